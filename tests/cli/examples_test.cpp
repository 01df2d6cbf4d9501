// Every example that a reader is shown is run, and comes to what is printed under it. With RULES_APPROVE=1 in the
// environment what is printed under it is written anew.
#include <algorithm>
#include <cstdlib>
#include <filesystem>

#include "cli/refused.hpp"
#include "rules/catalogue.hpp"

namespace fs = std::filesystem;
using process::Ran;

namespace {

using Lines = std::vector<std::string>;

// A ```sh block's lines that begin with `rules `, and the lines of the ```text block right below it, if there is one.
struct Block {
  Lines commands;
  std::size_t text = 0, text_end = 0;
};

std::vector<Block> blocks_of(const Lines& page) {
  std::vector<Block> all;
  bool below = false;  // nothing but empty lines since an sh block
  for (std::size_t i = 0; i < page.size(); ++i) {
    if (!page[i].starts_with("```")) {
      below = below && page[i].empty();
      continue;
    }
    const std::size_t first = i + 1, end = std::size_t(std::find(page.begin() + std::ptrdiff_t(first), page.end(), "```") - page.begin());
    if (page[i] == "```text" && below) all.back().text = first, all.back().text_end = end;
    below = page[i] == "```sh";
    if (below) all.push_back({});
    for (std::size_t k = first; below && k < end; ++k)
      if (page[k].starts_with("rules ")) all.back().commands.push_back(page[k]);
    below = below && !all.back().commands.empty();
    i = end;
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
  const bool approve = std::getenv("RULES_APPROVE") != nullptr;
  std::size_t run = 0, shown = 0;
  for (const std::string& page : pages(".md")) {
    const Place place;
    Lines lines = process::lines_of(process::read_file(page)), anew = lines;
    const std::vector<Block> blocks = blocks_of(lines);
    std::ptrdiff_t longer = 0;  // by how many lines the page has grown
    for (const Block& block : blocks) {
      std::string out;
      for (const std::string& command : block.commands) {
        CAPTURE(page, command);
        const Ran ran = process::shell(command, {.folder = place.folder.path(), .together = true});
        CAPTURE(ran.out);
        CHECK(ran.status == promised_status(command));
        out += ran.out;
        ++run;
      }
      if (block.text == 0) continue;
      ++shown;
      CAPTURE(page, block.commands);
      const Lines printed = process::lines_of(out);
      const auto from = lines.begin() + std::ptrdiff_t(block.text), to = lines.begin() + std::ptrdiff_t(block.text_end);
      if (approve) {
        const auto at =
            anew.erase(anew.begin() + longer + std::ptrdiff_t(block.text), anew.begin() + longer + std::ptrdiff_t(block.text_end));
        anew.insert(at, printed.begin(), printed.end());
        longer += std::ptrdiff_t(printed.size()) - (to - from);
      } else {
        CHECK(printed == Lines(from, to));
      }
    }
    if (approve && anew != lines) process::write_lines(page, anew);
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
  CHECK(readme.find("```\n" + process::rules("fire --section 3 --range pb --officer -d 4,2").out + "```\n") != std::string::npos);
  for (const char* command : {"\nscripts/rules fire --section 3 --range pb --officer\n", "\nscripts/test\n"})
    CHECK(readme.find(command) != std::string::npos);
}
