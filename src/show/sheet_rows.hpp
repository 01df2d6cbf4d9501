// Rows of the page on their way to a sheet: with the values in force, and gathered by their tables.
#pragma once
#include <string>
#include <vector>
#include "show/sheet.hpp"

namespace rules::show {

// A row with its value in force.
struct Item {
  const Row* row;
  std::int32_t value;
  Source source;
};

// The rows of one table.
struct Group {
  std::string_view name;
  std::vector<Item> items;
  const Item* find(std::string_view id) const;
  bool alike_labels() const;  // one label for all of them
};

void gather(std::vector<Group>& groups, const Item& item);

// The fields whose words say what an id means: "armored_car" is an armoured car.
using Vocabulary = std::vector<const Field*>;
std::string words_of(const Vocabulary& known, std::string_view id);
std::string_view tail(std::string_view group);  // "hill" of "terrain.hill"
std::string_view stem(std::string_view group);  // "terrain", or nothing
bool of_modifiers(std::string_view group);
bool of_bands(std::string_view group);

std::string_view mark(Source source);                                         // "*", "°", "†" or nothing
std::string number(const Item& item, bool with_sign, bool with_unit = true);  // without its mark
std::string marked(const Item& item, bool with_sign, bool with_unit = true);

using Tables = std::vector<Sheet::Table>;
// The clause moves up into the title where all lines have the same.
void add(Tables& tables, Sheet::Table table);

// src/show/sheet_bands.cpp: ranges that do not overlap, and what lies beyond them.
void add_bands(Tables& tables, const std::vector<Group>& groups, const Vocabulary& known);
// The k-th of a table of totals: "to 3", "4 to 5"; one past the last: "6 or more".
std::string total_words(const Group& totals, std::size_t k);

// src/show/sheet_matrix.cpp: tables that have the same ids, as one with two dimensions.
bool alike(const Group& a, const Group& b);
void add_matrix(Tables& tables, std::vector<Group> groups, const Vocabulary& known);

}  // namespace rules::show
