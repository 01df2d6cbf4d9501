// House files.
#include "cli/house.hpp"
#include "fuzz/fuzz.hpp"

void fuzz(std::string_view text) {
  try {
    rules::cli::House house;
    house.load_text("house.toml", text);
  } catch (const rules::Bad&) {
  } catch (const rules::Damaged&) {}
}
