#include "camerone/camerone.hpp"

namespace rules::camerone {

extern const Phase kFire, kHold, kMelee, kStorm, kBreakout, kMorale, kRush, kMove, kSniper, kAmmo;

namespace {

constexpr const Phase* kPhases[] = {&kFire, &kHold, &kMelee, &kStorm, &kBreakout, &kMorale, &kRush, &kMove, &kSniper, &kAmmo};

constexpr Reminder kReminders[] = {
    {"CAM-GAME-1", "neither surrender nor relief: the game is played to the finish"},
    {"CAM-GAME-1", "the Mexicans hold the main house, cannot be put out of it, and do not attack from it"},
    {"CAM-GAME-1", "the farm is divided into areas, which count for victory"},
};

}  // namespace

extern constexpr Set kCamerone = {
    .name = "camerone",
    .title = "No Son Hombres; Son Demonios",
    .author = "Mark Hannam",
    .printed_in = "The Gauntlet 10",
    .summary = "the Legion at Camerone, 30 April 1863",
    .unit = Unit::in,
    .phases = kPhases,
    .reminders = kReminders,
};

}  // namespace rules::camerone
