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

// Reconstructed or a house file's: what a reader must not take for the author's.
bool not_the_pages(Source source);
// The label of a modifier or a looked-up value, with the mark of what is not the page's: "hit number at medium range *".
std::string marked(const Entry& e);
// A looked-up value with its unit.
std::string looked_up(const Scene& scene, const Entry& e);
// An outcome field where many values of it stand: "ammunition spent", with its unit "ammunition spent, rounds".
std::string field_name(const Shown& field, bool with_unit = true);

// A unit behind a number: the "turn|turns" that fits it.
std::string unit_words(std::string_view unit, Cell n);
// What a flag's "so|not so" says.
std::string truth_words(std::string_view label, bool so);

// "casualties 8", "a Legionnaire falls", "result rout": an outcome field in a few words; empty where it is absent.
std::string outcome_words(const Shown& field, Cell cell);
// Whether text leaves the field out: a score that the next figure repeats, a count of nothing.
bool left_out(const Shown& field, const Outcome& outcome, std::size_t i);
// "1-2", "9 or more", "under or at 3": what a die (or, without one, a total) has to come to.
std::string span_words(Span span, const Die* die);
// The die and what it is for: "section fire d6".
std::string die_words(const Entry& e);

}  // namespace rules::show
