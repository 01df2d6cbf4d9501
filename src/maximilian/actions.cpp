// What a unit can do this turn.   [MAX-ACT]
#include "maximilian/maximilian.hpp"

namespace rules::maximilian {
namespace {

enum class Deed : std::uint8_t { move, fire, reload, limber, unlimber };
constexpr Word kDeeds[] = {{"move"}, {"fire"}, {"reload"}, {"limber"}, {"unlimber"}};
constexpr std::string_view kInTurn[] = {"move, in turn", "fire, in turn", "reload, in turn", "limber, in turn", "unlimber, in turn"};
constexpr std::span<const Word> words(Deed) { return kDeeds; }

struct Actions {
  Class by{};
  Few<Deed, 64> deeds;
  bool repeater = false, short_crew = false, unloaded = false, limbered = false;
};
struct Turns {
  int turns = 1, available = 0, needed = 0;
  bool allowed = true;
};

constexpr Field kFields[] = {
    {"class", 'c', at<&Actions::by>, "class of the unit", 0, 0, true},
    {"do", 'a', at<&Actions::deeds>, "its actions, in order", 0, 0, true},
    {"repeater", 'r', at<&Actions::repeater>, "it has repeaters"},
    {"short_crew", 's', at<&Actions::short_crew>, "a gun below its minimum crew"},
    {"unloaded", 'u', at<&Actions::unloaded>, "it starts unloaded"},
    {"limbered", 'l', at<&Actions::limbered>, "a gun that starts limbered, and so unloaded"},
};

constexpr Row cost(std::string_view id, std::string_view label) { return value(id, 1, label, "MAX-ACT-1", 0, 20).in("costs"); }

constexpr Row kOwn[] = {
    cost("move", "actions to move"),
    cost("fire", "actions to fire"),
    cost("reload", "actions to reload"),
    cost("limber", "actions to limber").reconstructed(),
    cost("unlimber", "actions to unlimber").reconstructed(),
    value("short_crew", 2, "a short crew's actions cost so many times as much", "MAX-ACT-1", 1, 20),
    value("moves", 1, "moves in a turn at most", "MAX-ACT-2", 1, 20),
    value("shots", 1, "shots before a single-shot weapon reloads", "MAX-ACT-3", 1, 100),
    value("repeater_shots", 3, "shots before a repeater reloads", "MAX-ACT-3", 1, 100),
};
constexpr auto kTable = join(kActionRows, kOwn);
consteval int the(std::string_view id) { return place(kTable, id); }

constexpr Shown kOutcome[] = {
    {"turns", at<&Turns::turns>, "takes", {}, "turn|turns"},
    {"available", at<&Turns::available>, "actions a turn"},
    {"needed", at<&Turns::needed>, "actions needed"},
    {"allowed", at<&Turns::allowed>, "fits in this turn|does not fit in this turn"},
};

void settle(Actions& s, const Charts& now) {
  if (s.limbered) s.unloaded = true;
  const int full = now[s.repeater ? the("repeater_shots") : the("shots")];
  int shots = s.unloaded ? 0 : full;
  bool limbered = s.limbered;
  for (const Deed deed : s.deeds) {
    if (deed == Deed::limber || deed == Deed::unlimber) limbered = deed == Deed::limber;
    if (deed == Deed::reload) shots = full;
    if (deed != Deed::fire) continue;
    if (limbered) throw Forbidden{"a limbered gun does not fire", "MAX-ACT-3"};
    if (--shots < 0) throw Forbidden{"it is unloaded, and reloads before it fires", "MAX-ACT-3"};
  }
}

// A turn under way: what is left of it, and the moves made in it.
struct Turn {
  int number = 1, left = 0, moves = 0;
};

// Puts one action of a cost into this turn, or the next, or over as many as it takes.
void spend(Turn& t, int available, int cost, bool waits) {
  if (waits || (cost > t.left && t.left < available)) t = {t.number + 1, available, 0};
  while (cost > t.left) {
    cost -= t.left;
    t = {t.number + 1, available, 0};
  }
  t.left -= cost;
}

Turns actions(const Actions& s, const Charts& now, Dice&) {
  Turns all;
  all.available = now[of_class(the("classes.actions.militia"), s.by)];
  const int times = s.short_crew ? now[the("short_crew")] : 1, moves = now[the("moves")];
  Turn turn{1, all.available, 0};
  for (const Deed deed : s.deeds) {
    const int cost = now[the("costs.move") + int(deed)] * times;
    const bool moving = deed == Deed::move;
    spend(turn, all.available, cost, moving && turn.moves >= moves);
    turn.moves += moving;
    all.needed += cost;
    now.step(kInTurn[int(deed)], turn.number, "MAX-ACT-2");
  }
  all.turns = turn.number;
  all.allowed = all.turns == 1;
  return all;
}

}  // namespace

extern constexpr Phase kActions = checked({.set = "maximilian",
                                           .name = "actions",
                                           .summary = "what a unit can do this turn",
                                           .title = "{class}: {do}",
                                           .example = "rules maximilian actions --class veteran --do move,fire,reload",
                                           .fields = kFields,
                                           .table = kTable,
                                           .outcome = kOutcome,
                                           .rule = rule<settle, actions, kOutcome>,
                                           .rolls = false});

}  // namespace rules::maximilian
