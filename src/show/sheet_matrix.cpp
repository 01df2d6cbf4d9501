#include <algorithm>
#include "show/sheet_rows.hpp"

namespace rules::show {
namespace {

constexpr std::size_t kSideBySide = 3;  // so few tables stand beside each other, more below each other

bool with_sign(const Group& g) {
  const Row& r = *g.items[0].row;
  return r.low < 0 && r.low == -r.high && r.bar.empty() && r.words.empty();
}

bool same_kind(const Row& a, const Row& b) { return a.words.data() == b.words.data() && a.per == b.per && a.unit == b.unit; }

// An id that only one of the tables has, and that is another sort of value than the rest of it.
bool stray(const std::vector<Group>& groups, const Group& own, const Item& item) {
  const auto has = [&](const Group& g) { return g.find(item.row->id) != nullptr; };
  return std::count_if(groups.begin(), groups.end(), has) == 1 && !same_kind(*item.row, *own.items[0].row);
}

// "d6s that a … takes off" of a hill, where the labels say the same of each table.
std::string caption(const std::vector<Group>& groups, const Vocabulary& known) {
  std::string text;
  for (const Group& g : groups) {
    const std::string name = words_of(known, tail(g.name));
    const std::string_view label = g.items[0].row->label;
    const std::size_t at = label.find(name);
    if (!g.alike_labels() || at == label.npos) return {};
    if (text.empty()) text = std::string{label.substr(0, at)} + "…" + std::string{label.substr(at + name.size())};
  }
  return text;
}

struct Matrix {
  std::vector<Group> groups;
  std::vector<std::string_view> ids;
  const Vocabulary& known;
  std::string caption;
  const Group* totals = nullptr;

  void collect_ids(Sheet::Table& strays) {
    for (const Group& g : groups)
      for (const Item& i : g.items) {
        if (stray(groups, g, i)) strays.lines.push_back({{std::string{i.row->label}, marked(i, false)}, std::string{i.row->clause}});
        else if (std::find(ids.begin(), ids.end(), i.row->id) == ids.end()) ids.push_back(i.row->id);
      }
  }
  std::string group_head(const Group& g) const {
    return g.alike_labels() && caption.empty() ? std::string{g.items[0].row->label} : words_of(known, tail(g.name));
  }
  std::string id_head(std::string_view id) const {
    std::string_view label;
    for (const Group& g : groups)
      if (const Item* i = g.find(id)) {
        if (!label.empty() && label != i->row->label) return words_of(known, id);
        label = i->row->label;
      }
    return std::string{label};
  }
  static std::string cell(const Group& g, std::string_view id) {
    const Item* i = g.find(id);
    return i ? marked(*i, with_sign(g)) : std::string{};
  }
  static void cite(std::string& clauses, const Item* i) {
    if (!i || clauses.find(i->row->clause) != clauses.npos) return;
    clauses += (clauses.empty() ? "" : ", ") + std::string{i->row->clause};
  }

  void upright(Sheet::Table& table) const {  // a line an id
    for (const Group& g : groups) table.heads.push_back(group_head(g));
    std::string clauses;
    for (std::size_t k = 0; k < ids.size(); ++k) {
      Sheet::Line line{{totals ? total_words(*totals, k) : id_head(ids[k])}, {}};
      for (const Group& g : groups) {
        line.cells.push_back(cell(g, ids[k]));
        cite(clauses, g.find(ids[k]));
      }
      table.lines.push_back(std::move(line));
    }
    for (Sheet::Line& l : table.lines) l.clause = clauses;
  }
  void across(Sheet::Table& table) const {  // a line a table
    for (const std::string_view id : ids) table.heads.push_back(id_head(id));
    for (const Group& g : groups) {
      Sheet::Line line{{group_head(g)}, {}};
      for (const std::string_view id : ids) {
        line.cells.push_back(cell(g, id));
        cite(line.clause, g.find(id));
      }
      table.lines.push_back(std::move(line));
    }
  }
};

}  // namespace

bool alike(const Group& a, const Group& b) {
  const Group &less = a.items.size() < b.items.size() ? a : b, &more = &less == &a ? b : a;
  return less.items.size() >= 3 && std::all_of(less.items.begin(), less.items.end(), [&](const Item& i) { return more.find(i.row->id); });
}

void add_matrix(Tables& tables, std::vector<Group> groups, const Vocabulary& known) {
  const auto first = std::find_if(groups.begin(), groups.end(), [](const Group& g) { return tail(g.name) == "totals"; });
  const Group totals = first == groups.end() ? Group{} : *first;
  if (first != groups.end()) groups.erase(first);
  Matrix m{std::move(groups), {}, known, {}, totals.items.empty() ? nullptr : &totals};
  m.caption = caption(m.groups, known);
  Sheet::Table strays;
  m.collect_ids(strays);
  Sheet::Table table{words_of(known, stem(m.groups[0].name)), {}, {m.totals ? words_of(known, tail(totals.name)) : ""}, {}};
  if (!m.caption.empty()) table.title += (table.title.empty() ? "" : ": ") + m.caption;
  if (m.totals || (m.groups.size() <= kSideBySide && m.groups.size() < m.ids.size())) m.upright(table);
  else m.across(table);
  add(tables, std::move(table));
  add(tables, std::move(strays));
}

}  // namespace rules::show
