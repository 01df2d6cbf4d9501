// Lists of faces, lengths and whole numbers.
#include "fuzz/fuzz.hpp"
#include "rules/reading.hpp"
#include "rules/text.hpp"

void fuzz(std::string_view text) {
  using namespace rules;
  const auto tried = [](auto read) {
    try {
      read();
    } catch (const Bad&) {}
  };
  tried([&] { read_faces(text); });
  tried([&] { read_length(text, Unit::string, "--distance"); });
  tried([&] { read_whole(text, "--mod"); });
  tried([&] { read_seed(text, "--seed"); });
  tried([&] { clean(text, "--as"); });
}
