// What was asked for on the command line (or on a line of a batch), checked and in one place.
#pragma once
#include <forward_list>
#include <optional>
#include <string>
#include <vector>
#include "rules/catalogue.hpp"

namespace rules::cli {

enum class Format : std::uint8_t { text, line, md, json, csv };
inline constexpr std::string_view kFormats[] = {"text", "line", "md", "json", "csv"};
enum class Colour : std::uint8_t { automatic, always, never };
inline constexpr std::string_view kColours[] = {"auto", "always", "never"};

struct Mod {
  std::int32_t value;
  std::string label;
};

struct Common {
  std::optional<std::vector<Face>> dice;
  bool ask = false;
  std::optional<std::uint64_t> seed, nth;
  bool odds = false, joint = false;
  std::string chance, check;
  std::optional<std::string> at_least, at_most;
  std::optional<std::uint64_t> times;
  int sum = 1;
  std::vector<Mod> mods;
  std::vector<std::string> house, with;
  bool no_house = false;
  std::optional<Format> format;
  std::optional<Colour> colour;
  bool explain = false, quiet = false, help = false;
  std::string as;
};

struct Request {
  const Set* set = nullptr;
  const Phase* phase = nullptr;
  bool compares = false;  // `rules compare`
  Situation situation;
  std::uint64_t given = 0;  // which fields were given, a bit each
  Common common;
  std::forward_list<std::string> texts;  // what the situation's text fields look at
};

// Reads a phase's options, and the words of a roll. Throws Bad.
void parse_options(Request& request, std::span<char* const> words);

// One common option's value into its place; for the command line and the batch alike.
void read_common(Common& common, std::string_view option, std::string_view text);
Mod read_mod(std::string_view text);

// Throws Bad for options that are refused together.
void check_together(const Common& common);

}  // namespace rules::cli
