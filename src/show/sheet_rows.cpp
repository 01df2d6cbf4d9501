#include "show/sheet_rows.hpp"
#include <algorithm>
#include "show/cells.hpp"

namespace rules::show {
namespace {

// The word of a field that is spelt like the id.
const Word* word_for(const Vocabulary& known, std::string_view id) {
  const auto same = [](char a, char b) { return a == b || (a == '-' && b == '_'); };
  for (const Field* f : known)
    for (const Word& w : f->member.words)
      if (std::equal(w.name.begin(), w.name.end(), id.begin(), id.end(), same)) return &w;
  return nullptr;
}

std::string spaced(std::string_view id) {
  std::string s{id};
  std::replace(s.begin(), s.end(), '_', ' ');
  return s;
}

}  // namespace

const Item* Group::find(std::string_view id) const {
  for (const Item& i : items)
    if (i.row->id == id) return &i;
  return nullptr;
}

bool Group::alike_labels() const {
  return items.size() > 1 && std::all_of(items.begin(), items.end(), [&](const Item& i) { return i.row->label == items[0].row->label; });
}

void gather(std::vector<Group>& groups, const Item& item) {
  for (Group& g : groups)
    if (g.name == item.row->group) return g.items.push_back(item);
  groups.push_back({item.row->group, {item}});
}

// The longest beginning that is a word of a field's, and the rest as it is: "French line 1861".
std::string words_of(const Vocabulary& known, std::string_view id) {
  for (std::size_t end = id.size(); end != id.npos && end > 0; end = id.rfind('_', end - 1))
    if (const Word* w = word_for(known, id.substr(0, end))) return std::string{w->said()} + spaced(id.substr(end));
  return spaced(id);
}

std::string_view tail(std::string_view group) { return group.substr(group.rfind('.') + 1); }
std::string_view stem(std::string_view group) { return group.substr(0, group.find('.') == group.npos ? 0 : group.rfind('.')); }
bool of_modifiers(std::string_view group) { return tail(group) == "modifiers"; }
bool of_bands(std::string_view group) { return group == "bands" || group.starts_with("bands."); }

std::string_view mark(Source source) {
  switch (source) {
    case Source::reconstructed: return "*";
    case Source::ruling: return "°";
    case Source::house: return "†";
    default: return {};
  }
}

std::string number(const Item& item, bool with_sign, bool with_unit) {
  const Row& row = *item.row;
  if (!row.words.empty()) return std::string{row.words[std::size_t(item.value)].said()};
  std::string s = value_name(row, item.value);
  if (with_sign && item.value > 0) s.insert(0, 1, '+');
  if (!with_unit || row.unit.empty() || s == row.bar) return s;
  return row.unit == kUnitNames[std::size_t(Unit::string)] ? std::string{row.unit} + s : s + " " + std::string{row.unit};
}

std::string marked(const Item& item, bool with_sign, bool with_unit) {
  return number(item, with_sign, with_unit) + std::string{mark(item.source)};
}

void add(Tables& tables, Sheet::Table table) {
  auto& lines = table.lines;
  if (lines.empty()) return;
  const bool same = std::all_of(lines.begin(), lines.end(), [&](const Sheet::Line& l) { return l.clause == lines[0].clause; });
  if (same && lines.size() > 1 && !(table.title.empty() && table.heads.empty())) {
    table.clause = lines[0].clause;
    for (Sheet::Line& l : lines) l.clause.clear();
  }
  tables.push_back(std::move(table));
}

}  // namespace rules::show
