// Stands of infantry or cavalry fire.   [MAX-FIRE, MAX-CLASS]
#include <algorithm>
#include "maximilian/maximilian.hpp"

namespace rules::maximilian {
namespace {

enum class Target : std::uint8_t { infantry, cavalry, officer };
constexpr Word kTargets[] = {{"infantry"}, {"cavalry"}, {"officer", "a detached officer"}};
constexpr std::span<const Word> words(Target) { return kTargets; }

enum class Weapon : std::uint8_t { smoothbore, rifled_musket, rifle, carbine, repeater };
constexpr Word kWeapons[] = {{"smoothbore"}, {"rifled-musket"}, {"rifle"}, {"carbine"}, {"repeater"}};
constexpr std::span<const Word> words(Weapon) { return kWeapons; }

struct Fire {
  int stands = 0;
  Class by{};
  std::optional<Range> range;
  std::optional<Length> distance;
  std::optional<Weapon> weapon;
  Target target = Target::infantry;
  Cover cover = Cover::open;
  int one_in = 1;
  std::optional<int> target_figures;
  bool rallied = false;
};
struct Volley {
  int hit_number = 0, casualties = 0;
};

constexpr Field kFields[] = {
    {"stands", 's', at<&Fire::stands>, "stands of the unit, even those with one figure left", 1, 10'000, true},
    {"class", 'c', at<&Fire::by>, "class of the unit that fires", 0, 0, true},
    {"range", 'r', at<&Fire::range>, "the range band (or give the distance and the weapon)"},
    {"distance", 'D', at<&Fire::distance>, "the distance itself: 8, 20cm"},
    {"weapon", 'w', at<&Fire::weapon>, "the weapon, where the distance is given"},
    {"target", 't', at<&Fire::target>, "what is fired at (infantry if not given); officer is a detached one"},
    {"cover", 'C', at<&Fire::cover>, "the target's cover (open if not given)"},
    {"one_in", 'i', at<&Fire::one_in>, "the unit fires one stand in so many", 1, 3},
    {"target_figures", 'f', at<&Fire::target_figures>, "figures in the target; no more can fall"},
    {"rallied", 'R', at<&Fire::rallied>, "the unit has rallied from a rout"},
};

constexpr Row reach(std::string_view weapon, std::string_view range, std::int32_t inches, std::string_view label) {
  return band(range, inches * 1000, "in", label, "MAX-FIRE-7").in(weapon).reconstructed();
}
constexpr Row hits(std::string_view id, std::int32_t number, std::string_view label, std::string_view clause) {
  return value(id, number, label, clause, -20, 20).in("hit_number");
}

constexpr Row kOwn[] = {
    modifier("cavalry", -1, "at cavalry", "MAX-FIRE-3", [](const Fire& s) { return s.target == Target::cavalry; }),
    hits("close", 5, "hit number at close range", "MAX-FIRE-5").reconstructed(),
    hits("medium", 3, "hit number at medium range", "MAX-FIRE-5").reconstructed(),
    hits("long", 1, "hit number at long range", "MAX-FIRE-4"),
    hits("soft_cover", -1, "soft cover, on the hit number", "MAX-FIRE-5").reconstructed(),
    hits("hard_cover", -2, "hard cover, on the hit number", "MAX-FIRE-5").reconstructed(),
    hits("least", 0, "hit number at least", "MAX-FIRE-5").reconstructed(),
    value("officer_casualties", 1, "casualties at most on a detached officer", "MAX-FIRE-8", 0, 100).ruling(),
    reach("bands.smoothbore", "close", 4, "smoothbore, close"),
    reach("bands.smoothbore", "medium", 8, "smoothbore, medium"),
    reach("bands.smoothbore", "long", 12, "smoothbore, long"),
    reach("bands.rifled_musket", "close", 6, "rifled musket, close"),
    reach("bands.rifled_musket", "medium", 12, "rifled musket, medium"),
    reach("bands.rifled_musket", "long", 18, "rifled musket, long"),
    reach("bands.rifle", "close", 6, "rifle, close"),
    reach("bands.rifle", "medium", 12, "rifle, medium"),
    reach("bands.rifle", "long", 24, "rifle, long"),
    reach("bands.carbine", "close", 4, "carbine, close"),
    reach("bands.carbine", "medium", 8, "carbine, medium"),
    reach("bands.carbine", "long", 12, "carbine, long"),
    reach("bands.repeater", "close", 6, "repeater, close"),
    reach("bands.repeater", "medium", 12, "repeater, medium"),
    reach("bands.repeater", "long", 18, "repeater, long"),
};
constexpr auto kTable = join(kFiringRows, kRallied<Fire>, kOwn);
consteval int the(std::string_view id) { return place(kTable, id); }

constexpr Shown kOutcome[] = {
    {"hit_number", at<&Volley::hit_number>, "hit number"},
    {"casualties", at<&Volley::casualties>, "casualties"},
};

constexpr std::string_view kTitle =
    "{stands:stand,stands} ({class}) at {target}, {range}[, {distance} off], {cover}[, {target_figures:figure,figures} there]";
constexpr Reminder kReminders[] = {
    {"MAX-FIRE-6",
     "soft cover is scrub, light woods, gullies and class 5 buildings; hard cover is stone walls, other buildings and "
     "prepared defences"},
};

void settle(Fire& s, const Charts& now) {
  if (s.weapon.has_value() != s.distance.has_value()) throw Bad{"--distance and --weapon go together, or give the range without them"};
  if (s.range && s.distance) throw Bad{"give the range, or the distance and the weapon, not both"};
  if (s.distance && !(s.range = band_of(*s.distance, now, the("bands.smoothbore.close") + 3 * int(*s.weapon))))
    throw Forbidden{"the target is beyond the weapon's range", "MAX-FIRE-7"};
  if (s.target == Target::officer) {
    s.range = Range::far;
    s.cover = Cover::hard;
  }
  if (!s.range) throw Bad{"give the range, or the distance and the weapon"};
}

// The most that can fall; a detached officer falls alone.
int most(const Fire& s, const Charts& now, int casualties) {
  if (s.target == Target::officer) casualties = std::min(casualties, now[the("officer_casualties")]);
  return std::min(casualties, s.target_figures.value_or(casualties));
}

Volley fire(const Fire& s, const Charts& now, Dice& dice) {
  const int stands = (s.stands + s.one_in - 1) / s.one_in;
  if (s.one_in > 1) now.step("stands that fire", stands, "MAX-FIRE-1");
  if (s.target == Target::officer) now.remark("a detached officer: long range and hard cover, whatever they are", "MAX-FIRE-8");
  Volley v;
  v.hit_number = hit_number(now, the("hit_number.close"), *s.range, s.cover);
  const int plus = now.apply(of_class(the("classes.firing.militia"), s.by)) + now.modifiers(s);
  now.need_each(at_most(v.hit_number), plus, "hits", "MAX-FIRE-2");
  v.casualties = most(s, now, dice.among(stands, {d10}, at_most(v.hit_number - plus), "stand"));
  return v;
}

}  // namespace

extern constexpr Phase kFire = checked({.set = "maximilian",
                                        .name = "fire",
                                        .summary = "stands of infantry or cavalry fire",
                                        .title = kTitle,
                                        .example = "rules maximilian fire --stands 4 --class militia --range long --target cavalry",
                                        .fields = kFields,
                                        .table = kTable,
                                        .outcome = kOutcome,
                                        .rule = rule<settle, fire, kOutcome>,
                                        .headline = 1,
                                        .main_roll = "each stand's d10",
                                        .reminders = kReminders});

}  // namespace rules::maximilian
