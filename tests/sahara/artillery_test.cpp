#include "catch.hpp"
#include "house.hpp"
#include "table.hpp"

using table::play, table::forbidden;

TEST_CASE("SAH-ART-1 where the shell lands") {
  CHECK(play("sahara artillery", {1})["landing"] == "direct");
  CHECK(play("sahara artillery", {2})["landing"] == "direct");
  CHECK(play("sahara artillery", {3})["landing"] == "short");
  CHECK(play("sahara artillery", {4})["landing"] == "over");
  CHECK(play("sahara artillery", {5})["landing"] == "left");
  CHECK(play("sahara artillery", {6})["landing"] == "right");
  CHECK(house::source(play("sahara artillery", {6}), "on_6") == "ruling");
}

TEST_CASE("SAH-ART-1 the text says which reading is in force") {
  CHECK(house::remarks(play("sahara artillery", {1}), "SAH-ART-1", "1-2 is the direct hit") == 1);
  const std::vector<house::Value> other = {{"on_1", 3}, {"on_2", 4}, {"on_5", 0}, {"on_6", 0}};
  CHECK(house::play("sahara artillery", {5}, other)["landing"] == "direct");
  CHECK(house::play("sahara artillery", {1}, other)["landing"] == "left");
  CHECK(house::remarks(house::play("sahara artillery", {1}, other), "SAH-ART-1", "5-6 is the direct hit") == 1);
  CHECK(house::remarks(house::play("sahara artillery", {1}, {{"on_3", 0}}), "SAH-ART-1", "house") == 1);
  CHECK(house::remarks(house::play("sahara artillery", {1}, {{"on_1", 1}}), "SAH-ART-1", "house") == 1);
  CHECK(house::remarks(house::play("sahara artillery", {1}, {{"on_2", 1}, {"on_5", 0}}), "SAH-ART-1", "house") == 1);
}

TEST_CASE("SAH-ART-2 in position for a full move, and a turn after it is unhooked") {
  CHECK(forbidden("sahara artillery") == "allowed");
  CHECK(forbidden("sahara artillery settled=1") == "allowed");
  CHECK(forbidden("sahara artillery settled=0") == "SAH-ART-2");
  CHECK(forbidden("sahara artillery unhooked") == "SAH-ART-2");
  CHECK(forbidden("sahara artillery settled=3 unhooked") == "SAH-ART-2");
  CHECK(forbidden("sahara artillery settled=0 distance=R9") == "SAH-ART-2");  // the first clause listed
}

TEST_CASE("SAH-ART-3 a mortar not under R1, a cannon beyond it, both to R4") {
  CHECK(forbidden("sahara artillery kind=mortar distance=R1") == "allowed");
  CHECK(forbidden("sahara artillery kind=mortar distance=11.999999in") == "SAH-ART-3");
  CHECK(forbidden("sahara artillery kind=cannon distance=R1") == "SAH-ART-3");
  CHECK(forbidden("sahara artillery kind=cannon distance=12.000001in") == "allowed");
  CHECK(forbidden("sahara artillery kind=cannon distance=0") == "SAH-ART-3");
  for (const std::string kind : {"cannon", "mortar"}) {
    CHECK(forbidden("sahara artillery distance=R4 kind=" + kind) == "allowed");
    CHECK(forbidden("sahara artillery distance=4ft kind=" + kind) == "allowed");
    CHECK(forbidden("sahara artillery distance=R4.000001 kind=" + kind) == "SAH-ART-3");
    CHECK(forbidden("sahara artillery distance=121.92cm kind=" + kind) == "allowed");
    CHECK(forbidden("sahara artillery distance=121.920001cm kind=" + kind) == "SAH-ART-3");
  }
  CHECK(house::source(play("sahara artillery distance=R2", {1}), "reach") == "reconstructed");
}

TEST_CASE("SAH-ART-1 a direct hit is one in three in either reading") {
  CHECK(table::chance("sahara artillery", "landing", "direct") == "1/3");
  CHECK(table::chance("sahara artillery", "landing", "right") == "1/6");
}
