// From the sheds into the courtyard.   [CAM-BREAKOUT]
#include "camerone/camerone.hpp"

namespace rules::camerone {
namespace {

struct Breakout {
  int men = 0;
};
struct Dash {
  int total = 0;
  bool breaks_out = false;
};

constexpr Field kFields[] = {
    {"men", 'm', at<&Breakout::men>, "men who try", 1, 10'000, true},
};

constexpr Shown kOutcome[] = {
    {"total", at<&Dash::total>, "total", "breakout"},
    {"breaks_out", at<&Dash::breaks_out>, "they break out|they stay in the sheds", "breakout"},
};

Dash breakout(const Breakout& s, const Charts& now, Dice& dice) {
  Dash d;
  now.step("they leave on, or less", s.men, "CAM-BREAKOUT-1");
  d.total = int(dice.roll(d6, "breakout"));
  d.total += int(dice.roll(d6, "breakout"));
  d.total += now.modifiers(s);
  d.breaks_out = d.total <= s.men;
  return d;
}

}  // namespace

extern constexpr Phase kBreakout = checked({.set = "camerone",
                                            .name = "breakout",
                                            .summary = "from the sheds into the courtyard",
                                            .title = "{men:man,men} in the sheds",
                                            .example = "rules breakout --men 9",
                                            .fields = kFields,
                                            .outcome = kOutcome,
                                            .rule = rule<settled<Breakout>, breakout, kOutcome>,
                                            .headline = 1,
                                            .main_roll = "the sum of the two d6"});

}  // namespace rules::camerone
