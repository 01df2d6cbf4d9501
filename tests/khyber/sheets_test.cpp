#include "catch.hpp"
#include "khyber/house.hpp"
#include "rules/reading.hpp"

using table::refused;

namespace {

std::vector<rules::Grid> drawn(std::string_view line, const house::Changes& changes = {}) {
  table::Set_up up = table::set_up(line);
  const auto values = house::values(*up.phase, changes);
  const rules::Charts page = rules::Charts{up.phase->table, values.data()}.about(up.situation.bytes, up.phase->fields);
  up.phase->rule.settle(up.situation, page);
  std::vector<rules::Grid> grids;
  up.phase->draw(up.situation, page, grids);
  return grids;
}

std::vector<std::string_view> row_of(const rules::Grid& grid, std::string_view name) {
  for (const auto& row : grid.rows)
    if (row[0] == name) return row;
  return {};
}

std::string_view total(const rules::Grid& grid) { return grid.rows.back()[3]; }

using Cells = std::vector<std::string_view>;

}  // namespace

TEST_CASE("roster: both parties, their weapons, values and totals") {
  const auto grids = drawn("khyber roster");
  REQUIRE(grids.size() == 2);
  CHECK(grids[0].rows.size() == 1 + 14 + 1);
  CHECK(grids[1].rows.size() == 1 + 13 + 1);
  CHECK(total(grids[0]) == "17");
  CHECK(total(grids[1]) == "16");
  CHECK(grids[0].rows[0] == Cells{"name", "rank", "weapon", "value", "strong man"});
  CHECK(row_of(grids[0], "Charles Durrant") == Cells{"Charles Durrant", "Captain", "sword and revolver", "2", ""});
  CHECK(row_of(grids[0], "Oakeshott") == Cells{"Oakeshott", "Sergeant", "Enfield and bayonet", "2", ""});
  CHECK(row_of(grids[0], "O'Reilly") == Cells{"O'Reilly", "Private", "Enfield and bayonet", "1", ""});
  CHECK(row_of(grids[1], "Dera Ghazi Khan") == Cells{"Dera Ghazi Khan", "Khan", "rifle and sword", "2", ""});
  CHECK(row_of(grids[1], "Chatar Singh") == Cells{"Chatar Singh", "Tribesman", "rifle and sword", "2", ""});
  CHECK(row_of(grids[1], "Ali Akbar") == Cells{"Ali Akbar", "Tribesman", "rifle and sword", "1", ""});
  for (const auto& grid : grids)
    for (const auto& row : grid.rows) CHECK(row.size() == grid.rows[0].size());
}

TEST_CASE("roster: a strong man a side, by name or surname in any case") {
  const auto grids = drawn("khyber roster strong=HALLAM strong=mirza");
  CHECK(total(grids[0]) == "18");
  CHECK(total(grids[1]) == "17");
  CHECK(row_of(grids[0], "Hallam")[3] == "2");
  CHECK(row_of(grids[0], "Hallam")[4] == "yes");
  CHECK(row_of(grids[0], "Mayo")[4].empty());
  CHECK(row_of(grids[1], "Muhommed Mirza")[3] == "2");
  CHECK(total(drawn("khyber roster strong=o'reilly")[0]) == "18");
  CHECK(total(drawn("khyber roster strong=Hamid")[0]) == "17");
  CHECK(total(drawn("khyber roster strong=Hamid")[1]) == "17");
}

TEST_CASE("roster: who cannot be the strong man") {
  CHECK(refused("khyber roster strong=Halam") == "--strong: nobody is called 'Halam', did you mean Hallam?");
  CHECK(refused("khyber roster strong=Smith") == "--strong: nobody is called 'Smith'");
  CHECK(refused("khyber roster strong=Abdul") == "--strong: nobody is called 'Abdul', did you mean Abdul Ghaffar?");
  CHECK(refused("khyber roster strong=Oakeshott") == "--strong: Oakeshott is worth more already; the strong man is one of the others");
  CHECK(refused("khyber roster strong=durrant") == "--strong: Charles Durrant is worth more already; the strong man is one of the others");
  CHECK(refused("khyber roster strong=Singh") == "--strong: Chatar Singh or Ohuiam Singh? give the whole name");
  CHECK(refused("khyber roster strong=Hallam strong=Mayo") == "--strong: each side has one strong man, and Hallam is named already");
  CHECK(refused("khyber roster strong=Hallam strong=hallam") == "--strong: each side has one strong man, and Hallam is named already");
  CHECK(refused("khyber roster strong=Hallam strong=Mirza strong=Mayo") == "--strong takes at most 2 of them");
  CHECK(refused("khyber roster strong=" + std::string(41, 'x')) == "--strong: nobody has so long a name");
}

TEST_CASE("roster: a whole name, or rank and name") {
  const auto accepted = [](std::string_view name) {
    table::Set_up up = table::set_up("khyber roster");
    rules::read_field(up.phase->fields[0], up.situation, name, rules::Unit::cm);
    try {
      up.phase->rule.settle(up.situation, rules::Charts{up.phase->table});
      return true;
    } catch (const rules::Bad&) {
      return false;
    }
  };
  CHECK(accepted("Ohuiam Singh"));
  CHECK(accepted("ohuiam singh"));
  CHECK(accepted("Private Mayo"));
  CHECK(accepted("Tribesman Ali Akbar"));
  CHECK_FALSE(accepted("Chatar Singh"));
  CHECK_FALSE(accepted("Sergeant Mayo"));
  CHECK_FALSE(accepted("Mayo "));
  CHECK_FALSE(accepted("Private"));
}

TEST_CASE("roster: the house's values are used") {
  CHECK(total(drawn("khyber roster", {{"man", 2}})[0]) == "28");
  CHECK(total(drawn("khyber roster strong=Mayo", {{"strong_man", 3}})[0]) == "19");
  CHECK(total(drawn("khyber roster", {{"khan", 3}})[1]) == "18");
}

TEST_CASE("orders: a row a man, a column a move") {
  const auto british = drawn("khyber orders");
  REQUIRE(british.size() == 1);
  CHECK(british[0].rows.size() == 1 + 14);
  CHECK(british[0].rows[0].size() == 1 + 20);
  CHECK(british[0].rows[0].back() == "20");
  CHECK(british[0].rows[3][0] == "Oakeshott");
  CHECK(british[0].rows[3][1].empty());
  const auto afridis = drawn("khyber orders moves=3 side=afridi");
  CHECK(afridis[0].rows.size() == 1 + 13);
  CHECK(afridis[0].rows[0] == Cells{"man", "1", "2", "3"});
  CHECK(afridis[0].rows[13] == Cells{"Shahzada Hasson", "", "", ""});
}
