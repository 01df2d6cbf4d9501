#include "catch.hpp"
#include "maximilian/hit_numbers.hpp"
#include "table.hpp"

using table::chance, table::forbidden, table::play, table::refused;
using Faces = std::vector<rules::Face>;

namespace {
std::string fire(const std::string& line) { return "maximilian fire " + line; }
std::string hit(const std::string& line) { return play(fire("stands=1 class=regular " + line), {9})["hit_number"]; }
std::string band(const std::string& line) {
  auto up = table::set_up(fire("stands=1 class=regular " + line));
  const std::string clause = forbidden(fire("stands=1 class=regular " + line));
  if (clause != "allowed") return clause;
  const std::string number = hit(line);
  return number == "5" ? "close" : number == "3" ? "medium" : number == "1" ? "long" : number;
}
}  // namespace

TEST_CASE("MAX-FIRE-1 every stand fires; one in two or three rounds up") {
  struct Case {
    int stands, one_in, dice;
  };
  for (const Case c : {Case{1, 1, 1},
                       {4, 1, 4},
                       {8, 1, 8},
                       {1, 2, 1},
                       {2, 2, 1},
                       {3, 2, 2},
                       {7, 2, 4},
                       {1, 3, 1},
                       {3, 3, 1},
                       {4, 3, 2},
                       {6, 3, 2},
                       {7, 3, 3}}) {
    const std::string line = fire("class=regular range=close stands=" + std::to_string(c.stands) + " one_in=" + std::to_string(c.one_in));
    CAPTURE(line);
    CHECK(play(line, Faces(std::size_t(c.dice), 0))["casualties"] == std::to_string(c.dice));
    CHECK_THROWS(play(line, Faces(std::size_t(c.dice) + 1, 0)));
  }
  CHECK(play(fire("stands=7 class=regular range=close one_in=2"), {9, 9, 9, 9}).step("stands that fire") == "4");
  CHECK(refused(fire("stands=0 class=regular range=close")).find("--stands takes a whole number from 1 to 10000, not '0'") == 0);
  CHECK(refused(fire("stands=4 class=regular range=close one_in=4")).find("--one-in takes a whole number from 1 to 3") == 0);
}

TEST_CASE("MAX-FIRE-2 a stand hits at the hit number or under it") {
  CHECK(play(fire("stands=4 class=regular range=medium"), {3, 4, 0, 9})["casualties"] == "2");
  CHECK(play(fire("stands=1 class=regular range=long"), {1})["casualties"] == "1");
  CHECK(play(fire("stands=1 class=regular range=long"), {2})["casualties"] == "0");
  CHECK(play(fire("stands=1 class=regular range=long"), {0})["casualties"] == "1");
  CHECK(refused(fire("stands=1 class=regular range=long"), {10}).find("10 is not a face of the d10 (0-9) for stand") == 0);
  CHECK(refused(fire("stands=2 class=regular range=long"), {1}).find("too few dice") == 0);
}

TEST_CASE("MAX-FIRE-2 --mod goes on each die") {
  CHECK(play(fire("stands=3 class=regular range=medium"), {3, 3, 2}, {1})["casualties"] == "1");
  CHECK(play(fire("stands=3 class=regular range=medium"), {4, 5, 3}, {-1})["casualties"] == "2");
}

TEST_CASE("MAX-FIRE-3 class and cavalry") {
  struct Case {
    const char* unit;
    int plus;
  };
  for (const Case c : {Case{"militia", 2}, {"poor", 1}, {"regular", 0}, {"veteran", -1}, {"elite", -2}}) {
    const std::string line = fire("stands=1 range=close class=" + std::string{c.unit});
    CAPTURE(line);
    const int most = 5 - c.plus;  // close: 5
    CHECK(play(line, {most})["casualties"] == "1");
    CHECK(play(line, {most + 1})["casualties"] == "0");
    CHECK(play(line, {0}).modifier(c.unit) == std::to_string(c.plus));
    CHECK(play(line + " target=cavalry", {most + 1})["casualties"] == "1");
    CHECK(play(line + " target=cavalry", {most + 2})["casualties"] == "0");
    CHECK(play(line + " target=cavalry", {0}).modifier("at cavalry") == "-1");
  }
  CHECK(play(fire("stands=1 range=close class=poor"), {0}).modifier("at cavalry").empty());
}

TEST_CASE("MAX-FIRE-4 the article's example: militia at cavalry, long") {
  const auto p = play(fire("stands=4 class=militia range=long target=cavalry"), {1, 4, 0, 1});
  CHECK(p["hit_number"] == "1");
  CHECK(p["casualties"] == "1");
  CHECK(p.modifier("militia") == "2");
  CHECK(p.modifier("at cavalry") == "-1");
}

TEST_CASE("MAX-FIRE-5 hit numbers by range and cover") {
  for (const HitNumber& c : kHitNumbers) {
    CAPTURE(c.range, c.cover);
    CHECK(hit(std::string{"range="} + c.range + " cover=" + c.cover) == c.number);
  }
  CHECK(hit("range=medium") == "3");
}

TEST_CASE("MAX-FIRE-7 the bands of each weapon, and beyond") {
  struct Case {
    const char* weapon;
    int close, medium, far;
  };
  for (const Case c :
       {Case{"smoothbore", 4, 8, 12}, {"rifled-musket", 6, 12, 18}, {"rifle", 6, 12, 24}, {"carbine", 4, 8, 12}, {"repeater", 6, 12, 18}}) {
    const auto at = [&](int inches, const char* more) {
      return band("weapon=" + std::string{c.weapon} + " distance=" + std::to_string(inches) + more);
    };
    CAPTURE(c.weapon);
    CHECK(at(0, "") == "close");
    CHECK(at(c.close, "in") == "close");
    CHECK(at(c.close, ".001") == "medium");
    CHECK(at(c.medium, "") == "medium");
    CHECK(at(c.medium, ".001") == "long");
    CHECK(at(c.far, "") == "long");
    CHECK(at(c.far, ".001") == "MAX-FIRE-7");
  }
  CHECK(band("weapon=rifle distance=60.96cm") == "long");
  CHECK(band("weapon=rifle distance=60.97cm") == "MAX-FIRE-7");
  CHECK(band("weapon=rifle distance=1ft") == "medium");
}

TEST_CASE("MAX-FIRE-7 the range, or the distance with the weapon: exactly one way") {
  const std::string unit = fire("stands=1 class=regular ");
  CHECK(refused(unit).find("give the range, or the distance and the weapon") == 0);
  CHECK(refused(unit + "distance=5").find("--distance and --weapon go together") == 0);
  CHECK(refused(unit + "weapon=rifle").find("--distance and --weapon go together") == 0);
  CHECK(refused(unit + "range=close weapon=rifle").find("--distance and --weapon go together") == 0);
  CHECK(refused(unit + "range=close distance=5 weapon=rifle").find("give the range, or the distance and the weapon, not both") == 0);
  CHECK(refused(unit + "range=close") == "accepted");
  CHECK(refused(unit + "distance=5 weapon=rifle") == "accepted");
}

TEST_CASE("MAX-FIRE-8 a detached officer is at long range in hard cover, and falls once") {
  CHECK(hit("target=officer") == "0");
  CHECK(hit("target=officer range=close cover=open") == "0");
  CHECK(hit("target=officer distance=3 weapon=rifle") == "0");
  CHECK(play(fire("stands=4 class=elite target=officer"), {0, 1, 2, 2})["casualties"] == "1");
  CHECK(play(fire("stands=2 class=elite target=officer"), {3, 3})["casualties"] == "0");
  CHECK(play(fire("stands=1 class=regular target=officer"), {0}).remarked("MAX-FIRE-8"));
  CHECK(forbidden(fire("stands=1 class=regular target=officer distance=25 weapon=rifle")) == "MAX-FIRE-7");
}

TEST_CASE("MAX-FIRE target figures cap the casualties") {
  CHECK(play(fire("stands=3 class=elite range=close target_figures=2"), {0, 0, 0})["casualties"] == "2");
  CHECK(play(fire("stands=3 class=elite range=close target_figures=3"), {0, 0, 0})["casualties"] == "3");
  CHECK(play(fire("stands=3 class=elite range=close target_figures=4"), {0, 0, 9})["casualties"] == "2");
  CHECK(play(fire("stands=3 class=elite range=close target_figures=0"), {0, 0, 0})["casualties"] == "0");
}

TEST_CASE("MAX-CLASS-1 a rallied unit adds 1 to each firing die") {
  CHECK(play(fire("stands=2 class=regular range=close rallied"), {4, 5})["casualties"] == "1");
  CHECK(play(fire("stands=1 class=regular range=close rallied"), {4}).modifier("rallied from a rout") == "1");
  CHECK(play(fire("stands=1 class=regular range=close"), {5})["casualties"] == "1");
}

TEST_CASE("MAX-FIRE unknown words are refused with the nearest") {
  CHECK(refused(fire("stands=4 class=milita range=long")).find("did you mean militia?") != std::string::npos);
  CHECK(refused(fire("stands=4 class=regular range=lnog")).find("did you mean long?") != std::string::npos);
  CHECK(refused(fire("stands=4 class=regular distance=5 weapon=rifles")).find("did you mean rifle?") != std::string::npos);
}

TEST_CASE("MAX-FIRE exact odds") {
  // One die in ten where only a nought hits: (9/10)^2, 2 · 9/100, 1/100.
  CHECK(chance(fire("stands=3 class=militia range=long target=cavalry one_in=2"), "casualties", "0") == "81/100");
  CHECK(chance(fire("stands=3 class=militia range=long target=cavalry one_in=2"), "casualties", "1") == "9/50");
  CHECK(chance(fire("stands=7 class=elite range=long one_in=2 rallied"), "casualties", "4") == "81/10000");
  CHECK(chance(fire("stands=2 class=regular range=close target_figures=1"), "casualties", "1") == "21/25");
}
