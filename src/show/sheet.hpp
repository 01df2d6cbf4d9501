// The quick-reference sheet of a rule set, from the values in force: the sheet and the resolver cannot disagree.
#pragma once
#include "show/out.hpp"
#include "show/scene.hpp"

namespace rules::show {

// What stands on a sheet, before anybody lays it out.
struct Sheet {
  struct Line {
    std::vector<std::string> cells;  // its words, then its values
    std::string clause;
  };
  struct Table {
    std::string title, clause;       // the clause where all lines have the same
    std::vector<std::string> heads;  // one for each cell of a line; none over a plain list
    std::vector<Line> lines;
  };
  struct Note {
    std::string text, clause;
  };
  struct Part {  // a phase, or a table that several phases share
    std::string name, summary, dice;
    std::vector<Table> tables;
    std::vector<std::string> elsewhere;  // shared rows that stand in another part: "see fire: …"
    std::vector<Note> reminders;
  };
  std::string title, by, summary;
  std::vector<Part> parts;         // in the order of play
  std::vector<Note> reminders;     // of the whole set
  std::vector<std::string> marks;  // what the marks behind values mean
};

// `in_force` holds one for each phase of the set, in its order.
Sheet sheet(const Set& set, std::span<const Charts> in_force);

void sheet_text(Out& out, const Set& set, std::span<const Charts> in_force, std::size_t width);
void sheet_md(Out& out, const Set& set, std::span<const Charts> in_force);
void sheet_html(Out& out, const Set& set, std::span<const Charts> in_force);  // one file, which prints on A4

}  // namespace rules::show
