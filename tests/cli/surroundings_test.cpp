// The configuration file, the environment, and which goes before which.
#include "cli/refused.hpp"

using process::check_refused, process::Folder, process::Given, process::Ran;

namespace {

// A home with a configuration file.
struct Home {
  Folder folder;
  std::string file;
  explicit Home(std::string_view config) : file{folder.write("rules/config.toml", config)} {}
  Given given(std::map<std::string, std::string> more = {}) const {
    more["XDG_CONFIG_HOME"] = folder.path();
    return {.environment = std::move(more)};
  }
};

bool json(const Ran& ran) { return ran.status == 0 && ran.out.starts_with("{\"set\":"); }
bool csv(const Ran& ran) { return ran.status == 0 && ran.out.starts_with("set,phase,"); }
bool md(const Ran& ran) { return ran.status == 0 && ran.out.starts_with("- **"); }
bool text(const Ran& ran) { return ran.status == 0 && ran.out.starts_with("FIRE  "); }

}  // namespace

TEST_CASE("the format: option, then environment, then configuration, then text") {
  const Home home{"format = \"csv\"\n"};
  const std::string_view fire = "fire -s 3 -r pb";
  CHECK(text(process::rules(fire)));
  CHECK(csv(process::rules(fire, home.given())));
  CHECK(json(process::rules(fire, home.given({{"RULES_FORMAT", "json"}}))));
  CHECK(md(process::rules("fire -s 3 -r pb --md", home.given({{"RULES_FORMAT", "json"}}))));
  CHECK(text(process::rules("fire -s 3 -r pb --format text", home.given())));
  CHECK(csv(process::rules(fire, home.given({{"RULES_FORMAT", ""}}))));
  CHECK(process::rules("fire -s 3 -r pb -q -d 4,2", home.given({{"RULES_FORMAT", "json"}})).out == "6\n");
}

TEST_CASE("the set: named, then environment, then configuration, then camerone") {
  const Home home{"set = \"khyber\"\n"};
  const auto set_of = [](const Ran& ran) { return ran.out.substr(0, ran.out.find(",\"seed\"")); };
  CHECK(set_of(process::rules("fire -s 3 -r pb --json")) == R"({"set":"camerone","phase":"fire")");
  CHECK(set_of(process::rules("fire --json", home.given())) == R"({"set":"khyber","phase":"fire")");
  CHECK(set_of(process::rules("fire -r close --json", home.given({{"RULES_SET", "sahara"}}))) == R"({"set":"sahara","phase":"fire")");
  CHECK(set_of(process::rules("camerone fire -s 3 -r pb --json", home.given({{"RULES_SET", "sahara"}}))) ==
        R"({"set":"camerone","phase":"fire")");
  CHECK(set_of(process::rules("roll 2d6 --json", home.given())) == R"({"set":"roll","phase":"roll")");
  CHECK(process::rules("phases", home.given()).out.starts_with("khyber: Khyber Pass"));
}

TEST_CASE("house files: the environment's instead of the configuration's, then each --house, or none") {
  const Folder folder;
  const auto file = [&](std::string_view name, std::string_view values) {
    return folder.write(name, "[camerone.fire.modifiers]\n" + std::string{values} + "\n");
  };
  const std::string none = file("none.toml", "officer = 0"), five = file("five.toml", "officer = 5"),
                    far = file("far.toml", "point_blank = 0");
  const Home home{"house = \"" + none + "\"\n"};
  const auto casualties = [](std::string_view more, const Given& given) {
    return process::rules("fire -s 3 -r pb -o -x -d 4 -q" + std::string{more}, given).out;
  };
  CHECK(casualties("", {}) == "8\n");
  CHECK(casualties("", home.given()) == "6\n");
  CHECK(casualties("", home.given({{"RULES_HOUSE", five}})) == "11\n");
  CHECK(casualties("", home.given({{"RULES_HOUSE", five + ":" + none}})) == "6\n");
  CHECK(casualties(" --house " + far, home.given({{"RULES_HOUSE", five}})) == "9\n");
  CHECK(casualties(" --house " + five + " --house " + none, {}) == "6\n");
  CHECK(casualties(" --no-house", home.given({{"RULES_HOUSE", five}})) == "8\n");
  CHECK(casualties(" --no-house --house " + five, home.given({})) == "8\n");
}

TEST_CASE("the configuration stands in ~/.config where XDG_CONFIG_HOME is unset") {
  const Folder home;
  home.write(".config/rules/config.toml", "format = \"json\"\n");
  CHECK(json(process::rules("fire -s 3 -r pb", {.environment = {{"HOME", home.path()}}})));
  const Home other{"format = \"csv\"\n"};
  CHECK(csv(process::rules("fire -s 3 -r pb", other.given({{"HOME", home.path()}}))));
  CHECK(json(process::rules("fire -s 3 -r pb", {.environment = {{"HOME", home.path()}, {"XDG_CONFIG_HOME", ""}}})));
}

TEST_CASE("no configuration at all is no error") {
  const Folder empty;
  CHECK(text(process::rules("fire -s 3 -r pb", {.environment = {{"XDG_CONFIG_HOME", empty.path()}}})));
  CHECK(text(process::rules("fire -s 3 -r pb", {.environment = {{"XDG_CONFIG_HOME", empty.path("not-there")}}})));
  CHECK(text(process::rules("fire -s 3 -r pb", {.environment = {{"HOME", ""}}})));
  const Home nothing{""};
  CHECK(text(process::rules("fire -s 3 -r pb", nothing.given())));
}

TEST_CASE("colour: option, then configuration; NO_COLOR only where nothing says always") {
  const Home always{"color = \"always\"\n"};
  const auto coloured = [](const Ran& ran) { return ran.out.find("\x1b[") != std::string::npos; };
  CHECK(coloured(process::rules("fire -s 3 -r pb", always.given())));
  CHECK_FALSE(coloured(process::rules("fire -s 3 -r pb --color never", always.given())));
  CHECK_FALSE(coloured(process::rules("fire -s 3 -r pb --color auto", always.given())));
  CHECK(coloured(process::rules("fire -s 3 -r pb --color always")));
}

TEST_CASE("a wrong value in the configuration is told with file, line and key") {
  struct Wrong {
    std::string_view config, line, key;
  };
  for (const Wrong& w : {Wrong{"set = 3\n", "1", "set"},
                         {"\n\nsett = \"khyber\"\n", "3", "sett"},
                         {"# mine\nformat = \"yaml\"\n", "2", "format"},
                         {"color = \"blue\"\n", "1", "color"},
                         {"color = true\n", "1", "color"},
                         {"\nhouse = 3\n", "2", "house"},
                         {"house = [\"a.toml\", 1]\n", "1", "house"},
                         {"[camerone]\nset = \"khyber\"\n", "1", "camerone"},
                         {"set = \"khyber\"\nset2 = \"a\"\n", "2", "set2"}}) {
    CAPTURE(w.config);
    const Home home{w.config};
    const Ran ran = process::rules("fire -s 3 -r pb", home.given());
    check_refused(ran, 2, home.file + ":" + std::string{w.line} + ": ");
    CHECK(ran.err.find(w.key) != std::string::npos);
  }
}

TEST_CASE("a set that does not exist is told with where it was named") {
  const Home home{"\nset = \"kyber\"\n"};
  const Ran ran = process::rules("fire -s 3 -r pb", home.given());
  check_refused(ran, 2, home.file + ":2: ");
  CHECK(ran.err.find("did you mean khyber?") != std::string::npos);
  check_refused(process::rules("fire -s 3 -r pb", {.environment = {{"RULES_SET", "sahra"}}}), 2, "RULES_SET");
  check_refused(process::rules("fire -s 3 -r pb", {.environment = {{"RULES_FORMAT", "yaml"}}}), 2, "RULES_FORMAT");
}

TEST_CASE("a configuration that is no TOML, or cannot be read, is status 4") {
  for (const std::string_view config : {"set", "set = \"khyber\nformat = \"json\"\n", "set = \"a\"\nset = \"b\"\n", "\xff", "= 3\n", "[\n",
                                        "house = -1865\u036d-\n", "\u2c60 = 1\n"}) {
    CAPTURE(config);
    const Home home{config};
    check_refused(process::rules("fire -s 3 -r pb", home.given()), 4, home.file + ":");
  }
  const Folder folder;
  folder.write("rules/config.toml/a-folder", "");
  check_refused(process::rules("fire -s 3 -r pb", {.environment = {{"XDG_CONFIG_HOME", folder.path()}}}), 4, "config.toml: is a folder");
}

TEST_CASE("what the program says does not depend on the locale") {
  for (const char* locale : {"de_DE.UTF-8", "C", "tr_TR.UTF-8", "nonsense"}) {
    CAPTURE(locale);
    const Given given{.environment = {{"LC_ALL", locale}, {"LANG", locale}}};
    CHECK(process::rules("fire -s 3 -r pb --odds", given).out == process::rules("fire -s 3 -r pb --odds").out);
    CHECK(process::rules("fire -s 3 -D 12.5in -d 4,2", given).out == process::rules("fire -s 3 -D 12.5in -d 4,2").out);
  }
}

TEST_CASE("the same seed gives the same faces, from any resolution on") {
  const std::string all = process::rules("fire -s 3 -r pb -q --seed 42 --times 20").out;
  const auto lines = process::lines_of(all);
  REQUIRE(lines.size() == 20);
  for (const std::size_t n : {0, 1, 7, 19})
    CHECK(process::rules("fire -s 3 -r pb -q --seed 42 --nth " + std::to_string(n)).out == lines[n] + "\n");
  CHECK(process::rules("fire -s 3 -r pb -q --seed 42 --times 20").out == all);
  CHECK(process::rules("fire -s 3 -r pb -q --seed 42 --nth 5 --times 3").out == lines[5] + "\n" + lines[6] + "\n" + lines[7] + "\n");
  CHECK(process::rules("fire -s 3 -r pb -q --seed 0x2a --times 20").out == all);
  CHECK(process::rules("roll 6d6 -q --seed 1863 --times 4").out == "22\n24\n23\n26\n");  // as docs/dice.md works them out
  const Ran open = process::rules("fire -s 3 -r pb --seed 42 -d 4,?");
  CHECK(open.status == 0);
  CHECK(open.out.find("section fire d6      4") != std::string::npos);
}
