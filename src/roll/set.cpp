#include "roll/parse.hpp"
#include "roll/roll.hpp"
#include "rules/catalogue.hpp"

namespace rules::roll {
namespace {

constexpr Field kFields[] = {
    {"expr", 0, at<&Asked::expr>,
     "dice such as 2d6+1. Left alone by a shell: 20d10ge7 counts the dice of 7 or more, 4d6e explodes on its highest face, 2d6x3 "
     "multiplies. 4d6kh3 keeps the 3 highest (kl lowest, dh and dl drop), d6req1 and d6roeq1 reroll a 1 (until it is gone, once), d% is 1 "
     "to 100, d{2,3,5} and d{5..8} have the faces named, avd is the average die. Comparisons: ge gt le lt eq, or >= > <= < =. Also + - *, "
     "x and parentheses",
     0, 0, true},
};

constexpr Shown kOutcome[] = {
    {"total", at<&Total::total>, "total"},
};

std::shared_ptr<const Tree> settle(Asked& s, const Charts&) {
  auto tree = parse(s.expr);
  s.tree = tree.get();
  return tree;
}

constexpr Phase kPhase = checked({.set = "roll",
                                  .name = "roll",
                                  .summary = "any dice, outside a rule set",
                                  .title = "{expr}",
                                  .example = "rules roll 2d6+1",
                                  .fields = kFields,
                                  .outcome = kOutcome,
                                  .rule = rule<settle, play, kOutcome>,
                                  .main_roll = "the total",
                                  .exactly = exactly});
constexpr const Phase* kPhases[] = {&kPhase};

}  // namespace

extern constexpr Set kRoll = {
    .name = "roll",
    .title = "any dice",
    .author = "",
    .printed_in = "",
    .summary = "any dice, outside a rule set",
    .unit = Unit::in,
    .phases = kPhases,
};

}  // namespace rules::roll
