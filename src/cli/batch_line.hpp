// One line of a batch: a JSON object as flat facts, and the request that they make.
#pragma once
#include <string>
#include <string_view>
#include <vector>
#include "cli/request.hpp"

namespace rules::cli {

// A value of the object. Lists and the objects within them are flattened: `depth` 1 is the object's own member, 2 an
// item of its list, 3 a member of an object in that list.
struct Fact {
  enum class Type : std::uint8_t { number, decimal, yes, no, text, list, object, null } type;
  int depth;
  std::string_view key;      // of the member that it belongs to
  std::int64_t number = 0;
  std::string_view text{};   // of a text; of a decimal, and of a number beyond 64 bits, as written
};

// Reads lines one after the other, its room used again for each.
class LineReader {
 public:
  // The facts of a line, valid until the next call. Throws Bad: not JSON, not an object, a key given twice.
  const std::vector<Fact>& read(std::string_view line);

 private:
  friend struct FactHandler;
  std::string_view keep(std::string_view text);
  std::vector<Fact> facts_;
  std::vector<std::string> kept_;
  std::size_t used_ = 0;
};

// Makes a request of the facts; `request` is new. Throws Bad.
void read_request(Request& request, const std::vector<Fact>& facts, const Set& default_set);

}  // namespace rules::cli
