// What is an expression, and what is not.
#include "catch.hpp"
#include "rolling.hpp"

using rolling::refused, rolling::rolled;

namespace {
// A message and the column of its caret, from 0.
std::string first_line(const std::string& message) { return message.substr(0, message.find('\n')); }
int caret(const std::string& message) { return int(message.size() - 1 - message.rfind('\n')) - 3; }
}  // namespace

TEST_CASE("numbers, signs and precedence") {
  CHECK(rolled("7") == "7");
  CHECK(rolled("1+2*3") == "7");
  CHECK(rolled("(1+2)*3") == "9");
  CHECK(rolled("2x3x4") == "24");
  CHECK(rolled("10-2-3") == "5");
  CHECK(rolled("10-(2-3)") == "11");
  CHECK(rolled("-(2+3)") == "-5");
  CHECK(rolled("-(-3)") == "3");
  CHECK(rolled("5 - -3") == "8");
  CHECK(rolled("5-+3") == "2");
  CHECK(rolled("2*-3") == "-6");
  CHECK(rolled("+4") == "4");
  CHECK(rolled("1-2*3+4") == "-1");
}

TEST_CASE("spaces are free between parts, and the minus signs of print are minus signs") {
  CHECK(rolled(" 2 d 6 + 1 ", {3, 4}) == "8");
  CHECK(rolled("4 d6 kh 3", {1, 2, 3, 4}) == "9");
  CHECK(rolled("20\t-\n3") == "17");
  CHECK(rolled("5\u22123") == "2");
  CHECK(rolled("5\u20133") == "2");
  CHECK(rolled("\u22121d6", {4}) == "-4");
  CHECK(refused("1 000") != "accepted");
  CHECK(refused("4d6k h3") != "accepted");
  CHECK(refused("2d6> =3") != "accepted");
}

TEST_CASE("dice: counts, faces, lists and the average die") {
  CHECK(rolled("d6", {6}) == "6");
  CHECK(rolled("2D6", {6, 5}) == "11");
  CHECK(rolled("0d6") == "0");
  CHECK(rolled("d%", {100}) == "100");
  CHECK(rolled("d%", {101}) != "101");
  CHECK(rolled("d1") != "accepted");
  CHECK(rolled("2avd", {2, 5}) == "7");
  CHECK(rolled("avd", {1}).find("1 is not a face") != std::string::npos);
  CHECK(rolled("2d{2,3,3,4,4,5}", {3, 4}) == "7");
  CHECK(rolled("d{0..9}", {0}) == "0");
  CHECK(rolled("d{0..9}", {10}) != "10");
  CHECK(rolled("2d{-1,0,1}", {-1, -1}) == "-2");
  CHECK(rolled("d{ -3 .. -1 }", {-2}) == "-2");
  CHECK(rolled("d{7}", {7}) == "7");
}

TEST_CASE("a d10 goes from 1 to 10, and its 0 is ten under odds too") {
  CHECK(rolled("d10", {10}) == "10");
  CHECK(rolling::odds("2d10", {0, 3})[13] == "1");
  CHECK(rolling::odds_refused("d{1..10}", {0}) != "accepted");
}

TEST_CASE("every spelling of a comparison") {
  for (const char* word : {">=", "ge"}) CHECK(rolled("3d6" + std::string{word} + "4", {3, 4, 5}) == "2");
  for (const char* word : {">", "gt"}) CHECK(rolled("3d6" + std::string{word} + "4", {3, 4, 5}) == "1");
  for (const char* word : {"<=", "le"}) CHECK(rolled("3d6" + std::string{word} + "4", {4, 5, 4}) == "2");
  for (const char* word : {"<", "lt"}) CHECK(rolled("3d6" + std::string{word} + "4", {4, 3, 5}) == "1");
  for (const char* word : {"=", "eq"}) CHECK(rolled("3d6" + std::string{word} + "4", {4, 3, 5}) == "1");
  CHECK(rolled("3d{-2..2}>=-1", {-2, -1, 2}) == "2");
  CHECK(rolled("d6>9223372036854775807", {6}) == "0");
}

TEST_CASE("the forms that a shell leaves alone") {
  CHECK(rolled("5d10ge7", {7, 6, 10, 1, 8}) == "3");
  CHECK(rolled("2d6x3", {1, 2}) == "9");
  CHECK(rolled("2d6e", {6, 2, 3}) == "11");
  CHECK(rolled("2d6eq6", {6, 2}) == "1");  // eq, and not e
  CHECK(rolled("2d6eeq6", {6, 2, 3}) == "11");
  CHECK(rolled("2d6ege5ge8", {5, 4, 3}) == "1");  // the second comparison counts
  CHECK(rolled("2d6!>=5>=8", {5, 4, 3}) == "1");
  CHECK(rolled("d6role1", {1, 4}) == "4");
  CHECK(rolled("d6rle2", {1, 2, 4}) == "4");
  CHECK(rolled("d6req1", {1, 4}) == "4");
}

TEST_CASE("what is left over, or missing, is an error with a caret under it") {
  struct {
    const char* expr;
    int at;
  } const wrong[] = {{"2d6/0", 3},  {"2d6 hello", 4}, {"2d6+", 4},      {"", 0},       {"  ", 2},      {"*3", 0},     {"(2d6", 4},
                     {"2d6)", 3},   {"d", 1},         {"3d", 2},        {"2d6k3", 3},  {"4d6d1", 3},   {"2d6r", 4},   {"2d6ro6", 5},
                     {"2d6>=", 5},  {"d{}", 2},       {"d{1,2", 5},     {"d{1..}", 5}, {"d{3..1}", 2}, {"--5", 1},    {"2**3", 2},
                     {"4d6e3", 4},  {"(2)d6", 3},     {"1 2", 2},       {"2.5", 1},    {"2d6X3", 3},   {"\u00d7", 0}, {"5\u22122d6q", 5},
                     {"2d6!!q", 5}, {"avd6", 3},      {"2d6 kh1 kk", 8}};
  for (const auto& [expr, at] : wrong) {
    const std::string message = refused(expr);
    INFO(expr << ": " << message);
    CHECK(message != "accepted");
    CHECK(caret(message) == at);
  }
  CHECK(refused("5\u22122d6q") == "what follows here is no part of a dice expression\n  5\u22122d6q\n       ^");
}

TEST_CASE("a long expression is shown near the place") {
  std::string expr = "1";
  for (int i = 0; i < 500; ++i) expr += "+\u22121";
  const std::string message = refused(expr + "?");
  CHECK(message.size() < 400);
  CHECK(caret(message) == 19);
  CHECK(refused("\xff") == "the expression is not UTF-8 text");
}

TEST_CASE("dice that cannot be: refused before anything is rolled") {
  CHECK(first_line(refused("d0")) == "a die has at least one face");
  CHECK(caret(refused("2d0")) == 2);
  for (const char* endless : {"d1!", "d6!>0", "d6e>=1", "d6!<7", "d6r<6!", "d{3,3}!", "d{3,3}!=3", "d6r=1r=2r=3!>=4", "d6!!>0"})
    CHECK(first_line(refused(endless)) == "a die that explodes on everything it shows never comes to rest");
  for (const char* faceless : {"d6r>=1", "d6r<=3r>=4", "d6r=1r>1", "d1r=1", "d6!r>=1", "d{1,5}r=1r=5", "d6!r<=3r>3"})
    CHECK(first_line(refused(faceless)) == "these rerolls leave the die no face");
  for (const char* fine : {"d6!>1", "d6!=1", "d6r<6", "d6ro>=1", "d1!>1", "d6r<=3ro>=4", "d6r=6!", "d{0,1}!=0", "d6!r<=6", "d6r>9"})
    CHECK(refused(fine) == "accepted");
}

TEST_CASE("nothing is capped: more dice kept or dropped than there are") {
  CHECK(first_line(refused("3d6kh4")) == "4 of 3 dice cannot be kept");
  CHECK(first_line(refused("3d6dl4")) == "4 of 3 dice cannot be dropped");
  CHECK(first_line(refused("0d6kh")) == "1 of 0 dice cannot be kept");
  CHECK(rolled("3d6kh3", {1, 2, 3}) == "6");
  CHECK(rolled("3d6dl3", {1, 2, 3}) == "0");
  CHECK(rolled("3d6kh0", {1, 2, 3}) == "0");
}

TEST_CASE("limits, stated in the error") {
  CHECK(refused("1000000d6") == "accepted");
  CHECK(first_line(refused("1000001d6")) == "1,000,000 dice in a roll are the most there can be");
  CHECK(first_line(refused("600000d6+400001d4")) == "1,000,000 dice in a roll are the most there can be");
  CHECK(caret(refused("600000d6+400001d4")) == 9);
  CHECK(refused(std::string(100, '(') + "1" + std::string(100, ')')) == "accepted");
  CHECK(first_line(refused(std::string(101, '(') + "1" + std::string(101, ')'))) == "parentheses go 100 deep at most");
  CHECK(refused("(1)+(2)") == "accepted");
  CHECK(rolled("9223372036854775807") == "9223372036854775807");
  CHECK(first_line(refused("9223372036854775808")) == "numbers go up to 9223372036854775807");
  CHECK(refused("d9223372036854775807") == "accepted");
  CHECK(first_line(refused("d9223372036854775808")) == "numbers go up to 9223372036854775807");
  CHECK(first_line(refused("d{0..9223372036854775807}")) == "a die has at most 9223372036854775807 faces");
  std::string many = "d6";
  for (int i = 0; i < 100; ++i) many += "ro=1";
  CHECK(refused(many) == "accepted");
  CHECK(first_line(refused(many + "!")) == "100 rerolls and explosions of a die are the most there can be");
}
