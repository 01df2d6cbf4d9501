#include "show/tables.hpp"
#include <set>
#include "show/cells.hpp"

namespace rules::show {
namespace {

void bounds(Out& out, const Row& row) {
  if (!row.words.empty()) {
    std::string_view between = "; ";
    for (const Word& w : row.words) {
      out.print("{}{}", between, w.name);
      between = " | ";
    }
    return;
  }
  out.print("; {} to {}", row.low, row.high);
  if (!row.unit.empty()) out.print(" {}", row.unit);
  if (row.per == 1000) out.put(", thousandths");
  else if (row.per != 1) out.print(", in 1/{}", row.per);
  if (!row.bar.empty()) out.print(", or \"{}\"", row.bar);
}

void one(Out& out, const Row& row, std::int32_t value, Source source) {
  const std::string name = value_name(row, value);
  const bool text = name.find_first_not_of("-0123456789.") != name.npos;
  std::string line = text ? fmt::format("{} = \"{}\"", row.id, name) : fmt::format("{} = {}", row.id, name);
  line.resize(std::max<std::size_t>(line.size() + 2, 34), ' ');
  out.print("{}# {} ({}, {}", line, row.label, row.clause, kSourceNames[std::size_t(source)]);
  bounds(out, row);
  out.put(")\n");
}

// The rows of one table, in whichever phases they stand: a shared table's are spread over several.
void group(Out& out, std::string_view head, std::string_view name, bool shared, std::span<const Phase* const> phases,
           std::span<const Charts> in_force) {
  out.print("\n[{}.{}]\n", head, name);
  std::set<std::string_view> ids;
  for (std::size_t p = 0; p < phases.size(); ++p)
    for (std::size_t i = 0; i < phases[p]->table.size(); ++i) {
      const Row& row = phases[p]->table[i];
      if (row.shared == shared && row.group == name && ids.insert(row.id).second)
        one(out, row, in_force[p].peek(int(i)), in_force[p].source(int(i)));
    }
}

void groups(Out& out, std::string_view head, bool shared, std::span<const Phase* const> phases, std::span<const Charts> in_force) {
  std::set<std::string_view> seen;
  for (const Phase* phase : phases)
    for (const Row& row : phase->table)
      if (row.shared == shared && seen.insert(row.group).second) group(out, head, row.group, shared, phases, in_force);
}

// A house file's own modifiers.
void extras(Out& out, const Set& set, const Phase& phase, const Charts& now) {
  for (const Extra& x : now.extra_rows()) {
    out.print("\n[[{}.{}.extra]]\nlabel = ", set.name, phase.name);
    out.quoted(x.label);
    out.print("\nvalue = {}\n", x.value);
    if (!x.when_text.empty()) {
      out.put("when = ");
      out.quoted(x.when_text);
      out.put('\n');
    }
  }
}

}  // namespace

void tables(Out& out, const Set& set, std::span<const Charts> in_force) {
  out.print("# {}: {}, {}{}{}\n", set.name, set.title, set.author, set.printed_in.empty() ? "" : ", ", set.printed_in);
  out.put(
      "# Each value with its words, clause and source, then what it may be. This is a house file as it stands:\n"
      "# keep the lines that you change.\n");
  groups(out, set.name, true, set.phases, in_force);
  for (std::size_t p = 0; p < set.phases.size(); ++p) {
    groups(out, fmt::format("{}.{}", set.name, set.phases[p]->name), false, set.phases.subspan(p, 1), in_force.subspan(p, 1));
    extras(out, set, *set.phases[p], in_force[p]);
  }
}

}  // namespace rules::show
