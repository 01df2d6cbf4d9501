#include "catch.hpp"
#include "table.hpp"

using table::play, table::forbidden, table::refused;

TEST_CASE("CAM-FIRE-2 range bands and their boundaries") {
  CHECK(play("camerone fire section=3 range=pb", {4, 6})["casualties"] == "6");
  CHECK(play("camerone fire section=3 distance=12", {4, 6})["casualties"] == "6");
  CHECK(play("camerone fire section=3 distance=12.01", {4, 6})["casualties"] == "5");
  CHECK(play("camerone fire section=3 distance=30cm", {4, 6})["casualties"] == "6");
  CHECK(play("camerone fire section=3 distance=30.1cm", {4, 6})["casualties"] == "5");
  CHECK(play("camerone fire section=3 distance=36in", {4, 6})["casualties"] == "5");
  CHECK(play("camerone fire section=3 distance=36.01in", {4, 6})["casualties"] == "3");
}

TEST_CASE("odds of fire") {
  CHECK(table::chance("camerone fire section=3 range=pb officer", "casualties", "5") == "1/6");
  CHECK(table::chance("camerone fire section=3 range=pb officer", "legionnaire_falls", "true") == "1/3");
}
