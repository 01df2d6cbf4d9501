// Cells of situations and outcomes as text.
#pragma once
#include "show/out.hpp"
#include "show/scene.hpp"

namespace rules::show {

// As JSON: a number, true, "word", "2/3", 7.5; a word that is all digits is a number.
void json_cell(Out& out, const Member& member, Cell cell);
// As plain text: 8, true, hold, 2/3, 7.5, 14in.
void plain_cell(Out& out, const Member& member, Cell cell);
// As a sentence says it: "point blank" for pb.
std::string said(const Member& member, Cell cell);
// A length as typed, "35 cm", with the set's own unit behind it where that is another: "35 cm (13.78 in)".
std::string said_length(Length length, Unit own);
std::string typed_length(Length length);
std::string value_name(const Row& row, Cell value);  // of a chart's row: "12", "2/3", "barred", "hold"
// The phase's title with its fields filled in.
std::string title(const Scene& scene);
std::string signed_number(std::int64_t v);  // "+2", "-1", "+0"

}  // namespace rules::show
