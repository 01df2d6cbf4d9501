// Runs the request of a command line.
#pragma once
#include "cli/house.hpp"
#include "cli/request.hpp"
#include "cli/surroundings.hpp"
#include "show/scene.hpp"

namespace rules::cli {

// The exit status. Throws what goes wrong: Bad, Forbidden, Damaged.
int run(Request& request, const Surroundings& around);

// What is in force: the option's, else the surroundings'.
Format format_of(const Common& common, const Surroundings& around);
show::Look look_of(const Common& common, const Surroundings& around, Format format);
House house_of(const Common& common, const Surroundings& around);

}  // namespace rules::cli
