#include "catch.hpp"
#include "table.hpp"

using table::chance, table::play, table::refused;

TEST_CASE("CAM-RUSH-1 two average dice give the companies, split as evenly as can be") {
  const auto even = play("camerone rush", {3, 5});
  CHECK(even["companies"] == "8");
  CHECK(even["first"] == "4");
  CHECK(even["second"] == "4");
  const auto odd = play("camerone rush", {2, 3});
  CHECK(odd["companies"] == "5");
  CHECK(odd["first"] == "3");
  CHECK(odd["second"] == "2");
  CHECK(play("camerone rush", {5, 5})["first"] == "5");
  CHECK(refused("camerone rush", {1, 3}) != "accepted");
  CHECK(refused("camerone rush", {3, 6}) != "accepted");
}

TEST_CASE("CAM-RUSH-1 the odd company goes where it is sent") {
  CHECK(play("camerone rush larger=north", {2, 3})["first"] == "3");
  CHECK(play("camerone rush larger=south", {2, 3})["first"] == "2");
  CHECK(play("camerone rush larger=south", {2, 3})["second"] == "3");
  CHECK(play("camerone rush larger=south", {3, 3})["first"] == "3");
  CHECK(play("camerone rush walls=east walls=west larger=west", {2, 3})["second"] == "3");
  CHECK(play("camerone rush walls=east walls=west", {2, 3})["first"] == "3");
}

TEST_CASE("CAM-RUSH-1 or by a die, rolled only for an odd number") {
  CHECK(play("camerone rush larger=roll", {2, 3, 1})["first"] == "3");
  CHECK(play("camerone rush larger=roll", {2, 3, 3})["first"] == "3");
  CHECK(play("camerone rush larger=roll", {2, 3, 4})["first"] == "2");
  CHECK(play("camerone rush larger=roll", {2, 3, 6})["second"] == "3");
  CHECK(play("camerone rush larger=roll", {3, 5})["first"] == "4");
  CHECK(refused("camerone rush larger=roll", {3, 5, 1}) != "accepted");
  CHECK(refused("camerone rush larger=roll", {2, 3}) != "accepted");
}

TEST_CASE("CAM-RUSH-2 they start 40 inches out, 20 along a wall whose sheds and stables they hold") {
  const auto none = play("camerone rush", {3, 3});
  CHECK(none["first_start"] == "40");
  CHECK(none["second_start"] == "40");
  CHECK(none.step("start line at the first wall") == "100cm");
  const auto south = play("camerone rush sheds_lost=south", {3, 3});
  CHECK(south["first_start"] == "40");
  CHECK(south["second_start"] == "20");
  CHECK(south.step("start line at the first wall") == "100cm");
  CHECK(south.step("start line at the second wall") == "50cm");
  const auto both = play("camerone rush sheds_lost=south sheds_lost=north", {3, 3});
  CHECK(both["first_start"] == "20");
  CHECK(both["second_start"] == "20");
  CHECK(play("camerone rush walls=east walls=west sheds_lost=east", {3, 3})["first_start"] == "20");
}

TEST_CASE("CAM-RUSH the walls are two different names, neither of them roll") {
  CHECK(refused("camerone rush walls=east") != "accepted");
  CHECK(refused("camerone rush walls=east walls=east") != "accepted");
  CHECK(refused("camerone rush walls=east walls=west walls=south") != "accepted");
  CHECK(refused("camerone rush walls=east walls=roll") != "accepted");
  CHECK(refused("camerone rush walls=roll walls=west") != "accepted");
  CHECK(refused("camerone rush walls=east walls=west") == "accepted");
}

TEST_CASE("CAM-RUSH what is sent or lost is one of the walls") {
  CHECK(refused("camerone rush larger=east") == "--larger takes north, south or roll, not 'east'");
  CHECK(refused("camerone rush larger=nroth") == "--larger takes north, south or roll, not 'nroth', did you mean north?");
  CHECK(refused("camerone rush sheds_lost=east") == "--sheds-lost takes north or south, not 'east'");
  CHECK(refused("camerone rush sheds_lost=roll") != "accepted");
  CHECK(refused("camerone rush walls=east walls=west larger=north") != "accepted");
  CHECK(refused("camerone rush walls=east walls=west sheds_lost=west") == "accepted");
}

TEST_CASE("CAM-RUSH no roll of it takes --mod") {
  CHECK(play("camerone rush", {2, 3}).phase->main_roll.empty());
  CHECK(play("camerone rush", {2, 3}, {+1})["companies"] == "5");
}

TEST_CASE("CAM-RUSH the exact chances") {
  CHECK(chance("camerone rush", "companies", "7") == "5/18");
  CHECK(chance("camerone rush", "companies", "4") == "1/36");
  CHECK(chance("camerone rush", "first", "4") == "1/2");
  CHECK(chance("camerone rush", "second", "4") == "1/3");
  CHECK(chance("camerone rush larger=roll", "first", "4") == "5/12");
}
