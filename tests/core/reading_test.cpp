#include "rules/reading.hpp"
#include "catch.hpp"
#include "rules/sources.hpp"

using namespace rules;

namespace {

enum class Band : std::uint8_t { pb, effective, far };
constexpr Word kBands[] = {{"pb", "point blank", "point-blank"}, {"effective"}, {"long"}};
constexpr std::span<const Word> words(Band) { return kBands; }

struct Shot {
  int men = 0;
  bool in_cover = false;
  std::optional<Band> range;
  std::optional<Length> distance;
  Few<int, 2> values;
  std::string_view name;
};
constexpr Field kMen{"men", 'm', at<&Shot::men>, "the men who fire", 1, 12, true};
constexpr Field kCover{"in_cover", 0, at<&Shot::in_cover>, "the target is in cover"};
constexpr Field kRange{"range", 'r', at<&Shot::range>, "the band"};
constexpr Field kDistance{"distance", 0, at<&Shot::distance>, "how far"};
constexpr Field kValues{"values", 0, at<&Shot::values>, "two values", 0, 5};
constexpr Field kName{"name", 0, at<&Shot::name>, "whose"};

template <class F> std::string refused(F read) {
  try {
    read();
    return "accepted";
  } catch (const Bad& e) {
    return e.what();
  }
}

std::string length_refused(std::string_view text, Unit bare = Unit::in) {
  return refused([&] { read_length(text, bare, "--distance"); });
}
Length length(std::string_view text, Unit bare = Unit::in) { return read_length(text, bare, "--distance"); }

std::string faces_refused(std::string_view text) {
  return refused([&] { read_faces(text); });
}

struct Table {
  Situation situation;
  Table() { new (situation.bytes) Shot{}; }
  const Shot& shot() const { return *std::launder(reinterpret_cast<const Shot*>(situation.bytes)); }
  std::string read(const Field& f, std::string_view text) {
    return refused([&] { read_field(f, situation, text, Unit::cm); });
  }
};

}  // namespace

TEST_CASE("a length has its own unit or the set's") {
  CHECK(length("14in").nano == 14'000'000'000);
  CHECK(length("14in").unit == Unit::in);
  CHECK(length("35cm").unit == Unit::cm);
  CHECK(length("35").unit == Unit::in);
  CHECK(length("35", Unit::cm).unit == Unit::cm);
  CHECK(length("2ft").nano_mm() == 609'600'000'000);
  CHECK(length("14in").nano_mm() == length("355.6mm").nano_mm());
  CHECK(length("1m").nano_mm() == length("100cm").nano_mm());
  CHECK(length("0").nano == 0);
  CHECK(length("012").nano == 12'000'000'000);
  CHECK(length("R1.5", Unit::string).nano == 1'500'000'000);
  CHECK(length("R1.5", Unit::string).nano_mm() == length("18in").nano_mm());
  CHECK(length("1.5", Unit::string).unit == Unit::string);
}

TEST_CASE("a length is exact to six decimals and refused beyond") {
  CHECK(length("12.000001").nano == 12'000'001'000);
  CHECK(length("0.1").nano == 100'000'000);
  CHECK(length_refused("12.0000001") != "accepted");
  CHECK(length_refused("12.0000000") != "accepted");
  CHECK(length("1000000").nano == 1'000'000'000'000'000);
  CHECK(length_refused("1000000.000001") != "accepted");
  CHECK(length_refused("1000001") != "accepted");
  CHECK(length_refused("99999999999999999999") != "accepted");
}

TEST_CASE("what is no length is refused, saying what one is") {
  const std::string wanted = "--distance takes a length such as 14in, 35cm or a number, up to 1000000 and with six decimals at most, not ";
  CHECK(length_refused("14 furlongs") == wanted + "'14 furlongs'");
  CHECK(length_refused("-3") == wanted + "'-3'");
  CHECK(length_refused("1e309") == wanted + "'1e309'");
  CHECK(length_refused("") == wanted + "nothing");
  for (const char* text : {"in", "cm", ".5", "5.", "1..2", "1.2.3", "+3", "14 in", " 14in", "14in ", "14IN", "14inch", "nan", "inf", "0x10",
                           "1,5", "R", "R1", "１"}) {
    INFO(text);
    CHECK(length_refused(text) != "accepted");
  }
  CHECK(length_refused("R", Unit::string) != "accepted");
  CHECK(length_refused("R1in", Unit::string) != "accepted");
  CHECK(length_refused("1R", Unit::string) != "accepted");
}

TEST_CASE("faces stand between commas or spaces") {
  CHECK(read_faces("4,2") == std::vector<Face>{4, 2});
  CHECK(read_faces("4 2") == std::vector<Face>{4, 2});
  CHECK(read_faces("4, 2") == std::vector<Face>{4, 2});
  CHECK(read_faces("  4   2 ") == std::vector<Face>{4, 2});
  CHECK(read_faces("").empty());
  CHECK(read_faces("4,?") == std::vector<Face>{4, kOpen});
  CHECK(read_faces("h,t,heads,tails") == std::vector<Face>{kHeads, kTails, kHeads, kTails});
  CHECK(read_faces("00") == std::vector<Face>{100});
  CHECK(read_faces("0") == std::vector<Face>{0});
  CHECK(read_faces("-1") == std::vector<Face>{-1});  // no die has it; the die says so
}

TEST_CASE("what is no face is refused") {
  CHECK(faces_refused("4,,2") == "--dice has an empty place between two commas");
  CHECK(faces_refused(",4") == "--dice has an empty place between two commas");
  CHECK(faces_refused("4,") == "--dice has an empty place behind its last comma");
  CHECK(faces_refused("four") == "--dice takes numbers, ?, h or t between commas, not 'four'");
  for (const char* text : {"4.0", "4;2", "1e3", "0x4", "99999999999999999999", "??", "H", "+"}) {
    INFO(text);
    CHECK(faces_refused(text) != "accepted");
  }
}

TEST_CASE("a seed is a whole number of 64 bits") {
  const auto seed = [](std::string_view text) { return read_seed(text, "--seed"); };
  const auto no_seed = [](std::string_view text) { return refused([&] { read_seed(text, "--seed"); }); };
  CHECK(seed("0") == 0);
  CHECK(seed("18446744073709551615") == 18'446'744'073'709'551'615u);
  CHECK(seed("0xff") == 255);
  CHECK(seed("0XFF") == 255);
  CHECK(seed("0xffffffffffffffff") == 18'446'744'073'709'551'615u);
  CHECK(no_seed("18446744073709551616") ==
        "--seed takes a whole number from 0 to 18446744073709551615, decimal or 0x, not '18446744073709551616'");
  CHECK(no_seed("") == "--seed takes a whole number from 0 to 18446744073709551615, decimal or 0x, not nothing");
  for (const char* text : {"-1", "0x", "0x-1", "0x10000000000000000", "ff", "0xfg", "+1", "1.0", " 1", "1 "}) {
    INFO(text);
    CHECK(no_seed(text) != "accepted");
  }
}

TEST_CASE("a count keeps its bounds, a whole number its sign") {
  const auto no_count = [](std::string_view text) { return refused([&] { read_count(text, "--men", 1, 12); }); };
  CHECK(read_count("1", "--men", 1, 12) == 1);
  CHECK(read_count("12", "--men", 1, 12) == 12);
  CHECK(no_count("0") == "--men takes a whole number from 1 to 12, not '0'");
  CHECK(no_count("13") == "--men takes a whole number from 1 to 12, not '13'");
  for (const char* text : {"", "-1", "+1", "1.5", "1e1", "0x1", " 1", "99999999999999999999"}) CHECK(no_count(text) != "accepted");
  CHECK(read_whole("-3", "--mod") == -3);
  CHECK(read_whole("+3", "--mod") == 3);
  for (const char* text : {"", "+", "-", "+-3", "--3", "3x", "9223372036854775808"})
    CHECK(refused([&] { read_whole(text, "--mod"); }) != "accepted");
}

TEST_CASE("text goes into fields by their kind") {
  Table t;
  CHECK(t.read(kMen, "3") == "accepted");
  CHECK(t.shot().men == 3);
  CHECK(t.read(kMen, "13") == "--men takes a whole number from 1 to 12, not '13'");
  CHECK(t.read(kCover, "true") == "accepted");
  CHECK(t.shot().in_cover);
  CHECK(t.read(kCover, "false") == "accepted");
  CHECK_FALSE(t.shot().in_cover);
  CHECK(t.read(kCover, "yes") == "--in-cover takes true or false, not 'yes'");
  CHECK(t.read(kDistance, "12") == "accepted");
  CHECK(t.shot().distance->unit == Unit::cm);
  CHECK(t.read(kName, "Hallam") == "accepted");
  CHECK(t.shot().name == "Hallam");
  CHECK(t.read(kName, "") == "--name takes a name, not nothing");
}

TEST_CASE("a word is known by its name or its other name, and a slip by the nearest") {
  Table t;
  CHECK(t.read(kRange, "long") == "accepted");
  CHECK(t.shot().range == Band::far);
  CHECK(t.read(kRange, "point-blank") == "accepted");
  CHECK(t.shot().range == Band::pb);
  CHECK(t.read(kRange, "efective") == "--range takes pb, effective or long, not 'efective', did you mean effective?");
  CHECK(t.read(kRange, "") == "--range takes pb, effective or long, not nothing");
  CHECK(t.read(kRange, "zzz") == "--range takes pb, effective or long, not 'zzz'");
}

TEST_CASE("a list takes as many as it has room for") {
  Table t;
  CHECK(t.read(kValues, "2") == "accepted");
  CHECK(t.read(kValues, "0") == "accepted");
  CHECK(t.shot().values.count == 2);
  CHECK(t.shot().values[0] == 2);
  CHECK(t.read(kValues, "1") == "--values takes at most 2 of them");
}

TEST_CASE("a required field that is missing is named") {
  static constexpr Field fields[] = {kCover, kMen};
  static constexpr Phase phase{.set = "test", .name = "shot", .summary = "", .title = "", .example = "", .fields = fields};
  CHECK(refused([] { require_fields(phase, 0b10); }) == "accepted");
  CHECK(refused([] { require_fields(phase, 0b01); }) == "--men is missing: the men who fire");
}

TEST_CASE("the nearest word is the one most likely meant") {
  constexpr std::string_view known[] = {"fire", "melee", "morale", "rush", "move"};
  CHECK(nearest("fier", known) == "fire");
  CHECK(nearest("meele", known) == "melee");
  CHECK(nearest("moral", known) == "morale");
  CHECK(nearest("rus", known) == "rush");
  CHECK(nearest("mor", known) == "morale");
  CHECK(nearest("cannon", known).empty());
  CHECK(nearest("", known).empty());
  CHECK(nearest(std::string(65, 'f'), known).empty());
  CHECK(hint("fier", known) == ", did you mean fire?");
  CHECK(hint("cannon", known).empty());
}
