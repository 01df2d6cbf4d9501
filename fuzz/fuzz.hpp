// What a fuzz target is: a function of any text. Nothing but the program's own errors may come out of it.
#pragma once
#include <cstddef>
#include <cstdint>
#include <string_view>
#include "rules/catalogue.hpp"

void fuzz(std::string_view text);

extern "C" inline int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  fuzz({reinterpret_cast<const char*>(data), size});
  return 0;
}
