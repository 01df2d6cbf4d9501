#include "catch.hpp"
#include "khyber/house.hpp"

using table::play, table::refused;

TEST_CASE("KHY-SIGNAL-1 men hear each other within 16 cm") {
  CHECK(play("khyber signal distance=16")["heard"] == "true");
  CHECK(play("khyber signal distance=16.000001")["heard"] == "false");
  CHECK(play("khyber signal distance=160mm")["heard"] == "true");
  CHECK(play("khyber signal distance=6.299212in")["heard"] == "true");  // 16 cm is 6.2992125984…
  CHECK(play("khyber signal distance=6.299213in")["heard"] == "false");
  CHECK(play("khyber signal distance=0")["heard"] == "true");
  CHECK(house::play("khyber signal distance=12.5", {{"heard_cm", 12'500}})["heard"] == "true");
  CHECK(house::play("khyber signal distance=12.6", {{"heard_cm", 12'500}})["heard"] == "false");
  CHECK(refused("khyber signal") == "--distance is missing: how far apart the two men are");
}
