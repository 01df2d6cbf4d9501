// Options of the commands that resolve nothing: few, long ones only.
#pragma once
#include <initializer_list>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

namespace rules::cli {

struct Plain {
  std::vector<std::string_view> words;                                 // what is no option
  std::vector<std::pair<std::string_view, std::string_view>> options;  // name without dashes, value
  bool has(std::string_view name) const;
};

// `flags` take no value, `valued` take one. At most `most` words. Throws Bad, with the nearest option.
Plain plain_options(std::string_view command, std::span<char* const> words, std::size_t most, std::initializer_list<std::string_view> flags,
                    std::initializer_list<std::string_view> valued = {});

}  // namespace rules::cli
