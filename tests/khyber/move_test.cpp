#include "catch.hpp"
#include "khyber/house.hpp"

using table::forbidden, table::play, table::refused;

TEST_CASE("KHY-MOVE-1 gaits, and the strong man's two more") {
  CHECK(play("khyber move gait=run")["cm"] == "25");
  CHECK(play("khyber move gait=walk")["cm"] == "15");
  CHECK(play("khyber move gait=crawl")["cm"] == "10");
  CHECK(play("khyber move gait=run strong")["cm"] == "27");
  CHECK(play("khyber move gait=walk strong")["cm"] == "17");
  CHECK(play("khyber move gait=crawl strong")["cm"] == "12");
  CHECK(play("khyber move gait=run strong").modifier("strong man") == "2");
  CHECK(play("khyber move gait=run").modifier("strong man").empty());
  CHECK(refused("khyber move") == "--gait is missing: how he goes");
  CHECK(refused("khyber move gait=runs") == "--gait takes run, walk or crawl, not 'runs', did you mean run?");
}

TEST_CASE("KHY-MOVE-2 a serious wound bars running and halves the rest") {
  CHECK(forbidden("khyber move gait=run wound=serious") == "KHY-MOVE-2");
  CHECK(forbidden("khyber move gait=run wound=serious strong") == "KHY-MOVE-2");
  CHECK(forbidden("khyber move gait=walk wound=serious") == "allowed");
  CHECK(play("khyber move gait=walk wound=serious")["cm"] == "7.5");
  CHECK(play("khyber move gait=crawl wound=serious")["cm"] == "5");
  CHECK(play("khyber move gait=walk wound=serious strong")["cm"] == "8.5");
  CHECK(play("khyber move gait=crawl wound=serious strong")["cm"] == "6");
}

TEST_CASE("KHY-MOVE-2 a minor wound costs nothing, unless the house bars running") {
  CHECK(play("khyber move gait=run wound=minor")["cm"] == "25");
  CHECK(play("khyber move gait=crawl wound=minor strong")["cm"] == "12");
  const house::Changes barred = {{"minor_wound_bars_running", 1}};
  CHECK(house::forbidden("khyber move gait=run wound=minor", barred) == "KHY-MOVE-2");
  CHECK(house::forbidden("khyber move gait=run wound=none", barred) == "allowed");
  CHECK(house::play("khyber move gait=walk wound=minor", barred)["cm"] == "15");
}

TEST_CASE("KHY-MOVE the house's paces are used") {
  CHECK(house::play("khyber move gait=run strong", {{"run", 30}, {"strong", 5}})["cm"] == "35");
  CHECK(house::play("khyber move gait=walk wound=serious", {{"serious_wound", 2}})["cm"] == "5");
}
