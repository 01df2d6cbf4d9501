#include "catch.hpp"
#include "table.hpp"

using table::play, table::refused;

namespace {
std::string staff(const std::string& side, int year, int units) {
  const auto p = play("maximilian command side=" + side + " year=" + std::to_string(year) + " units=" + std::to_string(units));
  return p["officers"] + " " + p["generals"];
}
}  // namespace

TEST_CASE("MAX-CMD-1 Intervention and Imperial: an officer for each three units or part, and a general") {
  for (const char* side : {"intervention", "imperial"})
    for (const int year : {1861, 1864, 1865, 1867}) {
      CAPTURE(side, year);
      CHECK(staff(side, year, 1) == "1 1");
      CHECK(staff(side, year, 2) == "1 1");
      CHECK(staff(side, year, 3) == "1 1");
      CHECK(staff(side, year, 4) == "2 1");
      CHECK(staff(side, year, 5) == "2 1");
      CHECK(staff(side, year, 6) == "2 1");
      CHECK(staff(side, year, 7) == "3 1");
    }
}

TEST_CASE("MAX-CMD-1 Republican to 1864: a general, and an officer for each further three") {
  for (const int year : {1861, 1864}) {
    CHECK(staff("republican", year, 1) == "0 1");
    CHECK(staff("republican", year, 4) == "0 1");
    CHECK(staff("republican", year, 6) == "0 1");
    CHECK(staff("republican", year, 7) == "1 1");
    CHECK(staff("republican", year, 9) == "1 1");
    CHECK(staff("republican", year, 10) == "2 1");
  }
}

TEST_CASE("MAX-CMD-1 Republican from 1865: an officer for each three completed, and a general") {
  for (const int year : {1865, 1867}) {
    CHECK(staff("republican", year, 1) == "0 1");
    CHECK(staff("republican", year, 2) == "0 1");
    CHECK(staff("republican", year, 3) == "1 1");
    CHECK(staff("republican", year, 5) == "1 1");
    CHECK(staff("republican", year, 6) == "2 1");
  }
}

TEST_CASE("MAX-CMD refusals") {
  CHECK(refused("maximilian command side=republican year=1863 units=0").find("--units takes a whole number from 1") == 0);
  CHECK(refused("maximilian command side=republicans year=1863 units=3").find("did you mean republican?") != std::string::npos);
  CHECK(refused("maximilian command side=republican units=3").find("--year is missing") == 0);
}
