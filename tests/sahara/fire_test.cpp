#include "catch.hpp"
#include "house.hpp"
#include "table.hpp"

using table::play, table::forbidden, table::refused;

TEST_CASE("SAH-FIRE exactly one of range and distance, and no more than 100,000 shots") {
  CHECK(refused("sahara fire") != "accepted");
  CHECK(refused("sahara fire range=close distance=1") != "accepted");
  CHECK(refused("sahara fire range=close") == "accepted");
  CHECK(refused("sahara fire range=close men=10000 shots=10") == "accepted");
  CHECK(refused("sahara fire range=close men=10000 shots=11").find("100000") != std::string::npos);
  CHECK(refused("sahara fire range=close men=10000 shots=10000").find("100000") != std::string::npos);
  CHECK(refused("sahara fire range=close men=10001") != "accepted");
}

TEST_CASE("SAH-FIRE-1 two dice: 6 at close, 8 at medium, 10 at long range") {
  CHECK(play("sahara fire range=close", {3, 3})["hits"] == "1");
  CHECK(play("sahara fire range=close", {2, 3})["hits"] == "0");
  CHECK(play("sahara fire range=medium", {4, 4})["hits"] == "1");
  CHECK(play("sahara fire range=medium", {4, 3})["hits"] == "0");
  CHECK(play("sahara fire range=long", {5, 5})["hits"] == "1");
  CHECK(play("sahara fire range=long", {5, 4})["hits"] == "0");
  CHECK(play("sahara fire range=close men=2 shots=2", {3, 3, 1, 1, 6, 6, 2, 3})["hits"] == "2");
  CHECK(play("sahara fire range=close men=0")["hits"] == "0");
}

TEST_CASE("SAH-FIRE-1 the boundary of a band belongs to the nearer one, on the weapon's own string") {
  // 6 hits at close range only, 8 to medium, 10 to long.
  const auto band = [](const std::string& how) {
    const bool six = play("sahara fire " + how, {3, 3})["hits"] == "1", eight = play("sahara fire " + how, {4, 4})["hits"] == "1";
    return six ? "close" : eight ? "medium" : "long";
  };
  CHECK(band("distance=1") == std::string{"close"});  // a rifle's R3: 12 in, 24 in, 36 in
  CHECK(band("distance=R1") == std::string{"close"});
  CHECK(band("distance=12in") == std::string{"close"});
  CHECK(band("distance=30.48cm") == std::string{"close"});
  CHECK(band("distance=R1.000001") == std::string{"medium"});
  CHECK(band("distance=12.000001in") == std::string{"medium"});
  CHECK(band("distance=30.480001cm") == std::string{"medium"});
  CHECK(band("distance=R2") == std::string{"medium"});
  CHECK(band("distance=2ft") == std::string{"medium"});
  CHECK(band("distance=609.6mm") == std::string{"medium"});
  CHECK(band("distance=24.000001in") == std::string{"long"});
  CHECK(band("distance=36in") == std::string{"long"});
  CHECK(band("weapon=carbine distance=8in") == std::string{"close"});  // R2
  CHECK(band("weapon=carbine distance=8.000001in") == std::string{"medium"});
  CHECK(band("weapon=carbine distance=16in") == std::string{"medium"});
  CHECK(band("weapon=carbine distance=16.000001in") == std::string{"long"});
  CHECK(band("weapon=carbine distance=R2") == std::string{"long"});
  CHECK(band("weapon=pistol distance=4in") == std::string{"close"});  // R1
  CHECK(band("weapon=pistol distance=4.000001in") == std::string{"medium"});
}

TEST_CASE("SAH-FIRE-2 an enemy fired at before who has not moved: two more") {
  CHECK(play("sahara fire range=medium same_target", {3, 3})["hits"] == "1");
  CHECK(play("sahara fire range=medium same_target", {3, 2})["hits"] == "0");
  CHECK(play("sahara fire range=medium same_target", {3, 3}).modifier("fired at before and has not moved") == "2");
}

TEST_CASE("SAH-FIRE-3 cover: one less in a building or behind a wagon, two behind a wall or in a fort") {
  for (const std::string cover : {"building", "wagon"}) {
    CHECK(play("sahara fire range=close cover=" + cover, {4, 3})["hits"] == "1");
    CHECK(play("sahara fire range=close cover=" + cover, {3, 3})["hits"] == "0");
  }
  for (const std::string cover : {"wall", "fort"}) {
    CHECK(play("sahara fire range=close cover=" + cover, {4, 4})["hits"] == "1");
    CHECK(play("sahara fire range=close cover=" + cover, {4, 3})["hits"] == "0");
  }
  CHECK(play("sahara fire range=close cover=none", {3, 3})["hits"] == "1");
  CHECK(play("sahara fire range=close cover=wall same_target", {3, 3})["hits"] == "1");
}

TEST_CASE("SAH-FIRE-4 who is not fighting cannot be shot behind a wall") {
  CHECK(forbidden("sahara fire range=close cover=wall not_fighting") == "SAH-FIRE-4");
  CHECK(forbidden("sahara fire range=close cover=fort not_fighting") == "SAH-FIRE-4");
  CHECK(forbidden("sahara fire range=close cover=wall") == "allowed");
  CHECK(forbidden("sahara fire range=close cover=building not_fighting") == "allowed");
  CHECK(forbidden("sahara fire range=close cover=wagon not_fighting") == "allowed");
  CHECK(forbidden("sahara fire range=close not_fighting") == "allowed");
  CHECK(forbidden("sahara fire weapon=thrown range=long cover=wall not_fighting") == "SAH-FIRE-4");  // the first clause listed
}

TEST_CASE("SAH-FIRE-5 thrown: one die, 5 or 6, and no other modifier than --mod") {
  CHECK(play("sahara fire weapon=thrown range=close", {5})["hits"] == "1");
  CHECK(play("sahara fire weapon=thrown range=close", {4})["hits"] == "0");
  CHECK(play("sahara fire weapon=thrown range=close cover=wall", {5})["hits"] == "1");
  CHECK(play("sahara fire weapon=thrown range=close same_target", {4})["hits"] == "0");
  CHECK(play("sahara fire weapon=thrown range=close", {4}, {1})["hits"] == "1");
  CHECK(play("sahara fire weapon=thrown range=close", {5}, {-1})["hits"] == "0");
  CHECK(play("sahara fire weapon=thrown range=close men=3", {6, 5, 4})["hits"] == "2");
}

TEST_CASE("SAH-FIRE-5 thrown weapons to close and pistols to medium range of the R1 string") {
  CHECK(forbidden("sahara fire weapon=thrown range=medium") == "SAH-FIRE-5");
  CHECK(forbidden("sahara fire weapon=thrown range=long") == "SAH-FIRE-5");
  CHECK(forbidden("sahara fire weapon=thrown distance=4in") == "allowed");
  CHECK(forbidden("sahara fire weapon=thrown distance=4.000001in") == "SAH-FIRE-5");
  CHECK(forbidden("sahara fire weapon=thrown distance=R2") == "SAH-FIRE-5");
  CHECK(forbidden("sahara fire weapon=pistol range=medium") == "allowed");
  CHECK(forbidden("sahara fire weapon=pistol range=long") == "SAH-FIRE-5");
  CHECK(forbidden("sahara fire weapon=pistol distance=8in") == "allowed");
  CHECK(forbidden("sahara fire weapon=pistol distance=8.000001in") == "SAH-FIRE-5");
  CHECK(forbidden("sahara fire weapon=pistol distance=R3") == "SAH-FIRE-5");
}

TEST_CASE("SAH-FIRE-6 casualties are hits by the damage that fells one, whole ones") {
  const std::vector<rules::Face> five(10, 6);  // five shots that hit
  CHECK(play("sahara fire range=close men=5", five)["casualties"] == "5");
  CHECK(play("sahara fire range=close men=5 resist=2", five)["casualties"] == "2");
  CHECK(play("sahara fire range=close men=5 resist=2 damage=2", five)["casualties"] == "5");
  CHECK(play("sahara fire range=close men=5 resist=3 damage=2", five)["casualties"] == "2");
  CHECK(play("sahara fire range=close men=5 resist=4 damage=2", five)["casualties"] == "2");
  CHECK(play("sahara fire range=close men=5 resist=5 damage=2", five)["casualties"] == "1");
  CHECK(play("sahara fire range=close men=5 resist=6", five)["casualties"] == "0");
  CHECK(play("sahara fire range=close men=5 resist=1 damage=9", five)["casualties"] == "5");
  CHECK(play("sahara fire range=close men=5 damage=0", five)["casualties"] == "0");
  CHECK(play("sahara fire range=close men=5 resist=0", five)["casualties"] == "5");
  CHECK(play("sahara fire range=close men=5 resist=0 damage=0", five)["casualties"] == "5");
  CHECK(play("sahara fire range=close resist=2", {6, 6})["casualties"] == "0");
}

TEST_CASE("SAH-FIRE-6 no more fall than there are targets") {
  const std::vector<rules::Face> three(6, 5);
  CHECK(play("sahara fire range=close men=3 targets=2", three)["casualties"] == "2");
  CHECK(play("sahara fire range=close men=3 targets=2", three)["hits"] == "3");
  CHECK(play("sahara fire range=close men=3 targets=3", three)["casualties"] == "3");
  CHECK(play("sahara fire range=close men=3 targets=4", three)["casualties"] == "3");
  CHECK(play("sahara fire range=close men=3 targets=0", three)["casualties"] == "0");
}

TEST_CASE("SAH-FIRE-7 reach: a rifle R3, a carbine R2; one shot a round; all reconstructed") {
  CHECK(forbidden("sahara fire distance=R3") == "allowed");
  CHECK(forbidden("sahara fire distance=3.000001") == "SAH-FIRE-7");
  CHECK(forbidden("sahara fire distance=91.44cm") == "allowed");
  CHECK(forbidden("sahara fire distance=91.440001cm") == "SAH-FIRE-7");
  CHECK(forbidden("sahara fire distance=1000000m") == "SAH-FIRE-7");
  CHECK(forbidden("sahara fire distance=R1000000") == "SAH-FIRE-7");
  CHECK(forbidden("sahara fire weapon=carbine distance=24in") == "allowed");
  CHECK(forbidden("sahara fire weapon=carbine distance=24.000001in") == "SAH-FIRE-7");
  CHECK(forbidden("sahara fire weapon=carbine range=long") == "allowed");
  CHECK(house::source(play("sahara fire distance=R3", {1, 1}), "reach.rifle") == "reconstructed");
  CHECK(house::source(play("sahara fire distance=R3", {1, 1}), "shots.rifle") == "reconstructed");
  CHECK(house::source(play("sahara fire distance=R3 shots=1", {1, 1}), "shots.rifle") == "");
  CHECK(house::source(play("sahara fire weapon=pistol distance=8in", {1, 1}), "reach.pistol") == "published");
  CHECK(house::source(play("sahara fire range=close", {1, 1}), "reach.rifle") == "");
  CHECK(play("sahara fire distance=30in", {1, 1}).step("read on the string R") == "3");
  CHECK(play("sahara fire distance=30in", {1, 1}).step("which is") == "long");
}

TEST_CASE("SAH-FIRE-7 reading the R1 string within R1 is a house value, off") {
  CHECK(play("sahara fire distance=R1", {3, 3})["hits"] == "1");
  const std::vector<house::Value> on = {{"r1_string_within_r1", 1}};
  CHECK(house::play("sahara fire distance=4in", {3, 3}, on)["hits"] == "1");
  CHECK(house::play("sahara fire distance=4.000001in", {3, 3}, on)["hits"] == "0");
  CHECK(house::play("sahara fire distance=R1", {5, 5}, on)["hits"] == "1");  // the end of R1: long range
  CHECK(house::play("sahara fire distance=R1", {5, 4}, on)["hits"] == "0");
  CHECK(house::play("sahara fire distance=R1.000001", {4, 4}, on)["hits"] == "1");  // R3 again: medium
  CHECK(house::play("sahara fire distance=R1.000001", {4, 3}, on)["hits"] == "0");
  CHECK(house::has_source("sahara", "fire", "r1_string_within_r1", rules::Source::ruling));
}

TEST_CASE("SAH-FIRE the numbers are a house's to change") {
  CHECK(house::play("sahara fire range=close", {3, 2}, {{"hits.close", 5}})["hits"] == "1");
  CHECK(house::play("sahara fire range=close cover=wall", {3, 3}, {{"wall", 0}})["hits"] == "1");
  CHECK(house::play("sahara fire weapon=thrown range=close", {4}, {{"thrown_hits", 4}})["hits"] == "1");
  CHECK(house::play("sahara fire range=close", {6, 6, 6, 6}, {{"shots.rifle", 2}})["hits"] == "2");
  CHECK(house::play("sahara fire weapon=carbine range=close", {6, 6, 6, 6}, {{"shots.carbine", 2}})["hits"] == "2");
  CHECK(house::play("sahara fire weapon=pistol range=close", {6, 6, 6, 6}, {{"shots.pistol", 2}})["hits"] == "2");
  CHECK(house::play("sahara fire weapon=thrown range=close", {6, 6}, {{"shots.thrown", 2}})["hits"] == "2");
  CHECK(house::play("sahara fire range=close shots=1", {6, 6}, {{"shots.rifle", 2}})["hits"] == "1");
  CHECK(house::forbidden("sahara fire distance=R4", {{"reach.rifle", 4}}) == "allowed");
  CHECK(house::forbidden("sahara fire weapon=pistol range=long", {{"furthest.pistol", 2}}) == "allowed");
  CHECK(house::forbidden("sahara fire range=long", {{"furthest.rifle", 1}}) == "SAH-FIRE-7");
  CHECK(house::play("sahara fire distance=18in", {3, 3}, {{"thirds.close", 6}})["hits"] == "1");  // half of R3
  CHECK(house::play("sahara fire distance=18.01in", {3, 3}, {{"thirds.close", 6}})["hits"] == "0");
}

TEST_CASE("SAH-STRING-1 strings of other lengths: R1.5 is one and a half of the R1 string") {
  const std::vector<house::Value> half = {{"r1", 6'000}, {"r2", 12'000}, {"r3", 18'000}, {"r4", 24'000}};
  CHECK(house::forbidden("sahara fire distance=R3", half) == "allowed");
  CHECK(house::forbidden("sahara fire distance=R3.000001", half) == "SAH-FIRE-7");
  CHECK(house::forbidden("sahara fire distance=18in", half) == "allowed");
  CHECK(house::forbidden("sahara fire distance=18.000001in", half) == "SAH-FIRE-7");
  CHECK(house::play("sahara fire distance=R1", {3, 3}, half)["hits"] == "1");
  CHECK(house::play("sahara fire distance=6.000001in", {3, 3}, half)["hits"] == "0");
}

TEST_CASE("SAH-FIRE --mod is added to each pair") {
  CHECK(play("sahara fire range=close men=2", {3, 2, 2, 2}, {1})["hits"] == "1");
  CHECK(play("sahara fire range=close men=2", {3, 3, 4, 3}, {-1})["hits"] == "1");
}

TEST_CASE("SAH-FIRE what the dice must come to is shown, and the hits that fell one where it takes more than one") {
  CHECK(house::least_wanted(play("sahara fire range=medium cover=wagon", {1, 1})) == 9);
  CHECK(house::least_wanted(play("sahara fire range=medium same_target", {1, 1}, {1})) == 5);
  CHECK(house::least_wanted(play("sahara fire weapon=thrown range=close", {1})) == 5);
  CHECK(play("sahara fire range=medium resist=3 damage=2", {1, 1}).step("hits that fell one") == "2");
  CHECK(play("sahara fire range=medium resist=2 damage=2", {1, 1}).step("hits that fell one") == "");
}

TEST_CASE("SAH-FIRE the odds") {
  CHECK(table::chance("sahara fire range=close", "hits", "1") == "13/18");
  CHECK(table::chance("sahara fire range=medium", "hits", "1") == "5/12");
  CHECK(table::chance("sahara fire range=long", "hits", "1") == "1/6");
  CHECK(table::chance("sahara fire range=close cover=wall same_target", "hits", "1") == "13/18");
  CHECK(table::chance("sahara fire range=medium men=2", "casualties", "2") == "25/144");
  CHECK(table::chance("sahara fire range=medium men=2 resist=2", "casualties", "1") == "25/144");
  CHECK(table::chance("sahara fire weapon=thrown range=close cover=wall", "hits", "1") == "1/3");
  CHECK(table::chance("sahara fire range=long cover=wall men=1 shots=2", "hits", "0") == "1225/1296");
  CHECK(table::chance("sahara fire range=long men=0", "hits", "0") == "1");
}
