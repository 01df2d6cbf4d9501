// The program: its words, and what comes out of it that nobody foresaw.
#include <exception>
#include <string>
#include "cli/command.hpp"
#include "cli/status.hpp"

int main(int argc, char** argv) {
  const std::span<char* const> words{argv + (argc > 0 ? 1 : 0), argv + argc};
  try {
    return rules::cli::command(words);
  } catch (const std::exception& e) {
    return rules::cli::fail(words, std::string{"a defect of the program: "} + e.what(), rules::cli::kUnreadable);
  }
}
