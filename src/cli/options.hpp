// The options that every phase takes: the one home of their names, letters and help.
#pragma once
#include <span>
#include <string_view>

namespace rules::cli {

struct Option {
  std::string_view name;  // without its dashes
  char letter = 0;
  std::string_view takes{};  // what its value is called; empty for a flag
  std::string_view help{};
  bool many = false;         // may be given several times
  std::string_view words{};  // the choices, for completion
  bool compares = false;     // of `rules compare` alone
};

std::span<const Option> common_options();
const Option* common_option(std::string_view name);
const Option* common_option(char letter);

}  // namespace rules::cli
