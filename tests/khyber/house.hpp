// A phase played with some of its values changed, as a house file changes them.
#pragma once
#include <algorithm>
#include <utility>
#include "rules/seeded.hpp"
#include "table.hpp"

namespace house {

using Changes = std::vector<std::pair<std::string_view, std::int32_t>>;

inline std::vector<std::int32_t> values(const rules::Phase& phase, const Changes& changes) {
  std::vector<std::int32_t> v;
  for (const rules::Row& r : phase.table) v.push_back(r.value);
  for (const auto& change : changes) {
    const auto row = std::find_if(phase.table.begin(), phase.table.end(), [&](const rules::Row& r) { return r.id == change.first; });
    if (row == phase.table.end()) throw std::logic_error{"no such row"};
    v[std::size_t(row - phase.table.begin())] = change.second;
  }
  return v;
}

// As table::play; a Forbidden is thrown as it is.
inline table::Played play(std::string_view line, const Changes& changes, std::vector<rules::Face> faces = {}) {
  table::Set_up up = table::set_up(line);
  const auto in_force = values(*up.phase, changes);
  table::Played p;
  p.phase = up.phase;
  const rules::Charts page{up.phase->table, in_force.data()};
  up.phase->rule.settle(up.situation, page.about(up.situation.bytes, up.phase->fields));
  rules::Seeded open{0};
  rules::Entered entered{faces, open};
  up.phase->rule.play(up.situation, page.about(up.situation.bytes, up.phase->fields, &p.record), entered, p.outcome);
  entered.all_used();
  return p;
}

inline std::string forbidden(std::string_view line, const Changes& changes) {
  try {
    play(line, changes);
  } catch (const rules::Forbidden& f) {
    return std::string{f.clause};
  }
  return "allowed";
}

}  // namespace house
