// N alike added up, exactly.
#pragma once
#include "core/mass.hpp"

namespace rules {

// The joint distribution of `mass.sum` independent resolutions added up, for the fields of the mask alone; the
// other cells are absent. Throws Bad over the budget.
Odds::Mass added_up(const Odds::Mass& mass, std::uint64_t fields);

}  // namespace rules
