// Exact odds and rolls of phases, from a settled situation.
#include <benchmark/benchmark.h>
#include "rules/odds.hpp"
#include "rules/seeded.hpp"
#include "table.hpp"

namespace {

using namespace rules;

// Settled where it stays: charts point into it.
struct Settled {
  explicit Settled(const char* line)
      : up{table::set_up(line)}, charts{Charts{up.phase->table}.about(up.situation.bytes, up.phase->fields)} {
    up.phase->rule.settle(up.situation, charts);
  }
  Settled(const Settled&) = delete;
  table::Set_up up;
  Charts charts;
};

void odds_of(benchmark::State& state, const char* line) {
  const Settled s{line};
  for (auto _ : state) benchmark::DoNotOptimize(odds(*s.up.phase, s.up.situation, s.charts).size());
}

// Down to means and fractions in lowest terms, as they are printed.
void fractions_of(benchmark::State& state, const char* line) {
  const Settled s{line};
  for (auto _ : state) benchmark::DoNotOptimize(odds(*s.up.phase, s.up.situation, s.charts).marginals());
}

void roll_of(benchmark::State& state, const char* line) {
  const Settled s{line};
  std::uint64_t n = 0;
  Outcome out;
  for (auto _ : state) {
    Seeded dice{1, n++};
    s.up.phase->rule.play(s.up.situation, s.charts, dice, out);
    benchmark::DoNotOptimize(out);
  }
}

constexpr const char* kFire = "camerone fire section=3 range=pb officer";
constexpr const char* kMelee = "camerone melee legionnaires=12 officers=3 mexicans=20";

BENCHMARK_CAPTURE(odds_of, fire, kFire);
BENCHMARK_CAPTURE(fractions_of, fire, kFire);
BENCHMARK_CAPTURE(odds_of, melee_12_and_3_v_20, kMelee)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(odds_of, melee_40_v_60, "camerone melee legionnaires=40 mexicans=60")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(odds_of, maximilian_melee_4_rounds,
                  "maximilian melee a_stands=8 a_class=regular a_charge=full b_stands=8 b_class=militia rounds=4")
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(odds_of, gatling_at_5, "sahara gatling targets=5 range=medium")->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(roll_of, fire, kFire);
BENCHMARK_CAPTURE(roll_of, melee_12_and_3_v_20, kMelee);

}  // namespace

BENCHMARK_MAIN();
