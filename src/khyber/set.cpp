#include "khyber/khyber.hpp"

namespace rules::khyber {

extern const Phase kMove, kFire, kMelee, kRally, kSignal, kScore, kRoster, kOrders;

namespace {

constexpr const Phase* kPhases[] = {&kMove, &kFire, &kMelee, &kRally, &kSignal, &kScore, &kRoster, &kOrders};

constexpr Reminder kReminders[] = {
    {"KHY-ARMS-1", "privates and the sergeant have an Enfield and bayonet, officers a sword and revolver, Afridis rifles and swords"},
    {"KHY-ORDER-1",
     "write each man's move first: gait, distance, direction; fire and melee are decided at its end, when the situation is seen"},
    {"KHY-SETUP-1", "the Afridis stand no further forward than the middle of the table; the British come on in squads from their baseline"},
    {"KHY-SETUP-1", "the battle also ends when a side plainly has its objectives"},
};

}  // namespace

extern constexpr Set kKhyber = {
    .name = "khyber",
    .title = "Khyber Pass",
    .author = "Don Featherstone",
    .printed_in = "The Gauntlet 1",
    .summary = "man to man on the North-West Frontier, 1896",
    .unit = Unit::cm,
    .phases = kPhases,
    .reminders = kReminders,
};

}  // namespace rules::khyber
