// Resolves a request and writes what came of it.
#pragma once
#include "cli/request.hpp"
#include "cli/surroundings.hpp"

namespace rules::cli {

// The exit status. Throws what goes wrong: Bad, Forbidden, Damaged.
int run(Request& request, const Surroundings& around);

// The format in force: the option's, else the surroundings'.
Format format_of(const Common& common, const Surroundings& around);

std::uint64_t seed_from_system();

}  // namespace rules::cli
