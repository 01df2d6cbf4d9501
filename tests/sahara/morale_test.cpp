#include "catch.hpp"
#include "house.hpp"
#include "table.hpp"

using rules::kHeads, rules::kTails;
using table::play, table::refused;

namespace {
std::string morale(const std::string& unit, std::vector<rules::Face> faces = {}) {
  const auto p = play("sahara morale " + unit, faces);
  return p["result"] + " " + p["cause"] + " " + p["moves"];
}
}  // namespace

TEST_CASE("SAH-MORALE-1 natives and auxiliaries go back at half losses, unless an officer is present") {
  for (const std::string troop : {"troop=native", "troop=auxiliary"}) {
    CHECK(morale(troop + " men=20 lost=9") == "stands none 0");
    CHECK(morale(troop + " men=20 lost=10") == "retreats losses 1");
    CHECK(morale(troop + " men=21 lost=10") == "stands none 0");
    CHECK(morale(troop + " men=21 lost=11") == "retreats losses 1");
    CHECK(morale(troop + " men=20 lost=20") == "retreats losses 1");
    CHECK(morale(troop + " men=20 lost=10 officer") == "stands none 0");
  }
  CHECK(house::source(play("sahara morale troop=native men=2 lost=1"), "losses_moves") == "ruling");
}

TEST_CASE("SAH-MORALE-1 a regular unit at half losses without its officer stands fast") {
  CHECK(morale("troop=regular men=20 lost=9") == "stands none 0");
  CHECK(morale("troop=regular men=20 lost=10") == "stands-fast losses 0");
  CHECK(morale("troop=regular men=20 lost=10 officer") == "stands none 0");
}

TEST_CASE("SAH-MORALE-1 losses are looked at first, and a retreat for them flips no coin") {
  CHECK(morale("troop=native men=20 lost=10 chief_killed new_weapon") == "retreats losses 1");
  CHECK(morale("troop=native men=20 lost=9 chief_killed", {kTails}) == "retreats chief 2");
}

TEST_CASE("SAH-MORALE-2 within R1 of the commander nobody goes back for losses") {
  CHECK(morale("troop=native men=20 lost=20 commander_near") == "stands none 0");
  CHECK(morale("troop=auxiliary men=20 lost=10 commander_near") == "stands none 0");
  CHECK(morale("troop=regular men=20 lost=10 commander_near") == "stands none 0");
  CHECK(play("sahara morale troop=native men=20 lost=10 commander_near").remarked("SAH-MORALE-2"));
  CHECK_FALSE(play("sahara morale troop=native men=20 lost=9 commander_near").remarked("SAH-MORALE-2"));
  CHECK(morale("troop=native men=20 lost=10 commander_near new_weapon", {kTails}) == "retreats new-weapon 1");  // for losses only
}

TEST_CASE("SAH-MORALE-3 the chief killed: natives flip, officer or not") {
  CHECK(morale("troop=native men=20 chief_killed", {kHeads}) == "stands none 0");
  CHECK(morale("troop=native men=20 chief_killed", {kTails}) == "retreats chief 2");
  CHECK(morale("troop=native men=20 chief_killed officer", {kTails}) == "retreats chief 2");
  CHECK(morale("troop=native men=20 lost=15 chief_killed officer", {kTails}) == "retreats chief 2");
  CHECK(morale("troop=auxiliary men=20 chief_killed") == "stands none 0");
  CHECK(morale("troop=regular men=20 chief_killed") == "stands none 0");
}

TEST_CASE("SAH-MORALE-4 a weapon never seen before: natives flip") {
  CHECK(morale("troop=native men=20 new_weapon", {kHeads}) == "stands none 0");
  CHECK(morale("troop=native men=20 new_weapon", {kTails}) == "retreats new-weapon 1");
  CHECK(morale("troop=native men=20 new_weapon officer", {kTails}) == "retreats new-weapon 1");
  CHECK(morale("troop=auxiliary men=20 new_weapon") == "stands none 0");
  CHECK(morale("troop=regular men=20 new_weapon") == "stands none 0");
}

TEST_CASE("SAH-MORALE-4 the second coin only where the first did not send them back") {
  CHECK(morale("troop=native men=20 chief_killed new_weapon", {kTails}) == "retreats chief 2");
  CHECK(morale("troop=native men=20 chief_killed new_weapon", {kHeads, kHeads}) == "stands none 0");
  CHECK(morale("troop=native men=20 chief_killed new_weapon", {kHeads, kTails}) == "retreats new-weapon 1");
}

TEST_CASE("SAH-MORALE no more are lost than there were, and the numbers are a house's to change") {
  CHECK(refused("sahara morale troop=native men=20 lost=20") == "accepted");
  CHECK(refused("sahara morale troop=native men=20 lost=21") != "accepted");
  CHECK_THROWS(table::set_up("sahara morale troop=native men=0"));
  CHECK(house::play("sahara morale troop=native men=4 lost=1", {}, {{"heavy_losses", 3}, {"losses_moves", 2}})["moves"] == "2");
  CHECK(house::play("sahara morale troop=native men=5 lost=1", {}, {{"heavy_losses", 3}})["result"] == "stands");
}

TEST_CASE("SAH-MORALE the odds of two coins") {
  const std::string line = "sahara morale troop=native men=20 chief_killed new_weapon";
  CHECK(table::chance(line, "result", "stands") == "1/4");
  CHECK(table::chance(line, "cause", "chief") == "1/2");
  CHECK(table::chance(line, "cause", "new-weapon") == "1/4");
}
