// A man who ran from a fight tries to stop.   [KHY-RALLY]
#include "khyber/khyber.hpp"

namespace rules::khyber {
namespace {

struct Rally {};
struct Rallied {
  bool rallies = false;
};

constexpr Row kTable[] = {
    value("over", 5, "he stops running over", "KHY-RALLY-1", 0, 20),
};
consteval int the(std::string_view id) { return place(kTable, id); }

constexpr Shown kOutcome[] = {
    {"rallies", at<&Rallied::rallies>, "stops running|runs on", "rally"},
};

Rallied rally(const Rally& s, const Charts& now, Dice& dice) {
  const Span wanted = at_least(now[the("over")] + 1);
  const int score = total(dice.roll(d20, "rally"), s, now, "KHY-RALLY-1");
  now.need(wanted, "stops running", "KHY-RALLY-1");
  return {wanted.has(score)};
}

constexpr Reminder kReminders[] = {
    {"KHY-RALLY-1", "he may fight again", "rallies", 1},
    {"KHY-RALLY-1", "he runs his full move, and may try again at the start of the next", "rallies", 0},
};

}  // namespace

extern constexpr Phase kRally = checked({.set = "khyber",
                                         .name = "rally",
                                         .summary = "a running man tries to stop",
                                         .title = "a running man",
                                         .example = "rules khyber rally",
                                         .table = kTable,
                                         .outcome = kOutcome,
                                         .rule = rule<settled<Rally>, rally, kOutcome>,
                                         .main_roll = "the d20 rally",
                                         .reminders = kReminders});

}  // namespace rules::khyber
