#include "catch.hpp"
#include "house.hpp"
#include "table.hpp"

using table::play, table::forbidden, table::refused;

namespace {
std::string move(const std::string& what) {
  const auto p = play("sahara move " + what);
  return p["strings"] + " " + p["inches"];
}
}  // namespace

TEST_CASE("SAH-RATE-1 strings of R1 a move, and inches") {
  CHECK(move("troop=infantry") == "1 12");
  CHECK(move("troop=camel") == "3/2 18");
  CHECK(move("troop=cavalry") == "2 24");
  CHECK(move("troop=wagon") == "1 12");
  CHECK(move("troop=caisson") == "2 24");
  CHECK(move("troop=pushed-cannon") == "1/2 6");
  CHECK(move("troop=armored-car") == "2 24");
  CHECK(move("troop=armoured-car") == "2 24");
  CHECK(move("troop=tank") == "1 12");
  CHECK(move("troop=truck") == "3 36");
  CHECK(move("troop=boat") == "1 12");
}

TEST_CASE("SAH-MOVE-1 a gentle slope up is a third slower, tanks excepted") {
  CHECK(move("troop=infantry terrain=gentle-up") == "2/3 8");
  CHECK(move("troop=camel terrain=gentle-up") == "1 12");
  CHECK(move("troop=cavalry terrain=gentle-up") == "4/3 16");
  CHECK(move("troop=wagon terrain=gentle-up") == "2/3 8");
  CHECK(move("troop=caisson terrain=gentle-up") == "4/3 16");
  CHECK(move("troop=pushed-cannon terrain=gentle-up") == "1/3 4");
  CHECK(move("troop=armored-car terrain=gentle-up") == "4/3 16");
  CHECK(move("troop=truck terrain=gentle-up") == "2 24");
  CHECK(move("troop=tank terrain=gentle-up") == "1 12");
}

TEST_CASE("SAH-MOVE-2 steep up: men and pushed guns at a third, nothing else") {
  CHECK(move("troop=infantry terrain=steep-up") == "1/3 4");
  CHECK(move("troop=pushed-cannon terrain=steep-up") == "1/6 2");
  for (const std::string troop : {"camel", "cavalry", "wagon", "caisson", "armored-car", "tank", "truck"})
    CHECK(forbidden("sahara move terrain=steep-up troop=" + troop) == "SAH-MOVE-2");
  CHECK(house::has_source("sahara", "move", "steep_up.camel", rules::Source::ruling));
  CHECK(house::has_source("sahara", "move", "steep_up.cavalry", rules::Source::published));
}

TEST_CASE("SAH-MOVE-3 downhill: gentle no effect, steep a third slower") {
  CHECK(move("troop=infantry terrain=gentle-down") == "1 12");
  CHECK(move("troop=truck terrain=gentle-down") == "3 36");
  CHECK(move("troop=infantry terrain=steep-down") == "2/3 8");
  CHECK(move("troop=tank terrain=steep-down") == "2/3 8");
  CHECK(move("troop=pushed-cannon terrain=steep-down") == "1/3 4");
}

TEST_CASE("SAH-MOVE-4 half speed in the ford") {
  CHECK(move("troop=infantry terrain=ford") == "1/2 6");
  CHECK(move("troop=camel terrain=ford") == "3/4 9");
  CHECK(move("troop=pushed-cannon terrain=ford") == "1/4 3");
  CHECK(move("troop=tank terrain=ford") == "1/2 6");
}

TEST_CASE("SAH-MOVE-5 hooking a gun halves the rate, on top of the ground") {
  CHECK(move("troop=caisson hooking") == "1 12");
  CHECK(move("troop=pushed-cannon hooking") == "1/4 3");
  CHECK(move("troop=caisson hooking terrain=gentle-up") == "2/3 8");
  CHECK(move("troop=pushed-cannon hooking terrain=steep-up") == "1/12 1");
  CHECK(move("troop=caisson hooking terrain=ford") == "1/2 6");
  for (const std::string troop : {"infantry", "camel", "cavalry", "wagon", "armored-car", "tank", "truck", "boat"})
    CHECK(refused("sahara move hooking troop=" + troop) != "accepted");
  CHECK(house::source(play("sahara move troop=caisson hooking"), "hooking") == "ruling");
}

TEST_CASE("SAH-MOVE-6 a boat on water only, and nothing else on it") {
  CHECK(move("troop=boat terrain=water") == "1 12");
  for (const std::string terrain : {"flat", "gentle-up", "steep-up", "gentle-down", "steep-down", "ford"})
    CHECK(forbidden("sahara move troop=boat terrain=" + terrain) == "SAH-MOVE-6");
  for (const std::string troop : {"infantry", "camel", "cavalry", "wagon", "caisson", "pushed-cannon", "armored-car", "tank", "truck"})
    CHECK(forbidden("sahara move terrain=water troop=" + troop) == "SAH-MOVE-6");
  CHECK(forbidden("sahara move troop=boat") == "allowed");
}

TEST_CASE("SAH-MOVE the reckoning is shown step by step") {
  const auto p = play("sahara move troop=caisson terrain=ford hooking");
  CHECK(p.step("rate") == "2");
  CHECK(p.step("through a ford") == "1");
  CHECK(p.step("hooking the gun") == "1/2");
}

TEST_CASE("SAH-MOVE the numbers are a house's to change") {
  CHECK(house::play("sahara move troop=infantry", {}, {{"rates.infantry", 8}})["strings"] == "4/3");
  CHECK(house::play("sahara move troop=infantry", {}, {{"r1", 10'000}})["inches"] == "10");
  CHECK(house::forbidden("sahara move troop=camel terrain=steep-up", {{"steep_up.camel", 1}}) == "allowed");
  CHECK(house::forbidden("sahara move troop=infantry terrain=steep-up", {{"steep_up.infantry", 0}}) == "SAH-MOVE-2");
  CHECK(house::play("sahara move troop=infantry terrain=ford", {}, {{"ford", 6}})["strings"] == "1");
}
