#include "show/sheet.hpp"
#include <algorithm>
#include "show/lines.hpp"
#include "show/sheet_rows.hpp"

namespace rules::show {
namespace {

// A table that several phases share stands once: with the first phase that uses all of it, or, where it is one of
// several alike ("classes.firing", "classes.morale"), in a part of their own before the phases.
struct Shared {
  Group group;
  std::vector<std::size_t> homes;  // of its items: a phase's place, or kFront
};
constexpr std::size_t kFront = std::size_t(-1);

class Maker {
 public:
  Maker(const Set& set, std::span<const Charts> now) : set_{set}, now_{now} {
    for (std::size_t p = 0; p < set.phases.size(); ++p) collect(p);
    for (Shared& s : shared_) settle(s);
  }

  Sheet make() {
    Sheet sheet;
    sheet.title = set_.title;
    sheet.by = fmt::format("{}{}{}", set_.author, set_.printed_in.empty() ? "" : ", ", set_.printed_in);
    sheet.summary = set_.summary;
    fronts(sheet);
    for (std::size_t p = 0; p < set_.phases.size(); ++p) sheet.parts.push_back(part(p));
    for (const Reminder& r : set_.reminders) sheet.reminders.push_back({std::string{r.text}, std::string{r.clause}});
    marks(sheet);
    return sheet;
  }

 private:
  std::span<const Row> rows(std::size_t p) const { return set_.phases[p]->table; }
  Item item(std::size_t p, std::size_t row) const { return {&rows(p)[row], now_[p].peek(int(row)), now_[p].source(int(row))}; }
  bool has(std::size_t p, const Row& row) const {
    return std::any_of(rows(p).begin(), rows(p).end(), [&](const Row& r) { return r.shared && r.group == row.group && r.id == row.id; });
  }
  bool has_all(std::size_t p, const Group& g) const {
    return std::all_of(g.items.begin(), g.items.end(), [&](const Item& i) { return has(p, *i.row); });
  }
  std::size_t first_with(auto&& so) const {
    std::size_t p = 0;
    while (p < set_.phases.size() && !so(p)) ++p;
    return p;
  }

  void collect(std::size_t p) {
    for (std::size_t r = 0; r < rows(p).size(); ++r) {
      const Row& row = rows(p)[r];
      if (!row.shared) continue;
      Shared* s = of(row.group);
      if (!s) s = &shared_.emplace_back(Shared{{row.group, {}}, {}});
      if (!s->group.find(row.id)) s->group.items.push_back(item(p, r));
    }
  }
  Shared* of(std::string_view group) {
    const auto at = std::find_if(shared_.begin(), shared_.end(), [&](const Shared& s) { return s.group.name == group; });
    return at == shared_.end() ? nullptr : &*at;
  }
  void settle(Shared& s) const {
    const std::size_t whole = is_front(s.group) ? kFront : first_with([&](std::size_t p) { return has_all(p, s.group); });
    for (const Item& i : s.group.items)
      s.homes.push_back(whole == set_.phases.size() ? first_with([&](std::size_t p) { return has(p, *i.row); }) : whole);
  }
  bool is_front(const Group& g) const {
    return !stem(g.name).empty() && std::any_of(shared_.begin(), shared_.end(), [&](const Shared& s) {
      return s.group.name != g.name && stem(s.group.name) == stem(g.name) && alike(s.group, g);
    });
  }
  std::size_t home(const Row& row) {
    const Shared& s = *of(row.group);
    return s.homes[std::size_t(s.group.find(row.id) - s.group.items.data())];
  }

  void fronts(Sheet& sheet) const {
    std::vector<std::string_view> done;
    for (const Shared& s : shared_) {
      const std::string_view name = stem(s.group.name);
      if (s.homes[0] != kFront || std::find(done.begin(), done.end(), name) != done.end()) continue;
      done.push_back(name);
      std::vector<Group> groups;
      for (const Shared& other : shared_)
        if (other.homes[0] == kFront && stem(other.group.name) == name) groups.push_back(other.group);
      Sheet::Part part;
      part.name = words_of(vocabulary_of_all(), name);
      part.summary = users(name);
      add_matrix(part.tables, std::move(groups), vocabulary_of_all());
      part.tables[0].title.clear();
      sheet.parts.push_back(std::move(part));
    }
  }
  std::string users(std::string_view name) const {
    std::vector<std::string_view> phases;
    for (std::size_t p = 0; p < set_.phases.size(); ++p)
      if (std::any_of(rows(p).begin(), rows(p).end(), [&](const Row& r) { return r.shared && stem(r.group) == name; }))
        phases.push_back(set_.phases[p]->name);
    return fmt::format("for {}", fmt::join(phases, ", "));
  }
  Vocabulary vocabulary_of_all() const {
    Vocabulary all;
    for (const Phase* phase : set_.phases)
      for (const Field& f : phase->fields) all.push_back(&f);
    return all;
  }

  Sheet::Part part(std::size_t p) {
    const Phase& phase = *set_.phases[p];
    Sheet::Part part{std::string{phase.name}, std::string{phase.summary}, dice(phase), {}, {}, {}};
    std::vector<Group> groups;
    for (std::size_t r = 0; r < rows(p).size(); ++r)
      if (!rows(p)[r].shared || home(rows(p)[r]) == p) gather(groups, item(p, r));
    Vocabulary known;
    for (const Field& f : phase.fields) known.push_back(&f);
    modifiers(part.tables, groups, now_[p]);
    others(part.tables, groups, known);
    elsewhere(part, p);
    for (const Reminder& r : phase.reminders) part.reminders.push_back(reminder(phase, r));
    return part;
  }

  // "section fire, exposure; main roll: the section's d6"
  static std::string dice(const Phase& phase) {
    if (phase.draw) return {};
    if (!phase.rolls) return "no dice";
    std::string s;
    std::vector<std::string_view> told;
    for (const Shown& f : phase.outcome)
      if (f.after.size() > 1 && std::find(told.begin(), told.end(), f.after) == told.end()) {
        s += (told.empty() ? "dice: " : ", ") + std::string{f.after};
        told.push_back(f.after);
      }
    if (!phase.main_roll.empty()) s += (s.empty() ? "main roll: " : "; main roll: ") + std::string{phase.main_roll};
    return s;
  }

  static void modifiers(Tables& tables, const std::vector<Group>& groups, const Charts& now) {
    Sheet::Table table{"modifiers", {}, {}, {}};
    for (const Group& g : groups)
      if (of_modifiers(g.name))
        for (const Item& i : g.items) {
          const std::string_view each = i.row->when.counts ? ", each" : "";
          table.lines.push_back({{fmt::format("{}{}", i.row->label, each), marked(i, true)}, std::string{i.row->clause}});
        }
    for (const Extra& x : now.extra_rows()) {
      const std::string when = x.when_text.empty() ? "" : fmt::format(" ({})", x.when_text);
      table.lines.push_back({{std::string{x.label} + when, signed_number(x.value) + std::string{mark(x.source)}}, {}});
    }
    add(tables, std::move(table));
  }

  static void others(Tables& tables, const std::vector<Group>& groups, const Vocabulary& known) {
    std::vector<Group> bands;
    std::vector<std::vector<Group>> rest;
    for (const Group& g : groups) {
      if (of_modifiers(g.name)) continue;
      const auto with = std::find_if(rest.begin(), rest.end(), [&](const auto& r) { return joins(r, g); });
      if (of_bands(g.name)) bands.push_back(g);
      else if (with != rest.end()) with->push_back(g);
      else rest.push_back({g});
    }
    if (!bands.empty()) add_bands(tables, bands, known);
    for (std::vector<Group>& r : rest)
      if (r.size() == 1) list(tables, r[0], known);
      else add_matrix(tables, std::move(r), known);
  }
  static bool joins(const std::vector<Group>& some, const Group& g) {
    const auto like = [&](const Group& s) { return tail(s.name) != "values" && alike(s, g); };
    return tail(g.name) != "values" && std::any_of(some.begin(), some.end(), like);
  }

  // The rows of one table, the same length in inches and centimetres on one line.
  static void list(Tables& tables, const Group& g, const Vocabulary& known) {
    const bool by_id = g.alike_labels();
    Sheet::Table table{tail(g.name) == "values" ? "" : words_of(known, tail(g.name)), {}, {}, {}};
    if (by_id) table.title = g.items[0].row->label;
    for (std::size_t i = 0; i < g.items.size(); ++i) {
      const Item& at = g.items[i];
      Sheet::Line line{{by_id ? words_of(known, at.row->id) : std::string{at.row->label}, marked(at, false)}, std::string{at.row->clause}};
      if (i + 1 < g.items.size() && in_both_units(*at.row, *g.items[i + 1].row)) line.cells[1] += " / " + marked(g.items[++i], false);
      table.lines.push_back(std::move(line));
    }
    add(tables, std::move(table));
  }
  static bool in_both_units(const Row& a, const Row& b) {
    return a.unit == "in" && b.unit == "cm" && a.label == b.label && a.clause == b.clause;
  }

  // "see fire: strings; target in a building": a whole table by its name, else each row by its words.
  void elsewhere(Sheet::Part& part, std::size_t p) {
    std::vector<std::pair<std::string, std::vector<std::string>>> see;
    for (const Row& row : rows(p)) {
      if (!row.shared || home(row) == p) continue;
      const std::string where = home(row) == kFront ? std::string{stem(row.group)} : std::string{set_.phases[home(row)]->name};
      if (see.empty() || see.back().first != where) see.push_back({where, {}});
      const std::string words = names_all(p, row) ? words_of({}, tail(row.group)) : std::string{row.label};
      if (see.back().second.empty() || see.back().second.back() != words) see.back().second.push_back(words);
    }
    for (const auto& [where, words] : see) part.elsewhere.push_back(fmt::format("see {}: {}", where, fmt::join(words, "; ")));
  }
  bool names_all(std::size_t p, const Row& row) {
    if (home(row) == kFront) return true;
    const auto others_there = rows(home(row));
    return tail(row.group) != "values" && has_all(p, of(row.group)->group) &&
           std::none_of(others_there.begin(), others_there.end(), [&](const Row& r) { return r.group == row.group && !r.shared; });
  }

  // "they break off: units alone melt away": with the outcome that it follows from, unless its own words say so.
  static Sheet::Note reminder(const Phase& phase, const Reminder& r) {
    std::string text{r.text};
    for (const Shown& f : phase.outcome) {
      if (r.field.empty() || f.name != r.field) continue;
      const bool said_so = f.member.kind == Kind::word && r.text.find(said(f.member, r.equals)) != r.text.npos;
      if (!said_so) text = fmt::format("{}: {}", outcome_words(f, r.equals), r.text);
    }
    return {std::move(text), std::string{r.clause}};
  }

  void marks(Sheet& sheet) const {
    bool of[std::size(kSourceNames)] = {};
    for (const Charts& c : now_) {
      for (std::size_t r = 0; r < c.rows().size(); ++r) of[std::size_t(c.source(int(r)))] = true;
      for (const Extra& x : c.extra_rows()) of[std::size_t(x.source)] = true;
    }
    if (of[std::size_t(Source::reconstructed)])
      sheet.marks.emplace_back("* reconstructed: the author's own value is lost; a house file can put it right");
    if (of[std::size_t(Source::ruling)]) sheet.marks.emplace_back("° a ruling, where the page is silent or contradicts itself");
    if (of[std::size_t(Source::house)]) sheet.marks.emplace_back("† of the house: changed or added by a house file");
  }

  const Set& set_;
  std::span<const Charts> now_;
  std::vector<Shared> shared_;
};

}  // namespace

Sheet sheet(const Set& set, std::span<const Charts> in_force) { return Maker{set, in_force}.make(); }

}  // namespace rules::show
