#include "catch.hpp"
#include "table.hpp"

using table::chance, table::play, table::refused;

TEST_CASE("CAM-BAYONET-1 four or more kills, one kills the fighter, two and three do neither") {
  const auto at = [](rules::Face face) { return play("camerone melee legionnaires=1 mexicans=1", {face}); };
  for (const rules::Face face : {4, 5, 6}) {
    CHECK(at(face)["mexicans_killed"] == "1");
    CHECK(at(face)["mexicans_left"] == "0");
    CHECK(at(face)["legionnaires_lost"] == "0");
  }
  for (const rules::Face face : {2, 3}) {
    CHECK(at(face)["mexicans_killed"] == "0");
    CHECK(at(face)["legionnaires_lost"] == "0");
  }
  CHECK(at(1)["mexicans_killed"] == "0");
  CHECK(at(1)["mexicans_left"] == "1");
  CHECK(at(1)["legionnaires_lost"] == "1");
}

TEST_CASE("CAM-BAYONET-1 a fighter takes on three at most, one die each") {
  const auto p = play("camerone melee legionnaires=1 mexicans=5", {4, 6, 5});
  CHECK(p["mexicans_killed"] == "3");
  CHECK(p["mexicans_left"] == "2");
  CHECK(refused("camerone melee legionnaires=1 mexicans=5", {4, 6, 5, 4}) != "accepted");
  CHECK(refused("camerone melee legionnaires=1 mexicans=5", {4, 6}) != "accepted");
}

TEST_CASE("CAM-BAYONET-1 a dead fighter rolls no more") {
  const auto p = play("camerone melee legionnaires=1 mexicans=3", {4, 1});
  CHECK(p["mexicans_killed"] == "1");
  CHECK(p["legionnaires_lost"] == "1");
  const auto two = play("camerone melee legionnaires=2 mexicans=3", {1, 4, 4, 4});
  CHECK(two["mexicans_killed"] == "3");
  CHECK(two["legionnaires_lost"] == "1");
}

TEST_CASE("CAM-BAYONET-1 officers fight after the men") {
  const auto p = play("camerone melee legionnaires=1 officers=1 mexicans=3", {1, 5, 2, 1});
  CHECK(p["legionnaires_lost"] == "1");
  CHECK(p["officers_lost"] == "1");
  CHECK(p["mexicans_killed"] == "1");
  const auto man = play("camerone melee legionnaires=1 officers=1 mexicans=1", {1, 4});
  CHECK(man["legionnaires_lost"] == "1");
  CHECK(man["officers_lost"] == "0");
  CHECK(play("camerone melee officers=1 mexicans=4", {2, 5, 1})["officers_lost"] == "1");
}

TEST_CASE("CAM-BAYONET-2 he faces as many as are standing when his turn comes") {
  // Three Mexicans: the first man kills two, and the second has one before him.
  const auto p = play("camerone melee legionnaires=2 mexicans=3", {4, 4, 2, 3});
  CHECK(p["mexicans_killed"] == "2");
  CHECK(p["mexicans_left"] == "1");
  CHECK(refused("camerone melee legionnaires=2 mexicans=3", {4, 4, 2, 3, 4}) != "accepted");
  // The first man, who faced two, does not come back to the one who was left.
  CHECK(play("camerone melee legionnaires=1 mexicans=2", {3, 4})["mexicans_left"] == "1");
  CHECK(play("camerone melee legionnaires=1 officers=1 mexicans=4", {2, 3, 5, 6, 5, 2})["mexicans_killed"] == "3");
}

TEST_CASE("CAM-BAYONET-2 with none standing he rolls nothing") {
  const auto p = play("camerone melee legionnaires=3 officers=2 mexicans=2", {4, 4});
  CHECK(p["mexicans_left"] == "0");
  CHECK(p["legionnaires_lost"] == "0");
  CHECK(refused("camerone melee legionnaires=3 mexicans=2", {4, 4, 4}) != "accepted");
}

TEST_CASE("CAM-BAYONET-1 --mod applies to every bayonet die") {
  const auto up = play("camerone melee legionnaires=1 mexicans=3", {3, 3, 1}, {+1});
  CHECK(up["mexicans_killed"] == "2");
  CHECK(up["legionnaires_lost"] == "0");
  const auto down = play("camerone melee legionnaires=1 officers=1 mexicans=1", {2, 4}, {-1});
  CHECK(down["legionnaires_lost"] == "1");
  CHECK(down["officers_lost"] == "0");
  CHECK(down["mexicans_killed"] == "0");
}

TEST_CASE("CAM-BAYONET-2 the workings say how many each fighter faces") {
  CHECK(play("camerone melee legionnaires=1 mexicans=5", {2, 2, 2}).step("a Legionnaire faces") == "3");
  CHECK(play("camerone melee legionnaires=1 mexicans=2", {2, 2}).step("a Legionnaire faces") == "2");
  CHECK(play("camerone melee officers=1 mexicans=1", {2}).step("an officer faces") == "1");
}

TEST_CASE("CAM-BAYONET what is refused") {
  CHECK(refused("camerone melee mexicans=3") != "accepted");
  CHECK(refused("camerone melee legionnaires=3") != "accepted");
  CHECK(refused("camerone melee legionnaires=3 mexicans=0") != "accepted");
  CHECK(refused("camerone melee legionnaires=3 officers=4 mexicans=1") != "accepted");
  CHECK(refused("camerone melee officers=3 mexicans=1") == "accepted");
}

TEST_CASE("CAM-BAYONET the exact chances") {
  CHECK(chance("camerone melee officers=1 mexicans=2", "mexicans_killed", "1") == "5/12");
  CHECK(chance("camerone melee officers=1 mexicans=2", "officers_lost", "1") == "11/36");
  CHECK(chance("camerone melee officers=1 mexicans=4", "mexicans_left", "1") == "1/8");
  const char* line = "camerone melee legionnaires=1 officers=1 mexicans=4";
  CHECK(chance(line, "mexicans_killed", "4") == "25/144");
  CHECK(chance(line, "legionnaires_lost", "1") == "91/216");
  CHECK(chance(line, "officers_lost", "1") == "461/1296");
  CHECK(chance("camerone melee legionnaires=4 officers=1 mexicans=9", "legionnaires_lost", "4") == "68574961/2176782336");
  CHECK(chance("camerone melee legionnaires=10 mexicans=14", "mexicans_left", "0") == "4223705486821/13374150672384");
}
