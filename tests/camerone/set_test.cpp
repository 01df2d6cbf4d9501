#include <algorithm>
#include "catch.hpp"
#include "table.hpp"

TEST_CASE("CAM-GAME-1 the set reminds of how the game is played") {
  const rules::Set* set = rules::find_set("camerone");
  REQUIRE(set);
  CHECK(set->author == "Mark Hannam");
  const auto of_game = [](const rules::Reminder& r) { return r.clause == "CAM-GAME-1"; };
  CHECK(std::count_if(set->reminders.begin(), set->reminders.end(), of_game) == 3);
}

TEST_CASE("CAM-BAYONET-3 melee reminds of the player's choice") {
  const auto reminders = rules::find_phase(*rules::find_set("camerone"), "melee")->reminders;
  const auto of_choice = [](const rules::Reminder& r) { return r.clause == "CAM-BAYONET-3" && r.field.empty(); };
  CHECK(std::any_of(reminders.begin(), reminders.end(), of_choice));
}

TEST_CASE("camerone has the phases of its page, and each its headline") {
  const rules::Set& set = *rules::find_set("camerone");
  const std::pair<std::string_view, std::string_view> page[] = {
      {"fire", "casualties"},   {"hold", "holds"},     {"melee", "mexicans_killed"}, {"storm", "men_over"}, {"breakout", "breaks_out"},
      {"morale", "breaks_off"}, {"rush", "companies"}, {"move", "per_turn"},         {"sniper", "victim"},  {"ammo", "rounds"}};
  REQUIRE(set.phases.size() == std::size(page));
  for (const auto& [name, headline] : page) {
    INFO(name);
    const rules::Phase* phase = rules::find_phase(set, name);
    REQUIRE(phase);
    CHECK(phase->outcome[phase->headline].name == headline);
  }
}
