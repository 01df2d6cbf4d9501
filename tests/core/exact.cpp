#include "exact.hpp"

namespace exact {

Fraction read(std::string_view text) {
  const std::size_t slash = text.find('/');
  const Fraction num{Whole{std::string{text.substr(0, slash)}}};
  return slash == text.npos ? num : num / Fraction{Whole{std::string{text.substr(slash + 1)}}};
}

double nearest(const Fraction& f) { return f.convert_to<double>(); }

Distribution joint(const rules::Odds& odds) {
  Distribution all;
  for (const rules::Joint& j : odds.joint()) all.emplace(j.outcome, read(j.share.exact));
  return all;
}

}  // namespace exact
