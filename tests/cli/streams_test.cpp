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

TEST_CASE("every command but roll takes --help for the overview") {
  const std::string overview = process::rules("help").out;
  for (const std::string command : {"sets", "phases", "tables", "sheet", "compare", "batch", "completion", "manual", "help"})
    for (const char* help : {" --help", " -h"}) {
      CAPTURE(command, help);
      const Ran ran = process::rules(command + help);
      CHECK(ran.status == 0);
      CHECK(ran.out == overview);
    }
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
