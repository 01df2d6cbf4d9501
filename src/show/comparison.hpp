// The odds of one situation under several houses, side by side.
#pragma once
#include "show/odds_text.hpp"

namespace rules::show {

struct House {
  std::string name;  // "in force", "heat.toml"
  std::vector<Marginal> odds;
};

void comparison_text(Out& out, const Scene& scene, std::span<const House> houses);
void comparison_md(Out& out, const Scene& scene, std::span<const House> houses);
void comparison_json(Out& out, const Scene& scene, std::span<const House> houses);
void comparison_csv(Out& out, const Scene& scene, std::span<const House> houses);

}  // namespace rules::show
