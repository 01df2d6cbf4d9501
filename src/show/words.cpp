// Entries, spans and outcome fields in the words of text, Markdown and the line.
#include <algorithm>
#include "rules/sources.hpp"
#include "show/lines.hpp"

namespace rules::show {

std::string unit_words(std::string_view unit, Cell n) {
  const std::size_t bar = unit.find('|');
  return std::string{bar == unit.npos || n == 1 || n == -1 ? unit.substr(0, bar) : unit.substr(bar + 1)};
}

std::string truth_words(std::string_view label, bool so) {
  const std::size_t bar = label.find('|');
  if (bar == label.npos) return std::string{label} + (so ? ": yes" : ": no");
  return std::string{so ? label.substr(0, bar) : label.substr(bar + 1)};
}

bool not_the_pages(Source source) { return source == Source::reconstructed || source == Source::house; }

std::string marked(const Entry& e) {
  std::string s{e.label};
  if (e.source == Source::reconstructed) s += " *";
  if (e.source == Source::house) s += " (house)";
  return s;
}

std::string looked_up(const Scene& scene, const Entry& e) {
  const Row& row = scene.charts.rows()[std::size_t(e.row)];
  return value_name(row, e.value) + (row.unit.empty() ? "" : " " + std::string{row.unit});
}

std::string field_name(const Shown& f, bool with_unit) {
  std::string s{f.label.substr(0, f.label.find('|'))};
  if (f.look == Shown::Look::spent) s += " spent";
  return f.unit.empty() || !with_unit ? s : s + ", " + unit_words(f.unit, 2);
}

std::string die_words(const Entry& e) {
  const bool said_so = e.label.ends_with(e.die->name);
  return said_so ? std::string{e.label} : fmt::format("{} {}", e.label, e.die->name);
}

std::string span_words(Span span, const Die* die) {
  constexpr Span all{};
  Face low = span.low, high = span.high;
  if (die && !die->faces) {
    low = std::max(low, die->low);
    high = std::min(high, die->low + die->ways - 1);
    if (low > high) return "no face";
    return low == high ? face_words(low) : fmt::format("{}-{}", face_words(low), face_words(high));
  }
  if (low == all.low) return fmt::format("{} or less", high);
  if (high == all.high) return fmt::format("{} or more", low);
  return low == high ? std::to_string(low) : fmt::format("{}-{}", low, high);
}

bool left_out(const Shown& f, const Outcome& outcome, std::size_t i) {
  if (f.look == Shown::Look::unless_zero) return outcome[i] == 0;
  return f.look == Shown::Look::unless_next && i + 1 < outcome.size() && outcome[i + 1] == outcome[i];
}

std::string outcome_words(const Shown& f, Cell c) {
  if (c == kAbsent || f.name.empty()) return {};
  if (f.member.kind == Kind::flag) return truth_words(f.label, c != 0);
  std::string value = f.look == Shown::Look::spent ? signed_number(-c) : said(f.member, c);
  if (f.member.kind == Kind::word && value.find(f.label) != std::string::npos) return value;  // "hard cover", not "cover hard cover"
  return fmt::format("{} {}{}{}", f.label.substr(0, f.label.find('|')), value, f.unit.empty() ? "" : " ", unit_words(f.unit, c));
}

}  // namespace rules::show
