// What the phases of the Khyber share.
#pragma once
#include "rules/catalogue.hpp"

namespace rules::khyber {

enum class Side : std::uint8_t { british, afridi };
inline constexpr Word kSides[] = {{"british", "the British"}, {"afridi", "the Afridis"}};
constexpr std::span<const Word> words(Side) { return kSides; }

// A roll and what is added to it, for a roll whose total is no outcome of its own: told where something was added.
template <class S> int total(Face roll, const S& s, const Charts& now, std::string_view clause) {
  const int added = now.modifiers(s), sum = int(roll) + added;
  if (added != 0) now.step("total", sum, clause);
  return sum;
}

constexpr Row in_cm(Row r) {
  r.unit = "cm";
  return r;
}

// For a sheet, which resolves nothing.
struct Nothing {};
inline constexpr std::array<Shown, 0> kNothing{};
template <class S> Nothing nothing(const S&, const Charts&, Dice&) { return {}; }

}  // namespace rules::khyber
