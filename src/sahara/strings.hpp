// The strings R1 to R4, each knotted in thirds.   [SAH-STRING]
#pragma once
#include "sahara/sahara.hpp"

namespace rules::sahara {

enum class Range : std::uint8_t { close, medium, far };
inline constexpr Word kRanges[] = {{"close", "close range"}, {"medium", "medium range"}, {"long", "long range"}};
constexpr std::span<const Word> words(Range) { return kRanges; }

// Lengths: [sahara.strings]. Their bounds keep a move's inches within a Fraction.
constexpr Row string_of(std::string_view id, int feet, std::string_view label) {
  return band(id, feet * 12'000, "in", label, "SAH-STRING-1").in("strings").bounds(1, feet * 120).ruling().of_set();
}
inline constexpr Row kFirstString[] = {string_of("r1", 1, "the R1 string")};
inline constexpr Row kStrings[] = {kFirstString[0], string_of("r2", 2, "the R2 string"), string_of("r3", 3, "the R3 string"),
                                   string_of("r4", 4, "the R4 string")};

// Where its bands end, as shares of a string: [sahara.thirds].
constexpr Row third(std::string_view id, int twelfths, std::string_view label) {
  return value(id, twelfths, label, "SAH-STRING-1", 0, 1).parts(12).in("thirds").of_set();
}
inline constexpr Row kThirds[] = {third("close", 4, "close range ends at, of the string"),
                                  third("medium", 8, "medium range ends at, of the string")};

// A string by its number: a row's value is which of the four is read.
constexpr Row which(std::string_view id, int string, std::string_view label, std::string_view clause) {
  Row r = value(id, string, label, clause, 1, 4);
  r.unit = "R";
  return r;
}

// The strings in force; `r1` is the place of R1 in the phase's table, with the others behind it. Lengths are
// compared exactly, in tenths of a nano-millimetre; R1.5 is one and a half R1 strings, whatever their length.
struct Strings {
  const Charts& now;
  int r1;
  std::int64_t far(Length distance) const;
  std::int64_t end(int string, Fraction part = 1) const;
  // The band in which it lies, the nearer one on a boundary; nothing beyond the string. `close` is the place of the thirds.
  std::optional<Range> band_of(Length distance, int string, int close) const;
};

}  // namespace rules::sahara
