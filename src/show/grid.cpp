#include "show/grid.hpp"
#include <algorithm>
#include "rules/text.hpp"

namespace rules::show {
namespace {

std::vector<std::size_t> widths(const Grid& grid) {
  std::vector<std::size_t> w;
  for (const auto& row : grid.rows) {
    w.resize(std::max(w.size(), row.size()));
    for (std::size_t i = 0; i < row.size(); ++i) w[i] = std::max(w[i], columns(row[i]));
  }
  return w;
}

}  // namespace

void grid_text(Out& out, const Grid& grid) {
  const std::vector<std::size_t> w = widths(grid);
  out.print("{}\n", grid.title);
  for (const auto& row : grid.rows) {
    std::string line = " ";
    for (std::size_t i = 0; i < row.size(); ++i) {
      line += " " + std::string{row[i]};
      line.append(w[i] - columns(row[i]) + 1, ' ');
    }
    line.erase(line.find_last_not_of(' ') + 1);
    out.print("{}\n", line);
  }
}

void grid_md(Out& out, const Grid& grid) {
  md_heading(out, grid.title);
  out.put('\n');
  for (std::size_t r = 0; r < grid.rows.size(); ++r) {
    for (const std::string_view cell : grid.rows[r]) out.print("| {} ", md_escaped(cell));
    out.put("|\n");
    if (r > 0) continue;
    for (std::size_t i = 0; i < grid.rows[r].size(); ++i) out.put("|---");
    out.put("|\n");
  }
}

void grid_csv(Out& out, const Grid& grid) {
  for (const auto& row : grid.rows) {
    for (std::size_t i = 0; i < row.size(); ++i) {
      if (i > 0) out.put(',');
      csv_text(out, row[i]);
    }
    out.put('\n');
  }
}

}  // namespace rules::show
