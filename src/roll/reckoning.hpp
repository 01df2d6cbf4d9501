// The algebra of evaluate.hpp over distributions of independent terms.
#pragma once
#include "roll/blend.hpp"
#include "roll/evaluate.hpp"
#include "roll/given.hpp"
#include "roll/kept.hpp"
#include "roll/one_die.hpp"

namespace rules::roll {

// How many of a die's faces are within a span.
inline std::uint64_t faces_within(const Die& die, Span span) {
  if (die.faces) return std::uint64_t(std::count_if(die.faces, die.faces + die.ways, [&](Face f) { return span.has(f); }));
  const Face low = std::max(die.low, span.low), high = std::min(die.low + (die.ways - 1), span.high);
  return low > high ? 0 : std::uint64_t(high - low) + 1;
}

template <class W> class Reckoning {
 public:
  using Value = Law<W>;
  // What a die shows: a face that lies there, one that is not settled behind faces that do, or wholly open.
  struct Shown {
    Law<W> law;
    enum class Is : std::uint8_t { there, begun, open } is;
    bool there() const { return is == Is::there; }
  };

  // Exploding dice are followed until less than 1/`leave` is left of each.
  Reckoning(Given& given, W leave, Work& work) : given_{given}, leave_{std::move(leave)}, work_{work} {}

  Value number(std::int64_t n) { return point<W>(n, work_); }
  Value negated(Value v) { return roll::negated(std::move(v)); }
  Value sum(Value a, Value b) { return roll::sum(std::move(a), std::move(b), work_); }
  Value product(Value a, Value b) { return roll::product(std::move(a), std::move(b), work_); }
  Value pool(const Pool& p) {
    const Keep* keep = nullptr;
    for (const Keep& k : p.keeps) {
      if (k.from == 0 && k.to == p.count) continue;
      if (keep)
        throw Bad{"exact odds refused: dice of " + p.text +
                  " are kept both before and after a reroll or an explosion; --times with a --seed samples instead"};
      keep = &k;
    }
    return keep ? kept(p, *keep) : all(p);
  }

  Shown thrown(const Pool& p, Throw_of what) {
    if (!given_.more()) return open(p);
    const auto face = given_.next(p, what == Throw_of::first ? p.text : what == Throw_of::repeated ? p.again : p.further);
    return face ? there(*face) : open(p);
  }
  template <class Again> Shown until_not(Span when, Shown x, Again again) {
    while (x.there() && when.has(x.law.values.front())) x = again();
    if (x.there()) return x;
    // Behind a throw that goes on until it is over, it is as if nothing had been there.
    if (x.is == Shown::Is::open) return {conditioned(x.law, when, work_), x.is};
    const Law<W> then = conditioned(again().law, when, work_);
    return {followed(x.law, when, then, Joined::in_place, work_), Shown::Is::begun};
  }
  template <class Again> Shown once(Span when, Shown x, Again again) {
    if (x.is == Shown::Is::open) return {followed(x.law, when, x.law, Joined::in_place, work_), x.is};
    if (!x.there()) return {followed(x.law, when, again().law, Joined::in_place, work_), x.is};
    if (!when.has(x.law.values.front())) return x;
    x = again();
    if (!x.there()) x.is = Shown::Is::begun;
    return x;
  }
  template <class Further> Shown chain(Span when, Shown x, Further further) {
    Face total = 0;
    while (x.there()) {
      const Face face = x.law.values.front();
      total = plus(total, face);
      if (!when.has(face)) return there(total);
      x = further();
    }
    if (x.is == Shown::Is::open) x.law = exploded(std::move(x.law), when, leave_, farthest_, work_);
    else x.law = followed(x.law, when, exploded(further().law, when, leave_, farthest_, work_), Joined::added, work_);
    if (total == 0 && x.is == Shown::Is::open) return x;
    return {shifted(std::move(x.law), total), Shown::Is::begun};
  }

 private:
  Shown there(Face f) { return {point<W>(f, work_), Shown::Is::there}; }
  Shown open(const Pool& p) {
    const Die& die = p.die;
    if (constexpr std::int64_t few = 100'000; die.ways > few) refuse_bits(std::min(double(die.ways), 9e18), std::log2(double(die.ways)));
    Law<W> law{work_.memory};
    law.values.reserve(std::size_t(die.ways));
    law.weights.reserve(std::size_t(die.ways));
    for (std::int64_t i = 0; i < die.ways; ++i) {
      const Face f = die.face(i);
      if (i > 0 && f == law.values.back()) law.weights.back() += 1;
      else law.add(f, W{1});
    }
    law.whole = die.ways;
    if (die.faces) reduce(law);
    return {std::move(law), Shown::Is::open};
  }

  // What a die counts for in its pool.
  Law<W> worth(const Pool& p, Law<W> shows) {
    if (p.counted) return counted(shows, *p.counted, work_);
    return shows;
  }
  // A wholly open die, after the changes from..to.
  Law<W> fresh(const Pool& p, std::size_t to) { return changed(*this, p, open(p), 0, to).law; }
  Law<W> fresh_worth(const Pool& p) {
    if (!p.counted || !p.changes.empty()) return worth(p, fresh(p, p.changes.size()));
    Law<W> law{work_.memory};
    const W hits = faces_within(p.die, *p.counted), misses = W(p.die.ways) - hits;
    if (misses != 0) law.add(0, misses);
    if (hits != 0) law.add(1, hits);
    law.whole = p.die.ways;
    reduce(law);
    return law;
  }

  Value all(const Pool& p) {
    ask(p);
    std::optional<Value> there;
    std::int64_t left = p.count, opened = 0;
    for (; left > 0 && given_.more(); --left) {
      Shown x = changed(*this, p, thrown(p, Throw_of::first), 0, p.changes.size());
      if (x.is == Shown::Is::open) ++opened;
      else there = sum(there ? std::move(*there) : point<W>(0, work_), worth(p, settled(std::move(x))));
    }
    given_.need(left);
    opened += left;
    if (opened == 0 && there) return std::move(*there);
    Value open = opened > 0 ? alike(fresh_worth(p), opened, leave_, work_) : point<W>(0, work_);
    if (!there) return open;
    return sum(std::move(*there), std::move(open));
  }
  Law<W> settled(Shown x) {
    if (!x.there()) given_.need(1);
    return std::move(x.law);
  }

  Value kept(const Pool& p, const Keep& keep) {
    Given same = given_;
    Value v = ranked(p, keep);
    if (!v.beyond) return v;
    // Mean and spread have no closed form: the same so much deeper that what is left no longer tells.
    Work work;
    Value far = Reckoning{same, leave_ * W{1'000'000'000}, work}.ranked(p, keep);
    far.beyond.reset();
    far.whole = added(far.weights);
    const Moments m = moments(far);
    v.beyond = Beyond{kAbsent, m.mean, m.variance};
    return v;
  }
  Value ranked(const Pool& p, const Keep& keep) {
    ask(p);
    Ranked<W> pool{Law<W>{work_.memory}, {}, p.count, {}, keep.from, keep.to, keep.after == p.changes.size()};
    std::optional<Law<W>> begun;  // the key of a die in the midst of which the faces on the table end
    std::int64_t opened = 0;
    for (; pool.open > 0 && given_.more(); --pool.open) {
      Shown key = changed(*this, p, thrown(p, Throw_of::first), 0, keep.after);
      if (key.is == Shown::Is::open) ++opened;
      else if (key.there()) pool.placed.push_back(place(p, keep, key.law.values.front(), true));
      else begun = settled(std::move(key));
    }
    given_.need(pool.open);
    pool.open += opened;
    if (pool.open > 0) open_keys(p, keep, pool);
    if (!begun) return Ranking<W>{std::move(pool), work_}.law();
    Blend<W> blend;
    for (std::size_t i = 0; i < begun->size(); ++i) {
      Ranked<W> one = pool;
      one.placed.push_back(place(p, keep, begun->values[i], false));
      blend.add(Ranking<W>{std::move(one), work_}.law(), begun->weights[i], begun->whole);
    }
    Value v = std::move(blend).law(begun->whole, work_);
    if (begun->beyond) v.beyond = Beyond{kAbsent, 0, 0};
    return v;
  }
  // A die of which the key is known.
  Placed<W> place(const Pool& p, const Keep& keep, Face key, bool on_table) {
    Shown x = changed(*this, p, there(key), keep.after, p.changes.size());
    if (on_table && !x.there()) given_.need(1);
    return {key, worth(p, std::move(x.law))};
  }
  // The keys of the open dice, and what each comes to show, brought to one whole.
  void open_keys(const Pool& p, const Keep& keep, Ranked<W>& pool) {
    using std::gcd;
    pool.keys = fresh(p, keep.after);
    if (pool.by_show && !p.counted) return;
    W whole{1};
    for (const Face key : pool.keys.values) {
      pool.shows.push_back(place(p, keep, key, false).shows);
      const W& w = pool.shows.back().whole;
      whole = whole / gcd(whole, w) * w;
    }
    for (Law<W>& s : pool.shows) {
      const W up = whole / s.whole;
      for (W& w : s.weights) w *= up;
      s.whole = whole;
    }
  }

  // The last value at which a comparison of this pool looks.
  void ask(const Pool& p) {
    farthest_ = 0;
    const auto look = [&](Span s) {
      for (const Face f : {s.low, s.high})
        if (f != std::numeric_limits<Face>::min() && f != std::numeric_limits<Face>::max()) farthest_ = std::max(farthest_, f);
    };
    for (const Change& c : p.changes) look(c.when);
    if (p.counted) look(*p.counted);
  }

  Given& given_;
  W leave_;
  Work& work_;
  Face farthest_ = 0;
};

}  // namespace rules::roll
