#include "cli/house.hpp"
#include <map>
#include <set>
#include "cli/surroundings.hpp"
#include "cli/toml.hpp"
#include "rules/reading.hpp"
#include "rules/text.hpp"

namespace rules::cli {
namespace {

// Every dotted path that a house file may hold: "camerone.fire.modifiers.officer", "maximilian.classes.firing.militia".
std::set<std::string> known_paths() {
  std::set<std::string> all;
  for (const Set* set : sets())
    for (const Phase* phase : set->phases) {
      for (const Row& row : phase->table)
        all.insert(std::string{set->name} + (row.shared ? "." : "." + std::string{phase->name} + ".") + path_of(row));
      if (!phase->main_roll.empty()) all.insert(std::string{set->name} + "." + std::string{phase->name} + ".extra");
    }
  return all;
}

bool leads_somewhere(const std::set<std::string>& known, const std::string& path) {
  const auto next = known.lower_bound(path + ".");
  return next != known.end() && next->starts_with(path + ".");
}

// The names that may follow a path.
std::vector<std::string> names_below(const std::set<std::string>& known, const std::string& prefix) {
  std::vector<std::string> names;
  const std::string start = prefix.empty() ? "" : prefix + ".";
  for (auto k = known.lower_bound(start); k != known.end() && k->starts_with(start); ++k) {
    const std::string name = k->substr(start.size(), k->find('.', start.size()) - start.size());
    if (names.empty() || names.back() != name) names.push_back(name);
  }
  return names;
}

}  // namespace

class HouseReader {
 public:
  HouseReader(House& house, std::string path) : house_{house}, file_{std::move(path)} {}

  void read(std::string_view text) {
    toml::table table;
    try {
      table = toml::parse(text, file_);
    } catch (const toml::parse_error& e) {
      throw Damaged{file_ + ":" + std::to_string(e.source().begin.line) + ": " + clean(e.description(), "the error")};
    }
    walk(table, "");
    for (const Set* set : sets())
      for (const Phase* phase : set->phases) ascending(*phase);
  }

 private:
  [[noreturn]] void fail(const toml::key& key, const std::string& path, const std::string& what) const {
    throw Bad{file_ + ":" + std::to_string(key.source().begin.line) + ": " + clean(path, "a key") + ": " + what};
  }

  void walk(const toml::table& table, const std::string& prefix) {
    for (auto&& [key, node] : table) {
      const std::string name{key.str()}, path = prefix.empty() ? name : prefix + "." + name;
      if (known_.contains(path)) {
        if (name == "extra") own_modifiers(key, path, node);
        else change(key, path, node);
      } else if (leads_somewhere(known_, path)) {
        if (!node.is_table()) fail(key, path, "expected a table");
        walk(*node.as_table(), path);
      } else {
        unknown(key, prefix, name, path);
      }
    }
  }

  [[noreturn]] void unknown(const toml::key& key, const std::string& prefix, const std::string& name, const std::string& path) const {
    const std::vector<std::string> names = names_below(known_, prefix);
    const std::vector<std::string_view> views{names.begin(), names.end()};
    fail(key, path, "no such " + std::string{prefix.empty() ? "rule set" : "value or table"} + hint(name, views));
  }

  // The set and the phase that a path begins with, and what is left of it.
  struct Where {
    const Set* set;
    const Phase* phase;
    std::string rest;
  };
  static Where where(const std::string& path) {
    const std::size_t dot = path.find('.'), next = path.find('.', dot + 1);
    const Set* set = find_set(path.substr(0, dot));
    const Phase* phase = find_phase(*set, path.substr(dot + 1, next - dot - 1));
    const std::string rest = path.substr((phase ? next : dot) + 1);
    if (phase && rest != "extra" && row_at(*phase, rest, false) < 0)
      return {set, nullptr, path.substr(dot + 1)};  // a shared table of a phase's name
    return {set, phase, rest};
  }

  static const Row& row_of(const Where& w) {
    if (w.phase) return w.phase->table[std::size_t(row_at(*w.phase, w.rest, false))];
    for (const Phase* p : w.set->phases)
      if (const int r = row_at(*p, w.rest, true); r >= 0) return p->table[std::size_t(r)];
    throw std::logic_error{"a known path without a row"};
  }

  void change(const toml::key& key, const std::string& path, const toml::node& node) {
    const Where w = where(path);
    const Row& row = row_of(w);
    std::int32_t value = 0;
    try {
      if (const auto* whole = node.as_integer()) value = house_value(row, whole->get());
      else if (const auto* decimal = node.as_floating_point()) value = house_value(row, decimal->get());
      else if (const auto* word = node.as_string()) value = house_value(row, std::string_view{word->get()});
      else throw Bad{"expected " + expected_of(row)};
    } catch (const Bad& e) {
      fail(key, path, e.what());
    }
    house_.changes_.push_back({w.set, w.phase, w.rest, value});
    lines_[path] = key.source().begin.line;
  }

  void own_modifiers(const toml::key& key, const std::string& path, const toml::node& node) {
    const toml::array* list = node.as_array();
    if (!list) fail(key, path, "expected [[" + path + "]] with label, value and perhaps when");
    for (const toml::node& item : *list) {
      if (!item.is_table()) fail(key, path, "expected a table with label, value and perhaps when");
      own_modifier(path, *item.as_table(), key);
    }
  }

  void own_modifier(const std::string& path, const toml::table& table, const toml::key& above) {
    constexpr std::string_view names[] = {"label", "value", "when"};
    House::Own own{where(path).phase, 0, {}, {}};
    bool has_value = false;
    for (auto&& [key, node] : table) {
      const std::string name{key.str()}, full = path + "." + name;
      if (name == "value") {
        const auto* whole = node.as_integer();
        if (!whole || whole->get() < -1000 || whole->get() > 1000) fail(key, full, "expected a whole number from -1000 to 1000");
        own.value = std::int32_t(whole->get());
        has_value = true;
      } else if (name == "label" || name == "when") {
        const auto* text = node.as_string();
        if (!text || text->get().empty()) fail(key, full, "expected a text in quotes");
        (name == "label" ? own.label : own.when) = clean(text->get(), full);
        if (name == "when") condition(key, full, own);
      } else {
        fail(key, full, "no such key" + hint(name, names) + " (label, value, when)");
      }
    }
    if (own.label.empty() || !has_value) fail(above, path, "a modifier has a label and a value");
    house_.own_.push_back(std::move(own));
  }

  void condition(const toml::key& key, const std::string& path, const House::Own& own) const {
    try {
      rules::condition(*own.phase, own.when);
    } catch (const Bad& e) {
      fail(key, path, e.what());
    }
  }

  void ascending(const Phase& phase) const {
    const int row = nearer_than_before(phase, house_.in_force(phase).charts());
    if (row < 0) return;
    const Row &far = phase.table[std::size_t(row)], &near = phase.table[std::size_t(row) - 1];
    for (const Row* mine : {&far, &near}) {  // the one that this file changes: before it they ascended
      const std::string path = std::string{phase.set} + "." + (mine->shared ? "" : std::string{phase.name} + ".") + path_of(*mine);
      if (const auto line = lines_.find(path); line != lines_.end())
        throw Bad{file_ + ":" + std::to_string(line->second) + ": " + path + ": " + std::string{far.id} + " is nearer than " +
                  std::string{near.id} + ": bands ascend"};
    }
    throw std::logic_error{"bands that do not ascend, unchanged"};
  }

  House& house_;
  std::string file_;
  std::set<std::string> known_ = known_paths();
  std::map<std::string, std::uint32_t> lines_;  // where each value stands
};

void House::load(const std::string& path) { load_text(path, read_file(path)); }

void House::load_text(const std::string& name, std::string_view text) {
  HouseReader{*this, name}.read(text);
  files_ += (files_.empty() ? "" : ", ") + clean(name, "--house");
}

void House::load_all(const std::vector<std::string>& paths) {
  for (const std::string& p : paths) load(p);
}

InForce House::in_force(const Phase& phase) const {
  InForce now{phase};
  for (const Change& c : changes_) {
    if (c.set->name != phase.set || (c.phase && c.phase != &phase)) continue;
    if (const int row = row_at(phase, c.path, c.phase == nullptr); row >= 0) now.put(row, c.value);
  }
  for (const Own& own : own_)
    if (own.phase == &phase) now.add(own.value, own.label, Source::house, own.when);
  return now;
}

}  // namespace rules::cli
