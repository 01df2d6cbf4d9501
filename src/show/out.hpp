// Where output gathers before it is written in one piece.
#pragma once
#include <fmt/format.h>
#include <cstdint>
#include <string_view>

namespace rules::show {

class Out {
 public:
  void put(std::string_view s) { buffer_.append(s.data(), s.data() + s.size()); }
  void put(char c) { buffer_.push_back(c); }
  void repeat(char c, std::size_t n) { for (; n > 0; --n) put(c); }
  template <class Whole> void number(Whole v) {
    const fmt::format_int digits{v};
    put({digits.data(), digits.size()});
  }
  void real(double v);                    // shortest that reads back the same
  void quoted(std::string_view s);        // a JSON string
  // A constant word of the program's own: nothing in it needs an escape.
  void word(std::string_view s) { put('"'); put(s); put('"'); }
  template <class... T> void print(fmt::format_string<T...> format, T&&... args) {
    fmt::format_to(std::back_inserter(buffer_), format, std::forward<T>(args)...);
  }
  std::string_view text() const { return {buffer_.data(), buffer_.size()}; }
  std::size_t size() const { return buffer_.size(); }
  void clear() { buffer_.clear(); }
  void cut(std::size_t size) { buffer_.resize(size); }

 private:
  fmt::basic_memory_buffer<char, 4096> buffer_;
};

}  // namespace rules::show
