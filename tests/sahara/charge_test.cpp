#include "catch.hpp"
#include "house.hpp"
#include "table.hpp"

using table::play, table::refused;

TEST_CASE("SAH-CHARGE-1 half or more lost to the shooting repels the charge") {
  CHECK(play("sahara charge men=12 lost=5")["repelled"] == "false");
  CHECK(play("sahara charge men=12 lost=6")["repelled"] == "true");
  CHECK(play("sahara charge men=12 lost=12")["repelled"] == "true");
  CHECK(play("sahara charge men=13 lost=6")["repelled"] == "false");
  CHECK(play("sahara charge men=13 lost=7")["repelled"] == "true");
  CHECK(play("sahara charge men=1 lost=0")["repelled"] == "false");
  CHECK(play("sahara charge men=12 lost=6").step("lost to the shooting") == "1/2");
}

TEST_CASE("SAH-CHARGE-1 not with the commander within R1") {
  CHECK(play("sahara charge men=12 lost=11 commander_near")["repelled"] == "false");
  CHECK(play("sahara charge men=12 lost=11 commander_near").remarked("SAH-CHARGE-1"));
  CHECK_FALSE(play("sahara charge men=12 lost=5 commander_near").remarked("SAH-CHARGE-1"));
}

TEST_CASE("SAH-CHARGE no more are lost than there were") {
  CHECK(refused("sahara charge men=12 lost=12") == "accepted");
  CHECK(refused("sahara charge men=12 lost=13") != "accepted");
  CHECK_THROWS(table::set_up("sahara charge men=12"));
  CHECK(house::play("sahara charge men=12 lost=4", {}, {{"repelled_at", 4}})["repelled"] == "true");  // a third
  CHECK(house::play("sahara charge men=12 lost=3", {}, {{"repelled_at", 4}})["repelled"] == "false");
}
