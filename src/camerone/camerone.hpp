// What the phases of Camerone share.
#pragma once
#include <optional>
#include "rules/catalogue.hpp"

namespace rules::camerone {

// A roll with its modifiers, for a roll whose total is no outcome of its own: told where something was added.
template <class S> int modified(Face roll, const S& s, const Charts& now) {
  const int added = now.modifiers(s);
  if (added != 0) now.step("total", roll + added);
  return int(roll) + added;
}

}  // namespace rules::camerone
