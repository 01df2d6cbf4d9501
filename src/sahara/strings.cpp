#include "sahara/strings.hpp"
#include <algorithm>

namespace rules::sahara {
namespace {
constexpr std::int64_t kFarthest = 100'000 * Length::kNano;  // of any unit: beyond every string, and no overflow
}  // namespace

std::int64_t Strings::far(Length distance) const {
  const std::int64_t nano = std::min(distance.nano, kFarthest);
  if (distance.unit != Unit::string) return Length{nano, distance.unit}.nano_mm() * 10;
  return nano / 1000 * now[r1] * 254;  // R1 is in thousandths of an inch, 254 tenths of a micrometre each
}

std::int64_t Strings::end(int string, Fraction part) const { return now.length(r1 + string - 1).nano_mm() * 10 * part.num / part.den; }

std::optional<Range> Strings::band_of(Length distance, int string, int close) const {
  const std::int64_t d = far(distance);
  if (d > end(string)) return std::nullopt;
  if (d <= end(string, now.fraction(close))) return Range::close;
  return d <= end(string, now.fraction(close + 1)) ? Range::medium : Range::far;
}

}  // namespace rules::sahara
