// What every phase prints, in every format, held byte for byte against tests/approved.
//
// tests/approved/commands.txt names the command lines; what stands behind a | is left out of the odds. With
// RULES_APPROVE=1 in the environment the files are written anew: read the difference before you keep it.
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <set>

#include "catch.hpp"
#include "cli/process.hpp"
#include "rules/catalogue.hpp"

namespace fs = std::filesystem;

namespace {

const std::string kFolder = RULES_SOURCE "/tests/approved/";

struct Command {
  std::string situation, dice;
};
using Commands = std::map<std::string, std::vector<Command>>;  // by the name of the file

std::string trimmed(const std::string& s) {
  const std::size_t first = s.find_first_not_of(' ');
  return first == s.npos ? "" : s.substr(first, s.find_last_not_of(' ') - first + 1);
}

Commands commands() {
  Commands all;
  for (const std::string& line : process::lines_of(process::read_file(kFolder + "commands.txt"))) {
    if (line.empty() || line[0] == '#') continue;
    const std::size_t name = line.find(' '), bar = std::min(line.find(" | "), line.size());
    all[line.substr(0, name)].push_back({trimmed(line.substr(name, bar - name)), bar == line.size() ? "" : trimmed(line.substr(bar + 3))});
  }
  return all;
}

const rules::Phase& phase_of(const std::string& name) {
  const std::size_t dash = name.find('-');
  return *rules::find_phase(*rules::find_set(name.substr(0, dash)), name.substr(dash + 1));
}

struct Format {
  std::string ending, options;
  bool sheets, odds;
};
const Format kFormats[] = {
    {".txt", "", true, false},           {".explain.txt", "--explain", false, false}, {".line", "--format line", false, false},
    {".md", "--md", true, false},        {".json", "--json", false, false},           {".csv", "--format csv", true, false},
    {".odds.txt", "--odds", false, true}};

std::string joined(std::initializer_list<std::string> parts) {
  std::string s;
  for (const std::string& p : parts)
    if (!p.empty()) s += (s.empty() ? "" : " ") + p;
  return s;
}

std::string printed(const std::vector<Command>& all, const Format& format) {
  std::string text;
  for (const Command& c : all) {
    const std::string line = joined({c.situation, format.odds ? "" : c.dice, format.options});
    const process::Ran ran = process::rules(line, {.together = true});
    if (!text.empty()) text += "\n";
    text += "$ rules " + line + (ran.status ? "   # exits " + std::to_string(ran.status) : "") + "\n" + ran.out;
  }
  return text;
}

// The first line that differs, for the message.
std::string difference(const std::string& want, const std::string& got) {
  const auto a = process::lines_of(want), b = process::lines_of(got);
  for (std::size_t i = 0; i < std::max(a.size(), b.size()); ++i) {
    const std::string left = i < a.size() ? a[i] : "(the end)", right = i < b.size() ? b[i] : "(the end)";
    if (left != right) return "line " + std::to_string(i + 1) + "\n  approved: " + left + "\n  printed:  " + right;
  }
  return want == got ? "" : "at the very end";
}

void check_format(const Format& format) {
  const bool approve = std::getenv("RULES_APPROVE") != nullptr;
  for (const auto& [name, lines] : commands()) {
    if (phase_of(name).draw && !format.sheets) continue;
    const std::string file = kFolder + name + format.ending, got = printed(lines, format);
    if (approve) std::ofstream{file, std::ios::binary} << got;
    CAPTURE(file);
    CHECK(difference(process::read_file(file), got) == "");
  }
}

}  // namespace

TEST_CASE("approved: text") { check_format(kFormats[0]); }
TEST_CASE("approved: text that explains") { check_format(kFormats[1]); }
TEST_CASE("approved: a line") { check_format(kFormats[2]); }
TEST_CASE("approved: Markdown") { check_format(kFormats[3]); }
TEST_CASE("approved: JSON") { check_format(kFormats[4]); }
TEST_CASE("approved: CSV") { check_format(kFormats[5]); }
TEST_CASE("approved: odds") { check_format(kFormats[6]); }

TEST_CASE("approved: every phase has its commands, and no file is left over") {
  const Commands all = commands();
  std::set<std::string> files{"commands.txt"};
  for (const auto& [name, lines] : all)
    for (const Format& f : kFormats)
      if (!phase_of(name).draw || f.sheets) files.insert(name + f.ending);
  for (const auto& entry : fs::directory_iterator{kFolder}) {
    const std::string file = entry.path().filename().string();
    CAPTURE(file);
    const bool ours = rules::find_set(file.substr(0, file.find('-'))) != nullptr;  // the sheets are others'
    CHECK((!ours || files.count(file) == 1));
  }
  for (const rules::Set* set : rules::sets())
    for (const rules::Phase* phase : set->phases) {
      const std::string name = std::string{set->name} + "-" + std::string{phase->name};
      CAPTURE(name);
      CHECK(all.count(name) == 1);
    }
  CHECK(all.count("roll-roll") == 1);
}
