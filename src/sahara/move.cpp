// How far a type of troops goes in a move, over what ground.   [SAH-MOVE, SAH-RATE]
#include "sahara/strings.hpp"

namespace rules::sahara {
namespace {

enum class Troop : std::uint8_t { infantry, camel, cavalry, wagon, caisson, pushed_cannon, armored_car, tank, truck, boat };
constexpr Word kTroops[] = {{"infantry"},
                            {"camel", "camel troops"},
                            {"cavalry"},
                            {"wagon"},
                            {"caisson"},
                            {"pushed-cannon", "pushed cannon"},
                            {"armored-car", "armoured car", "armoured-car"},
                            {"tank"},
                            {"truck"},
                            {"boat"}};
constexpr std::span<const Word> words(Troop) { return kTroops; }

enum class Terrain : std::uint8_t { flat, gentle_up, steep_up, gentle_down, steep_down, ford, water };
constexpr Word kTerrains[] = {{"flat", "over flat ground"},
                              {"gentle-up", "up a gentle slope"},
                              {"steep-up", "up a steep slope"},
                              {"gentle-down", "down a gentle slope"},
                              {"steep-down", "down a steep slope"},
                              {"ford", "through a ford"},
                              {"water", "on water"}};
constexpr std::span<const Word> words(Terrain) { return kTerrains; }

struct Move {
  Troop troop = Troop::infantry;
  std::optional<Terrain> terrain;
  bool hooking = false;
};
struct Moved {
  Fraction strings;
  Decimal inches;
};

constexpr Field kFields[] = {
    {"troop", 't', at<&Move::troop>, "what moves", 0, 0, true},
    {"terrain", 'g', at<&Move::terrain>, "the ground; flat unless given, and water for a boat"},
    {"hooking", 'k', at<&Move::hooking>, "a caisson or pushed cannon: the gun is hooked to the caisson this turn"},
};

constexpr Row rate(std::string_view id, int sixths, std::string_view label, std::string_view clause = "SAH-RATE-1") {
  Row r = value(id, sixths, label, clause, 0, 20).parts(6).in("rates");
  r.unit = "R";
  return r;
}
// What is left of the rate.
constexpr Row share(std::string_view id, int sixths, std::string_view label, std::string_view clause) {
  return value(id, sixths, label, clause, 0, 2).parts(6);
}
constexpr Row steep(std::string_view id, int sixths) {
  return share(id, sixths, "a steep slope up leaves, of the rate", "SAH-MOVE-2").in("steep_up").lowest("barred");
}
constexpr Row kOwn[] = {
    rate("infantry", 6, "infantry"),
    rate("camel", 9, "camel troops"),
    rate("cavalry", 12, "cavalry"),
    rate("wagon", 6, "wagon"),
    rate("caisson", 12, "caisson"),
    rate("pushed_cannon", 3, "pushed cannon"),
    rate("armored_car", 12, "armoured car"),
    rate("tank", 6, "tank"),
    rate("truck", 18, "truck"),
    rate("boat", 6, "boat", "SAH-MOVE-6"),
    share("gentle_up", 4, "a gentle slope up leaves, of the rate", "SAH-MOVE-1"),
    share("gentle_up_tank", 6, "a gentle slope up leaves a tank", "SAH-MOVE-1"),
    steep("infantry", 2),
    steep("camel", 0).ruling(),
    steep("cavalry", 0),
    steep("wagon", 0),
    steep("caisson", 0),
    steep("pushed_cannon", 2),
    steep("armored_car", 0),
    steep("tank", 0),
    steep("truck", 0),
    share("gentle_down", 6, "a gentle slope down leaves", "SAH-MOVE-3"),
    share("steep_down", 4, "a steep slope down leaves", "SAH-MOVE-3"),
    share("ford", 3, "a ford leaves", "SAH-MOVE-4"),
    share("hooking", 3, "hooking a gun leaves", "SAH-MOVE-5").ruling(),
};
constexpr auto kTable = join(kOwn, kFirstString);
consteval int the(std::string_view id) { return place(kTable, id); }

constexpr Shown kOutcome[] = {
    {"strings", at<&Moved::strings>, "move", {}, "of R1"},
    {"inches", at<&Moved::inches>, "that is", {}, "in"},
};

// The row of what the ground leaves of the rate; none on the flat and on water.
std::optional<int> ground(const Move& s) {
  switch (*s.terrain) {
    case Terrain::gentle_up: return s.troop == Troop::tank ? the("gentle_up_tank") : the("gentle_up");
    case Terrain::steep_up: return the("steep_up.infantry") + int(s.troop);
    case Terrain::gentle_down: return the("gentle_down");
    case Terrain::steep_down: return the("steep_down");
    case Terrain::ford: return the("ford");
    default: return std::nullopt;
  }
}

void settle(Move& s, const Charts& now) {
  const bool boat = s.troop == Troop::boat, gun = s.troop == Troop::caisson || s.troop == Troop::pushed_cannon;
  if (s.hooking && !gun) throw Bad{"--hooking is for a caisson or a pushed cannon"};
  if (!s.terrain) s.terrain = boat ? Terrain::water : Terrain::flat;
  if (!boat && s.terrain == Terrain::steep_up && now[*ground(s)] == 0) throw Forbidden{"it cannot climb a steep slope", "SAH-MOVE-2"};
  if (boat && s.terrain != Terrain::water) throw Forbidden{"a boat moves on water only", "SAH-MOVE-6"};
  if (!boat && s.terrain == Terrain::water) throw Forbidden{"only a boat moves on water", "SAH-MOVE-6"};
}

Moved move(const Move& s, const Charts& now, Dice&) {
  Fraction strings = 1;
  const auto times = [&](int row, std::string_view label) {
    strings = strings * now.fraction(row);
    now.step(label, strings, kTable[std::size_t(row)].clause);
  };
  times(the("rates.infantry") + int(s.troop), "rate");
  if (const auto row = ground(s)) times(*row, kTerrains[std::size_t(*s.terrain)].said());
  if (s.hooking) times(the("hooking"), "hooking the gun");
  return {strings, {strings * now.fraction(the("r1"))}};
}

constexpr Reminder kReminders[] = {
    {"SAH-MOVE-2", "over 80 degrees only climbers with their gear go up"},
    {"SAH-MOVE-4", "a unit stops on reaching a river, and again on climbing out"},
    {"SAH-MOVE-5", "a gun is not hooked and unhooked in one turn, nor pushed and hooked"},
    {"SAH-MOVE-6", "boarding a boat takes a move and landing another; within R1 of an enemy a group stops"},
    {"SAH-MOVE-7", "over a bridge, or through a pass or tunnel, one figure leads as far as you wish and the others follow behind it"},
};

}  // namespace

extern constexpr Phase kMove = checked({.set = "sahara",
                                        .name = "move",
                                        .summary = "how far troops, guns and vehicles go",
                                        .title = "{troop} {terrain}",
                                        .example = "rules sahara move --troop camel --terrain gentle-up",
                                        .fields = kFields,
                                        .table = kTable,
                                        .outcome = kOutcome,
                                        .rule = rule<settle, move, kOutcome>,
                                        .reminders = kReminders,
                                        .rolls = false});

}  // namespace rules::sahara
