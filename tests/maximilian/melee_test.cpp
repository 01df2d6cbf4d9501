#include "catch.hpp"
#include "table.hpp"

using Catch::Matchers::EndsWith, Catch::Matchers::StartsWith;
using table::chance, table::forbidden, table::play, table::refused;

namespace {
// Four regular stands against four: a score is the die less four.
const std::string kEven = "maximilian melee a_stands=4 a_class=regular b_stands=4 b_class=regular";
// Two rounds, b having charged a's rear.
const std::string kRear =
    "maximilian melee a_stands=5 a_class=elite a_charge=half b_stands=4 b_class=elite b_charged_rear rounds=2 "
    "figures_per_stand=5";
}  // namespace

TEST_CASE("MAX-MELEE-3 the page's example: seven charging militia stands against four regular ones") {
  const table::Played p = play("maximilian melee a_stands=7 a_class=militia a_charge=full b_stands=4 b_class=regular", {8, 0});
  CHECK(p["a_score"] == "1");
  CHECK(p["b_score"] == "-4");
  CHECK(p["winner"] == "b");
  CHECK(p["casualties"] == "4");
  CHECK(p["a_lost"] == "4");
  CHECK(p["b_lost"] == "0");
  CHECK(p["rounds_fought"] == "1");
  CHECK(p.modifier("infantry's charge bonus") == "-1");
  CHECK(p.step("difference") == "5");
  CHECK(p.step("at most") == "4");
}

TEST_CASE("MAX-MELEE-1 die, class and stands on either side") {
  const char* const classes[] = {"militia", "poor", "regular", "veteran", "elite"};
  const int worth[] = {+1, 0, 0, -1, -2};
  for (int i = 0; i < 5; ++i)
    for (int stands = 1; stands <= 9; ++stands)
      for (const int face : {0, 5, 9}) {
        CAPTURE(classes[i], stands, face);
        const std::string side = "stands=" + std::to_string(stands), score = std::to_string(face + worth[i] - stands);
        CHECK(play("maximilian melee a_" + side + " a_class=" + classes[i] + " b_stands=4 b_class=regular", {face, 3})["a_score"] == score);
        CHECK(play("maximilian melee b_" + side + " b_class=" + classes[i] + " a_stands=4 a_class=regular", {3, face})["b_score"] == score);
      }
}

TEST_CASE("MAX-MELEE-1 the lower score wins and a tie costs nobody") {
  const table::Played a = play(kEven, {3, 5}), b = play(kEven, {5, 3}), tie = play(kEven, {4, 4});
  CHECK((a["winner"] == "a" && a["a_lost"] == "0" && a["b_lost"] == "2" && a["casualties"] == "2"));
  CHECK((b["winner"] == "b" && b["a_lost"] == "2" && b["b_lost"] == "0" && b["casualties"] == "2"));
  CHECK((tie["winner"] == "none" && tie["casualties"] == "0" && tie["a_score"] == "0" && tie["b_score"] == "0"));
}

TEST_CASE("MAX-CLASS-1 a side that has rallied adds 1") {
  CHECK(play(kEven + " a_rallied", {5, 5})["a_score"] == "2");
  CHECK(play(kEven + " a_rallied", {5, 5})["b_score"] == "1");
  CHECK(play(kEven + " b_rallied", {5, 5})["b_score"] == "2");
  CHECK(play(kEven + " b_rallied", {5, 5})["winner"] == "a");
}

TEST_CASE("MAX-MELEE-3 the charge bonus of infantry and cavalry, none, half and full") {
  struct Bonus {
    const char *type, *charge;
    int worth;
  };
  const Bonus bonuses[] = {{"infantry", "none", 0}, {"infantry", "half", 0}, {"infantry", "full", -1},
                           {"cavalry", "none", 0},  {"cavalry", "half", -1}, {"cavalry", "full", -2}};
  for (const Bonus& b : bonuses) {
    CAPTURE(b.type, b.charge);
    const std::string score = std::to_string(1 + b.worth), words = std::string{"type="} + b.type;
    CHECK(play(kEven + " a_" + words + " a_charge=" + b.charge, {5, 5})["a_score"] == score);
    CHECK(play(kEven + " b_" + words + " b_charge=" + b.charge, {5, 5})["b_score"] == score);
  }
  CHECK(play(kEven + " a_charge=full", {5, 5})["a_score"] == "0");
  CHECK(play(kEven + " a_charge=full", {5, 5})["b_score"] == "1");
}

TEST_CASE("MAX-MELEE-2 one figure at most for each of the winner's stands") {
  const std::string three = "maximilian melee a_stands=3 a_class=regular b_stands=5 b_class=regular";
  CHECK(play(three, {0, 4})["b_lost"] == "2");  // -3 against -1
  CHECK(play(three, {0, 5})["b_lost"] == "3");
  CHECK(play(three, {0, 6})["b_lost"] == "3");
  CHECK(play(three, {3, 0})["a_lost"] == "5");  // 0 against -5
  CHECK(play(three, {9, 0})["a_lost"] == "5");
}

TEST_CASE("MAX-MELEE-2 two for each against a unit whose rear the winner charged") {
  const std::string two = "maximilian melee a_stands=2 a_class=regular b_stands=4 b_class=regular";
  CHECK(play(two, {0, 9})["b_lost"] == "2");
  CHECK(play(two + " a_charged_rear", {0, 9})["b_lost"] == "4");
  CHECK(play(two + " a_charged_rear", {0, 5})["b_lost"] == "3");  // -2 against 1
  CHECK(play(two + " b_charged_rear", {0, 9})["b_lost"] == "2");
  CHECK(play(two + " a_charged_rear figures_per_stand=5", {9, 0})["a_lost"] == "4");
  CHECK(play(two + " b_charged_rear figures_per_stand=5", {9, 0})["a_lost"] == "8");
}

TEST_CASE("MAX-MELEE-2 nobody loses more figures than there are") {
  const std::string one = "maximilian melee a_stands=6 a_class=elite b_stands=1 b_class=militia";
  CHECK(play(one, {0, 9})["b_lost"] == "3");
  CHECK(play(one + " figures_per_stand=2", {0, 9})["b_lost"] == "2");
  CHECK(play(one + " figures_per_stand=5", {0, 9})["b_lost"] == "5");
}

TEST_CASE("MAX-MELEE-4 the charge bonus counts in the first round only") {
  for (const char* rounds : {" rounds=2", " rounds=3", " rounds=4"}) {
    CAPTURE(rounds);
    const std::string line = kEven + " a_charge=full" + rounds;
    const int n = rounds[8] - '0';
    CHECK(play(line, std::vector<rules::Face>(std::size_t(2 * n), 5))["b_lost"] == "1");
  }
  CHECK(play(kEven + " b_charge=full b_type=cavalry rounds=2", {5, 5, 5, 5})["a_lost"] == "2");
}

TEST_CASE("MAX-MELEE-4 a charge into the rear counts in the first two rounds") {
  // Each round b is far behind: 4 and 4 figures, then 2 and 2.
  const std::string rear =
      "maximilian melee a_stands=2 a_class=regular a_charged_rear b_stands=4 b_class=regular "
      "figures_per_stand=5 rounds=";
  CHECK(play(rear + "1", {0, 9})["b_lost"] == "4");
  CHECK(play(rear + "2", {0, 9, 0, 9})["b_lost"] == "8");
  CHECK(play(rear + "3", {0, 9, 0, 9, 0, 9})["b_lost"] == "10");
  CHECK(play(rear + "4", {0, 9, 0, 9, 0, 9, 0, 9})["b_lost"] == "12");
}

TEST_CASE("MAX-MELEE-4 stands are the figures left over the figures of a stand, rounded up") {
  const std::string two = "maximilian melee a_stands=2 a_class=regular b_stands=2 b_class=regular rounds=";
  // b keeps four of six figures, which are still two stands: a tie.
  CHECK(play(two + "2", {0, 9, 0, 0})["b_lost"] == "2");
  // Then two of them, one stand: it scores one more than two would.
  CHECK(play(two + "3", {0, 9, 0, 9, 0, 0})["b_lost"] == "5");
  // With two figures a stand, it is down to one after the first round.
  CHECK(play(two + "2 figures_per_stand=2", {0, 9, 0, 0})["b_lost"] == "3");
  // A loser that becomes the winner kills only with the stands that it has left.
  CHECK(play(two + "2 figures_per_stand=2", {0, 9, 9, 0})["a_lost"] == "1");
  CHECK(play(two + "2", {0, 9, 9, 0})["a_lost"] == "2");
}

TEST_CASE("MAX-MELEE-4 it ends when a side has nobody left") {
  const std::string one = "maximilian melee a_stands=4 a_class=regular b_stands=1 b_class=regular figures_per_stand=2 rounds=4";
  const table::Played p = play(one, {0, 9});
  CHECK(p["rounds_fought"] == "1");
  CHECK(p["b_lost"] == "2");
  CHECK(p["winner"] == "a");
  const table::Played later = play(one, {2, 0, 2, 0});  // a wins by 1, twice
  CHECK(later["rounds_fought"] == "2");
}

TEST_CASE("MAX-MELEE-4 rounds: one unless asked for, four at most") {
  CHECK(play(kEven, {5, 5})["rounds_fought"] == "1");
  CHECK(play(kEven + " rounds=4", {5, 5, 5, 5, 5, 5, 5, 5})["rounds_fought"] == "4");
  CHECK(refused(kEven + " rounds=4") == "accepted");
  CHECK(refused(kEven + " rounds=5") != "accepted");
  CHECK(refused(kEven + " rounds=0") != "accepted");
  CHECK(refused(kEven + " figures_per_stand=2") == "accepted");
  CHECK(refused(kEven + " figures_per_stand=1") != "accepted");
  CHECK(refused(kEven + " figures_per_stand=5") == "accepted");
  CHECK(refused(kEven + " figures_per_stand=6") != "accepted");
  CHECK(forbidden(kEven + " rounds=4") == "allowed");
}

TEST_CASE("MAX-MELEE several rounds: who lost fewer figures wins, and there is no one score") {
  const table::Played p = play(kRear, {4, 1, 1, 2});
  CHECK(p["a_lost"] == "2");
  CHECK(p["b_lost"] == "2");
  CHECK(p["casualties"] == "4");
  CHECK(p["winner"] == "none");
  CHECK(p["rounds_fought"] == "2");
  CHECK(p["a_score"] == "absent");
  CHECK(p["b_score"] == "absent");
  CHECK(play(kEven + " rounds=2", {3, 5, 6, 5})["winner"] == "a");
  CHECK(play(kEven + " rounds=2", {3, 5, 8, 5})["winner"] == "b");
}

TEST_CASE("MAX-MELEE an ad-hoc modifier changes the score of a in every round") {
  CHECK(play(kEven, {5, 5}, {-2})["a_score"] == "-1");
  CHECK(play(kEven, {5, 5}, {-2})["b_score"] == "1");
  CHECK(play(kEven + " rounds=3", {5, 5, 5, 5, 5, 5}, {-1})["b_lost"] == "3");
  CHECK(play(kEven + " rounds=3", {5, 5, 5, 5, 5, 5}, {+1})["a_lost"] == "3");
}

TEST_CASE("MAX-MELEE workings: each modifier with its side and its round") {
  const table::Played p = play(kEven + " a_charge=full a_rallied rounds=2", {5, 5, 5, 7}, {-1});
  struct Part {
    char side;
    int round;
    rules::Cell sum = 0;
  };
  Part parts[] = {{'a', 1}, {'b', 1}, {'a', 2}, {'b', 2}};
  for (const rules::Entry& e : p.record.entries)
    for (Part& part : parts)
      if ((e.what == rules::Entry::What::die || e.what == rules::Entry::What::modifier) && e.side == part.side && e.round == part.round)
        part.sum += e.value;
  CHECK(parts[0].sum == 0);  // 5 - 4 - 1 + 1 - 1
  CHECK(parts[1].sum == 1);  // 5 - 4
  CHECK(parts[2].sum == 1);  // 5 - 4 + 1 - 1
  CHECK(parts[3].sum == 3);  // 7 - 4
  CHECK(p.step("score") == "0");
  CHECK(p["b_lost"] == "3");
}

TEST_CASE("MAX-MELEE what must be given, and its dice") {
  CHECK_THAT(refused("maximilian melee a_class=poor b_stands=4 b_class=poor"), StartsWith("--a-stands is missing"));
  CHECK_THAT(refused("maximilian melee a_stands=4 b_stands=4 b_class=poor"), StartsWith("--a-class is missing"));
  CHECK_THAT(refused("maximilian melee a_stands=4 a_class=poor b_class=poor"), StartsWith("--b-stands is missing"));
  CHECK_THAT(refused("maximilian melee a_stands=4 a_class=poor b_stands=4"), StartsWith("--b-class is missing"));
  CHECK(refused("maximilian melee a_stands=0 a_class=poor b_stands=4 b_class=poor") != "accepted");
  CHECK_THAT(refused(kEven, {5}), EndsWith("for b"));
  CHECK_THAT(refused(kEven, {10, 5}), EndsWith("for a"));
  CHECK_THAT(refused(kEven, {5, 5, 5}), StartsWith("too many dice"));
}

TEST_CASE("MAX-MELEE the chances of one round") {
  const std::string line = "maximilian melee a_stands=7 a_class=militia b_stands=4 b_class=veteran a_charge=full";
  const char* const a_lost[] = {"18/25", "7/100", "3/50", "1/20", "1/10", "0"};
  for (int n = 0; n < 6; ++n) CHECK(chance(line, "a_lost", std::to_string(n)) == a_lost[n]);
  CHECK(chance(line, "winner", "a") == "16/25");
  CHECK(chance(line, "winner", "b") == "7/25");
  CHECK(chance(line, "winner", "none") == "2/25");
  CHECK(chance(line, "a_score", "-7") == "1/10");
  CHECK(chance(line, "b_score", "4") == "1/10");
}

TEST_CASE("MAX-MELEE-4 the chances of several rounds") {
  CHECK(chance(kRear, "winner", "a") == "5869/10000");
  CHECK(chance(kRear, "winner", "none") == "149/2500");
  CHECK(chance(kRear, "a_lost", "16") == "3/10000");
  CHECK(chance(kRear, "b_lost", "10") == "147/2500");
  CHECK(chance(kRear, "casualties", "6") == "299/2000");
  const std::string three = "maximilian melee a_stands=3 a_class=veteran a_charged_rear b_stands=4 b_class=regular b_rallied rounds=3";
  CHECK(chance(three, "winner", "a") == "629873/1000000");
  CHECK(chance(three, "casualties", "9") == "41841/250000");
  CHECK(chance(three, "rounds_fought", "2") == "21/500");
  CHECK(chance(three, "rounds_fought", "3") == "479/500");
  const std::string ends = "maximilian melee a_stands=2 a_class=regular b_stands=1 b_class=poor rounds=4 figures_per_stand=2";
  CHECK(chance(ends, "rounds_fought", "1") == "9/20");
  CHECK(chance(ends, "rounds_fought", "2") == "103/400");
  CHECK(chance(ends, "rounds_fought", "3") == "16461/200000");
  CHECK(chance(ends, "rounds_fought", "4") == "42039/200000");
  CHECK(chance(ends, "casualties", "2") == "57098683/100000000");
  const std::string eight =
      "maximilian melee a_stands=8 a_class=regular a_charge=full b_stands=8 b_class=militia rounds=4 "
      "figures_per_stand=5";
  CHECK(chance(eight, "winner", "a") == "8906597/12500000");
  CHECK(chance(eight, "winner", "none") == "1610809/50000000");
  CHECK(chance(eight, "casualties", "32") == "147/250000");
  CHECK(chance(eight, "casualties", "0") == "729/12500000");
}
