// The exact odds of an expression: the same evaluation, over distributions of independent terms.
#include "rules/odds.hpp"
#include <new>
#include "roll/reckoning.hpp"

namespace rules::roll {
namespace {

// How many bits the whole has at most; infinitely many where that is not told beforehand.
double size_of(const Tree& tree) {
  double size = 0;
  for (const Pool& p : tree.pools) {
    if (!p.changes.empty()) return std::numeric_limits<double>::infinity();
    const auto ways = std::uint64_t(p.die.ways);
    const bool hits = p.counted && p.keeps.empty();
    size += double(p.count) * std::log2(double(hits ? ways / std::gcd(ways, faces_within(p.die, *p.counted)) : ways));
  }
  return size;
}

std::int64_t exploding(const Tree& tree) {
  std::int64_t dice = 0;
  for (const Pool& p : tree.pools)
    for (const Change& c : p.changes) dice += c.kind == Change::Kind::explode ? p.count : 0;
  return dice;
}

// Every possibility of the open faces that have to be tried.
Law<Big> reckoned(const Tree& tree, std::span<const Face> fixed, const Big& leave, Work& work) {
  Given given{fixed};
  Blend<Big> blend;
  do {
    Reckoning<Big> reckoning{given, leave, work};
    Law<Big> law = evaluate(reckoning, tree, tree.root);
    given.finish();
    if (fixed.empty()) return law;
    law.whole *= given.ways();
    blend.add(law, 1, 1);
    work.spend(20'000);
  } while (given.advance());
  return std::move(blend).law(1, work);
}

template <class W> Odds odds_of(const Phase& phase, Law<W> law, Face mod, W rest) {
  law = shifted(std::move(law), mod);
  refuse_bits(double(law.size()), bits(law.whole));
  auto mass = std::make_unique<Odds::Mass>();
  mass->phase = &phase;
  mass->outcomes.resize(law.size());
  for (std::size_t i = 0; i < law.size(); ++i) mass->outcomes[i][0] = law.values[i];
  mass->weights.assign(std::make_move_iterator(law.weights.begin()), std::make_move_iterator(law.weights.end()));
  mass->whole = std::move(law.whole);
  mass->rest = std::move(rest);
  if (law.beyond) mass->closed = Odds::Mass::Spread{double(law.beyond->mean), double(std::sqrt(law.beyond->variance))};
  return Odds{std::move(mass)};
}

}  // namespace

Odds exactly(const Phase& phase, const Situation& situation, const Charts& now, std::span<const Face> fixed) {
  const Tree& tree = *std::launder(reinterpret_cast<const Asked*>(situation.bytes))->tree;
  const Face mod = now.extras();
  if (constexpr double narrow = 62.9; fixed.empty() && size_of(tree) < narrow) {
    std::array<std::byte, 16'384> room;
    std::pmr::monotonic_buffer_resource memory{room.data(), room.size()};
    Work work{&memory};
    Given nothing{fixed};
    Reckoning<std::uint64_t> reckoning{nothing, 0, work};
    return odds_of<std::uint64_t>(phase, evaluate(reckoning, tree, tree.root), mod, 0);
  }
  const std::int64_t dice = exploding(tree);
  const Big billion = 1'000'000'000;
  Big leave = dice > 1 ? Big{billion * 2 * dice} : billion;
  Work work;  // of all the tries together
  for (int deeper = 0; deeper < 4; ++deeper, leave *= billion) {
    Law<Big> law = reckoned(tree, fixed, leave, work);
    Big rest = law.beyond ? Big{law.whole - added(law.weights)} : Big{0};
    if (rest * billion < law.whole) return odds_of<Big>(phase, std::move(law), mod, std::move(rest));
  }
  throw Bad{"exact odds refused: what exploding dice leave does not fall below 10^-9; --times with a --seed samples instead"};
}

}  // namespace rules::roll
