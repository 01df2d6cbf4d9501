// One section fires at one target.   [CAM-FIRE, CAM-EXPOSE, CAM-AMMO, CAM-BARN]
#include <algorithm>
#include "camerone/camerone.hpp"

namespace rules::camerone {
namespace {

enum class Range : std::uint8_t { pb, effective, far };
constexpr Word kRanges[] = {{"pb", "point blank", "point-blank"}, {"effective", "effective range"}, {"long", "long range"}};
constexpr std::span<const Word> words(Range) { return kRanges; }

struct Fire {
  int section = 0, killed = 0, bayoneting = 0;
  std::optional<Range> range;
  std::optional<Length> distance;
  bool officer = false, target_cover = false, courtyard = false, enemy_pb = false, no_exposure = false, moved = false;
  std::optional<int> target_figures, barn_fired, ammo;
};
struct Volley {
  int score = 0, casualties = 0, rounds_spent = 1;
  std::optional<bool> legionnaire_falls;
  std::optional<int> ammo_left;
};

constexpr Field kFields[] = {
    {"section", 's', at<&Fire::section>, "the section's figures at full strength", 3, 4, true},
    {"range", 'r', at<&Fire::range>, "the range band (or give the distance)"},
    {"distance", 'D', at<&Fire::distance>, "the distance itself: 14in, 35cm"},
    {"officer", 'o', at<&Fire::officer>, "an officer is with the section"},
    {"target_cover", 'c', at<&Fire::target_cover>, "the target is in cover (sheds and the like)"},
    {"killed", 'k', at<&Fire::killed>, "its men dead"},
    {"bayoneting", 'b', at<&Fire::bayoneting>, "its men busy with the bayonet"},
    {"target_figures", 't', at<&Fire::target_figures>, "figures in the target unit; no more can fall"},
    {"courtyard", 'y', at<&Fire::courtyard>, "the section stands in the open"},
    {"enemy_pb", 'e', at<&Fire::enemy_pb>, "other Mexicans are at point blank"},
    {"no_exposure", 'x', at<&Fire::no_exposure>, "leave the exposure roll out"},
    {"moved", 'm', at<&Fire::moved>, "the section moved this turn"},
    {"barn_fired", 'B', at<&Fire::barn_fired>, "it is in the barn, from which N sections have fired this turn"},
    {"ammo", 'a', at<&Fire::ammo>, "rounds left"},
};

constexpr Row kTable[] = {
    modifier("point_blank", +2, "point blank", "CAM-FIRE-2", [](const Fire& s) { return s.range == Range::pb; }),
    modifier("effective", +1, "effective range", "CAM-FIRE-2", [](const Fire& s) { return s.range == Range::effective; }),
    modifier("long", -1, "long range", "CAM-FIRE-2", [](const Fire& s) { return s.range == Range::far; }).ruling(),
    modifier("officer", +2, "officer present", "CAM-FIRE-3", [](const Fire& s) { return s.officer; }),
    modifier("target_cover", -2, "target in cover", "CAM-FIRE-4", [](const Fire& s) { return s.target_cover; }).ruling(),
    modifier("killed", -1, "Legionnaires killed", "CAM-FIRE-5", [](const Fire& s) { return s.killed; }).ruling(),
    modifier("bayoneting", -1, "using the bayonet", "CAM-FIRE-5", [](const Fire& s) { return s.bayoneting; }).ruling(),
    band("point_blank_in", 12'000, "in", "point blank", "CAM-FIRE-2"),
    band("effective_in", 36'000, "in", "effective", "CAM-FIRE-2"),
    band("point_blank_cm", 30'000, "cm", "point blank", "CAM-FIRE-2"),
    band("effective_cm", 90'000, "cm", "effective", "CAM-FIRE-2"),
    value("falls_on", 1, "a Legionnaire falls on, or less", "CAM-EXPOSE-1", 0, 6),
    value("falls_on_exposed", 2, "in the open or at point blank he falls on, or less", "CAM-EXPOSE-1", 0, 6),
    value("rounds", 1, "rounds that a section spends", "CAM-AMMO-1", 0, 100),
    value("barn_sections", 2, "sections that fire from the barn in a turn", "CAM-BARN-1", 0, 12),
};
consteval int the(std::string_view id) { return place(kTable, id); }

constexpr Shown kOutcome[] = {
    {"score", at<&Volley::score>, "score", "section fire", {}, Shown::Look::unless_next},
    {"casualties", at<&Volley::casualties>, "casualties", "section fire"},
    {"legionnaire_falls", at<&Volley::legionnaire_falls>, "a Legionnaire falls|nobody falls", "exposure"},
    {"rounds_spent", at<&Volley::rounds_spent>, "ammunition", {}, "round|rounds", Shown::Look::spent},
    {"ammo_left", at<&Volley::ammo_left>, "ammunition left", {}, "round|rounds"},
};

Range band_of(Length d, const Charts& now) {
  const auto within = [&](int in, int cm) { return d.nano_mm() <= now.length(d.metric() ? cm : in).nano_mm(); };
  if (within(the("point_blank_in"), the("point_blank_cm"))) return Range::pb;
  return within(the("effective_in"), the("effective_cm")) ? Range::effective : Range::far;
}

void settle(Fire& s, const Charts& now) {
  need_one_range(s.range.has_value(), s.distance.has_value());
  if (s.killed + s.bayoneting > s.section) throw Bad{"more men are killed and bayoneting than the section has"};
  if (s.killed + s.bayoneting == s.section) throw Forbidden{"nobody is left to fire", "CAM-FIRE-6"};
  if (s.moved) throw Forbidden{"a section that moved does not fire", "CAM-FIRE-7"};
  if (s.ammo && *s.ammo < now[the("rounds")]) throw Forbidden{"no rounds are left", "CAM-AMMO-1"};
  if (s.barn_fired && *s.barn_fired >= now[the("barn_sections")])
    throw Forbidden{"no more sections fire from the barn this turn", "CAM-BARN-1"};
  if (s.distance) s.range = band_of(*s.distance, now);
}

Volley fire(const Fire& s, const Charts& now, Dice& dice) {
  Volley v;
  v.score = int(dice.roll(d6, "section fire")) + now.modifiers(s);
  v.casualties = std::clamp(v.score, 0, s.target_figures.value_or(v.score < 0 ? 0 : v.score));
  if (!s.no_exposure) {
    const bool exposed = s.courtyard || s.enemy_pb || s.range == Range::pb;
    const int falls_on = now[exposed ? the("falls_on_exposed") : the("falls_on")];
    v.legionnaire_falls = dice.roll(d6, "exposure") <= falls_on;
    now.need(at_most(falls_on), "falls", "CAM-EXPOSE-1");
  }
  v.rounds_spent = now[the("rounds")];
  if (s.ammo) v.ammo_left = *s.ammo - v.rounds_spent;
  return v;
}

}  // namespace

extern constexpr Phase kFire = checked({.set = "camerone",
                                        .name = "fire",
                                        .summary = "one section fires at one target",
                                        .title = "section of {section} at {range}[, {distance}][, {target_figures} in the target]",
                                        .example = "rules fire --section 3 --range pb --officer",
                                        .fields = kFields,
                                        .table = kTable,
                                        .outcome = kOutcome,
                                        .rule = rule<settle, fire, kOutcome>,
                                        .headline = 1,
                                        .main_roll = "the section's d6"});

}  // namespace rules::camerone
