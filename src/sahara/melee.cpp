// Hand to hand.   [SAH-MELEE, SAH-ARMS]
#include <algorithm>
#include "sahara/sahara.hpp"

namespace rules::sahara {
namespace {

enum class Winner : std::uint8_t { a, b, none };
constexpr Word kWinners[] = {{"a", "side a"}, {"b", "side b"}, {"none", "nobody"}};
constexpr std::span<const Word> words(Winner) { return kWinners; }

struct Melee {
  int a_men = 0, a_cavalry = 0, b_men = 0, b_cavalry = 0;
  bool a_rifles = false, a_reach = false, b_rifles = false, b_reach = false;
};
struct Fought {
  Winner winner = Winner::none;
  int a_men_lost = 0, a_cavalry_lost = 0, b_men_lost = 0, b_cavalry_lost = 0, captured = 0, guards = 0;
};

constexpr Field kFields[] = {
    {"a_men", 'a', at<&Melee::a_men>, "side a: men on foot"},
    {"a_cavalry", 'A', at<&Melee::a_cavalry>, "side a: horsemen"},
    {"a_rifles", 'r', at<&Melee::a_rifles>, "side a: an army unit with rifles, not yet fighting hand to hand"},
    {"a_reach", 'e', at<&Melee::a_reach>, "side a: bayonets, swords or spears"},
    {"b_men", 'b', at<&Melee::b_men>, "side b: men on foot"},
    {"b_cavalry", 'B', at<&Melee::b_cavalry>, "side b: horsemen"},
    {"b_rifles", 'R', at<&Melee::b_rifles>, "side b: an army unit with rifles, not yet fighting hand to hand"},
    {"b_reach", 'E', at<&Melee::b_reach>, "side b: bayonets, swords or spears"},
};

constexpr Row kOwn[] = {
    value("man", 1, "a man on foot counts", "SAH-MELEE-1", 1, 20),
    value("horseman", 2, "a horseman counts", "SAH-MELEE-1", 1, 20),
    value("horseman_v_rifles", 1, "a horseman against rifles counts", "SAH-MELEE-1", 1, 20),
    value("reach_figures", 5, "figures with the longer reach that take points off", "SAH-MELEE-2", 1, 1000),
    value("reach_points", 1, "points that they take off", "SAH-MELEE-2", 0, 20),
    value("captures_at", 2, "times the other's strength that captures him", "SAH-MELEE-3", 2, 20),
};
constexpr auto kTable = join(kOwn, kOnTheMarch);
consteval int the(std::string_view id) { return place(kTable, id); }

constexpr Shown kOutcome[] = {
    {"winner", at<&Fought::winner>, "left holding the ground"},
    {"a_men_lost", at<&Fought::a_men_lost>, "a: men lost"},
    {"a_cavalry_lost", at<&Fought::a_cavalry_lost>, "a: horsemen lost"},
    {"b_men_lost", at<&Fought::b_men_lost>, "b: men lost"},
    {"b_cavalry_lost", at<&Fought::b_cavalry_lost>, "b: horsemen lost"},
    {"captured", at<&Fought::captured>, "captured", {}, "figure|figures"},
    {"guards", at<&Fought::guards>, "guards"},
};

// One side: its figures, what each counts, and the points that it has left.
struct Force {
  char side;
  int men, cavalry, man = 1, horseman = 1, left = 0;
  int figures() const { return men + cavalry; }
  int strength() const { return men * man + cavalry * horseman; }
};
struct Fallen {
  int men = 0, cavalry = 0;
};

void settle(Melee& s, const Charts&) {
  if (s.a_men + s.a_cavalry == 0) throw Bad{"side a has nobody: give --a-men or --a-cavalry"};
  if (s.b_men + s.b_cavalry == 0) throw Bad{"side b has nobody: give --b-men or --b-cavalry"};
}

Force muster(char side, int men, int cavalry, bool against_rifles, const Charts& now) {
  Force f{side, men, cavalry};
  now.side(side);
  if (men > 0) f.man = now[the("man")];
  if (cavalry > 0) {
    f.horseman = now[against_rifles ? the("horseman_v_rifles") : the("horseman")];
    now.step("a horseman counts", f.horseman, "SAH-MELEE-1");
  }
  f.left = f.strength();
  now.step("strength", f.left, "SAH-MELEE-1");
  return f;
}

void outreach(const Force& longer, Force& shorter, const Charts& now) {
  const int points = longer.figures() / now[the("reach_figures")] * now[the("reach_points")];
  shorter.left -= std::min(points, shorter.left);
  now.side(longer.side);
  now.step("taken off the other by reach", points, "SAH-MELEE-2");
  now.side(shorter.side);
  now.step("strength after that", shorter.left, "SAH-MELEE-2");
}

// As few points for as many as leave one side outnumbered: the least n with more - n >= times * (fewer - n).
void cancel(Force& a, Force& b, const Charts& now) {
  const int times = now[the("captures_at")], fewer = std::min(a.left, b.left), more = std::max(a.left, b.left);
  const int n = std::max(0, begun(times * fewer - more, times - 1));
  a.left -= n;
  b.left -= n;
  now.side(0);
  now.step("cancelled on each side", n, "SAH-MELEE-3");
  for (const Force* f : {&a, &b}) {
    now.side(f->side);
    now.step("points left", f->left, "SAH-MELEE-3");
  }
  now.side(0);
}

// Men first, then horsemen, each for his full count.
Fallen fallen(const Force& f) {
  const int points = f.strength() - f.left;
  Fallen lost;
  lost.men = std::min(f.men, points / f.man);
  if (lost.men == f.men) lost.cavalry = (points - lost.men * f.man) / f.horseman;
  return lost;
}

Fought count(const Force& a, const Force& b, const Charts& now) {
  const Fallen of_a = fallen(a), of_b = fallen(b);
  Fought r{Winner::none, of_a.men, of_a.cavalry, of_b.men, of_b.cavalry};
  if (a.left == b.left) return r;
  r.winner = a.left > b.left ? Winner::a : Winner::b;
  r.captured = r.winner == Winner::a ? b.figures() - of_b.men - of_b.cavalry : a.figures() - of_a.men - of_a.cavalry;
  if (r.captured > 0) {
    now.side(r.winner == Winner::a ? 'b' : 'a');
    now.step("outnumbered: figures captured", r.captured, "SAH-MELEE-3");
    now.side(0);
    const int each = now[the("march")];
    now.step("prisoners to a guard", each, "SAH-MELEE-5");
    r.guards = begun(r.captured, each);
  }
  return r;
}

Fought melee(const Melee& s, const Charts& now, Dice&) {
  Force a = muster('a', s.a_men, s.a_cavalry, s.b_rifles, now);
  Force b = muster('b', s.b_men, s.b_cavalry, s.a_rifles, now);
  if (s.a_reach && !s.b_reach) outreach(a, b, now);
  if (s.b_reach && !s.a_reach) outreach(b, a, now);
  cancel(a, b, now);
  return count(a, b, now);
}

constexpr Reminder kReminders[] = {
    {"SAH-MELEE-5", "prisoners escape if their guard is killed on the way; once in they stay until they are freed"},
    {"SAH-ARMS-1",
     "infantry have bayonets; natives spears, swords or knives, their riflemen clubs; cavalry, gunners and officers swords; "
     "wagoners bayonets if they carry rifles, swords if pistols"},
    {"SAH-ARMS-1", "knives, tomahawks and clubbed rifles have no reach"},
};

}  // namespace

extern constexpr Phase kMelee = checked({.set = "sahara",
                                         .name = "melee",
                                         .summary = "two groups fight hand to hand",
                                         .title = "{a_men:man,men}[ and {a_cavalry:horseman,horsemen}] against {b_men:man,men}[ and "
                                                  "{b_cavalry:horseman,horsemen}]",
                                         .example = "rules sahara melee --a-men 20 --b-men 17 --b-reach",
                                         .fields = kFields,
                                         .table = kTable,
                                         .outcome = kOutcome,
                                         .rule = rule<settle, melee, kOutcome>,
                                         .reminders = kReminders,
                                         .rolls = false});

}  // namespace rules::sahara
