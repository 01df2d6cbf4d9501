// The configuration file: keys set, house, format, color.
#include <algorithm>
#include "cli/surroundings.hpp"
#include "cli/toml.hpp"
#include "rules/reading.hpp"
#include "rules/text.hpp"

namespace rules::cli {
namespace {

constexpr std::string_view kKeys[] = {"set", "house", "format", "color"};

std::string place(const std::string& path, const toml::source_region& region) {
  return path + ":" + std::to_string(region.begin.line) + ": ";
}

std::string text_of(const std::string& where, std::string_view key, const toml::node& node) {
  const auto text = node.value_exact<std::string>();
  if (!text) throw Bad{where + std::string{key} + " is a text in quotes"};
  return clean(*text, key);
}

void house_files(const std::string& where, const toml::node& node, Surroundings& into) {
  into.house.clear();
  if (const toml::array* list = node.as_array()) {
    for (const toml::node& item : *list) into.house.push_back(text_of(where, "house", item));
    return;
  }
  into.house.push_back(text_of(where, "house", node));
}

void one_key(const std::string& where, std::string_view key, const toml::node& node, Surroundings& into) {
  if (key == "house") return house_files(where, node, into);
  const std::string text = text_of(where, key, node);
  if (key == "set") {
    into.set = text;
    into.set_from = where;
    return;
  }
  Common c;
  try {
    read_common(c, key, text);
  } catch (const Bad& e) {
    throw Bad{where + std::string{e.what()}.substr(2)};  // a key has no dashes
  }
  if (c.format) into.format = *c.format;
  if (c.colour) into.colour = *c.colour;
}

}  // namespace

void read_config(const std::string& path, std::string_view text, Surroundings& into) {
  toml::table table;
  try {
    table = toml::parse(text, path);
  } catch (const toml::parse_error& e) {
    throw Damaged{place(path, e.source()) + std::string{e.description()}};
  }
  for (auto&& [key, node] : table) {
    const std::string where = place(path, key.source());
    const std::string name{key.str()};
    if (std::find(std::begin(kKeys), std::end(kKeys), std::string_view{name}) == std::end(kKeys))
      throw Bad{where + "unknown key " + clean(name, "a key") + hint(name, kKeys) + " (set, house, format, color)"};
    one_key(where, name, node, into);
  }
}

}  // namespace rules::cli
