#include "catch.hpp"
#include "table.hpp"

using table::chance, table::play, table::refused;

TEST_CASE("CAM-BREAKOUT-1 they leave when two dice come to the men who try, or fewer") {
  CHECK(play("camerone breakout men=9", {1, 5})["total"] == "6");
  CHECK(play("camerone breakout men=9", {4, 5})["breaks_out"] == "true");
  CHECK(play("camerone breakout men=9", {5, 5})["breaks_out"] == "false");
  CHECK(play("camerone breakout men=1", {1, 1})["breaks_out"] == "false");
  CHECK(play("camerone breakout men=2", {1, 1})["breaks_out"] == "true");
  CHECK(play("camerone breakout men=12", {6, 6})["breaks_out"] == "true");
}

TEST_CASE("CAM-BREAKOUT-1 --mod is added to the sum, once") {
  CHECK(play("camerone breakout men=9", {5, 5}, {-1})["total"] == "9");
  CHECK(play("camerone breakout men=9", {5, 5}, {-1})["breaks_out"] == "true");
  CHECK(play("camerone breakout men=9", {4, 5}, {+1})["breaks_out"] == "false");
}

TEST_CASE("CAM-BREAKOUT-1 what is refused") {
  CHECK(refused("camerone breakout") != "accepted");
  CHECK(refused("camerone breakout men=0") != "accepted");
  CHECK(refused("camerone breakout men=9", {6}) != "accepted");
}

TEST_CASE("CAM-BREAKOUT-1 the exact chances") {
  CHECK(chance("camerone breakout men=9", "breaks_out", "true") == "5/6");
  CHECK(chance("camerone breakout men=9", "total", "7") == "1/6");
  CHECK(chance("camerone breakout men=1", "breaks_out", "true") == "0");
}
