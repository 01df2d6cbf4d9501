// How many leaders an army has.   [SAH-LEAD]
#include "sahara/sahara.hpp"

namespace rules::sahara {
namespace {

enum class Side : std::uint8_t { regular, native };
constexpr Word kSides[] = {{"regular", "regular troops"}, {"native", "natives"}};
constexpr std::span<const Word> words(Side) { return kSides; }

struct Leaders {
  int men = 1;
  Side side = Side::regular;
};
struct Led {
  int commanders = 1, lieutenants = 0, sergeants = 0;
};

constexpr Field kFields[] = {
    {"men", 'm', at<&Leaders::men>, "men of the army", 1, 10'000, true},
    {"side", 's', at<&Leaders::side>, "whose ranks they have; regular unless given"},
};

constexpr Row kTable[] = {
    value("commanders", 1, "commanders, or chiefs, of a side", "SAH-LEAD-1", 0, 100),
    value("men_to_a_lieutenant", 25, "men to a lieutenant or sub-chief", "SAH-LEAD-1", 1, 10'000),
    value("men_to_a_sergeant", 10, "men to a sergeant or leader", "SAH-LEAD-1", 1, 10'000),
};
consteval int the(std::string_view id) { return place(kTable, id); }

constexpr Shown kOutcome[] = {
    {"commanders", at<&Led::commanders>, "commanders"},
    {"lieutenants", at<&Led::lieutenants>, "lieutenants"},
    {"sergeants", at<&Led::sergeants>, "sergeants"},
};

Led leaders(const Leaders& s, const Charts& now, Dice&) {
  if (s.side == Side::native) now.remark("natives call them chief or sheik, sub-chiefs, leaders", "SAH-LEAD-1");
  return {now[the("commanders")], begun(s.men, now[the("men_to_a_lieutenant")]), begun(s.men, now[the("men_to_a_sergeant")])};
}

constexpr Reminder kReminders[] = {
    {"SAH-LEAD-1", "these are the fewest: a couple of officers more are worth having"},
};

}  // namespace

extern constexpr Phase kLeaders = checked({.set = "sahara",
                                           .name = "leaders",
                                           .summary = "how many leaders an army has",
                                           .title = "{men:man,men}, {side}",
                                           .example = "rules sahara leaders --men 60",
                                           .fields = kFields,
                                           .table = kTable,
                                           .outcome = kOutcome,
                                           .rule = rule<settled<Leaders>, leaders, kOutcome>,
                                           .reminders = kReminders,
                                           .rolls = false});

}  // namespace rules::sahara
