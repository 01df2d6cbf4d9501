// The enemy recoils.   [CAM-RECOIL]
#include "camerone/camerone.hpp"

namespace rules::camerone {
namespace {

enum class Held : std::uint8_t { none, effective, pb };
constexpr Word kHeld[] = {
    {"none", "fire not held"}, {"effective", "fire held to effective range"}, {"pb", "fire held to point blank", "point-blank"}};
constexpr std::span<const Word> words(Held) { return kHeld; }

struct Morale {
  int casualties = 0, attack = 1;
  Held held = Held::none;
};
struct Recoil {
  int limit = 0, next_attack_in = 0;
  bool breaks_off = false, recycled = false;
};

constexpr Field kFields[] = {
    {"casualties", 'c', at<&Morale::casualties>, "inflicted this turn, by fire and bayonet", 0, 10'000, true},
    {"held", 'H', at<&Morale::held>, "the range to which fire was held until then"},
    {"attack", 'a', at<&Morale::attack>, "which attack this is (1 unless given)"},
};

constexpr Row kTable[] = {
    value("held_effective", 2, "casualties count, where fire was held to effective range, times", "CAM-RECOIL-1", 0, 100)
        .with(&Row::told, true),
    value("held_point_blank", 3, "casualties count, where fire was held to point blank, times", "CAM-RECOIL-1", 0, 100)
        .with(&Row::told, true),
    value("fresh_attacks", 3, "attacks until damaged units are used again", "CAM-RECOIL-3"),
};
consteval int the(std::string_view id) { return place(kTable, id); }

constexpr Shown kOutcome[] = {
    {"limit", at<&Recoil::limit>, "breaks off under", "recoil"},
    {"breaks_off", at<&Recoil::breaks_off>, "they break off|they press on", "recoil"},
    {"next_attack_in", at<&Recoil::next_attack_in>, "next attack in", "next attack", "turn|turns", Shown::Look::unless_zero},
    {"recycled",
     at<&Recoil::recycled>,
     "damaged units are used again|no damaged units are used again",
     "next attack",
     {},
     Shown::Look::unless_zero},
};

constexpr Reminder kReminders[] = {
    {"CAM-RECOIL-2", "units alone in a shed, a stable or the courtyard melt away", "breaks_off"},
    {"CAM-RECOIL-3", "from now on the Mexicans use damaged units again", "recycled"},
    {"CAM-RECOIL-4", "with no Mexicans left inside, the French may redeploy at will", "breaks_off"},
};

int times(Held held, const Charts& now) {
  if (held == Held::none) return 1;
  return now[held == Held::pb ? the("held_point_blank") : the("held_effective")];
}

Recoil morale(const Morale& s, const Charts& now, Dice& dice) {
  Recoil r;
  now.step("casualties", s.casualties, "CAM-RECOIL-1");
  r.limit = s.casualties * times(s.held, now);
  r.breaks_off = modified(dice.roll(d100, "recoil"), s, now) < r.limit;
  if (!r.breaks_off) return r;
  r.next_attack_in = int(dice.roll(d6, "next attack"));
  r.recycled = s.attack >= now[the("fresh_attacks")];
  return r;
}

}  // namespace

extern constexpr Phase kMorale = checked({.set = "camerone",
                                          .name = "morale",
                                          .summary = "whether the enemy breaks off",
                                          .title = "{casualties:casualty,casualties} in attack {attack}, {held}",
                                          .example = "rules morale --casualties 12 --held pb",
                                          .fields = kFields,
                                          .table = kTable,
                                          .outcome = kOutcome,
                                          .rule = rule<settled<Morale>, morale, kOutcome>,
                                          .headline = 1,
                                          .main_roll = "the d100 for recoil",
                                          .reminders = kReminders});

}  // namespace rules::camerone
