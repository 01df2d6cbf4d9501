// Over the wall.   [CAM-STORM]
#include <algorithm>
#include "camerone/camerone.hpp"

namespace rules::camerone {
namespace {

struct Storm {
  int defenders = 0, figures = 0;
};
struct Over {
  int men_over = 0;
};

constexpr Field kFields[] = {
    {"defenders", 'e', at<&Storm::defenders>, "defenders in that area"},
    {"figures", 'f', at<&Storm::figures>, "figures in the attacking unit; no more can get over", 1, 10'000, true},
};

constexpr Row kTable[] = {
    modifier("defender", -1, "defenders", "CAM-STORM-1", [](const Storm& s) { return s.defenders; }),
};

constexpr Shown kOutcome[] = {
    {"men_over", at<&Over::men_over>, "get over", "over the wall", "man|men"},
};

Over storm(const Storm& s, const Charts& now, Dice& dice) {
  const int roll = int(dice.roll(d6, "over the wall")), total = roll + now.modifiers(s);
  const int men = std::clamp(total, 0, s.figures);
  if (men != total) now.step("total", total, "CAM-STORM-1");
  return {men};
}

}  // namespace

extern constexpr Phase kStorm = checked({.set = "camerone",
                                         .name = "storm",
                                         .summary = "the attackers climb the wall",
                                         .title = "{figures:figure,figures} against {defenders:defender,defenders}",
                                         .example = "rules storm --defenders 2 --figures 10",
                                         .fields = kFields,
                                         .table = kTable,
                                         .outcome = kOutcome,
                                         .rule = rule<settled<Storm>, storm, kOutcome>,
                                         .main_roll = "the d6 over the wall"});

}  // namespace rules::camerone
