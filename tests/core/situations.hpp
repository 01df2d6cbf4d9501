// The situations of tests/situations.txt, which cover every phase: settled, to be rolled and counted.
#pragma once
#include "rules/odds.hpp"
#include "table.hpp"

namespace situations {

struct Line {
  std::string text, set;
  bool forbidden = false;
};
const std::vector<Line>& all();
std::vector<std::string_view> allowed(std::string_view set);

// One of them under the values in force; stays where it was made, since charts point into it.
class Settled {
 public:
  // Throws Forbidden or Bad. `record` gets what settling read.
  explicit Settled(std::string_view line, std::span<const rules::Extra> extras = {}, const std::int32_t* values = nullptr,
                   rules::Record* record = nullptr);
  Settled(const Settled&) = delete;
  Settled& operator=(const Settled&) = delete;

  const rules::Phase& phase() const { return *up_.phase; }
  const rules::Set& set() const { return *rules::find_set(phase().set); }
  const rules::Situation& situation() const { return up_.situation; }
  rules::Charts charts(rules::Record* record = nullptr) const;
  rules::Odds odds(std::span<const rules::Face> fixed = {}) const;
  rules::Outcome play(rules::Dice& dice) const;
  // With the dice written down in the record too.
  rules::Outcome play(rules::Dice& dice, rules::Record& record) const;

 private:
  table::Set_up up_;
  rules::Charts page_;
};

// The faces of a record's dice, in order.
std::vector<rules::Face> faces_of(const rules::Record& record);

}  // namespace situations
