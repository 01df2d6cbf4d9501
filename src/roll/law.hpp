// Distributions with integer weights over one whole, and what can be done with one or two of them.
// W is std::uint64_t where the whole is known to fit, or Big.
#pragma once
#include <algorithm>
#include <cmath>
#include <map>
#include <memory_resource>
#include <numeric>
#include "core/mass.hpp"
#include "roll/roll.hpp"

namespace rules::roll {

// Where lists lie, and how much has been done: odds refuse rather than run on for seconds.
struct Work {
  std::pmr::memory_resource* memory = std::pmr::new_delete_resource();
  double steps = 0;                     // of about a nanosecond
  static constexpr double kMost = 4e8;  // less than a second
  void spend(double more) {
    if ((steps += more) > kMost)
      throw Bad{"exact odds refused: about " + std::to_string(std::int64_t(std::min(steps, 9e18) / 1e6)) +
                " million steps pass the limit of " + std::to_string(int(kMost / 1e6)) + " million; --times with a --seed samples instead"};
  }
};

template <class T> using List = std::pmr::vector<T>;

// What exploding dice leave beyond the depth to which they are followed.
struct Beyond {
  Face from;                   // no value there is lower; kAbsent where nothing is known
  long double mean, variance;  // of the whole distribution: closed forms
};

template <class W> struct Law {
  explicit Law(std::pmr::memory_resource* memory) : values{memory}, weights{memory} {}
  List<Face> values;  // rising
  List<W> weights;    // one a value, none 0
  W whole{1};         // the sum of the weights and of what lies beyond
  std::optional<Beyond> beyond;
  void add(Face v, W w) {
    values.push_back(v);
    weights.push_back(std::move(w));
  }
  std::size_t size() const { return values.size(); }
  bool point() const { return values.size() == 1 && !beyond; }
};

template <class W> Law<W> point(Face v, Work& work) {
  Law<W> law{work.memory};
  law.add(v, W{1});
  return law;
}

inline double bits(std::uint64_t) { return 64; }
inline double bits(const Big& v) { return v == 0 ? 1 : double(msb(v)) + 1; }

inline double log2_of(std::uint64_t v) { return std::log2(double(v)); }
inline double log2_of(const Big& v) {
  const unsigned down = bits(v) > 60 ? unsigned(bits(v) - 60) : 0;
  return std::log2(Big{v >> down}.convert_to<double>()) + down;
}

// Steps of one multiplication and addition of numbers so long.
template <class W> double cost(double a, double b) { return std::is_same_v<W, Big> ? 25 + (a / 64 + 1) * (b / 64 + 1) : 2; }

inline std::uint64_t raised(std::uint64_t base, std::int64_t n) {
  std::uint64_t p = 1;
  for (; n > 0; n >>= 1, base *= base)
    if (n & 1) p *= base;
  return p;
}
inline Big raised(const Big& base, std::int64_t n) { return pow(base, unsigned(n)); }

// x·m/d, which is whole.
__extension__ using Wide = unsigned __int128;
inline std::uint64_t times_over(std::uint64_t x, std::int64_t m, std::int64_t d) {
  return std::uint64_t(Wide{x} * std::uint64_t(m) / std::uint64_t(d));
}
inline Big times_over(const Big& x, std::int64_t m, std::int64_t d) { return x * m / d; }

inline long double ratio(std::uint64_t a, std::uint64_t b) { return static_cast<long double>(a) / static_cast<long double>(b); }
inline long double ratio(const Big& a, const Big& b) {
  constexpr double kept = 200;
  const unsigned down = bits(b) > kept ? unsigned(bits(b) - kept) : 0;
  return Big{a >> down}.convert_to<long double>() / Big{b >> down}.convert_to<long double>();
}

template <class W> W added(const List<W>& weights) {
  W all{0};
  for (const W& w : weights) all += w;
  return all;
}

// How far apart the values lie at least: all their differences are multiples of it. 0 where there is only one.
template <class W> std::uint64_t apart(const Law<W>& law) {
  std::uint64_t g = 0;
  for (std::size_t i = 1; i < law.size() && g != 1; ++i) g = std::gcd(g, std::uint64_t(law.values[i]) - std::uint64_t(law.values[i - 1]));
  return g;
}

template <class W> void reduce(Law<W>& law) {
  using std::gcd;
  W g = law.whole;
  for (const W& w : law.weights)
    if ((g = gcd(g, w)) == 1) return;
  for (W& w : law.weights) w /= g;
  law.whole /= g;
}

// Mean and variance, what lies beyond included.
struct Moments {
  long double mean, variance;
};

template <class W> Moments moments(const Law<W>& law) {
  if (law.beyond) return {law.beyond->mean, law.beyond->variance};
  long double mean = 0, variance = 0;
  for (std::size_t i = 0; i < law.size(); ++i) mean += static_cast<long double>(law.values[i]) * ratio(law.weights[i], law.whole);
  for (std::size_t i = 0; i < law.size(); ++i) {
    const long double off = static_cast<long double>(law.values[i]) - mean;
    variance += off * off * ratio(law.weights[i], law.whole);
  }
  return {mean, variance};
}

// Weights gathered by value: in a row of cells, or in a map where the row would be mostly empty.
template <class W> class Tally {
 public:
  Tally(Face low, Face high, std::uint64_t step, double expected, Work& work)
      : low_{low}, step_{std::max<std::uint64_t>(step, 1)}, cells_{work.memory}, work_{&work} {
    const std::uint64_t last = (std::uint64_t(high) - std::uint64_t(low)) / step_;
    row_ = double(last) <= 4 * expected + 256;
    if (row_) cells_.resize(std::size_t(last) + 1);
  }
  void add(Face v, const W& w) {
    if (row_) cells_[std::size_t(place(v))] += w;
    else map_[v] += w;
  }
  // In rising order.
  template <class F> void each(F f) const {
    for (std::size_t i = 0; i < cells_.size(); ++i)
      if (cells_[i] != 0) f(at(i), cells_[i]);
    for (const auto& [v, w] : map_) f(v, w);
  }
  Law<W> law(W whole) && {
    Law<W> law{work_->memory};
    law.values.reserve(cells_.size() + map_.size());
    law.weights.reserve(cells_.size() + map_.size());
    for (std::size_t i = 0; i < cells_.size(); ++i)
      if (cells_[i] != 0) law.add(at(i), std::move(cells_[i]));
    for (auto& [v, w] : map_) law.add(v, std::move(w));
    law.whole = std::move(whole);
    return law;
  }

 private:
  std::uint64_t place(Face v) const {
    const std::uint64_t off = std::uint64_t(v) - std::uint64_t(low_);
    return step_ == 1 ? off : off / step_;
  }
  Face at(std::size_t i) const { return Face(std::uint64_t(low_) + i * step_); }
  Face low_;
  std::uint64_t step_;
  bool row_;
  List<W> cells_;
  std::map<Face, W> map_;
  Work* work_;
};

template <class W> Law<W> negated(Law<W> a) {
  std::reverse(a.values.begin(), a.values.end());
  std::reverse(a.weights.begin(), a.weights.end());
  for (Face& v : a.values) v = -v;
  if (a.beyond) a.beyond = Beyond{kAbsent, -a.beyond->mean, a.beyond->variance};
  return a;
}

// What the parts leave beyond is left beyond in the whole.
template <class W> std::optional<Beyond> beyond_sum(const Law<W>& a, const Law<W>& b) {
  if (!a.beyond && !b.beyond) return std::nullopt;
  const Moments x = moments(a), y = moments(b);
  return Beyond{kAbsent, x.mean + y.mean, x.variance + y.variance};
}

template <class W> Law<W> shifted(Law<W> a, Face by) {
  if (by == 0) return a;
  if (a.size() > 0) plus(a.values.front(), by), plus(a.values.back(), by);
  for (Face& v : a.values) v += by;
  if (a.beyond) {
    if (a.beyond->from != kAbsent && __builtin_add_overflow(a.beyond->from, by, &a.beyond->from)) a.beyond->from = kAbsent;
    a.beyond->mean += static_cast<long double>(by);
  }
  return a;
}

// Refuses a combination of that many pairs.
template <class W> void afford_pairs(const Law<W>& a, const Law<W>& b, Work& work) {
  const double x = bits(a.whole), y = bits(b.whole);
  work.spend(double(a.size()) * double(b.size()) * cost<W>(x, y));
}

template <class W> Law<W> sum(Law<W> a, Law<W> b, Work& work) {
  if (b.point()) std::swap(a, b);
  if (a.point() && a.whole == 1) return shifted(std::move(b), a.values.front());
  if (a.size() == 0 || b.size() == 0) throw std::logic_error{"a distribution without values"};
  afford_pairs(a, b, work);
  const Face low = plus(a.values.front(), b.values.front()), high = plus(a.values.back(), b.values.back());
  Tally<W> all{low, high, std::gcd(apart(a), apart(b)), double(a.size()) * double(b.size()), work};
  for (std::size_t i = 0; i < a.size(); ++i)
    for (std::size_t j = 0; j < b.size(); ++j) all.add(a.values[i] + b.values[j], a.weights[i] * b.weights[j]);
  Law<W> c = std::move(all).law(a.whole * b.whole);
  c.beyond = beyond_sum(a, b);
  return c;
}

template <class W> Law<W> product(Law<W> a, Law<W> b, Work& work) {
  if (b.point()) std::swap(a, b);
  if (a.point() && a.values.front() == 0) return a;  // whatever b is
  afford_pairs(a, b, work);
  const Face corners[] = {times(a.values.front(), b.values.front()), times(a.values.front(), b.values.back()),
                          times(a.values.back(), b.values.front()), times(a.values.back(), b.values.back())};
  const auto [low, high] = std::minmax_element(std::begin(corners), std::end(corners));
  const double pairs = double(a.size()) * double(b.size());
  const auto stretch = [](const Law<W>& l) { return l.point() ? std::uint64_t(std::abs(l.values.front())) : 1; };
  const std::uint64_t step = a.point() ? stretch(a) * std::max<std::uint64_t>(apart(b), 1) : 1;
  Tally<W> all{*low, *high, step, pairs, work};
  for (std::size_t i = 0; i < a.size(); ++i)
    for (std::size_t j = 0; j < b.size(); ++j) all.add(a.values[i] * b.values[j], a.weights[i] * b.weights[j]);
  Law<W> c = std::move(all).law(a.whole * b.whole);
  if (a.beyond || b.beyond) {
    const Moments x = moments(a), y = moments(b);
    c.beyond = Beyond{kAbsent, x.mean * y.mean, x.variance * y.variance + x.variance * y.mean * y.mean + y.variance * x.mean * x.mean};
  }
  return c;
}

}  // namespace rules::roll
