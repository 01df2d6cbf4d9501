// Dice that take every possibility in turn, each path with its exact weight.
// W is std::uint64_t, where Narrow is thrown as soon as a weight does not fit, or Big.
#pragma once
#include <memory>
#include "core/keys.hpp"
#include "core/mass.hpp"
#include "rules/sources.hpp"

namespace rules {

struct Narrow {};  // 64 bits are not enough

inline std::uint64_t times(std::uint64_t a, std::uint64_t b) {
  std::uint64_t c = 0;
  if (__builtin_mul_overflow(a, b, &c)) throw Narrow{};
  return c;
}
inline Big times(const Big& a, const Big& b) { return a * b; }
inline std::uint64_t plus(std::uint64_t a, std::uint64_t b) {
  std::uint64_t c = 0;
  if (__builtin_add_overflow(a, b, &c)) throw Narrow{};
  return c;
}
inline Big plus(const Big& a, const Big& b) { return a + b; }

template <class W> struct Weight { W num{1}, den{1}; };

// Weights over one common whole, which grows as paths with others come in.
template <class W> struct Masses {
  W whole{1};
  std::vector<W> parts;
  void add(std::size_t i, const Weight<W>& w) {
    if (i == parts.size()) parts.emplace_back(0);
    if (w.den != whole) make_whole(w.den);
    parts[i] = plus(parts[i], w.den == whole ? w.num : times(w.num, W(whole / w.den)));
  }

 private:
  void make_whole(const W& den) {
    if (whole % den == 0) return;
    W a = whole, b = den;
    while (b != 0) {
      W rest = a % b;
      a = std::move(b);
      b = std::move(rest);
    }
    const W up = den / a;
    for (W& p : parts) p = times(p, up);
    whole = times(whole, up);
  }
};

template <class W> class Every final : public Dice {
 public:
  explicit Every(std::span<const Face> fixed) : fixed_{fixed} {}

  // Runs `once` down every path.
  template <class F> void walk(F once) {
    const std::size_t floor = path_.size(), outer = floor_;
    floor_ = depth_ = floor;
    do {
      depth_ = floor;
      if (++branches_ > kMostBranches) refuse_branches("branches");
      once();
      while (path_.size() > floor && ++path_.back().at == path_.back().ways) path_.pop_back();
    } while (path_.size() > floor);
    depth_ = floor;
    floor_ = outer;
  }
  // The chance of the path just run.
  Weight<W> weight() const {
    Weight<W> w;
    for (std::size_t i = 0; i < depth_; ++i) {
      const Turn& t = path_[i];
      w.den = times(w.den, t.branched ? t.branched->masses.whole : W(t.den));
      if (t.branched) w.num = times(w.num, t.branched->masses.parts[std::size_t(t.at)]);
      else if (t.share[0]) w.num = times(w.num, W(t.share[std::size_t(t.at)]));
    }
    return w;
  }
  void all_used() const {
    if (cursor() != fixed_.size()) throw Bad{too_many(fixed_.size(), cursor())};
  }

 private:
  struct Branched {  // a pool's counts, or a fold's ends
    Masses<W> masses;
    std::vector<int> counts;
    std::unique_ptr<Keys> ends;
  };
  struct Turn {
    std::int64_t at, ways, den;  // den: of equally likely ways
    std::size_t after;           // fixed faces used up behind it
    std::unique_ptr<Branched> branched;
    std::array<std::uint8_t, kMostBands> share{}, band{};  // of a banded die: faces in each way, 0 for other turns
  };

  std::size_t cursor() const { return depth_ == floor_ ? start_ : after(path_[depth_ - 1]); }
  std::size_t after(const Turn& t) const {
    if (!t.branched || !t.branched->ends || fixed_.empty()) return t.after;
    const Keys& ends = *t.branched->ends;
    return std::size_t(ends[std::size_t(t.at)][ends.words() - 1]);
  }

  std::int64_t pick(const Die& die, std::string_view what) override {
    if (depth_ == path_.size()) {
      const std::size_t used = cursor();
      if (used < fixed_.size() && fixed_[used] != kOpen) return fixed_pick(die, what, fixed_[used], used + 1);
      path_.push_back({0, die.ways, die.ways, std::min(used + 1, fixed_.size()), nullptr, {}, {}});
    }
    const Turn& t = path_[depth_++];
    return t.den == 1 && t.ways == 1 ? fixed_at(die, t) : t.at;
  }
  std::int64_t fixed_pick(const Die& die, std::string_view what, Face face, std::size_t after) {
    const std::int64_t p = pick_of(die, face);
    if (p < 0) throw Bad{not_on(die, face, what)};
    path_.push_back({0, 1, 1, after, nullptr, {}, {}});
    ++depth_;
    return p;
  }
  std::int64_t fixed_at(const Die& die, const Turn& t) const { return die.ways == 1 ? 0 : pick_of(die, fixed_[t.after - 1]); }

  int sort(const Die& die, const Face* tops, std::size_t n, std::string_view what) override {
    const std::size_t used = cursor();
    constexpr std::int64_t most = 255;  // faces that a share can count
    if ((used < fixed_.size() && fixed_[used] != kOpen) || die.ways > most) return Dice::sort(die, tops, n, what);
    if (depth_ == path_.size()) path_.push_back(banded(die, tops, n, std::min(used + 1, fixed_.size())));
    const Turn& t = path_[depth_++];
    return t.band[std::size_t(t.at)];
  }
  static Turn banded(const Die& die, const Face* tops, std::size_t n, std::size_t after);

  int among(int n, Throw each, Span wanted, std::string_view what) override {
    int count = 0;
    for (; n > 0 && cursor() < fixed_.size(); --n) count += Dice::among(1, each, wanted, what);
    if (n == 0) return count;
    if (depth_ == path_.size()) path_.push_back(pool(n, each, wanted));
    const Turn& t = path_[depth_++];
    return count + t.branched->counts[std::size_t(t.at)];
  }
  Turn pool(int n, Throw each, Span wanted) const;

  void repeat(int n, void* state, std::size_t size, Step step) override {
    if (depth_ == path_.size()) {
      Turn turn = folded(n, state, size, step);
      path_.push_back(std::move(turn));
    }
    const Turn& t = path_[depth_++];
    std::memcpy(state, (*t.branched->ends)[std::size_t(t.at)], size);
  }

  // A fold: the states reached so far, and the moves of one step out of them. A state's key holds its bytes and,
  // while there are fixed faces, how many are used up.
  struct Move {
    std::uint32_t from, to;
    Weight<std::uint64_t> weight;
  };
  Turn folded(int n, const void* state, std::size_t size, Step step);
  void moves_from(const Keys& now, std::size_t from, Keys& next, Step step, int i, std::vector<Move>& moves);
  Weight<std::uint64_t> small_weight() const;
  static Masses<W> moved(const std::vector<Move>& moves, const Masses<W>& mass, std::size_t states);

  std::span<const Face> fixed_;
  std::vector<Turn> path_;
  std::size_t depth_ = 0, floor_ = 0;  // floor_: where the innermost walk began
  std::size_t start_ = 0;              // fixed faces used up before it
  long branches_ = 0;
};

}  // namespace rules
