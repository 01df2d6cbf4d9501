#include "table.hpp"
#include <sstream>
#include "rules/expression.hpp"
#include "rules/odds.hpp"
#include "rules/reading.hpp"
#include "rules/seeded.hpp"

namespace table {
using namespace rules;
namespace {

const Field& field_of(const Phase& phase, std::string_view name) {
  for (const Field& f : phase.fields)
    if (f.name == name) return f;
  throw std::logic_error{"no field " + std::string{name}};
}

std::size_t outcome_of(const Phase& phase, std::string_view name) {
  for (std::size_t i = 0; i < phase.outcome.size(); ++i)
    if (phase.outcome[i].name == name) return i;
  throw std::logic_error{"no outcome field " + std::string{name}};
}

std::string decimal(Fraction f) {
  std::ostringstream s;
  s << double(f.num) / f.den;
  return s.str();
}

std::string said(Kind kind, std::span<const Word> words, Cell c) {
  if (c == kAbsent) return "absent";
  switch (kind) {
    case Kind::flag: return c ? "true" : "false";
    case Kind::word: return std::string{words[std::size_t(c)].name};
    case Kind::decimal: return decimal(unpack_fraction(c));
    case Kind::fraction: {
      const Fraction f = unpack_fraction(c);
      return std::to_string(f.num) + (f.den == 1 ? "" : "/" + std::to_string(f.den));
    }
    case Kind::length: {
      const Length l = unpack_length(c);
      return std::to_string(l.nano / Length::kNano) + std::string{kUnitNames[std::size_t(l.unit)]};
    }
    default: return std::to_string(c);
  }
}

}  // namespace

std::string Played::operator[](std::string_view field) const {
  const std::size_t i = outcome_of(*phase, field);
  const Member& m = phase->outcome[i].member;
  return said(m.kind, m.words, outcome[i]);
}

std::string Played::modifier(std::string_view label) const {
  bool found = false;
  Cell sum = 0;
  for (const Entry& e : record.entries)
    if (e.what == Entry::What::modifier && e.label == label) {
      found = true;
      sum += e.value;
    }
  return found ? std::to_string(sum) : "";
}

std::string Played::step(std::string_view label) const {
  for (const Entry& e : record.entries)
    if (e.what == Entry::What::step && e.label == label) return said(e.kind, e.words, e.value);
  return "";
}

bool Played::remarked(std::string_view clause) const {
  for (const Entry& e : record.entries)
    if (e.what == Entry::What::remark && e.clause == clause) return true;
  return false;
}

Set_up set_up(std::string_view line) {
  static std::vector<std::unique_ptr<std::string>> kept;  // situations hold views of their texts
  kept.push_back(std::make_unique<std::string>(line));
  std::string_view rest = *kept.back();
  const auto next = [&] {
    const std::size_t end = std::min(rest.find(' '), rest.size());
    const std::string_view word = rest.substr(0, end);
    rest.remove_prefix(std::min(end + 1, rest.size()));
    return word;
  };
  const Set* set = find_set(next());
  Set_up up;
  up.phase = set ? find_phase(*set, next()) : nullptr;
  if (!up.phase) throw std::logic_error{"no such phase: " + std::string{line}};
  up.phase->rule.begin(up.situation);
  std::uint64_t given = 0;
  while (!rest.empty()) {
    const std::string_view word = next();
    const std::size_t equals = word.find('=');
    const Field& f = field_of(*up.phase, word.substr(0, equals));
    read_field(f, up.situation, equals == word.npos ? "true" : word.substr(equals + 1), set->unit);
    given |= std::uint64_t{1} << (&f - up.phase->fields.data());
  }
  require_fields(*up.phase, given);
  return up;
}

Played play(std::string_view line, std::vector<Face> faces, std::vector<int> mods) {
  Set_up up = set_up(line);
  Played p;
  p.phase = up.phase;
  std::vector<Extra> extras;
  for (const int m : mods) extras.push_back({m, "mod"});
  const Charts page{up.phase->table, nullptr, nullptr, extras};
  up.phase->rule.settle(up.situation, page.about(up.situation.bytes, up.phase->fields));
  Seeded open{0};
  Entered entered{faces, open};
  Recorder dice{entered, p.record};
  up.phase->rule.play(up.situation, page.about(up.situation.bytes, up.phase->fields, &p.record), dice, p.outcome);
  entered.all_used();
  return p;
}

std::string forbidden(std::string_view line) {
  Set_up up = set_up(line);
  try {
    up.phase->rule.settle(up.situation, Charts{up.phase->table}.about(up.situation.bytes, up.phase->fields));
  } catch (const Forbidden& f) {
    return std::string{f.clause};
  }
  return "allowed";
}

std::string refused(std::string_view line, std::vector<Face> faces) {
  try {
    if (faces.empty()) {
      Set_up up = set_up(line);
      up.phase->rule.settle(up.situation, Charts{up.phase->table}.about(up.situation.bytes, up.phase->fields));
    } else {
      play(line, faces);
    }
  } catch (const Bad& e) {
    return e.what();
  }
  return "accepted";
}

std::string chance(std::string_view line, std::string_view field, std::string_view value) {
  Set_up up = set_up(line);
  const Charts page = Charts{up.phase->table}.about(up.situation.bytes, up.phase->fields);
  up.phase->rule.settle(up.situation, page);
  const std::size_t i = outcome_of(*up.phase, field);
  const Member& m = up.phase->outcome[i].member;
  const Odds all = odds(*up.phase, up.situation, page);
  for (const Marginal& marginal : all.marginals())
    if (marginal.field == i)
      for (const Marginal::Value& v : marginal.values)
        if (said(m.kind, m.words, v.value) == value) return v.share.exact;
  return "0";
}

}  // namespace table
