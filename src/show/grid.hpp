// Sheets that go on paper: rosters and order grids.
#pragma once
#include "show/text.hpp"

namespace rules::show {

void grid_text(Out& out, const Grid& grid);
void grid_md(Out& out, const Grid& grid);
void grid_csv(Out& out, const Grid& grid);

}  // namespace rules::show
