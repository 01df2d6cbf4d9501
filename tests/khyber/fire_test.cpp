#include "catch.hpp"
#include "khyber/house.hpp"

using table::chance, table::forbidden, table::play, table::refused;

TEST_CASE("KHY-FIRE-1 a rifle reaches 75 cm, a revolver 40") {
  CHECK(forbidden("khyber fire distance=75") == "allowed");
  CHECK(forbidden("khyber fire distance=75.000001") == "KHY-FIRE-1");
  CHECK(forbidden("khyber fire distance=750mm") == "allowed");
  CHECK(forbidden("khyber fire distance=29.527559in") == "allowed");  // 75 cm is 29.5275590551…
  CHECK(forbidden("khyber fire distance=29.52756in") == "KHY-FIRE-1");
  CHECK(forbidden("khyber fire weapon=revolver distance=40") == "allowed");
  CHECK(forbidden("khyber fire weapon=revolver distance=40.1") == "KHY-FIRE-1");
  CHECK(forbidden("khyber fire weapon=revolver distance=15.748031in") == "allowed");  // 40 cm is 15.7480314960…
  CHECK(forbidden("khyber fire weapon=revolver distance=15.748032in") == "KHY-FIRE-1");
  CHECK(forbidden("khyber fire weapon=revolver") == "allowed");
  CHECK(house::forbidden("khyber fire distance=80 hard_cover", {{"rifle_cm", 70'000}}) == "KHY-FIRE-1");
}

TEST_CASE("KHY-FIRE-2 d20 and value, 7 or over") {
  CHECK(play("khyber fire value=1", {6, 20})["hit"] == "true");
  CHECK(play("khyber fire value=1", {6, 20})["score"] == "7");
  CHECK(play("khyber fire value=1", {6, 20})["need"] == "7");
  CHECK(play("khyber fire value=1", {5})["hit"] == "false");
  CHECK(play("khyber fire value=1", {5})["effect"] == "none");
  CHECK(play("khyber fire value=2", {5, 20})["hit"] == "true");
  CHECK(play("khyber fire value=2", {4})["hit"] == "false");
  CHECK(play("khyber fire", {6, 20})["score"] == "7");  // value 1 unless given
  CHECK(play("khyber fire value=0", {7, 20})["hit"] == "true");
  CHECK(play("khyber fire value=0", {6})["hit"] == "false");
  CHECK(refused("khyber fire value=6") == "--value takes a whole number from 0 to 5, not '6'");
  CHECK(refused("khyber fire", {6}) == "too few dice: none is left for the d20 (1-20) for effect");
  CHECK(refused("khyber fire", {5, 5}) == "too many dice: 2 were given and 1 was rolled");
}

TEST_CASE("KHY-FIRE-2 a wounded firer adds no value") {
  CHECK(play("khyber fire value=2 wounded", {6})["score"] == "6");
  CHECK(play("khyber fire value=2 wounded", {7, 20})["hit"] == "true");
  CHECK(play("khyber fire value=2 wounded", {6}).modifier("points of personal value").empty());
  CHECK(play("khyber fire value=2", {6, 20}).modifier("points of personal value") == "2");
}

TEST_CASE("KHY-FIRE-3 on the move, at a moving man or at hard cover, 5 as printed, and the reader is told") {
  for (const std::string how : {"firer_moving", "target_moving", "hard_cover", "firer_moving target_moving hard_cover"}) {
    INFO(how);
    CHECK(play("khyber fire value=1 " + how, {4, 20})["need"] == "5");
    CHECK(play("khyber fire value=1 " + how, {4, 20})["hit"] == "true");
    CHECK(play("khyber fire value=1 " + how, {3})["hit"] == "false");
    CHECK(play("khyber fire value=1 " + how, {4, 20}).remarked("KHY-FIRE-3"));
    CHECK(play("khyber fire value=1 " + how, {3}).remarked("KHY-FIRE-3"));
    CHECK(house::play("khyber fire value=1 " + how, {{"hits_on_moving_or_cover", 9}}, {7})["need"] == "9");
  }
  CHECK_FALSE(play("khyber fire value=1", {6, 20}).remarked("KHY-FIRE-3"));
  CHECK(house::play("khyber fire value=1", {{"hits_on_moving_or_cover", 9}}, {6, 20})["hit"] == "true");
}

TEST_CASE("KHY-EFFECT-1 the bands of the effect, on both sides of each") {
  const auto effect = [](int face) { return play("khyber fire target_value=1", {20, face})["effect"]; };
  CHECK(effect(1) == "killed");
  CHECK(effect(2) == "killed");
  CHECK(effect(3) == "serious");
  CHECK(effect(4) == "serious");
  CHECK(effect(5) == "minor");
  CHECK(effect(9) == "minor");
  CHECK(effect(10) == "unhurt");
  CHECK(effect(20) == "unhurt");
  CHECK(play("khyber fire target_value=2", {20, 1})["effect"] == "killed");
  CHECK(play("khyber fire target_value=2", {20, 2})["effect"] == "serious");
  CHECK(play("khyber fire target_value=2", {20, 9})["effect"] == "unhurt");
  CHECK(play("khyber fire", {20, 3})["effect"] == "serious");  // target's value 1 unless given
}

TEST_CASE("KHY-EFFECT-1 a target wounded already adds nothing") {
  const auto effect = [](int face) { return play("khyber fire target_value=2 target_wounded", {20, face})["effect"]; };
  CHECK(effect(3) == "killed");
  CHECK(effect(4) == "serious");
  CHECK(effect(5) == "serious");
  CHECK(effect(6) == "minor");
  CHECK(effect(10) == "minor");
  CHECK(effect(11) == "unhurt");
}

TEST_CASE("KHY-EFFECT-1 the house's bands are used") {
  const house::Changes bloody = {{"killed", 10}, {"serious", 15}, {"minor", 18}};
  CHECK(house::play("khyber fire target_wounded", bloody, {20, 10})["effect"] == "killed");
  CHECK(house::play("khyber fire target_wounded", bloody, {20, 11})["effect"] == "serious");
  CHECK(house::play("khyber fire target_wounded", bloody, {20, 18})["effect"] == "minor");
  CHECK(house::play("khyber fire target_wounded", bloody, {20, 19})["effect"] == "unhurt");
}

TEST_CASE("KHY-FIRE a modifier goes on the roll to hit alone") {
  const auto shot = play("khyber fire value=1 target_value=1", {5, 5}, {1});
  CHECK(shot["score"] == "7");
  CHECK(shot["effect"] == "minor");
  CHECK(play("khyber fire value=1", {6}, {-1})["hit"] == "false");
}

TEST_CASE("KHY-FIRE exact chances") {
  CHECK(chance("khyber fire value=1", "hit", "true") == "3/4");              // 6 to 20
  CHECK(chance("khyber fire value=1", "effect", "killed") == "3/40");        // 3/4 of 2/20
  CHECK(chance("khyber fire value=2 hard_cover", "hit", "true") == "9/10");  // 3 to 20
  CHECK(chance("khyber fire value=2 hard_cover", "effect", "minor") == "9/40");
  CHECK(chance("khyber fire value=2 hard_cover", "score", "22") == "1/20");
}
