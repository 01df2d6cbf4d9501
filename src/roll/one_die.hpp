// The distribution of one die: rerolls as reweighted faces, explosions to a depth.
#pragma once
#include "roll/law.hpp"

namespace rules::roll {

constexpr Span kAny{-std::numeric_limits<Face>::max(), std::numeric_limits<Face>::max()};

[[noreturn]] inline void undecided() {
  throw Bad{
      "exact odds refused: a comparison behind dice that explode on faces below 1 looks beyond the depth to which they are followed; "
      "--times with a --seed samples instead"};
}

// Whether what lies beyond the depth is within `when`. Throws Bad where that cannot be told.
template <class W> bool beyond_within(const Law<W>& law, Span when) {
  if (!law.beyond || when.low > when.high) return false;
  const Face from = law.beyond->from;
  if (from != kAbsent && from > when.high) return false;
  if (when.high == std::numeric_limits<Face>::max() && (from == kAbsent ? when.low <= -when.high : from >= when.low)) return true;
  undecided();
}

// The share of a distribution within a span, or outside it: its weight, its chance, and the sums of the values and
// of their squares over it.
template <class W> struct Part {
  W weight{0};
  std::size_t values = 0;
  long double chance = 0, first = 0, second = 0;
  Face lowest = std::numeric_limits<Face>::max();
  bool beyond = false;  // what lies beyond the depth is in it too
};
template <class W> Part<W> part(const Law<W>& law, Span when, bool inside) {
  Part<W> p;
  W known{0};
  long double known_first = 0, known_second = 0;
  for (std::size_t i = 0; i < law.size(); ++i) {
    const auto v = static_cast<long double>(law.values[i]);
    const long double first = v * ratio(law.weights[i], law.whole);
    known += law.weights[i];
    known_first += first;
    known_second += first * v;
    if (when.has(law.values[i]) != inside) continue;
    p.weight += law.weights[i];
    ++p.values;
    p.first += first;
    p.second += first * v;
    p.lowest = std::min(p.lowest, law.values[i]);
  }
  p.beyond = law.beyond && beyond_within(law, when) == inside;
  if (p.beyond) {
    const Moments m = moments(law);
    p.weight += law.whole - known;
    p.first += m.mean - known_first;
    p.second += m.variance + m.mean * m.mean - known_second;
    p.lowest = std::min(p.lowest, law.beyond->from);
  }
  p.chance = ratio(p.weight, law.whole);
  return p;
}

// Given that it is not within `when`: thrown again until it is not.
template <class W> Law<W> conditioned(const Law<W>& law, Span when, Work& work) {
  Part<W> left = part(law, when, false);
  if (left.weight == 0) throw Bad{"exact odds refused: these rerolls leave nothing"};
  Law<W> out{work.memory};
  for (std::size_t i = 0; i < law.size(); ++i)
    if (!when.has(law.values[i])) out.add(law.values[i], law.weights[i]);
  if (left.beyond) {
    const long double mean = left.first / left.chance;
    out.beyond = Beyond{law.beyond->from, mean, left.second / left.chance - mean * mean};
  }
  out.whole = std::move(left.weight);
  reduce(out);
  return out;
}

// How many of one die are within `when`: 0 or 1.
template <class W> Law<W> counted(const Law<W>& law, Span when, Work& work) {
  Law<W> out{work.memory};
  W in = part(law, when, true).weight, not_in = law.whole - in;
  if (not_in != 0) out.add(0, std::move(not_in));
  if (in != 0) out.add(1, std::move(in));
  out.whole = law.whole;
  reduce(out);
  return out;
}

constexpr Face above(Face a, Face b) {
  Face c = 0;
  return a == kAbsent || b == kAbsent || __builtin_add_overflow(a, b, &c) ? kAbsent : c;
}

// What it shows outside `when`; within it what `then` shows, added to it or in its place.
enum class Joined : std::uint8_t { in_place, added };
template <class W> Law<W> followed(const Law<W>& law, Span when, const Law<W>& then, Joined how, Work& work) {
  const Part<W> in = part(law, when, true), out = part(law, when, false);
  if (in.weight == 0) return law;
  const bool add = how == Joined::added;
  Face low = law.size() > 0 ? law.values.front() : kAny.high, high = law.size() > 0 ? law.values.back() : kAny.low;
  if (then.size() > 0) {
    low = std::min(low, add ? plus(law.values.front(), then.values.front()) : then.values.front());
    high = std::max(high, add ? plus(law.values.back(), then.values.back()) : then.values.back());
  }
  const double pairs = double(out.values) + double(add ? in.values : 1) * double(then.size());
  work.spend(pairs * cost<W>(bits(law.whole), bits(then.whole)));
  Tally<W> all{low, high, 1, pairs, work};
  for (std::size_t i = 0; i < law.size(); ++i) {
    const Face v = law.values[i];
    if (!when.has(v)) all.add(v, law.weights[i] * then.whole);
    else if (add)
      for (std::size_t j = 0; j < then.size(); ++j) all.add(v + then.values[j], law.weights[i] * then.weights[j]);
  }
  if (!add)
    for (std::size_t j = 0; j < then.size(); ++j) all.add(then.values[j], in.weight * then.weights[j]);
  Law<W> joined = std::move(all).law(law.whole * then.whole);
  refuse_bits(double(joined.size()), bits(joined.whole));
  if (out.beyond || then.beyond || (add && in.beyond)) {
    const Moments t = moments(then);
    long double mean = out.first + in.chance * t.mean, second = out.second + in.chance * (t.variance + t.mean * t.mean);
    if (add) {
      mean += in.first;
      second += in.second + 2 * in.first * t.mean;
    }
    Face from = out.beyond ? law.beyond->from : kAny.high;
    if (then.beyond) from = std::min(from, add ? above(then.beyond->from, in.lowest) : then.beyond->from);
    if (add && in.beyond) from = then.size() > 0 && !then.beyond ? std::min(from, above(law.beyond->from, then.values.front())) : kAbsent;
    joined.beyond = Beyond{from, mean, second - mean * mean};
  }
  return joined;
}

// A chain: further dice are added as long as the last one is within `when`, followed to the depth where less than
// 1/`leave` is left and where what is left lies beyond `farthest`, the last value that anybody asks about.
template <class W> Law<W> exploded(Law<W> one, Span when, const W& leave, Face farthest, Work& work) {
  if (when.has(0) && std::binary_search(one.values.begin(), one.values.end(), 0)) one = conditioned(one, {0, 0}, work);
  const Part<W> in = part(one, when, true);
  if (in.weight == 0) return one;
  const double deep = bits(leave) * std::log(2) / -std::log(double(in.chance));
  refuse_bits(deep * std::max(1.0, double(one.size()) - 1), deep * bits(one.whole));
  const bool rising = in.lowest > 0 && one.values.front() >= 0;
  Law<W> chain{work.memory};
  chain.beyond = Beyond{kAbsent, 0, 0};
  W left{1};
  Face from = one.values.front();
  do {
    chain = followed(one, when, chain, Joined::added, work);
    left *= in.weight;
    from = above(from, in.lowest);
  } while (left * leave >= chain.whole || (rising && from != kAbsent && from <= farthest));
  if (one.beyond) from = std::min(from, one.beyond->from);
  const Moments m = moments(one);
  const long double end = 1 - in.chance, mean = m.mean / end;
  const long double second = (m.variance + m.mean * m.mean + 2 * in.first * mean) / end;
  chain.beyond = Beyond{rising ? from : kAbsent, mean, second - mean * mean};
  reduce(chain);
  return chain;
}

}  // namespace rules::roll
