// Small arms.   [SAH-FIRE]
#include <algorithm>
#include "sahara/aim.hpp"

namespace rules::sahara {
namespace {

enum class Weapon : std::uint8_t { rifle, carbine, pistol, thrown };
constexpr Word kWeapons[] = {{"rifle"}, {"carbine"}, {"pistol"}, {"thrown", "thrown weapon"}};
constexpr std::span<const Word> words(Weapon) { return kWeapons; }
constexpr Word kOffOn[] = {{"off"}, {"on"}};

struct Fire {
  Weapon weapon = Weapon::rifle;
  std::optional<Range> range;
  std::optional<Length> distance;
  int men = 1;
  std::optional<int> shots;
  bool same_target = false, not_fighting = false;
  Cover cover = Cover::none;
  int resist = 1, damage = 1;
  std::optional<int> targets;
  bool usual_shots = false;  // derived: the shots are the table's
};
struct Volley {
  int hits = 0, casualties = 0;
};

constexpr Field kFields[] = {
    {"weapon", 'w', at<&Fire::weapon>, "what they fire or throw; a rifle unless given"},
    {"range", 'r', at<&Fire::range>, "the third of the weapon's string (or give the distance)"},
    {"distance", 'D', at<&Fire::distance>, "the distance itself: R1.5, 14in, 35cm"},
    {"men", 'm', at<&Fire::men>, "men who fire, 1 unless given"},
    {"shots", 's', at<&Fire::shots>, "shots of each this round, 1 unless given"},
    {"same_target", 'S', at<&Fire::same_target>, "they fired at this enemy before and he has not moved"},
    {"cover", 'c', at<&Fire::cover>, "what the target is behind or in; fort is wall"},
    {"not_fighting", 'n', at<&Fire::not_fighting>, "the target neither fired, nor means to fire, nor works a gun that fires"},
    {"resist", 'R', at<&Fire::resist>, "damage that a target resists: 1 a man, 2 an armoured native, horse or camel; 1 unless given"},
    {"damage", 'g', at<&Fire::damage>, "damage of one hit, 1 unless given"},
    {"targets", 't', at<&Fire::targets>, "targets there are; no more can fall"},
};

constexpr Row reach(std::string_view id, int string, std::string_view label, std::string_view clause) {
  return which(id, string, label, clause).in("reach");
}
constexpr Row furthest(std::string_view id, Range band, std::string_view label, std::string_view clause) {
  return choice(id, int(band), kRanges, label, clause).in("furthest");
}
constexpr Row shots(std::string_view id, std::string_view label) {
  return value(id, 1, label, "SAH-FIRE-7", 0, 100).in("shots").reconstructed();
}
constexpr Row kOwn[] = {
    reach("rifle", 3, "a rifle's string", "SAH-FIRE-7").reconstructed(),
    reach("carbine", 2, "a carbine's string", "SAH-FIRE-7").reconstructed(),
    reach("pistol", 1, "a pistol's string", "SAH-FIRE-7"),
    reach("thrown", 1, "a thrown weapon's string", "SAH-FIRE-7"),
    furthest("rifle", Range::far, "a rifle reaches as far as", "SAH-FIRE-7"),
    furthest("carbine", Range::far, "a carbine reaches as far as", "SAH-FIRE-7"),
    furthest("pistol", Range::medium, "a pistol reaches as far as", "SAH-FIRE-5"),
    furthest("thrown", Range::close, "a thrown weapon reaches as far as", "SAH-FIRE-5"),
    shots("rifle", "shots of a rifle in a round"),
    shots("carbine", "shots of a carbine in a round"),
    shots("pistol", "shots of a pistol in a round"),
    shots("thrown", "weapons that a man throws in a round"),
    value("thrown_hits", 5, "a thrown weapon hits on, or more", "SAH-FIRE-5", 0, 40),
    choice("r1_string_within_r1", 0, kOffOn, "within R1 every weapon is read on the R1 string", "SAH-FIRE-7").ruling(),
};
constexpr auto kTable = join(kOwn, kStrings, kThirds, kAiming);
consteval int the(std::string_view id) { return place(kTable, id); }

constexpr Shown kOutcome[] = {
    {"hits", at<&Volley::hits>, "hits"},
    {"casualties", at<&Volley::casualties>, "casualties"},
};

constexpr int kMostShots = 100'000;  // each is a pair of dice to roll and to show

// Which string the weapon is read on at this distance.
int string_in_force(const Fire& s, const Charts& now) {
  const Strings strings{now, the("r1")};
  if (now[the("r1_string_within_r1")] && strings.far(*s.distance) <= strings.end(1)) return 1;
  return now[the("reach.rifle") + int(s.weapon)];
}

std::optional<Range> band_of(const Fire& s, const Charts& now) {
  return Strings{now, the("r1")}.band_of(*s.distance, string_in_force(s, now), the("thirds.close"));
}

void settle(Fire& s, const Charts& now) {
  need_one_range(s.range.has_value(), s.distance.has_value());
  s.usual_shots = !s.shots;
  if (!s.shots) s.shots = now[the("shots.rifle") + int(s.weapon)];
  if (s.men * *s.shots > kMostShots) throw Bad{"more than 100000 shots at once: let fewer men fire, or fewer times"};
  if (s.cover == Cover::wall && s.not_fighting) throw Forbidden{"one who is not fighting cannot be shot behind a wall", "SAH-FIRE-4"};
  if (s.distance) s.range = band_of(s, now);
  const int row = the("furthest.rifle") + int(s.weapon);
  if (!s.range || int(*s.range) > now[row]) throw Forbidden{"the weapon does not reach so far", kTable[std::size_t(row)].clause};
}

// How settle came to the band, for the record.
void show_string(const Fire& s, const Charts& now) {
  now.step("read on the string R", string_in_force(s, now), "SAH-FIRE-7");
  now.step("which is", kRanges, int(*band_of(s, now)), "SAH-FIRE-7");
}

int shoot(const Fire& s, int shots_fired, const Charts& now, Dice& dice) {
  const int hit = now[the("hits.close") + int(*s.range)];
  const int plus = now.modifiers(Aim{*s.range, s.cover, s.same_target}) + now.extras();
  now.need_each(at_least(hit), plus, "hits", "SAH-FIRE-1", 2);
  return dice.among(shots_fired, {d6, 2}, at_least(hit - plus), "shot");
}

int hurl(int throws, const Charts& now, Dice& dice) {
  const int hit = now[the("thrown_hits")], plus = now.extras();
  now.need_each(at_least(hit), plus, "hits", "SAH-FIRE-5");
  return dice.among(throws, {d6}, at_least(hit - plus), "throw");
}

int fallen(const Fire& s, int hits, const Charts& now) {
  if (s.damage == 0 && s.resist > 0) return 0;
  const int each = s.resist == 0 ? 1 : begun(s.resist, s.damage);
  if (each > 1) now.step("hits that fell one", each, "SAH-FIRE-6");
  return std::min(hits / each, s.targets.value_or(hits));
}

Volley fire(const Fire& s, const Charts& now, Dice& dice) {
  if (s.distance && now.recording()) show_string(s, now);
  if (s.usual_shots) now[the("shots.rifle") + int(s.weapon)];  // again, so that it is in the record
  const int n = s.men * *s.shots;
  Volley v;
  v.hits = s.weapon == Weapon::thrown ? hurl(n, now, dice) : shoot(s, n, now, dice);
  v.casualties = fallen(s, v.hits, now);
  return v;
}

constexpr Reminder kReminders[] = {
    {"SAH-FIRE-6", "a figure that fires more than once in a round fires at one target only"},
};

}  // namespace

extern constexpr Phase kFire = checked({.set = "sahara",
                                        .name = "fire",
                                        .summary = "men fire small arms, or throw",
                                        .title = "{weapon}, {men:man,men}[, {shots:shot,shots} each] at {range}[, {distance}], "
                                                 "target {cover}[, {targets:figure,figures} there]",
                                        .example = "rules sahara fire --men 6 --range medium --cover wagon",
                                        .fields = kFields,
                                        .table = kTable,
                                        .outcome = kOutcome,
                                        .rule = rule<settle, fire, kOutcome>,
                                        .headline = 1,
                                        .main_roll = "each pair of dice, or each throw",
                                        .reminders = kReminders});

}  // namespace rules::sahara
