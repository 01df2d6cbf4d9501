#include "rules/catalogue.hpp"

namespace rules::sahara {

extern const Phase kInitiative, kMove, kFire, kGatling, kArtillery, kGrape, kBreach, kCharge, kMelee, kPrisoners, kMorale, kLeaders;

namespace {
constexpr const Phase* kPhases[] = {&kInitiative, &kMove,   &kFire,  &kGatling,   &kArtillery, &kGrape,
                                    &kBreach,     &kCharge, &kMelee, &kPrisoners, &kMorale,    &kLeaders};

constexpr Reminder kReminders[] = {
    {"SAH-GUN-1", "gunners have pistols and swords; they defend guns hand to hand and never attack"},
    {"SAH-GUN-1", "a crew without its gun reinforces another, or a position"},
    {"SAH-TANK-1", "tanks and armoured cars only where the natives have light guns or machine guns; Germans have no tanks"},
    {"SAH-FORCE-1", "regular: Legion, British, German, US Marines, navy; Boers too (a ruling)"},
    {"SAH-FORCE-1", "auxiliary: Askaris, Zouaves; native: Bedouins, Moors, Dervishes, Zulus, Hottentots, Boxers"},
    {"SAH-GAME-1", "each army starts in its own third of the table, with no man's land between"},
    {"SAH-GAME-1", "scenarios: a fort to relieve within so many turns; an oasis to hold, or three"},
};
}  // namespace

extern constexpr Set kSahara = {
    .name = "sahara",
    .title = "Sahara Sands",
    .author = "T. Sheil and A. Sheil",
    .printed_in = "published 1998",
    .summary = "toy soldiers of the colonial wars, 1879-1929",
    .unit = Unit::string,
    .phases = kPhases,
    .reminders = kReminders,
};

}  // namespace rules::sahara
