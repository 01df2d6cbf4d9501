// The tree of a parsed expression: made by expression_parse.cpp, asked by expression.cpp.
#pragma once
#include <string>
#include "rules/expression.hpp"

namespace rules {

// A number, exactly: in lowest terms over a positive denominator.
struct Exact {
  std::int64_t num = 0, den = 1;
};

// A field as an expression sees it.
struct Fact {
  std::string_view name;
  Member member;
  std::size_t index = 0;
  bool outcome = false;   // a cell of an outcome; else a member of a situation
};

struct Expression::Node {
  enum class Op : std::uint8_t {
    constant, text, fact,             // leaves
    negative, sum, difference, product,
    no, both, either,                 // of truths
    less, at_most, equal,             // of numbers
    same_truth, same_cell, same_word, same_text,
  };
  Op op = Op::constant;
  bool inverse = false;               // the contrary: != for ==, > for <=, >= for <
  std::size_t at = 0;                 // its place in the expression, from 1
  Exact number{};                     // of a constant; its numerator is also a truth's or a word's cell
  std::string quoted{};
  Fact fact{};
  std::unique_ptr<Node> left{}, right{};
};

// " (at character 8)", behind every message about an expression.
std::string at_character(std::size_t at);

}  // namespace rules
