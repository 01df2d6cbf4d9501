// House files: table values laid over the published ones, and modifiers of a table's own.
#pragma once
#include <memory>
#include <string>
#include <vector>
#include "rules/catalogue.hpp"
#include "rules/in_force.hpp"

namespace rules::cli {

class House {
 public:
  // Reads and checks a whole file, for every set that it names; a later file wins. Throws Damaged (unreadable, no
  // TOML) or Bad (unknown key, wrong type, out of bounds, a condition that does not parse), with file, line and key.
  void load(const std::string& path);
  void load_text(const std::string& name, std::string_view text);
  void load_all(const std::vector<std::string>& paths);

  InForce in_force(const Phase& phase) const;
  bool empty() const { return files_.empty(); }
  const std::string& files() const { return files_; }  // their names, between commas

 private:
  struct Change {
    const Set* set;
    const Phase* phase;  // null: shared by the whole set
    std::string path;
    std::int32_t value;
  };
  struct Own {
    const Phase* phase;
    std::int32_t value;
    std::string label, when;
  };
  friend class HouseReader;
  std::vector<Change> changes_;
  std::vector<Own> own_;
  std::string files_;
};

}  // namespace rules::cli
