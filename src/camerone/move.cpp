// The approach to the farm, and moves inside it.   [CAM-MOVE]
#include "camerone/camerone.hpp"

namespace rules::camerone {
namespace {

enum class Scale : std::uint8_t { in, cm };
constexpr Word kScales[] = {{"in", "inches"}, {"cm", "centimetres"}};
constexpr std::span<const Word> words(Scale) { return kScales; }

struct Move {
  std::optional<int> figures, areas;
  bool under_fire = false;
  std::optional<Length> distance;
  std::optional<Scale> scale;
};
struct Pace {
  std::optional<int> per_turn;
  std::optional<std::int64_t> turns;
};

constexpr Field kFields[] = {
    {"figures", 'f', at<&Move::figures>, "figures left in the unit (needed on the approach)", 1, 10'000},
    {"under_fire", 'u', at<&Move::under_fire>, "it is under fire"},
    {"distance", 'D', at<&Move::distance>, "the distance to the wall; a bare number is in the scale"},
    {"scale", 's', at<&Move::scale>, "an inch or a centimetre a figure (in unless given)"},
    {"areas", 'a', at<&Move::areas>, "areas to cross inside the farm, instead of all the others", 1, 10'000},
};

constexpr Row kTable[] = {
    value("per_figure", 1, "each figure moves its unit, in the scale", "CAM-MOVE-1", 1, 100),
    value("not_under_fire", 2, "not under fire, times", "CAM-MOVE-1", 1, 20),
    value("areas", 1, "areas a turn inside the farm", "CAM-MOVE-2", 1, 100),
};
consteval int the(std::string_view id) { return place(kTable, id); }

constexpr Shown kOutcome[] = {
    {"per_turn", at<&Pace::per_turn>, "the unit moves a turn"},
    {"turns", at<&Pace::turns>, "takes", {}, "turn|turns"},
};

Unit unit_of(Scale scale) { return scale == Scale::cm ? Unit::cm : Unit::in; }

void settle(Move& s, const Charts&) {
  if (s.areas) {
    if (s.figures || s.under_fire || s.distance || s.scale) throw Bad{"--areas stands alone: it is for moves inside the farm"};
    return;
  }
  if (!s.figures) throw Bad{"give the figures for the approach, or the areas for a move inside the farm"};
  if (!s.scale) s.scale = Scale::in;
  if (s.distance && s.distance->bare) s.distance->unit = unit_of(*s.scale);
}

constexpr std::int64_t divided_up(std::int64_t a, std::int64_t b) { return (a + b - 1) / b; }

Pace inside(const Move& s, const Charts& now) {
  now.remark("the barn is entered only through the courtyard", "CAM-MOVE-2");
  return {{}, divided_up(*s.areas, now[the("areas")])};
}

Pace move(const Move& s, const Charts& now, Dice&) {
  if (s.areas) return inside(s, now);
  const int each = now[the("per_figure")] * (s.under_fire ? 1 : now[the("not_under_fire")]);
  now.step(s.under_fire ? "under fire a figure moves" : "not under fire a figure moves", each, "CAM-MOVE-1");
  Pace p{*s.figures * each, {}};
  if (s.distance) {
    const Length one{Length::kNano, unit_of(*s.scale)};
    p.turns = divided_up(s.distance->nano_mm(), *p.per_turn * one.nano_mm());
  }
  return p;
}

}  // namespace

extern constexpr Phase kMove = checked({.set = "camerone",
                                        .name = "move",
                                        .summary = "the approach, or a move inside the farm",
                                        .title = "[{figures:figure,figures}][, {distance} to the wall][, in {scale}]"
                                                 "[{areas:area,areas} inside the farm]",
                                        .example = "rules move --figures 10 --under-fire --distance 40",
                                        .fields = kFields,
                                        .table = kTable,
                                        .outcome = kOutcome,
                                        .rule = rule<settle, move, kOutcome>,
                                        .rolls = false});

}  // namespace rules::camerone
