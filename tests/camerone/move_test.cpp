#include "catch.hpp"
#include "table.hpp"

using table::play, table::refused;

TEST_CASE("CAM-MOVE-1 an inch a figure under fire, twice that when not") {
  CHECK(play("camerone move figures=10 under_fire")["per_turn"] == "10");
  CHECK(play("camerone move figures=10")["per_turn"] == "20");
  CHECK(play("camerone move figures=7 under_fire")["per_turn"] == "7");
  CHECK(play("camerone move figures=1 under_fire")["per_turn"] == "1");
  CHECK(play("camerone move figures=10 scale=cm")["per_turn"] == "20");
  CHECK(play("camerone move figures=10")["turns"] == "absent");
}

TEST_CASE("CAM-MOVE-1 the turns to the wall, a part of one counted whole") {
  CHECK(play("camerone move figures=10 under_fire distance=40")["turns"] == "4");
  CHECK(play("camerone move figures=10 under_fire distance=40.000001")["turns"] == "5");
  CHECK(play("camerone move figures=10 under_fire distance=39.999999")["turns"] == "4");
  CHECK(play("camerone move figures=4 distance=20")["turns"] == "3");
  CHECK(play("camerone move figures=4 distance=40")["turns"] == "5");
  CHECK(play("camerone move figures=10 distance=1")["turns"] == "1");
  CHECK(play("camerone move figures=10 distance=0")["turns"] == "0");
}

TEST_CASE("CAM-MOVE-1 a bare distance is in the scale") {
  CHECK(play("camerone move figures=10 under_fire distance=100 scale=cm")["turns"] == "10");
  CHECK(play("camerone move figures=10 under_fire distance=100 scale=in")["turns"] == "10");
  CHECK(play("camerone move figures=10 under_fire scale=cm distance=101")["turns"] == "11");
  CHECK(play("camerone move figures=10 under_fire distance=40in scale=cm")["turns"] == "11");  // 101.6 cm
}

TEST_CASE("CAM-MOVE-1 a distance in the other measure is converted exactly") {
  CHECK(play("camerone move figures=10 under_fire distance=101.6cm")["turns"] == "4");  // 40 in
  CHECK(play("camerone move figures=10 under_fire distance=101.600001cm")["turns"] == "5");
  CHECK(play("camerone move figures=10 under_fire distance=1m")["turns"] == "4");
  CHECK(play("camerone move figures=10 under_fire distance=1016mm")["turns"] == "4");
  CHECK(play("camerone move figures=10 under_fire distance=1ft scale=cm")["turns"] == "4");  // 30.48 cm
  CHECK(play("camerone move figures=10 under_fire distance=1m scale=cm")["turns"] == "10");
  CHECK(play("camerone move figures=127 under_fire distance=25ft scale=cm")["turns"] == "6");  // 762 cm
  CHECK(play("camerone move figures=1 under_fire distance=1000000m")["turns"] == "39370079");
}

TEST_CASE("CAM-MOVE-2 inside the farm one area a turn") {
  const auto p = play("camerone move areas=2");
  CHECK(p["turns"] == "2");
  CHECK(p["per_turn"] == "absent");
  CHECK(p.remarked("CAM-MOVE-2"));
  CHECK(play("camerone move areas=1")["turns"] == "1");
  CHECK_FALSE(play("camerone move figures=3").remarked("CAM-MOVE-2"));
}

TEST_CASE("CAM-MOVE the areas stand alone, and the approach needs figures") {
  CHECK(refused("camerone move") != "accepted");
  CHECK(refused("camerone move distance=40") != "accepted");
  CHECK(refused("camerone move areas=2 figures=10") != "accepted");
  CHECK(refused("camerone move areas=2 under_fire") != "accepted");
  CHECK(refused("camerone move areas=2 distance=40") != "accepted");
  CHECK(refused("camerone move areas=2 scale=in") != "accepted");
  CHECK(refused("camerone move areas=0") != "accepted");
  CHECK(refused("camerone move figures=0") != "accepted");
  CHECK(refused("camerone move areas=2") == "accepted");
}

TEST_CASE("CAM-MOVE has no dice") {
  CHECK_FALSE(play("camerone move areas=2").phase->rolls);
  CHECK(refused("camerone move areas=2", {3}) != "accepted");
}
