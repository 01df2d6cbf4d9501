// The sum of those dice of a pool that are kept by rank.
#pragma once
#include "roll/alike.hpp"

namespace rules::roll {

// A die that lies there: by what it ranks, and what it comes to show.
template <class W> struct Placed {
  Face key;
  Law<W> shows;
};

// A pool of dice on the table, in order, and of open ones behind them. Ranked downwards by their keys, the earlier
// of two equal ones first, those from rank `from` to before rank `to` are kept.
template <class W> struct Ranked {
  Law<W> keys;                // of an open die
  std::vector<Law<W>> shows;  // what it comes to show, one a key, all over one whole; none: its key
  std::int64_t open;
  std::vector<Placed<W>> placed;
  std::int64_t from, to;
  bool by_show;  // a die ranks by what it shows in the end
};

// Goes down the keys, and for each over how many of the open dice have it: a state is how many have been placed
// so far, with the weights of the sums of those kept. It ends when rank `to` is reached; the dice below are anyhow.
template <class W> class Ranking {
 public:
  Ranking(Ranked<W> pool, Work& work) : pool_{std::move(pool)}, work_{work} {
    if (pool_.by_show || pool_.placed.empty()) from_the_near_end();
    if (pool_.shows.empty()) span(pool_.keys);
    for (const Law<W>& s : pool_.shows) note(s);
    for (const Placed<W>& p : pool_.placed) note(p.shows);
    if (!pool_.shows.empty() && (shows_whole_ = pool_.shows.front().whole) != 1) scale(pool_.keys, shows_whole_);
    order();
  }

  Law<W> law() {
    refuse_bits(double(pool_.to - pool_.from), log2_of(pool_.keys.whole) * double(pool_.open));
    W whole = raised(pool_.keys.whole, pool_.open);
    for (const Placed<W>& p : pool_.placed) whole *= p.shows.whole;
    if (pool_.from >= pool_.to) {
      Law<W> none = point<W>(0, work_);
      none.weights.front() = none.whole = std::move(whole);
      return none;
    }
    afford(bits(whole));
    go();
    Law<W> law = std::move(*ended_).law(std::move(whole));
    bool beyond = pool_.keys.beyond.has_value();
    for (const Law<W>& s : pool_.shows) beyond |= s.beyond.has_value();
    for (const Placed<W>& p : pool_.placed) beyond |= p.shows.beyond.has_value();
    if (beyond) law.beyond = Beyond{kAbsent, 0, 0};
    return law;
  }

 private:
  // One key: the open dice of it, and those on the table.
  struct Rung {
    Face key;
    std::ptrdiff_t open = -1;
    std::size_t first = 0, placed = 0;
  };

  // Ranks are counted from the end that is nearer to the dice that are kept.
  void from_the_near_end() {
    const std::int64_t dice = pool_.open + std::int64_t(pool_.placed.size());
    if (dice - pool_.from >= pool_.to) return;
    upwards_ = true;
    std::swap(pool_.from, pool_.to);
    pool_.from = dice - pool_.from;
    pool_.to = dice - pool_.to;
  }

  void note(const Law<W>& shows) {
    span(shows);
    points_ &= shows.point() && shows.whole == 1;
  }
  void span(const Law<W>& shows) {
    if (shows.size() == 0) return;
    const auto [less, more] = std::minmax(low_, shows.values.front());
    if (low_ <= high_) step_ = std::gcd(step_, std::uint64_t(more) - std::uint64_t(less));
    step_ = std::gcd(step_, apart(shows));
    low_ = std::min(low_, shows.values.front());
    high_ = std::max(high_, shows.values.back());
  }

  void order() {
    const auto earlier = [&](Face a, Face b) { return upwards_ ? a < b : a > b; };
    std::stable_sort(pool_.placed.begin(), pool_.placed.end(), [&](const auto& a, const auto& b) { return earlier(a.key, b.key); });
    const Law<W>& keys = pool_.keys;
    std::size_t placed = 0;
    const auto place = [&](Face key, std::ptrdiff_t open) {
      Rung r{key, open, placed, 0};
      while (placed < pool_.placed.size() && pool_.placed[placed].key == key) ++placed, ++r.placed;
      rungs_.push_back(r);
    };
    const auto place_before = [&](const Face* key) {
      while (placed < pool_.placed.size() && (!key || earlier(pool_.placed[placed].key, *key))) place(pool_.placed[placed].key, -1);
    };
    for (std::size_t n = 0; pool_.open > 0 && n < keys.size(); ++n) {
      const std::size_t i = upwards_ ? n : keys.size() - 1 - n;
      place_before(&keys.values[i]);
      place(keys.values[i], std::ptrdiff_t(i));
    }
    place_before(nullptr);
  }

  // Sums of so many kept dice.
  double cells(std::int64_t kept) const {
    const double stretch = (double(high_) - double(low_)) / double(std::max<std::uint64_t>(step_, 1));
    return points_ ? most_sums(double(rungs_.size()), stretch, kept) : double(kept) * stretch + 1;
  }
  void afford(double whole_bits) {
    times(low_, pool_.to - pool_.from);
    times(high_, pool_.to - pool_.from);
    double sums = 0, moves = 0;
    for (std::int64_t j = 0; j < std::min(pool_.to, pool_.open + 1); ++j) {
      const double here = cells(std::max<std::int64_t>(0, j - pool_.from));
      sums += here;
      moves += here * double(pool_.to - j) / (points_ ? 1.0 : 0.1);
    }
    refuse_bits(cells(pool_.to - pool_.from), whole_bits);
    if (sums * (sizeof(W) + whole_bits / 8) > 2e8) work_.spend(Work::kMost + sums);
    work_.spend(double(rungs_.size()) * moves / 2 * cost<W>(whole_bits, 64));
  }

  Tally<W> tally(std::int64_t least, std::int64_t most) {
    const Face low = std::min(least * low_, most * low_), high = std::max(least * high_, most * high_);
    return Tally<W>{low, high, most == least ? step_ : std::gcd(step_, std::uint64_t(std::abs(low_))), 1e6, work_};
  }
  Tally<W>& state(std::int64_t j) {
    auto& s = states_[std::size_t(j)];
    const auto kept = [&](std::int64_t rank) { return std::clamp<std::int64_t>(rank - pool_.from, 0, pool_.to - pool_.from); };
    if (!s) s = tally(kept(j), kept(j + std::int64_t(pool_.placed.size())));
    return *s;
  }

  // What dice of one rung add: `count` of those on the table from the `skip`-th on, and so many open ones.
  Law<W> addition(const Rung& rung, std::int64_t skip, std::int64_t count, std::int64_t open) {
    Law<W> all = point<W>(0, work_);
    for (std::int64_t i = 0; i < std::int64_t(rung.placed); ++i) {
      const Law<W>& shows = pool_.placed[rung.first + std::size_t(i)].shows;
      if (i >= skip && i < skip + count) all = sum(std::move(all), shows, work_);
      else if (shows.whole != 1) scale(all, shows.whole);
    }
    if (open == 0) return all;
    return sum(std::move(all), alike(pool_.shows[std::size_t(rung.open)], open, W{0}, work_), work_);
  }
  static void scale(Law<W>& law, const W& by) {
    for (W& w : law.weights) w *= by;
    law.whole *= by;
  }

  // Moves what `source` holds on to `target`, where the dice of this rung come to be ranked from `rank` to before `end`.
  void move(const Tally<W>& source, Tally<W>& target, const Rung& rung, std::int64_t rank, std::int64_t end, W weight) {
    const auto placed = std::int64_t(rung.placed), first_open = rank + placed;
    const std::int64_t skip = std::clamp<std::int64_t>(pool_.from - rank, 0, placed);
    const std::int64_t upto = std::clamp<std::int64_t>(end - rank, skip, placed);
    const std::int64_t open = std::max<std::int64_t>(0, end - std::max(pool_.from, first_open));
    if (points_) {
      Face by = open == 0 ? 0 : open * (pool_.shows.empty() ? rung.key : pool_.shows[std::size_t(rung.open)].values.front());
      for (std::int64_t i = skip; i < upto; ++i) by += pool_.placed[rung.first + std::size_t(i)].shows.values.front();
      source.each([&](Face v, const W& w) { target.add(v + by, w * weight); });
      return;
    }
    if (shows_whole_ != 1) weight /= raised(shows_whole_, open);
    const Law<W> more = addition(rung, skip, upto - skip, open);
    source.each([&](Face v, const W& w) {
      const W weighed = w * weight;
      for (std::size_t i = 0; i < more.size(); ++i) target.add(v + more.values[i], weighed * more.weights[i]);
    });
  }

  // weight^base … weight^n.
  List<W> powers(const W& weight, std::int64_t base, std::int64_t n) const {
    List<W> p{work_.memory};
    p.reserve(std::size_t(n - base + 1));
    p.push_back(raised(weight, base));
    for (std::int64_t m = base; m < n; ++m) p.push_back(p.back() * weight);
    return p;
  }

  void go() {
    const std::int64_t n = pool_.open, base = std::max<std::int64_t>(0, n - pool_.to + 1);
    states_.resize(std::size_t(std::min(pool_.to, n + 1)));
    state(0).add(0, W{1});
    ended_ = tally(pool_.to - pool_.from, pool_.to - pool_.from);
    W lower = n > 0 ? added(pool_.keys.weights) : W{1};
    List<W> here = powers(lower, base, n);
    std::int64_t above = 0;  // dice on the table of the rungs before
    for (const Rung& rung : rungs_) {
      const W weight = rung.open >= 0 ? pool_.keys.weights[std::size_t(rung.open)] : W{0};
      lower -= weight;
      List<W> below = powers(lower, base, n);
      W unseen{1};  // of the dice on the table whose turn will not come
      for (std::size_t i = rung.first + rung.placed; i < pool_.placed.size(); ++i) unseen *= pool_.placed[i].shows.whole;
      for (std::int64_t j = std::min(n, pool_.to - 1 - above); j >= 0; --j)
        if (states_[std::size_t(j)]) step(rung, j, above, weight, unseen, here, below, base);
      above += std::int64_t(rung.placed);
      here = std::move(below);
    }
  }

  // From j open dice placed, with those of this rung: fewer than `short_of` open ones do not reach the end.
  void step(const Rung& rung, std::int64_t j, std::int64_t above, const W& weight, const W& unseen, const List<W>& here,
            const List<W>& below, std::int64_t base) {
    const std::int64_t left = pool_.open - j, rank = j + above;
    const std::int64_t reached = rank + std::int64_t(rung.placed), short_of = pool_.to - reached;
    std::optional<Tally<W>>& state_here = states_[std::size_t(j)];
    const bool stays = rung.placed == 0 && short_of > 0;  // with none of this rung it is as it was
    std::optional<Tally<W>> gone;
    if (!stays) gone.swap(state_here);
    const Tally<W>& source = stays ? *state_here : *gone;
    W ends = here[std::size_t(left - base)], ways{1};
    for (std::int64_t c = 0; c < short_of && c <= left; ++c) {
      if (c > 0) ways = times_over(ways, left - c + 1, c) * weight;
      if (ways == 0) break;
      ends -= ways * below[std::size_t(left - c - base)];
      if (c > 0 || !stays) move(source, state(j + c), rung, rank, reached + c, ways);
    }
    if (ends != 0) move(source, *ended_, rung, rank, pool_.to, ends * unseen);
  }

  Ranked<W> pool_;
  Work& work_;
  bool upwards_ = false, points_ = true;
  Face low_ = std::numeric_limits<Face>::max(), high_ = -std::numeric_limits<Face>::max();
  std::uint64_t step_ = 0;
  W shows_whole_{1};
  std::vector<Rung> rungs_;
  std::vector<std::optional<Tally<W>>> states_;
  std::optional<Tally<W>> ended_;
};

}  // namespace rules::roll
