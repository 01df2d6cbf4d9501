#include <algorithm>
#include "show/sheet_rows.hpp"

namespace rules::show {
namespace {

// Bands of one unit, each ending farther than the last.
using Run = std::vector<Item>;

// A band of another unit begins a run of its own, and so does one that is no farther than the last on the page.
std::vector<Run> runs(const Group& group) {
  std::vector<Run> all;
  for (const Item& i : group.items) {
    const bool on = !all.empty() && all.back().back().row->unit == i.row->unit && all.back().back().row->value < i.row->value;
    if (!on) all.emplace_back();
    all.back().push_back(i);
  }
  return all;
}

// The near end of a range has a mark of its own where the far end's does not say it.
std::string near_mark(const Item& from, const Item& to) {
  return mark(from.source) == mark(to.source) ? std::string{} : std::string{mark(from.source)};
}

std::string end_words(const Run& run, std::size_t k, bool unit) {
  if (k == run.size()) return "over " + marked(run.back(), false, unit);
  if (k == 0) return "to " + marked(run[0], false, unit);
  const Item &from = run[k - 1], &to = run[k];
  if (to.value <= from.value) return "none" + std::string{mark(to.source)} + near_mark(from, to);
  return "over " + number(from, false, false) + near_mark(from, to) + " to " + marked(to, false, unit);
}

bool same_bands(const Run& a, const Run& b) {
  const auto same = [](const Item& x, const Item& y) { return x.row->label == y.row->label; };
  return a[0].row->unit != b[0].row->unit && std::equal(a.begin(), a.end(), b.begin(), b.end(), same);
}

// One run as lines, a second of another unit beside it.
void lines_of(Sheet::Table& table, const Run& run, const Run* beside) {
  const std::size_t n = run.size() == 1 ? 1 : run.size() + 1;
  for (std::size_t k = 0; k < n; ++k) {
    const Item& at = run[std::min(k, run.size() - 1)];
    Sheet::Line line{{k < run.size() ? std::string{at.row->label} : "beyond"}, std::string{at.row->clause}};
    for (const Run* r : {&run, beside})
      if (r) line.cells.push_back(n == 1 ? marked((*r)[0], false) : end_words(*r, k, true));
    table.lines.push_back(std::move(line));
  }
}

void list(Tables& tables, const Group& group, std::string title) {
  const std::vector<Run> all = runs(group);
  Sheet::Table table{std::move(title), {}, {}, {}};
  for (std::size_t i = 0; i < all.size(); ++i) {
    const bool pair = i + 1 < all.size() && same_bands(all[i], all[i + 1]);
    lines_of(table, all[i], pair ? &all[i + 1] : nullptr);
    i += pair;
  }
  add(tables, std::move(table));
}

std::string_view unit_words(std::string_view unit) { return unit == "in" ? "inches" : unit == "cm" ? "centimetres" : unit; }

bool one_table(const std::vector<Group>& groups) {
  const auto& first = groups[0].items;
  const auto same = [](const Item& a, const Item& b) { return a.row->id == b.row->id && a.row->unit == b.row->unit; };
  return groups.size() > 1 && std::all_of(groups.begin(), groups.end(), [&](const Group& g) {
           return runs(g).size() == 1 && std::equal(g.items.begin(), g.items.end(), first.begin(), first.end(), same);
         });
}

}  // namespace

void add_bands(Tables& tables, const std::vector<Group>& groups, const Vocabulary& known) {
  if (!one_table(groups)) {
    for (const Group& g : groups) list(tables, g, g.name == "bands" ? "ranges" : "ranges, " + words_of(known, tail(g.name)));
    return;
  }
  Sheet::Table table{"ranges, " + std::string{unit_words(groups[0].items[0].row->unit)}, {}, {""}, {}};
  for (const Item& i : groups[0].items) table.heads.push_back(words_of(known, i.row->id));
  table.heads.emplace_back("beyond");
  for (const Group& g : groups) {
    Sheet::Line line{{words_of(known, tail(g.name))}, std::string{g.items[0].row->clause}};
    for (std::size_t k = 0; k <= g.items.size(); ++k) line.cells.push_back(end_words(g.items, k, false));
    table.lines.push_back(std::move(line));
  }
  add(tables, std::move(table));
}

std::string total_words(const Group& totals, std::size_t k) {
  const auto& t = totals.items;
  if (k >= t.size()) return std::to_string(t.back().value + 1) + std::string{mark(t.back().source)} + " or more";
  if (k == 0) return "to " + marked(t[0], false);
  const Item &below = t[k - 1], &to = t[k];
  const std::int32_t from = below.value + 1;
  if (from > to.value) return "none" + std::string{mark(to.source)} + near_mark(below, to);
  if (from == to.value) return marked(to, false) + near_mark(below, to);
  return std::to_string(from) + near_mark(below, to) + " to " + marked(to, false);
}

}  // namespace rules::show
