#include "core/summed.hpp"
#include <cmath>
#include <map>

namespace rules {
namespace {

bool addable(Kind kind) { return kind == Kind::number || kind == Kind::flag || kind == Kind::decimal; }

// A cell as an integer over `den` (1 but for decimals), absent ones as nothing.
std::int64_t scaled(Kind kind, Cell c, std::int64_t den) {
  if (c == kAbsent) return 0;
  if (kind != Kind::decimal) return c;
  const Fraction f = unpack_fraction(c);
  return f.num * (den / f.den);
}

// One field's place in the single exponent into which all of them are packed.
struct Digit {
  std::size_t field;
  Kind kind;
  std::int64_t den, least, stride;
};

std::vector<Digit> digits(const Odds::Mass& m, std::uint64_t fields, double& length) {
  std::vector<Digit> all;
  length = 1;
  for (std::size_t f = 0; f < m.phase->outcome.size(); ++f) {
    const Kind kind = m.phase->outcome[f].member.kind;
    if (!(fields >> f & 1) || !addable(kind)) continue;
    Digit d{f, kind, 1, std::numeric_limits<std::int64_t>::max(), 0};
    bool present = false;
    for (const Outcome& o : m.outcomes) {
      present |= o[f] != kAbsent;
      if (kind == Kind::decimal && o[f] != kAbsent) d.den = std::lcm(d.den, std::int64_t{unpack_fraction(o[f]).den});
    }
    if (!present) continue;
    std::int64_t most = std::numeric_limits<std::int64_t>::min();
    for (const Outcome& o : m.outcomes) {
      const std::int64_t v = scaled(kind, o[f], d.den);
      d.least = std::min(d.least, v);
      most = std::max(most, v);
    }
    d.stride = std::int64_t(length);
    length *= (double(most) - double(d.least)) * m.sum + 1;
    refuse_bits(length, 1);
    all.push_back(d);
  }
  return all;
}

// The terms and their whole in lowest terms: a field alone often needs a smaller whole than all of them together.
Big lowered(std::map<std::int64_t, Big>& terms, const Big& whole) {
  Big common = whole;
  for (const auto& [e, w] : terms) {
    if (common == 1) return whole;
    common = gcd(common, w);
  }
  for (auto& [e, w] : terms) w /= common;
  return whole / common;
}

// (sum of w_i x^e_i)^n by the recurrence k·a_0·c_k = Σ (e·(n+1) − k)·a_e·c_(k−e), all divisions exact.
std::vector<Big> power(const std::map<std::int64_t, Big>& terms, int n, std::int64_t length) {
  const auto first = terms.begin();
  std::vector<Big> c(std::size_t(length), Big{0});
  c[0] = pow(first->second, unsigned(n));
  for (std::int64_t k = 1; k < length; ++k) {
    Big sum = 0;
    for (auto t = std::next(first); t != terms.end() && t->first <= k; ++t) {
      const Big& before = c[std::size_t(k - t->first)];
      if (before != 0) sum += (Big{t->first} * (n + 1) - k) * t->second * before;
    }
    c[std::size_t(k)] = sum / (Big{k} * first->second);
  }
  return c;
}

Outcome unpacked(const std::vector<Digit>& all, const Odds::Mass& m, std::int64_t exponent) {
  Outcome out;
  out.fill(0);
  for (std::size_t f = 0; f < m.phase->outcome.size(); ++f) out[f] = kAbsent;
  for (std::size_t i = all.size(); i-- > 0;) {
    const Digit& d = all[i];
    const std::int64_t v = exponent / d.stride + d.least * m.sum;
    exponent %= d.stride;
    out[d.field] = d.kind == Kind::decimal ? pack(Fraction{v, d.den}) : v;
  }
  return out;
}

}  // namespace

Odds::Mass added_up(const Odds::Mass& m, std::uint64_t fields) {
  double length = 1;
  const std::vector<Digit> all = digits(m, fields, length);
  std::map<std::int64_t, Big> terms;
  for (std::size_t i = 0; i < m.outcomes.size(); ++i) {
    std::int64_t e = 0;
    for (const Digit& d : all) e += (scaled(d.kind, m.outcomes[i][d.field], d.den) - d.least) * d.stride;
    terms[e] += m.weights[i];
  }
  const Big whole = lowered(terms, m.whole);
  const double bits = (double(msb(whole)) + 1) * m.sum;
  refuse_bits(length, bits);
  if (length * double(terms.size()) * (bits + 200) > 4e9) refuse_branches("steps of adding up");
  const std::int64_t least = terms.begin()->first;
  std::map<std::int64_t, Big> shifted;
  for (auto& [e, w] : terms) shifted[e - least] = std::move(w);
  const std::vector<Big> c = power(shifted, m.sum, std::min(std::int64_t(length) - least * m.sum, shifted.rbegin()->first * m.sum + 1));
  Odds::Mass sum;
  sum.phase = m.phase;
  sum.whole = pow(whole, unsigned(m.sum));
  Big known = 0;
  for (std::size_t k = 0; k < c.size(); ++k) {
    if (c[k] == 0) continue;
    sum.outcomes.push_back(unpacked(all, m, std::int64_t(k) + least * m.sum));
    sum.weights.push_back(c[k]);
    known += c[k];
  }
  sum.rest = sum.whole - known;
  if (m.closed) sum.closed = Odds::Mass::Spread{m.closed->mean * m.sum, m.closed->sd * std::sqrt(double(m.sum))};
  return sum;
}

std::vector<Shown> summed_fields(const Phase& phase, int n) {
  std::vector<Shown> fields{phase.outcome.begin(), phase.outcome.end()};
  if (n == 1) return fields;
  for (Shown& f : fields) {
    if (!addable(f.member.kind)) f.name = {};
    if (f.member.kind == Kind::flag) f.member.kind = Kind::number;
  }
  return fields;
}

Outcome added(const Phase& phase, const Outcome& total, const Outcome& next) {
  Outcome sum = total;
  for (std::size_t f = 0; f < phase.outcome.size(); ++f) {
    const Kind kind = phase.outcome[f].member.kind;
    if (!addable(kind)) sum[f] = kAbsent;
    else if (sum[f] == kAbsent) sum[f] = next[f];
    else if (next[f] != kAbsent)
      sum[f] = kind == Kind::decimal ? pack(unpack_fraction(sum[f]) + unpack_fraction(next[f])) : sum[f] + next[f];
  }
  return sum;
}

}  // namespace rules
