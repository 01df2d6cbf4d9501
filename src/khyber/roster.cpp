// Both parties with their weapons and values, as a sheet.   [KHY-VALUE, KHY-ARMS]
#include "khyber/party.hpp"
#include "rules/reading.hpp"

namespace rules::khyber {
namespace {

struct Roster {
  Few<std::string_view, 2> strong;
  const Man* strong_man[2] = {};  // of each side, found when settling
};

constexpr Field kFields[] = {
    {"strong", 's', at<&Roster::strong>, "a side's strong man, by name or surname; once a side"},
};

constexpr Row kTable[] = {
    value("officer", 2, "an officer", "KHY-VALUE-1", 0, 5),
    value("khan", 2, "a khan", "KHY-VALUE-1", 0, 5),
    value("sergeant", 2, "Sergeant Oakeshott", "KHY-VALUE-1", 0, 5),
    value("chatar_singh", 2, "Chatar Singh", "KHY-VALUE-1", 0, 5),
    value("strong_man", 2, "a side's strong man", "KHY-VALUE-1", 0, 5),
    value("man", 1, "any other man", "KHY-VALUE-1", 0, 5),
};
consteval int the(std::string_view id) { return place(kTable, id); }

constexpr Side kBoth[] = {Side::british, Side::afridi};

struct Found {
  Side side;
  const Man* man;
};

[[noreturn]] void nobody(std::string_view name) {
  constexpr std::size_t longest = 40;
  if (name.size() > longest) throw Bad{"--strong: nobody has so long a name"};
  std::vector<std::string_view> known;
  for (const Side side : kBoth)
    for (const Man& m : party(side)) known.insert(known.end(), {surname(m), m.name});
  throw Bad{"--strong: nobody is called '" + std::string{name} + "'" + hint(name, known)};
}

Found find(std::string_view name) {
  std::optional<Found> found;
  for (const Side side : kBoth)
    for (const Man& m : party(side)) {
      if (!answers_to(m, name)) continue;
      if (found) throw Bad{"--strong: " + std::string{found->man->name} + " or " + std::string{m.name} + "? give the whole name"};
      found = {side, &m};
    }
  if (!found) nobody(name);
  return *found;
}

void settle(Roster& s, const Charts&) {
  for (const std::string_view name : s.strong) {
    const auto [side, man] = find(name);
    if (man->role != Role::man)
      throw Bad{"--strong: " + std::string{man->name} + " is worth more already; the strong man is one of the others"};
    const Man*& strong = s.strong_man[int(side)];
    if (strong) throw Bad{"--strong: each side has one strong man, and " + std::string{strong->name} + " is named already"};
    strong = man;
  }
}

int worth(const Man& man, bool strong, const Charts& now) {
  constexpr int rows[] = {the("officer"), the("khan"), the("sergeant"), the("chatar_singh"), the("man")};  // as in Role
  return now[strong ? the("strong_man") : rows[int(man.role)]];
}

Grid sheet(Side side, const Man* strong, const Charts& now) {
  Grid grid{kSides[int(side)].label, {{"name", "rank", "weapon", "value", "strong man"}}, {}};
  int points = 0;
  for (const Man& m : party(side)) {
    const int value = worth(m, &m == strong, now);
    points += value;
    grid.rows.push_back({m.name, m.rank, m.weapon, cell(grid, value), &m == strong ? "yes" : ""});
  }
  grid.rows.push_back({"total", "", "", cell(grid, points), ""});
  return grid;
}

void draw(const Situation& situation, const Charts& now, std::vector<Grid>& grids) {
  const auto& s = *std::launder(reinterpret_cast<const Roster*>(situation.bytes));
  for (const Side side : kBoth) grids.push_back(sheet(side, s.strong_man[int(side)], now));
}

}  // namespace

extern constexpr Phase kRoster = checked({.set = "khyber",
                                          .name = "roster",
                                          .summary = "both parties, their weapons and values: a sheet",
                                          .title = "both parties",
                                          .example = "rules khyber roster --strong Hallam --strong Mirza",
                                          .fields = kFields,
                                          .table = kTable,
                                          .outcome = kNothing,
                                          .rule = rule<settle, nothing<Roster>, kNothing>,
                                          .draw = draw,
                                          .rolls = false});

}  // namespace rules::khyber
