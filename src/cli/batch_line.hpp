// One line of a batch: a JSON object as flat facts, and the request that they make.
#pragma once
#include <cstring>
#include <memory>
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
  std::string_view key;  // of the member that it belongs to
  std::int64_t number = 0;
  std::string_view text{};  // of a text; of a decimal, and of a number beyond 64 bits, as written
};

// A text that grows a character at a time: what the JSON reader does most, without a call for each.
class Chars {
 public:
  using value_type = char;  // asked for by the reader, like the constructors
  Chars() = default;
  Chars(const char* text) { assign(text); }
  Chars(const std::string& text) { assign(text); }
  Chars(std::size_t n, char c) {
    for (; n > 0; --n) push_back(c);
  }
  Chars& append(std::string_view text) {
    for (const char c : text) push_back(c);
    return *this;
  }
  Chars(const Chars& other) { assign(other); }
  Chars(Chars&& other) noexcept { swap(other); }
  Chars& operator=(Chars other) noexcept {
    swap(other);
    return *this;
  }
  void push_back(char c) {
    if (size_ + 1 >= room_) grow();
    bytes_[size_++] = c;
    bytes_[size_] = 0;
  }
  void clear() { size_ = 0; }
  void swap(Chars& other) noexcept {
    std::swap(bytes_, other.bytes_);
    std::swap(size_, other.size_);
    std::swap(room_, other.room_);
  }
  void assign(std::string_view s) {
    clear();
    for (const char c : s) push_back(c);
  }
  const char* data() const { return size_ ? bytes_.get() : ""; }
  char* data() { return bytes_.get(); }
  std::size_t size() const { return size_; }
  operator std::string_view() const { return {data(), size_}; }
  bool operator==(const Chars& other) const { return std::string_view{*this} == std::string_view{other}; }

 private:
  void grow() {
    const std::size_t room = std::max<std::size_t>(32, 2 * room_);
    std::unique_ptr<char[]> wider{new char[room]};
    if (size_) std::memcpy(wider.get(), bytes_.get(), size_);
    bytes_ = std::move(wider);
    room_ = room;
  }
  std::unique_ptr<char[]> bytes_;
  std::size_t size_ = 0, room_ = 0;
};

// Reads lines one after the other, its room used again for each.
class LineReader {
 public:
  // The facts of a line, valid until the next call and while the line stands. Throws Bad: not JSON, not an object, a
  // key given twice.
  const std::vector<Fact>& read(std::string_view line);
  // The same by the JSON parser, whatever the line looks like.
  const std::vector<Fact>& parse(std::string_view line);
  // Lines of the commonest kind (flat, plain ASCII texts, whole numbers, true and false, lists of these) without the
  // parser; false where anything else turns up, good or bad.
  bool read_plain(std::string_view line);

 private:
  friend struct FactHandler;
  std::string_view keep(std::string_view text);
  std::string_view take(Chars& text);  // without a copy: the two change places
  std::vector<Fact> facts_;
  std::vector<Chars> kept_;
  std::size_t used_ = 0;
};

// Makes a request of the facts; `request` is new. Throws Bad.
void read_request(Request& request, const std::vector<Fact>& facts, const Set& default_set);

}  // namespace rules::cli
