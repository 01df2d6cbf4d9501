// Exact odds and rolls of dice expressions, from a parsed tree.
#include <benchmark/benchmark.h>
#include "rules/catalogue.hpp"
#include "rules/odds.hpp"
#include "rules/seeded.hpp"

namespace {

using namespace rules;

const Phase& phase() { return *find_phase(*find_set("roll"), "roll"); }

Situation settled(const char* expr) {
  Situation s;
  phase().rule.begin(s);
  phase().fields[0].member.put_text(s.bytes, expr);
  phase().rule.settle(s, Charts{{}});
  return s;
}

void odds_of(benchmark::State& state, const char* expr) {
  const Situation s = settled(expr);
  for (auto _ : state) benchmark::DoNotOptimize(odds(phase(), s, Charts{{}}).size());
}

void roll_of(benchmark::State& state, const char* expr) {
  const Situation s = settled(expr);
  std::uint64_t n = 0;
  Outcome out;
  for (auto _ : state) {
    Seeded dice{1, n++};
    phase().rule.play(s, Charts{{}}, dice, out);
    benchmark::DoNotOptimize(out);
  }
}

void parse_of(benchmark::State& state, const char* expr) {
  for (auto _ : state) benchmark::DoNotOptimize(settled(expr));
}

BENCHMARK_CAPTURE(odds_of, 2d6_plus_3, "2d6+3");
BENCHMARK_CAPTURE(odds_of, 20d10ge7, "20d10ge7");
BENCHMARK_CAPTURE(odds_of, 10d6kh3, "10d6kh3");
BENCHMARK_CAPTURE(odds_of, 100d6, "100d6")->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(odds_of, 4d6_exploding, "4d6e")->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(odds_of, 4d6_exploding_kh3, "4d6ekh3")->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(odds_of, 100d6kh50, "100d6kh50")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(odds_of, 100d6dl10, "100d6dl10")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(odds_of, 1000d6kh3, "1000d6kh3")->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(odds_of, 1000d6, "1000d6")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(odds_of, 100d6_exploding, "100d6e")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(roll_of, 2d6_plus_3, "2d6+3");
BENCHMARK_CAPTURE(roll_of, 4d6kh3, "4d6kh3");
BENCHMARK_CAPTURE(parse_of, 4d6kh3_plus_1, "4d6kh3+1");

}  // namespace

BENCHMARK_MAIN();
