#include "rules/catalogue.hpp"

namespace rules::maximilian {

extern constexpr Set kMaximilian = {
    .name = "maximilian",
    .title = "Maximilian Rules!",
    .author = "Mark W. Shearwood",
    .printed_in = "Wargames Illustrated 160",
    .summary = "battalions in Mexico, 1861-67",
    .unit = Unit::in,
    .phases = {},
};

}  // namespace rules::maximilian
