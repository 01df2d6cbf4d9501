#include "catch.hpp"
#include "khyber/house.hpp"

using table::chance, table::play, table::refused;

TEST_CASE("KHY-MELEE-1 the highest of d20 and value wins unhurt") {
  const auto won = play("khyber melee value=1 opponent_value=1", {11, 10, 4});
  CHECK(won["result"] == "wins");
  CHECK(won["man_fate"] == "unhurt");
  CHECK(won["opponent_fate"] == "runs");
  CHECK(won["second_fate"] == "absent");
  const auto lost = play("khyber melee value=1 opponent_value=1", {10, 11, 4});
  CHECK(lost["result"] == "loses");
  CHECK(lost["man_fate"] == "runs");
  CHECK(lost["opponent_fate"] == "unhurt");
  CHECK(play("khyber melee value=2 opponent_value=1", {10, 10, 4})["result"] == "wins");
  CHECK(play("khyber melee value=1 opponent_value=2", {10, 10, 4})["result"] == "loses");
}

TEST_CASE("KHY-MELEE-1 a tie decides nothing") {
  const auto tie = play("khyber melee value=1 opponent_value=2", {11, 10});
  CHECK(tie["result"] == "draw");
  CHECK(tie["man_fate"] == "unhurt");
  CHECK(tie["opponent_fate"] == "unhurt");
  CHECK(refused("khyber melee value=1 opponent_value=2", {11, 10, 4}) == "too many dice: 3 were given and 2 were rolled");
}

TEST_CASE("KHY-MELEE-1 a wounded man adds no value, a wounded opponent has 0") {
  CHECK(play("khyber melee value=2 wounded opponent_value=0", {10, 10})["result"] == "draw");
  CHECK(play("khyber melee value=2 opponent_value=0", {9, 10, 4})["result"] == "wins");
  CHECK(play("khyber melee value=2 wounded", {10, 10, 4})["result"] == "loses");  // one opponent of 1 unless given
  CHECK(play("khyber melee", {10, 10})["result"] == "draw");
}

TEST_CASE("KHY-MELEE-2 a loser is killed on 3 or less, without his value") {
  CHECK(play("khyber melee value=5 opponent_value=5", {1, 20, 3})["man_fate"] == "killed");
  CHECK(play("khyber melee value=5 opponent_value=5", {1, 20, 4})["man_fate"] == "runs");
  CHECK(play("khyber melee value=5 opponent_value=5", {20, 1, 3})["opponent_fate"] == "killed");
  CHECK(play("khyber melee value=5 opponent_value=5", {20, 1, 4})["opponent_fate"] == "runs");
  CHECK(house::play("khyber melee", {{"killed_on", 10}}, {1, 20, 10})["man_fate"] == "killed");
  CHECK(house::play("khyber melee", {{"killed_on", 10}}, {1, 20, 11})["man_fate"] == "runs");
}

TEST_CASE("KHY-MELEE-3 one against two beats both, or loses to either") {
  const auto won = play("khyber melee value=1 opponent_value=1 opponent_value=2", {12, 11, 10, 3, 4});
  CHECK(won["result"] == "wins");
  CHECK(won["man_fate"] == "unhurt");
  CHECK(won["opponent_fate"] == "killed");
  CHECK(won["second_fate"] == "runs");
  const auto second = play("khyber melee value=1 opponent_value=1 opponent_value=2", {12, 11, 12, 3});
  CHECK(second["result"] == "loses");
  CHECK(second["man_fate"] == "killed");
  CHECK(second["opponent_fate"] == "unhurt");
  CHECK(second["second_fate"] == "unhurt");
  CHECK(play("khyber melee value=1 opponent_value=1 opponent_value=2", {12, 13, 1, 4})["result"] == "loses");
}

TEST_CASE("KHY-MELEE-3 one beaten and one tied is a draw, tied and beaten by the other a loss") {
  CHECK(play("khyber melee value=1 opponent_value=1 opponent_value=1", {12, 12, 1})["result"] == "draw");
  CHECK(play("khyber melee value=1 opponent_value=1 opponent_value=1", {12, 1, 12})["result"] == "draw");
  CHECK(play("khyber melee value=1 opponent_value=1 opponent_value=1", {12, 12, 12})["second_fate"] == "unhurt");
  CHECK(play("khyber melee value=1 opponent_value=1 opponent_value=1", {12, 12, 13, 9})["result"] == "loses");
}

TEST_CASE("KHY-MELEE takes one or two opponents") {
  CHECK(refused("khyber melee opponent_value=1 opponent_value=1 opponent_value=1") == "--opponent-value takes at most 2 of them");
}

TEST_CASE("KHY-MELEE a modifier goes on the man's roll alone") {
  CHECK(play("khyber melee value=1 opponent_value=1", {9, 10, 4}, {2})["result"] == "wins");
  CHECK(play("khyber melee value=1 opponent_value=1", {10, 10, 4}, {-1})["result"] == "loses");
  CHECK(play("khyber melee value=1 opponent_value=1", {1, 20, 3}, {5})["man_fate"] == "killed");
}

TEST_CASE("KHY-MELEE exact chances") {
  CHECK(chance("khyber melee value=1 opponent_value=1", "result", "draw") == "1/20");
  CHECK(chance("khyber melee value=1 opponent_value=1", "result", "wins") == "19/40");
  CHECK(chance("khyber melee value=1 opponent_value=1", "man_fate", "killed") == "57/800");  // 19/40 of 3/20
  CHECK(chance("khyber melee value=1 opponent_value=2", "result", "loses") == "21/40");
  // Above both of two: the sum of (f - 1)^2 for f in 1..20 is 2,470 of 8,000.
  CHECK(chance("khyber melee value=1 opponent_value=1 opponent_value=1", "result", "wins") == "247/800");
  // At least as high as both, but not above both: the sum of f^2 - (f - 1)^2 is 400 of 8,000.
  CHECK(chance("khyber melee value=1 opponent_value=1 opponent_value=1", "result", "draw") == "1/20");
  CHECK(chance("khyber melee value=1 opponent_value=1 opponent_value=1", "second_fate", "killed") == "741/16000");
}
