// Every rule set and phase there is.
#pragma once
#include "rules/phase.hpp"

namespace rules {

std::span<const Set* const> sets();          // in the order in which they are listed
const Set* find_set(std::string_view name);  // "roll" too, which is not listed: any dice, outside a rule set
const Phase* find_phase(const Set& set, std::string_view name);

}  // namespace rules
