// Rolling an expression, one face after another.
#include <algorithm>
#include "roll/evaluate.hpp"
#include "roll/roll.hpp"

namespace rules::roll {
namespace {

[[noreturn]] void too_large() { throw Bad{"the total passes 64 bits: numbers go from -9223372036854775807 to 9223372036854775807"}; }

class Rolling {
 public:
  using Value = std::int64_t;
  using Shown = Face;
  Rolling(const Charts& now, Dice& dice, bool steps) : now_{now}, dice_{dice}, steps_{steps} {}

  static Value number(std::int64_t n) { return n; }
  static Value negated(Value v) { return -v; }
  static Value sum(Value a, Value b) { return plus(a, b); }
  static Value product(Value a, Value b) { return times(a, b); }
  Value pool(const Pool& p) {
    if (p.counted && now_.recording()) now_.need_each(*p.counted, 0, "counts");
    const Value v = p.keeps.empty() ? all(p) : kept(p);
    if (steps_) now_.step(p.text, v);
    return v;
  }

  Face thrown(const Pool& p, Throw_of what) {
    if (++thrown_ > kMostDice) throw Bad{std::string{kTooManyDice} + ": rerolls and explosions have passed them"};
    return dice_.roll(p.die, what == Throw_of::first ? p.text : what == Throw_of::repeated ? p.again : p.further);
  }
  template <class Again> Face until_not(Span when, Face x, Again again) {
    while (when.has(x)) x = again();
    return x;
  }
  template <class Again> Face once(Span when, Face x, Again again) { return when.has(x) ? again() : x; }
  template <class Further> Face chain(Span when, Face x, Further further) {
    Face total = x;
    for (; when.has(x); total = plus(total, x)) x = further();
    return total;
  }

 private:
  static Value counts(const Pool& p, Face shown) { return p.counted ? p.counted->has(shown) : shown; }

  Value all(const Pool& p) {
    Value total = 0;
    for (std::int64_t i = 0; i < p.count; ++i) {
      const Face shown = changed(*this, p, thrown(p, Throw_of::first), 0, p.changes.size());
      total = plus(total, counts(p, shown));
    }
    return total;
  }

  // One row of faces for each Keep, and one of what the dice come to show.
  Value kept(const Pool& p) {
    const auto n = std::size_t(p.count), marks = p.keeps.size();
    std::vector<Face> shown(n * (marks + 1));
    for (std::size_t i = 0; i < n; ++i) {
      Face x = thrown(p, Throw_of::first);
      std::size_t done = 0;
      for (std::size_t k = 0; k < marks; ++k) {
        shown[k * n + i] = x = changed(*this, p, x, done, p.keeps[k].after);
        done = p.keeps[k].after;
      }
      shown[marks * n + i] = changed(*this, p, x, done, p.changes.size());
    }
    std::vector<bool> dropped(n);
    for (std::size_t k = 0; k < marks; ++k) drop(p.keeps[k], std::span{shown}.subspan(k * n, n), dropped);
    Value total = 0;
    for (std::size_t i = 0; i < n; ++i)
      if (!dropped[i]) total = plus(total, counts(p, shown[marks * n + i]));
    return total;
  }
  static void drop(const Keep& keep, std::span<const Face> shown, std::vector<bool>& dropped) {
    std::vector<std::uint32_t> ranked(shown.size());
    for (std::size_t i = 0; i < ranked.size(); ++i) ranked[i] = std::uint32_t(i);
    const auto before = [&](std::uint32_t a, std::uint32_t b) { return shown[a] != shown[b] ? shown[a] > shown[b] : a < b; };
    std::sort(ranked.begin(), ranked.end(), before);
    for (std::size_t r = 0; r < ranked.size(); ++r)
      if (std::int64_t(r) < keep.from || std::int64_t(r) >= keep.to) dropped[ranked[r]] = true;
  }

  const Charts& now_;
  Dice& dice_;
  bool steps_;
  std::int64_t thrown_ = 0;
};

}  // namespace

std::int64_t plus(std::int64_t a, std::int64_t b) {
  std::int64_t c = 0;
  if (__builtin_add_overflow(a, b, &c) || c == kAbsent) too_large();
  return c;
}
std::int64_t times(std::int64_t a, std::int64_t b) {
  std::int64_t c = 0;
  if (__builtin_mul_overflow(a, b, &c) || c == kAbsent) too_large();
  return c;
}

Total play(const Asked& s, const Charts& now, Dice& dice) {
  const bool several = s.tree->nodes.size() > 1;
  Rolling rolling{now, dice, several && now.recording()};
  const std::int64_t rolled = evaluate(rolling, *s.tree, s.tree->root);
  return {plus(rolled, now.extras())};
}

}  // namespace rules::roll
