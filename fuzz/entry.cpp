// Where libFuzzer comes in, for every target.
#include <cstddef>
#include <cstdint>
#include "fuzz/fuzz.hpp"

Words::Words(std::string_view text) : lines(1) {
  for (const char c : text) {
    if (c == '\n') lines.emplace_back();
    else if (c != 0) lines.back() += c;
  }
  for (std::string& line : lines) pointers.push_back(line.data());
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  fuzz({reinterpret_cast<const char*>(data), size});
  return 0;
}
