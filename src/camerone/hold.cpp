// Waiting for the whites of their eyes.   [CAM-HOLD]
#include "camerone/camerone.hpp"

namespace rules::camerone {
namespace {

struct Hold {
  int figures = 0, officers = 0;
};
struct Nerve {
  int limit = 0;
  bool holds = false;
};

constexpr Field kFields[] = {
    {"figures", 'f', at<&Hold::figures>, "figures able to fire from that wall", 1, 10'000, true},
    {"officers", 'o', at<&Hold::officers>, "officers with them", 0, 3},
};

constexpr Row kTable[] = {
    value("per_officer", 10, "added to the limit for each officer", "CAM-HOLD-1"),
};
consteval int the(std::string_view id) { return place(kTable, id); }

constexpr Shown kOutcome[] = {
    {"limit", at<&Nerve::limit>, "holds under", "nerve"},
    {"holds", at<&Nerve::holds>, "they hold their fire|someone fires, and every rifle that bears follows", "nerve"},
};

Nerve hold(const Hold& s, const Charts& now, Dice& dice) {
  Nerve n;
  n.limit = s.figures;
  now.step("figures", s.figures, "CAM-HOLD-1");
  if (s.officers > 0) {
    const int more = s.officers * now[the("per_officer")];
    now.step("for the officers", more, "CAM-HOLD-1");
    n.limit += more;
  }
  n.holds = modified(dice.roll(d100, "nerve"), s, now) < n.limit;
  return n;
}

}  // namespace

extern constexpr Phase kHold = checked({.set = "camerone",
                                        .name = "hold",
                                        .summary = "hold fire until the enemy is close",
                                        .title = "{figures:figure,figures} at the wall[, {officers:officer,officers}]",
                                        .example = "rules hold --figures 24 --officers 2",
                                        .fields = kFields,
                                        .table = kTable,
                                        .outcome = kOutcome,
                                        .rule = rule<settled<Hold>, hold, kOutcome>,
                                        .headline = 1,
                                        .main_roll = "the d100 for nerve"});

}  // namespace rules::camerone
