// Hand to hand: one man against one or two.   [KHY-MELEE]
#include "khyber/khyber.hpp"

namespace rules::khyber {
namespace {

enum class Result : std::uint8_t { wins, loses, draw };
constexpr Word kResults[] = {{"wins"}, {"loses"}, {"draw", "decides nothing"}};
constexpr std::span<const Word> words(Result) { return kResults; }

enum class Fate : std::uint8_t { unhurt, killed, runs };
constexpr Word kFates[] = {{"unhurt"}, {"killed"}, {"runs", "runs away"}};
constexpr std::span<const Word> words(Fate) { return kFates; }

struct Melee {
  int value = 1;
  bool wounded = false;
  Few<int, 2> opponent_value;
};
struct Opponent {
  int value;
};
struct Fought {
  Result result = Result::draw;
  Fate man_fate = Fate::unhurt, opponent_fate = Fate::unhurt;
  std::optional<Fate> second_fate;
};

constexpr Field kFields[] = {
    {"value", 'v', at<&Melee::value>, "the man's personal value", 0, 5},
    {"wounded", 'W', at<&Melee::wounded>, "the man is wounded"},
    {"opponent_value", 'o', at<&Melee::opponent_value>,
     "an opponent's personal value, 0 for a wounded one; once or twice (one of 1 unless given)"},
};

constexpr Row kTable[] = {
    modifier("value", +1, "points of personal value", "KHY-MELEE-1", [](const Melee& s) { return s.wounded ? 0 : s.value; }),
    modifier("opponent_value", +1, "points of the opponent's value", "KHY-MELEE-1", [](const Opponent& s) { return s.value; }),
    value("killed_on", 3, "a loser is killed on, or less", "KHY-MELEE-2", 0, 20),
};
consteval int the(std::string_view id) { return place(kTable, id); }

constexpr Shown kOutcome[] = {
    {"result", at<&Fought::result>, "the man", "opponent"},
    {"man_fate", at<&Fought::man_fate>, "the man's fate", "fate"},
    {"opponent_fate", at<&Fought::opponent_fate>, "the opponent's fate", "fate"},
    {"second_fate", at<&Fought::second_fate>, "the second opponent's fate", "fate"},
};

void settle(Melee& s, const Charts&) {
  if (s.opponent_value.count == 0) s.opponent_value.add(1);
}

// Beaten by one, he loses; he wins when he beats each.
Result fight(const Melee& s, const Charts& now, Dice& dice) {
  now.side('a');
  const int man = total(dice.roll(d20, "man"), s, now, "KHY-MELEE-1");
  now.side('b');
  int beats = 0, beaten = 0;
  for (const int v : s.opponent_value) {
    const int opponent = total(dice.roll(d20, "opponent"), Opponent{v}, now, "KHY-MELEE-1");
    beats += man > opponent;
    beaten += opponent > man;
  }
  if (beaten > 0) return Result::loses;
  return beats == s.opponent_value.count ? Result::wins : Result::draw;
}

// Whether he is killed is all that the die decides, so under odds it has two faces.
Fate fate(char side, const Charts& now, Dice& dice) {
  now.side(side);
  const Span killed = at_most(now[the("killed_on")]);
  const bool dead = dice.among(1, {d20}, killed, "fate") > 0;
  now.need(killed, "killed", "KHY-MELEE-2");
  return dead ? Fate::killed : Fate::runs;
}

Fought melee(const Melee& s, const Charts& now, Dice& dice) {
  const bool two = s.opponent_value.count == 2;
  Fought f;
  if (two) f.second_fate = Fate::unhurt;
  f.result = fight(s, now, dice);
  if (f.result == Result::loses) f.man_fate = fate('a', now, dice);
  if (f.result == Result::wins) f.opponent_fate = fate('b', now, dice);
  if (f.result == Result::wins && two) f.second_fate = fate('b', now, dice);
  now.side(0);
  return f;
}

constexpr Reminder kReminders[] = {
    {"KHY-MELEE-2", "the man runs his full move at once, and on until he rallies", "man_fate", Cell(Fate::runs)},
    {"KHY-MELEE-2", "the opponent runs his full move at once, and on until he rallies", "opponent_fate", Cell(Fate::runs)},
    {"KHY-MELEE-2", "the second opponent runs his full move at once, and on until he rallies", "second_fate", Cell(Fate::runs)},
};

}  // namespace

extern constexpr Phase kMelee = checked({.set = "khyber",
                                         .name = "melee",
                                         .summary = "one man fights one or two hand to hand",
                                         .title = "a {wounded?wounded }man of {value} against {opponent_value}",
                                         .example = "rules khyber melee --value 2 --opponent-value 1,1",
                                         .fields = kFields,
                                         .table = kTable,
                                         .outcome = kOutcome,
                                         .rule = rule<settle, melee, kOutcome>,
                                         .main_roll = "the man's d20",
                                         .reminders = kReminders});

}  // namespace rules::khyber
