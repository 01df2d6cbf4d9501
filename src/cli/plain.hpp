// The commands that resolve nothing: the one home of what they take. Their options are few, and long ones only.
#pragma once
#include <utility>
#include <vector>
#include "cli/options.hpp"

namespace rules::cli {

struct PlainCommand {
  std::string_view name;
  std::string_view takes;  // one word, if any: "SET", "FILE", "SHELL"; none where it is empty
  std::string_view summary;
  std::span<const Option> options{};
};
std::span<const PlainCommand> plain_commands();

struct Plain {
  std::vector<std::string_view> words;                                 // what is no option
  std::vector<std::pair<std::string_view, std::string_view>> options;  // name without dashes, value
  bool has(std::string_view name) const;
};

// Throws Bad, with the nearest option.
Plain plain_options(std::string_view command, std::span<char* const> words);

}  // namespace rules::cli
