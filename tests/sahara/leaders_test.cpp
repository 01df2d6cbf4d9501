#include "catch.hpp"
#include "house.hpp"
#include "table.hpp"

using table::play;

TEST_CASE("SAH-LEAD-1 one commander, a lieutenant for 25, a sergeant for ten, begun ones counted") {
  const auto led = [](const std::string& men) {
    const auto p = play("sahara leaders men=" + men);
    return p["commanders"] + " " + p["lieutenants"] + " " + p["sergeants"];
  };
  CHECK(led("1") == "1 1 1");
  CHECK(led("10") == "1 1 1");
  CHECK(led("11") == "1 1 2");
  CHECK(led("25") == "1 1 3");
  CHECK(led("26") == "1 2 3");
  CHECK(led("50") == "1 2 5");
  CHECK(led("51") == "1 3 6");
  CHECK(play("sahara leaders men=30 side=native")["sergeants"] == "3");
  CHECK(play("sahara leaders men=30 side=native").remarked("SAH-LEAD-1"));
  CHECK_FALSE(play("sahara leaders men=30").remarked("SAH-LEAD-1"));
  CHECK_THROWS(table::set_up("sahara leaders men=0"));
  CHECK(house::play("sahara leaders men=30", {}, {{"men_to_a_lieutenant", 30}})["lieutenants"] == "1");
}
