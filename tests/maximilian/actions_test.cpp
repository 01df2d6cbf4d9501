#include "catch.hpp"
#include "table.hpp"

using table::forbidden, table::play, table::refused;

namespace {
// "veteran move fire reload | short_crew": what follows the bar are the other options.
std::string actions(const std::string& unit, std::initializer_list<const char*> deeds, const std::string& more = {}) {
  std::string line = "maximilian actions class=" + unit;
  for (const char* d : deeds) line += std::string{" do="} + d;
  return line + (more.empty() ? "" : " " + more);
}
std::string turns(const std::string& unit, std::initializer_list<const char*> deeds, const std::string& more = {}) {
  return play(actions(unit, deeds, more))["turns"];
}
std::string needed(std::initializer_list<const char*> deeds, const std::string& more = {}) {
  return play(actions("elite", deeds, more))["needed"];
}
}  // namespace

TEST_CASE("MAX-ACT-1 actions of each class") {
  struct Case {
    const char *unit, *actions;
  };
  for (const Case c : {Case{"militia", "1"}, {"poor", "1"}, {"regular", "2"}, {"veteran", "3"}, {"elite", "3"}})
    CHECK(play(actions(c.unit, {"move"}))["available"] == c.actions);
}

TEST_CASE("MAX-ACT-1 what each action costs, and a short crew's double") {
  for (const char* deed : {"move", "reload", "limber", "unlimber"}) {
    CAPTURE(deed);
    CHECK(needed({deed}) == "1");
    CHECK(needed({deed}, "short_crew") == "2");
  }
  CHECK(needed({"fire"}) == "1");
  CHECK(needed({"fire"}, "short_crew") == "2");
  CHECK(needed({"move", "fire", "reload"}) == "3");
}

TEST_CASE("MAX-ACT-1 the article's turns: a regular's, a veteran's") {
  CHECK(turns("regular", {"move", "fire"}) == "1");
  CHECK(turns("regular", {"reload", "fire"}, "unloaded") == "1");
  CHECK(turns("regular", {"move", "fire", "reload", "fire"}) == "2");
  CHECK(turns("veteran", {"move", "fire", "reload"}) == "1");
  CHECK(turns("veteran", {"fire", "reload", "fire"}) == "1");
  CHECK(play(actions("veteran", {"fire", "reload", "fire"}))["allowed"] == "true");
  CHECK(play(actions("regular", {"fire", "reload", "fire"}))["allowed"] == "false");
}

TEST_CASE("MAX-ACT-2 a second move waits for the next turn") {
  CHECK(turns("veteran", {"move", "move"}) == "2");
  CHECK(turns("veteran", {"move", "fire", "move"}) == "2");
  CHECK(turns("veteran", {"move", "move", "fire", "reload"}) == "2");
  CHECK(turns("veteran", {"move", "move", "fire", "reload", "fire"}) == "3");
  CHECK(turns("veteran", {"move", "move", "move"}) == "3");
  const auto p = play(actions("veteran", {"move", "move", "fire"}));
  CHECK(p.step("fire, in turn") == "2");
  CHECK(p["needed"] == "3");
  CHECK(p["allowed"] == "false");
}

TEST_CASE("MAX-ACT-2 what does not fit waits, and the rest of the turn is lost") {
  CHECK(turns("militia", {"move", "fire"}) == "2");
  CHECK(turns("regular", {"move", "fire", "reload"}) == "2");
  CHECK(turns("regular", {"move", "fire", "reload", "move"}) == "2");  // and a new turn has a move of its own
  // Doubled, three actions hold one of cost 2 and lose the third.
  CHECK(turns("veteran", {"fire", "reload"}, "short_crew") == "2");
  CHECK(turns("veteran", {"fire", "reload", "fire"}, "short_crew") == "3");
  CHECK(turns("regular", {"fire", "reload"}, "short_crew") == "2");
}

TEST_CASE("MAX-ACT-2 what costs more than a turn carries over") {
  CHECK(turns("militia", {"fire"}, "short_crew") == "2");
  CHECK(turns("militia", {"fire", "reload"}, "short_crew") == "4");
  CHECK(turns("militia", {"move", "move"}, "short_crew") == "4");
  CHECK(play(actions("militia", {"fire"}, "short_crew"))["allowed"] == "false");
}

TEST_CASE("MAX-ACT-3 a single shot, then a reload") {
  CHECK(forbidden(actions("veteran", {"fire", "fire"})) == "MAX-ACT-3");
  CHECK(forbidden(actions("veteran", {"fire", "move", "fire"})) == "MAX-ACT-3");
  CHECK(forbidden(actions("veteran", {"fire", "reload", "fire"})) == "allowed");
  CHECK(forbidden(actions("veteran", {"reload", "fire", "fire"})) == "MAX-ACT-3");
  CHECK(forbidden(actions("veteran", {"fire"}, "unloaded")) == "MAX-ACT-3");
  CHECK(forbidden(actions("veteran", {"reload", "fire"}, "unloaded")) == "allowed");
}

TEST_CASE("MAX-ACT-3 three shots of a repeater, then a reload") {
  CHECK(forbidden(actions("elite", {"fire", "fire", "fire"}, "repeater")) == "allowed");
  CHECK(forbidden(actions("elite", {"fire", "fire", "fire", "fire"}, "repeater")) == "MAX-ACT-3");
  CHECK(forbidden(actions("elite", {"fire", "fire", "fire", "reload", "fire", "fire", "fire"}, "repeater")) == "allowed");
  CHECK(forbidden(actions("elite", {"fire"}, "repeater unloaded")) == "MAX-ACT-3");
  CHECK(forbidden(actions("elite", {"reload", "fire", "fire", "fire"}, "repeater unloaded")) == "allowed");
}

TEST_CASE("MAX-ACT-3 a limbered gun is unloaded and does not fire") {
  CHECK(forbidden(actions("elite", {"fire"}, "limbered")) == "MAX-ACT-3");
  CHECK(forbidden(actions("elite", {"unlimber", "fire"}, "limbered")) == "MAX-ACT-3");
  CHECK(forbidden(actions("elite", {"reload", "fire"}, "limbered")) == "MAX-ACT-3");
  CHECK(forbidden(actions("elite", {"unlimber", "reload", "fire"}, "limbered")) == "allowed");
  CHECK(forbidden(actions("elite", {"limber", "fire"})) == "MAX-ACT-3");
  CHECK(turns("elite", {"unlimber", "reload", "fire"}, "limbered") == "1");
}

TEST_CASE("MAX-ACT unknown words and an empty list are refused") {
  CHECK(refused(actions("veteran", {"mvoe"})).find("did you mean move?") != std::string::npos);
  CHECK(refused("maximilian actions class=veteran").find("--do is missing") == 0);
}
