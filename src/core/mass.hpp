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
// Shares of one whole, in lowest terms. Its small primes are found once: a common factor of numbers so long is dear.
class Shares {
 public:
  explicit Shares(const Big& whole);
  // Throws Bad where reducing so many would take about a second.
  void afford(double values) const;
  Share of(const Big& num) const { return {nearest_double(num, whole_), exact(num)}; }

 private:
  std::string exact(const Big& num) const;
  Big whole_, rest_;  // rest_: without its small primes, where it is longer than 64 bits
  struct Factor {
    unsigned prime, times;
  };
  std::vector<Factor> factors_;  // its small odd primes
};
// Throws Bad, with the figure, where so many values of so many bits pass kMostBits.
void refuse_bits(double values, double bits);
[[noreturn]] void refuse_branches(const char* unit);

}  // namespace rules
