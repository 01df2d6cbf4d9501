// Every command of the program.
#pragma once
#include <span>
#include <string_view>

namespace rules::cli {

// The commands beside the phases.
std::span<const std::string_view> commands();

// Runs the command that the words name; the exit status. Nothing is thrown.
int command(std::span<char* const> words);

}  // namespace rules::cli
