// The exact distribution of a phase's outcomes, from the same rule that rolls.
#pragma once
#include <memory>
#include <string>
#include <vector>
#include "rules/expression.hpp"

namespace rules {

// An exact chance: the nearest double, and the fraction in lowest terms ("1" for certainty).
struct Share {
  double p = 0;
  std::string exact;
};

struct Marginal {
  struct Value {
    Cell value;
    Share share, at_least;  // at_least: this value or more, for numbers
  };
  std::size_t field;          // of the phase's outcome fields
  std::vector<Value> values;  // in order; words in the order of their list; none with chance 0
  double mean = 0, sd = 0;    // of numbers
};

struct Joint {
  Outcome outcome;
  Share share;
};

class Odds {
 public:
  struct Mass;  // outcomes and weights: src/core/mass.hpp
  explicit Odds(std::unique_ptr<Mass> mass);
  Odds(Odds&&) noexcept;
  Odds& operator=(Odds&&) noexcept;
  ~Odds();

  // One for each field that some outcome has.
  std::vector<Marginal> marginals() const;
  std::vector<Joint> joint() const;
  Share chance(const Expression& expression) const;
  // What exploding dice leave beyond the depth to which they are followed; exact "0" otherwise.
  Share rest() const;
  // n alike added up: numbers added, truths counted, words left out (absent). Throws Bad over the budget.
  Odds summed(int n) const;
  // For the speed of the signature: how many outcomes there are.
  std::size_t size() const;

 private:
  std::unique_ptr<Mass> mass_;
};

// Every possibility of a settled situation. `fixed` are faces already on the table, in order, kOpen where one is
// open; those beyond it are open. Throws Bad for a wrong face, for faces left over, and over the budget.
Odds odds(const Phase& phase, const Situation& situation, const Charts& charts, std::span<const Face> fixed = {});

// The same by trying every possibility, whatever way of its own the phase has.
Odds enumerated(const Phase& phase, const Situation& situation, const Charts& charts, std::span<const Face> fixed = {});

// A phase's outcome fields when n resolutions are added up: a truth becomes a count, words lose their name (they are
// left out). With n = 1 as they are. Positions stay the same.
std::vector<Shown> summed_fields(const Phase& phase, int n);
// One more outcome added to a running total (begun as the first outcome itself through `first`).
Outcome added(const Phase& phase, const Outcome& total, const Outcome& next);

// -1, 0 or 1: the share against a bound such as "50%", "0.5" or "1/2". Throws Bad, calling it `name`, where the
// bound is no chance from 0 to 1.
int compare(const Share& share, std::string_view bound, std::string_view name);

// Exact odds refuse rather than run on: at most so many branches, and so many bits of fractions.
inline constexpr long kMostBranches = 5'000'000;
inline constexpr long kMostBits = 16'000'000;

}  // namespace rules
