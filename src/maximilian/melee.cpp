// Two sides, hand to hand, for a round or a few.   [MAX-MELEE]
#include <algorithm>
#include "maximilian/inside.hpp"
#include "maximilian/maximilian.hpp"

namespace rules::maximilian {
namespace {

enum class Charge : std::uint8_t { none, half, full };
constexpr Word kCharges[] = {{"none", "no charge bonus"}, {"half", "half the charge bonus"}, {"full", "the full charge bonus"}};
constexpr std::span<const Word> words(Charge) { return kCharges; }

enum class Winner : std::uint8_t { a, b, none };
constexpr Word kWinners[] = {{"a", "side a"}, {"b", "side b"}, {"none", "neither"}};
constexpr std::span<const Word> words(Winner) { return kWinners; }

struct Side {
  int stands = 1;
  Class of = Class::militia;
  Arm arm = Arm::infantry;
  Charge charge = Charge::none;
  bool charged_rear = false, rallied = false;
};
struct Melee {
  Side a, b;
  int rounds = 1, figures_per_stand = 3;
};
struct Toll {
  Winner winner = Winner::none;
  int casualties = 0, a_lost = 0, b_lost = 0, rounds_fought = 0;
  std::optional<int> a_score, b_score;
};

constexpr Field kFields[] = {
    {"a_stands", 'a', inside<&Melee::a, &Side::stands>(), "side a: its stands", 1, 10'000, true},
    {"a_class", 'A', inside<&Melee::a, &Side::of>(), "side a: its class", 0, 0, true},
    {"b_stands", 'b', inside<&Melee::b, &Side::stands>(), "side b: its stands", 1, 10'000, true},
    {"b_class", 'B', inside<&Melee::b, &Side::of>(), "side b: its class", 0, 0, true},
    {"a_type", 't', inside<&Melee::a, &Side::arm>(), "side a: infantry or cavalry"},
    {"b_type", 'T', inside<&Melee::b, &Side::arm>(), "side b: infantry or cavalry"},
    {"a_charge", 'c', inside<&Melee::a, &Side::charge>(), "side a: its charge bonus"},
    {"b_charge", 'C', inside<&Melee::b, &Side::charge>(), "side b: its charge bonus"},
    {"a_charged_rear", 0, inside<&Melee::a, &Side::charged_rear>(), "side a: it charged b's rear this turn"},
    {"b_charged_rear", 0, inside<&Melee::b, &Side::charged_rear>(), "side b: it charged a's rear this turn"},
    {"a_rallied", 0, inside<&Melee::a, &Side::rallied>(), "side a: it has rallied from a rout before"},
    {"b_rallied", 0, inside<&Melee::b, &Side::rallied>(), "side b: it has rallied from a rout before"},
    {"rounds", 'r', at<&Melee::rounds>, "rounds to fight, two to a turn", 1, 4},
    {"figures_per_stand", 'f', at<&Melee::figures_per_stand>, "figures on a full stand", 2, 5},
};

constexpr Row kOwnRows[] = {
    modifier("stands", -1, "stands", "MAX-MELEE-1", [](const Side& s) { return s.stands; }),
    modifier("charge_infantry", -1, "infantry's charge bonus", "MAX-MELEE-3",
             [](const Side& s) { return s.charge == Charge::full && s.arm == Arm::infantry; }),
    modifier("charge_cavalry", -2, "cavalry's charge bonus", "MAX-MELEE-3",
             [](const Side& s) { return s.charge == Charge::full && s.arm == Arm::cavalry; })
        .reconstructed(),
    modifier("half_charge_infantry", 0, "infantry's half charge bonus", "MAX-MELEE-3",
             [](const Side& s) { return s.charge == Charge::half && s.arm == Arm::infantry; })
        .reconstructed(),
    modifier("half_charge_cavalry", -1, "cavalry's half charge bonus", "MAX-MELEE-3",
             [](const Side& s) { return s.charge == Charge::half && s.arm == Arm::cavalry; })
        .reconstructed(),
    value("kills_a_stand", 1, "figures that each of the winner's stands kills at most", "MAX-MELEE-2", 0, 100),
    value("kills_a_stand_in_rear", 2, "the same against a unit whose rear it charged this turn", "MAX-MELEE-2", 0, 100),
    value("most_rounds", 4, "rounds of one melee", "MAX-MELEE-4", 1, 4),
    value("charge_rounds", 1, "rounds in which the charge bonus counts", "MAX-MELEE-4", 1, 4).ruling(),
    value("rear_rounds", 2, "rounds in which a charge into the rear counts", "MAX-MELEE-4", 1, 4).ruling(),
};
constexpr auto kTable = join(kMeleeRows, kOwnRows, kRallied<Side>);
consteval int the(std::string_view id) { return place(kTable, id); }

constexpr Shown kOutcome[] = {
    {"winner", at<&Toll::winner>, "winner"},
    {"casualties", at<&Toll::casualties>, "casualties"},
    {"a_lost", at<&Toll::a_lost>, "a loses", {}, "figure|figures"},
    {"b_lost", at<&Toll::b_lost>, "b loses", {}, "figure|figures"},
    {"rounds_fought", at<&Toll::rounds_fought>, "fought", {}, "round|rounds"},
    {"a_score", at<&Toll::a_score>, "score of a", "a"},
    {"b_score", at<&Toll::b_score>, "score of b", "b"},
};

constexpr Reminder kReminders[] = {
    {"MAX-MELEE-5", "a unit enters melee only by a charge into contact; one that fails to reach its target is disordered"},
    {"MAX-MELEE-5",
     "a charge is frontal if any of the attacker is before the defender's front line, in the flank if it began "
     "behind that line but before the rear line, in the rear if it began behind the rear line"},
    {"MAX-MELEE-5", "charged in the flank, a unit fights in the first turn only with the stands in contact; pass that many"},
    {"MAX-MELEE-6",
     "two units in one melee fight as one, with the class and bonus of the one with more figures, if equal the "
     "higher result; they share the casualties evenly"},
    {"MAX-MELEE-7", "a charge breaks through when its target routs in its test and a second target is in range, which tests at once"},
};

// What is left of each side, and its score: a's until b has rolled, both where the melee has one round.
struct Ground {
  std::int32_t a, b, fought, a_score, b_score;
};

// A side as it stands in this round.
Side in_round(Side side, int left, const Melee& s, int round, const Charts& now) {
  side.stands = (left + s.figures_per_stand - 1) / s.figures_per_stand;
  if (round > 1 && side.charge != Charge::none && round > now[the("charge_rounds")]) side.charge = Charge::none;
  if (round > 1 && side.charged_rear && round > now[the("rear_rounds")]) side.charged_rear = false;
  return side;
}

int score(const Side& side, const Charts& now, Dice& dice, std::string_view name) {
  now.side(name.front());
  int sum = int(dice.roll(d10, name));
  sum += now.apply(of_class(the("classes.melee.militia"), side.of));
  sum += now.modifiers(side);
  return name == "a" ? sum + now.extras() : sum;
}

// The figures that fall to the winner, by so much.
int killed(const Side& winner, int difference, int left, const Charts& now) {
  const int most = winner.stands * now[winner.charged_rear ? the("kills_a_stand_in_rear") : the("kills_a_stand")];
  now.step("difference", difference, "MAX-MELEE-2");
  if (most < difference) now.step("at most", most, "MAX-MELEE-2");
  return std::min({difference, most, left});
}

// The losses of a round in which both have rolled.
Ground after(Ground g, int round, const Side& a, const Side& b, const Melee& s, const Charts& now) {
  const int a_falls = g.b_score < g.a_score ? killed(b, g.a_score - g.b_score, g.a, now) : 0;
  const int b_falls = g.a_score < g.b_score ? killed(a, g.b_score - g.a_score, g.b, now) : 0;
  if (g.a_score == g.b_score) now.step("difference", 0, "MAX-MELEE-1");
  else if (s.rounds > 1) now.step(g.b_score < g.a_score ? "a loses" : "b loses", a_falls + b_falls, "MAX-MELEE-2");
  const bool only = s.rounds == 1;
  return {g.a - a_falls, g.b - b_falls, round, only ? g.a_score : 0, only ? g.b_score : 0};
}

// A round takes two steps, one for each die, so that equal scores merge.
Ground fight(Ground g, int step, const Melee& s, const Charts& now, Dice& dice) {
  const int round = step / 2 + 1;
  const Side a = in_round(s.a, g.a, s, round, now), b = in_round(s.b, g.b, s, round, now);
  if (a.stands == 0 || b.stands == 0) return g;
  if (step % 2 == 0) {
    if (s.rounds > 1) now.round(round);
    g.a_score = score(a, now, dice, "a");
    if (s.rounds > 1) now.step("score", g.a_score, "MAX-MELEE-1");
    return g;
  }
  g.b_score = score(b, now, dice, "b");
  if (s.rounds > 1) now.step("score", g.b_score, "MAX-MELEE-1");
  now.side(0);
  return after(g, round, a, b, s, now);
}

void settle(Melee& s, const Charts& now) {
  if (s.rounds > now[the("most_rounds")]) throw Forbidden{"a melee has no more rounds", "MAX-MELEE-4"};
}

Toll melee(const Melee& s, const Charts& now, Dice& dice) {
  const int a = s.a.stands * s.figures_per_stand, b = s.b.stands * s.figures_per_stand;
  const Ground end = dice.fold(2 * s.rounds, Ground{a, b, 0, 0, 0}, [&](Ground g, int step) { return fight(g, step, s, now, dice); });
  now.round(0);
  Toll t;
  t.a_lost = a - end.a;
  t.b_lost = b - end.b;
  t.casualties = t.a_lost + t.b_lost;
  t.winner = t.a_lost < t.b_lost ? Winner::a : t.b_lost < t.a_lost ? Winner::b : Winner::none;
  t.rounds_fought = end.fought;
  if (s.rounds == 1) {
    t.a_score = end.a_score;
    t.b_score = end.b_score;
  }
  return t;
}

}  // namespace

extern constexpr Phase kMelee = checked({.set = "maximilian",
                                         .name = "melee",
                                         .summary = "two sides fight hand to hand",
                                         .title = "a: {a_stands:stand,stands} of {a_class} against b: {b_stands:stand,stands} of {b_class}",
                                         .example = "rules maximilian melee --a-stands 7 --a-class militia --a-charge full "
                                                    "--b-stands 4 --b-class regular",
                                         .fields = kFields,
                                         .table = kTable,
                                         .outcome = kOutcome,
                                         .rule = rule<settle, melee, kOutcome>,
                                         .headline = 1,
                                         .main_roll = "side a's d10, every round",
                                         .reminders = kReminders});

}  // namespace rules::maximilian
