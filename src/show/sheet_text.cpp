#include <algorithm>
#include "rules/text.hpp"
#include "show/sheet.hpp"
#include "show/text.hpp"

namespace rules::show {
namespace {

constexpr std::size_t kGap = 2, kIndent = 2, kNarrowest = 20;

std::string capitals(std::string s) {
  for (char& c : s)
    if (c >= 'a' && c <= 'z') c = char(c - 'a' + 'A');
  return s;
}

std::vector<std::string> wrapped(std::string_view text, std::size_t width) {
  std::vector<std::string> lines(1);
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find(' ', at), text.size());
    const std::string_view word = text.substr(at, end - at);
    if (!lines.back().empty() && columns(lines.back()) + 1 + columns(word) > width) lines.emplace_back();
    lines.back() += (lines.back().empty() ? "" : " ") + std::string{word};
    at = end + 1;
  }
  return lines;
}

std::size_t longest_word(std::string_view text) {
  std::size_t longest = 0;
  for (const std::string& word : wrapped(text, 0)) longest = std::max(longest, columns(word));
  return longest;
}

void paragraph(Out& out, std::string_view text, std::size_t indent, std::size_t hang, std::size_t width) {
  std::size_t by = indent;
  for (const std::string& line : wrapped(text, width > hang + kNarrowest ? width - hang : kNarrowest)) {
    out.repeat(' ', by);
    out.print("{}\n", line);
    by = hang;
  }
}

std::string with_clause(std::string_view text, std::string_view clause) {
  return clause.empty() ? std::string{text} : text.empty() ? fmt::format("({})", clause) : fmt::format("{} ({})", text, clause);
}

using Rows = std::vector<std::vector<std::string>>;

Rows rows_of(const Sheet::Table& table) {
  Rows rows;
  if (!table.heads.empty()) rows.push_back(table.heads);
  std::size_t most = 0;
  for (const Sheet::Line& l : table.lines) most = std::max(most, l.cells.size());
  for (const Sheet::Line& l : table.lines) {
    rows.push_back(l.cells);
    rows.back().resize(most);
    if (!l.clause.empty()) rows.back().push_back(l.clause);
  }
  return rows;
}

std::size_t sum_of(const std::vector<std::size_t>& wide) {
  std::size_t sum = kGap * (wide.size() - 1);
  for (const std::size_t w : wide) sum += w;
  return sum;
}

// How wide each column would be, the heads (so many of the rows) on one line or a word a line.
std::vector<std::size_t> natural(const Rows& rows, std::size_t heads, bool broken) {
  std::vector<std::size_t> wide;
  for (std::size_t r = 0; r < rows.size(); ++r) {
    wide.resize(std::max(wide.size(), rows[r].size()));
    for (std::size_t i = 0; i < rows[r].size(); ++i)
      wide[i] = std::max(wide[i], broken && r < heads ? longest_word(rows[r][i]) : columns(rows[r][i]));
  }
  return wide;
}

// Takes from the widest of the columns that are wider than `least`, until all fit or none is.
void narrow(std::vector<std::size_t>& wide, const std::vector<std::size_t>& least, std::size_t width) {
  while (sum_of(wide) > width) {
    std::size_t widest = wide.size();
    for (std::size_t i = 0; i < wide.size(); ++i)
      if (wide[i] > least[i] && (widest == wide.size() || wide[i] > wide[widest])) widest = i;
    if (widest == wide.size()) return;
    --wide[widest];
  }
}

// Columns within `width`: heads are broken first, then everything; empty where not even the longest words fit.
std::vector<std::size_t> fitted(const Rows& rows, std::size_t heads, std::size_t width) {
  std::vector<std::size_t> wide = natural(rows, heads, false);
  narrow(wide, natural(rows, heads, true), width);
  narrow(wide, natural(rows, rows.size(), true), width);
  return sum_of(wide) <= width ? wide : std::vector<std::size_t>{};
}

void put_row(Out& out, const std::vector<std::string>& row, const std::vector<std::size_t>& wide, std::size_t indent) {
  std::vector<std::vector<std::string>> cells;
  std::size_t height = 1;
  for (std::size_t i = 0; i < row.size(); ++i) {
    cells.push_back(wrapped(row[i], wide[i]));
    height = std::max(height, cells.back().size());
  }
  for (std::size_t h = 0; h < height; ++h) {
    std::string line(indent, ' ');
    for (std::size_t i = 0; i < cells.size(); ++i) {
      const std::string cell = h < cells[i].size() ? cells[i][h] : "";
      line += cell;
      line.append(wide[i] - columns(cell) + kGap, ' ');
    }
    line.erase(line.find_last_not_of(' ') + 1);
    out.print("{}\n", line);
  }
}

// For a narrow terminal: "hill: infantry 1; cavalry 1; …"
void prose(Out& out, const Sheet::Table& table, std::size_t width) {
  for (const Sheet::Line& l : table.lines) {
    std::string s = l.cells[0] + ":";
    for (std::size_t i = 1; i < l.cells.size(); ++i) {
      if (l.cells[i].empty()) continue;
      if (s.back() != ':') s += ";";
      if (i < table.heads.size()) s += " " + table.heads[i];
      s += " " + l.cells[i];
    }
    paragraph(out, with_clause(s, l.clause), 2 * kIndent, 3 * kIndent, width);
  }
}

bool simple(const Sheet::Table& t) { return t.heads.empty() && t.lines[0].cells.size() == 2; }

// A table's rows stand in from its title.
std::size_t indent_of(const Sheet::Table& t) { return t.title.empty() && t.clause.empty() ? kIndent : 2 * kIndent; }

// How wide the columns of a part's lists are, so that they stand below each other; the first counts its indent.
std::vector<std::size_t> list_columns(const Sheet::Part& part, std::size_t width) {
  std::size_t words = 0, values = 0, clauses = 0;
  for (const Sheet::Table& t : part.tables)
    for (const Sheet::Line& l : t.lines) {
      if (!simple(t)) continue;
      words = std::max(words, indent_of(t) + columns(l.cells[0]));
      values = std::max(values, columns(l.cells[1]));
      clauses = std::max(clauses, columns(l.clause));
    }
  const std::size_t right = kGap + values + (clauses ? kGap + clauses : 0);
  return {std::min(words, width > right ? width - right : 0), values, clauses};
}

void put_table(Out& out, const Sheet::Table& table, std::vector<std::size_t> wide, std::size_t width) {
  const std::string title = with_clause(table.title, table.clause);
  if (!title.empty()) paragraph(out, title, kIndent, 2 * kIndent, width);
  const std::size_t indent = indent_of(table);
  const Rows rows = rows_of(table);
  if (simple(table)) wide[0] = wide[0] > kNarrowest ? wide[0] - indent : 0;
  else wide = fitted(rows, table.heads.empty() ? 0 : 1, width > indent ? width - indent : 0);
  if (wide.empty() || wide[0] == 0) return prose(out, table, width);
  for (const auto& row : rows) put_row(out, row, wide, indent);
}

void put_notes(Out& out, const std::vector<Sheet::Note>& notes, std::size_t width) {
  for (const Sheet::Note& n : notes) paragraph(out, "- " + with_clause(n.text, n.clause), kIndent, 2 * kIndent, width);
}

void md_cell(Out& out, std::string_view text) { out.print("| {} ", md_escaped(text)); }

void md_table(Out& out, const Sheet::Table& table) {
  std::size_t most = 0;
  bool clauses = false;
  for (const Sheet::Line& l : table.lines) {
    most = std::max(most, l.cells.size());
    clauses = clauses || !l.clause.empty();
  }
  std::string first = with_clause(table.title, table.clause);
  if (!table.heads.empty() && !table.heads[0].empty()) first += (first.empty() ? "" : ": ") + table.heads[0];
  md_cell(out, first);
  for (std::size_t i = 1; i < most; ++i) md_cell(out, i < table.heads.size() ? table.heads[i] : "");
  if (clauses) md_cell(out, "");
  out.put("|\n|---");
  for (std::size_t i = 1; i < most + clauses; ++i) out.put("|---");
  out.put("|\n");
  for (const Sheet::Line& l : table.lines) {
    for (std::size_t i = 0; i < most; ++i) md_cell(out, i < l.cells.size() ? l.cells[i] : "");
    if (clauses) md_cell(out, l.clause);
    out.put("|\n");
  }
  out.put('\n');
}

void md_notes(Out& out, const std::vector<Sheet::Note>& notes) {
  for (const Sheet::Note& n : notes) out.print("- {}\n", md_escaped(with_clause(n.text, n.clause)));
  if (!notes.empty()) out.put('\n');
}

}  // namespace

void sheet_text(Out& out, const Set& set, std::span<const Charts> in_force, std::size_t width) {
  const Sheet s = sheet(set, in_force);
  paragraph(out, s.title, 0, 0, width);
  paragraph(out, s.by, 0, 0, width);
  paragraph(out, s.summary, 0, 0, width);
  for (const Sheet::Part& part : s.parts) {
    out.put('\n');
    paragraph(out, capitals(part.name) + "  " + part.summary, 0, kIndent, width);
    if (!part.dice.empty()) paragraph(out, part.dice, kIndent, 2 * kIndent, width);
    for (const Sheet::Table& t : part.tables) put_table(out, t, list_columns(part, width), width);
    for (const std::string& e : part.elsewhere) paragraph(out, e, kIndent, 2 * kIndent, width);
    put_notes(out, part.reminders, width);
  }
  if (!s.reminders.empty()) out.put("\nREMINDERS\n");
  put_notes(out, s.reminders, width);
  if (!s.marks.empty()) out.put('\n');
  for (const std::string& m : s.marks) paragraph(out, m, 0, kIndent, width);
}

void sheet_md(Out& out, const Set& set, std::span<const Charts> in_force) {
  const Sheet s = sheet(set, in_force);
  out.print("# {}\n\n{}: {}\n", md_escaped(s.title), md_escaped(s.by), md_escaped(s.summary));
  for (const Sheet::Part& part : s.parts) {
    const std::string about = part.dice.empty() ? part.summary : part.summary + "; " + part.dice;
    out.print("\n## {}\n\n{}\n\n", md_escaped(part.name), md_escaped(about));
    for (const Sheet::Table& t : part.tables) md_table(out, t);
    for (const std::string& e : part.elsewhere) out.print("{}\n\n", md_escaped(e));
    md_notes(out, part.reminders);
    while (out.text().ends_with("\n\n")) out.cut(out.size() - 1);
  }
  if (!s.reminders.empty()) out.put("\n## reminders\n\n");
  md_notes(out, s.reminders);
  while (out.text().ends_with("\n\n")) out.cut(out.size() - 1);
  for (const std::string& m : s.marks) out.print("\n{}\n", md_escaped(m));
}

}  // namespace rules::show
