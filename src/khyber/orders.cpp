// The grid for the moves that each man will make, as a blank sheet.   [KHY-ORDER]
#include "khyber/party.hpp"

namespace rules::khyber {
namespace {

struct Orders {
  int moves = 20;
  Side side = Side::british;
};

constexpr Field kFields[] = {
    {"moves", 'n', at<&Orders::moves>, "columns, one a move"},
    {"side", 's', at<&Orders::side>, "whose men (british unless given)"},
};

void draw(const Situation& situation, const Charts&, std::vector<Grid>& grids) {
  const auto& s = *std::launder(reinterpret_cast<const Orders*>(situation.bytes));
  Grid grid{s.side == Side::british ? "orders of the British" : "orders of the Afridis", {{"man"}}, {}};
  for (int move = 1; move <= s.moves; ++move) grid.rows[0].push_back(cell(grid, move));
  for (const Man& m : party(s.side)) {
    grid.rows.emplace_back(std::size_t(s.moves) + 1);
    grid.rows.back()[0] = m.name;
  }
  grids.push_back(std::move(grid));
}

constexpr Reminder kReminders[] = {
    {"KHY-ORDER-1", "write the gait, the distance and an arrow for its direction"},
};

}  // namespace

extern constexpr Phase kOrders = checked({.set = "khyber",
                                          .name = "orders",
                                          .summary = "a blank grid for each man's moves: a sheet",
                                          .title = "a row a man, a column a move",
                                          .example = "rules khyber orders --moves 12 --side afridi",
                                          .fields = kFields,
                                          .outcome = kNothing,
                                          .rule = rule<settled<Orders>, nothing<Orders>, kNothing>,
                                          .reminders = kReminders,
                                          .draw = draw,
                                          .rolls = false});

}  // namespace rules::khyber
