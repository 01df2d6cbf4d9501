// A rifle's aim, which a Gatling shares: hit numbers and modifiers of two dice.   [SAH-FIRE-1, -2, -3]
#pragma once
#include "sahara/strings.hpp"

namespace rules::sahara {

enum class Cover : std::uint8_t { none, building, wagon, wall };
inline constexpr Word kCovers[] = {
    {"none", "in the open"}, {"building", "in a building"}, {"wagon", "behind a wagon"}, {"wall", "behind a wall or in a fort", "fort"}};
constexpr std::span<const Word> words(Cover) { return kCovers; }

struct Aim {
  Range range;
  Cover cover;
  bool same_target;
};

// [sahara.hits] and [sahara.modifiers]
constexpr Row hits_on(std::string_view id, int total, std::string_view label) {
  return value(id, total, label, "SAH-FIRE-1", 0, 40).in("hits").of_set();
}
inline constexpr Row kAiming[] = {
    hits_on("close", 6, "at close range hits on, or more"),
    hits_on("medium", 8, "at medium range hits on, or more"),
    hits_on("long", 10, "at long range hits on, or more"),
    modifier("same_target", +2, "fired at before and has not moved", "SAH-FIRE-2", [](const Aim& a) { return a.same_target; }).of_set(),
    modifier("building", -1, "target in a building", "SAH-FIRE-3", [](const Aim& a) { return a.cover == Cover::building; }).of_set(),
    modifier("wagon", -1, "target behind a wagon", "SAH-FIRE-3", [](const Aim& a) { return a.cover == Cover::wagon; }).of_set(),
    modifier("wall", -2, "target behind a wall or in a fort", "SAH-FIRE-3", [](const Aim& a) { return a.cover == Cover::wall; }).of_set(),
};

}  // namespace rules::sahara
