// A cannon's grape, or a Gatling's burst, within R1.   [SAH-GRAPE]
#include <algorithm>
#include "sahara/sahara.hpp"

namespace rules::sahara {
namespace {

struct Grape {
  int figures = 0, resist = 1;
  bool burst = false;
};
struct Felled {
  int casualties = 0;
};

constexpr Field kFields[] = {
    {"figures", 'f', at<&Grape::figures>, "figures under the cup", 0, 10'000, true},
    {"resist", 'R', at<&Grape::resist>, "damage that each resists: 1 a man, 2 an armoured native, horse or camel; 1 unless given"},
    {"burst", 'b', at<&Grape::burst>, "a Gatling's burst, not a cannon's grape"},
};

constexpr Row kTable[] = {
    value("figures", 10, "figures that grape hits at most", "SAH-GRAPE-1", 0, 10'000),
    value("grape_damage", 2, "damage of grape", "SAH-GRAPE-1", 0, 100),
    value("burst_damage", 1, "damage of a burst", "SAH-GRAPE-1", 0, 100),
};
consteval int the(std::string_view id) { return place(kTable, id); }

constexpr Shown kOutcome[] = {
    {"casualties", at<&Felled::casualties>, "casualties"},
};

Felled grape(const Grape& s, const Charts& now, Dice&) {
  const int hit = s.burst ? s.figures : std::min(s.figures, now[the("figures")]);
  const int damage = now[s.burst ? the("burst_damage") : the("grape_damage")];
  now.step("figures hit", hit, "SAH-GRAPE-1");
  now.step("damage on each", damage, "SAH-GRAPE-1");
  return {s.resist <= damage ? hit : 0};
}

constexpr Reminder kReminders[] = {
    {"SAH-GRAPE-1", "lay the cup on its side with its foot towards the gun; the nearest to the gun fall first"},
};

}  // namespace

extern constexpr Phase kGrape = checked({.set = "sahara",
                                         .name = "grape",
                                         .summary = "a cannon's grape, or a Gatling's burst, within R1",
                                         .title = "{figures:figure,figures} under the cup",
                                         .example = "rules sahara grape --figures 12",
                                         .fields = kFields,
                                         .table = kTable,
                                         .outcome = kOutcome,
                                         .rule = rule<settled<Grape>, grape, kOutcome>,
                                         .reminders = kReminders,
                                         .rolls = false});

}  // namespace rules::sahara
