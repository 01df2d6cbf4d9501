#include "camerone/camerone.hpp"

namespace rules::camerone {

extern const Phase kFire;

namespace {
constexpr const Phase* kPhases[] = {&kFire};
}  // namespace

extern constexpr Set kCamerone = {
    .name = "camerone",
    .title = "No Son Hombres; Son Demonios",
    .author = "Mark Hannam",
    .printed_in = "The Gauntlet 10",
    .summary = "the Legion at Camerone, 30 April 1863",
    .unit = Unit::in,
    .phases = kPhases,
};

}  // namespace rules::camerone
