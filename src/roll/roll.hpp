// What the files of `rules roll` share.
#pragma once
#include "roll/tree.hpp"
#include "rules/phase.hpp"

namespace rules::roll {

struct Asked {
  std::string_view expr;
  const Tree* tree = nullptr;  // kept by the situation
};
struct Total {
  std::int64_t total = 0;
};

Total play(const Asked& s, const Charts& now, Dice& dice);
Odds exactly(const Phase& phase, const Situation& situation, const Charts& now, std::span<const Face> fixed);

// 64 bits, but for the lowest value, which stands for an absent one. Throw Bad beyond them.
std::int64_t plus(std::int64_t a, std::int64_t b);
std::int64_t times(std::int64_t a, std::int64_t b);

}  // namespace rules::roll
