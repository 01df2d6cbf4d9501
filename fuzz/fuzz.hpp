// What a fuzz target is: a function of any text. Nothing but the program's own errors may come out of it.
#pragma once
#include <string>
#include <string_view>
#include <vector>
#include "rules/catalogue.hpp"

void fuzz(std::string_view text);

// The lines of the text, as the words of a command line: without noughts, each ended by one.
struct Words {
  explicit Words(std::string_view text);
  std::vector<std::string> lines;
  std::vector<char*> pointers;
};
