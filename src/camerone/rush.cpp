// The next attack.   [CAM-RUSH]
#include <algorithm>
#include <string>
#include "camerone/camerone.hpp"
#include "rules/reading.hpp"

namespace rules::camerone {
namespace {

constexpr std::string_view kByDie = "roll";

using Walls = Few<std::string_view, 2>;

struct Rush {
  Walls walls, sheds_lost;
  std::string_view larger;
};
struct Attack {
  int companies = 0, first = 0, second = 0, first_start = 0, second_start = 0;
};

constexpr Field kFields[] = {
    {"walls", 'w', at<&Rush::walls>, "the two main walls (north,south unless given)"},
    {"larger", 'l', at<&Rush::larger>, "the wall that gets the odd company, or roll (the first unless given)"},
    {"sheds_lost", 's', at<&Rush::sheds_lost>, "a wall along which every shed and stable is in Mexican hands"},
};

constexpr Row in_units(Row row, std::string_view unit) {
  row.unit = unit;
  return row;
}
constexpr Row kTable[] = {
    value("first_wall_on", 3, "the first wall gets the odd company on, or less", "CAM-RUSH-1", 0, 6).ruling(),
    in_units(value("start_in", 40, "start line", "CAM-RUSH-2"), "in"),
    in_units(value("start_cm", 100, "start line", "CAM-RUSH-2"), "cm"),
    in_units(value("start_sheds_lost_in", 20, "start line along a wall whose sheds and stables they hold", "CAM-RUSH-2"), "in"),
    in_units(value("start_sheds_lost_cm", 50, "start line along a wall whose sheds and stables they hold", "CAM-RUSH-2"), "cm"),
};
consteval int the(std::string_view id) { return place(kTable, id); }

constexpr std::string_view kFirstStart = "start line at the first wall", kSecondStart = "start line at the second wall";
constexpr Shown kOutcome[] = {
    {"companies", at<&Attack::companies>, "companies", "companies"},
    {"first", at<&Attack::first>, "against the first wall", {}, "company|companies"},
    {"second", at<&Attack::second>, "against the second wall", {}, "company|companies"},
    {"first_start", at<&Attack::first_start>, kFirstStart, {}, "in"},
    {"second_start", at<&Attack::second_start>, kSecondStart, {}, "in"},
};

bool among(const Walls& walls, std::string_view name) { return std::find(walls.begin(), walls.end(), name) != walls.end(); }

// Throws Bad unless `name` is one of the first `n` of both walls and roll.
void check_name(std::string_view option, const Walls& walls, std::size_t n, std::string_view name) {
  const std::string_view known[] = {walls[0], walls[1], kByDie};
  const Word shown[] = {{known[0]}, {known[1]}, {known[2]}};
  if (std::find(known, known + n, name) != known + n) return;
  throw Bad{std::string{option} + " takes " + choices_of({shown, n}) + ", not '" + std::string{name} + "'" + hint(name, {known, n})};
}

void settle(Rush& s, const Charts&) {
  if (s.walls.count == 0) s.walls = {{"north", "south"}, 2};
  if (s.walls.count < 2 || s.walls[0] == s.walls[1]) throw Bad{"--walls takes two different names"};
  if (among(s.walls, kByDie)) throw Bad{"--walls cannot be called roll, which is a die to --larger"};
  if (!s.larger.data()) s.larger = s.walls[0];
  check_name("--larger", s.walls, 3, s.larger);
  for (const std::string_view wall : s.sheds_lost) check_name("--sheds-lost", s.walls, 2, wall);
}

bool first_gets_more(const Rush& s, const Charts& now, Dice& dice) {
  if (s.larger != kByDie) return s.larger == s.walls[0];
  const int first_on = now[the("first_wall_on")];
  const bool first = dice.roll(d6, "larger share") <= first_on;
  now.need(at_most(first_on), "the first wall", "CAM-RUSH-1");
  return first;
}

// In inches; the book's own centimetres go to the reader.
int start_line(bool sheds_lost, std::string_view label, const Charts& now) {
  now.step(label, now.length(sheds_lost ? the("start_sheds_lost_cm") : the("start_cm")), "CAM-RUSH-2");
  return now[sheds_lost ? the("start_sheds_lost_in") : the("start_in")];
}

Attack rush(const Rush& s, const Charts& now, Dice& dice) {
  Attack a;
  a.companies = int(dice.roll(avd, "companies"));
  a.companies += int(dice.roll(avd, "companies"));
  const int odd = a.companies % 2;
  a.first = a.second = a.companies / 2;
  if (odd) ++(first_gets_more(s, now, dice) ? a.first : a.second);
  a.first_start = start_line(among(s.sheds_lost, s.walls[0]), kFirstStart, now);
  a.second_start = start_line(among(s.sheds_lost, s.walls[1]), kSecondStart, now);
  return a;
}

}  // namespace

extern constexpr Phase kRush = checked({.set = "camerone",
                                        .name = "rush",
                                        .summary = "the next attack: how many companies, where and from how far",
                                        .title = "against {walls}",
                                        .example = "rules rush --sheds-lost south",
                                        .fields = kFields,
                                        .table = kTable,
                                        .outcome = kOutcome,
                                        .rule = rule<settle, rush, kOutcome>});

}  // namespace rules::camerone
