// Expressions over a situation and over an outcome.
#include "rules/expression.hpp"
#include "fuzz/fuzz.hpp"

void fuzz(std::string_view text) {
  using namespace rules;
  const Phase& fire = *find_phase(*find_set("camerone"), "fire");
  Situation situation;
  fire.rule.begin(situation);
  const Outcome outcome{};
  try {
    Expression::over(text, fire.fields, Unit::in).holds(Facts{fire.fields, situation.bytes});
  } catch (const Bad&) {}
  try {
    Expression::over(text, fire.outcome).holds(Facts{fire.outcome, &outcome});
  } catch (const Bad&) {}
}
