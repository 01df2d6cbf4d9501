// A table to play on: phases resolved from a line of words, for tests of any rule set.
//
//   play("camerone fire section=3 range=pb officer", {4, 2})["casualties"] == "8"
#pragma once
#include <map>
#include <string>
#include <vector>
#include "rules/catalogue.hpp"
#include "rules/sources.hpp"

namespace table {

struct Played {
  const rules::Phase* phase = nullptr;
  rules::Outcome outcome{};
  rules::Record record;
  // An outcome field as text: "8", "true", "rout", "2/3", "7.5"; "absent" where this outcome lacks it.
  std::string operator[](std::string_view field) const;
  // The sum of the recorded modifiers of that label, "" when none was recorded.
  std::string modifier(std::string_view label) const;
  // A recorded step's value by its label, "" when there is none.
  std::string step(std::string_view label) const;
  bool remarked(std::string_view clause) const;
};

struct Set_up {
  const rules::Phase* phase = nullptr;
  rules::Situation situation;
};

// "SET PHASE field=value flag …" made into a situation, not yet settled.
Set_up set_up(std::string_view line);

// Settles and plays with the faces given, all of which must be used. `mods` are --mod values.
Played play(std::string_view line, std::vector<rules::Face> faces = {}, std::vector<int> mods = {});

// The clause that forbids it, or "allowed".
std::string forbidden(std::string_view line);

// The message with which it is refused (status 2), or "accepted".
std::string refused(std::string_view line, std::vector<rules::Face> faces = {});

// Exact odds: the chance of a field's value, as a fraction in lowest terms ("1/6", "0", "1").
std::string chance(std::string_view line, std::string_view field, std::string_view value);

}  // namespace table
