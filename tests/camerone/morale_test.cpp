#include "catch.hpp"
#include "table.hpp"

using table::chance, table::play, table::refused;

TEST_CASE("CAM-RECOIL-1 they break off when the roll is less than the casualties") {
  CHECK(play("camerone morale casualties=12", {11, 4})["limit"] == "12");
  CHECK(play("camerone morale casualties=12", {11, 4})["breaks_off"] == "true");
  CHECK(play("camerone morale casualties=12", {12})["breaks_off"] == "false");
  CHECK(play("camerone morale casualties=12 held=none", {12})["breaks_off"] == "false");
  CHECK(play("camerone morale casualties=0 held=pb", {1})["breaks_off"] == "false");
  CHECK(play("camerone morale casualties=1", {1})["breaks_off"] == "false");
  CHECK(play("camerone morale casualties=101", {100, 1})["breaks_off"] == "true");
}

TEST_CASE("CAM-RECOIL-1 doubled where fire was held to effective range, tripled to point blank") {
  CHECK(play("camerone morale casualties=8 held=effective", {15, 4})["limit"] == "16");
  CHECK(play("camerone morale casualties=8 held=effective", {15, 4})["breaks_off"] == "true");
  CHECK(play("camerone morale casualties=8 held=effective", {16})["breaks_off"] == "false");
  CHECK(play("camerone morale casualties=12 held=pb", {35, 4})["limit"] == "36");
  CHECK(play("camerone morale casualties=12 held=pb", {35, 4})["breaks_off"] == "true");
  CHECK(play("camerone morale casualties=12 held=pb", {36})["breaks_off"] == "false");
}

TEST_CASE("CAM-RECOIL-1 --mod is added to the roll, not to the limit") {
  const auto p = play("camerone morale casualties=12", {13, 4}, {-2});
  CHECK(p["limit"] == "12");
  CHECK(p["breaks_off"] == "true");
  CHECK(p["next_attack_in"] == "4");
  CHECK(play("camerone morale casualties=12", {11}, {+1})["breaks_off"] == "false");
}

TEST_CASE("CAM-RECOIL-2 the next attack comes in as many turns as the die, rolled only where they break off") {
  CHECK(play("camerone morale casualties=12 held=pb", {35, 1})["next_attack_in"] == "1");
  CHECK(play("camerone morale casualties=12 held=pb", {35, 6})["next_attack_in"] == "6");
  CHECK(play("camerone morale casualties=12 held=pb", {36})["next_attack_in"] == "0");
  CHECK(refused("camerone morale casualties=12 held=pb", {36, 4}) != "accepted");
  CHECK(refused("camerone morale casualties=12 held=pb", {35}) != "accepted");
}

TEST_CASE("CAM-RECOIL-3 after three attacks damaged units are used again") {
  CHECK(play("camerone morale casualties=12", {5, 2})["recycled"] == "false");
  CHECK(play("camerone morale casualties=12 attack=2", {5, 2})["recycled"] == "false");
  CHECK(play("camerone morale casualties=12 attack=3", {5, 2})["recycled"] == "true");
  CHECK(play("camerone morale casualties=12 attack=4", {5, 2})["recycled"] == "true");
  CHECK(play("camerone morale casualties=12 attack=3", {50})["recycled"] == "false");
}

TEST_CASE("CAM-RECOIL-4 the reminders stand under the outcomes from which they follow") {
  const auto* phase = play("camerone morale casualties=0", {1}).phase;
  const auto under = [&](std::string_view clause) {
    for (const rules::Reminder& r : phase->reminders)
      if (r.clause == clause) return r.field;
    return std::string_view{"none"};
  };
  CHECK(under("CAM-RECOIL-2") == "breaks_off");
  CHECK(under("CAM-RECOIL-3") == "recycled");
  CHECK(under("CAM-RECOIL-4") == "breaks_off");
}

TEST_CASE("CAM-RECOIL what is refused") {
  CHECK(refused("camerone morale") != "accepted");
  CHECK(refused("camerone morale casualties=1 held=long") != "accepted");
}

TEST_CASE("CAM-RECOIL the exact chances") {
  CHECK(chance("camerone morale casualties=4 attack=2", "breaks_off", "true") == "3/100");
  CHECK(chance("camerone morale casualties=4 attack=2", "next_attack_in", "6") == "1/200");
  CHECK(chance("camerone morale casualties=8 held=effective", "next_attack_in", "0") == "17/20");
  CHECK(chance("camerone morale casualties=8 held=effective attack=3", "recycled", "true") == "3/20");
}
