// Fractions of any length, for tests that count on their own.
#pragma once
#include <boost/multiprecision/cpp_int.hpp>
#include <map>
#include <string_view>
#include "rules/odds.hpp"

namespace exact {

using Whole = boost::multiprecision::number<boost::multiprecision::cpp_int_backend<>, boost::multiprecision::et_off>;
using Fraction = boost::multiprecision::number<boost::multiprecision::rational_adaptor<boost::multiprecision::cpp_int_backend<>>,
                                               boost::multiprecision::et_off>;

Fraction read(std::string_view text);  // "1/6", "1"
double nearest(const Fraction& f);

// The joint distribution of outcomes.
using Distribution = std::map<rules::Outcome, Fraction>;
Distribution joint(const rules::Odds& odds);

}  // namespace exact
