// Text into a dice expression.
#pragma once
#include "roll/tree.hpp"

namespace rules::roll {

// Throws Bad, with the expression and a caret under the place, for anything that is no expression or that no dice
// could carry out: a die without faces, rerolls that leave none, a chain that never ends, more dice than kMostDice.
std::shared_ptr<const Tree> parse(std::string_view text);

}  // namespace rules::roll
