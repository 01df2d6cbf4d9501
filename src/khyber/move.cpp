// One man moves.   [KHY-MOVE]
#include "khyber/khyber.hpp"

namespace rules::khyber {
namespace {

enum class Gait : std::uint8_t { run, walk, crawl };
constexpr Word kGaits[] = {{"run"}, {"walk"}, {"crawl"}};
constexpr std::span<const Word> words(Gait) { return kGaits; }

enum class Wound : std::uint8_t { none, minor, serious };
constexpr Word kWounds[] = {{"none", "unwounded"}, {"minor", "with a minor wound"}, {"serious", "with a serious wound"}};
constexpr std::span<const Word> words(Wound) { return kWounds; }

struct Move {
  Gait gait = Gait::walk;
  bool strong = false;
  Wound wound = Wound::none;
};
struct Moved {
  Decimal cm;
};

constexpr Field kFields[] = {
    {"gait", 'g', at<&Move::gait>, "how he goes", 0, 0, true},
    {"strong", 's', at<&Move::strong>, "he is his side's strong man"},
    {"wound", 'w', at<&Move::wound>, "the worst of his wounds (none unless given)"},
};

constexpr Row kTable[] = {
    in_cm(value("run", 25, "a man runs", "KHY-MOVE-1")),
    in_cm(value("walk", 15, "a man walks", "KHY-MOVE-1")),
    in_cm(value("crawl", 10, "a man crawls", "KHY-MOVE-1")),
    modifier("strong", +2, "strong man", "KHY-MOVE-1"),
    value("serious_wound", 3, "of his move left to the seriously wounded", "KHY-MOVE-2", 0, 1).parts(6),
    value("minor_wound_bars_running", 0, "a minor wound bars running too (1: it does)", "KHY-MOVE-2", 0, 1).ruling(),
};
consteval int the(std::string_view id) { return place(kTable, id); }

constexpr Shown kOutcome[] = {
    {"cm", at<&Moved::cm>, "moves", {}, "cm"},
};

void settle(Move& s, const Charts& now) {
  if (s.gait != Gait::run) return;
  if (s.wound == Wound::serious) throw Forbidden{"a seriously wounded man cannot run", "KHY-MOVE-2"};
  if (s.wound == Wound::minor && now[the("minor_wound_bars_running")]) throw Forbidden{"a wounded man cannot run", "KHY-MOVE-2"};
}

int pace(Gait gait, const Charts& now) {
  switch (gait) {
    case Gait::run: return now[the("run")];
    case Gait::walk: return now[the("walk")];
    default: return now[the("crawl")];
  }
}

Moved move(const Move& s, const Charts& now, Dice&) {
  Fraction cm = pace(s.gait, now);
  if (s.gait == Gait::run && s.wound == Wound::minor)
    static_cast<void>(now[the("minor_wound_bars_running")]);  // told again, for the record
  now.step(kGaits[int(s.gait)].name, cm.num, "KHY-MOVE-1");
  if (s.strong) cm = cm + Fraction{now.apply(the("strong"))};
  if (s.wound == Wound::serious) {
    const Fraction left = now.fraction(the("serious_wound"));
    now.step("of it, seriously wounded", left, "KHY-MOVE-2");
    cm = cm * left;
  }
  return {{cm}};
}

}  // namespace

extern constexpr Phase kMove = checked({.set = "khyber",
                                        .name = "move",
                                        .summary = "how far one man goes",
                                        .title = "{gait}, {wound}",
                                        .example = "rules khyber move --gait run --strong",
                                        .fields = kFields,
                                        .table = kTable,
                                        .outcome = kOutcome,
                                        .rule = rule<settle, move, kOutcome>,
                                        .rolls = false});

}  // namespace rules::khyber
