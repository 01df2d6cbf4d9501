#include "catch.hpp"
#include "house.hpp"
#include "table.hpp"

using table::play, table::forbidden, table::refused;
using Faces = std::vector<rules::Face>;

namespace {
// Pairs of dice with these totals.
Faces totals(std::vector<int> wanted) {
  Faces faces;
  for (const int t : wanted) {
    faces.push_back(t / 2);
    faces.push_back(t - t / 2);
  }
  return faces;
}
}  // namespace

TEST_CASE("SAH-GATLING exactly one kind of range, and no more of them than targets") {
  CHECK(refused("sahara gatling targets=2") != "accepted");
  CHECK(refused("sahara gatling targets=2 range=close distance=2") != "accepted");
  CHECK(refused("sahara gatling targets=2 range=close range=long") == "accepted");
  CHECK(refused("sahara gatling targets=2 range=close range=long range=long") != "accepted");
  CHECK(refused("sahara gatling targets=1 distance=1 distance=2") != "accepted");
  CHECK(refused("sahara gatling targets=2 distance=1 distance=2") == "accepted");
}

TEST_CASE("SAH-GATLING-1 ten shots at the first target until it is hit, then at the next") {
  const auto none = play("sahara gatling targets=3 range=medium", totals({7, 7, 7, 7, 7, 7, 7, 7, 7, 7}));
  CHECK(none["hits"] == "0");
  CHECK(none["shots_fired"] == "10");
  const auto two = play("sahara gatling targets=3 range=medium", totals({7, 8, 7, 7, 7, 8, 7, 7, 7, 7}));
  CHECK(two["hits"] == "2");
  CHECK(two["shots_fired"] == "10");
  const auto tenth = play("sahara gatling targets=1 range=medium", totals({7, 7, 7, 7, 7, 7, 7, 7, 7, 8}));
  CHECK(tenth["hits"] == "1");
  CHECK(tenth["shots_fired"] == "10");
}

TEST_CASE("SAH-GATLING-1 it stops when none is left") {
  const auto one = play("sahara gatling targets=1 range=close", totals({5, 6}));
  CHECK(one["hits"] == "1");
  CHECK(one["shots_fired"] == "2");
  const auto three = play("sahara gatling targets=3 range=close", totals({6, 6, 6}));
  CHECK(three["hits"] == "3");
  CHECK(three["shots_fired"] == "3");
  CHECK_THROWS(play("sahara gatling targets=3 range=close", totals({6, 6, 6, 6})));
  CHECK(play("sahara gatling targets=20 range=close", totals({6, 6, 6, 6, 6, 6, 6, 6, 6, 6}))["hits"] == "10");
}

TEST_CASE("SAH-GATLING-1 each target at its own range, the last holding for the rest") {
  const std::string line = "sahara gatling targets=4 range=close range=medium range=long";
  CHECK(play(line, totals({6, 8, 10, 10}))["shots_fired"] == "4");
  CHECK(play(line, totals({6, 6, 8, 8, 10, 8, 8, 8, 8, 9}))["hits"] == "3");
  const std::string lengths = "sahara gatling targets=3 distance=R1 distance=R2 distance=R3";
  CHECK(play(lengths, totals({6, 8, 10}))["shots_fired"] == "3");
  CHECK(play(lengths, totals({5, 6, 7, 8, 9, 10}))["shots_fired"] == "6");
}

TEST_CASE("SAH-GATLING-1 the string is R3") {
  CHECK(play("sahara gatling targets=1 distance=12in", totals({6}))["hits"] == "1");
  CHECK(play("sahara gatling targets=1 distance=12.000001in", totals({6, 8}))["shots_fired"] == "2");
  CHECK(play("sahara gatling targets=1 distance=24in", totals({7, 8}))["shots_fired"] == "2");
  CHECK(play("sahara gatling targets=1 distance=24.000001in", totals({8, 10}))["shots_fired"] == "2");
  CHECK(forbidden("sahara gatling targets=1 distance=36in") == "allowed");
  CHECK(forbidden("sahara gatling targets=1 distance=36.000001in") == "SAH-GATLING-1");
  CHECK(forbidden("sahara gatling targets=2 distance=30in distance=37in") == "SAH-GATLING-1");
}

TEST_CASE("SAH-GATLING-1 a target fired at before is the first one only; cover is every target's") {
  const auto p = play("sahara gatling targets=2 range=medium same_target", totals({5, 6, 6, 7, 8}));
  CHECK(p["shots_fired"] == "5");
  CHECK(p.modifier("fired at before and has not moved") == "2");  // once
  CHECK(play("sahara gatling targets=2 range=close cover=wagon", totals({6, 7, 6, 7}))["shots_fired"] == "4");
  CHECK(play("sahara gatling targets=2 range=close cover=wall", totals({7, 8, 7, 8}))["shots_fired"] == "4");
}

TEST_CASE("SAH-GATLING what the dice must come to is shown for each target") {
  CHECK(house::least_wanted(play("sahara gatling targets=1 range=long cover=wall", totals({12}))) == 12);
  CHECK(house::least_wanted(play("sahara gatling targets=2 range=close range=medium", totals({6, 8}))) == 8);
  const auto p = play("sahara gatling targets=1 range=close", totals({6}));
  CHECK(p.step("target") == "1");
  CHECK(p.step("at") == "close");
  CHECK(house::source(p, "strings.r3") == "");
  CHECK(house::source(play("sahara gatling targets=1 distance=R1", totals({6})), "strings.r3") == "ruling");
}

TEST_CASE("SAH-GATLING --mod is added to each pair") {
  CHECK(play("sahara gatling targets=2 range=close", totals({4, 5, 4, 5}), {1})["shots_fired"] == "4");
  CHECK(play("sahara gatling targets=1 range=close", totals({6, 7}), {-1})["shots_fired"] == "2");
}

TEST_CASE("SAH-GATLING the numbers are a house's to change") {
  CHECK(house::play("sahara gatling targets=9 range=close", totals({2, 2}), {{"shots", 2}})["shots_fired"] == "2");
  CHECK(house::forbidden("sahara gatling targets=1 distance=R4", {{"reach", 4}}) == "allowed");
}

TEST_CASE("SAH-GATLING the odds") {
  CHECK(table::chance("sahara gatling targets=1 range=close", "shots_fired", "1") == "13/18");
  CHECK(table::chance("sahara gatling targets=1 range=close", "shots_fired", "10") == "1953125/198359290368");  // (5/18)^9
  CHECK(table::chance("sahara gatling targets=1 range=close", "hits", "0") == "9765625/3570467226624");         // (5/18)^10
  CHECK(table::chance("sahara gatling targets=2 range=close range=long", "shots_fired", "2") == "13/108");
  CHECK(table::chance("sahara gatling targets=2 range=long same_target", "shots_fired", "2") == "5/72");  // 5/12 of 1/6
}
