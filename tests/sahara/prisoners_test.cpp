#include "catch.hpp"
#include "house.hpp"
#include "table.hpp"

using table::play;

TEST_CASE("SAH-PRISON-1 a guard for eight on the march, for twelve behind the lines, begun ones counted") {
  CHECK(play("sahara prisoners count=1")["guards"] == "1");
  CHECK(play("sahara prisoners count=8")["guards"] == "1");
  CHECK(play("sahara prisoners count=9")["guards"] == "2");
  CHECK(play("sahara prisoners count=16")["guards"] == "2");
  CHECK(play("sahara prisoners count=17")["guards"] == "3");
  CHECK(play("sahara prisoners count=12 behind_lines")["guards"] == "1");
  CHECK(play("sahara prisoners count=13 behind_lines")["guards"] == "2");
  CHECK_THROWS(table::set_up("sahara prisoners count=0"));
  CHECK(house::play("sahara prisoners count=9", {}, {{"guards.march", 9}})["guards"] == "1");
}
