#include "catch.hpp"
#include "maximilian/hit_numbers.hpp"
#include "table.hpp"

using table::chance, table::forbidden, table::play, table::refused;
using Faces = std::vector<rules::Face>;

namespace {
std::string gun(const std::string& line) { return "maximilian artillery " + line; }
std::string hit(const std::string& line) { return play(gun("gun=foot class=regular " + line), {9, 9, 9})["hit_number"]; }
}  // namespace

TEST_CASE("MAX-ART-1 foot and siege guns may be howitzers, which ignore cover but a building's") {
  CHECK(refused(gun("gun=horse class=regular range=close howitzer")).find("--howitzer") == 0);
  CHECK(refused(gun("gun=foot class=regular range=close howitzer")) == "accepted");
  CHECK(refused(gun("gun=siege class=regular range=close howitzer")) == "accepted");
  CHECK(hit("range=close cover=hard") == "3");
  CHECK(hit("range=close cover=hard howitzer") == "5");
  CHECK(hit("range=close cover=soft howitzer") == "5");
  CHECK(hit("range=close cover=hard howitzer building") == "3");
  CHECK(hit("range=close cover=soft howitzer building") == "4");
  CHECK(hit("range=close howitzer building") == "3");
  CHECK(play(gun("gun=foot class=regular range=close cover=hard howitzer"), {9, 9, 9}).remarked("MAX-ART-1"));
  CHECK_FALSE(play(gun("gun=foot class=regular range=close howitzer"), {9, 9, 9}).remarked("MAX-ART-1"));
}

TEST_CASE("MAX-ART-1 a target in a building is in hard cover unless the cover is given") {
  CHECK(hit("range=medium building") == "1");
  CHECK(hit("range=medium building cover=soft") == "2");
  CHECK(hit("range=medium building cover=open") == "3");
  CHECK(hit("range=medium") == "3");
}

TEST_CASE("MAX-ART-2 dice of each gun") {
  struct Case {
    const char* kind;
    std::size_t dice;
  };
  for (const Case c : {Case{"horse", 2}, {"foot", 3}, {"siege", 4}}) {
    const std::string line = gun("class=regular range=close gun=" + std::string{c.kind});
    CAPTURE(line);
    CHECK(play(line, Faces(c.dice, 5))["casualties"] == std::to_string(c.dice));
    CHECK_THROWS(play(line, Faces(c.dice - 1, 5)));
    CHECK_THROWS(play(line, Faces(c.dice + 1, 5)));
  }
}

TEST_CASE("MAX-ART-2 hit numbers by range and cover") {
  for (const HitNumber& c : kHitNumbers) {
    CAPTURE(c.range, c.cover);
    CHECK(hit(std::string{"range="} + c.range + " cover=" + c.cover) == c.number);
  }
}

TEST_CASE("MAX-ART-2 the crew's class on each die") {
  struct Case {
    const char* unit;
    int plus;
  };
  for (const Case c : {Case{"militia", 2}, {"poor", 1}, {"regular", 0}, {"veteran", -1}, {"elite", -2}}) {
    const std::string line = gun("gun=horse range=close class=" + std::string{c.unit});
    CAPTURE(line);
    CHECK(play(line, {5 - c.plus, 6 - c.plus})["casualties"] == "1");
    CHECK(play(line, {9, 9}).modifier(c.unit) == std::to_string(c.plus));
  }
}

TEST_CASE("MAX-ART-2 a modified die of -2 or less makes two casualties") {
  const std::string elite = gun("gun=horse class=elite range=long");
  CHECK(play(elite, {0, 9})["casualties"] == "2");
  CHECK(play(elite, {1, 9})["casualties"] == "1");
  CHECK(play(elite, {0, 3})["casualties"] == "3");
  CHECK(play(elite, {0, 4})["casualties"] == "2");
  CHECK(play(elite, {0, 0})["casualties"] == "4");
  CHECK(play(elite + " rallied", {0, 9})["casualties"] == "1");
  CHECK(play(gun("gun=horse class=veteran range=long"), {0, 9}, {-1})["casualties"] == "2");
  CHECK(play(gun("gun=horse class=regular range=long"), {0, 0})["casualties"] == "2");
}

TEST_CASE("MAX-ART-2 bands of each gun, and beyond") {
  struct Case {
    const char* kind;
    std::size_t dice;
    int close, medium, far;
  };
  for (const Case c : {Case{"horse", 2, 12, 24, 36}, {"foot", 3, 12, 24, 48}, {"siege", 4, 12, 36, 60}}) {
    const auto at = [&](int inches, const char* more) {
      const std::string line = gun("class=regular gun=" + std::string{c.kind} + " distance=" + std::to_string(inches) + more);
      const std::string clause = forbidden(line);
      return clause == "allowed" ? play(line, Faces(c.dice, 9))["hit_number"] : clause;
    };
    CAPTURE(c.kind);
    CHECK(at(c.close, "") == "5");
    CHECK(at(c.close, ".001") == "3");
    CHECK(at(c.medium, "") == "3");
    CHECK(at(c.medium, ".001") == "1");
    CHECK(at(c.far, "") == "1");
    CHECK(at(c.far, ".001") == "MAX-ART-2");
  }
}

TEST_CASE("MAX-ART the range or the distance, exactly one") {
  CHECK(refused(gun("gun=foot class=regular")).find("give --range or --distance") == 0);
  CHECK(refused(gun("gun=foot class=regular range=close distance=5")).find("give --range or --distance") == 0);
}

TEST_CASE("MAX-ART target figures cap the casualties") {
  CHECK(play(gun("gun=siege class=elite range=close target_figures=5"), {0, 0, 0, 9})["casualties"] == "5");
  CHECK(play(gun("gun=siege class=elite range=close target_figures=7"), {0, 0, 0, 9})["casualties"] == "6");
}

TEST_CASE("MAX-CLASS-1 a rallied crew adds 1 to each die") {
  CHECK(play(gun("gun=horse class=regular range=close rallied"), {4, 5})["casualties"] == "1");
  CHECK(play(gun("gun=horse class=regular range=close rallied"), {4, 5}).modifier("rallied from a rout") == "1");
}

TEST_CASE("MAX-ART exact odds") {
  // An elite horse gun at long range in the open: 0 makes two, 1-3 one, 4-9 none.
  const std::string line = gun("gun=horse class=elite range=long");
  CHECK(chance(line, "casualties", "0") == "9/25");
  CHECK(chance(line, "casualties", "1") == "9/25");
  CHECK(chance(line, "casualties", "2") == "21/100");
  CHECK(chance(line, "casualties", "3") == "3/50");
  CHECK(chance(line, "casualties", "4") == "1/100");
}
