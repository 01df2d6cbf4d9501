// The tree of an expression: read by expression_parse.cpp, its types checked by expression_types.cpp, asked by
// expression.cpp.
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
  bool outcome = false;  // a cell of an outcome; else a member of a situation
  Unit unit = Unit::in;  // in which a length is counted
};

struct Expression::Node {
  enum class Op : std::uint8_t {
    constant,
    text,
    fact,  // leaves
    negative,
    sum,
    difference,
    product,
    no,
    both,
    either,  // of truths
    less,
    at_most,
    equal,  // of numbers
    same_truth,
    same_cell,
    same_word,
    same_text,
  };
  Op op = Op::constant;
  bool inverse = false;  // the contrary: != for ==, > for <=, >= for <
  std::size_t at = 0;    // its place in the expression, from 1
  Exact number{};        // of a constant; the numerator is also a truth's or a word's cell
  std::string quoted{};
  Fact fact{};
  std::unique_ptr<Node> left{}, right{};
};

// A part of an expression while it is being read.
struct Part {
  enum class Type : std::uint8_t { number, truth, word, fraction, text, quoted } type;  // quoted: not yet known of which field
  std::string_view source;
  std::unique_ptr<Expression::Node> node;
};

// An operator between two parts.
struct Sign {
  std::string_view text;
  int level;  // binds tighter than a lower one
  Expression::Node::Op op;
  bool inverse = false;
};
inline constexpr int kNot = 3, kSame = 4, kOrder = 5, kUnary = 8;

std::unique_ptr<Expression::Node> branch(Expression::Node::Op op, std::size_t at, std::unique_ptr<Expression::Node> left = {},
                                         std::unique_ptr<Expression::Node> right = {});
// Both throw Bad where the types do not fit.
void require(const Part& part, Part::Type type, std::string_view sign);
std::unique_ptr<Expression::Node> joined(const Sign& sign, std::size_t at, Part& left, Part& right);

[[noreturn]] void wrong_at(std::size_t at, const std::string& message);  // "… (at character 8)"
std::string in_quotes(std::string_view text);                            // short, and without control characters
std::string said(const Part& part);                                      // "'score' is a number"

}  // namespace rules
