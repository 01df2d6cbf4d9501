// The values in force of one phase: the published ones, or a copy that house files and --mod changed.
#pragma once
#include <forward_list>
#include <string>
#include <vector>
#include "rules/expression.hpp"

namespace rules {

class InForce {
 public:
  explicit InForce(const Phase& phase) : phase_{&phase} {}
  const Phase& phase() const { return *phase_; }

  // A house value, in units of 1/per. One equal to the value that it replaces keeps its source.
  void put(int row, std::int32_t value);
  // A modifier from outside the page. `when`, over the situation's fields, may be empty. Throws Bad for an
  // expression that does not parse, and for a phase without a main roll.
  void add(std::int32_t value, std::string_view label, Source source, std::string_view when = {});

  Charts charts() const {
    return {phase_->table, values_.empty() ? nullptr : values_.data(), sources_.empty() ? nullptr : sources_.data(), extras_};
  }
  bool changed() const { return !values_.empty() || !extras_.empty(); }

 private:
  const Phase* phase_;
  std::vector<std::int32_t> values_;  // empty while all are published
  std::vector<Source> sources_;
  std::vector<Extra> extras_;
  std::forward_list<std::string> labels_;
  std::forward_list<Expression> whens_;
};

// A condition over a phase's situation, its lengths in the set's unit. Throws Bad where it does not parse.
Expression condition(const Phase& phase, std::string_view when);

// The row of a phase's table at a dotted path ("modifiers.officer", "terrain.hill.infantry"), or -1. Shared rows
// are those of the whole set.
int row_at(const Phase& phase, std::string_view path, bool shared);
std::string path_of(const Row& row);

// A house value read from what a file holds: a whole number, a decimal, a fraction or a word. Throws Bad with what
// was expected, its bounds included.
std::int32_t house_value(const Row& row, std::int64_t whole);
std::int32_t house_value(const Row& row, double decimal);
std::int32_t house_value(const Row& row, std::string_view word);
std::string expected_of(const Row& row);  // "a whole number from -20 to 20"

// The first row of the phase that is nearer than the one before, of bands of one kind; -1 where they ascend.
int nearer_than_before(const Phase& phase, const Charts& charts);

}  // namespace rules
