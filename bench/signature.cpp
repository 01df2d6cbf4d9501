// One number for what the rules do: every situation of the tests, rolled with fixed seeds and counted exactly. It
// changes when, and only when, some outcome or chance does.
#include <cstdio>
#include "rules/seeded.hpp"
#include "situations.hpp"

int main() {
  std::uint64_t sum = 14695981039346656037u;  // FNV-1a
  const auto mix = [&](const void* bytes, std::size_t size) {
    for (std::size_t i = 0; i < size; ++i) sum = (sum ^ static_cast<const unsigned char*>(bytes)[i]) * 1099511628211u;
  };
  for (const situations::Line& line : situations::all()) {
    if (line.forbidden) continue;
    const situations::Settled s{line.text};
    for (std::uint64_t n = 0; n < 1000; ++n) {
      rules::Seeded dice{1863, n};
      const rules::Outcome outcome = s.play(dice);
      mix(outcome.data(), sizeof outcome);
    }
    for (const rules::Joint& j : s.odds().joint()) {
      mix(j.outcome.data(), sizeof j.outcome);
      mix(j.share.exact.data(), j.share.exact.size());
    }
  }
  std::printf("%016llx\n", static_cast<unsigned long long>(sum));
}
