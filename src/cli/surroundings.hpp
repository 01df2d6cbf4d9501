// What holds before the command line is read: the environment over the configuration file.
#pragma once
#include <string>
#include <vector>
#include "cli/request.hpp"

namespace rules::cli {

struct Surroundings {
  std::string set, set_from;       // empty: camerone; where it was named
  std::vector<std::string> house;  // in order
  Format format = Format::text;
  Colour colour = Colour::automatic;
};

// Reads $RULES_SET, $RULES_HOUSE, $RULES_FORMAT and, beneath them, the configuration file where there is one.
// Throws Bad for a wrong value, Damaged for a file that cannot be read or is no TOML: with file, line and key.
Surroundings surroundings();

// $XDG_CONFIG_HOME/rules/config.toml, ~/.config/rules/config.toml, or nothing.
std::string config_path();

// In a file of its own, since only few have a configuration. `text` is the file's content.
void read_config(const std::string& path, std::string_view text, Surroundings& into);

// A whole file. Throws Damaged, naming it: missing, a folder, too large (over 16 MB), unreadable.
std::string read_file(const std::string& path);

}  // namespace rules::cli
