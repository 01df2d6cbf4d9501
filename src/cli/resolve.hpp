// Resolves a request under the values in force and tells what came of it: for the command line and the batch alike.
#pragma once
#include "cli/request.hpp"
#include "rules/in_force.hpp"
#include "show/odds_text.hpp"

namespace rules::cli {

// Where and how to tell it.
struct Telling {
  show::Out& out;
  Record& record;  // scratch, kept from one request to the next
  Format format = Format::text;
  show::Look look{};
  std::string_view house{};  // the house files' names
};

// The exit status: resolved, untrue or interrupted. Throws Bad, Forbidden, Damaged; what is already written stays.
int resolve(Request& request, const InForce& in_force, const Telling& telling);

// A situation that the rules forbid, as JSON tells it.
void tell_forbidden(const Request& request, const InForce& in_force, const Telling& telling, const Forbidden& forbidden);

std::uint64_t seed_from_system();

}  // namespace rules::cli
