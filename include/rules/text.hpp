// Text from outside, made fit to be shown.
#pragma once
#include <string>
#include <string_view>

namespace rules {

// Without control characters (C0, C1, DEL, and those that turn the direction of writing); throws Bad, calling it
// `name`, where it is not UTF-8.
std::string clean(std::string_view text, std::string_view name);

// Without the blanks around it.
std::string_view trimmed(std::string_view text);

// How many columns a terminal gives to it: one a character.
std::size_t columns(std::string_view text);

}  // namespace rules
