// One gun fires.   [MAX-ART, MAX-CLASS]
#include <algorithm>
#include "maximilian/maximilian.hpp"

namespace rules::maximilian {
namespace {

enum class Gun : std::uint8_t { horse, foot, siege };
constexpr Word kGuns[] = {{"horse", "horse gun"}, {"foot", "foot gun"}, {"siege", "siege gun"}};
constexpr std::span<const Word> words(Gun) { return kGuns; }

struct Artillery {
  Gun gun{};
  bool howitzer = false, building = false, rallied = false;
  Class by{};
  std::optional<Range> range;
  std::optional<Length> distance;
  std::optional<Cover> cover;
  std::optional<int> target_figures;
};
struct Shot {
  int hit_number = 0, casualties = 0;
};
struct Fallen {
  std::int32_t hits = 0, doubled = 0;
};

constexpr Field kFields[] = {
    {"gun", 'g', at<&Artillery::gun>, "the kind of gun", 0, 0, true},
    {"howitzer", 'H', at<&Artillery::howitzer>, "it is a howitzer (foot or siege)"},
    {"class", 'c', at<&Artillery::by>, "class of the crew", 0, 0, true},
    {"range", 'r', at<&Artillery::range>, "the range band (or give the distance)"},
    {"distance", 'D', at<&Artillery::distance>, "the distance itself: 30, 75cm"},
    {"cover", 'C', at<&Artillery::cover>, "the target's cover (open if not given, in a building hard)"},
    {"building", 'b', at<&Artillery::building>, "the target is in a building"},
    {"target_figures", 'f', at<&Artillery::target_figures>, "figures in the target; no more can fall"},
    {"rallied", 'R', at<&Artillery::rallied>, "the crew has rallied from a rout"},
};

constexpr Row reach(std::string_view gun, std::string_view range, std::int32_t inches, std::string_view label) {
  return band(range, inches * 1000, "in", label, "MAX-ART-2").in(gun).reconstructed();
}
constexpr Row hits(std::string_view id, std::int32_t number, std::string_view label) {
  return value(id, number, label, "MAX-ART-2", -20, 20).in("hit_number").reconstructed();
}
constexpr Row thrown(std::string_view gun, std::int32_t dice, std::string_view label) {
  return value(gun, dice, label, "MAX-ART-2", 0, 20).in("dice").reconstructed();
}

constexpr Row kOwn[] = {
    thrown("horse", 2, "dice of a horse gun"),
    thrown("foot", 3, "dice of a foot gun"),
    thrown("siege", 4, "dice of a siege gun"),
    hits("close", 5, "hit number at close range"),
    hits("medium", 3, "hit number at medium range"),
    hits("long", 1, "hit number at long range"),
    hits("soft_cover", -1, "soft cover, on the hit number"),
    hits("hard_cover", -2, "hard cover, on the hit number"),
    hits("least", 0, "hit number at least"),
    value("doubled_on", -2, "counts double on, or less", "MAX-ART-2", -20, 20).reconstructed(),
    value("doubled", 2, "casualties of such a die", "MAX-ART-2", 0, 20).reconstructed(),
    reach("bands.horse", "close", 12, "horse gun, close"),
    reach("bands.horse", "medium", 24, "horse gun, medium"),
    reach("bands.horse", "long", 36, "horse gun, long"),
    reach("bands.foot", "close", 12, "foot gun, close"),
    reach("bands.foot", "medium", 24, "foot gun, medium"),
    reach("bands.foot", "long", 48, "foot gun, long"),
    reach("bands.siege", "close", 12, "siege gun, close"),
    reach("bands.siege", "medium", 36, "siege gun, medium"),
    reach("bands.siege", "long", 60, "siege gun, long"),
};
constexpr auto kTable = join(kFiringRows, kRallied<Artillery>, kOwn);
consteval int the(std::string_view id) { return place(kTable, id); }

constexpr Shown kOutcome[] = {
    {"hit_number", at<&Shot::hit_number>, "hit number"},
    {"casualties", at<&Shot::casualties>, "casualties"},
};

constexpr std::string_view kTitle = "{gun} ({class}) at {range}[, {distance} off], {cover}[, {target_figures:figure,figures} there]";
constexpr Reminder kReminders[] = {
    {"MAX-ART-3",
     "each gun is a unit; below its minimum crew every action costs double; a gun that starts limbered starts unloaded; "
     "regular or veteran infantry may replace crew while one of the original crew lives"},
};

void settle(Artillery& s, const Charts& now) {
  if (s.howitzer && s.gun == Gun::horse) throw Bad{"--howitzer goes with a foot or a siege gun, not a horse gun"};
  need_one_range(s.range.has_value(), s.distance.has_value());
  if (s.distance && !(s.range = band_of(*s.distance, now, the("bands.horse.close") + 3 * int(s.gun))))
    throw Forbidden{"the target is beyond the gun's range", "MAX-ART-2"};
  if (!s.cover) s.cover = s.building ? Cover::hard : Cover::open;
}

Cover cover_that_counts(const Artillery& s, const Charts& now) {
  if (!s.howitzer || s.building || s.cover == Cover::open) return *s.cover;
  now.remark("a howitzer ignores cover except a building", "MAX-ART-1");
  return Cover::open;
}

Shot artillery(const Artillery& s, const Charts& now, Dice& dice) {
  Shot shot;
  shot.hit_number = hit_number(now, the("hit_number.close"), *s.range, cover_that_counts(s, now));
  const int plus = now.apply(of_class(the("classes.firing.militia"), s.by)) + now.modifiers(s);
  const int doubled_on = now[the("doubled_on")], d10s = now[the("dice.horse") + int(s.gun)];
  now.need_each(at_most(shot.hit_number), plus, "hits", "MAX-ART-2");
  const Fallen fallen = dice.fold(d10s, Fallen{}, [&](Fallen f, int) {
    const int score = int(dice.roll(d10, "gun")) + plus;
    if (score <= doubled_on) ++f.doubled;
    else if (score <= shot.hit_number) ++f.hits;
    return f;
  });
  shot.casualties = fallen.hits;
  if (fallen.doubled) {
    now.step("dice that count double", fallen.doubled, "MAX-ART-2");
    shot.casualties += fallen.doubled * now[the("doubled")];
  }
  shot.casualties = std::min(shot.casualties, s.target_figures.value_or(shot.casualties));
  return shot;
}

}  // namespace

extern constexpr Phase kArtillery = checked({.set = "maximilian",
                                             .name = "artillery",
                                             .summary = "one gun fires",
                                             .title = kTitle,
                                             .example = "rules maximilian artillery --gun foot --class regular --distance 20",
                                             .fields = kFields,
                                             .table = kTable,
                                             .outcome = kOutcome,
                                             .rule = rule<settle, artillery, kOutcome>,
                                             .headline = 1,
                                             .main_roll = "each of the gun's d10s",
                                             .reminders = kReminders});

}  // namespace rules::maximilian
