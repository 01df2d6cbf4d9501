// What can go wrong, one type a kind; src/cli turns each into its exit status.
#pragma once
#include <stdexcept>
#include <string>
#include <string_view>

namespace rules {

// The command line or an input is wrong: exit status 2.
struct Bad : std::runtime_error {
  using runtime_error::runtime_error;
};

// A file could not be read or written, or is damaged: exit status 4.
struct Damaged : std::runtime_error {
  using runtime_error::runtime_error;
};

// For a phase that takes a range band either by name or as a distance. Throws Bad unless exactly one is given.
inline void need_one_range(bool range, bool distance) {
  if (range == distance) throw Bad{"give --range or --distance, exactly one of them"};
}

// The rules do not allow it: exit status 3. Both texts are constants of a rule set.
struct Forbidden {
  std::string_view reason, clause;
};

}  // namespace rules
