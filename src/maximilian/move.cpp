// Movement, and the terrain that takes dice off it.   [MAX-MOVE]
#include <algorithm>
#include "maximilian/maximilian.hpp"

namespace rules::maximilian {
namespace {

enum class Troop : std::uint8_t { infantry, skirmishers, cavalry, horse_artillery, foot_artillery, siege_artillery, wagon };
constexpr Word kTroops[] = {{"infantry"},
                            {"skirmishers"},
                            {"cavalry"},
                            {"horse-artillery", "horse artillery"},
                            {"foot-artillery", "foot artillery"},
                            {"siege-artillery", "siege artillery"},
                            {"wagon"}};
constexpr std::span<const Word> words(Troop) { return kTroops; }

enum class Mode : std::uint8_t { normal, charge, rout, road, manhandle };
constexpr Word kModes[] = {{"normal", "normal move"}, {"charge"}, {"rout"}, {"road", "by road"}, {"manhandle", "manhandled"}};
constexpr std::span<const Word> words(Mode) { return kModes; }

enum class Terrain : std::uint8_t { hill, gully, stream, river, scrub, thick_woods, walls };
constexpr Word kTerrains[] = {
    {"hill"}, {"gully"}, {"stream", "stream", "ford"}, {"river"}, {"scrub", "scrub", "light-woods"}, {"thick-woods", "thick woods"},
    {"walls"}};
constexpr std::span<const Word> words(Terrain) { return kTerrains; }

struct Move {
  Troop troop{};
  Mode mode = Mode::normal;
  Few<Terrain, 16> terrain;
  int helpers = 0;
  std::optional<int> figures;
};
struct Moved {
  int inches = 0, drowned = 0;
  bool stuck = false;
};

constexpr Field kFields[] = {
    {"troop", 't', at<&Move::troop>, "what moves", 0, 0, true},
    {"mode", 'm', at<&Move::mode>, "how it moves (normal if not given)"},
    {"terrain", 'T', at<&Move::terrain>, "terrain that it crosses, each time that it does"},
    {"helpers", 'H', at<&Move::helpers>, "stands that help where it is stuck"},
    {"figures", 'f', at<&Move::figures>, "figures of the unit; no more can drown"},
};

// The two tables as printed. -1 bars: the word "barred" in a house file.
struct Pace {
  std::string_view table, label;
  std::int32_t inches, charge, road, manhandle;  // beside the d6; d6s added; d6s added; inches
  Source source = Source::published;
};
constexpr Pace kPaces[] = {
    // in the order of Troop
    {"troops.infantry", "infantry", 4, 1, 1, -1},
    {"troops.skirmishers", "skirmishers", 4, 1, 1, -1, Source::ruling},
    {"troops.cavalry", "cavalry", 10, 2, 1, -1},
    {"troops.horse_artillery", "horse artillery", 8, 1, 1, 4},
    {"troops.foot_artillery", "foot artillery", 4, -1, 1, 3},
    {"troops.siege_artillery", "siege artillery", 0, -1, 1, 2},
    {"troops.wagon", "wagon", 2, -1, 1, 2},
};
constexpr std::string_view kColumns[] = {"infantry", "cavalry", "skirmishers", "horse_and_foot_artillery", "siege_artillery", "wagon"};
struct Ground {
  std::string_view table, label;
  std::int32_t dice[6];  // in the order of kColumns
};
constexpr Ground kGrounds[] = {
    // in the order of Terrain
    {"terrain.hill", "d6s that a hill takes off", {1, 1, 0, 1, 1, 1}},
    {"terrain.gully", "d6s that a gully takes off", {1, 1, 1, 1, -1, -1}},
    {"terrain.stream", "d6s that a stream takes off", {1, 0, 0, 1, 1, 1}},
    {"terrain.river", "d6s that a river takes off", {2, 1, 1, 2, -1, 2}},
    {"terrain.scrub", "d6s that scrub takes off", {0, 0, 0, 1, 2, 2}},
    {"terrain.thick_woods", "d6s that thick woods take off", {2, 1, 1, 2, -1, -1}},
    {"terrain.walls", "d6s that walls take off", {1, 0, 0, -1, -1, -1}},
};

constexpr Row cell(std::string_view table, std::string_view id, std::int32_t number, std::string_view label, std::string_view clause) {
  return value(id, number, label, clause, -1, 6).in(table).lowest("barred");
}
struct Tables {
  Row troops[std::size(kPaces) * 4], terrain[std::size(kGrounds) * 6];
};
consteval Tables tables() {
  Tables t{};
  Row* row = t.troops;
  for (const Pace& p : kPaces) {
    *row++ = modifier("inches", p.inches, p.label, "MAX-MOVE-1").in(p.table).bounds(0, 100).from(p.source);
    *row++ = cell(p.table, "charge", p.charge, "d6s for a charge or rout", "MAX-MOVE-5").from(p.source);
    *row++ = cell(p.table, "road", p.road, "d6s by road", "MAX-MOVE-5").from(p.source);
    *row++ = cell(p.table, "manhandle", p.manhandle, "inches manhandled", "MAX-MOVE-5").bounds(-1, 100).from(p.source);
  }
  row = t.terrain;
  for (const Ground& g : kGrounds)
    for (std::size_t i = 0; i < std::size(kColumns); ++i) *row++ = cell(g.table, kColumns[i], g.dice[i], g.label, "MAX-MOVE-1");
  return t;
}
constexpr Tables kTables = tables();
constexpr Row kOtherRows[] = {
    value("dice", 1, "d6s of a move", "MAX-MOVE-1", 0, 20),
    value("helper", 1, "inches for each stand that helps", "MAX-MOVE-3", 0, 20),
};
constexpr auto kTable = join(kTables.troops, kTables.terrain, kOtherRows);
consteval int the(std::string_view id) { return place(kTable, id); }

int of_troop(Troop t, int row) { return row + 4 * int(t); }
int of_mode(const Move& s) {
  switch (s.mode) {
    case Mode::manhandle: return of_troop(s.troop, the("troops.infantry.manhandle"));
    case Mode::road: return of_troop(s.troop, the("troops.infantry.road"));
    default: return of_troop(s.troop, the("troops.infantry.charge"));
  }
}
int of_ground(Troop t, Terrain g) {
  constexpr int column[] = {0, 2, 1, 3, 3, 4, 5};  // horse and foot artillery have one between them
  return the("terrain.hill.infantry") + 6 * int(g) + column[int(t)];
}

// Where dice beyond the movement drown men (one star in the table), and where they stick the unit (two stars).
enum class Star : std::uint8_t { none, drowns, sticks };
Star star(Troop t, Terrain g) {
  const bool light = t == Troop::horse_artillery || t == Troop::foot_artillery;
  switch (g) {
    case Terrain::river: return t == Troop::infantry ? Star::drowns : light || t == Troop::wagon ? Star::sticks : Star::none;
    case Terrain::scrub: return t == Troop::siege_artillery || t == Troop::wagon ? Star::sticks : Star::none;
    case Terrain::thick_woods: return light ? Star::sticks : Star::none;
    default: return Star::none;
  }
}

constexpr Shown kOutcome[] = {
    {"inches", at<&Moved::inches>, "moves", {}, "in"},
    {"drowned", at<&Moved::drowned>, "men drowned", {}, {}, Shown::Look::unless_zero},
    {"stuck", at<&Moved::stuck>, "stuck|not stuck", {}, {}, Shown::Look::unless_zero},
};

constexpr Reminder kReminders[] = {
    {"MAX-MOVE-2", "of infantry that crosses a river, men drown: by so much as the river's dice are beyond the movement"},
    {"MAX-MOVE-3",
     "where their dice are beyond the movement, a river and thick woods stick horse and foot artillery, a river and scrub a "
     "wagon, and scrub siege artillery"},
    {"MAX-MOVE-4", "a unit moves only once a turn; movement is normal again when the whole base is out of the terrain"},
};

void settle(Move& s, const Charts& now) {
  if (s.mode != Mode::rout)
    for (const Terrain g : s.terrain)
      if (now[of_ground(s.troop, g)] < 0) throw Forbidden{"that terrain is barred to it", "MAX-MOVE-5"};
  if (s.mode != Mode::normal && now[of_mode(s)] < 0) throw Forbidden{"it does not move in that way", "MAX-MOVE-5"};
}

struct Sum {
  std::int32_t all = 0;
};
int movement(const Move& s, const Charts& now, Dice& dice) {
  const int own = now[the("dice")], added = s.mode == Mode::normal ? 0 : now[of_mode(s)];
  const Sum thrown = dice.fold(own + added, Sum{}, [&](Sum sum, int i) {
    return Sum{sum.all + std::int32_t(dice.roll(d6, i < own ? "move" : kModes[int(s.mode)].name))};
  });
  const int inches = std::max(0, thrown.all + now.apply(of_troop(s.troop, the("troops.infantry.inches"))) + now.extras());
  now.step("movement", inches, "MAX-MOVE-1");
  return inches;
}

// What the terrain's dice come to: of the starred ones, and of all.
struct Toll {
  std::int32_t starred = 0, all = 0;
};
Toll toll(const Move& s, const Charts& now, Dice& dice) {
  Few<int, 16> ends;  // where the dice of each terrain end
  int n = 0;
  for (const Terrain g : s.terrain) ends.add(n += now[of_ground(s.troop, g)]);
  const Toll sum = dice.fold(n, Toll{}, [&](Toll t, int i) {
    const Terrain g = s.terrain[int(std::upper_bound(ends.begin(), ends.end(), i) - ends.begin())];
    const auto face = std::int32_t(dice.roll(d6, kTerrains[int(g)].said()));
    return Toll{t.starred + (star(s.troop, g) != Star::none ? face : 0), t.all + face};
  });
  if (n > 0) now.step("terrain dice", sum.all, "MAX-MOVE-1");
  return sum;
}

bool sticks(const Move& s) {
  return std::any_of(s.terrain.begin(), s.terrain.end(), [&](Terrain g) { return star(s.troop, g) == Star::sticks; });
}

Moved move(const Move& s, const Charts& now, Dice& dice) {
  Moved m;
  if (s.mode == Mode::manhandle) {
    m.inches = now[of_mode(s)];
  } else {
    const int inches = movement(s, now, dice);
    if (s.mode == Mode::rout && s.terrain.count > 0) now.remark("routers ignore terrain", "MAX-MOVE-4");
    const Toll t = s.mode == Mode::rout ? Toll{} : toll(s, now, dice);
    const int beyond = std::max(0, t.starred - inches);
    m.stuck = beyond > 0 && sticks(s);
    if (!m.stuck) m.drowned = std::min(beyond, s.figures.value_or(beyond));
    m.inches = m.stuck ? s.helpers * now[the("helper")] : std::max(0, inches - t.all);
  }
  if (s.helpers > 0 && !m.stuck) now.remark("it is not stuck: the helping stands add nothing", "MAX-MOVE-3");
  return m;
}

}  // namespace

extern constexpr Phase kMove =
    checked({.set = "maximilian",
             .name = "move",
             .summary = "movement, terrain and what it does to a unit",
             .title = "{troop}, {mode}[, over {terrain}][, {figures:figure,figures}][, {helpers:helper,helpers}]",
             .example = "rules maximilian move --troop infantry --terrain river",
             .fields = kFields,
             .table = kTable,
             .outcome = kOutcome,
             .rule = rule<settle, move, kOutcome>,
             .main_roll = "the movement",
             .reminders = kReminders});

}  // namespace rules::maximilian
