#include "show/out.hpp"
#include <algorithm>
#include <charconv>

namespace rules::show {

void Out::real(double v) {
  char digits[32];
  const auto [end, error] = std::to_chars(digits, digits + sizeof digits, v);
  put({digits, std::size_t(end - digits)});
}

void Out::grow(std::size_t more) {
  constexpr std::size_t first = 4096;
  const std::size_t room = std::max({first, 2 * room_, size_ + more});
  std::unique_ptr<char[]> wider{new char[room]};
  if (size_ > 0) std::memcpy(wider.get(), bytes_.get(), size_);
  bytes_ = std::move(wider);
  room_ = room;
}

namespace {
bool plain(std::string_view s) {
  for (const char c : s)
    if (c == '"' || c == '\\' || static_cast<unsigned char>(c) < 0x20) return false;
  return true;
}
}  // namespace

void Out::quoted(std::string_view s) {
  if (plain(s)) return word(s);
  constexpr char hex[] = "0123456789abcdef";
  put('"');
  for (const char c : s) {
    if (c == '"' || c == '\\') {
      put('\\');
      put(c);
    } else if (c == '\n') {
      put("\\n");
    } else if (static_cast<unsigned char>(c) < 0x20) {
      put("\\u00");
      put(hex[c >> 4]);
      put(hex[c & 15]);
    } else {
      put(c);
    }
  }
  put('"');
}

}  // namespace rules::show
