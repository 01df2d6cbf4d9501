// Every command of the program.
#pragma once
#include <span>

namespace rules::cli {

// Runs the command that the words name; the exit status. Nothing is thrown.
int command(std::span<char* const> words);

}  // namespace rules::cli
