// Every value of a set as TOML: a house file as it stands.
#pragma once
#include "show/out.hpp"
#include "show/scene.hpp"

namespace rules::show {

// `in_force` holds one for each phase of the set, in its order.
void tables(Out& out, const Set& set, std::span<const Charts> in_force);

}  // namespace rules::show
