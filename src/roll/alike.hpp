// The sum of n dice alike.
#pragma once
#include "roll/law.hpp"

namespace rules::roll {

// Each of its values in a row is as likely as the next.
template <class W> bool even(const Law<W>& one, std::uint64_t cells) {
  return !one.beyond && one.size() == cells + 1 && std::all_of(one.weights.begin(), one.weights.end(), [](const W& w) { return w == 1; });
}

// f faces 0..f-1, n times, in 64 bits: a window slides over the sums of one die fewer.
inline List<std::uint64_t> even_sums(std::size_t f, std::int64_t n, Work& work) {
  List<std::uint64_t> a(f, 1, work.memory), b{work.memory};
  work.spend(double(n) * double(n) * double(f));
  for (; n > 1; --n) {
    b.resize(a.size() + f - 1);
    std::uint64_t in_window = 0;
    for (std::size_t k = 0; k < b.size(); ++k) {
      if (k < a.size()) in_window += a[k];
      if (k >= f) in_window -= a[k - f];
      b[k] = in_window;
    }
    std::swap(a, b);
  }
  return a;
}

// The same of any size: k·a_k = (k-1+n)·a_(k-1) + (k-f-nf)·a_(k-f) + (nf-n-k+1+f)·a_(k-f-1), and by symmetry only half of them.
// `size`: bits of the whole.
inline List<Big> even_sums(std::size_t f, std::int64_t n, double size, Work& work) {
  const auto faces = std::int64_t(f), last = n * (faces - 1);
  work.spend(double(last) * (60 + size / 16));
  List<Big> a(std::size_t(last) + 1, work.memory);
  Big part;
  a[0] = 1;
  for (std::int64_t k = 1; 2 * k <= last; ++k) {
    Big& x = a[std::size_t(k)];
    x = a[std::size_t(k - 1)];
    x *= k - 1 + n;
    if (k > faces) {
      part = a[std::size_t(k - faces - 1)];
      part *= n * faces - n - k + 1 + faces;
      x += part;
    }
    if (k >= faces) {
      part = a[std::size_t(k - faces)];
      part *= faces + n * faces - k;
      x -= part;
    }
    x /= k;
  }
  for (std::int64_t k = 0; 2 * k < last; ++k) a[std::size_t(last - k)] = a[std::size_t(k)];
  return a;
}

// n times one of two values: the weights of 0..n of the higher one.
inline List<std::uint64_t> two_sums(std::uint64_t low, std::uint64_t high, std::int64_t n, Work& work) {
  const auto last = std::size_t(n);  // at most 62, since the whole has 64 bits: no product passes them
  List<std::uint64_t> a(last + 1, work.memory);
  a[0] = 1;
  for (std::size_t k = 1; 2 * k <= last; ++k) a[k] = a[k - 1] * (last - k + 1) / k;
  for (std::size_t k = 0; 2 * k < last; ++k) a[last - k] = a[k];
  std::uint64_t highs = 1, lows = 1;
  for (std::size_t k = 1; k <= last; ++k) {
    a[k] *= highs *= high;
    a[last - k] *= lows *= low;
  }
  return a;
}
inline List<Big> two_sums(const Big& low, const Big& high, std::int64_t n, Work& work) {
  work.spend(double(n) * cost<Big>(bits(low) * double(n), bits(low) + bits(high)) * 2);
  List<Big> a(std::size_t(n) + 1, work.memory);
  a[0] = raised(low, n);
  for (std::int64_t k = 1; k <= n; ++k) a[std::size_t(k)] = a[std::size_t(k - 1)] * (n - k + 1) * high / (low * k);
  return a;
}

// Weights at a distance of `at` from the lowest value.
struct Term {
  std::int64_t at;
  Big weight;
};
// (Σ w·x^at)^n by k·w_0·q_k = Σ ((n+1)·at - k)·w_at·q_(k-at). Stops where less than `spare` is left.
inline List<Big> any_sums(const std::vector<Term>& terms, std::int64_t n, const Big& whole, const Big& spare, Work& work) {
  const std::int64_t last = terms.back().at * n;
  const double step = cost<Big>(bits(whole) * double(n), bits(whole) + 32) + 60;
  List<Big> q{work.memory};
  q.push_back(raised(terms.front().weight, n));
  Big left = raised(whole, n) - q[0], all;
  for (std::int64_t k = 1; k <= last && left >= spare; ++k) {
    all = 0;
    for (std::size_t t = 1; t < terms.size() && terms[t].at <= k; ++t) {
      const Big& before = q[std::size_t(k - terms[t].at)];
      if (before != 0) all += Big{terms[t].weight * ((n + 1) * terms[t].at - k)} * before;
    }
    work.spend(step * double(std::min<std::int64_t>(std::int64_t(terms.size()), k)));
    q.push_back(all / (terms.front().weight * k));
    left -= q.back();
  }
  return q;
}

// By halves, for a few values far apart.
template <class W> Law<W> doubled_up(const Law<W>& one, std::int64_t n, Work& work) {
  if (n == 1) return one;
  const Law<W> half = doubled_up(one, n / 2, work);
  Law<W> all = sum(half, half, work);
  if (n % 2 == 0) return all;
  return sum(std::move(all), one, work);
}

// How many sums n dice can come to at most, each with so many values over a stretch of so many cells: the stretch of
// the sums, or in how many ways the dice can fall.
inline double most_sums(double values, double cells, std::int64_t n) {
  constexpr double few = 10'000;
  const double dice = double(n), stretch = dice * cells + 1;
  if (stretch < few) return stretch;
  const double ways = std::lgamma(dice + values) - std::lgamma(values) - std::lgamma(dice + 1);
  return ways > 40 ? stretch : std::min(stretch, std::exp(ways) + 1);
}

// The weights of the sums, from the lowest on and `step` apart; none where the values lie too far apart for a row.
inline List<std::uint64_t> sums(const Law<std::uint64_t>& one, std::uint64_t cells, std::int64_t n, std::uint64_t, Work& work) {
  if (one.size() == 1) return {{raised(one.weights[0], n)}, work.memory};
  if (one.size() == 2) return two_sums(one.weights[0], one.weights[1], n, work);
  if (even(one, cells)) return even_sums(std::size_t(cells) + 1, n, work);
  return List<std::uint64_t>{work.memory};
}
inline List<Big> sums(const Law<Big>& one, std::uint64_t cells, std::int64_t n, const Big& leave, Work& work) {
  const double values = most_sums(double(one.size()), double(cells), n), size = log2_of(one.whole) * double(n);
  refuse_bits(one.beyond ? double(n) : values, size);
  if (one.size() == 1) return {{raised(one.weights[0], n)}, work.memory};
  if (one.size() == 2) return two_sums(one.weights[0], one.weights[1], n, work);
  if (even(one, cells)) return even_sums(std::size_t(cells) + 1, n, size, work);
  if (double(n) * double(cells) > 4 * values + 1000) return List<Big>{work.memory};
  std::vector<Term> terms;
  const std::uint64_t step = apart(one);
  for (std::size_t i = 0; i < one.size(); ++i)
    terms.push_back({std::int64_t((std::uint64_t(one.values[i]) - std::uint64_t(one.values[0])) / step), one.weights[i]});
  return any_sums(terms, n, one.whole, one.beyond && leave != 0 ? Big{raised(one.whole, n) * 2 * n / leave} : Big{0}, work);
}

// Where exploding dice leave less than 1/`leave` each, the highest sums are left out too, to less than 2/`leave` a die.
template <class W> Law<W> alike(Law<W> one, std::int64_t n, const W& leave, Work& work) {
  if (n == 1) return one;
  if (n == 0) return point<W>(0, work);
  const Face low = times(one.values.front(), n);
  times(one.values.back(), n);
  const std::uint64_t step = std::max<std::uint64_t>(apart(one), 1);
  List<W> weights = sums(one, (std::uint64_t(one.values.back()) - std::uint64_t(one.values.front())) / step, n, leave, work);
  if (weights.empty()) return doubled_up(one, n, work);
  Law<W> all{work.memory};
  all.values.reserve(weights.size());
  for (std::size_t k = 0; k < weights.size(); ++k)
    if (weights[k] != 0) all.values.push_back(Face(std::uint64_t(low) + k * step));
  if (all.values.size() != weights.size()) weights.erase(std::remove(weights.begin(), weights.end(), W{0}), weights.end());
  all.weights = std::move(weights);
  all.whole = raised(one.whole, n);
  if (one.beyond) {
    const Moments m = moments(one);
    all.beyond = Beyond{kAbsent, m.mean * static_cast<long double>(n), m.variance * static_cast<long double>(n)};
  }
  return all;
}

}  // namespace rules::roll
