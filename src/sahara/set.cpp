#include "rules/catalogue.hpp"

namespace rules::sahara {

extern constexpr Set kSahara = {
    .name = "sahara",
    .title = "Sahara Sands",
    .author = "T. Sheil and A. Sheil",
    .printed_in = "published 1998",
    .summary = "toy soldiers of the colonial wars, 1879-1929",
    .unit = Unit::string,
    .phases = {},
};

}  // namespace rules::sahara
