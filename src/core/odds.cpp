#include "rules/odds.hpp"
#include <cmath>
#include <numeric>
#include "core/every.hpp"
#include "core/summed.hpp"

namespace rules {
namespace {

// Every path of the rule, equal outcomes put together.
template <class W>
void enumerate(const Phase& phase, const Situation& s, const Charts& charts, std::span<const Face> fixed, Odds::Mass& mass) {
  Keys outcomes{std::tuple_size_v<Outcome>};
  Masses<W> masses;
  Every<W> every{fixed};
  Outcome out;
  every.walk([&] {
    phase.rule.play(s, charts, every, out);
    every.all_used();
    std::array<std::uint64_t, std::tuple_size_v<Outcome>> key;
    std::memcpy(key.data(), out.data(), sizeof out);
    masses.add(outcomes.find_or_add(key.data()), every.weight());
  });
  mass.outcomes.resize(outcomes.count());
  for (std::size_t i = 0; i < outcomes.count(); ++i) std::memcpy(mass.outcomes[i].data(), outcomes[i], sizeof out);
  mass.weights.assign(masses.parts.begin(), masses.parts.end());
  mass.whole = masses.whole;
}

// A field's values in order, each with the mass that shows it.
struct Column {
  std::vector<Cell> values;
  std::vector<Big> weights;
};

bool less(Kind kind, Cell a, Cell b) {
  if (kind != Kind::decimal && kind != Kind::fraction) return a < b;
  const Fraction x = unpack_fraction(a), y = unpack_fraction(b);
  return std::int64_t{x.num} * y.den < std::int64_t{y.num} * x.den;
}

Column column(const Odds::Mass& m, std::size_t field, Kind kind) {
  std::vector<std::size_t> order;
  for (std::size_t i = 0; i < m.outcomes.size(); ++i)
    if (m.outcomes[i][field] != kAbsent) order.push_back(i);
  std::sort(order.begin(), order.end(),
            [&](std::size_t a, std::size_t b) { return less(kind, m.outcomes[a][field], m.outcomes[b][field]); });
  Column c;
  for (const std::size_t i : order) {
    const Cell v = m.outcomes[i][field];
    if (c.values.empty() || c.values.back() != v) {
      c.values.push_back(v);
      c.weights.push_back(m.weights[i]);
    } else {
      c.weights.back() += m.weights[i];
    }
  }
  return c;
}

Odds::Mass::Spread spread(const Column& c, Kind kind) {
  const auto value = [&](std::size_t i) { return kind == Kind::decimal ? unpack_fraction(c.values[i]) : Fraction{}; };
  std::int64_t den = 1;
  if (kind == Kind::decimal)
    for (std::size_t i = 0; i < c.values.size(); ++i) den = std::lcm(den, std::int64_t{value(i).den});
  Big present = 0, first = 0, second = 0;
  for (std::size_t i = 0; i < c.values.size(); ++i) {
    const Big v = kind == Kind::decimal ? Big{value(i).num} * (den / value(i).den) : Big{c.values[i]};
    const Big weighed = v * c.weights[i];
    present += c.weights[i];
    first += weighed;
    second += weighed * v;
  }
  const Big variance = second * present - first * first;
  const double mean = nearest_double(abs(first), present * den) * (first < 0 ? -1 : 1);
  return {mean, std::sqrt(nearest_double(variance, present * present * den * den))};
}

Marginal marginal(const Odds::Mass& m, std::size_t field, const Shown& shown) {
  const Kind kind = shown.member.kind;
  const Column c = column(m, field, kind);
  refuse_bits(double(c.values.size()), double(msb(m.whole)) + 1);
  Marginal result{field, {}};
  const bool number = kind == Kind::number || kind == Kind::decimal;
  result.values.resize(c.values.size());
  const Shares shares{m.whole};
  shares.afford(double(c.values.size()));
  Big above = m.rest;
  for (std::size_t i = c.values.size(); i-- > 0;) {
    above += c.weights[i];
    result.values[i] = {c.values[i], shares.of(c.weights[i]), {}};
    if (number) result.values[i].at_least.p = nearest_double(above, m.whole);
  }
  if (number && !c.values.empty()) {
    const auto s = m.closed && field == m.phase->headline ? *m.closed : spread(c, kind);
    result.mean = s.mean;
    result.sd = s.sd;
  }
  return result;
}

}  // namespace

Odds::Odds(std::unique_ptr<Mass> mass) : mass_{std::move(mass)} {}
Odds::Odds(Odds&&) noexcept = default;
Odds& Odds::operator=(Odds&&) noexcept = default;
Odds::~Odds() = default;

std::size_t Odds::size() const { return mass_->outcomes.size(); }
Share Odds::rest() const { return Shares{mass_->whole}.of(mass_->rest); }

std::vector<Marginal> Odds::marginals() const {
  std::vector<Marginal> all;
  const auto fields = summed_fields(*mass_->phase, mass_->sum);
  for (std::size_t f = 0; f < fields.size(); ++f) {
    if (fields[f].name.empty()) continue;
    Marginal m = mass_->sum == 1 ? marginal(*mass_, f, fields[f]) : marginal(added_up(*mass_, std::uint64_t{1} << f), f, fields[f]);
    if (!m.values.empty()) all.push_back(std::move(m));
  }
  return all;
}

std::vector<Joint> Odds::joint() const {
  const Mass added = mass_->sum == 1 ? *mass_ : added_up(*mass_, ~std::uint64_t{0});
  refuse_bits(double(added.outcomes.size()), double(msb(added.whole)) + 1);
  const Shares shares{added.whole};
  shares.afford(double(added.outcomes.size()));
  std::vector<Joint> all;
  for (std::size_t i = 0; i < added.outcomes.size(); ++i) all.push_back({added.outcomes[i], shares.of(added.weights[i])});
  return all;
}

Share Odds::chance(const Expression& expression) const {
  const Mass added = mass_->sum == 1 ? *mass_ : added_up(*mass_, expression.names());
  const auto fields = summed_fields(*mass_->phase, mass_->sum);
  Big held = 0;
  for (std::size_t i = 0; i < added.outcomes.size(); ++i)
    if (expression.holds(Facts{fields, &added.outcomes[i]})) held += added.weights[i];
  return Shares{added.whole}.of(held);
}

Odds Odds::summed(int n) const {
  auto mass = std::make_unique<Mass>(*mass_);
  mass->sum = n;
  return Odds{std::move(mass)};
}

Odds enumerated(const Phase& phase, const Situation& situation, const Charts& charts, std::span<const Face> fixed) {
  auto mass = std::make_unique<Odds::Mass>();
  mass->phase = &phase;
  try {
    enumerate<std::uint64_t>(phase, situation, charts, fixed, *mass);
  } catch (const Narrow&) {
    enumerate<Big>(phase, situation, charts, fixed, *mass);
  }
  return Odds{std::move(mass)};
}

Odds odds(const Phase& phase, const Situation& situation, const Charts& charts, std::span<const Face> fixed) {
  return phase.exactly ? phase.exactly(phase, situation, charts, fixed) : enumerated(phase, situation, charts, fixed);
}

}  // namespace rules
