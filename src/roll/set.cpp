#include "rules/catalogue.hpp"

namespace rules::roll {

extern constexpr Set kRoll = {
    .name = "roll",
    .title = "any dice",
    .author = "",
    .printed_in = "",
    .summary = "any dice, outside a rule set",
    .unit = Unit::in,
    .phases = {},
};

}  // namespace rules::roll
