// No dead knobs: every value that `rules tables` prints changes the sheet and, for some situation, the outcome.
#include <fstream>
#include <set>
#include <sstream>
#include "catch.hpp"
#include "rules/in_force.hpp"
#include "rules/odds.hpp"
#include "show/sheet.hpp"
#include "show/tables.hpp"
#include "table.hpp"

using namespace rules;

namespace {

// What a situation comes to under the values in force: its odds, its derived fields, or what forbids it.
std::string told(const std::string& line, const Charts& charts) {
  table::Set_up up = table::set_up(line);
  const Charts now = charts.about(up.situation.bytes, up.phase->fields);
  try {
    up.phase->rule.settle(up.situation, now);
    const Odds all = odds(*up.phase, up.situation, now);
    std::string s;
    for (const Marginal& m : all.marginals())
      for (const Marginal::Value& v : m.values) s += std::to_string(m.field) + ":" + std::to_string(v.value) + "=" + v.share.exact + " ";
    return s;
  } catch (const Forbidden& f) {
    return std::string{f.clause};
  } catch (const Bad& e) {
    return e.what();
  }
}

std::vector<std::string> situations_of(const Phase& phase) {
  std::ifstream file{RULES_SOURCE "/tests/situations.txt"};
  const std::string begin = std::string{phase.set} + " " + std::string{phase.name};
  std::vector<std::string> all;
  for (std::string line; std::getline(file, line);) {
    if (line.starts_with("! ")) line.erase(0, 2);
    if (line == begin || line.starts_with(begin + " ")) all.push_back(line);
  }
  return all;
}

// Other values that a row can hold, near its own and at its bounds.
std::vector<std::int32_t> others(const Row& row) {
  std::vector<std::int32_t> all;
  for (const std::int64_t v :
       {std::int64_t{row.value} + row.per, std::int64_t{row.value} - row.per, std::int64_t{row.low} * row.per,
        std::int64_t{row.high} * row.per, std::int64_t{row.value} + 1, std::int64_t{row.value} + 2, std::int64_t{row.value} - 3})
    if (v != row.value && v >= std::int64_t{row.low} * row.per && v <= std::int64_t{row.high} * row.per) all.push_back(std::int32_t(v));
  return all;
}

InForce changed(const Phase& phase, std::size_t row, std::int32_t value) {
  InForce now{phase};
  now.put(int(row), value);
  return now;
}

std::string sheet_of(const Set& set, const Phase& phase, const InForce* changed) {
  std::vector<Charts> charts;
  for (const Phase* p : set.phases) charts.push_back(changed && p == &phase ? changed->charts() : Charts{p->table});
  show::Out out;
  show::sheet_md(out, set, charts);
  return std::string{out.text()};
}

bool turns_something(const Phase& phase, std::size_t row, const std::vector<std::string>& lines, const std::vector<std::string>& before) {
  for (const std::int32_t value : others(phase.table[row])) {
    const InForce now = changed(phase, row, value);
    for (std::size_t i = 0; i < lines.size(); ++i)
      if (told(lines[i], now.charts()) != before[i]) return true;
  }
  return false;
}

}  // namespace

TEST_CASE("every value of every set changes an outcome or its cell of the sheet") {
  for (const Set* set : sets()) {
    std::set<std::string> turned, dead;  // a shared row is alive when one of its phases feels it
    for (const Phase* phase : set->phases) {
      const std::vector<std::string> lines = situations_of(*phase);
      const std::string plain = sheet_of(*set, *phase, nullptr);
      std::vector<std::string> before;
      if (!phase->draw)
        for (const std::string& line : lines) before.push_back(told(line, Charts{phase->table}));
      for (std::size_t r = 0; r < phase->table.size(); ++r) {
        const Row& row = phase->table[r];
        const std::string name = std::string{set->name} + (row.shared ? "." : "." + std::string{phase->name} + ".") + path_of(row);
        const auto values = others(row);
        REQUIRE(!values.empty());
        const InForce now = changed(*phase, r, values[0]);
        const bool alive = (!phase->draw && turns_something(*phase, r, lines, before)) || sheet_of(*set, *phase, &now) != plain;
        (alive ? turned : dead).insert(name);
      }
    }
    for (const std::string& name : dead) {
      INFO(name);
      CHECK(turned.contains(name));
    }
  }
}

TEST_CASE("tables print every value of every set, each once") {
  for (const Set* set : sets()) {
    std::vector<Charts> charts;
    for (const Phase* p : set->phases) charts.push_back(Charts{p->table});
    show::Out out;
    show::tables(out, *set, charts);
    std::map<std::string, int> printed;
    std::istringstream lines{std::string{out.text()}};
    std::string table;
    for (std::string line; std::getline(lines, line);) {
      if (line.starts_with("[")) table = line.substr(1, line.find(']') - 1);
      else if (!line.starts_with("#") && line.find(" = ") != line.npos) ++printed[table + "." + line.substr(0, line.find(' '))];
    }
    for (const Phase* phase : set->phases)
      for (const Row& row : phase->table) {
        const std::string path = std::string{set->name} + (row.shared ? "." : "." + std::string{phase->name} + ".") + path_of(row);
        CAPTURE(path);
        CHECK(printed[path] == 1);
      }
  }
}
