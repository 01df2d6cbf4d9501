// A resolution as lines that a person can check against the page, one by one: the stuff of text and Markdown.
#pragma once
#include "show/cells.hpp"

namespace rules::show {

struct Line {
  std::string label, value, remark, clause;
  enum class Rank : std::uint8_t { plain, headline, heading, aside, note } rank = Rank::plain;
  bool of_unit = false;  // the remark is the value's unit
};

std::vector<Line> lines(const Scene& scene, const Told& told, bool explain);

// "casualties 8", "a Legionnaire falls", "result rout": an outcome field in a few words; empty where it is absent.
std::string outcome_words(const Shown& field, Cell cell);
// Whether text leaves the field out: a score that the next figure repeats, a count of nothing.
bool left_out(const Shown& field, const Outcome& outcome, std::size_t i);
// "1-2", "9 or more", "under or at 3": what a die (or, without one, a total) has to come to.
std::string span_words(Span span, const Die* die);
// The die and what it is for: "section fire d6".
std::string die_words(const Entry& e);

}  // namespace rules::show
