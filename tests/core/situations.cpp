#include "situations.hpp"
#include <fstream>
#include <stdexcept>

namespace situations {
using namespace rules;

const std::vector<Line>& all() {
  static const std::vector<Line> lines = [] {
    std::ifstream file{RULES_SOURCE "/tests/situations.txt"};
    std::vector<Line> read;
    for (std::string text; std::getline(file, text);) {
      if (text.empty() || text[0] == '#') continue;
      const bool forbidden = text.starts_with("! ");
      if (forbidden) text.erase(0, 2);
      std::string set = text.substr(0, text.find(' '));
      read.push_back({std::move(text), std::move(set), forbidden});
    }
    if (read.empty()) throw std::runtime_error{"tests/situations.txt cannot be read"};
    return read;
  }();
  return lines;
}

std::vector<std::string_view> allowed(std::string_view set) {
  std::vector<std::string_view> texts;
  for (const Line& line : all())
    if (line.set == set && !line.forbidden) texts.push_back(line.text);
  return texts;
}

Settled::Settled(std::string_view line, std::span<const Extra> extras, const std::int32_t* values, Record* record)
    : up_{table::set_up(line)}, page_{up_.phase->table, values, nullptr, extras} {
  up_.phase->rule.settle(up_.situation, charts(record));
}

Charts Settled::charts(Record* record) const { return page_.about(up_.situation.bytes, up_.phase->fields, record); }

Odds Settled::odds(std::span<const Face> fixed) const { return rules::odds(phase(), up_.situation, charts(), fixed); }

Outcome Settled::play(Dice& dice) const {
  Outcome outcome;
  phase().rule.play(up_.situation, charts(), dice, outcome);
  return outcome;
}

Outcome Settled::play(Dice& dice, Record& record) const {
  Outcome outcome;
  Recorder written{dice, record};
  phase().rule.play(up_.situation, charts(&record), written, outcome);
  return outcome;
}

std::vector<Face> faces_of(const Record& record) {
  std::vector<Face> faces;
  for (const Entry& e : record.entries)
    if (e.what == Entry::What::die) faces.push_back(e.value);
  return faces;
}

}  // namespace situations
