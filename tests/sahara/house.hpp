// Phases of a set played with some of their values changed, as a house file would.
#pragma once
#include "table.hpp"

namespace house {

struct Value {
  std::string_view id;  // of a row, with its group where the id alone is not unique
  std::int32_t value;   // in units of 1/per
};

table::Played play(std::string_view line, std::vector<rules::Face> faces, std::vector<Value> values);
std::string forbidden(std::string_view line, std::vector<Value> values);

// The source of a recorded value or modifier by the row's id; "" when it is not in the record.
std::string source(const table::Played& played, std::string_view id);

// The least that the last need of the record asks for.
rules::Face least_wanted(const table::Played& played);

// The side of a recorded step: 'a', 'b', or 0.
char side(const table::Played& played, std::string_view step);

// How many remarks of that clause contain the words.
int remarks(const table::Played& played, std::string_view clause, std::string_view words);

// Is a phase's row of that source?
bool has_source(std::string_view set, std::string_view phase, std::string_view id, rules::Source source);

}  // namespace house
