// Ten million seeded rolls of each die, held against what chance would do. The seed is fixed, so the figures are too; the
// bounds are the 0.05 % and 99.95 % quantiles of chi-square, written down before the first run.
#include <cmath>
#include "catch.hpp"
#include "rules/seeded.hpp"
#include "rules/sources.hpp"

using namespace rules;

namespace {

struct Bounds {
  double low, high;
};

constexpr std::uint64_t kSeed = 1863;
constexpr int kRolls = 10'000'000, kTogether = 100;  // dice of one resolution; the next has its own

// The faces of a die, each with the number of its sides.
struct Sides {
  explicit Sides(const Die& die) : of(std::size_t(die.ways), 0) {
    for (std::int64_t p = 0; p < die.ways; ++p) ++of[place(die, die.face(p))];
  }
  static std::size_t place(const Die& die, Face face) { return std::size_t(pick_of(die, face)); }
  std::vector<int> of;
};

double chi_square(const std::vector<int>& seen, const std::vector<double>& expected) {
  double all = 0;
  for (std::size_t i = 0; i < seen.size(); ++i)
    if (expected[i] > 0) all += (seen[i] - expected[i]) * (seen[i] - expected[i]) / expected[i];
  return all;
}

struct Seen {
  std::vector<int> faces, pairs;  // a pair at first · ways + second
};

Seen rolled(const Die& die) {
  const auto ways = std::size_t(die.ways);
  Seen seen{std::vector<int>(ways, 0), std::vector<int>(ways * ways, 0)};
  std::size_t first = 0;
  for (int i = 0; i < kRolls / kTogether; ++i) {
    Seeded dice{kSeed, std::uint64_t(i)};
    for (int k = 0; k < kTogether; ++k) {
      const std::size_t face = Sides::place(die, dice.roll(die, "die"));
      ++seen.faces[face];
      if (k % 2) ++seen.pairs[first * ways + face];
      first = face;
    }
  }
  return seen;
}

void holds(const Die& die, Bounds faces, Bounds pairs) {
  const Sides sides{die};
  const Seen seen = rolled(die);
  std::vector<double> face, pair;
  const double ways = double(die.ways);
  for (const int a : sides.of) {
    face.push_back(kRolls * a / ways);
    for (const int b : sides.of) pair.push_back(kRolls / 2 * a * b / (ways * ways));
  }
  const double of_faces = chi_square(seen.faces, face), of_pairs = chi_square(seen.pairs, pair);
  INFO(die.name << ": " << of_faces << " of the faces, " << of_pairs << " of the pairs");
  CHECK(faces.low < of_faces);
  CHECK(of_faces < faces.high);
  CHECK(pairs.low < of_pairs);
  CHECK(of_pairs < pairs.high);
}

}  // namespace

// Degrees of freedom: faces less 1, and pairs of faces less 1.
TEST_CASE("ten million coins are even, and so are their pairs") { holds(coin, {3.927e-07, 12.1157}, {0.01528, 17.73}); }
TEST_CASE("ten million d6 are even, and so are their pairs") { holds(d6, {0.1581, 22.1053}, {13.79, 69.1986}); }
TEST_CASE("ten million d10 are even, and so are their pairs") { holds(d10, {0.9717, 29.6658}, {59.13, 151.934}); }
TEST_CASE("ten million d20 are even, and so are their pairs") { holds(d20, {4.912, 45.9731}, {312.5, 498.55}); }
TEST_CASE("ten million d100 are even, and so are their pairs") { holds(d100, {59.13, 151.934}, {9540, 10470.9}); }
TEST_CASE("ten million average dice are as their six sides say, and so are their pairs") { holds(avd, {0.01528, 17.73}, {3.108, 39.7188}); }
