// What the program reads from and writes to: full disks, closed pipes, prompts, interrupts, terminals.
#include "cli/refused.hpp"

using process::check_refused, process::Ran, process::Running;

namespace {

constexpr std::string_view kEndless = "fire -s 3 -r pb --seed 7 --times 1000000000 --format line";

std::string last_line(const std::string& text) { return process::lines_of(text).back(); }

}  // namespace

TEST_CASE("an output that cannot be written is status 4") {
  for (const std::string_view line :
       {"fire -s 3 -r pb", "fire -s 3 -r pb -q", "fire -s 3 -r pb --format csv", "fire -s 3 -r pb --odds",
        "fire -s 3 -r pb --chance 'casualties > 3'", "fire -s 3 -r pb --times 100000 -q", "fire -s 3 -r pb --times 100000", "help",
        "help fire", "fire --help", "sets", "phases", "--version", "khyber roster", "roll 2d6", "tables", "sheet", "completion bash"}) {
    CAPTURE(line);
    Running running{line, {}, "/dev/full"};
    check_refused(running.end(), 4, "the output cannot be written");
  }
}

TEST_CASE("a reader that is gone does not change what the status answers") {
  Running asks{"fire -s 3 -r pb --dice ask --check 'casualties > 9'", {}};  // it waits for the dice: the reader is gone before it writes
  asks.stop_reading();
  asks.type("1\n1\n");
  CHECK(asks.end().status == 1);
  for (const auto& [words, answer] : {std::pair{"fire -s 3 -r pb --chance 'casualties >= 6' --at-least 99%", 1},
                                      {"fire -s 3 -r pb --chance 'casualties >= 6' --at-least 1%", 0},
                                      {"fire -s 3 -r pb --moved --json", 3}}) {
    CAPTURE(words);
    Running running{words, {}};
    running.stop_reading();
    CHECK(running.end().status == answer);
  }
}

TEST_CASE("a reader that closes the pipe ends the program quietly") {
  for (const std::string_view line :
       {"fire -s 3 -r pb --times 1000000000", "fire -s 3 -r pb --times 1000000000 -q", "fire -s 3 -r pb --times 1000000000 --format csv"}) {
    CAPTURE(line);
    Running running{line, {}};
    running.read_until(1000);
    running.stop_reading();
    const Ran ran = running.end();
    CHECK(ran.status == 0);
    CHECK(ran.err.empty());
  }
  Running at_once{"fire -s 3 -r pb", {}};
  at_once.stop_reading();
  CHECK(at_once.end().err.empty());
}

TEST_CASE("option --dice ask asks for each die as it comes up, and takes faces through a pipe") {
  const Ran ran = process::rules("fire -s 3 -r pb -o --dice ask", {.input = "4\n2\n"});
  CHECK(ran.status == 0);
  CHECK(ran.out == process::rules("fire -s 3 -r pb -o -d 4,2").out);
  CHECK(ran.err == "section fire d6 (1-6, Enter rolls it): exposure d6 (1-6, Enter rolls it): ");
}

TEST_CASE("option --dice ask says whose die it is, and in which round") {
  CHECK(process::rules("khyber melee -o 1 -q --dice ask", {.input = "9\n2\n4\n"}).err ==
        "a: man d20 (1-20, Enter rolls it): b: opponent d20 (1-20, Enter rolls it): b: fate d20 (1-20, Enter rolls it): ");
  const Ran rounds = process::rules("maximilian melee -a 3 -A regular -b 3 -B regular -r 2 --dice ask", {.input = "5\n5\n5\n5\n"});
  CHECK(rounds.err ==
        "round 1, a d10 (0-9, Enter rolls it): round 1, b d10 (0-9, Enter rolls it): "
        "round 2, a d10 (0-9, Enter rolls it): round 2, b d10 (0-9, Enter rolls it): ");
}

TEST_CASE("option --dice ask asks again after a wrong face, and says so") {
  for (const std::string_view wrong : {"7", "0", "-1", "four", "4,2", "h", "4.5", "99999999999999999999", "\xff", "\x1b[2J"}) {
    CAPTURE(wrong);
    const Ran ran = process::rules("fire -s 3 -r pb --dice ask", {.input = "4\n" + std::string{wrong} + "\n2\n"});
    CHECK(ran.status == 0);
    CHECK(ran.out == process::rules("fire -s 3 -r pb -d 4,2").out);
    CHECK(ran.err.find("that is no face of the d6") != std::string::npos);
    CHECK(process::shown_safely(ran.err));
  }
  const Ran coin = process::rules("sahara initiative --dice ask -q", {.input = "3\nheads\n"});
  CHECK(coin.out == "a\n");
}

TEST_CASE("option --dice ask rolls a die for Enter alone, from the seed") {
  const Ran ran = process::rules("fire -s 3 -r pb --dice ask --seed 11 -q", {.input = "\n\n"});
  CHECK(ran.status == 0);
  CHECK(ran.out == process::rules("fire -s 3 -r pb --seed 11 -q").out);
  CHECK(ran.err.find("rolled ") != std::string::npos);
}

TEST_CASE("option --dice ask asks only for the dice that come up") {
  CHECK(process::rules("fire -s 3 -r pb -x --dice ask -q", {.input = "4\n"}).out == "6\n");
  CHECK(process::rules("morale -c 0 --dice ask -q", {.input = "1\n"}).out == "false\n");
  CHECK(process::rules("morale -c 90 --dice ask -q", {.input = "1\n3\n"}).out == "true\n");
  CHECK(process::rules("move -f 10 --dice ask -q").out == "20\n");
}

TEST_CASE("option --dice ask at the end of the input is status 2") {
  for (const std::string_view input : {"", "4\n", "4\n9\n"}) {
    CAPTURE(input);
    const Ran ran = process::rules("fire -s 3 -r pb --dice ask", {.input = std::string{input}});
    CHECK(ran.status == 2);
    CHECK(ran.out.empty());
    CHECK(ran.err.find("the input ended") != std::string::npos);
  }
  CHECK(process::rules("fire -s 3 -r pb --dice ask -q", {.input = "4\n2"}).out == "6\n");  // the last line lacks its end
}

TEST_CASE("an interrupt in the middle of a long --times is status 130, with whole lines only") {
  Running running{kEndless, {}};
  running.read_until(300'000);
  const double before = running.cpu_seconds();
  running.interrupt();
  const Ran ran = running.end();
  CHECK(ran.status == 130);
  CHECK(ran.cpu_seconds - before < 0.1);
  REQUIRE(ran.out.ends_with('\n'));
  const std::string last = last_line(ran.out);
  const std::string nth = last.substr(0, last.find(':'));
  CHECK(process::rules("fire -s 3 -r pb --seed 7 --format line --nth " + nth).out == last + "\n");
  CHECK(std::stoul(nth) + 1 == process::lines_of(ran.out).size());
  CHECK(ran.err == "rules: interrupted after " + std::to_string(std::stoul(nth) + 1) + " of 1000000000\n");
}

TEST_CASE("an interrupt ends every other long piece of work too") {
  for (const std::string_view line :
       {"fire -s 3 -r pb --times 1000000000 -q", "fire -s 3 -r pb --times 1000000000 --check 'casualties > 2'"}) {
    CAPTURE(line);
    Running running{line, {}};
    running.read_until(300'000);
    const double before = running.cpu_seconds();
    running.interrupt();
    const Ran ran = running.end();
    CHECK(ran.status == 130);
    CHECK(ran.cpu_seconds - before < 0.1);
    CHECK(ran.out.ends_with('\n'));
  }
  Running counting{"melee -l 90 -m 140 --odds", {}};
  CHECK_FALSE(counting.ended(20));
  counting.interrupt();
  CHECK(counting.end().status == 130);
  Running asking{"fire -s 3 -r pb --dice ask", {}};
  asking.read_error_until("): ");
  asking.interrupt();
  CHECK(asking.ended(10'000));
  CHECK(asking.end().status == 130);
}

TEST_CASE("an interrupt ends a run whose reader has stopped reading") {
  Running running{kEndless, {}};
  running.read_until(70'000);
  while (!running.ended(0)) {  // until the pipe is full and it waits
    const double before = running.cpu_seconds();
    if (running.ended(50)) break;
    if (running.cpu_seconds() == before) break;
  }
  running.interrupt();
  CHECK(running.ended(10'000));
  CHECK(running.end().status == 130);
}

TEST_CASE("colour only on a terminal, and as the options say") {
  constexpr std::string_view colour = "\x1b[";
  const auto on_terminal = [](std::string_view line, const process::Given& given = {}) {
    return Running{line, given, Running::Terminal{}}.end().out;
  };
  CHECK(on_terminal("fire -s 3 -r pb -d 4,2").find(colour) != std::string::npos);
  CHECK(on_terminal("fire -s 3 -r pb -d 4,2 --color never").find(colour) == std::string::npos);
  CHECK(on_terminal("fire -s 3 -r pb -d 4,2", {.environment = {{"NO_COLOR", "1"}}}).find(colour) == std::string::npos);
  CHECK(on_terminal("fire -s 3 -r pb -d 4,2 --json").find(colour) == std::string::npos);
  CHECK(on_terminal("fire -s 3 -r pb -d 4,2 --format csv").find(colour) == std::string::npos);
  CHECK(on_terminal("fire -s 3 -r pb -d 4,2 -q").find(colour) == std::string::npos);
  CHECK(process::rules("fire -s 3 -r pb -d 4,2").out.find(colour) == std::string::npos);
  CHECK(process::rules("fire -s 3 -r pb -d 4,2 --color always").out.find(colour) != std::string::npos);
  CHECK(process::rules("fire -s 3 -r pb -d 4,2 --color always --md").out.find(colour) == std::string::npos);
}

TEST_CASE("odds and help keep within the terminal") {
  for (const int columns : {40, 60, 100}) {
    for (const std::string_view line :
         {"fire -s 3 -r pb --odds", "fire -s 4 -r long -o -c -k 1 --odds --sum 3", "maximilian morale -t normal -c militia -s 5 --odds",
          "roll 3d6 --odds", "help exit-status", "help environment", "help formats"}) {
      CAPTURE(columns, line);
      const Ran ran = Running{line, {}, Running::Terminal{columns}}.end();
      CHECK(ran.status == 0);
      auto lines = process::lines_of(ran.out);
      if (!lines.empty()) lines.erase(lines.begin());  // the heading may be longer
      for (std::string l : lines) {
        if (l.ends_with('\r')) l.pop_back();
        CAPTURE(l);
        CHECK(rules::columns(l) <= std::size_t(columns));
      }
    }
  }
}

TEST_CASE("help keeps within COLUMNS where there is no terminal") {
  const Ran ran = process::rules("help maximilian morale", {.environment = {{"COLUMNS", "40"}}});
  CHECK(ran.status == 0);
  for (const std::string& l : process::lines_of(ran.out)) {
    CAPTURE(l);
    const bool whole = l.starts_with("  rules ") || l.find(' ') == l.npos || l.starts_with("  -") || l.starts_with("      --");
    CHECK((whole || rules::columns(l) <= 40));
  }
  for (const char* odd : {"0", "-5", "x", "99999999999", ""})
    CHECK(process::rules("help fire", {.environment = {{"COLUMNS", odd}}}).status == 0);
}

TEST_CASE("help topics keep a word and what it means apart") {
  for (const auto& [topic, line] : {std::pair{"exit-status", "  4                           a file could not be read"},
                                    {"formats", "  csv                         a header"},
                                    {"environment", "  NO_COLOR                    no colours"}}) {
    const Ran ran = process::rules(std::string{"help "} + topic);
    CAPTURE(ran.out);
    CHECK(ran.out.find(line) != std::string::npos);
  }
  CHECK(process::rules("manual").out.find(".TP\n\\fB4\\fR\na file could not be read") != std::string::npos);
}

TEST_CASE("every command has help of its own, that names its options") {
  for (const std::string command : {"sets", "phases", "tables", "sheet", "compare", "batch", "completion", "manual"}) {
    const std::string page = process::rules("help " + command).out;
    CHECK(page.starts_with("rules " + command + ": "));
    CHECK(page.find("Usage: rules " + command) != std::string::npos);
    for (const char* help : {" --help", " -h"}) {
      CAPTURE(command, help);
      const Ran ran = process::rules(command + help);
      CHECK(ran.status == 0);
      CHECK(ran.out == page);
    }
  }
  for (const char* option : {"--house FILE", "--no-house", "--seed N"})
    CHECK(process::rules("help batch").out.find(option) != std::string::npos);
  CHECK(process::rules("help compare").out.find("--with FILE") != std::string::npos);
  CHECK(process::rules("help --help").out == process::rules("help").out);
}

TEST_CASE("help of a phase names the words of its outcome") {
  CHECK(process::rules("help khyber fire").out.find("effect is none, unhurt, minor, serious or killed") != std::string::npos);
  CHECK(process::rules("help fire").out.find("\n  casualties is") == std::string::npos);
}

TEST_CASE("the summary of many tells every number, decimals and fractions too") {
  const auto summary = [](const char* line) {
    const std::string out = process::rules(line).out;
    return out.substr(out.find("SUMMARY"));
  };
  CHECK(summary("khyber move --gait walk --wound serious --times 2") ==
        "SUMMARY  2 resolutions\n  moves, cm: mean 7.5, least 7.5, most 7.5\n");
  CHECK(summary("sahara move --troop infantry --terrain gentle-up --times 2") ==
        "SUMMARY  2 resolutions\n  move, of R1: mean 0.6667, least 2/3, most 2/3\n  that is, in: mean 8, least 8, most 8\n");
  CHECK(summary("fire -s 3 -r pb -d 4,2 --times 1").find("  ammunition spent, rounds: mean 1, least 1, most 1\n") != std::string::npos);
}

TEST_CASE("option --quiet gives the first figure there is where the headline is absent") {
  CHECK(process::rules("move --areas 3 -q").out == "3\n");
  CHECK(process::rules("sniper --men 1 --sum 3 -d 1,2,3 -q").out == "2\n");
}

TEST_CASE("odds mark what is not the page's own") {
  const std::string fire = "maximilian fire --stands 4 --class regular --range medium";
  const std::string text = process::rules(fire + " --odds").out;
  CHECK(text.find("  hit number at medium range *    3\n\n") != std::string::npos);
  CHECK(text.ends_with("\n\n  * reconstructed: the author's own value is lost; a house file can put it right\n"));
  CHECK(process::rules(fire + " --odds --md").out.find("- hit number at medium range \\*: 3\n") != std::string::npos);
  for (const char* line : {" --odds --format line", " -d 1,2,3,4 --format line"})
    CHECK(process::rules(fire + line).out.find(": hit number at medium range * 3") != std::string::npos);
  CHECK(process::rules(fire + " --odds --json")
            .out.find(R"("values":[{"name":"hit_number.medium","value":3,"clause":"MAX-FIRE-5","source":"reconstructed"}],"odds")") !=
        std::string::npos);
  CHECK(process::rules("fire -s 3 -r pb --odds --json").out.find(R"(},"odds")") != std::string::npos);
}

TEST_CASE("a modifier that counts says how often, once too") {
  for (const char* stands : {"3", "4"}) {
    const std::string out =
        process::rules(std::string{"maximilian rally --class regular --turn 2 --officer-within-2 -d 5 --json --stands "} + stands).out;
    CHECK(out.find(stands[0] == '3' ? R"({"value":-1,"count":1,"label":"steps of whole stands")"
                                    : R"({"value":-2,"count":2,"label":"steps of whole stands")") != std::string::npos);
  }
}

TEST_CASE("blanks around the items of a list are no part of them") {
  CHECK(process::rules("rush --walls 'north, south' --sheds-lost ' south' -d 3,3 --json").out ==
        process::rules("rush --walls north,south --sheds-lost south -d 3,3 --json").out);
  CHECK(process::rules("khyber melee -o '1, 0' -d 5,9,9,9 -q").out == "loses\n");
}

TEST_CASE("many added up are exact, a thousand too") {
  CHECK(process::rules("fire -s 3 -r pb --sum 1000 --chance 'casualties >= 3000' -q").out == "1\n");
  const std::string least = process::rules("fire -s 3 -r pb --sum 1000 --chance 'casualties == 3000' -q").out;
  CHECK(least.starts_with("1/141661026238"));  // 6^1000
  CHECK(least.size() == 2 + 779 + 1);
}

TEST_CASE("the joint odds in text have their fractions") {
  CHECK(process::rules("fire -s 3 -r pb --odds --joint")
            .out.find("   11.11 %   1/9  score 3, casualties 3, nobody falls, ammunition -1 round\n") != std::string::npos);
}

TEST_CASE("a sheet is Markdown where that is asked for or in force") {
  const std::string md = process::rules("sheet khyber --format md").out;
  CHECK(md.starts_with("#"));
  CHECK(process::rules("sheet khyber --md").out == md);
  CHECK(process::rules("sheet khyber", {.environment = {{"RULES_FORMAT", "md"}}}).out == md);
  CHECK(process::rules("sheet khyber --format text", {.environment = {{"RULES_FORMAT", "md"}}}).out == process::rules("sheet khyber").out);
}

TEST_CASE("Markdown that begins with a heading stands apart from a list above it") {
  for (const char* line : {"fire -s 3 -r pb --odds --md", "fire -s 3 -r pb --odds --joint --md", "khyber roster --md",
                           "compare fire -s 3 -r pb --with /dev/null --md"})
    CHECK(process::rules(line).out.starts_with("\n**"));
}
