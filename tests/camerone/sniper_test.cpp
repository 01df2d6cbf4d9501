#include "catch.hpp"
#include "table.hpp"

using table::chance, table::play, table::refused;

TEST_CASE("CAM-SNIPER-1 one or two hits") {
  CHECK(play("camerone sniper men=4", {1})["hit"] == "true");
  CHECK(play("camerone sniper men=4", {2})["hit"] == "true");
  CHECK(play("camerone sniper men=4", {3})["hit"] == "false");
  CHECK(play("camerone sniper men=4", {6})["victim"] == "none");
}

TEST_CASE("CAM-SNIPER-1 an officer first") {
  CHECK(play("camerone sniper officers=1 men=4", {2})["victim"] == "officer");
  CHECK(play("camerone sniper officers=1", {1})["victim"] == "officer");
  CHECK(play("camerone sniper men=4", {2})["victim"] == "legionnaire");
  CHECK(play("camerone sniper officers=1 men=4", {3})["victim"] == "none");
}

TEST_CASE("CAM-SNIPER-1 somebody is in the courtyard, and the roll takes no --mod") {
  CHECK(refused("camerone sniper") != "accepted");
  CHECK(refused("camerone sniper officers=0 men=0") != "accepted");
  CHECK(refused("camerone sniper officers=1") == "accepted");
  CHECK(play("camerone sniper men=1", {3}).phase->main_roll.empty());
  CHECK(play("camerone sniper men=1", {3}, {-1})["hit"] == "false");
}

TEST_CASE("CAM-SNIPER-1 the exact chances") {
  CHECK(chance("camerone sniper officers=1 men=4", "victim", "officer") == "1/3");
  CHECK(chance("camerone sniper officers=1 men=4", "victim", "legionnaire") == "0");
  CHECK(chance("camerone sniper men=4", "victim", "none") == "2/3");
}
