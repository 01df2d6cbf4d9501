#include <algorithm>
#include "show/sheet.hpp"

namespace rules::show {
namespace {

// Columns: on a screen as many as it has room for, on A4 two or three, in small type. No colour that ink would have to make.
constexpr std::string_view kStyle = R"(
:root { color-scheme: light dark }
body { font: 15px/1.35 "Helvetica Neue", Arial, "Liberation Sans", "DejaVu Sans", sans-serif; margin: 1.2rem }
header { margin-bottom: .8em }
h1 { font-size: 1.6em; margin: 0 }
h2 { font-size: 1.15em; margin: 0; border-bottom: 1px solid; break-after: avoid }
h2 span { font-size: .87em; font-weight: normal }
p { margin: .1em 0 }
.dice { font-style: italic; break-after: avoid }
.see { font-style: italic }
main { columns: 24rem; column-gap: 1.8rem }
section { margin-bottom: .9em }
table { border-collapse: collapse; width: 100%; margin: .3em 0; break-inside: avoid; font-variant-numeric: tabular-nums }
caption { text-align: left; font-weight: 600 }
th { font-weight: normal; text-align: left }
thead th { font-size: .85em; font-weight: 600; vertical-align: bottom }
th, td { padding: 0 .5em 0 0; vertical-align: top }
th:last-child, td:last-child { padding-right: 0 }
.list th { width: 100% }
.list td { white-space: nowrap }
.tall thead span { display: inline-block; writing-mode: vertical-rl; transform: rotate(180deg); max-height: 8.5em }
tbody tr + tr > * { border-top: 1px dotted #9999 }
small { font-size: .72em; opacity: .75; font-weight: normal; white-space: nowrap }
caption small { white-space: normal }
ul { margin: .2em 0; padding: 0; list-style: none }
li { padding-left: .8em; break-inside: avoid }
li::before { content: "–"; float: left; margin-left: -.8em }
@page { size: A4; margin: 8mm }
@media print {
  :root { color-scheme: light }
  body { font-size: 7.6pt; line-height: 1.2; margin: 0 }
  main { columns: 3; column-gap: 4mm }
  .short { font-size: 9.4pt; line-height: 1.25 }
  .short main { columns: 2; column-gap: 7mm }
}
)";

constexpr std::size_t kShort = 100;  // lines: a sheet with no more prints large
constexpr std::size_t kTall = 6;     // columns: the heads of more stand upright

void put(Out& out, std::string_view text) {
  for (const char c : text) switch (c) {
      case '&': out.put("&amp;"); break;
      case '<': out.put("&lt;"); break;
      case '>': out.put("&gt;"); break;
      case '"': out.put("&quot;"); break;
      case '\'': out.put("&#39;"); break;
      default: out.put(c);
    }
}

void element(Out& out, std::string_view tag, std::string_view text) {
  out.print("<{}>", tag);
  put(out, text);
  out.print("</{}>", tag.substr(0, tag.find(' ')));
}

// A value, with the minus of print.
void value(Out& out, std::string_view text) {
  const bool minus = text.size() > 1 && text[0] == '-' && text[1] >= '0' && text[1] <= '9';
  out.put(minus ? "<td>−" : "<td>");
  put(out, text.substr(minus));
  out.put("</td>");
}

void clause(Out& out, std::string_view name) {
  if (name.empty()) return;
  out.put(' ');
  element(out, "small", name);
}

void line(Out& out, const Sheet::Line& l, std::size_t cells) {
  out.put("<tr>");
  out.put("<th scope=\"row\">");
  put(out, l.cells[0]);
  clause(out, l.clause);
  out.put("</th>");
  for (std::size_t i = 1; i < cells; ++i) value(out, i < l.cells.size() ? l.cells[i] : "");
  out.put("</tr>\n");
}

void table(Out& out, const Sheet::Table& t) {
  out.put(t.heads.empty() ? "<table class=\"list\">" : t.heads.size() > kTall ? "<table class=\"tall\">" : "<table>");
  if (!t.title.empty() || !t.clause.empty()) {
    out.put("<caption>");
    put(out, t.title);
    clause(out, t.clause);
    out.put("</caption>");
  }
  out.put('\n');
  std::size_t cells = t.heads.size();
  for (const Sheet::Line& l : t.lines) cells = std::max(cells, l.cells.size());
  if (!t.heads.empty()) {
    out.put("<thead><tr>");
    for (const std::string& h : t.heads) {
      out.put(h.empty() ? "<td>" : "<th scope=\"col\">");
      element(out, "span", h);
      out.put(h.empty() ? "</td>" : "</th>");
    }
    out.put("</tr></thead>\n");
  }
  out.put("<tbody>\n");
  for (const Sheet::Line& l : t.lines) line(out, l, cells);
  out.put("</tbody></table>\n");
}

void notes(Out& out, const std::vector<Sheet::Note>& all) {
  if (all.empty()) return;
  out.put("<ul>\n");
  for (const Sheet::Note& n : all) {
    out.put("<li>");
    put(out, n.text);
    clause(out, n.clause);
    out.put("</li>\n");
  }
  out.put("</ul>\n");
}

void part(Out& out, const Sheet::Part& p) {
  out.put("<section>\n<h2>");
  put(out, p.name);
  out.put(' ');
  element(out, "span", p.summary);
  out.put("</h2>\n");
  if (!p.dice.empty()) element(out, "p class=\"dice\"", p.dice);
  out.put('\n');
  for (const Sheet::Table& t : p.tables) table(out, t);
  for (const std::string& e : p.elsewhere) element(out, "p class=\"see\"", e);
  notes(out, p.reminders);
  out.put("</section>\n");
}

std::size_t length(const Sheet& s) {
  std::size_t lines = s.reminders.size();
  for (const Sheet::Part& p : s.parts) {
    lines += 2 + p.reminders.size();
    for (const Sheet::Table& t : p.tables) lines += 1 + t.lines.size();
  }
  return lines;
}

}  // namespace

void sheet_html(Out& out, const Set& set, std::span<const Charts> in_force) {
  const Sheet s = sheet(set, in_force);
  out.put("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n");
  out.put("<meta name=\"viewport\" content=\"width=device-width\">\n");
  element(out, "title", s.title);
  out.print("\n<style>{}</style>\n</head>\n<body{}>\n<header>\n", kStyle, length(s) <= kShort ? " class=\"short\"" : "");
  element(out, "h1", s.title);
  element(out, "p", s.by + ": " + s.summary);
  for (const std::string& m : s.marks) element(out, "p", m);
  out.put("\n</header>\n<main>\n");
  for (const Sheet::Part& p : s.parts) part(out, p);
  if (!s.reminders.empty()) {
    out.put("<section><h2>reminders</h2>\n");
    notes(out, s.reminders);
    out.put("</section>\n");
  }
  out.put("</main>\n</body>\n</html>\n");
}

}  // namespace rules::show
