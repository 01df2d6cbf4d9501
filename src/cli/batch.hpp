// rules batch: one JSON object a line in, one JSON object a line out, in order, as it goes.
#pragma once
#include <span>
#include "cli/surroundings.hpp"

namespace rules::cli {

// `words` follow "batch": [FILE|-] [--seed N] [--house FILE] [--no-house]. The exit status.
int batch(std::span<char* const> words, const Surroundings& around);

}  // namespace rules::cli
