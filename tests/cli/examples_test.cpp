// Every example that a reader is shown is run, and comes to what is printed under it.
#include <algorithm>
#include <filesystem>
#include <optional>
#include "cli/refused.hpp"
#include "rules/catalogue.hpp"

namespace fs = std::filesystem;
using process::Ran;

namespace {

// A ```sh block's lines that begin with `rules `, and the ```text block right below it, where there is one.
struct Block {
  std::vector<std::string> commands;
  std::optional<std::string> text;
};

std::vector<Block> blocks_of(const std::string& page) {
  std::vector<Block> all;
  const auto lines = process::lines_of(process::read_file(page));
  bool below = false;   // nothing but empty lines since an sh block
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const bool sh = lines[i] == "```sh", text = lines[i] == "```text";
    if (!lines[i].starts_with("```")) {
      below = below && lines[i].empty();
      continue;
    }
    std::string inside;
    if (sh) all.push_back({});
    for (++i; i < lines.size() && lines[i] != "```"; ++i) {
      inside += lines[i] + "\n";
      if (sh && lines[i].starts_with("rules ")) all.back().commands.push_back(lines[i]);
    }
    if (text && below) all.back().text = inside;
    below = sh && !all.back().commands.empty();
  }
  return all;
}

// "rules fire … # exits 3" is to end with 3.
int promised_status(const std::string& command) {
  const std::size_t at = command.rfind("# exits ");
  return at == std::string::npos ? 0 : std::stoi(command.substr(at + 8));
}

std::vector<std::string> pages(std::string_view ending) {
  std::vector<std::string> all;
  for (const char* folder : {"", "/docs", "/examples"})
    for (const auto& entry : fs::directory_iterator{RULES_SOURCE + std::string{folder}})
      if (entry.is_regular_file() && entry.path().string().ends_with(ending)) all.push_back(entry.path().string());
  std::sort(all.begin(), all.end());
  return all;
}

// A place to run in, with the examples where the pages say that they are.
struct Place {
  process::Folder folder;
  Place() {
    for (const char* name : {"examples", "docs"}) fs::create_directory_symlink(RULES_SOURCE + ("/" + std::string{name}), folder.path(name));
  }
};

}  // namespace

TEST_CASE("every command of README, docs and examples does what it says") {
  std::size_t run = 0, shown = 0;
  for (const std::string& page : pages(".md")) {
    const Place place;
    for (const Block& block : blocks_of(page)) {
      std::string out;
      for (const std::string& command : block.commands) {
        CAPTURE(page, command);
        const Ran ran = process::shell(command, {.folder = place.folder.path(), .together = true});
        CAPTURE(ran.out);
        CHECK(ran.status == promised_status(command));
        out += ran.out;
        ++run;
      }
      if (!block.text) continue;
      ++shown;
      CAPTURE(page, block.commands.front());
      CHECK(out == *block.text);
    }
  }
  CHECK(run > 80);
  CHECK(shown > 10);
}

TEST_CASE("every script of examples runs") {
  const auto scripts = pages(".sh");
  CHECK_FALSE(scripts.empty());
  for (const std::string& script : scripts) {
    CAPTURE(script);
    const Place place;
    const Ran ran = process::shell("sh '" + script + "'", {.folder = place.folder.path()});
    CAPTURE(ran.err);
    CHECK(ran.status == 0);
    CHECK_FALSE(ran.out.empty());
    CHECK(ran.err.empty());
  }
}

TEST_CASE("every example of the help runs") {
  std::vector<const rules::Set*> sets{rules::sets().begin(), rules::sets().end()};
  sets.push_back(rules::find_set("roll"));
  for (const rules::Set* set : sets)
    for (const rules::Phase* phase : set->phases) {
      CAPTURE(phase->example);
      const Ran ran = process::shell(std::string{phase->example});
      CHECK(ran.status == 0);
      CHECK_FALSE(ran.out.empty());
      CHECK(ran.err.empty());
      const std::string named = set->name == "roll" ? "roll" : std::string{set->name} + " " + std::string{phase->name};
      const Ran help = process::rules(named + " --help");
      CHECK(help.status == 0);
      CHECK(help.out.find(phase->example) != std::string::npos);
      CHECK(help.out == process::rules("help " + named).out);
    }
}

TEST_CASE("README credits every author, and names every set") {
  const std::string readme = process::read_file(RULES_SOURCE "/README.md");
  for (const rules::Set* set : rules::sets())
    for (const std::string_view part : {set->name, set->title, set->author, set->printed_in}) {
      CAPTURE(part);
      CHECK(readme.find(part) != std::string::npos);
    }
}

TEST_CASE("README shows the job within its first ten lines") {
  const std::string readme = process::read_file(RULES_SOURCE "/README.md");
  const auto lines = process::lines_of(readme);
  const auto line = std::find(lines.begin(), lines.end(), "rules fire --section 3 --range pb --officer");
  CHECK(line - lines.begin() < 10);
  for (const char* command : {"\nscripts/rules fire --section 3 --range pb --officer\n", "\nscripts/test\n"}) CHECK(readme.find(command) != std::string::npos);
}
