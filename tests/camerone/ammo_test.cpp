#include "catch.hpp"
#include "table.hpp"

using table::chance, table::play, table::refused;

TEST_CASE("CAM-AMMO-2 a d100 is the rounds that the company has") {
  CHECK(play("camerone ammo", {1})["rounds"] == "1");
  CHECK(play("camerone ammo", {73})["rounds"] == "73");
  CHECK(play("camerone ammo", {100})["rounds"] == "100");
  CHECK(refused("camerone ammo", {0}) != "accepted");
  CHECK(refused("camerone ammo", {101}) != "accepted");
}

TEST_CASE("CAM-AMMO-2 the roll takes no --mod") {
  CHECK(play("camerone ammo", {73}).phase->main_roll.empty());
  CHECK(play("camerone ammo", {73}, {+5})["rounds"] == "73");
}

TEST_CASE("CAM-AMMO-2 the exact chances") {
  CHECK(chance("camerone ammo", "rounds", "1") == "1/100");
  CHECK(chance("camerone ammo", "rounds", "100") == "1/100");
  CHECK(chance("camerone ammo", "rounds", "0") == "0");
}
