#include "house.hpp"
#include "rules/reading.hpp"
#include "rules/seeded.hpp"

namespace house {
using namespace rules;
namespace {

std::size_t place_of(std::span<const Row> rows, std::string_view id) {
  for (std::size_t i = 0; i < rows.size(); ++i)
    if (rows[i].id == id || std::string{rows[i].group} + "." + std::string{rows[i].id} == id) return i;
  throw std::logic_error{"no row " + std::string{id}};
}

// A phase's values with some of them changed.
struct Changed {
  std::vector<std::int32_t> values;
  std::vector<Source> sources;
  Changed(std::span<const Row> rows, const std::vector<Value>& changes) {
    for (const Row& r : rows) {
      values.push_back(r.value);
      sources.push_back(r.source);
    }
    for (const Value& v : changes) {
      values[place_of(rows, v.id)] = v.value;
      sources[place_of(rows, v.id)] = Source::house;
    }
  }
  Charts over(std::span<const Row> rows) const { return {rows, values.data(), sources.data()}; }
};

}  // namespace

table::Played play(std::string_view line, std::vector<Face> faces, std::vector<Value> values) {
  table::Set_up up = table::set_up(line);
  const Changed changed{up.phase->table, values};
  const Charts page = changed.over(up.phase->table);
  table::Played p;
  p.phase = up.phase;
  up.phase->rule.settle(up.situation, page.about(up.situation.bytes, up.phase->fields));
  Seeded open{0};
  Entered entered{faces, open};
  Recorder dice{entered, p.record};
  up.phase->rule.play(up.situation, page.about(up.situation.bytes, up.phase->fields, &p.record), dice, p.outcome);
  entered.all_used();
  return p;
}

std::string forbidden(std::string_view line, std::vector<Value> values) {
  table::Set_up up = table::set_up(line);
  const Changed changed{up.phase->table, values};
  try {
    up.phase->rule.settle(up.situation, changed.over(up.phase->table).about(up.situation.bytes, up.phase->fields));
  } catch (const Forbidden& f) {
    return std::string{f.clause};
  }
  return "allowed";
}

std::string source(const table::Played& played, std::string_view id) {
  const int row = int(place_of(played.phase->table, id));
  for (const Entry& e : played.record.entries) {
    const bool of_row = (e.what == Entry::What::value || e.what == Entry::What::modifier) && e.row == row;
    if (of_row) return std::string{kSourceNames[std::size_t(e.source)]};
  }
  return "";
}

Face least_wanted(const table::Played& played) {
  Face low = 0;
  for (const Entry& e : played.record.entries)
    if (e.what == Entry::What::need) low = e.span.low - e.value;
  return low;
}

char side(const table::Played& played, std::string_view step) {
  for (const Entry& e : played.record.entries)
    if (e.what == Entry::What::step && e.label == step) return e.side;
  return '?';
}

int remarks(const table::Played& played, std::string_view clause, std::string_view words) {
  int n = 0;
  for (const Entry& e : played.record.entries)
    n += e.what == Entry::What::remark && e.clause == clause && e.label.find(words) != e.label.npos;
  return n;
}

bool has_source(std::string_view set, std::string_view phase, std::string_view id, Source source) {
  const auto rows = find_phase(*find_set(set), phase)->table;
  return rows[place_of(rows, id)].source == source;
}

}  // namespace house
