// Where output gathers before it is written in one piece.
#pragma once
#include <fmt/format.h>
#include <cstdint>
#include <cstring>
#include <memory>
#include <string_view>

namespace rules::show {

class Out {
 public:
  void put(std::string_view s) {
    if (s.empty()) return;  // a view of nothing may point nowhere
    reserve(s.size());
    std::memcpy(bytes_.get() + size_, s.data(), s.size());
    size_ += s.size();
  }
  void put(char c) {
    reserve(1);
    bytes_[size_++] = c;
  }
  void repeat(char c, std::size_t n) {
    for (; n > 0; --n) put(c);
  }
  template <class Whole> void number(Whole v) {
    if (v >= 0 && v < 10) return put(char('0' + v));
    const fmt::format_int digits{v};
    put({digits.data(), digits.size()});
  }
  // A number on a line of its own.
  template <class Whole> void figure(Whole v) {
    number(v);
    put('\n');
  }
  void real(double v);              // shortest that reads back the same
  void quoted(std::string_view s);  // a JSON string
  // A constant word of the program's own: nothing in it needs an escape.
  void word(std::string_view s) {
    reserve(s.size() + 2);
    bytes_[size_] = '"';
    std::memcpy(bytes_.get() + size_ + 1, s.data(), s.size());
    size_ += s.size() + 2;
    bytes_[size_ - 1] = '"';
  }
  template <class... T> void print(fmt::format_string<T...> format, T&&... args) {
    fmt::memory_buffer text;
    fmt::format_to(std::back_inserter(text), format, std::forward<T>(args)...);
    put({text.data(), text.size()});
  }
  std::string_view text() const { return {bytes_.get(), size_}; }
  std::size_t size() const { return size_; }
  void clear() { size_ = 0; }
  void cut(std::size_t size) { size_ = size; }

 private:
  void reserve(std::size_t more) {
    if (size_ + more > room_) [[unlikely]]
      grow(more);
  }
  void grow(std::size_t more);
  std::unique_ptr<char[]> bytes_;
  std::size_t size_ = 0, room_ = 0;
};

}  // namespace rules::show
