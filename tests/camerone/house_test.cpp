// Every value of the page is read from the charts: another value in its place changes the outcome.
#include "catch.hpp"
#include "rules/seeded.hpp"
#include "table.hpp"

namespace {

// As table::play, with one value of the house's own.
table::Played with(std::string_view id, std::int32_t value, std::string_view line, std::vector<rules::Face> faces = {}) {
  table::Set_up up = table::set_up(line);
  table::Played p;
  p.phase = up.phase;
  std::vector<std::int32_t> values;
  for (const rules::Row& row : up.phase->table) values.push_back(row.id == id ? value : row.value);
  const rules::Charts page{up.phase->table, values.data()};
  up.phase->rule.settle(up.situation, page.about(up.situation.bytes, up.phase->fields));
  rules::Seeded open{0};
  rules::Entered dice{faces, open};
  up.phase->rule.play(up.situation, page.about(up.situation.bytes, up.phase->fields, &p.record), dice, p.outcome);
  dice.all_used();
  return p;
}

}  // namespace

TEST_CASE("house values of fire") {
  CHECK(with("point_blank", 3, "camerone fire section=3 range=pb", {4, 6})["casualties"] == "7");
  CHECK(with("effective", 0, "camerone fire section=3 range=effective", {4, 6})["casualties"] == "4");
  CHECK(with("long", -2, "camerone fire section=3 range=long", {4, 6})["casualties"] == "2");
  CHECK(with("officer", 1, "camerone fire section=3 range=pb officer", {4, 6})["casualties"] == "7");
  CHECK(with("target_cover", -1, "camerone fire section=3 range=pb target_cover", {4, 6})["casualties"] == "5");
  CHECK(with("killed", -2, "camerone fire section=3 range=pb killed=2", {4, 6})["casualties"] == "2");
  CHECK(with("bayoneting", -2, "camerone fire section=3 range=pb bayoneting=2", {4, 6})["casualties"] == "2");
  CHECK(with("point_blank_in", 10'000, "camerone fire section=3 distance=12", {4, 6})["casualties"] == "5");
  CHECK(with("effective_in", 35'500, "camerone fire section=3 distance=36", {4, 6})["casualties"] == "3");
  CHECK(with("point_blank_cm", 25'000, "camerone fire section=3 distance=30cm", {4, 6})["casualties"] == "5");
  CHECK(with("effective_cm", 80'000, "camerone fire section=3 distance=90cm", {4, 6})["casualties"] == "3");
  CHECK(with("falls_on", 0, "camerone fire section=3 range=long", {4, 1})["legionnaire_falls"] == "false");
  CHECK(with("falls_on_exposed", 3, "camerone fire section=3 range=pb", {4, 3})["legionnaire_falls"] == "true");
  CHECK(with("rounds", 3, "camerone fire section=3 range=pb ammo=3", {4, 6})["ammo_left"] == "0");
  CHECK_THROWS_AS(with("rounds", 3, "camerone fire section=3 range=pb ammo=2", {4, 6}), rules::Forbidden);
  CHECK(with("barn_sections", 3, "camerone fire section=3 range=pb barn_fired=2", {4, 6})["casualties"] == "6");
  CHECK_THROWS_AS(with("barn_sections", 1, "camerone fire section=3 range=pb barn_fired=1", {4, 6}), rules::Forbidden);
}

TEST_CASE("house values of hold, storm and morale") {
  CHECK(with("per_officer", 5, "camerone hold figures=9 officers=2", {18})["limit"] == "19");
  CHECK(with("defender", -2, "camerone storm defenders=2 figures=10", {5})["men_over"] == "1");
  CHECK(with("held_effective", 4, "camerone morale casualties=8 held=effective", {50})["limit"] == "32");
  CHECK(with("held_point_blank", 4, "camerone morale casualties=8 held=pb", {50})["limit"] == "32");
  CHECK(with("fresh_attacks", 2, "camerone morale casualties=8 attack=2", {3, 2})["recycled"] == "true");
}

TEST_CASE("house values of melee") {
  CHECK(with("faces", 2, "camerone melee legionnaires=1 mexicans=5", {4, 4})["mexicans_left"] == "3");
  CHECK(with("kills", 5, "camerone melee legionnaires=1 mexicans=1", {4})["mexicans_killed"] == "0");
  CHECK(with("dies", 2, "camerone melee legionnaires=1 mexicans=3", {2})["legionnaires_lost"] == "1");
}

TEST_CASE("house values of rush") {
  CHECK(with("first_wall_on", 2, "camerone rush larger=roll", {2, 3, 3})["first"] == "2");
  CHECK(with("start_in", 48, "camerone rush", {3, 3})["first_start"] == "48");
  CHECK(with("start_cm", 120, "camerone rush", {3, 3}).step("start line at the first wall") == "120cm");
  CHECK(with("start_sheds_lost_in", 24, "camerone rush sheds_lost=north", {3, 3})["first_start"] == "24");
  CHECK(with("start_sheds_lost_cm", 60, "camerone rush sheds_lost=north", {3, 3}).step("start line at the first wall") == "60cm");
}

TEST_CASE("house values of move, sniper and ammo") {
  CHECK(with("per_figure", 2, "camerone move figures=10 under_fire distance=40")["turns"] == "2");
  CHECK(with("not_under_fire", 3, "camerone move figures=10")["per_turn"] == "30");
  CHECK(with("areas", 2, "camerone move areas=3")["turns"] == "2");
  CHECK(with("hits_on", 3, "camerone sniper men=1", {3})["hit"] == "true");
  CHECK(with("company_rounds", 60, "camerone ammo", {73})["rounds"] == "60");
}
