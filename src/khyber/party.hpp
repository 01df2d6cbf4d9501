// The men of both parties, one figure each.
#pragma once
#include "khyber/khyber.hpp"

namespace rules::khyber {

enum class Role : std::uint8_t { officer, khan, sergeant, chatar_singh, man };

struct Man {
  std::string_view name, rank, weapon;
  Role role = Role::man;
};

std::span<const Man> party(Side side);

// "O'Reilly", "Bertie Baines-Bolton", "Private Dabney": the whole name, the surname, or rank and name, in any case.
bool answers_to(const Man& man, std::string_view name);
std::string_view surname(const Man& man);

// A number as a cell of a sheet.
std::string_view cell(Grid& grid, int number);

}  // namespace rules::khyber
