#include "catch.hpp"
#include "house.hpp"
#include "table.hpp"

using table::play, table::refused;

namespace {
// "winner: a's men and horsemen lost, b's; captured, guards"
std::string fought(const table::Played& p) {
  return p["winner"] + ": " + p["a_men_lost"] + " " + p["a_cavalry_lost"] + ", " + p["b_men_lost"] + " " + p["b_cavalry_lost"] + "; " +
         p["captured"] + " " + p["guards"];
}
std::string melee(const std::string& sides) { return fought(play("sahara melee " + sides)); }
}  // namespace

TEST_CASE("SAH-MELEE at least one figure on each side") {
  CHECK(refused("sahara melee a_men=1 b_men=1") == "accepted");
  CHECK(refused("sahara melee a_cavalry=1 b_cavalry=1") == "accepted");
  CHECK(refused("sahara melee a_men=3 a_cavalry=3 b_men=3 b_cavalry=3") == "accepted");
  CHECK(refused("sahara melee a_men=1").find("side b") != std::string::npos);
  CHECK(refused("sahara melee b_cavalry=1").find("side a") != std::string::npos);
}

TEST_CASE("SAH-MELEE-1 a man counts one, a horseman two, or one against a unit with rifles") {
  CHECK(melee("a_cavalry=5 b_men=5") == "a: 0 0, 0 0; 5 1");              // ten against five
  CHECK(melee("a_cavalry=5 b_men=5 b_rifles") == "none: 0 5, 5 0; 0 0");  // five against five
  CHECK(melee("a_cavalry=5 b_men=5 a_rifles") == "a: 0 0, 0 0; 5 1");     // his own rifles do not matter
  CHECK(melee("a_men=5 b_cavalry=5 a_rifles") == "none: 5 0, 0 5; 0 0");
  CHECK(play("sahara melee a_cavalry=5 b_men=3 b_rifles").step("a horseman counts") == "1");
  CHECK(play("sahara melee a_cavalry=5 b_men=3").step("strength") == "10");
}

TEST_CASE("SAH-MELEE-2 five figures with the longer reach take one point off first") {
  CHECK(melee("a_men=4 b_men=4 a_reach") == "none: 4 0, 4 0; 0 0");
  CHECK(melee("a_men=5 b_men=5 a_reach") == "a: 3 0, 4 0; 1 1");  // 5 against 4, three cancelled: 2 against 1
  CHECK(melee("a_men=5 b_men=5 b_reach") == "b: 4 0, 3 0; 1 1");
  CHECK(melee("a_men=5 b_men=5 a_reach b_reach") == "none: 5 0, 5 0; 0 0");
  CHECK(play("sahara melee a_men=9 b_men=20 a_reach").step("taken off the other by reach") == "1");
  CHECK(play("sahara melee a_men=10 b_men=20 a_reach").step("taken off the other by reach") == "2");
  CHECK(play("sahara melee a_men=3 a_cavalry=2 b_men=20 a_reach").step("taken off the other by reach") == "1");  // figures, not points
  CHECK(play("sahara melee a_men=10 b_men=20 a_reach b_reach").step("taken off the other by reach") == "");
}

TEST_CASE("SAH-MELEE-2 reach comes before capture is looked at") {
  CHECK(melee("a_men=20 b_men=10 a_reach") == "a: 0 0, 4 0; 6 1");
  CHECK(melee("a_men=20 b_men=10 b_reach") == "a: 4 0, 2 0; 8 1");  // 18 against 10, two cancelled: 16 against 8
  CHECK(melee("a_men=20 b_men=3 a_reach") == "a: 0 0, 3 0; 0 0");   // four points off three men
}

TEST_CASE("SAH-MELEE-3 the smaller side is captured when the other is twice as strong") {
  CHECK(melee("a_men=10 b_men=5") == "a: 0 0, 0 0; 5 1");
  CHECK(melee("a_men=11 b_men=5") == "a: 0 0, 0 0; 5 1");
  CHECK(melee("a_men=9 b_men=5") == "a: 1 0, 1 0; 4 1");
  CHECK(melee("a_men=5 b_men=9") == "b: 1 0, 1 0; 4 1");
  CHECK(melee("a_men=6 b_men=5") == "a: 4 0, 4 0; 1 1");
  CHECK(melee("a_men=7 b_men=7") == "none: 7 0, 7 0; 0 0");
  const auto p = play("sahara melee a_men=9 b_men=5");
  CHECK(p.step("cancelled on each side") == "1");
  CHECK(p.step("points left") == "8");
  CHECK(p.step("outnumbered: figures captured") == "4");
}

TEST_CASE("SAH-MELEE-4 men fall first, then horsemen, each for his full count") {
  // 2 + 3×2 = 8 against 7: six cancelled, two men and two horsemen; six of the seven
  CHECK(melee("a_men=2 a_cavalry=3 b_men=7") == "a: 2 2, 6 0; 1 1");
  // 1 + 3×2 = 7 against 6: five cancelled, a man and two horsemen
  CHECK(melee("a_men=1 a_cavalry=3 b_men=6") == "a: 1 2, 5 0; 1 1");
  // 3×2 = 6 against 9: three cancelled, one horseman and a point left over
  CHECK(melee("a_cavalry=3 b_men=9") == "b: 0 1, 3 0; 2 1");
  CHECK(melee("a_cavalry=3 b_men=9 b_rifles") == "b: 0 0, 0 0; 3 1");
  // 4 + 2×2 = 8 against 11: five cancelled, four men and a point left over
  CHECK(melee("a_men=4 a_cavalry=2 b_men=11") == "b: 4 0, 5 0; 2 1");
}

TEST_CASE("SAH-MELEE-3 the captured are the figures that are left") {
  // 12 against 5×2: eight cancelled, four horsemen fall and one is captured
  CHECK(melee("a_men=12 b_cavalry=5") == "a: 8 0, 0 4; 1 1");
  CHECK(melee("a_cavalry=5 b_men=12") == "b: 0 4, 8 0; 1 1");
  CHECK(melee("a_cavalry=2 a_men=1 b_men=12 b_cavalry=1") == "b: 0 0, 0 0; 3 1");
}

TEST_CASE("SAH-MELEE the reckoning is shown step by step, by side") {
  const auto p = play("sahara melee a_men=10 b_men=9 b_reach");
  CHECK(p.step("strength") == "10");
  CHECK(p.step("a horseman counts") == "");
  CHECK(p.step("taken off the other by reach") == "1");
  CHECK(house::side(p, "taken off the other by reach") == 'b');
  CHECK(p.step("strength after that") == "9");
  CHECK(house::side(p, "strength after that") == 'a');
  CHECK(p.step("cancelled on each side") == "9");
  CHECK(house::side(p, "cancelled on each side") == 0);
  CHECK(house::side(play("sahara melee a_men=10 b_men=5"), "outnumbered: figures captured") == 'b');
  CHECK(house::side(play("sahara melee a_men=5 b_men=10"), "outnumbered: figures captured") == 'a');
  CHECK(play("sahara melee a_men=5 b_men=10").step("prisoners to a guard") == "8");
  CHECK(play("sahara melee a_men=20 b_men=3 a_reach").step("prisoners to a guard") == "");
}

TEST_CASE("SAH-MELEE-5 one guard for eight prisoners, begun ones counted") {
  CHECK(play("sahara melee a_men=16 b_men=8")["guards"] == "1");
  CHECK(play("sahara melee a_men=18 b_men=9")["guards"] == "2");
  CHECK(play("sahara melee a_men=7 b_men=7")["guards"] == "0");
}

TEST_CASE("SAH-MELEE the numbers are a house's to change") {
  const auto at_three = [](const std::string& sides) { return fought(house::play("sahara melee " + sides, {}, {{"captures_at", 3}})); };
  CHECK(at_three("a_men=15 b_men=5") == "a: 0 0, 0 0; 5 1");
  CHECK(at_three("a_men=14 b_men=5") == "a: 1 0, 1 0; 4 1");  // 13 against 4
  CHECK(at_three("a_men=13 b_men=5") == "a: 1 0, 1 0; 4 1");  // 12 against 4
  CHECK(at_three("a_men=6 b_men=5") == "a: 5 0, 5 0; 0 0");
  CHECK(at_three("a_men=7 b_men=7") == "none: 7 0, 7 0; 0 0");
  CHECK(fought(house::play("sahara melee a_men=4 b_men=4 a_reach", {}, {{"reach_figures", 4}})) == "a: 2 0, 3 0; 1 1");
  CHECK(fought(house::play("sahara melee a_men=5 b_cavalry=3 b_men=1", {}, {{"horseman", 3}})) == "b: 0 0, 0 0; 5 1");
}
