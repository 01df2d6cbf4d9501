// Dice expressions: parsed, rolled, and their odds.
#include "fuzz/fuzz.hpp"
#include "rules/odds.hpp"
#include "rules/seeded.hpp"

void fuzz(std::string_view text) {
  using namespace rules;
  const Phase& roll = *find_set("roll")->phases[0];
  Situation situation;
  roll.rule.begin(situation);
  const Charts page{roll.table};
  const Charts now = page.about(situation.bytes, roll.fields);
  try {
    roll.fields[0].member.put_text(situation.bytes, text);
    roll.rule.settle(situation, now);
    Seeded dice{1};
    Outcome outcome;
    roll.rule.play(situation, now, dice, outcome);
  } catch (const Bad&) {
    return;
  }
  try {
    odds(roll, situation, now).marginals();
  } catch (const Bad&) {}
}
