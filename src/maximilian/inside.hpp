// A member of a part of a situation: inside<&Melee::a, &Side::stands>() is a's stands.
#pragma once
#include "rules/member.hpp"

namespace rules::maximilian {

template <auto Part, auto M> constexpr Member inside() {
  using S = typename detail::part<decltype(Part)>::whole;
  Member m = at<M>;
  static_assert(at<M>.kind != Kind::text);
  m.count = [](const void* s) -> int { return at<M>.count(&(static_cast<const S*>(s)->*Part)); };
  m.get = [](const void* s, int i) -> Cell { return at<M>.get(&(static_cast<const S*>(s)->*Part), i); };
  m.put = [](void* s, Cell c) -> bool { return at<M>.put(&(static_cast<S*>(s)->*Part), c); };
  return m;
}

}  // namespace rules::maximilian
