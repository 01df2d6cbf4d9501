// Every rule set and phase there is.
#pragma once
#include <string>
#include "rules/phase.hpp"

namespace rules {

std::span<const Set* const> sets();          // in the order in which they are listed
const Set* find_set(std::string_view name);  // "roll" too, which is not listed: any dice, outside a rule set
const Phase* find_phase(const Set& set, std::string_view name);
// Who has a phase of that name: "maximilian has", "maximilian, khyber have"; empty where nobody does.
std::string sets_with(std::string_view phase);

}  // namespace rules
