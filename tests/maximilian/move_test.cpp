#include "catch.hpp"
#include "table.hpp"

using table::chance, table::forbidden, table::play, table::refused;
using Faces = std::vector<rules::Face>;

namespace {
std::string moving(const std::string& line) { return "maximilian move " + line; }
std::string inches(const std::string& line, const Faces& faces) { return play(moving(line), faces)["inches"]; }
constexpr const char* kTroops[] = {"infantry", "cavalry", "skirmishers", "horse-artillery", "foot-artillery", "siege-artillery", "wagon"};
}  // namespace

TEST_CASE("MAX-MOVE-1 the table of movement") {
  constexpr int no = -1;
  struct Case {
    const char* troop;
    int base, charge, road, manhandle;
  };
  for (const Case c : {Case{"infantry", 4, 1, 1, no},
                       {"skirmishers", 4, 1, 1, no},
                       {"cavalry", 10, 2, 1, no},
                       {"horse-artillery", 8, 1, 1, 4},
                       {"foot-artillery", 4, no, 1, 3},
                       {"siege-artillery", 0, no, 1, 2},
                       {"wagon", 2, no, 1, 2}}) {
    const std::string troop = "troop=" + std::string{c.troop};
    const auto with = [&](const char* mode, int dice) {
      const std::string line = moving(troop + " mode=" + mode);
      CAPTURE(line);
      CHECK(forbidden(line) == (dice == no ? "MAX-MOVE-5" : "allowed"));
      if (dice == no) return;
      CHECK(play(line, Faces(std::size_t(1 + dice), 3))["inches"] == std::to_string(c.base + 3 * (1 + dice)));
      CHECK_THROWS(play(line, Faces(std::size_t(dice), 3)));
    };
    CHECK(inches(troop, {1}) == std::to_string(c.base + 1));
    CHECK(inches(troop, {6}) == std::to_string(c.base + 6));
    with("normal", 0);
    with("charge", c.charge);
    with("rout", c.charge);
    with("road", c.road);
    const std::string by_hand = moving(troop + " mode=manhandle");
    if (c.manhandle == no) CHECK(forbidden(by_hand) == "MAX-MOVE-5");
    else CHECK(play(by_hand)["inches"] == std::to_string(c.manhandle));
  }
}

TEST_CASE("MAX-MOVE-1 the table of terrain, and MAX-MOVE-5 where it bars") {
  constexpr int no = -1;
  struct Case {
    const char* terrain;
    int dice[7];
  };  // in the order of kTroops
  for (const Case& c : {Case{"hill", {1, 1, 0, 1, 1, 1, 1}}, Case{"gully", {1, 1, 1, 1, 1, no, no}}, Case{"stream", {1, 0, 0, 1, 1, 1, 1}},
                        Case{"river", {2, 1, 1, 2, 2, no, 2}}, Case{"scrub", {0, 0, 0, 1, 1, 2, 2}},
                        Case{"thick-woods", {2, 1, 1, 2, 2, no, no}}, Case{"walls", {1, 0, 0, no, no, no, no}}})
    for (std::size_t i = 0; i < 7; ++i) {
      const std::string line = moving(std::string{"troop="} + kTroops[i] + " terrain=" + c.terrain);
      CAPTURE(line);
      if (c.dice[i] == no) {
        CHECK(forbidden(line) == "MAX-MOVE-5");
        continue;
      }
      CHECK(forbidden(line) == "allowed");
      Faces faces{6};
      faces.resize(std::size_t(1 + c.dice[i]), 1);
      const int bare = std::stoi(inches(std::string{"troop="} + kTroops[i], {6}));
      CHECK(play(line, faces)["inches"] == std::to_string(bare - c.dice[i]));
      CHECK_THROWS(play(line, Faces(faces.size() + 1, 1)));
    }
}

TEST_CASE("MAX-MOVE-1 ford and light woods are the stream and the scrub") {
  CHECK(inches("troop=infantry terrain=ford", {6, 1}) == "9");
  CHECK(inches("troop=horse-artillery terrain=light-woods", {6, 1}) == "13");
}

TEST_CASE("MAX-MOVE-1 dice fall in order: move, mode, each terrain; the same one twice counts twice") {
  CHECK(inches("troop=infantry mode=charge terrain=hill terrain=walls", {1, 2, 3, 1}) == "3");
  CHECK(inches("troop=infantry terrain=hill terrain=hill", {6, 1, 2}) == "7");
  const auto p = play(moving("troop=infantry mode=charge terrain=hill terrain=river"), {1, 2, 3, 4, 5});
  std::vector<std::string> what;
  for (const auto& e : p.record.entries)
    if (e.what == rules::Entry::What::die) what.emplace_back(e.label);
  CHECK(what == std::vector<std::string>{"move", "charge", "hill", "river", "river"});
  CHECK(p.step("movement") == "7");
  CHECK(p.step("terrain dice") == "12");
}

TEST_CASE("MAX-MOVE-1 never under 0 inches") {
  CHECK(inches("troop=infantry terrain=hill", {1, 5}) == "0");
  CHECK(inches("troop=infantry terrain=hill", {1, 6}) == "0");
  CHECK(inches("troop=infantry terrain=hill", {1, 4}) == "1");
}

TEST_CASE("MAX-MOVE-1 --mod goes on the movement") {
  CHECK(play(moving("troop=infantry"), {1}, {2})["inches"] == "7");
  CHECK(play(moving("troop=infantry"), {1}, {-9})["inches"] == "0");
  CHECK(play(moving("troop=infantry terrain=river"), {1, 3, 3}, {-4})["drowned"] == "5");
  CHECK(play(moving("troop=infantry terrain=river"), {1, 3, 3}, {-20})["drowned"] == "6");
}

TEST_CASE("MAX-MOVE-2 starred dice beyond the movement drown men") {
  const std::string river = moving("troop=infantry terrain=river");
  CHECK(play(river, {1, 2, 3})["drowned"] == "0");
  CHECK(play(river, {1, 3, 3})["drowned"] == "1");
  CHECK(play(river, {1, 6, 6})["drowned"] == "7");
  CHECK(play(river, {1, 6, 6})["inches"] == "0");
  CHECK(play(river, {1, 6, 6})["stuck"] == "false");
  CHECK(play(river + " figures=4", {1, 6, 6})["drowned"] == "4");
  CHECK(play(river + " figures=7", {1, 6, 6})["drowned"] == "7");
  CHECK(play(river + " figures=8", {1, 6, 6})["drowned"] == "7");
  CHECK(play(river + " figures=0", {1, 6, 6})["drowned"] == "0");
  // Only the starred terrain's dice count.
  CHECK(play(moving("troop=infantry terrain=hill terrain=river"), {1, 6, 2, 3})["drowned"] == "0");
  CHECK(play(moving("troop=infantry terrain=hill terrain=river"), {1, 6, 3, 3})["drowned"] == "1");
  CHECK(play(moving("troop=infantry terrain=thick-woods"), {1, 6, 6})["drowned"] == "0");
  CHECK(play(moving("troop=infantry terrain=river terrain=river"), {1, 2, 2, 2, 2})["drowned"] == "3");
  for (const char* troop : {"cavalry", "skirmishers"}) {
    const std::string thrice = moving(std::string{"troop="} + troop + " terrain=river terrain=river terrain=river");
    CHECK(play(thrice, {1, 6, 6, 6})["drowned"] == "0");
  }
}

TEST_CASE("MAX-MOVE-3 double-starred dice beyond the movement stick it, and helpers move it") {
  struct Case {
    const char *troop, *terrain;
    int base;
  };
  for (const Case c : {Case{"horse-artillery", "river", 8},
                       {"foot-artillery", "river", 4},
                       {"wagon", "river", 2},
                       {"siege-artillery", "scrub", 0},
                       {"wagon", "scrub", 2},
                       {"horse-artillery", "thick-woods", 8},
                       {"foot-artillery", "thick-woods", 4}}) {
    const std::string line = moving(std::string{"troop="} + c.troop + " terrain=" + c.terrain);
    CAPTURE(line);
    const int movement = c.base + 2;
    const int first = movement / 2;
    CHECK(play(line, {2, first, movement - first})["stuck"] == "false");
    CHECK(play(line, {2, first, movement - first + 1})["stuck"] == "true");
    CHECK(play(line, {2, first, movement - first + 1})["inches"] == "0");
    CHECK(play(line + " helpers=4", {2, first, movement - first + 1})["inches"] == "4");
    CHECK(play(line + " helpers=4", {2, first, movement - first + 1})["drowned"] == "0");
  }
  CHECK(play(moving("troop=foot-artillery terrain=scrub terrain=scrub"), {1, 6, 6})["stuck"] == "false");  // no stars there
  CHECK(play(moving("troop=wagon terrain=scrub terrain=hill"), {5, 3, 3, 4})["stuck"] == "false");
  CHECK(play(moving("troop=wagon terrain=scrub terrain=hill helpers=4"), {5, 3, 5, 1})["inches"] == "4");
}

TEST_CASE("MAX-MOVE-3 helpers where nothing is stuck are remarked on") {
  CHECK(play(moving("troop=wagon helpers=3"), {4}).remarked("MAX-MOVE-3"));
  CHECK(play(moving("troop=wagon helpers=3"), {4})["inches"] == "6");
  CHECK_FALSE(play(moving("troop=wagon"), {4}).remarked("MAX-MOVE-3"));
  CHECK_FALSE(play(moving("troop=wagon terrain=river helpers=3"), {1, 6, 6}).remarked("MAX-MOVE-3"));
  CHECK(play(moving("troop=wagon mode=manhandle helpers=3")).remarked("MAX-MOVE-3"));
}

TEST_CASE("MAX-MOVE-4 routers ignore terrain") {
  CHECK(inches("troop=infantry mode=rout terrain=river terrain=hill", {3, 2}) == "9");
  CHECK(play(moving("troop=infantry mode=rout terrain=river"), {1, 1})["drowned"] == "0");
  CHECK(forbidden(moving("troop=horse-artillery mode=rout terrain=walls")) == "allowed");
  CHECK(play(moving("troop=horse-artillery mode=rout terrain=walls"), {1, 1}).remarked("MAX-MOVE-4"));
  CHECK(forbidden(moving("troop=horse-artillery mode=charge terrain=walls")) == "MAX-MOVE-5");
}

TEST_CASE("MAX-MOVE-5 manhandling rolls nothing, and pays nothing for terrain that is not barred") {
  CHECK(inches("troop=siege-artillery mode=manhandle terrain=hill", {}) == "2");
  CHECK(inches("troop=wagon mode=manhandle terrain=river", {}) == "2");
  CHECK(play(moving("troop=wagon mode=manhandle terrain=river"))["stuck"] == "false");
  CHECK(forbidden(moving("troop=siege-artillery mode=manhandle terrain=river")) == "MAX-MOVE-5");
  CHECK(forbidden(moving("troop=cavalry mode=manhandle terrain=walls")) == "MAX-MOVE-5");
}

TEST_CASE("MAX-MOVE unknown words are refused with the nearest") {
  CHECK(refused(moving("troop=infantry terrain=rivver")).find("did you mean river?") != std::string::npos);
  CHECK(refused(moving("troop=cavlry")).find("did you mean cavalry?") != std::string::npos);
}

TEST_CASE("MAX-MOVE exact odds") {
  CHECK(chance(moving("troop=infantry terrain=river"), "drowned", "0") == "5/8");
  CHECK(chance(moving("troop=infantry terrain=river"), "inches", "8") == "1/216");
  CHECK(chance(moving("troop=wagon terrain=scrub terrain=hill helpers=4"), "stuck", "true") == "5/8");
  CHECK(chance(moving("troop=wagon terrain=scrub terrain=hill helpers=4"), "inches", "4") == "407/648");
  CHECK(chance(moving("troop=siege-artillery mode=manhandle"), "inches", "2") == "1");
  std::string long_way = moving("troop=infantry mode=charge");
  for (int i = 0; i < 16; ++i) long_way += " terrain=river";
  CHECK(chance(long_way, "stuck", "false") == "1");
}
