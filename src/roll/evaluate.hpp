// What an expression means, stated once. An algebra says what a number, a sum, a product and a pool are: faces as
// they fall (play.cpp) or whole distributions (odds.cpp).
#pragma once
#include "roll/tree.hpp"

namespace rules::roll {

// Terms and factors from left to right, so that dice come up in reading order.
template <class Algebra> typename Algebra::Value evaluate(Algebra& a, const Tree& tree, int node) {
  const Node& n = tree.nodes[std::size_t(node)];
  const auto combined = [&](auto with) {
    typename Algebra::Value all = evaluate(a, tree, n.child);
    for (int i = tree.nodes[std::size_t(n.child)].next; i >= 0; i = tree.nodes[std::size_t(i)].next)
      all = with(std::move(all), evaluate(a, tree, i));
    return all;
  };
  const auto value = [&]() -> typename Algebra::Value {
    switch (n.kind) {
      case Node::Kind::number: return a.number(n.number);
      case Node::Kind::pool: return a.pool(tree.pools[std::size_t(n.number)]);
      case Node::Kind::sum: return combined([&](auto x, auto y) { return a.sum(std::move(x), std::move(y)); });
      case Node::Kind::product: return combined([&](auto x, auto y) { return a.product(std::move(x), std::move(y)); });
    }
    __builtin_unreachable();
  };
  return n.negated ? a.negated(value()) : value();
}

// What a throw of a pool's die is for.
enum class Throw_of : std::uint8_t { first, repeated, further };

// One die of a pool that shows x after `from` of its changes: what it shows after `to` of them. A die that is thrown
// again, and a further die of a chain, go through the changes written before.
template <class Algebra>
typename Algebra::Shown changed(Algebra& a, const Pool& pool, typename Algebra::Shown x, std::size_t from, std::size_t to) {
  for (; from < to; ++from) {
    const Change& c = pool.changes[from];
    const auto anew = [&](Throw_of what) { return changed(a, pool, a.thrown(pool, what), 0, from); };
    switch (c.kind) {
      case Change::Kind::reroll: x = a.until_not(c.when, std::move(x), [&] { return anew(Throw_of::repeated); }); break;
      case Change::Kind::reroll_once: x = a.once(c.when, std::move(x), [&] { return anew(Throw_of::repeated); }); break;
      case Change::Kind::explode: x = a.chain(c.when, std::move(x), [&] { return anew(Throw_of::further); }); break;
    }
  }
  return x;
}

}  // namespace rules::roll
