// The values of the common options, and which of them go together.
#include "cli/options.hpp"
#include "cli/request.hpp"
#include "rules/reading.hpp"
#include "rules/text.hpp"

namespace rules::cli {
namespace {

template <class Choice, std::size_t N> Choice one_of(const std::string_view (&names)[N], std::string_view text, std::string_view option) {
  for (std::size_t i = 0; i < N; ++i)
    if (names[i] == text) return Choice(i);
  std::string all;
  for (std::size_t i = 0; i < N; ++i) all += (i == 0 ? "" : i + 1 < N ? ", " : " or ") + std::string{names[i]};
  throw Bad{std::string{option} + " takes " + all + ", not '" + clean(text, option) + "'" + hint(text, names)};
}

void add_faces(Common& c, std::string_view text) {
  if (text == "ask") {
    c.ask = true;
    return;
  }
  if (!c.dice) c.dice.emplace();
  for (const Face f : read_faces(text)) c.dice->push_back(f);
}

std::string expression(std::string_view text, std::string_view option) {
  if (text.find_first_not_of(' ') == text.npos)
    throw Bad{std::string{option} + " takes an expression, such as 'casualties >= 5', not nothing"};
  return clean(text, option);
}

}  // namespace

Mod read_mod(std::string_view text) {
  const std::size_t colon = text.find(':');
  constexpr std::int64_t most = 1'000'000;
  std::int64_t n = 0;
  try {
    n = read_whole(text.substr(0, colon), "--mod");
  } catch (const Bad&) {
    throw Bad{"--mod takes a number and perhaps a label, such as -1 or +2:charging, not " +
              (text.empty() ? "nothing" : "'" + clean(text.substr(0, 40), "--mod") + "'")};
  }
  if (n < -most || n > most) throw Bad{"--mod takes a number from -1000000 to 1000000, not '" + std::string{text.substr(0, colon)} + "'"};
  return {std::int32_t(n), colon == text.npos ? "modifier" : clean(text.substr(colon + 1), "--mod")};
}

void read_common(Common& c, std::string_view o, std::string_view text) {
  const std::string name = "--" + std::string{o};
  if (o == "dice") add_faces(c, text);
  else if (o == "seed") c.seed = read_seed(text, name);
  else if (o == "nth") c.nth = read_seed(text, name);
  else if (o == "odds") c.odds = true;
  else if (o == "joint") c.joint = true;
  else if (o == "chance") c.chance = expression(text, name);
  else if (o == "at-least") c.at_least = text;
  else if (o == "at-most") c.at_most = text;
  else if (o == "check") c.check = expression(text, name);
  else if (o == "times") c.times = std::uint64_t(read_count(text, name, 1, 1'000'000'000));
  else if (o == "sum") c.sum = int(read_count(text, name, 2, 1000));
  else if (o == "mod") c.mods.push_back(read_mod(text));
  else if (o == "house") c.house.emplace_back(text);
  else if (o == "with") c.with.emplace_back(text);
  else if (o == "no-house") c.no_house = true;
  else if (o == "format") c.format = one_of<Format>(kFormats, text, name);
  else if (o == "json") c.format = Format::json;
  else if (o == "md") c.format = Format::md;
  else if (o == "explain") c.explain = true;
  else if (o == "as") c.as = clean(text, name);
  else if (o == "quiet") c.quiet = true;
  else if (o == "color") c.colour = one_of<Colour>(kColours, text, name);
  else if (o == "help") c.help = true;
}

void check_together(const Common& c) {
  const bool exact = c.odds || !c.chance.empty();
  const auto refuse = [](bool both, const char* message) {
    if (both) throw Bad{message};
  };
  refuse(exact && c.times, "--odds and --chance are exact: --times does not go with them");
  refuse(exact && !c.check.empty(), "--odds and --chance roll nothing: --check does not go with them (use --chance with --at-least)");
  refuse(exact && (c.seed || c.nth), "--odds and --chance roll nothing: --seed and --nth do not go with them");
  refuse(exact && c.ask, "--odds and --chance roll nothing: --dice ask does not go with them");
  refuse(c.ask && c.dice, "--dice ask does not go with a list of faces");
  refuse(c.times.value_or(1) > 1 && (c.dice || c.ask), "--times over 1 does not go with --dice");
  refuse(c.joint && !c.odds, "--joint goes with --odds");
  refuse(c.chance.empty() && (c.at_least || c.at_most), "--at-least and --at-most go with --chance");
  refuse(c.quiet && c.odds, "--quiet does not go with --odds (use it with --chance)");
  refuse(c.quiet && c.format, "--quiet stands in place of a format: give one of them");
  refuse(c.explain && (c.quiet || (c.format && *c.format != Format::text)), "--explain is for text only");
  refuse(c.explain && exact, "--explain explains a roll: it does not go with --odds or --chance");
}

}  // namespace rules::cli
