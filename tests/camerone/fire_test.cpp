#include "catch.hpp"
#include "table.hpp"

using table::chance, table::forbidden, table::play, table::refused;

TEST_CASE("CAM-FIRE-1 one die a section, and the score is the casualties") {
  CHECK(play("camerone fire section=3 range=effective", {1, 6})["casualties"] == "2");
  CHECK(play("camerone fire section=4 range=effective", {6, 6})["casualties"] == "7");
  CHECK(play("camerone fire section=3 range=pb officer", {4, 2})["score"] == "8");
}

TEST_CASE("CAM-FIRE-1 casualties are never under nought, nor over the target's figures") {
  const auto miss = play("camerone fire section=4 range=long killed=2", {1, 6});
  CHECK(miss["score"] == "-2");
  CHECK(miss["casualties"] == "0");
  CHECK(play("camerone fire section=4 range=long killed=2", {3, 6})["casualties"] == "0");
  CHECK(play("camerone fire section=4 range=long killed=2", {4, 6})["casualties"] == "1");
  const auto few = play("camerone fire section=3 range=pb officer target_figures=7", {4, 6});
  CHECK(few["score"] == "8");
  CHECK(few["casualties"] == "7");
  CHECK(play("camerone fire section=3 range=pb officer target_figures=8", {4, 6})["casualties"] == "8");
  CHECK(play("camerone fire section=3 range=pb target_figures=0", {6, 6})["casualties"] == "0");
}

TEST_CASE("CAM-FIRE-1 a section has three or four figures") {
  CHECK(refused("camerone fire section=2 range=pb") != "accepted");
  CHECK(refused("camerone fire section=3 range=pb") == "accepted");
  CHECK(refused("camerone fire section=4 range=pb") == "accepted");
  CHECK(refused("camerone fire section=5 range=pb") != "accepted");
  CHECK(refused("camerone fire range=pb") != "accepted");
}

TEST_CASE("CAM-FIRE-1 --mod changes the section's die, not the exposure") {
  const auto p = play("camerone fire section=3 range=long courtyard", {6, 2}, {-2});
  CHECK(p["casualties"] == "3");
  CHECK(p["legionnaire_falls"] == "true");
  CHECK(play("camerone fire section=3 range=long courtyard", {6, 2}, {+5})["legionnaire_falls"] == "true");
}

TEST_CASE("CAM-FIRE-2 the modifiers of the bands") {
  CHECK(play("camerone fire section=3 range=pb", {4, 6})["casualties"] == "6");
  CHECK(play("camerone fire section=3 range=point-blank", {4, 6})["casualties"] == "6");
  CHECK(play("camerone fire section=3 range=effective", {4, 6})["casualties"] == "5");
  CHECK(play("camerone fire section=3 range=long", {4, 6})["casualties"] == "3");
}

TEST_CASE("CAM-FIRE-2 range bands and their boundaries") {
  CHECK(play("camerone fire section=3 distance=0", {4, 6})["casualties"] == "6");
  CHECK(play("camerone fire section=3 distance=12", {4, 6})["casualties"] == "6");
  CHECK(play("camerone fire section=3 distance=1ft", {4, 6})["casualties"] == "6");
  CHECK(play("camerone fire section=3 distance=12.01", {4, 6})["casualties"] == "5");
  CHECK(play("camerone fire section=3 distance=12.000001in", {4, 6})["casualties"] == "5");
  CHECK(play("camerone fire section=3 distance=36in", {4, 6})["casualties"] == "5");
  CHECK(play("camerone fire section=3 distance=3ft", {4, 6})["casualties"] == "5");
  CHECK(play("camerone fire section=3 distance=36.01in", {4, 6})["casualties"] == "3");
}

TEST_CASE("CAM-FIRE-2 a metric distance is held against the metric bounds") {
  CHECK(play("camerone fire section=3 distance=30cm", {4, 6})["casualties"] == "6");
  CHECK(play("camerone fire section=3 distance=300mm", {4, 6})["casualties"] == "6");
  CHECK(play("camerone fire section=3 distance=30.1cm", {4, 6})["casualties"] == "5");
  CHECK(play("camerone fire section=3 distance=30.48cm", {4, 6})["casualties"] == "5");  // 12", yet beyond 30 cm
  CHECK(play("camerone fire section=3 distance=90cm", {4, 6})["casualties"] == "5");
  CHECK(play("camerone fire section=3 distance=0.9m", {4, 6})["casualties"] == "5");
  CHECK(play("camerone fire section=3 distance=90.1cm", {4, 6})["casualties"] == "3");
}

TEST_CASE("CAM-FIRE-2 exactly one of range and distance") {
  CHECK(refused("camerone fire section=3") != "accepted");
  CHECK(refused("camerone fire section=3 range=pb distance=12") != "accepted");
  CHECK(refused("camerone fire section=3 distance=12") == "accepted");
}

TEST_CASE("CAM-FIRE-3 an officer adds two") {
  const auto p = play("camerone fire section=3 range=effective officer", {4, 6});
  CHECK(p["casualties"] == "7");
  CHECK(p.modifier("officer present") == "2");
  CHECK(play("camerone fire section=3 range=effective", {4, 6}).modifier("officer present") == "");
}

TEST_CASE("CAM-FIRE-4 cover takes two") {
  CHECK(play("camerone fire section=3 range=effective target_cover", {4, 6})["casualties"] == "3");
  CHECK(play("camerone fire section=3 range=effective target_cover", {1, 6})["score"] == "0");
}

TEST_CASE("CAM-FIRE-5 each man killed and each man bayoneting takes one") {
  CHECK(play("camerone fire section=4 range=effective killed=1", {4, 6})["casualties"] == "4");
  CHECK(play("camerone fire section=4 range=effective killed=3", {4, 6})["casualties"] == "2");
  CHECK(play("camerone fire section=4 range=effective bayoneting=2", {4, 6})["casualties"] == "3");
  const auto both = play("camerone fire section=4 range=effective killed=2 bayoneting=1", {6, 3});
  CHECK(both["casualties"] == "4");
  CHECK(both.modifier("Legionnaires killed") == "-2");
  CHECK(both.modifier("using the bayonet") == "-1");
}

TEST_CASE("CAM-FIRE-6 nobody left to fire is forbidden, more than there are is an error") {
  CHECK(forbidden("camerone fire section=3 range=pb killed=2") == "allowed");
  CHECK(forbidden("camerone fire section=3 range=pb killed=3") == "CAM-FIRE-6");
  CHECK(forbidden("camerone fire section=4 range=pb killed=3") == "allowed");
  CHECK(forbidden("camerone fire section=4 range=pb killed=1 bayoneting=3") == "CAM-FIRE-6");
  CHECK(forbidden("camerone fire section=4 range=pb bayoneting=4") == "CAM-FIRE-6");
  CHECK(refused("camerone fire section=3 range=pb killed=4") != "accepted");
  CHECK(refused("camerone fire section=4 range=pb killed=3 bayoneting=2") != "accepted");
}

TEST_CASE("CAM-FIRE-7 a section that moved does not fire") {
  CHECK(forbidden("camerone fire section=3 range=pb moved") == "CAM-FIRE-7");
  CHECK(forbidden("camerone fire section=3 range=pb moved=false") == "allowed");
}

TEST_CASE("CAM-EXPOSE-1 in cover a Legionnaire falls on 1") {
  CHECK(play("camerone fire section=3 range=effective", {4, 1})["legionnaire_falls"] == "true");
  CHECK(play("camerone fire section=3 range=effective", {4, 2})["legionnaire_falls"] == "false");
  CHECK(play("camerone fire section=3 distance=36", {4, 2})["legionnaire_falls"] == "false");
  CHECK(play("camerone fire section=3 range=long", {4, 1})["legionnaire_falls"] == "true");
  CHECK(play("camerone fire section=3 range=long officer target_cover", {4, 2})["legionnaire_falls"] == "false");
}

TEST_CASE("CAM-EXPOSE-1 in the open or at point blank he falls on 1 or 2") {
  for (const char* line :
       {"camerone fire section=3 range=effective courtyard", "camerone fire section=3 range=long enemy_pb",
        "camerone fire section=3 range=pb", "camerone fire section=3 distance=12", "camerone fire section=3 range=pb courtyard enemy_pb"}) {
    INFO(line);
    CHECK(play(line, {4, 1})["legionnaire_falls"] == "true");
    CHECK(play(line, {4, 2})["legionnaire_falls"] == "true");
    CHECK(play(line, {4, 3})["legionnaire_falls"] == "false");
  }
}

TEST_CASE("CAM-EXPOSE-1 the exposure roll can be left out") {
  CHECK(play("camerone fire section=3 range=pb no_exposure", {4})["legionnaire_falls"] == "absent");
  CHECK(play("camerone fire section=3 range=pb no_exposure", {4})["casualties"] == "6");
  CHECK(refused("camerone fire section=3 range=pb no_exposure", {4, 1}) != "accepted");
  CHECK(refused("camerone fire section=3 range=pb", {4}) != "accepted");
}

TEST_CASE("CAM-AMMO-1 one round whether one man fires or four") {
  CHECK(play("camerone fire section=4 range=pb", {4, 6})["rounds_spent"] == "1");
  CHECK(play("camerone fire section=4 range=pb killed=3", {4, 6})["rounds_spent"] == "1");
  CHECK(play("camerone fire section=4 range=pb", {4, 6})["ammo_left"] == "absent");
  CHECK(play("camerone fire section=4 range=pb ammo=40", {4, 6})["ammo_left"] == "39");
  CHECK(play("camerone fire section=4 range=pb ammo=1", {4, 6})["ammo_left"] == "0");
  CHECK(forbidden("camerone fire section=4 range=pb ammo=0") == "CAM-AMMO-1");
  CHECK(forbidden("camerone fire section=4 range=pb ammo=1") == "allowed");
}

TEST_CASE("CAM-BARN-1 two sections at most fire from the barn") {
  CHECK(forbidden("camerone fire section=3 range=pb barn_fired=0") == "allowed");
  CHECK(forbidden("camerone fire section=3 range=pb barn_fired=1") == "allowed");
  CHECK(forbidden("camerone fire section=3 range=pb barn_fired=2") == "CAM-BARN-1");
  CHECK(forbidden("camerone fire section=3 range=pb barn_fired=3") == "CAM-BARN-1");
}

TEST_CASE("CAM-FIRE what forbids first is said first, and an error before it") {
  CHECK(forbidden("camerone fire section=3 range=pb killed=3 moved ammo=0 barn_fired=2") == "CAM-FIRE-6");
  CHECK(forbidden("camerone fire section=3 range=pb moved ammo=0 barn_fired=2") == "CAM-FIRE-7");
  CHECK(forbidden("camerone fire section=3 range=pb ammo=0 barn_fired=2") == "CAM-AMMO-1");
  CHECK(refused("camerone fire section=3 moved") != "accepted");
  CHECK(refused("camerone fire section=3 range=pb killed=4 moved") != "accepted");
}

TEST_CASE("CAM-FIRE the exact chances") {
  const char* line = "camerone fire section=4 range=long officer target_cover killed=1 target_figures=12";
  CHECK(chance(line, "casualties", "0") == "1/3");
  CHECK(chance(line, "casualties", "4") == "1/6");
  CHECK(chance(line, "score", "-1") == "1/6");
  CHECK(chance(line, "legionnaire_falls", "true") == "1/6");
  CHECK(chance("camerone fire section=3 range=pb", "legionnaire_falls", "true") == "1/3");
}
