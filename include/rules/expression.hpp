// Expressions over named facts: --check, --chance and the `when` of a house file.
#pragma once
#include <memory>
#include "rules/phase.hpp"

namespace rules {

// The facts that an expression looks at: a situation's fields, or an outcome's.
struct Facts {
  std::span<const Field> fields{};
  const void* situation = nullptr;
  std::span<const Shown> shown{};
  const Outcome* outcome = nullptr;
  constexpr Facts(std::span<const Field> f, const void* s) : fields{f}, situation{s} {}
  constexpr Facts(std::span<const Shown> o, const Outcome* out) : shown{o}, outcome{out} {}
};

// A parsed expression that is true or false. Grammar: numbers (exact decimals), true, false, words in quotes,
// + - *, < <= > >= == !=, && || ! and the words and, or, not, parentheses. Precedence as in C, but that the word
// `not` takes a comparison whole: "not score > 3". Types are checked when parsed. A length is a number of
// `unit`, in whatever unit it was given; a fraction is a word ("2/3"); a text can only be == or != another; a list is
// refused.
class Expression {
 public:
  struct Node;  // src/core/expression_node.hpp

  // Over the fields of situations, or of outcomes. Throws Bad: what is wrong, with the nearest name and the place.
  static Expression over(std::string_view text, std::span<const Field> fields, Unit unit);
  static Expression over(std::string_view text, std::span<const Shown> fields);
  Expression(Expression&&) noexcept;
  Expression& operator=(Expression&&) noexcept;
  ~Expression();

  // Throws Bad where a field that it needs is absent from these facts, or a number grows past 64 bits.
  bool holds(const Facts& facts) const;
  // Which of the fields it names: a bit each, in their order.
  std::uint64_t names() const;

 private:
  explicit Expression(std::unique_ptr<Node> root);
  std::unique_ptr<Node> root_;
};

}  // namespace rules
