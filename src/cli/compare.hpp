// rules compare: the odds in force and under other house files, side by side.
#pragma once
#include "cli/request.hpp"
#include "cli/surroundings.hpp"

namespace rules::cli {

// A parsed request with --with. The exit status.
int compare_houses(Request& request, const Surroundings& around);

}  // namespace rules::cli
