// The bayonet, one die against each Mexican.   [CAM-BAYONET]
#include <algorithm>
#include "camerone/camerone.hpp"

namespace rules::camerone {
namespace {

struct Melee {
  int legionnaires = 0, officers = 0, mexicans = 0;
};
struct Fight {
  int mexicans_killed = 0, mexicans_left = 0, legionnaires_lost = 0, officers_lost = 0;
};

constexpr Field kFields[] = {
    {"legionnaires", 'l', at<&Melee::legionnaires>, "men who use the bayonet"},
    {"officers", 'o', at<&Melee::officers>, "officers, who fight after the men", 0, 3},
    {"mexicans", 'm', at<&Melee::mexicans>, "Mexicans who broke in", 1, 10'000, true},
};

constexpr Row kTable[] = {
    value("faces", 3, "Mexicans that a fighter takes on", "CAM-BAYONET-1", 1, 20),
    value("kills", 4, "a Mexican is killed on, or more", "CAM-BAYONET-1", 1, 7),
    value("dies", 1, "the fighter is killed on, or less", "CAM-BAYONET-1", 0, 6),
};
consteval int the(std::string_view id) { return place(kTable, id); }

constexpr Shown kOutcome[] = {
    {"mexicans_killed", at<&Fight::mexicans_killed>, "Mexicans killed"},
    {"mexicans_left", at<&Fight::mexicans_left>, "Mexicans left"},
    {"legionnaires_lost", at<&Fight::legionnaires_lost>, "Legionnaires lost"},
    {"officers_lost", at<&Fight::officers_lost>, "officers lost"},
};

constexpr Reminder kReminders[] = {
    {"CAM-BAYONET-3", "the player says which men of a section use the bayonet and which fire over the wall"},
};

void settle(const Melee& s, const Charts&) {
  if (s.legionnaires + s.officers < 1) throw Bad{"at least one Frenchman fights: give legionnaires, officers or both"};
}

// `faced`: the Mexicans that the fighter whose turn it is has still to roll against.
struct Ground {
  std::int16_t standing = 0, men_lost = 0, officers_lost = 0, faced = 0;
};

Fight melee(const Melee& s, const Charts& now, Dice& dice) {
  const int faces = std::min(now[the("faces")], s.mexicans), kills = now[the("kills")], dies = now[the("dies")];
  const int added = now.modifiers(s);
  enum : int { kDies, kNeither, kKills };
  const Face tops[] = {std::min(dies, kills - 1) - added, kills - 1 - added};  // a face that kills does not also die
  now.need_each(at_most(dies), added, "dies", "CAM-BAYONET-1");
  now.need_each(at_least(kills), added, "kills", "CAM-BAYONET-1");
  const Ground end = dice.fold(faces * (s.legionnaires + s.officers), Ground{.standing = std::int16_t(s.mexicans)}, [&](Ground g, int i) {
    const bool officer = i / faces >= s.legionnaires;
    if (i % faces == 0 && g.standing > 0) {
      g.faced = std::int16_t(std::min<int>(g.standing, faces));
      now.step(officer ? "an officer faces" : "a Legionnaire faces", g.faced, "CAM-BAYONET-2");
    }
    if (g.faced == 0) return g;
    const int fallen = dice.band(d6, tops, "bayonet");
    --g.faced;
    if (fallen == kKills) --g.standing;
    else if (fallen == kDies) {
      ++(officer ? g.officers_lost : g.men_lost);
      g.faced = 0;
    }
    return g;
  });
  return {s.mexicans - end.standing, end.standing, end.men_lost, end.officers_lost};
}

}  // namespace

extern constexpr Phase kMelee = checked({.set = "camerone",
                                         .name = "melee",
                                         .summary = "the bayonet against those who broke in",
                                         .title = "[{legionnaires:Legionnaire,Legionnaires}, ][{officers:officer,officers}, ]"
                                                  "against {mexicans:Mexican,Mexicans}",
                                         .example = "rules melee --legionnaires 3 --mexicans 5",
                                         .fields = kFields,
                                         .table = kTable,
                                         .outcome = kOutcome,
                                         .rule = rule<settle, melee, kOutcome>,
                                         .main_roll = "every bayonet d6",
                                         .reminders = kReminders});

}  // namespace rules::camerone
