// Exact odds.
#include "catch.hpp"
#include "rolling.hpp"

using rolling::odds, rolling::odds_refused, rolling::kOpen, rolling::Face;

namespace {
Approx near(double v) { return Approx(v).epsilon(1e-12); }
}  // namespace

TEST_CASE("known values") {
  CHECK(odds("2d20kh1").mean == near(13.825));
  CHECK(odds("4d6kh3").mean == near(15869 / 1296.0));
  CHECK(odds("4d6!").mean == near(16.8));
  CHECK(odds("10d10>=7").mean == near(4));
  CHECK(odds("d6ro<=1")[1] == "1/36");
  CHECK(odds("d6-d6")[0] == "1/6");
  CHECK(odds("5-2d6").of.begin()->first == -7);
  CHECK(odds("5-2d6").of.rbegin()->first == 3);
  CHECK(odds("-9d20").of.begin()->first == -180);
  CHECK(odds("-9d20").of.rbegin()->first == -9);
  CHECK(odds("0d6")[0] == "1");
}

TEST_CASE("100d6 in full") {
  const auto c = odds("100d6");
  CHECK(c.of.size() == 501);
  CHECK(c[101] == "25/163329655875017726524172566789514455134285927618238717885767991592374285369344");  // 100/6^100
  CHECK(c[101] == c[599]);
  CHECK(c[100] == "1/653318623500070906096690267158057820537143710472954871543071966369497141477376");  // 6^100
  CHECK(c.mean == near(350));
  CHECK(c.sd == near(17.078251276599330));
}

TEST_CASE("sums of few and of many") {
  CHECK(odds("2d6+3")[10] == "1/6");
  CHECK(odds("2d6+3").of.size() == 11);
  CHECK(odds("3d6")[10] == "1/8");
  CHECK(odds("2avd")[7] == "5/18");
  CHECK(odds("d6+d6+d6")[10] == "1/8");
  CHECK(odds("2d{0..9}")[18] == "1/100");
  CHECK(odds("3d2")[4] == "3/8");
  CHECK(odds("2d1")[2] == "1");
  CHECK(odds("200d6").mean == near(700));
  CHECK(odds_refused("1000d6") == "accepted");
  CHECK(odds("30d{1,2,4}").mean == near(70));
  CHECK(odds("40d{1,2,4}")[40] == "1/12157665459056928801");
  CHECK(odds("3d{1,1000,1000000000}").of.size() == 10);
  CHECK(odds("50d{1,1000,1000000000}").of.size() == 1326);
  CHECK(odds("d{1,4611686018427387904}").of.size() == 2);
  CHECK(odds("7").of.size() == 1);
  CHECK(odds("7")[7] == "1");
}

TEST_CASE("products") {
  CHECK(odds("2d6x3")[21] == "1/6");
  CHECK(odds("2d6x3").of.size() == 11);
  CHECK(odds("-2x2d6")[-14] == "1/6");
  CHECK(odds("d6xd6")[12] == "1/9");
  CHECK(odds("d6xd6").of.size() == 18);
  CHECK(odds("0x2d6")[0] == "1");
  CHECK(odds("0xd6!")[0] == "1");
  CHECK(odds("0xd6!").rest == "0");
  CHECK(odds("d{-1,1}xd6")[-6] == "1/12");
  CHECK(odds("(d6-d6)x(d4+1)").mean == Approx(0).margin(1e-12));
}

TEST_CASE("counting is binomial, of any die") {
  CHECK(odds("20d10ge7")[0] == "3486784401/95367431640625");  // (3/5)^20
  CHECK(odds("20d10ge7")[20] == "1048576/95367431640625");    // (2/5)^20
  CHECK(odds("20d10ge7")[12] == "677059928064/19073486328125");
  CHECK(odds("20d10ge7").mean == near(8));
  CHECK(odds("62d2ge2")[31] == "14544636039226909/144115188075855872");  // C(62,31)/2^62: what 64 bits just hold
  CHECK(odds("39d3ge3")[5] == "1099047771308032/450283905890997363");
  CHECK(odds("3d1000000000000=1")[1].find("/") != std::string::npos);
  CHECK(odds("2d1000000000<=500000000")[1] == "1/2");
  CHECK(odds("3d6>6")[0] == "1");
  CHECK(odds("3d6>0")[3] == "1");
  CHECK(odds("200d6=6").mean == near(200 / 6.0));
  CHECK(odds("4d6kh2ge5")[2] == "11/27");
  CHECK(odds("2avd=3")[2] == "1/9");
}

TEST_CASE("keep and drop, few of many too") {
  CHECK(odds("4d6kh3")[18] == "7/432");
  CHECK(odds("4d6kh3")[3] == "1/1296");
  CHECK(odds("10d6kh3")[3] == "1/60466176");
  CHECK(odds("2d20kl1").mean == near(7.175));
  CHECK(odds("3d6dh1dl1").mean == near(3.5));
  CHECK(odds("3d6kh1kl1")[0] == "1");
  CHECK(odds("3d6kh2dl1").mean == odds("3d6kh2").mean);
  CHECK(odds("1000d6kh3")[3].size() > 700);
  CHECK(odds("1000d6kh3").of.rbegin()->first == 18);
  CHECK(odds("100d6dl1").of.size() == 496);
  CHECK(odds("100d6dl10").mean + odds("100d6kl10").mean == near(350));
  CHECK(odds("40d6kh20").mean + odds("40d6dh20").mean == near(140));
  CHECK(odds("4d{1,1000,1000000000}kh2").of.size() == 6);
}

TEST_CASE("rerolls") {
  CHECK(odds("d6r<=2")[3] == "1/4");
  CHECK(odds("d6r<=2").of.size() == 4);
  CHECK(odds("d6r=1r=2")[3] == "1/4");
  CHECK(odds("2d6r<=2")[12] == "1/16");
  CHECK(odds("d6ro<=2")[1] == "1/18");
  CHECK(odds("d6ro<=2")[6] == "2/9");
  CHECK(odds("100d6r=1").mean == near(400));
}

TEST_CASE("explosions: followed to where less than 10^-9 is left, the rest kept exactly") {
  const auto c = odds("d6!");
  CHECK(c[5] == "1/6");
  CHECK(c[6] == "0");
  CHECK(c[7] == "1/36");
  CHECK(c.of.rbegin()->first == 71);
  CHECK(c.rest == "1/2176782336");  // 6^12
  CHECK(c.mean == near(4.2));
  CHECK(c.sd == near(std::sqrt(10.64)));
  CHECK(odds("d10!").rest == "1/10000000000");  // 10^-9 is not less than itself
  CHECK(odds("4d6!").sd == near(std::sqrt(42.56)));
  CHECK(odds("4d6!")[4] == "1/1296");
  CHECK(odds("20d6!").mean == near(84));
  CHECK(odds_refused("100d6!") == "accepted");
  CHECK(odds("d6!>=5").mean == near(3.5 / (1 - 1 / 3.0)));
  CHECK(odds("d{0,1}!=0")[1] == "1");  // a nought adds nothing
  CHECK(odds("d{0,1}!=0").rest == "0");
  CHECK(odds("d{-1,0,1}!=-1").mean == Approx(0).margin(1e-12));
  CHECK(odds("d6!xd6!").mean == near(4.2 * 4.2));
  CHECK(odds("10-d6!").mean == near(5.8));
}

TEST_CASE("explosions among other modifiers") {
  CHECK(odds("10d10!>=10>=8")[0] == "282475249/10000000000");  // exact: (7/10)^10
  CHECK(odds("10d10!>=10>=8").rest == "0");
  CHECK(odds("d6!=6ge100").rest == "0");
  CHECK(odds("d6!=6ge8")[1] == "5/36");  // 6 and then 2 or more
  CHECK(odds("d6!=6<7")[1] == "5/6");
  CHECK(odds("d6r=1!").mean == near(4 / (1 - 1 / 5.0)));
  CHECK(odds("d6r=1!")[8] == "1/25");
  CHECK(odds("d6!r<=6")[7] == "1/6");
  CHECK(odds("d6!r<=6")[8] == "1/6");
  CHECK(odds("d6!r<60").of.begin()->first == 61);
  CHECK(odds("4d6!kh3").rest != "0");
  CHECK(odds("4d6!kh4").mean == near(16.8));
  CHECK(odds("4d6!kh3").mean + odds("4d6!kl1").mean == near(16.8));
  CHECK(odds("4d6kh3!").mean + odds("4d6kl1!").mean == near(16.8));
  CHECK(odds("2d6kh1!")[1] == "1/36");
  CHECK(odds("2d6kh1!")[7] == "11/216");
}

TEST_CASE("faces on the table are fixed, the rest is open") {
  CHECK(odds("2d6", {4})[10] == "1/6");
  CHECK(odds("2d6", {4, 5})[9] == "1");
  CHECK(odds("2d6", {kOpen, 5})[9] == "1/6");
  CHECK(odds("2d6", {kOpen, kOpen})[7] == "1/6");
  CHECK(odds("d6+d20", {kOpen, 20})[26] == "1/6");
  CHECK(odds("4d6kh3", {6, 6})[18] == "11/36");
  CHECK(odds("4d6kh3", {1, kOpen, 1, kOpen})[3] == "1/36");
  CHECK(odds("3d6ge5", {5, kOpen, 1})[2] == "1/3");
  CHECK(odds("2d6!", {6})[8] == "1/36");  // 6, then 1 and 1
  CHECK(odds("2d6!", {6, 2})[9] == "1/6");
  CHECK(odds("2d6!", {6, 2, 1})[9] == "1");
  CHECK(odds("d6r=1", {1})[6] == "1/5");
  CHECK(odds("d6ro=1", {1})[1] == "1/6");
  CHECK(odds("d6ro=1!", {1})[5] == "1/6");
  CHECK(odds("2d6!", {kOpen, 3})[4] == "1/6");    // 1 and 3
  CHECK(odds("2d6!", {kOpen, 3})[10] == "1/36");  // 6, its 3, and 1
  CHECK(odds("d6!", {6}).mean == near(10.2));
  CHECK(odds("2d6kh1!", {6})[7] == "1/6");  // the other die is lower, or later
  CHECK(odds("4d6!kh3", {6, 1}).rest != "0");
  CHECK(odds("4d6!kh3", {6, 1}).mean > odds("4d6!kh3").mean);
  CHECK(odds("2d6+1", {4}, {2})[10] == "1/6");
}

TEST_CASE("wrong faces, and faces left over") {
  CHECK(odds_refused("2d6", {7}).find("7 is not a face of the d6") == 0);
  CHECK(odds_refused("2d6", {1, 2, 3}) == "too many dice: 3 were given and 2 were rolled");
  CHECK(odds_refused("2d6", {1, 2, kOpen}) == "too many dice: 3 were given and 2 were rolled");
  CHECK(odds_refused("2d6!", {6, kOpen, kOpen}) == "accepted");
  CHECK(odds_refused("2d6!", {6, kOpen, kOpen, kOpen}).find("too many dice") == 0);
  CHECK(odds_refused("2d6!", {5, kOpen, kOpen}).find("too many dice") == 0);
  CHECK(odds_refused("d6!+d20", {kOpen, 15}).find("15 is not a face of the d6") == 0);
  CHECK(odds_refused("3", {1}).find("too many dice") == 0);
  CHECK(odds_refused("20d10ge7", {11}).find("11 is not a face of the d10") == 0);
}

TEST_CASE("a modifier from outside shifts the total") {
  CHECK(odds("2d6", {}, {3, -1})[9] == "1/6");
  CHECK(odds("d6!", {}, {1}).mean == near(5.2));
}

TEST_CASE("odds are refused with the figure rather than run on") {
  CHECK(odds_refused("1000000d6").find("pass the limit of 16000000 bits") != std::string::npos);
  CHECK(odds_refused("d1000000000").find("1000000000 values") != std::string::npos);
  CHECK(odds_refused("d9223372036854775807").find("9000000000000000000 values") != std::string::npos);
  CHECK(odds_refused("3000d100").find("bits") != std::string::npos);
  CHECK(odds_refused("d100!>1").find("exact odds refused") == 0);
  CHECK(odds_refused("d1000000!>1").find("exact odds refused") == 0);
  CHECK(odds_refused("1000d6kh500").find("exact odds refused") == 0);
  CHECK(odds_refused("400d6x400d6").find("exact odds refused") == 0);
  CHECK(odds_refused("4d6kh3!dl1").find("both before and after") != std::string::npos);
  CHECK(odds_refused("d{-1,0,1}!=-1r=-5").find("exact odds refused") == 0);
  CHECK(odds_refused("9223372036854775807xd2").find("passes 64 bits") != std::string::npos);
  CHECK(odds_refused("d{1,1000}xd{1,10000000000000000}xd1000").find("passes 64 bits") != std::string::npos);
}
