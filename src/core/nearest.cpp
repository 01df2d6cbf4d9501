#include <algorithm>
#include "rules/reading.hpp"

namespace rules {
namespace {

// Insertions, deletions, changes and swaps of neighbours between two short words.
std::size_t slips(std::string_view a, std::string_view b) {
  std::vector<std::vector<std::size_t>> d(a.size() + 1, std::vector<std::size_t>(b.size() + 1));
  for (std::size_t i = 0; i <= a.size(); ++i) d[i][0] = i;
  for (std::size_t j = 0; j <= b.size(); ++j) d[0][j] = j;
  for (std::size_t i = 1; i <= a.size(); ++i)
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const std::size_t change = d[i - 1][j - 1] + (a[i - 1] != b[j - 1]);
      d[i][j] = std::min({d[i - 1][j] + 1, d[i][j - 1] + 1, change});
      if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1]) d[i][j] = std::min(d[i][j], d[i - 2][j - 2] + 1);
    }
  return d[a.size()][b.size()];
}

std::string lower(std::string_view text) {
  std::string s{text};
  for (char& c : s)
    if (c >= 'A' && c <= 'Z') c = char(c - 'A' + 'a');
  return s;
}

// One of the parts between dashes: cover of target-cover.
bool part_of(std::string_view typed, std::string_view word) {
  return typed.size() >= 3 && ("-" + std::string{word} + "-").find("-" + std::string{typed} + "-") != std::string::npos;
}

}  // namespace

std::string_view nearest(std::string_view typed, std::span<const std::string_view> known) {
  constexpr std::size_t longest = 64;
  if (typed.empty() || typed.size() > longest) return {};
  const std::string small = lower(typed);
  std::string_view best;
  std::size_t least = longest;
  for (const std::string_view word : known) {
    const std::string as_typed = lower(word);
    const bool begun = (small.size() >= 3 && as_typed.starts_with(small)) || part_of(small, as_typed);
    const std::size_t n = begun ? 1 : slips(small, as_typed);
    if (n < least && (begun || n <= 1 + std::max(small.size(), word.size()) / 5) && n < std::max<std::size_t>(small.size(), 2)) {
      least = n;
      best = word;
    }
  }
  return best;
}

std::string hint(std::string_view typed, std::span<const std::string_view> known) {
  const std::string_view word = nearest(typed, known);
  return word.empty() ? std::string{} : ", did you mean " + std::string{word} + "?";
}

}  // namespace rules
