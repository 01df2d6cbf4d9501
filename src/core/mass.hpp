// Weights of outcomes as big integers over one whole, and exact fractions made of them.
#pragma once
#include <boost/multiprecision/cpp_int.hpp>
#include <optional>
#include "rules/odds.hpp"

namespace rules {

// 512 bits inline, longer ones on the heap.
using Big = boost::multiprecision::number<boost::multiprecision::cpp_int_backend<512>>;

struct Odds::Mass {
  const Phase* phase = nullptr;
  std::vector<Outcome> outcomes;  // distinct
  std::vector<Big> weights;       // one an outcome, none 0
  Big whole = 1;                  // weights and rest add up to it
  Big rest = 0;                   // what is left beyond a depth
  struct Spread {
    double mean, sd;
  };
  std::optional<Spread> closed;  // of the headline, where rest is not 0
  int sum = 1;                   // so many alike are to be added up
};

// The nearest double to num/den, ties to even; num >= 0, den > 0.
double nearest_double(const Big& num, const Big& den);
// num/den in lowest terms.
Share share_of(const Big& num, const Big& den);
// Throws Bad, with the figure, where so many values of so many bits pass kMostBits.
void refuse_bits(double values, double bits);
[[noreturn]] void refuse_branches(const char* unit);

}  // namespace rules
