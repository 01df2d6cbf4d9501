#include "catch.hpp"
#include "house.hpp"
#include "table.hpp"

using table::play;

TEST_CASE("SAH-BREACH-1 what breaks what") {
  const auto broken_by = [](const std::string& by) {
    std::string all;
    for (const std::string object : {"door", "gate", "wagon", "cannon", "wall", "tree"})
      if (play("sahara breach by=" + by + " object=" + object)["breaks"] == "true") all += object + " ";
    return all;
  };
  CHECK(broken_by("rifle") == "");
  CHECK(broken_by("gatling") == "door gate wagon cannon ");
  CHECK(broken_by("cannon") == "door gate wagon cannon wall ");
  CHECK(broken_by("tank") == "door gate ");
  CHECK(house::source(play("sahara breach by=rifle object=wall"), "rifle.wall") == "published");
  CHECK(house::source(play("sahara breach by=rifle object=wagon"), "rifle.wagon") == "ruling");
  CHECK(house::play("sahara breach by=tank object=tree", {}, {{"tank.tree", 1}})["breaks"] == "true");
  CHECK_THROWS(table::set_up("sahara breach by=tank"));
}
