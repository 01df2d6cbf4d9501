#include "rules/catalogue.hpp"
#include "roll/parse.hpp"
#include "roll/roll.hpp"

namespace rules::roll {
namespace {

constexpr Field kFields[] = {
    {"expr", 0, at<&Asked::expr>, "the dice, as 2d6+1, 20d10ge7, 4d6kh3, 4d6e or 2d6x3", 0, 0, true},
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
