// How the battle stands.   [KHY-SCORE]
#include "khyber/khyber.hpp"

namespace rules::khyber {
namespace {

enum class State : std::uint8_t { fighting, retreat, lost, assess };
constexpr Word kStates[] = {{"fighting", "the fight goes on"},
                            {"retreat", "in retreat"},
                            {"lost", "the battle is lost"},
                            {"assess", "to be judged by the players"}};
constexpr std::span<const Word> words(State) { return kStates; }

enum class Who : std::uint8_t { british, afridi, none };
constexpr Word kWho[] = {{"british", "the British"}, {"afridi", "the Afridis"}, {"none", "neither side"}};
constexpr std::span<const Word> words(Who) { return kWho; }

struct Score {
  int british = 0, afridi = 0, move = 0;
  std::optional<Side> retreating;
};
struct Standing {
  State state = State::fighting;
  Who side = Who::none;
};

constexpr Field kFields[] = {
    {"british", 'b', at<&Score::british>, "the British points still standing", 0, 10'000, true},
    {"afridi", 'a', at<&Score::afridi>, "the Afridi points still standing", 0, 10'000, true},
    {"move", 'm', at<&Score::move>, "the move that has just ended", 0, 10'000, true},
    {"retreating", 'r', at<&Score::retreating>, "the side that began to retreat earlier"},
};

constexpr Row kTable[] = {
    value("retreat_share", 3, "a force retreats under this share of the other's points", "KHY-SCORE-1", 0, 1).parts(6),
    value("last_move", 20, "the move that ends the battle", "KHY-SCORE-2", 0, 10'000),
};
consteval int the(std::string_view id) { return place(kTable, id); }

constexpr Shown kOutcome[] = {
    {"state", at<&Standing::state>, "state"},
    {"side", at<&Standing::side>, "side"},
};

constexpr int points(const Score& s, Side side) { return side == Side::british ? s.british : s.afridi; }
constexpr Side other(Side side) { return side == Side::british ? Side::afridi : Side::british; }

bool too_few(const Score& s, Side side, Fraction share) { return points(s, side) * share.den < points(s, other(side)) * share.num; }

void settle(Score& s, const Charts& now) {
  if (s.retreating && too_few(s, other(*s.retreating), now.fraction(the("retreat_share"))))
    throw Bad{"one side is retreating and the other's points call for a retreat: only one side can retreat"};
}

// Who retreats now, or went on retreating.
std::optional<Side> in_retreat(const Score& s, const Charts& now) {
  const Fraction share = now.fraction(the("retreat_share"));
  now.step("the British retreat under", share * s.afridi, "KHY-SCORE-1");
  now.step("the Afridis retreat under", share * s.british, "KHY-SCORE-1");
  for (const Side side : {Side::british, Side::afridi})
    if (too_few(s, side, share)) return side;
  return s.retreating;
}

Standing score(const Score& s, const Charts& now, Dice&) {
  const std::optional<Side> side = in_retreat(s, now);
  const int last = now[the("last_move")];
  now.step("the battle ends with move", last, "KHY-SCORE-2");
  const bool over = s.move >= last;
  if (!side) return {over ? State::assess : State::fighting, Who::none};
  if (!over) return {State::retreat, Who(*side)};
  if (points(s, other(*side)) < points(s, *side)) return {State::assess, Who::none};
  return {State::lost, Who(*side)};
}

constexpr Reminder kReminders[] = {
    {"KHY-SCORE-1", "a retreating force fights off the enemy on its way, and loses unless it brings him under its own points in time",
     "state", Cell(State::retreat)},
    {"KHY-SETUP-1", "a side that plainly has its objectives has ended the battle too", "state", Cell(State::fighting)},
};

}  // namespace

extern constexpr Phase kScore = checked({.set = "khyber",
                                         .name = "score",
                                         .summary = "who retreats, and who has lost",
                                         .title = "British {british}, Afridis {afridi}, move {move}",
                                         .example = "rules khyber score --british 9 --afridi 11 --move 20 --retreating british",
                                         .fields = kFields,
                                         .table = kTable,
                                         .outcome = kOutcome,
                                         .rule = rule<settle, score, kOutcome>,
                                         .reminders = kReminders,
                                         .rolls = false});

}  // namespace rules::khyber
