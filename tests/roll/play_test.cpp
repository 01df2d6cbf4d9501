// Rolling, with the faces given.
#include "catch.hpp"
#include "rolling.hpp"
#include "rules/seeded.hpp"

using rolling::rolled;

TEST_CASE("sums, differences and products of dice in reading order") {
  CHECK(rolled("2d6+3", {2, 5}) == "10");
  CHECK(rolled("d6-d6", {2, 5}) == "-3");
  CHECK(rolled("5-2d6", {6, 6}) == "-7");
  CHECK(rolled("5-2d6", {1, 1}) == "3");
  CHECK(rolled("-9d20", std::vector<rules::Face>(9, 20)) == "-180");
  CHECK(rolled("d6x(d4+1)", {5, 3}) == "20");
  CHECK(rolled("d4+d20", {4, 20}) == "24");
  CHECK(rolled("d4+d20", {20, 4}).find("20 is not a face of the d4") == 0);
}

TEST_CASE("keep and drop") {
  CHECK(rolled("4d6kh3", {5, 2, 6, 3}) == "14");
  CHECK(rolled("4d6kl3", {5, 2, 6, 3}) == "10");
  CHECK(rolled("4d6dh3", {5, 2, 6, 3}) == "2");
  CHECK(rolled("4d6dl3", {5, 2, 6, 3}) == "6");
  CHECK(rolled("2d20kh", {7, 12}) == "12");
  CHECK(rolled("2d20kl", {7, 12}) == "7");
  CHECK(rolled("2d20dh", {7, 12}) == "7");
  CHECK(rolled("2d20dl", {7, 12}) == "12");
}

TEST_CASE("kept and dropped dice are marked: a second mark looks at all of them") {
  CHECK(rolled("3d6kh2dl1", {4, 2, 2}) == "6");
  CHECK(rolled("4d6dh1dl1", {5, 2, 6, 3}) == "8");
  CHECK(rolled("3d6kh1kl1", {4, 2, 1}) == "0");
  CHECK(rolled("3d6kh1kl1", {2, 2, 2}) == "0");
}

TEST_CASE("modifiers apply in the order written") {
  CHECK(rolled("2d6!kh1", {6, 1, 5}) == "7");  // the chain of 7 is the higher die
  CHECK(rolled("2d6!kl1", {6, 1, 5}) == "5");
  CHECK(rolled("2d6kh1!", {6, 1, 5}) == "7");
  CHECK(rolled("2d6kl1!", {6, 1, 5}) == "5");
  CHECK(rolled("2d6kh1r=5", {5, 1, 4}) == "1");  // 5 was the higher, and shows 1 now
  CHECK(rolled("2d6r=5kh1", {5, 1, 4}) == "4");
  CHECK(rolled("2d6kh1!", {6, 2, 6, 3}) == "8");  // the earlier of two equal dice
  CHECK(rolled("2d6kl1!", {6, 2, 6, 3}) == "9");
  CHECK(rolled("3d6kh2r=6dl1", {6, 1, 5, 4}) == "5");  // kh2: 6 and 5; dl1: the die that shows 1 now
}

TEST_CASE("rerolls, until it no longer holds and once") {
  CHECK(rolled("d6r<=2", {1, 2, 1, 3}) == "3");
  CHECK(rolled("d6ro<=2", {1, 2}) == "2");
  CHECK(rolled("d6ro<=2", {3}) == "3");
  CHECK(rolled("2d6r=1", {1, 5, 4}) == "9");         // each die followed by its rerolls
  CHECK(rolled("d6r=1r=2", {2, 1, 2, 3}) == "3");    // together: neither face stays
  CHECK(rolled("d6ro=1ro=2", {1, 2, 1, 5}) == "5");  // a die thrown again goes through what was written before
  CHECK(rolled("d6ro=1ro=2", {1, 2, 3}) == "3");
}

TEST_CASE("explosions") {
  CHECK(rolled("4d6!", {6, 6, 2, 1, 6, 3, 4}) == "28");
  CHECK(rolled("d6!>=5", {5, 6, 4}) == "15");
  CHECK(rolled("d6r=1!", {1, 6, 1, 2}) == "8");      // a further die is rerolled too
  CHECK(rolled("d6!r<=7", {6, 1, 2, 6, 3}) == "9");  // the chain of 7 and the 2 are thrown again, as chains
  CHECK(rolled("2d6!>=8", {2, 3}) == "5");
  CHECK(rolled("avd!", {5, 3}) == "8");
  CHECK(rolled("d6r=6!", {6, 5}) == "5");  // its highest face never stays
}

TEST_CASE("a chain belongs to its die: counted as one") {
  CHECK(rolled("2d10!=10ge12", {10, 3, 9}) == "1");
  CHECK(rolled("3d6!=6=6", {6, 1, 5, 4}) == "0");
  CHECK(rolled("4d6kh2ge5", {5, 6, 6, 1}) == "2");
  CHECK(rolled("20d10ge7", {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10}) == "8");
  CHECK(rolled("20d10ge7+1", {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10}) == "9");
}

TEST_CASE("a modifier from outside is added to the total, once") {
  CHECK(rolled("2d6x2", {3, 4}, {-1, 3}) == "16");
  CHECK(rolled("9223372036854775807", {}, {1}).find("passes 64 bits") != std::string::npos);
}

TEST_CASE("64 bits, checked in every step") {
  CHECK(rolled("9223372036854775807+1").find("passes 64 bits") != std::string::npos);
  CHECK(rolled("9223372036854775807+1-1").find("passes 64 bits") != std::string::npos);
  CHECK(rolled("-9223372036854775807-1").find("passes 64 bits") != std::string::npos);
  CHECK(rolled("-9223372036854775807") == "-9223372036854775807");
  CHECK(rolled("4611686018427387904x2").find("passes 64 bits") != std::string::npos);
  CHECK(rolled("4611686018427387904x-2").find("passes 64 bits") != std::string::npos);
  CHECK(rolled("4611686018427387903x2") == "9223372036854775806");
  CHECK(rolled("2d9223372036854775807", {9223372036854775807, 1}).find("passes 64 bits") != std::string::npos);
  CHECK(rolled("d9223372036854775807!", {9223372036854775807, 1}).find("passes 64 bits") != std::string::npos);
}

TEST_CASE("faces: too few, too many, wrong ones") {
  CHECK(rolled("2d6", {3}).find("too few dice") == 0);
  CHECK(rolled("2d6", {3, 3, 3}).find("too many dice") == 0);
  CHECK(rolled("2d6!", {6, 3}).find("too few dice") == 0);
  CHECK(rolled("2d6", {3, 7}).find("7 is not a face of the d6 (1-6) for 2d6") == 0);
  CHECK(rolled("d6r=1", {1, 7}).find("7 is not a face of the d6 (1-6) for d6r=1 again") == 0);
  CHECK(rolled("d6!", {6, 7}).find("7 is not a face of the d6 (1-6) for d6! further") == 0);
  CHECK(rolled("3").find("3") == 0);
  CHECK(rolled("3", {1}).find("too many dice") == 0);
}

TEST_CASE("rerolls that hardly ever end are stopped") {
  CHECK(rolling::refused("d1000000000r>1") == "accepted");
  rules::Seeded dice{1};
  const auto s = rolling::settled("d1000000000r>1");
  rules::Outcome out;
  CHECK_THROWS_WITH(rolling::phase().rule.play(s, rules::Charts{{}}, dice, out), Catch::Contains("1,000,000 dice in a roll"));
}

TEST_CASE("what a reader sees: each die with what it is for, and the worth of each pool") {
  const std::string seen = rolling::recorded("2d6! - 3d4 ge 3", {6, 2, 3, 4, 1, 3});
  CHECK(seen == "d6 2d6! 6; d6 2d6! further 2; d6 2d6! 3; = 2d6! 11; each 3; d4 3d4 ge 3 4; d4 3d4 ge 3 1; d4 3d4 ge 3 3; = 3d4 ge 3 2; ");
  CHECK(rolling::recorded("4d6kh3", {6, 2, 3, 4}) == "d6 4d6kh3 6; d6 4d6kh3 2; d6 4d6kh3 3; d6 4d6kh3 4; ");
}
