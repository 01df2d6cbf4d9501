#include "catch.hpp"
#include "table.hpp"

using Catch::Matchers::StartsWith;
using table::chance, table::forbidden, table::play, table::refused;

namespace {
// A regular unit without a whole stand, in its second turn, an officer beside it: no modifier.
const std::string kPlain = "maximilian rally class=regular stands=0 turn=2 officer_within_2";
}  // namespace

TEST_CASE("MAX-RALLY-2 it rallies on a total of 7 or less") {
  for (int face = 0; face <= 9; ++face) {
    CAPTURE(face);
    const table::Played p = play(kPlain, {face});
    CHECK(p["total"] == std::to_string(face));
    CHECK(p["rallies"] == (face <= 7 ? "true" : "false"));
    CHECK(p["lost"] == "false");
  }
}

TEST_CASE("MAX-RALLY-2 the modifiers are the normal test's") {
  struct Cause {
    const char* options;
    int worth;
  };
  const Cause causes[] = {
      {"general_killed", +2},
      {"rout_within=12", +2},
      {"rout_within=24", +1},
      {"stands_lost=3", +3},
      {"officer_killed", +1},
      {"under_artillery_fire", +1},
      {"disordered", +1},
      {"again", +1},
      {"hard_cover", -1},
      {"officer_attached", -1},
      {"general_attached", -2},
      {"general_within_12", -1},
      {"general_attached general_within_12", -2},
      {"artillery", 0},
  };
  for (const Cause& c : causes) {
    CAPTURE(c.options);
    CHECK(play(kPlain + " " + c.options, {5})["total"] == std::to_string(5 + c.worth));
  }
}

TEST_CASE("MAX-RALLY-2 class and whole stands count as in a morale test") {
  const char* const classes[] = {"militia", "poor", "regular", "veteran", "elite"};
  const char* const totals[] = {"4", "3", "2", "1", "0"};  // five stands: 4 + class - 2
  for (int i = 0; i < 5; ++i) {
    CAPTURE(classes[i]);
    CHECK(play(std::string{"maximilian rally turn=2 officer_within_2 stands=5 class="} + classes[i], {4})["total"] == totals[i]);
  }
}

TEST_CASE("MAX-RALLY-2 an ad-hoc modifier counts once") {
  CHECK(play(kPlain, {7}, {+1})["rallies"] == "false");
  CHECK(play(kPlain, {8}, {-1})["rallies"] == "true");
  CHECK(play(kPlain, {5}, {+1})["total"] == "6");
}

TEST_CASE("MAX-RALLY-1 from the second turn on") {
  CHECK(forbidden("maximilian rally class=regular stands=4 turn=1 officer_within_2") == "MAX-RALLY-1");
  CHECK(forbidden("maximilian rally class=regular stands=4 turn=2 officer_within_2") == "allowed");
  CHECK(forbidden("maximilian rally class=regular stands=4 turn=9 officer_within_2") == "allowed");
  CHECK(refused("maximilian rally class=regular stands=4 turn=0 officer_within_2") != "accepted");
}

TEST_CASE("MAX-RALLY-1 only with an officer or general within 2 inches") {
  CHECK(forbidden("maximilian rally class=regular stands=4 turn=2") == "MAX-RALLY-1");
  CHECK(forbidden("maximilian rally class=regular stands=4 turn=2 officer_attached general_within_12") == "MAX-RALLY-1");
}

TEST_CASE("MAX-RALLY-1 a second failure loses it for good") {
  CHECK(play(kPlain + " failed=0", {8})["lost"] == "false");
  CHECK(play(kPlain + " failed=1", {8})["lost"] == "true");
  CHECK(play(kPlain + " failed=1", {7})["lost"] == "false");
  CHECK(forbidden(kPlain + " failed=1") == "allowed");
  CHECK(forbidden(kPlain + " failed=2") == "MAX-RALLY-1");
  CHECK(forbidden(kPlain + " failed=3") == "MAX-RALLY-1");
}

TEST_CASE("MAX-RALLY-1 routed twice, it cannot rally") {
  CHECK(forbidden(kPlain + " routs=1") == "allowed");
  CHECK(forbidden(kPlain + " routs=2") == "MAX-RALLY-1");
  CHECK(forbidden(kPlain + " routs=3") == "MAX-RALLY-1");
  CHECK(refused(kPlain + " routs=0") != "accepted");
}

TEST_CASE("MAX-RALLY-3 struck while routing, it is lost without a roll") {
  const table::Played p = play(kPlain + " struck");
  CHECK(p["total"] == "absent");
  CHECK(p["rallies"] == "false");
  CHECK(p["lost"] == "true");
  CHECK(play(kPlain + " struck", {}, {-9})["rallies"] == "false");
  CHECK_THAT(refused(kPlain + " struck", {0}), StartsWith("too many dice"));
  CHECK(forbidden("maximilian rally class=regular stands=4 turn=1 officer_within_2 struck") == "MAX-RALLY-1");
}

TEST_CASE("MAX-RALLY what must be given") {
  CHECK_THAT(refused("maximilian rally stands=4 turn=2"), StartsWith("--class is missing"));
  CHECK_THAT(refused("maximilian rally class=poor turn=2"), StartsWith("--stands is missing"));
  CHECK_THAT(refused("maximilian rally class=poor stands=4"), StartsWith("--turn is missing"));
}

TEST_CASE("MAX-RALLY-2 its chances") {
  CHECK(chance(kPlain, "rallies", "true") == "4/5");
  CHECK(chance(kPlain + " stands_lost=3", "rallies", "true") == "1/2");
  CHECK(chance(kPlain + " failed=1", "lost", "true") == "1/5");
  CHECK(chance(kPlain + " struck", "lost", "true") == "1");
}
