#include <algorithm>
#include "catch.hpp"
#include "house.hpp"

namespace {
const rules::Set& sahara() { return *rules::find_set("sahara"); }
const rules::Phase& phase(std::string_view name) { return *rules::find_phase(sahara(), name); }
bool reminds(std::span<const rules::Reminder> reminders, std::string_view clause) {
  return std::any_of(reminders.begin(), reminders.end(), [&](const rules::Reminder& r) { return r.clause == clause; });
}
}  // namespace

TEST_CASE("sahara has the phases of its page, each with its headline, and dice where it rolls") {
  struct Line {
    std::string_view name, headline;
    bool rolls, modifiable;
  };
  constexpr Line page[] = {
      {"initiative", "chooser", true, false}, {"move", "strings", false, false},     {"fire", "casualties", true, true},
      {"gatling", "hits", true, true},        {"artillery", "landing", true, false}, {"grape", "casualties", false, false},
      {"breach", "breaks", false, false},     {"charge", "repelled", false, false},  {"melee", "winner", false, false},
      {"prisoners", "guards", false, false},  {"morale", "result", true, false},     {"leaders", "commanders", false, false},
  };
  REQUIRE(sahara().phases.size() == std::size(page));
  for (const Line& line : page) {
    INFO(line.name);
    const rules::Phase* p = rules::find_phase(sahara(), line.name);
    REQUIRE(p);
    CHECK(p->outcome[p->headline].name == line.headline);
    CHECK(p->rolls == line.rolls);
    CHECK(p->main_roll.empty() != line.modifiable);
  }
}

TEST_CASE("SAH-GUN-1 SAH-TANK-1 SAH-FORCE-1 SAH-GAME-1 the set reminds of what it does not compute") {
  for (const std::string_view clause : {"SAH-GUN-1", "SAH-TANK-1", "SAH-FORCE-1", "SAH-GAME-1"}) CHECK(reminds(sahara().reminders, clause));
}

TEST_CASE("SAH-ARMS-1 SAH-MOVE-7 SAH-GATLING-2 SAH-MORALE-5 the phases remind of what they do not compute") {
  for (const std::string_view clause : {"SAH-MOVE-2", "SAH-MOVE-4", "SAH-MOVE-5", "SAH-MOVE-6", "SAH-MOVE-7"})
    CHECK(reminds(phase("move").reminders, clause));
  CHECK(reminds(phase("fire").reminders, "SAH-FIRE-6"));
  CHECK(reminds(phase("gatling").reminders, "SAH-GATLING-2"));
  CHECK(reminds(phase("artillery").reminders, "SAH-ART-1"));
  CHECK(reminds(phase("charge").reminders, "SAH-CHARGE-1"));
  CHECK(reminds(phase("melee").reminders, "SAH-MELEE-5"));
  CHECK(reminds(phase("melee").reminders, "SAH-ARMS-1"));
  CHECK(reminds(phase("morale").reminders, "SAH-MORALE-5"));
}

TEST_CASE("SAH-FIRE-7 the reconstructed values are the reach and rate of weapons, and nothing else") {
  std::string all;
  for (const rules::Phase* p : sahara().phases)
    for (const rules::Row& r : p->table)
      if (r.source == rules::Source::reconstructed)
        all += std::string{p->name} + "." + std::string{r.group} + "." + std::string{r.id} + " ";
  CHECK(all ==
        "fire.reach.rifle fire.reach.carbine fire.shots.rifle fire.shots.carbine fire.shots.pistol fire.shots.thrown "
        "artillery.values.reach ");
}
