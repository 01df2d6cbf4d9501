#include "catch.hpp"
#include "house.hpp"
#include "table.hpp"

using table::play;

TEST_CASE("SAH-GRAPE-1 grape: ten figures at most, two damage on each") {
  CHECK(play("sahara grape figures=9")["casualties"] == "9");
  CHECK(play("sahara grape figures=10")["casualties"] == "10");
  CHECK(play("sahara grape figures=11")["casualties"] == "10");
  CHECK(play("sahara grape figures=4 resist=2")["casualties"] == "4");
  CHECK(play("sahara grape figures=4 resist=3")["casualties"] == "0");
  CHECK(play("sahara grape figures=0")["casualties"] == "0");
  CHECK(house::play("sahara grape figures=14 resist=3", {}, {{"figures", 12}, {"grape_damage", 3}})["casualties"] == "12");
}

TEST_CASE("SAH-GRAPE-1 a burst: every figure, one damage on each") {
  CHECK(play("sahara grape figures=11 burst")["casualties"] == "11");
  CHECK(play("sahara grape figures=300 burst")["casualties"] == "300");
  CHECK(play("sahara grape figures=11 burst resist=2")["casualties"] == "0");
  CHECK(house::play("sahara grape figures=11 burst resist=2", {}, {{"burst_damage", 2}})["casualties"] == "11");
}
