#include "catch.hpp"
#include "khyber/house.hpp"

using table::play, table::refused;

namespace {
std::string stands(std::string_view line) {
  const auto p = play(line);
  return p["state"] + " " + p["side"];
}
}  // namespace

TEST_CASE("KHY-SCORE-1 under half the other's points retreats") {
  CHECK(stands("khyber score british=9 afridi=18 move=5") == "fighting none");
  CHECK(stands("khyber score british=8 afridi=17 move=5") == "retreat british");
  CHECK(stands("khyber score british=8 afridi=16 move=5") == "fighting none");
  CHECK(stands("khyber score british=18 afridi=9 move=5") == "fighting none");
  CHECK(stands("khyber score british=18 afridi=8 move=5") == "retreat afridi");
  CHECK(stands("khyber score british=0 afridi=1 move=5") == "retreat british");
  CHECK(stands("khyber score british=0 afridi=0 move=5") == "fighting none");
  CHECK(house::play("khyber score british=9 afridi=18 move=5", {{"retreat_share", 4}})["state"] == "retreat");
}

TEST_CASE("KHY-SCORE-1 a force that retreats goes on retreating") {
  CHECK(stands("khyber score british=17 afridi=10 move=5 retreating=british") == "retreat british");
  CHECK(stands("khyber score british=17 afridi=10 move=19 retreating=afridi") == "retreat afridi");
  CHECK(stands("khyber score british=4 afridi=10 move=19 retreating=british") == "retreat british");
}

TEST_CASE("KHY-SCORE-2 at move 20 a retreating force has lost, unless the other is under its own points") {
  CHECK(stands("khyber score british=9 afridi=11 move=20 retreating=british") == "lost british");
  CHECK(stands("khyber score british=9 afridi=11 move=19 retreating=british") == "retreat british");
  CHECK(stands("khyber score british=9 afridi=11 move=21 retreating=british") == "lost british");
  CHECK(stands("khyber score british=11 afridi=11 move=20 retreating=british") == "lost british");
  CHECK(stands("khyber score british=11 afridi=10 move=20 retreating=british") == "assess none");
  CHECK(stands("khyber score british=10 afridi=4 move=20") == "lost afridi");
  CHECK(stands("khyber score british=10 afridi=5 move=20") == "assess none");
  CHECK(stands("khyber score british=6 afridi=4 move=19") == "fighting none");
  CHECK(stands("khyber score british=6 afridi=4 move=10000") == "assess none");
  CHECK(house::play("khyber score british=6 afridi=4 move=12", {{"last_move", 12}})["state"] == "assess");
}

TEST_CASE("KHY-SCORE-2 one side retreating and the other under half is an error") {
  CHECK(refused("khyber score british=4 afridi=10 move=5 retreating=afridi") ==
        "one side is retreating and the other's points call for a retreat: only one side can retreat");
  CHECK(refused("khyber score british=5 afridi=10 move=5 retreating=afridi") == "accepted");
  CHECK(refused("khyber score british=10 afridi=4 move=20 retreating=british") != "accepted");
  CHECK(refused("khyber score british=10 afridi=4 move=20 retreating=afridi") == "accepted");
  CHECK(refused("khyber score british=1 afridi=1") == "--move is missing: the move that has just ended");
}
