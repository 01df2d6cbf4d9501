#include "catch.hpp"
#include "table.hpp"

using Catch::Matchers::EndsWith, Catch::Matchers::StartsWith;
using table::chance, table::forbidden, table::play, table::refused;

namespace {

// A regular unit without a whole stand has no modifier: its total is the die's face.
const std::string kPlain = " class=regular stands=0";

struct Line {
  int low, high;
  const char* says[3];  // normal, charged, charging
};
const Line kPrinted[] = {
    {-9, 3, {"ok", "ok-fire-close", "charge"}},
    {4, 5, {"hold", "ok-fire-medium", "charge-half-bonus"}},
    {6, 7, {"hold-disordered", "ok-fire-long", "charge-no-bonus"}},
    {8, 8, {"retire-1", "hold-disordered", "hold"}},
    {9, 9, {"retire-2", "hold", "hold"}},
    {10, 25, {"rout", "rout", "hold-disordered"}},
};
const char* const kTests[] = {"normal", "charged", "charging"};

// The total of `die` with an ad-hoc modifier that takes it anywhere.
table::Played totalling(int total, const std::string& more) {
  const int die = std::clamp(total, 0, 9);
  return play("maximilian morale" + kPlain + " " + more, {die}, total == die ? std::vector<int>{} : std::vector<int>{total - die});
}

struct Cause {
  const char* options;
  int worth;
};

}  // namespace

TEST_CASE("MAX-MORALE-1 every total in every column") {
  for (const Line& line : kPrinted)
    for (int total = line.low; total <= line.high; ++total)
      for (int test = 0; test < 3; ++test) {
        CAPTURE(total, kTests[test]);
        const table::Played p = totalling(total, std::string{"test="} + kTests[test]);
        CHECK(p["total"] == std::to_string(total));
        CHECK(p["result"] == line.says[test]);
        CHECK(p["gun"] == "absent");
      }
}

TEST_CASE("MAX-MORALE-1 each modifier of the table") {
  const Cause causes[] = {
      {"test=charged breakthrough", +3},
      {"test=normal general_killed", +2},
      {"test=normal rout_within=12", +2},
      {"test=normal rout_within=24", +1},
      {"test=charged charged_in=rear", +2},
      {"test=charged charged_in=flank", +1},
      {"test=normal stands_lost=1", +1},
      {"test=normal stands_lost=4", +4},
      {"test=normal officer_killed", +1},
      {"test=normal under_artillery_fire", +1},
      {"test=normal disordered", +1},
      {"test=charged charged_by_cavalry", +1},
      {"test=normal again", +1},
      {"test=normal hard_cover", -1},
      {"test=normal officer_attached", -1},
      {"test=normal general_within_12", -1},
      {"test=normal general_attached", -2},
      {"test=charging charging_into=flank", -2},
      {"test=charging charging_into=rear", -2},
      {"test=charging charging_into=flank type=infantry", -2},
      {"test=charging charging_into=flank type=cavalry", -4},
      {"test=charging charging_into=rear type=cavalry", -4},
      {"test=normal", 0},
      {"test=charging casualties_percent=60", 0},
      {"test=normal artillery", 0},
  };
  for (const Cause& c : causes) {
    CAPTURE(c.options);
    CHECK(play("maximilian morale" + kPlain + " " + c.options, {5})["total"] == std::to_string(5 + c.worth));
  }
}

TEST_CASE("MAX-MORALE-1 the modifiers that every test takes count in each of them") {
  const char* const common[] = {"general_killed",       "officer_killed", "rout_within=12",   "rout_within=24",   "stands_lost=2",
                                "disordered",           "hard_cover",     "officer_attached", "general_attached", "general_within_12",
                                "under_artillery_fire", "again",          "rallied"};
  const int worth[] = {+2, +1, +2, +1, +2, +1, -1, -1, -2, -1, +1, +1, +1};
  for (const char* test : kTests)
    for (std::size_t i = 0; i < std::size(common); ++i) {
      CAPTURE(test, common[i]);
      CHECK(play("maximilian morale" + kPlain + " test=" + test + " " + common[i], {6})["total"] == std::to_string(6 + worth[i]));
    }
}

TEST_CASE("MAX-MORALE-1 the class counts") {
  const Cause classes[] = {{"militia", +2}, {"poor", +1}, {"regular", 0}, {"veteran", -1}, {"elite", -2}};
  for (const Cause& c : classes) {
    CAPTURE(c.options);
    CHECK(play(std::string{"maximilian morale test=normal stands=0 class="} + c.options, {5})["total"] == std::to_string(5 + c.worth));
  }
}

TEST_CASE("MAX-MORALE-1 one off for each two whole stands") {
  const int off[] = {0, 0, 1, 1, 2, 2, 3, 3, 4, 4};
  for (int stands = 0; stands < 10; ++stands) {
    CAPTURE(stands);
    const std::string line = "maximilian morale test=normal class=regular stands=" + std::to_string(stands);
    CHECK(play(line, {5})["total"] == std::to_string(5 - off[stands]));
  }
}

TEST_CASE("MAX-MORALE-1 an attached general counts once, within 12 inches or not") {
  CHECK(play("maximilian morale test=normal general_attached general_within_12" + kPlain, {5})["total"] == "3");
}

TEST_CASE("MAX-MORALE-1 modifiers add up") {
  CHECK(play("maximilian morale test=charged class=militia stands=5 charged_in=flank", {4})["total"] == "5");
  CHECK(play("maximilian morale test=charged class=veteran stands=1 stands_lost=3 disordered general_killed rout_within=12 charged_in=rear "
             "charged_by_cavalry breakthrough under_artillery_fire again officer_killed officer_attached hard_cover general_attached",
             {9})["total"] == "21");
}

TEST_CASE("MAX-MORALE-1 workings: each cause by its name") {
  const table::Played p =
      play("maximilian morale test=normal class=poor stands=8 stands_lost=2 general_within_12 under_artillery_fire again", {4});
  CHECK(p.modifier("poor") == "1");
  CHECK(p.modifier("steps of whole stands") == "-4");
  CHECK(p.modifier("stands lost") == "2");
  CHECK(p.modifier("general within 12\"") == "-1");
  CHECK(p.modifier("under artillery fire") == "1");
  CHECK(p.modifier("second or later test") == "1");
  CHECK(p.modifier("disordered") == "");
  CHECK(p["total"] == "4");
  CHECK(p["result"] == "hold");
}

TEST_CASE("MAX-CLASS-1 a unit that has rallied adds 1 to its morale die") {
  CHECK(play("maximilian morale test=normal rallied" + kPlain, {3})["result"] == "hold");
  CHECK(play("maximilian morale test=normal" + kPlain, {3})["result"] == "ok");
}

TEST_CASE("MAX-MORALE options that belong to another test are refused") {
  for (const char* option : {"charged_in=flank", "charged_in=rear", "charged_by_cavalry", "breakthrough"}) {
    CAPTURE(option);
    for (const char* test : {"normal", "charging"})
      CHECK_THAT(refused("maximilian morale" + kPlain + " test=" + test + " " + option), EndsWith("belongs to --test charged"));
    CHECK(refused("maximilian morale" + kPlain + " test=charged " + option) == "accepted");
  }
  for (const char* option : {"charging_into=flank", "charging_into=rear", "casualties_percent=0", "casualties_percent=61"}) {
    CAPTURE(option);
    for (const char* test : {"normal", "charged"})
      CHECK_THAT(refused("maximilian morale" + kPlain + " test=" + test + " " + option), EndsWith("belongs to --test charging"));
  }
  for (const char* test : kTests)
    CHECK(refused("maximilian morale" + kPlain + " type=cavalry test=" + test) == "--type belongs to --charging-into");
  CHECK_THAT(refused("maximilian morale" + kPlain + " test=normal charging_into=rear type=cavalry"), StartsWith("--charging-into"));
}

TEST_CASE("MAX-MORALE what must be given, and its bounds") {
  CHECK_THAT(refused("maximilian morale class=regular stands=4"), StartsWith("--test is missing"));
  CHECK_THAT(refused("maximilian morale test=normal stands=4"), StartsWith("--class is missing"));
  CHECK_THAT(refused("maximilian morale test=normal class=regular"), StartsWith("--stands is missing"));
  CHECK_THAT(refused("maximilian morale test=normal rout_within=18" + kPlain), StartsWith("--rout-within takes 12 or 24"));
  CHECK(refused("maximilian morale test=charging casualties_percent=101" + kPlain) != "accepted");
  CHECK_THAT(refused("maximilian morale test=normal" + kPlain, {10}), StartsWith("10 is not a face of the d10 (0-9) for morale"));
  CHECK_THAT(refused("maximilian morale test=normal" + kPlain, {1, 2}), StartsWith("too many dice"));
}

TEST_CASE("MAX-MORALE-2 over 60 percent casualties a unit does not charge") {
  CHECK(forbidden("maximilian morale test=charging casualties_percent=60" + kPlain) == "allowed");
  CHECK(forbidden("maximilian morale test=charging casualties_percent=61" + kPlain) == "MAX-MORALE-2");
  CHECK(forbidden("maximilian morale test=charging casualties_percent=100" + kPlain) == "MAX-MORALE-2");
  CHECK(forbidden("maximilian morale test=charging" + kPlain) == "allowed");
}

TEST_CASE("MAX-MORALE-4 what becomes of the gun") {
  const char* const guns[3][6] = {{"kept", "kept", "kept", "may-retire", "left", "left"},
                                  {"kept", "kept", "kept", "kept", "kept", "left"},
                                  {"kept", "kept", "kept", "kept", "kept", "kept"}};
  for (int test = 0; test < 3; ++test)
    for (int line = 0; line < 6; ++line) {
      CAPTURE(kTests[test], line);
      CHECK(totalling(kPrinted[line].high, std::string{"artillery test="} + kTests[test])["gun"] == guns[test][line]);
    }
}

TEST_CASE("MAX-MORALE-5 a bonus of the officer's own comes in by --mod") {
  const table::Played p = play("maximilian morale test=normal" + kPlain, {5}, {-1, 2});
  CHECK(p["total"] == "6");
  CHECK(p.modifier("mod") == "1");
}

TEST_CASE("MAX-MORALE-1 the chances of each result") {
  const std::string militia = "maximilian morale test=charged class=militia stands=5 charged_in=flank";
  CHECK(chance(militia, "result", "ok-fire-close") == "3/10");
  CHECK(chance(militia, "result", "ok-fire-medium") == "1/5");
  CHECK(chance(militia, "result", "ok-fire-long") == "1/5");
  CHECK(chance(militia, "result", "hold-disordered") == "1/10");
  CHECK(chance(militia, "result", "hold") == "1/10");
  CHECK(chance(militia, "result", "rout") == "1/10");
  CHECK(chance(militia, "total", "10") == "1/10");
  CHECK(chance("maximilian morale test=normal class=elite stands=8 artillery", "gun", "kept") == "1");
}
