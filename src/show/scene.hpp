// What there is to show: who acted in which situation, and what came of it.
#pragma once
#include <optional>
#include <string>
#include "rules/catalogue.hpp"
#include "rules/odds.hpp"

namespace rules::show {

// The settled situation that everything shown is about.
struct Scene {
  const Set& set;
  const Phase& phase;
  const Situation& situation;
  const Charts& charts;
  std::span<const Shown> fields;  // of the outcome: the phase's, or its sums
  std::string_view as{};
  std::string_view house{};  // the names of the house files in force
  int sum = 1;
};

// One resolution.
struct Told {
  const Outcome& outcome;
  const Record& record;
  std::optional<std::uint64_t> seed{};  // where the program rolled
  std::optional<std::uint64_t> nth{};   // where several were asked for
};

// How text is laid out.
struct Look {
  bool explain = false, colour = false;
  std::size_t width = 80;
};

}  // namespace rules::show
