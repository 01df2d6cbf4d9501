#include "catch.hpp"
#include "khyber/house.hpp"

using table::chance, table::play;

TEST_CASE("KHY-RALLY-1 over 5 stops him") {
  CHECK(play("khyber rally", {5})["rallies"] == "false");
  CHECK(play("khyber rally", {6})["rallies"] == "true");
  CHECK(play("khyber rally", {5}, {1})["rallies"] == "true");
  CHECK(play("khyber rally", {6}, {-1})["rallies"] == "false");
  CHECK(chance("khyber rally", "rallies", "true") == "3/4");
  CHECK(house::play("khyber rally", {{"over", 10}}, {10})["rallies"] == "false");
  CHECK(house::play("khyber rally", {{"over", 10}}, {11})["rallies"] == "true");
}
