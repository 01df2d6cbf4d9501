// Expressions rolled with given faces, and their odds, for the tests of this folder.
#pragma once
#include <map>
#include <string>
#include <vector>
#include "rules/catalogue.hpp"
#include "rules/sources.hpp"

namespace rolling {

using rules::Face, rules::kOpen;

const rules::Phase& phase();
// Parsed and settled; the text must outlive it.
rules::Situation settled(std::string_view expr);

// The total with these faces, all of which must be used, or the message of what is wrong.
std::string rolled(std::string_view expr, std::vector<Face> faces = {}, std::vector<int> mods = {});
// What is written down of it: dice, needs and steps in order.
std::string recorded(std::string_view expr, std::vector<Face> faces);

// The message with which an expression is refused before anything is rolled, or "accepted".
std::string refused(std::string_view expr);

struct Chances {
  std::map<Face, std::string> of;  // exact
  std::string rest;
  double mean = 0, sd = 0;
  std::string operator[](Face total) const { return of.count(total) ? of.at(total) : "0"; }
};
Chances odds(std::string_view expr, std::vector<Face> fixed = {}, std::vector<int> mods = {});
// The message with which odds are refused, or "accepted".
std::string odds_refused(std::string_view expr, std::vector<Face> fixed = {});

}  // namespace rolling
