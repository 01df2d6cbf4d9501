#include "cli/plain.hpp"
#include <algorithm>
#include "rules/error.hpp"
#include "rules/reading.hpp"
#include "rules/text.hpp"

namespace rules::cli {
namespace {

constexpr Option kJson[] = {{"json", 0, "", "an object a line"}};
constexpr Option kHouse[] = {{"house", 0, "FILE", "a house file, laid over the published values", true},
                             {"no-house", 0, "", "no house file at all"}};
constexpr Option kSheet[] = {
    kHouse[0], kHouse[1], {"format", 0, "FORMAT", "text, md or html", false, "text md html"}, {"md", 0, "", "short for --format md"}};
constexpr Option kBatch[] = {kHouse[0], kHouse[1], {"seed", 0, "N", "line n takes resolution n of it"}};
constexpr PlainCommand kPlain[] = {
    {"sets", "", "the rule sets, with their authors", kJson},
    {"phases", "SET", "the phases of a rule set, with an example of each", kJson},
    {"tables", "SET", "every value in force as TOML, with its clause and source: a house file to change", kHouse},
    {"sheet", "SET", "the quick-reference sheet of the values in force", kSheet},
    {"batch", "FILE", "situations as JSON objects, one a line, from a file or from standard input (-); an object a line comes back",
     kBatch},
    {"completion", "SHELL", "the completion script of bash, zsh or fish"},
    {"manual", "SET", "the manual page of rules, or of a rule set"},
};

std::string shown(std::string_view word) { return "'" + clean(word.substr(0, 60), "a word of the command line") + "'"; }

}  // namespace

bool Plain::has(std::string_view name) const {
  return std::any_of(options.begin(), options.end(), [&](const auto& o) { return o.first == name; });
}

std::span<const PlainCommand> plain_commands() { return kPlain; }

Plain plain_options(std::string_view command, std::span<char* const> words) {
  const PlainCommand& c =
      *std::find_if(std::begin(kPlain), std::end(kPlain), [&](const PlainCommand& each) { return each.name == command; });
  Plain p;
  std::vector<std::string_view> known;
  for (const Option& o : c.options) known.push_back(o.name);
  for (std::size_t i = 0; i < words.size(); ++i) {
    const std::string_view w = words[i];
    if (!w.starts_with("--")) {
      if (w.size() > 1 && w[0] == '-') throw Bad{"unknown option " + shown(w) + " of " + std::string{command}};
      if (p.words.size() == (c.takes.empty() ? 0u : 1u)) throw Bad{"unexpected word " + shown(w)};
      p.words.push_back(w);
      continue;
    }
    const std::size_t equals = w.find('=');
    const std::string_view name = w.substr(2, equals == w.npos ? w.npos : equals - 2);
    const auto option = std::find_if(c.options.begin(), c.options.end(), [&](const Option& o) { return o.name == name; });
    if (option == c.options.end())
      throw Bad{"unknown option " + shown(w.substr(0, equals)) + " of " + std::string{command} + hint(name, known)};
    const bool takes = !option->takes.empty();
    if (!takes && equals != w.npos) throw Bad{"--" + std::string{name} + " takes no value"};
    if (takes && equals == w.npos && i + 1 == words.size()) throw Bad{"--" + std::string{name} + " needs a value"};
    p.options.emplace_back(name, !takes ? std::string_view{} : equals != w.npos ? w.substr(equals + 1) : std::string_view{words[++i]});
  }
  return p;
}

}  // namespace rules::cli
