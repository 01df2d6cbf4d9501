// Whether one man hears another.   [KHY-SIGNAL]
#include "khyber/khyber.hpp"

namespace rules::khyber {
namespace {

struct Signal {
  Length distance;
};
struct Heard {
  bool heard = false;
};

constexpr Field kFields[] = {
    {"distance", 'D', at<&Signal::distance>, "how far apart the two men are", 0, 0, true},
};

constexpr Row kTable[] = {
    band("heard_cm", 16'000, "cm", "men hear each other within", "KHY-SIGNAL-1"),
};
consteval int the(std::string_view id) { return place(kTable, id); }

constexpr Shown kOutcome[] = {
    {"heard", at<&Heard::heard>, "heard|out of hearing"},
};

Heard signal(const Signal& s, const Charts& now, Dice&) {
  const Length within = now.length(the("heard_cm"));
  now.step("heard within, cm", now.fraction(the("heard_cm")), "KHY-SIGNAL-1");
  return {s.distance.nano_mm() <= within.nano_mm()};
}

constexpr Reminder kReminders[] = {
    {"KHY-SIGNAL-1", "before the action leaders give any orders they like; the distance counts once it begins"},
};

}  // namespace

extern constexpr Phase kSignal = checked({.set = "khyber",
                                          .name = "signal",
                                          .summary = "whether two men are within hearing",
                                          .title = "over {distance}",
                                          .example = "rules khyber signal --distance 6in",
                                          .fields = kFields,
                                          .table = kTable,
                                          .outcome = kOutcome,
                                          .rule = rule<settled<Signal>, signal, kOutcome>,
                                          .reminders = kReminders,
                                          .rolls = false});

}  // namespace rules::khyber
