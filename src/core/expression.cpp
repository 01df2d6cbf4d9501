#include "rules/expression.hpp"

namespace rules {
struct Expression::Node {};
Expression::Expression(std::unique_ptr<Node> root) : root_{std::move(root)} {}
Expression::Expression(Expression&&) noexcept = default;
Expression::~Expression() = default;
bool Expression::holds(const Facts&) const { return false; }
}  // namespace rules
