#include "rules/expression.hpp"
#include "catch.hpp"
#include "rules/error.hpp"

using namespace rules;

namespace {

enum class Result : std::uint8_t { ok, hold, rout };
constexpr Word kResults[] = {{"ok", "stands"}, {"hold", {}, "stay"}, {"rout"}};
constexpr std::span<const Word> words(Result) { return kResults; }
enum class Fate : std::uint8_t { rout, killed };
constexpr Word kFates[] = {{"rout"}, {"killed"}};
constexpr std::span<const Word> words(Fate) { return kFates; }
enum class Side : std::uint8_t { british, afridi };
constexpr Word kSides[] = {{"british"}, {"afridi"}};
constexpr std::span<const Word> words(Side) { return kSides; }

struct Moment {
  int score = 7;
  std::int64_t big = 9'223'372'036'854'775'807;
  bool hit = true, fled = false;
  Result result = Result::hold, before = Result::hold;
  Fate fate = Fate::killed;
  Side side = Side::british;
  Fraction share{2, 3};
  Decimal cm{{15, 2}};
  std::optional<int> ammo;
  std::optional<Length> distance = Length{12'500'000'000, Unit::cm};
  Few<int, 3> values;
  std::string_view name = "Hallam";
};

constexpr Field kFields[] = {
    {"score", 's', at<&Moment::score>, ""}, {"big", 0, at<&Moment::big>, ""},       {"hit", 0, at<&Moment::hit>, ""},
    {"fled", 0, at<&Moment::fled>, ""},     {"result", 0, at<&Moment::result>, ""}, {"before", 0, at<&Moment::before>, ""},
    {"fate", 0, at<&Moment::fate>, ""},     {"side", 0, at<&Moment::side>, ""},     {"share", 0, at<&Moment::share>, ""},
    {"cm", 0, at<&Moment::cm>, ""},         {"ammo", 0, at<&Moment::ammo>, ""},     {"distance", 0, at<&Moment::distance>, ""},
    {"values", 0, at<&Moment::values>, ""}, {"name", 0, at<&Moment::name>, ""},
};
constexpr Shown kShown[] = {
    {"score", at<&Moment::score>, ""}, {"hit", at<&Moment::hit>, ""},   {"result", at<&Moment::result>, ""},
    {"ammo", at<&Moment::ammo>, ""},   {"name", at<&Moment::name>, ""},
};

std::string asked(std::string_view text) {
  const Moment moment;
  try {
    return Expression::over(text, kFields, Unit::cm).holds(Facts{kFields, &moment}) ? "true" : "false";
  } catch (const Bad& e) {
    return e.what();
  }
}

std::string of_outcome(std::string_view text, const Outcome& outcome) {
  try {
    return Expression::over(text, kShown).holds(Facts{kShown, &outcome}) ? "true" : "false";
  } catch (const Bad& e) {
    return e.what();
  }
}

std::string many(int n, std::string_view part) {
  std::string s;
  for (int i = 0; i < n; ++i) s += part;
  return s;
}

}  // namespace

TEST_CASE("expressions compare numbers, on both sides of each sign") {
  CHECK(asked("score >= 7") == "true");
  CHECK(asked("score >= 8") == "false");
  CHECK(asked("score > 6") == "true");
  CHECK(asked("score > 7") == "false");
  CHECK(asked("score <= 7") == "true");
  CHECK(asked("score <= 6") == "false");
  CHECK(asked("score < 8") == "true");
  CHECK(asked("score < 7") == "false");
  CHECK(asked("score == 7") == "true");
  CHECK(asked("score == 8") == "false");
  CHECK(asked("score != 7") == "false");
  CHECK(asked("score != 8") == "true");
  CHECK(asked("7==score") == "true");
  CHECK(asked(" \t score\n<\r8 ") == "true");
}

TEST_CASE("expressions reckon exactly") {
  CHECK(asked("0.1 + 0.2 == 0.3") == "true");
  CHECK(asked("0.1 * 3 == 0.3") == "true");
  CHECK(asked(".5 == 0.50") == "true");
  CHECK(asked("0.00000000000000001 > 0") == "true");
  CHECK(asked("cm == 7.5") == "true");
  CHECK(asked("cm * 2 == 15") == "true");
  CHECK(asked("cm > 7.5") == "false");
  CHECK(asked("score - 10 == -3") == "true");
  CHECK(asked("-score + 7 == 0") == "true");
  CHECK(asked("--score == 7") == "true");
  CHECK(asked("score--1 == 8") == "true");
}

TEST_CASE("expressions bind as in C") {
  CHECK(asked("1 + 2 * 3 == 7") == "true");
  CHECK(asked("(1 + 2) * 3 == 9") == "true");
  CHECK(asked("10 - 3 - 2 == 5") == "true");
  CHECK(asked("10 - (3 - 2) == 9") == "true");
  CHECK(asked("-2 * 3 == -6") == "true");
  CHECK(asked("true || false && false") == "true");
  CHECK(asked("(true || false) && false") == "false");
  CHECK(asked("true or false and false") == "true");
  CHECK(asked("!true || true") == "true");
  CHECK(asked("!(true || true)") == "false");
  CHECK(asked("1 < 2 == 3 < 4") == "true");
  CHECK(asked("false == false == false") == "false");
  CHECK(asked("hit == !fled") == "true");
}

TEST_CASE("the word not takes a comparison whole") {
  CHECK(asked("not score == 7") == "false");
  CHECK(asked("not score > 7") == "true");
  CHECK(asked("not not score == 7") == "true");
  CHECK(asked("not true and false") == "false");
  CHECK(asked("not false or true") == "true");
  CHECK(asked("hit == not fled") == "true");
  CHECK(asked("!score == 7") == "'score' is a number, and '!' takes what is true or false (at character 2)");
}

TEST_CASE("expressions know truths, words, fractions and texts") {
  CHECK(asked("hit") == "true");
  CHECK(asked("!hit") == "false");
  CHECK(asked("hit == true and fled != true") == "true");
  CHECK(asked("hit != fled") == "true");
  CHECK(asked("result == 'hold'") == "true");
  CHECK(asked("result == \"hold\"") == "true");
  CHECK(asked("'hold' == result") == "true");
  CHECK(asked("result == 'stay'") == "true");
  CHECK(asked("result != 'rout'") == "true");
  CHECK(asked("(result) == ('rout')") == "false");
  CHECK(asked("result == before") == "true");
  CHECK(asked("result == fate") == "false");
  CHECK(asked("share == '2/3'") == "true");
  CHECK(asked("share == '4/6'") == "true");
  CHECK(asked("share != '1/3'") == "true");
  CHECK(asked("name == 'Hallam'") == "true");
  CHECK(asked("name == 'hallam'") == "false");
  CHECK(asked("name == name") == "true");
}

TEST_CASE("a length counts in the unit that is asked for") {
  CHECK(asked("distance == 12.5") == "true");
  CHECK(asked("distance > 12.5") == "false");
}

TEST_CASE("an unknown field is refused with the nearest name and the place") {
  CHECK(asked("scroe > 3") == "there is no field 'scroe' here, did you mean score? (at character 1)");
  CHECK(asked("hit && weather > 3") == "there is no field 'weather' here (at character 8)");
  CHECK(asked("hit == treu") == "there is no field 'treu' here, did you mean true? (at character 8)");
  CHECK(asked("'é' == 'é' || x") == "of ''é'' and ''é'' neither is a field (at character 5)");
  CHECK(asked("result == rout") == "'rout' is a word of 'result': write it in quotes (at character 11)");
}

TEST_CASE("types that do not go together are refused by name") {
  CHECK(asked("result == 3") == "'result' is a word (ok, hold, rout), 3 is a number (at character 8)");
  CHECK(asked("result < 3") == "'result' is a word (ok, hold, rout), 3 is a number (at character 8)");
  CHECK(asked("score == 'rout'") == "'score' is a number, 'rout' is a word (at character 7)");
  CHECK(asked("score + 1 == 'rout'") == "'score + 1' is a number, 'rout' is a word (at character 11)");
  CHECK(asked("hit == 1") == "'hit' is true or false, 1 is a number (at character 5)");
  CHECK(asked("result < 'rout'") == "'result' is a word (ok, hold, rout), 'rout' is a word: '<' compares numbers (at character 8)");
  CHECK(asked("1 < score < 9") == "'1 < score' is true or false, 9 is a number (at character 11)");
  CHECK(asked("hit < fled") == "'hit' is true or false, 'fled' is true or false: '<' compares numbers (at character 5)");
  CHECK(asked("result == side") ==
        "'result' is a word (ok, hold, rout), 'side' is a word (british, afridi): they share none (at character 8)");
  CHECK(asked("share == 0.5") == "'share' is a word such as '2/3', 0.5 is a number (at character 7)");
  CHECK(asked("share > '1/3'").find("compares numbers") != std::string::npos);
  CHECK(asked("name > 'A'") == "'name' is a text, 'A' is a word: '>' compares numbers (at character 6)");
  CHECK(asked("name == result") == "'name' is a text, 'result' is a word (ok, hold, rout) (at character 6)");
  CHECK(asked("hit + 1 == 2") == "'hit' is true or false, and '+' takes numbers (at character 1)");
  CHECK(asked("-hit == 2") == "'hit' is true or false, and '-' takes numbers (at character 2)");
  CHECK(asked("score and hit") == "'score' is a number, and 'and' takes what is true or false (at character 1)");
  CHECK(asked("hit || 'rout'") == "'rout' is a word, and '||' takes what is true or false (at character 8)");
  CHECK(asked("values == 1") == "'values' is a list, and an expression looks at single facts (at character 1)");
}

TEST_CASE("a word that the field does not know is refused with the nearest") {
  CHECK(asked("result == 'ruot'") == "'ruot' is none of the words of 'result' (ok, hold or rout), did you mean rout? (at character 11)");
  CHECK(asked("result == ''") == "'' is none of the words of 'result' (ok, hold or rout) (at character 11)");
  CHECK(asked("result == 'Rout'") == "'Rout' is none of the words of 'result' (ok, hold or rout), did you mean rout? (at character 11)");
  CHECK(asked("share == 'half'") == "'half' is no fraction such as '2/3' (at character 10)");
  CHECK(asked("share == '1/0'") == "'1/0' is no fraction such as '2/3' (at character 10)");
}

TEST_CASE("the whole must be true or false") {
  CHECK(asked("score + 1") == "'score + 1' is a number, and the whole must be true or false (at character 1)");
  CHECK(asked("result") == "'result' is a word (ok, hold, rout), and the whole must be true or false (at character 1)");
  CHECK(asked("'rout'") == "'rout' is a word, and the whole must be true or false (at character 1)");
  CHECK(asked("true") == "true");
}

TEST_CASE("what cannot be read is refused with its place") {
  CHECK(asked("") == "the expression is empty");
  CHECK(asked("  \n") == "the expression is empty");
  CHECK(asked("score >") == "something is missing at the end (at character 8)");
  CHECK(asked("score > < 3") == "something is missing before '<' (at character 9)");
  CHECK(asked("()") == "something is missing before ')' (at character 2)");
  CHECK(asked("(hit") == "a ')' is missing (at character 5)");
  CHECK(asked("hit)") == "')' closes nothing (at character 4)");
  CHECK(asked("hit fled") == "'fled' is left over (at character 5)");
  CHECK(asked("hit !") == "'!' is left over (at character 5)");
  CHECK(asked("score = 3") == "'=' stands alone: write it twice (at character 7)");
  CHECK(asked("hit & fled") == "'&' stands alone: write it twice (at character 5)");
  CHECK(asked("hit | fled") == "'|' stands alone: write it twice (at character 5)");
  CHECK(asked("score / 2 > 1") == "'/' has no place in an expression (at character 7)");
  CHECK(asked("score ≥ 3") == "'≥' has no place in an expression (at character 7)");
  CHECK(asked("result == 'rout") == "the quote is not closed (at character 11)");
  CHECK(asked("score > 5.") == "'5.' is no number (at character 9)");
  CHECK(asked("score > 1e3") == "'1e3' is no number (at character 9)");
  CHECK(asked("score > 1.2.3") == "'1.2.3' is no number (at character 9)");
  CHECK(asked("score > 0x10") == "'0x10' is no number (at character 9)");
  CHECK(asked("score > .") == "'.' is no number (at character 9)");
  CHECK(asked("result == 'a\nb'").find('\n') == std::string::npos);
  CHECK(asked("result == '" + many(90, "é") + "'").size() < 200);
}

TEST_CASE("numbers that outgrow 64 bits are refused, not wrapped") {
  CHECK(asked("big > 0") == "true");
  CHECK(asked("big + 0 == big") == "true");
  CHECK(asked("big + 1 > 0") == "a number grows past 64 bits (at character 5)");
  CHECK(asked("-big - 1 < 0") == "a number grows past 64 bits (at character 6)");
  CHECK(asked("big * 2 > 0") == "a number grows past 64 bits (at character 5)");
  CHECK(asked("big * 2 * 0 == 0") == "a number grows past 64 bits (at character 5)");
  CHECK(asked("0.000000000000000001 * 0.1 > 0") == "'0.000000000000000001' has more than 18 digits (at character 1)");
  CHECK(asked("0.00000000000000001 * 0.001 > 0") == "a number grows past 64 bits (at character 21)");
  CHECK(asked("999999999999999999 > score") == "true");
  CHECK(asked("1000000000000000000 > score") == "'1000000000000000000' has more than 18 digits (at character 1)");
  CHECK(asked("big * 0.5 < big") == "true");
}

TEST_CASE("an expression has bounds") {
  CHECK(asked(many(100, "(") + "hit" + many(100, ")")) == "true");
  CHECK(asked(many(101, "(") + "hit" + many(101, ")")) == "the expression goes more than 100 deep (at character 101)");
  CHECK(asked(many(100, "!") + "hit") == "true");
  CHECK(asked(many(101, "!") + "hit") == "the expression goes more than 100 deep (at character 101)");
  CHECK(asked("hit" + many(499, " and hit")) == "true");
  CHECK(asked("hit" + many(500, " and hit")).starts_with("the expression has more than 1000 parts"));
  CHECK(asked(many(10'001, " ")) == "the expression is longer than 10000 bytes");
}

TEST_CASE("a fact that is absent is named, unless it is never looked at") {
  CHECK(asked("ammo > 3") == "'ammo' was not given (at character 1)");
  CHECK(asked("hit and ammo > 3") == "'ammo' was not given (at character 9)");
  CHECK(asked("hit or ammo > 3") == "true");
  CHECK(asked("fled and ammo > 3") == "false");
  CHECK(asked("fled || hit || ammo > 3") == "true");
}

TEST_CASE("expressions look at outcomes") {
  Outcome outcome{9, 1, Cell(Result::rout), kAbsent};
  CHECK(of_outcome("score == 9 and hit and result == 'rout'", outcome) == "true");
  CHECK(of_outcome("score != 9 or not hit or result != 'rout'", outcome) == "false");
  CHECK(of_outcome("ammo > 3", outcome) == "this outcome has no 'ammo' (at character 1)");
  CHECK(of_outcome("hit || ammo > 3", outcome) == "true");
  CHECK(of_outcome("name == 'x'", outcome) == "'name' is a text, and outcomes keep none (at character 1)");
  outcome[2] = Cell(Result::ok);
  CHECK(of_outcome("result == 'ok'", outcome) == "true");
}

TEST_CASE("an expression tells which fields it names") {
  CHECK(Expression::over("true", kFields, Unit::cm).names() == 0);
  CHECK(Expression::over("score > 3 and !(hit or result == 'rout') and score < 9", kFields, Unit::cm).names() == 0b010101);
  CHECK(Expression::over("-score * ammo < 3", kFields, Unit::cm).names() == (1u | 1u << 10));
}
