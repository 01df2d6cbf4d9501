#include "catch.hpp"
#include "table.hpp"

using table::chance, table::play, table::refused;

namespace {
std::string building(const std::string& line) { return "maximilian building building_class=" + line; }
}  // namespace

TEST_CASE("MAX-BUILD-1 a casualty at the class or under it") {
  for (int c = 1; c <= 5; ++c) {
    const std::string line = building(std::to_string(c));
    CAPTURE(line);
    CHECK(play(line, {c})["damaged"] == "true");
    CHECK(play(line, {c + 1})["damaged"] == "false");
    CHECK(play(line, {0})["damaged"] == "true");
    CHECK(play(line, {c})["building_class"] == std::to_string(c));
    CHECK(play(line + " siege_gun", {c + 2})["damaged"] == "true");
    CHECK(play(line + " siege_gun", {c + 3})["damaged"] == "false");
    CHECK(play(line + " siege_gun", {0}).modifier("siege gun") == "-2");
  }
  CHECK(play(building("3"), {4}, {-1})["damaged"] == "true");
  CHECK(play(building("3"), {3}, {1})["damaged"] == "false");
}

TEST_CASE("MAX-BUILD-1 an average die where the class is in doubt") {
  for (int c = 2; c <= 5; ++c) CHECK(play(building("unknown"), {c, c})["building_class"] == std::to_string(c));
  CHECK(play(building("unknown"), {2, 3})["damaged"] == "false");
  CHECK(play(building("unknown"), {2, 2})["damaged"] == "true");
  CHECK(refused(building("unknown"), {1, 3}).find("1 is not a face of the avd") == 0);
  CHECK(refused(building("6")).find("--building-class takes") == 0);
}

TEST_CASE("MAX-BUILD-2 class 5 is soft cover, the rest hard; so many casualties take it down a step") {
  struct Case {
    int building_class, casualties;
  };
  for (const Case c : {Case{1, 10}, {2, 8}, {3, 6}, {4, 4}, {5, 2}}) {
    const auto cover = [&](int hits, rules::Face die) {
      return play(building(std::to_string(c.building_class) + " hits=" + std::to_string(hits)), {die})["cover"];
    };
    const bool soft = c.building_class == 5;
    CAPTURE(c.building_class);
    CHECK(cover(0, 9) == (soft ? "soft" : "hard"));
    CHECK(cover(c.casualties - 1, 9) == (soft ? "soft" : "hard"));
    CHECK(cover(c.casualties - 1, 0) == (soft ? "open" : "soft"));
    CHECK(cover(c.casualties, 9) == (soft ? "open" : "soft"));
    CHECK(cover(2 * c.casualties - 1, 9) == (soft ? "open" : "soft"));
    CHECK(cover(2 * c.casualties - 1, 0) == "open");
    CHECK(cover(10'000, 0) == "open");
  }
}

TEST_CASE("MAX-BUILD exact odds") {
  CHECK(chance(building("3"), "damaged", "true") == "2/5");
  CHECK(chance(building("2 siege_gun"), "damaged", "true") == "1/2");
  CHECK(chance(building("unknown"), "building_class", "3") == "1/3");
  // 1/6 · 3/10 + 2/6 · 4/10 + 2/6 · 5/10 + 1/6 · 6/10
  CHECK(chance(building("unknown"), "damaged", "true") == "9/20");
}
