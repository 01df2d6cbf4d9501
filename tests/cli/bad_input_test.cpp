// Wrong input: its status, one clear line, nothing resolved on a guess.
#include "cli/refused.hpp"

using process::check_refused, process::Ran;

namespace {

struct Wrong {
  std::string_view line, says;
  int status = 2;
};

void all_refused(std::initializer_list<Wrong> all) {
  for (const Wrong& w : all) {
    CAPTURE(w.line);
    check_refused(process::rules(w.line), w.status, w.says);
  }
}

std::string nested(int deep, std::string_view inner) {
  return std::string(std::size_t(deep), '(') + std::string{inner} + std::string(std::size_t(deep), ')');
}

}  // namespace

TEST_CASE("a mistyped set, phase, option or choice names the nearest") {
  all_refused({
      {"camerones fire -s 3 -r pb", "did you mean camerone?"},
      {"maximilan fire", "did you mean maximilian?"},
      {"fier -s 3 -r pb", "did you mean fire?"},
      {"khyber rallly", "did you mean rally?"},
      {"phases sahra", "did you mean sahara?"},
      {"fire --sektion 3 -r pb", "did you mean --section?"},
      {"fire -s 3 --tagret-cover -r pb", "did you mean --target-cover?"},
      {"fire -s 3 -r pb --tims 4", "did you mean --times?"},
      {"fire -s 3 -r pd", "did you mean pb?"},
      {"fire -s 3 -r efective", "did you mean effective?"},
      {"fire -s 3 -r pb --format jsno", "did you mean json?"},
      {"help fier", "did you mean fire?"},
      {"FIRE -s 3 -r pb", "did you mean fire?"},
      {"fire -s 3 -r PB", "did you mean pb?"},
      {"fire -s 3 -r pb --cover", "did you mean --target-cover?"},
      {"fire -s 3 -r pb --dead 1", "unknown option '--dead' (see"},  // nothing is near
  });
}

TEST_CASE("a value left out, or one too many, is told as what it is") {
  all_refused({
      {"fire -s -r pb", "-s needs a value"},
      {"fire --section --range pb", "--section needs a value"},
      {"fire -s 3 -r -d 4,2", "-r needs a value"},
      {"fire -s 3 -r pb -d 4 2", "several dice are typed together, such as -d 4,2"},
      {"fire -s 3 -r pb -o 1", "unexpected word '1': --officer takes no value"},
      {"fire -s 3 -r pb ''", "unexpected word ''"},
      {"fire -s 3", "give --range or --distance"},
  });
  CHECK(process::rules("fire -s 3 -r pb --mod -1 --mod -2:tired").status == 0);
}

TEST_CASE("a phase that another set has names the sets that have it") {
  all_refused({
      {"khyber hold --figures 4", "camerone has"},
      {"gatling --targets 3", "sahara has"},
      {"officer -c 3", "maximilian has"},
      {"sahara rally", "maximilian, khyber have"},
  });
}

TEST_CASE("nothing is guessed from half a word") {
  all_refused({
      {"fire --sect 3 -r pb", "unknown option '--sect'"},
      {"fire -s 3 -r p", "--range takes pb, effective or long"},
      {"fire -s 3 -r PB", "--range"},
      {"fir -s 3 -r pb", "no phase 'fir'"},
      {"zzz", "no phase 'zzz'"},
      {"fire -z -s 3 -r pb", "unknown option '-z'"},
      {"fire -s 3 -r pb --chance 'casualties => 8'", "'=>' is written '>='"},
      {"help batch fire", "unexpected word 'fire'"},
      {"fire -s 3 -r pb -o3", "unknown option '-3' in '-o3'"},
      {"fire -s 3 -r pb extra", "unexpected word 'extra'"},
      {"--section 3 fire", "options come behind the phase"},
      {"camerone --section 3", "name a phase"},
      {"camerone", "name a phase"},
      {"help fire hold", "unexpected word 'hold'"},
      {"sets camerone", "unexpected word 'camerone'"},
      {"sets --jsno", "unknown option '--jsno'"},
  });
}

TEST_CASE("numbers of a situation keep to their bounds") {
  all_refused({
      {"fire -s 2 -r pb", "--section takes a whole number from 3 to 4, not '2'"},
      {"fire -s 5 -r pb", "--section takes a whole number from 3 to 4, not '5'"},
      {"fire -s 3.0 -r pb", "--section"},
      {"fire -s '' -r pb", "--section"},
      {"fire -s three -r pb", "--section"},
      {"fire -s -3 -r pb", "--section"},
      {"fire -s 3 -r pb -k -1", "--killed"},
      {"fire -s 3 -r pb -t 10001", "--target-figures"},
      {"fire -s 3 -r pb -t 99999999999999999999", "--target-figures"},
      {"fire -s 3 -r pb -k 4", "more men are killed and bayoneting than the section has"},
      {"fire -s 4 -r pb -k 3 -b 2", "more men are killed and bayoneting than the section has"},
      {"melee -l 0 -m 3", "at least one"},
      {"sniper", "nobody is in the courtyard"},
  });
}

TEST_CASE("options that are missing, given twice or without their value") {
  all_refused({
      {"fire -r pb", "--section is missing"},
      {"fire -s 3", "exactly one"},
      {"fire -s 3 -r pb -D 12", "exactly one"},
      {"fire -s 3 -s 4 -r pb", "--section is given twice"},
      {"fire -s 3 -r pb --section 3", "--section is given twice"},
      {"fire -s 3 -r", "-r needs a value"},
      {"fire -s 3 -r pb --seed", "--seed needs a value"},
      {"fire -s 3 -r pb --seed 1 --seed 2", "--seed is given twice"},
      {"fire -s 3 -r pb --json=yes", "--json takes no value"},
      {"khyber melee -o 1,1,1", "--opponent-value"},
      {"khyber score -b 4 -a 4 -m 20 -r british -a 9", "--afridi is given twice"},
  });
}

TEST_CASE("a length is a number with a unit that the set knows") {
  for (const std::string_view d : {"'14 furlongs'", "-3", "1e309", "''", "' '", "14inn", "nan", "inf", "0x10", "1e3", "1,5in", "R1",
                                   "12.0000001in", "1000001", "99999999999999999999999", "'14 in'"}) {
    CAPTURE(d);
    check_refused(process::rules("fire -s 3 -D " + std::string{d}), 2, "--distance takes a length");
  }
  check_refused(process::rules("fire -s 3 --distance="), 2, "--distance takes a length");
}

TEST_CASE("dice too few, too many, off the die, or no numbers, name the die and what it is for") {
  all_refused({
      {"fire -s 3 -r pb -d 4", "the d6 (1-6) for exposure"},
      {"fire -s 3 -r pb -d ''", "the d6 (1-6) for section fire"},
      {"fire -s 3 -r pb -d 4,2,1", "too many dice: 3 were given and 2 were rolled"},
      {"fire -s 3 -r pb -x -d 4,2", "too many dice: 2 were given and 1"},
      {"fire -s 3 -r pb -d 7,2", "7 is not a face of the d6 (1-6) for section fire"},
      {"fire -s 3 -r pb -d 4,0", "0 is not a face of the d6 (1-6) for exposure"},
      {"fire -s 3 -r pb -d -4,2", "-4 is not a face of the d6"},
      {"fire -s 3 -r pb -d four,2", "--dice takes numbers"},
      {"fire -s 3 -r pb -d 4.5,2", "--dice takes numbers"},
      {"fire -s 3 -r pb -d h,2", "d6"},
      {"rush -d 1,2", "for companies"},
      {"hold -f 24 -d 101", "101 is not a face of the d100"},
      {"maximilian officer -c 3 -d 10", "10 is not a face of the d10 (0-9)"},
      {"khyber rally -d 21", "21 is not a face of the d20 (1-20)"},
      {"sahara initiative -d 1", "coin"},
      {"move -f 10 -d 4", "too many dice"},
      {"fire -s 3 -r pb -d 99999999999999999999,1", "--dice"},
  });
}

TEST_CASE("an empty list of dice is right where nothing is rolled, and 00 is a hundred") {
  CHECK(process::rules("move -f 10 -d '' -q").out == "20\n");
  CHECK(process::rules("hold -f 90 -o 3 -d 00 -q").out == "true\n");
  CHECK(process::rules("hold -f 90 -o 1 -d 00 -q").out == "false\n");
  CHECK(process::rules("fire -s 3 -r pb -d '4 2' -q").out == "6\n");
  CHECK(process::rules("sahara initiative -d t -q").out == process::rules("sahara initiative -d tails -q").out);
}

TEST_CASE("seeds, counts and modifiers out of their bounds") {
  all_refused({
      {"fire -s 3 -r pb --seed -1", "--seed takes a whole number from 0 to 18446744073709551615"},
      {"fire -s 3 -r pb --seed 0x", "--seed"},
      {"fire -s 3 -r pb --seed 0xg", "--seed"},
      {"fire -s 3 -r pb --seed 18446744073709551616", "--seed"},
      {"fire -s 3 -r pb --seed 0x10000000000000000", "--seed"},
      {"fire -s 3 -r pb --seed ''", "--seed"},
      {"fire -s 3 -r pb --seed ' 1'", "--seed"},
      {"fire -s 3 -r pb --nth -1", "--nth"},
      {"fire -s 3 -r pb --nth 18446744073709551615 --times 2", "2^64"},
      {"fire -s 3 -r pb --times 0", "--times takes a whole number from 1 to 1000000000, not '0'"},
      {"fire -s 3 -r pb --times 1000000001", "--times"},
      {"fire -s 3 -r pb --times -5", "--times"},
      {"fire -s 3 -r pb --times many", "--times"},
      {"fire -s 3 -r pb --sum 1", "--sum takes a whole number from 2 to 1000"},
      {"fire -s 3 -r pb --sum 1001", "--sum"},
      {"fire -s 3 -r pb --mod x", "--mod takes a number"},
      {"fire -s 3 -r pb --mod :dusk", "--mod takes a number"},
      {"fire -s 3 -r pb --mod ''", "--mod takes a number"},
      {"fire -s 3 -r pb --mod 1.5", "--mod takes a number"},
      {"fire -s 3 -r pb --mod 1000001", "--mod takes a number from -1000000 to 1000000"},
      {"rush --mod 1", "rush"},
      {"sniper -m 4 --mod -1", "sniper"},
  });
  CHECK(process::rules("fire -s 3 -r pb -x -q --seed 18446744073709551615").status == 0);
  CHECK(process::rules("fire -s 3 -r pb -x -q --seed 0xFFFFFFFFFFFFFFFF").out ==
        process::rules("fire -s 3 -r pb -x -q --seed 18446744073709551615").out);
}

TEST_CASE("options that are refused together") {
  all_refused({
      {"fire -s 3 -r pb --odds --times 3", "--times"},
      {"fire -s 3 -r pb --odds --check 'casualties > 3'", "--check"},
      {"fire -s 3 -r pb --odds --seed 3", "--seed"},
      {"fire -s 3 -r pb --odds --nth 3", "--nth"},
      {"fire -s 3 -r pb --chance 'casualties > 3' --times 3", "--times"},
      {"fire -s 3 -r pb --chance 'casualties > 3' --check 'casualties > 3'", "--check"},
      {"fire -s 3 -r pb --chance 'casualties > 3' --seed 3", "--seed"},
      {"fire -s 3 -r pb --chance 'casualties > 3' --nth 3", "--nth"},
      {"fire -s 3 -r pb --odds --dice ask", "ask"},
      {"fire -s 3 -r pb --times 2 -d 4,2", "--dice"},
      {"fire -s 3 -r pb --times 2 -d ask", "--dice"},
      {"fire -s 3 -r pb -d ask -d 4", "--dice"},
      {"fire -s 3 -r pb --joint", "--joint"},
      {"fire -s 3 -r pb --at-least 50%", "--chance"},
      {"fire -s 3 -r pb --odds --at-most 50%", "--chance"},
      {"fire -s 3 -r pb -q --odds", "--quiet"},
      {"fire -s 3 -r pb -q --md", "--quiet"},
      {"fire -s 3 -r pb --explain -q", "--explain"},
      {"fire -s 3 -r pb --explain --md", "--explain"},
      {"fire -s 3 -r pb --explain --odds", "--explain"},
  });
  CHECK(process::rules("fire -s 3 -r pb --times 1 -d 4,2").status == 0);
}

TEST_CASE("expressions that name no field, do not parse or do not fit") {
  all_refused({
      {"fire -s 3 -r pb --chance 'casualty > 3'", "did you mean casualties?"},
      {"fire -s 3 -r pb --chance 'section > 3'", "section"},
      {"fire -s 3 -r pb --chance 5", "true or false"},
      {"fire -s 3 -r pb --chance casualties", "true or false"},
      {"fire -s 3 -r pb --chance ''", "--chance"},
      {"fire -s 3 -r pb --chance ' '", "--chance"},
      {"fire -s 3 -r pb --chance 'casualties >'", "missing at the end"},
      {"fire -s 3 -r pb --chance 'casualties > 3)'", "character 15"},
      {"fire -s 3 -r pb --chance '(casualties > 3'", "missing"},
      {"fire -s 3 -r pb --chance 'casualties > 3 3'", "character 16"},
      {"fire -s 3 -r pb --chance 'casualties = 3'", "character"},
      {"fire -s 3 -r pb --chance \"casualties == 'many'\"", "is a word"},
      {"fire -s 3 -r pb --chance 'legionnaire_falls > 1'", "legionnaire_falls"},
      {"fire -s 3 -r pb -x --chance legionnaire_falls", "this outcome has no 'legionnaire_falls'"},
      {"fire -s 3 -r pb --chance 'ammo_left > 3'", "this outcome has no 'ammo_left'"},
      {"fire -s 3 -r pb --check 'casualty > 3'", "did you mean casualties?"},
      {"khyber fire --check 'effect == 1'", "is a number"},
      {"khyber fire --check \"effect == 'kiled'\"", "did you mean killed?"},
      {"maximilian morale -t normal -c poor -s 3 --chance \"result == 'route'\"", "did you mean rout?"},
  });
  check_refused(process::run({"fire", "-s", "3", "-r", "pb", "--chance", nested(101, "casualties > 3")}), 2, "more than 100 deep");
  CHECK(process::run({"fire", "-s", "3", "-r", "pb", "--chance", nested(100, "casualties > 3")}).status == 0);
}

TEST_CASE("a bound on a chance is a chance") {
  for (const std::string_view p : {"150%", "-1%", "1.01", "2", "3/2", "1/0", "x", "''", "50%%", "1/", "nan", "0x1"}) {
    CAPTURE(p);
    check_refused(process::rules("fire -s 3 -r pb --chance 'casualties > 5' --at-least " + std::string{p}), 2, "--at-least");
    check_refused(process::rules("fire -s 3 -r pb --chance 'casualties > 5' --at-most " + std::string{p}), 2, "--at-most");
  }
  for (const std::string_view p : {"50%", "0.5", "1/2", "0", "0%", "3/6"}) {
    CAPTURE(p);
    CHECK(process::rules("fire -s 3 -r pb --chance 'casualties >= 6' --at-least " + std::string{p}).status == 0);
  }
}

TEST_CASE("what the rules forbid is status 3, with the clause") {
  all_refused({
      {"fire -s 3 -r pb -k 3", "CAM-FIRE-6", 3},
      {"fire -s 3 -r pb -m", "CAM-FIRE-7", 3},
      {"fire -s 3 -r pb -a 0", "CAM-AMMO-1", 3},
      {"fire -s 3 -r pb -a 0 -q", "CAM-AMMO-1", 3},
      {"fire -s 3 -r pb -a 0 --odds", "CAM-AMMO-1", 3},
      {"fire -s 3 -r pb -a 0 --chance 'casualties > 1'", "CAM-AMMO-1", 3},
      {"fire -s 3 -r pb -a 0 --times 1000", "CAM-AMMO-1", 3},
      {"fire -s 3 -r pb -a 0 -d 4,2", "CAM-AMMO-1", 3},
      {"maximilian move -t wagon -T walls", "MAX-MOVE-5", 3},
      {"maximilian morale -t charging -c poor -s 4 -p 61", "MAX-MORALE-2", 3},
      {"sahara fire -r close -c wall -n", "SAH-FIRE-4", 3},
      {"khyber fire -D 76", "KHY-FIRE-1", 3},
      {"khyber move -g run -w serious", "KHY-MOVE-2", 3},
  });
}

TEST_CASE("under --json what is forbidden is a result and what is wrong an object on standard error") {
  const Ran forbidden = process::rules("fire -s 3 -r pb -a 0 --json");
  CHECK(forbidden.status == 3);
  CHECK(process::lines_of(forbidden.out).size() == 1);
  CHECK(forbidden.out.find(R"("forbidden":{"reason":)") != std::string::npos);
  CHECK(forbidden.out.find(R"("clause":"CAM-AMMO-1")") != std::string::npos);
  CHECK(process::lines_of(forbidden.err).size() == 1);
  for (const std::string_view line : {"fire -s 9 -r pb --json", "fire -s 3 --json --range bp", "fier --json",
                                      "fire -s 3 -r pb --json -d 7,1", "fire -s 3 -r pb --format=json --seed x"}) {
    CAPTURE(line);
    const Ran wrong = process::rules(line);
    CAPTURE(wrong.err);
    CHECK(wrong.status == 2);
    CHECK(wrong.out.empty());
    CHECK(process::lines_of(wrong.err).size() == 1);
    CHECK(wrong.err.starts_with(R"({"error":{"message":")"));
    CHECK(wrong.err.ends_with("\"status\":2}}\n"));
  }
}

TEST_CASE("text from outside is shown without control characters") {
  for (const std::string_view format : {"text", "line", "md", "json", "csv"}) {
    CAPTURE(format);
    const Ran ran = process::run({"fire", "-s", "3", "-r", "pb", "-d", "4,2", "--as",
                                  "\x1b[31mMaudet\x1b[0m\a\x7f\r\n\t\xe2\x80\xae"
                                  "end",
                                  "--mod", "1:\x1b]0;title\a", "--format", std::string{format}});
    CHECK(ran.status == 0);
    CHECK(process::shown_safely(ran.out));
    CHECK(ran.out.find("Maudet") != std::string::npos);
  }
  for (const std::string& word : {std::string{"\x1b[2J"}, std::string{"--\x1b[2J"}, std::string{"\x07"}}) {
    check_refused(process::run({word}), 2, "");
    check_refused(process::run({"fire", word}), 2, "");
    check_refused(process::run({"fire", "-s", word, "-r", "pb"}), 2, "");
    check_refused(process::run({"fire", "-s", "3", "-r", word}), 2, "");
    check_refused(process::run({"fire", "-s", "3", "-r", "pb", "--seed", word}), 2, "");
    check_refused(process::run({"fire", "-s", "3", "-r", "pb", "-d", word}), 2, "");
    check_refused(process::run({"fire", "-s", "3", "-r", "pb", "--format", word}), 2, "");
  }
}

TEST_CASE("text that is not UTF-8 is refused wherever it stands") {
  for (const std::string& bad :
       {std::string{"\xff"}, std::string{"a\xc3"}, std::string{"\xed\xa0\x80"}, std::string{"\xc0\xaf"}, std::string{"\xf5\x80\x80\x80"}}) {
    check_refused(process::run({bad}), 2, "");
    check_refused(process::run({"fire", "-s", "3", "-r", "pb", "--as", bad}), 2, "UTF-8");
    check_refused(process::run({"fire", "-s", "3", "-r", "pb", "--mod", "1:" + bad}), 2, "UTF-8");
    check_refused(process::run({"fire", "-s", "3", "-D", bad}), 2, "");
    check_refused(process::run({"fire", "-s", "3", "-r", bad}), 2, "");
    check_refused(process::run({"fire", "-s", "3", "-r", "pb", "--check", bad}), 2, "");
    check_refused(process::run({"fire", "-s", "3", "-r", "pb", "--" + bad}), 2, "");
    check_refused(process::run({"sahara", "initiative", "--a", bad}), 2, "UTF-8");
    check_refused(process::run({"roll", "2d6" + bad}), 2, "UTF-8");
  }
}

TEST_CASE("rules roll refuses what it does not understand, with a caret under it, quickly and in little room") {
  for (const std::string_view e : {"2147483648d6", "999999999999d6", "1000001d6", "d1!", "d6!>0", "d2r=1r=2", "d6r>0", "d0", "2d6/0",
                                   "2d6 7", "2d6 x", "2d6+", "2d6 -", "hello", "d", "3d{1,2", "(2d6", "2d6)", "99999999999999999999"}) {
    CAPTURE(e);
    const Ran ran = process::run({"roll", std::string{e}});
    check_refused(ran, 2, "", 3);
    const auto lines = process::lines_of(ran.err);
    if (lines.size() == 3) {
      CHECK(lines[1] == "  " + std::string{e});
      CHECK(lines[2].find_first_not_of(' ') == lines[2].size() - 1);
      CHECK(lines[2].back() == '^');
    }
    CHECK(ran.cpu_seconds < process::kSecond);
    CHECK(ran.peak_kb < process::kMost);
  }
  check_refused(process::rules("roll"), 2, "missing");
  check_refused(process::rules("roll ''"), 2, "");
  check_refused(process::rules("roll 9223372036854775807+1"), 2, "64 bits");
  CHECK(process::run({"roll", nested(101, "1")}).status == 2);
  CHECK(process::run({"roll", nested(100, "1")}).status == 0);
  check_refused(process::rules("roll 1000000d6 --odds"), 2, "refused");
  check_refused(process::rules("roll '822d262217<31' --odds"), 2, "823 fractions of 14797 bits, of a whole with large prime factors");
  check_refused(process::rules("roll 'd50!>=6' --odds"), 2, "pass the limit of 400 million");
}

TEST_CASE("rules roll takes what a phone or a shell makes of an expression") {
  const auto total = [](std::vector<std::string> words) {
    words.insert(words.begin(), "roll");
    words.emplace_back("-q");
    const Ran ran = process::run(words);
    CAPTURE(ran.err);
    CHECK(ran.status == 0);
    return ran.out;
  };
  CHECK(total({"2d6\u22121", "-d", "3,4"}) == "6\n");
  CHECK(total({"2d6\u20131", "-d", "3,4"}) == "6\n");
  CHECK(total({"2D6", "-d", "3,4"}) == "7\n");
  CHECK(total({"-2d20", "-d", "3,4"}) == "-7\n");
  CHECK(total({"3d10ge7", "-d", "7,6,0"}) == "2\n");
  CHECK(total({"2d6", "+", "1", "-d", "3,4"}) == "8\n");
  CHECK(process::run({"roll", "-q", "-d", "3", "--", "-d6"}).out == "-3\n");
  CHECK(total({"-1d6", "-d", "3"}) == "-3\n");
  CHECK(total({"0d6"}) == "0\n");
}

TEST_CASE("option --check and a bound on a chance answer with the status") {
  CHECK(process::rules("fire -s 3 -r pb -d 4,2 --check 'casualties >= 6'").status == 0);
  const Ran failed = process::rules("fire -s 3 -r pb -d 4,2 --check 'casualties >= 7'");
  CHECK(failed.status == 1);
  CHECK(failed.out == process::rules("fire -s 3 -r pb -d 4,2").out);
  CHECK(failed.err.empty());
  CHECK(process::rules("fire -s 3 -r pb --times 10 --check 'casualties >= 3'").status == 0);
  CHECK(process::rules("fire -s 3 -r pb --times 100 --check 'casualties >= 8' --seed 1").status == 1);
  const Ran chance = process::rules("fire -s 3 -r pb --chance 'casualties >= 6' --at-least 51%");
  CHECK(chance.status == 1);
  CHECK(chance.out == "1/2  50.00 %\n");
  CHECK(chance.err.empty());
  CHECK(process::rules("fire -s 3 -r pb --chance 'casualties >= 6' --at-most 1/2 -q").out == "1/2\n");
  CHECK(process::rules("fire -s 3 -r pb --chance 'casualties >= 6' --at-most 49%").status == 1);
}

TEST_CASE("sheets are printed, not rolled") {
  all_refused({
      {"khyber roster --format line", "sheet"},
      {"khyber roster --odds", "sheet"},
      {"khyber orders --times 3", "sheet"},
      {"khyber roster -s Nobody", "Nobody"},
  });
}
