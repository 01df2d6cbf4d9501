// Whether an expression holds of some facts.
#include "rules/expression.hpp"
#include "core/expression_node.hpp"

namespace rules {

Expression::Expression(std::unique_ptr<Node> root) : root_{std::move(root)} {}
Expression::Expression(Expression&&) noexcept = default;
Expression& Expression::operator=(Expression&&) noexcept = default;
Expression::~Expression() = default;

namespace {

using Node = Expression::Node;
using Op = Node::Op;
__extension__ using Wide = __int128;

// Whole numbers up to 2^127, into lowest terms.
Exact lowest(Wide num, Wide den, const Node& n) {
  if (den != 1) {
    Wide a = num < 0 ? -num : num, b = den;
    while (b != 0) {
      const Wide rest = a % b;
      a = b;
      b = rest;
    }
    num /= a;
    den /= a;
  }
  constexpr std::int64_t most = std::numeric_limits<std::int64_t>::max();
  if (num > most || num < -most || den > most) wrong_at(n.at, "a number grows past 64 bits");
  return {std::int64_t(num), std::int64_t(den)};
}

[[noreturn]] void absent(const Node& n) {
  const std::string name{n.fact.name};
  wrong_at(n.at, n.fact.outcome ? "this outcome has no '" + name + "'" : "'" + name + "' was not given");
}

Cell cell(const Node& n, const Facts& facts) {
  if (n.op == Op::constant) return n.number.num;
  const Cell c = n.fact.outcome ? (*facts.outcome)[n.fact.index] : n.fact.member.of(facts.situation);
  if (c == kAbsent) absent(n);
  return c;
}

Exact number_of_fact(const Node& n, const Facts& facts) {
  const Cell c = cell(n, facts);
  switch (n.fact.member.kind) {
    case Kind::length: {
      const Length l = unpack_length(c);
      return lowest(Wide{l.nano} * Length::tenths_of(l.unit), Wide{Length::kNano} * Length::tenths_of(n.fact.unit), n);
    }
    case Kind::decimal: {
      const Fraction f = unpack_fraction(c);
      return {f.num, f.den};
    }
    default: return {c, 1};
  }
}

Exact number(const Node& n, const Facts& facts) {
  if (n.op == Op::constant) return n.number;
  if (n.op == Op::fact) return number_of_fact(n, facts);
  const Exact a = number(*n.left, facts);
  if (n.op == Op::negative) return {-a.num, a.den};
  const Exact b = number(*n.right, facts);
  if (n.op == Op::product) return lowest(Wide{a.num} * b.num, Wide{a.den} * b.den, n);
  const Wide x = Wide{a.num} * b.den, y = Wide{b.num} * a.den;
  return lowest(n.op == Op::sum ? x + y : x - y, Wide{a.den} * b.den, n);
}

std::string_view text(const Node& n, const Facts& facts) {
  if (n.op == Op::text) return n.quoted;
  cell(n, facts);  // refuses an absent one
  return n.fact.member.text(facts.situation, 0);
}

std::string_view word(const Node& n, const Facts& facts) { return n.fact.member.words[std::size_t(cell(n, facts))].name; }

bool compares(const Node& n, const Facts& facts) {
  const Exact a = number(*n.left, facts), b = number(*n.right, facts);
  const Wide x = Wide{a.num} * b.den, y = Wide{b.num} * a.den;
  return n.op == Op::less ? x < y : n.op == Op::at_most ? x <= y : x == y;
}

bool truth(const Node& n, const Facts& facts);

bool plainly(const Node& n, const Facts& facts) {
  switch (n.op) {
    case Op::no: return !truth(*n.left, facts);
    case Op::both: return truth(*n.left, facts) && truth(*n.right, facts);
    case Op::either: return truth(*n.left, facts) || truth(*n.right, facts);
    case Op::less:
    case Op::at_most:
    case Op::equal: return compares(n, facts);
    case Op::same_truth: return truth(*n.left, facts) == truth(*n.right, facts);
    case Op::same_cell: return cell(*n.left, facts) == cell(*n.right, facts);
    case Op::same_word: return word(*n.left, facts) == word(*n.right, facts);
    case Op::same_text: return text(*n.left, facts) == text(*n.right, facts);
    default: return cell(n, facts) != 0;
  }
}

bool truth(const Node& n, const Facts& facts) { return plainly(n, facts) != n.inverse; }

std::uint64_t named(const Node& n) {
  if (n.op == Op::fact) return std::uint64_t{1} << n.fact.index;
  return (n.left ? named(*n.left) : 0) | (n.right ? named(*n.right) : 0);
}

}  // namespace

bool Expression::holds(const Facts& facts) const { return truth(*root_, facts); }
std::uint64_t Expression::names() const { return named(*root_); }

}  // namespace rules
