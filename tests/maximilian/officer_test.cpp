#include "catch.hpp"
#include "table.hpp"

using Catch::Matchers::StartsWith;
using table::chance, table::play, table::refused;

TEST_CASE("MAX-OFFICER-1 he falls on a roll of at most the casualties") {
  for (int casualties = 1; casualties <= 10; ++casualties)
    for (int face = 0; face <= 9; ++face) {
      CAPTURE(casualties, face);
      const table::Played p = play("maximilian officer casualties=" + std::to_string(casualties), {face});
      CHECK(p["killed"] == (face <= casualties ? "true" : "false"));
    }
}

TEST_CASE("MAX-OFFICER-1 the page's example: three casualties, three or less") {
  CHECK(play("maximilian officer casualties=3", {3})["killed"] == "true");
  CHECK(play("maximilian officer casualties=3", {4})["killed"] == "false");
}

TEST_CASE("MAX-OFFICER-1 no casualties, no roll") {
  CHECK(play("maximilian officer casualties=0")["killed"] == "false");
  CHECK(play("maximilian officer casualties=0", {}, {-9})["killed"] == "false");
  CHECK_THAT(refused("maximilian officer casualties=0", {5}), StartsWith("too many dice"));
  CHECK_THAT(refused("maximilian officer"), StartsWith("--casualties is missing"));
}

TEST_CASE("MAX-OFFICER-1 an ad-hoc modifier changes the roll") {
  CHECK(play("maximilian officer casualties=3", {4}, {-1})["killed"] == "true");
  CHECK(play("maximilian officer casualties=3", {4}, {-1}).step("total") == "3");
  CHECK(play("maximilian officer casualties=3", {3}, {+1})["killed"] == "false");
}

TEST_CASE("MAX-OFFICER-1 his chances") {
  const char* const dies[] = {"0", "1/5", "3/10", "2/5", "1/2", "3/5", "7/10", "4/5", "9/10", "1", "1"};
  for (int casualties = 0; casualties <= 10; ++casualties) {
    CAPTURE(casualties);
    CHECK(chance("maximilian officer casualties=" + std::to_string(casualties), "killed", "true") == dies[casualties]);
  }
}
