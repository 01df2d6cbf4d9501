#include "catch.hpp"
#include "table.hpp"

using table::chance, table::play, table::refused;

TEST_CASE("CAM-HOLD-1 they hold when the roll is less than the figures and ten for each officer") {
  CHECK(play("camerone hold figures=9 officers=1", {18})["limit"] == "19");
  CHECK(play("camerone hold figures=9 officers=1", {18})["holds"] == "true");
  CHECK(play("camerone hold figures=9 officers=1", {19})["holds"] == "false");
  CHECK(play("camerone hold figures=24", {23})["holds"] == "true");
  CHECK(play("camerone hold figures=24", {24})["holds"] == "false");
  CHECK(play("camerone hold figures=24 officers=2", {43})["holds"] == "true");
  CHECK(play("camerone hold figures=24 officers=3", {54})["limit"] == "54");
}

TEST_CASE("CAM-HOLD-1 one figure alone never holds, and enough of them always do") {
  CHECK(play("camerone hold figures=1", {1})["holds"] == "false");
  CHECK(play("camerone hold figures=2", {1})["holds"] == "true");
  CHECK(play("camerone hold figures=101", {100})["holds"] == "true");
  CHECK(play("camerone hold figures=100", {100})["holds"] == "false");
}

TEST_CASE("CAM-HOLD-1 --mod is added to the roll, not to the limit") {
  const auto p = play("camerone hold figures=35 officers=1", {49}, {-5});
  CHECK(p["limit"] == "45");
  CHECK(p["holds"] == "true");
  CHECK(p.step("total") == "44");
  CHECK(play("camerone hold figures=35 officers=1", {50}, {-5})["holds"] == "false");
  CHECK(play("camerone hold figures=35 officers=1", {50}).step("total") == "");
}

TEST_CASE("CAM-HOLD-1 what is refused") {
  CHECK(refused("camerone hold officers=1") != "accepted");
  CHECK(refused("camerone hold figures=0") != "accepted");
  CHECK(refused("camerone hold figures=10 officers=4") != "accepted");
  CHECK(refused("camerone hold figures=10 officers=3") == "accepted");
}

TEST_CASE("CAM-HOLD-1 the exact chances") {
  CHECK(chance("camerone hold figures=24 officers=2", "holds", "true") == "43/100");
  CHECK(chance("camerone hold figures=37 officers=2", "holds", "true") == "14/25");
  CHECK(chance("camerone hold figures=200", "holds", "true") == "1");
}
