// A coin: who decides which side moves first.   [SAH-INIT]
#include "sahara/sahara.hpp"

namespace rules::sahara {
namespace {

enum class Chooser : std::uint8_t { a, b };
constexpr Word kChoosers[] = {{"a", "side a"}, {"b", "side b"}};
constexpr std::span<const Word> words(Chooser) { return kChoosers; }

struct Initiative {
  std::string_view a, b;
};
struct Choice {
  Chooser chooser = Chooser::a;
};

constexpr Field kFields[] = {
    {"a", 'a', at<&Initiative::a>, "name of side a: heads"},
    {"b", 'b', at<&Initiative::b>, "name of side b: tails"},
};

constexpr Shown kOutcome[] = {
    {"chooser", at<&Choice::chooser>, "decides who moves first"},
};

Choice initiative(const Initiative&, const Charts& now, Dice& dice) {
  const bool heads = dice.roll(coin, "first move") == kHeads;
  now.need({kHeads, kHeads}, "side a", "SAH-INIT-1");
  return {heads ? Chooser::a : Chooser::b};
}

constexpr Reminder kReminders[] = {
    {"SAH-INIT-1", "one side moves, then the other, then both shoot, then they fight hand to hand"},
};

}  // namespace

extern constexpr Phase kInitiative = checked({.set = "sahara",
                                              .name = "initiative",
                                              .summary = "a coin: who decides which side moves first",
                                              .title = "the first move[: a is {a}][, b is {b}]",
                                              .example = "rules sahara initiative --a Legion --b Bedouins",
                                              .fields = kFields,
                                              .table = {},
                                              .outcome = kOutcome,
                                              .rule = rule<settled<Initiative>, initiative, kOutcome>,
                                              .reminders = kReminders});

}  // namespace rules::sahara
