#include "catch.hpp"
#include "table.hpp"

using table::chance, table::forbidden, table::play, table::refused;

namespace {
std::string raise(const std::string& troop, int year) { return "maximilian raise troop=" + troop + " year=" + std::to_string(year); }
}  // namespace

TEST_CASE("MAX-RAISE the intervention: years, weapon, regular and veteran") {
  struct Case {
    const char* troop;
    int first, last;
    const char* weapon;
    int veteran;
  };  // veteran to so much, -1 never
  for (const Case c : {Case{"french-line", 1861, 1862, "rifled-musket", -1},
                       {"french-line", 1863, 1865, "rifled-musket", 1},
                       {"french-line", 1866, 1867, "rifled-musket", 0},
                       {"chasseurs", 1861, 1867, "rifled-musket", 7},
                       {"zouaves", 1861, 1867, "rifled-musket", 9},
                       {"foreign-legion", 1861, 1867, "rifled-musket", 8},
                       {"african-light-infantry", 1861, 1867, "rifled-musket", 2},
                       {"naval-troops", 1861, 1867, "rifled-musket", 0},
                       {"contra-guerillas", 1862, 1867, "rifled-musket", 1},
                       {"austrian-legion", 1864, 1867, "rifle", 6},
                       {"belgian-legion", 1865, 1866, "rifle", 5},
                       {"egyptian-battalion", 1863, 1867, "rifled-musket", 2},
                       {"french-artillery", 1861, 1867, "artillery", 3},
                       {"chasseurs-d-afrique", 1861, 1867, "carbine", 4}})
    for (int year = c.first; year <= c.last; ++year)
      for (int die = 0; die <= 9; ++die) {
        const auto p = play(raise(c.troop, year), {die});
        CAPTURE(c.troop, year, die);
        CHECK(p["class"] == (die <= c.veteran ? "veteran" : "regular"));
        CHECK(p["weapon"] == c.weapon);
        CHECK(p["grade"] == "absent");
        CHECK(p["lance"] == "absent");
      }
  CHECK(play(raise("turcos", 1864), {9})["class"] == "veteran");
}

TEST_CASE("MAX-RAISE the irregulars: grade, class and lances of every face") {
  struct Case {
    const char* troop;
    int first, last;
    const char* faces[10];
  };  // of 0, 1, 2 …: class, grade, L for lancers
  for (const Case& c :
       {Case{"militia-foot", 1861, 1864, {"M N", "M P", "M P", "M P", "M VP", "M VP", "M VP", "M C", "M C", "M C"}},
        Case{"militia-foot", 1865, 1867, {"R N", "P N", "P N", "M N", "M N", "M P", "M P", "M VP", "M VP", "M C"}},
        Case{"irregular-cavalry", 1861, 1864, {"P N L", "M N L", "M N L", "M P", "M P", "M P", "M VP L", "M VP L", "M C L", "M C L"}},
        Case{"irregular-cavalry", 1865, 1867, {"R N", "P N L", "P N L", "P N L", "P N L", "M N L", "M N L", "M P L", "M P L", "M VP L"}}})
    for (int year = c.first; year <= c.last; ++year)
      for (int die = 0; die <= 9; ++die) {
        const auto p = play(raise(c.troop, year), {die});
        CAPTURE(c.troop, year, die);
        const std::string_view as = c.faces[die][0] == 'M' ? "militia" : c.faces[die][0] == 'P' ? "poor" : "regular";
        CHECK(p["class"] == as);
        CHECK(" " + p["grade"] + (p["lance"] == "true" ? " L" : "") == c.faces[die] + 1);
        CHECK(p["weapon"] == "unknown");
        CHECK(p["lance"] != "absent");
      }
}

TEST_CASE("MAX-RAISE-1 a year outside the span is forbidden") {
  struct Case {
    const char* troop;
    int first, last;
  };
  for (const Case c : {Case{"french-line", 1861, 1867},
                       {"chasseurs", 1861, 1867},
                       {"zouaves", 1861, 1867},
                       {"foreign-legion", 1861, 1867},
                       {"african-light-infantry", 1861, 1867},
                       {"naval-troops", 1861, 1867},
                       {"contra-guerillas", 1862, 1867},
                       {"austrian-legion", 1864, 1867},
                       {"belgian-legion", 1865, 1866},
                       {"egyptian-battalion", 1863, 1867},
                       {"french-artillery", 1861, 1867},
                       {"chasseurs-d-afrique", 1861, 1867},
                       {"militia-foot", 1861, 1867},
                       {"irregular-cavalry", 1861, 1867}}) {
    CAPTURE(c.troop);
    CHECK(forbidden(raise(c.troop, c.first - 1)) == "MAX-RAISE-1");
    CHECK(forbidden(raise(c.troop, c.first)) == "allowed");
    CHECK(forbidden(raise(c.troop, c.last)) == "allowed");
    CHECK(forbidden(raise(c.troop, c.last + 1)) == "MAX-RAISE-1");
  }
}

TEST_CASE("MAX-RAISE unknown troops are refused with the nearest") {
  CHECK(refused(raise("chaseurs", 1863)).find("did you mean chasseurs?") != std::string::npos);
  CHECK(refused(raise("turco", 1863)).find("did you mean turcos?") != std::string::npos);
}

TEST_CASE("MAX-RAISE exact odds") {
  CHECK(chance(raise("chasseurs-d-afrique", 1867), "class", "veteran") == "1/2");
  CHECK(chance(raise("irregular-cavalry", 1863), "lance", "true") == "7/10");
  CHECK(chance(raise("militia-foot", 1866), "grade", "N") == "1/2");
}
