#include "catch.hpp"
#include "table.hpp"

using table::chance, table::play, table::refused;

TEST_CASE("CAM-STORM-1 the roll less the defenders gets over") {
  CHECK(play("camerone storm defenders=2 figures=10", {5})["men_over"] == "3");
  CHECK(play("camerone storm figures=10", {6})["men_over"] == "6");
  CHECK(play("camerone storm defenders=2 figures=10", {3})["men_over"] == "1");
}

TEST_CASE("CAM-STORM-1 never under nought, nor more than the unit has") {
  CHECK(play("camerone storm defenders=5 figures=7", {5})["men_over"] == "0");
  CHECK(play("camerone storm defenders=5 figures=7", {1})["men_over"] == "0");
  CHECK(play("camerone storm defenders=5 figures=7", {1}).step("total") == "-4");
  CHECK(play("camerone storm figures=3", {3})["men_over"] == "3");
  CHECK(play("camerone storm figures=3", {4})["men_over"] == "3");
  CHECK(play("camerone storm figures=1", {6})["men_over"] == "1");
}

TEST_CASE("CAM-STORM-1 --mod is added to the roll, within the same limits") {
  CHECK(play("camerone storm defenders=2 figures=10", {4}, {-1})["men_over"] == "1");
  CHECK(play("camerone storm defenders=2 figures=10", {6}, {+8})["men_over"] == "10");
}

TEST_CASE("CAM-STORM-1 what is refused") {
  CHECK(refused("camerone storm defenders=2") != "accepted");
  CHECK(refused("camerone storm defenders=2 figures=0") != "accepted");
}

TEST_CASE("CAM-STORM-1 the exact chances") {
  CHECK(chance("camerone storm defenders=5 figures=7", "men_over", "0") == "5/6");
  CHECK(chance("camerone storm defenders=2 figures=6", "men_over", "0") == "1/3");
  CHECK(chance("camerone storm figures=2", "men_over", "2") == "5/6");
}
