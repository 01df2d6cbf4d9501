#include "core/every.hpp"
#include <algorithm>
#include <cmath>
#include <map>

namespace rules {
namespace {

struct Ways {
  std::uint64_t good, all;
};

// In how many of all its ways a throw comes to a total within `wanted`.
Ways ways_of(Throw each, Span wanted) {
  std::map<Face, std::uint64_t> totals{{0, 1}};
  std::uint64_t all = 1;
  for (int d = 0; d < each.dice; ++d) {
    std::map<Face, std::uint64_t> next;
    for (const auto& [total, ways] : totals)
      for (std::int64_t p = 0; p < each.die.ways; ++p) next[total + each.die.face(p)] += ways;
    totals = std::move(next);
    all = times(all, std::uint64_t(each.die.ways));
  }
  std::uint64_t good = 0;
  for (const auto& [total, ways] : totals)
    if (wanted.has(total)) good += ways;
  return {good, all};
}

template <class W> std::vector<W> powers(std::uint64_t base, int n) {
  std::vector<W> p(std::size_t(n) + 1, W(1));
  for (std::size_t i = 1; i < p.size(); ++i) p[i] = times(p[i - 1], W(base));
  return p;
}

std::uint64_t to_u64(std::uint64_t v) { return v; }
std::uint64_t to_u64(const Big& v) {
  if (v > std::numeric_limits<std::uint64_t>::max()) refuse_branches("ways in one step");
  return static_cast<std::uint64_t>(v);
}
bool narrow(std::uint64_t) { return true; }
bool narrow(const Big&) { return false; }

// to += from · by, without a copy more than that takes.
void add_product(std::uint64_t& to, std::uint64_t from, std::uint64_t by) { to = plus(to, times(from, by)); }
void add_product(Big& to, const Big& from, std::uint64_t by) {
  if (by == 1) {
    to += from;
    return;
  }
  Big product = from;
  product *= by;
  to += product;
}

// 64 bits inside a step are plenty for any rule; what passes them is refused as too large.
std::uint64_t step_times(std::uint64_t a, std::uint64_t b) {
  std::uint64_t c = 0;
  if (__builtin_mul_overflow(a, b, &c)) refuse_branches("ways in one step");
  return c;
}

}  // namespace

void refuse_branches(const char* unit) {
  throw Bad{"exact odds refused: more than " + std::to_string(kMostBranches) + " " + unit + "; --times with a --seed samples instead"};
}

void refuse_bits(double values, double bits) {
  if (values * bits > double(kMostBits))
    throw Bad{"exact odds refused: " + std::to_string(std::int64_t(std::min(values, 9.2e18))) + " values with fractions of " +
              std::to_string(std::int64_t(std::min(bits, 9.2e18))) + " bits pass the limit of " + std::to_string(kMostBits) +
              " bits; --times with a --seed samples instead"};
}

// The binomial: a branch for each count that can happen.
template <class W> auto Every<W>::pool(int n, Throw each, Span wanted) const -> Turn {
  const auto [good, all] = ways_of(each, wanted);
  const double bits = n * std::log2(double(all));
  if (narrow(W{}) && bits > 63) throw Narrow{};
  refuse_bits(n + 1.0, bits);
  const auto hit = powers<W>(good, n), miss = powers<W>(all - good, n);
  auto b = std::make_unique<Branched>();
  W choose{1};
  for (int k = 0; k <= n; ++k) {
    W part = times(choose, times(hit[std::size_t(k)], miss[std::size_t(n - k)]));
    if (part != 0) {
      b->counts.push_back(k);
      b->masses.parts.push_back(std::move(part));
    }
    choose = times(choose, W(std::uint64_t(n - k))) / W(std::uint64_t(k + 1));
  }
  b->masses.whole = powers<W>(all, n).back();
  return {0, std::int64_t(b->counts.size()), 1, cursor(), std::move(b), {}, {}};
}

// The bands that a die can fall in, each with the number of its faces.
template <class W> auto Every<W>::banded(const Die& die, const Face* tops, std::size_t n, std::size_t after) -> Turn {
  std::array<std::uint8_t, kMostBands> faces{};
  for (std::int64_t p = 0; p < die.ways; ++p)
    ++faces[std::size_t(std::count_if(tops, tops + n, [&](Face top) { return die.face(p) > top; }))];
  Turn t{0, 0, die.ways, after, nullptr, {}, {}};
  for (std::size_t b = 0; b <= n; ++b) {
    if (faces[b] == 0) continue;
    t.share[std::size_t(t.ways)] = faces[b];
    t.band[std::size_t(t.ways++)] = std::uint8_t(b);
  }
  return t;
}

template <class W> Weight<std::uint64_t> Every<W>::small_weight() const {
  Weight<std::uint64_t> w;
  for (std::size_t i = floor_; i < depth_; ++i) {
    const Turn& t = path_[i];
    w.den = step_times(w.den, t.branched ? to_u64(t.branched->masses.whole) : std::uint64_t(t.den));
    if (t.branched) w.num = step_times(w.num, to_u64(t.branched->masses.parts[std::size_t(t.at)]));
    else if (t.share[0]) w.num = step_times(w.num, t.share[std::size_t(t.at)]);
  }
  return w;
}

template <class W> void Every<W>::moves_from(const Keys& now, std::size_t from, Keys& next, Step step, int i, std::vector<Move>& moves) {
  const std::size_t first = moves.size(), words = now.words(), held = fixed_.empty() ? words : words - 1;
  std::array<std::uint64_t, 16> state, last;  // only the first `words` of them count
  std::size_t at = 0;                         // the move that the last path added to
  start_ = fixed_.empty() ? 0 : std::size_t(now[from][held]);
  walk([&] {
    std::copy_n(now[from], held, state.begin());
    step(state.data(), i);
    if (held < words) state[held] = cursor();
    const Weight<std::uint64_t> w = small_weight();
    if (moves.size() == first || !now.same(state.data(), last.data())) {  // neighbouring faces mostly lead to one state
      std::copy_n(state.data(), words, last.data());
      const auto to = std::uint32_t(next.find_or_add(state.data()));
      at = first;
      while (at < moves.size() && moves[at].to != to) ++at;
      if (at == moves.size()) {
        moves.push_back({std::uint32_t(from), to, w});
        return;
      }
    }
    Weight<std::uint64_t>& known = moves[at].weight;
    if (known.den == w.den) {
      known.num += w.num;
      return;
    }
    const std::uint64_t whole = step_times(known.den / std::gcd(known.den, w.den), w.den);
    known.num = known.num * (whole / known.den) + w.num * (whole / w.den);
    known.den = whole;
  });
}

// The mass that the moves carry over, with what all of it shares divided out.
template <class W> Masses<W> Every<W>::moved(const std::vector<Move>& moves, const Masses<W>& mass, std::size_t states) {
  std::uint64_t whole = 1, common = 0;
  for (const Move& m : moves)
    if (whole % m.weight.den) whole = step_times(whole / std::gcd(whole, m.weight.den), m.weight.den);
  for (const Move& m : moves)
    if ((common = std::gcd(common, m.weight.num * (whole / m.weight.den))) == 1) break;
  common = std::gcd(common, whole);
  Masses<W> then;
  then.parts.assign(states, W(0));
  for (const Move& m : moves) {
    add_product(then.parts[m.to], mass.parts[m.from], m.weight.num * (whole / m.weight.den) / common);
  }
  then.whole = times(mass.whole, W(whole / common));
  return then;
}

template <class W> auto Every<W>::folded(int n, const void* state, std::size_t size, Step step) -> Turn {
  const std::size_t held = (size + 7) / 8, words = held + (fixed_.empty() ? 0 : 1), outer = start_;
  std::array<std::uint64_t, 16> first{};
  constexpr int soon_wide = 24;  // six ways a step outgrow 64 bits then: better not to begin in vain
  if (narrow(W{}) && n > soon_wide) throw Narrow{};
  if (words > first.size()) throw std::logic_error{"a fold's state is too large"};
  std::memcpy(first.data(), state, size);
  if (words > held) first[held] = cursor();
  auto now = std::make_unique<Keys>(words), next = std::make_unique<Keys>(words);
  now->find_or_add(first.data());
  Masses<W> mass;
  mass.parts.emplace_back(1);
  std::vector<Move> moves;
  for (int i = 0; i < n; ++i) {
    moves.clear();
    next->clear();
    for (std::size_t k = 0; k < now->count(); ++k) moves_from(*now, k, *next, step, i, moves);
    mass = moved(moves, mass, next->count());
    std::swap(now, next);
  }
  start_ = outer;
  auto b = std::make_unique<Branched>();
  const auto ways = std::int64_t(now->count());
  b->masses = std::move(mass);
  b->ends = std::move(now);
  return {0, ways, 1, 0, std::move(b), {}, {}};
}

template class Every<std::uint64_t>;
template class Every<Big>;

}  // namespace rules
