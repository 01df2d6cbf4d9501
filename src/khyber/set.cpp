#include "rules/catalogue.hpp"

namespace rules::khyber {

extern constexpr Set kKhyber = {
    .name = "khyber",
    .title = "Khyber Pass",
    .author = "Don Featherstone",
    .printed_in = "The Gauntlet 1",
    .summary = "man to man on the North-West Frontier, 1896",
    .unit = Unit::cm,
    .phases = {},
};

}  // namespace rules::khyber
