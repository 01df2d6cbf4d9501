// The configuration file.
#include "cli/surroundings.hpp"
#include "fuzz/fuzz.hpp"

void fuzz(std::string_view text) {
  try {
    rules::cli::Surroundings around;
    rules::cli::read_config("config.toml", text, around);
  } catch (const rules::Bad&) {
  } catch (const rules::Damaged&) {}
}
