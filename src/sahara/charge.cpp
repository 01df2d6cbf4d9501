// Is the charge repelled by the shooting?   [SAH-CHARGE]
#include "sahara/sahara.hpp"

namespace rules::sahara {
namespace {

struct Charge {
  int men = 1, lost = 0;
  bool commander_near = false;
};
struct Charged {
  bool repelled = false;
};

constexpr Field kFields[] = {
    {"men", 'm', at<&Charge::men>, "men in the unit before the shooting", 1, 10'000, true},
    {"lost", 'l', at<&Charge::lost>, "men that it lost to the shooting", 0, 10'000, true},
    {"commander_near", 'c', at<&Charge::commander_near>, "its commander, chief or sheik is within R1"},
};

constexpr Row kTable[] = {
    value("repelled_at", 6, "a charge is repelled at losses of", "SAH-CHARGE-1", 0, 1).parts(12),
};
consteval int the(std::string_view id) { return place(kTable, id); }

constexpr Shown kOutcome[] = {
    {"repelled", at<&Charged::repelled>, "back to where the charge began|the charge goes home"},
};

void settle(Charge& s, const Charts&) {
  if (s.lost > s.men) throw Bad{"more men are lost than the unit had"};
}

Charged charge(const Charge& s, const Charts& now, Dice&) {
  const bool heavy = reaches(s.lost, s.men, now.fraction(the("repelled_at")));
  now.step("lost to the shooting", Fraction{s.lost, s.men}, "SAH-CHARGE-1");
  if (heavy && s.commander_near) now.remark("with the commander within R1 they come on, whatever they lost", "SAH-CHARGE-1");
  return {heavy && !s.commander_near};
}

constexpr Reminder kReminders[] = {
    {"SAH-CHARGE-1", "charging groups stop at R1; then every man with a pistol has a free shot: use fire"},
};

}  // namespace

extern constexpr Phase kCharge = checked({.set = "sahara",
                                          .name = "charge",
                                          .summary = "is a charge repelled by the shooting?",
                                          .title = "{lost} lost of {men:man,men}",
                                          .example = "rules sahara charge --men 12 --lost 6",
                                          .fields = kFields,
                                          .table = kTable,
                                          .outcome = kOutcome,
                                          .rule = rule<settle, charge, kOutcome>,
                                          .reminders = kReminders,
                                          .rolls = false});

}  // namespace rules::sahara
