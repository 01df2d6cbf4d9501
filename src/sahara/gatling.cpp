// A Gatling or machine gun at targets in its line of fire, beyond R1.   [SAH-GATLING]
#include <algorithm>
#include "sahara/aim.hpp"

namespace rules::sahara {
namespace {

struct Gatling {
  int targets = 1;
  Few<Range, 16> range;
  Few<Length, 16> distance;
  bool same_target = false;
  Cover cover = Cover::none;
};
struct Burst {
  int hits = 0, shots_fired = 0;
};

constexpr Field kFields[] = {
    {"targets", 't', at<&Gatling::targets>, "targets in the line of fire", 1, 10'000, true},
    {"range", 'r', at<&Gatling::range>, "the third of the R3 string, one for each target; the last holds for the rest"},
    {"distance", 'D', at<&Gatling::distance>, "or the distances: R2, 30in, 80cm"},
    {"same_target", 'S', at<&Gatling::same_target>, "it fired at the first target before and he has not moved"},
    {"cover", 'c', at<&Gatling::cover>, "what the targets are behind or in; fort is wall"},
};

constexpr Row kOwn[] = {
    value("shots", 10, "shots in a round", "SAH-GATLING-1", 0, 100),
    which("reach", 3, "a Gatling's string", "SAH-GATLING-1"),
};
constexpr auto kTable = join(kOwn, kStrings, kThirds, kAiming);
consteval int the(std::string_view id) { return place(kTable, id); }

constexpr Shown kOutcome[] = {
    {"hits", at<&Burst::hits>, "hits"},
    {"shots_fired", at<&Burst::shots_fired>, "shots fired"},
};

std::optional<Range> band_of(Length distance, const Charts& now) {
  return Strings{now, the("r1")}.band_of(distance, now[the("reach")], the("thirds.close"));
}

void settle(Gatling& s, const Charts& now) {
  if ((s.range.count > 0) == (s.distance.count > 0)) throw Bad{"give ranges or distances, exactly one of the two"};
  if (s.range.count + s.distance.count > s.targets) throw Bad{"more ranges or distances are given than there are targets"};
  for (const Length d : s.distance) {
    const auto band = band_of(d, now);
    if (!band) throw Forbidden{"a target is out of reach", "SAH-GATLING-1"};
    s.range.add(*band);
  }
}

// The total of two dice that hits a target of the line, the first being 0.
int needed(const Gatling& s, int target, const Charts& now) {
  const int at = std::min(target, s.range.count - 1);
  if (s.distance.count > 0 && now.recording()) band_of(s.distance[at], now);  // again, so that its values are in the record
  const Range range = s.range[at];
  const int hit = now[the("hits.close") + int(range)];
  now.step("target", target + 1, "SAH-GATLING-1");
  now.step("at", kRanges, int(range));
  const int plus = now.modifiers(Aim{range, s.cover, s.same_target && target == 0}) + now.extras();
  now.need_each(at_least(hit), plus, "hits", "SAH-FIRE-1", 2);
  return hit - plus;
}

Burst gatling(const Gatling& s, const Charts& now, Dice& dice) {
  const Burst none;
  int aimed = -1, need = 0;  // the target that `need` is for
  return dice.fold(now[the("shots")], none, [&](Burst b, int) {
    if (b.hits == s.targets) return b;
    if (aimed != b.hits) need = needed(s, aimed = b.hits, now);
    b.hits += dice.among(1, {d6, 2}, at_least(need), "shot");
    ++b.shots_fired;
    return b;
  });
}

constexpr Reminder kReminders[] = {
    {"SAH-GATLING-2", "at R1 or nearer it fires a burst instead: see grape"},
    {"SAH-GATLING-2", "it can destroy a wagon or a cannon, and blow in doors: see breach"},
};

}  // namespace

extern constexpr Phase kGatling = checked({.set = "sahara",
                                           .name = "gatling",
                                           .summary = "a Gatling or machine gun fires at a line of targets beyond R1",
                                           .title = "Gatling at {targets:target,targets}, {range}[, {distance}], {cover}",
                                           .example = "rules sahara gatling --targets 3 --range medium",
                                           .fields = kFields,
                                           .table = kTable,
                                           .outcome = kOutcome,
                                           .rule = rule<settle, gatling, kOutcome>,
                                           .main_roll = "each pair of dice",
                                           .reminders = kReminders});

}  // namespace rules::sahara
