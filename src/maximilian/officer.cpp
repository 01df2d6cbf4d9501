// Does the officer or general who is attached to a unit fall with its men?   [MAX-OFFICER]
#include "maximilian/maximilian.hpp"

namespace rules::maximilian {
namespace {

struct Officer {
  int casualties = 0;
};
struct Fate {
  bool killed = false;
};

constexpr Field kFields[] = {
    {"casualties", 'c', at<&Officer::casualties>, "what his unit lost this turn", 0, 10'000, true},
};

constexpr Shown kOutcome[] = {
    {"killed", at<&Fate::killed>, "he falls|he lives", "officer"},
};

constexpr Reminder kReminders[] = {
    {"MAX-OFFICER-2", "a detached officer whom the enemy contacts in melee is captured or killed"},
    {"MAX-OFFICER-2", "where several figures share his stand, dice for who falls", "killed"},
};

Fate officer(const Officer& s, const Charts& now, Dice& dice) {
  if (s.casualties == 0) return {};
  const int die = int(dice.roll(d10, "officer")), score = die + now.extras();
  if (score != die) now.step("total", score, "MAX-OFFICER-1");
  now.need(at_most(s.casualties), "he falls", "MAX-OFFICER-1");
  return {score <= s.casualties};
}

}  // namespace

extern constexpr Phase kOfficer = checked({.set = "maximilian",
                                           .name = "officer",
                                           .summary = "does an attached officer or general fall?",
                                           .title = "attached to a unit that lost {casualties:figure,figures}",
                                           .example = "rules maximilian officer --casualties 3",
                                           .fields = kFields,
                                           .table = {},
                                           .outcome = kOutcome,
                                           .rule = rule<settled<Officer>, officer, kOutcome>,
                                           .main_roll = "the officer's d10",
                                           .reminders = kReminders});

}  // namespace rules::maximilian
