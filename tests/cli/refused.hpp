// What every refusal has in common.
#pragma once
#include "catch.hpp"
#include "cli/process.hpp"
#include "rules/text.hpp"

namespace process {

inline bool shown_safely(std::string_view text) {
  std::string printable{text};
  std::erase(printable, '\n');
  try {
    return rules::clean(printable, "it") == printable;  // UTF-8 without control characters
  } catch (const std::exception&) {
    return false;
  }
}

// Its status, nothing on standard output, and one clear line on standard error that says so.
inline void check_refused(const Ran& ran, int status, std::string_view says, std::size_t lines = 1) {
  CAPTURE(ran.err);
  CHECK(ran.status == status);
  CHECK(ran.out.empty());
  CHECK(lines_of(ran.err).size() == lines);
  CHECK(ran.err.starts_with("rules: "));
  CHECK(ran.err.ends_with('\n'));
  CHECK(ran.err.find(says) != std::string::npos);
  CHECK(shown_safely(ran.err));
}

}  // namespace process
