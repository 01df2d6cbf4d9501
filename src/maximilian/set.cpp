#include "maximilian/maximilian.hpp"

namespace rules::maximilian {

extern const Phase kFire, kArtillery, kActions, kMove, kMorale, kMelee, kOfficer, kRally, kBuilding, kRaise, kCommand;

namespace {
constexpr const Phase* kPhases[] = {&kFire,    &kArtillery, &kActions,  &kMove,  &kMorale, &kMelee,
                                    &kOfficer, &kRally,     &kBuilding, &kRaise, &kCommand};
}  // namespace

extern constexpr Set kMaximilian = {
    .name = "maximilian",
    .title = "Maximilian Rules!",
    .author = "Mark W. Shearwood",
    .printed_in = "Wargames Illustrated 160",
    .summary = "battalions in Mexico, 1861-67",
    .unit = Unit::in,
    .phases = kPhases,
};

}  // namespace rules::maximilian
