// Every command of the program.
#pragma once
#include <span>
#include <string_view>

namespace rules::cli {

// The commands beside the phases.
std::span<const std::string_view> commands();

// Runs the command that the words name; the exit status. Only what is a defect of the program is thrown.
int command(std::span<char* const> words);

// Tells of an error in the form that the words ask for; the status given.
int fail(std::span<char* const> words, std::string_view message, int status);

}  // namespace rules::cli
