// What the phases of Sahara Sands share.
#pragma once
#include <optional>
#include "rules/catalogue.hpp"

namespace rules::sahara {

// "One for every so many, begun ones counted."
constexpr int begun(int n, int each) { return (n + each - 1) / each; }

// Losses that reach a share of those who were there.
constexpr bool reaches(int lost, int men, Fraction share) { return std::int64_t{lost} * share.den >= std::int64_t{men} * share.num; }

// Prisoners to a guard: [sahara.guards].
constexpr Row guard(std::string_view id, int prisoners, std::string_view label) {
  return value(id, prisoners, label, "SAH-PRISON-1", 1, 1000).in("guards").of_set();
}
inline constexpr Row kOnTheMarch[] = {guard("march", 8, "prisoners to a guard on the march")};
inline constexpr Row kBehindLines[] = {guard("behind_lines", 12, "prisoners to a guard behind the lines")};

}  // namespace rules::sahara
