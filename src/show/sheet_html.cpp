#include <algorithm>
#include "show/sheet.hpp"

namespace rules::show {
namespace {

// Columns on a screen as wide as it is; on paper A4, small. No colours that ink would have to make.
constexpr std::string_view kStyle = R"(
:root { color-scheme: light dark }
body { font: 15px/1.35 system-ui, -apple-system, "Segoe UI", "DejaVu Sans", sans-serif; margin: 1.2rem }
header { margin-bottom: .8rem }
h1 { font-size: 1.5em; margin: 0 }
h2 { font-size: 1.1em; margin: 0; border-bottom: 1px solid; break-after: avoid }
p { margin: .1em 0 }
.dice, .see { font-style: italic }
.dice { break-after: avoid }
main { columns: 23rem; column-gap: 1.5rem }
section { margin-bottom: .9em }
table { border-collapse: collapse; width: 100%; margin: .25em 0; break-inside: avoid; font-variant-numeric: tabular-nums }
caption { text-align: left; font-weight: 600 }
th { font-weight: normal; text-align: left }
thead th { font-weight: 600; vertical-align: bottom }
th, td { padding: 0 .5em 0 0; vertical-align: top }
th:last-child, td:last-child { padding-right: 0 }
.list td { white-space: nowrap }
.list tr > :first-child, .matrix tbody th { width: 1% }
.list tr > :first-child { width: 100% }
tbody tr + tr > * { border-top: 1px dotted #9998 }
small { font-size: .72em; opacity: .75; white-space: nowrap; font-weight: normal }
caption small { white-space: normal }
ul { margin: .2em 0; padding-left: 1.1em }
li { break-inside: avoid }
@page { size: A4; margin: 8mm }
@media print {
  :root { color-scheme: light }
  body { font-size: 7.4pt; line-height: 1.2; margin: 0 }
  main { columns: 3; column-gap: 4mm }
  header { margin-bottom: 2mm }
  section { margin-bottom: 1.6mm }
}
)";

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
  out.put(t.heads.empty() ? "<table class=\"list\">" : "<table class=\"matrix\">");
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
    for (const std::string& h : t.heads) element(out, h.empty() ? "td" : "th scope=\"col\"", h);
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
  out.put("<section>\n");
  out.put("<h2>");
  put(out, p.name);
  out.put("</h2>\n");
  element(out, "p", p.summary);
  if (!p.dice.empty()) element(out, "p class=\"dice\"", p.dice);
  out.put('\n');
  for (const Sheet::Table& t : p.tables) table(out, t);
  for (const std::string& e : p.elsewhere) element(out, "p class=\"see\"", e);
  notes(out, p.reminders);
  out.put("</section>\n");
}

}  // namespace

void sheet_html(Out& out, const Set& set, std::span<const Charts> in_force) {
  const Sheet s = sheet(set, in_force);
  out.put("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" content=\"width=device-width\">\n");
  element(out, "title", s.title);
  out.print("\n<style>{}</style>\n</head>\n<body>\n<header>", kStyle);
  element(out, "h1", s.title);
  element(out, "p", s.by + ": " + s.summary);
  out.put("</header>\n<main>\n");
  for (const Sheet::Part& p : s.parts) part(out, p);
  if (!s.reminders.empty()) {
    out.put("<section><h2>reminders</h2>\n");
    notes(out, s.reminders);
    out.put("</section>\n");
  }
  out.put("</main>\n<footer>\n");
  for (const std::string& m : s.marks) element(out, "p", m);
  out.put("\n</footer>\n</body>\n</html>\n");
}

}  // namespace rules::show
