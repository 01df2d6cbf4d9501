#include "rules/text.hpp"
#include <cstdint>
#include "rules/error.hpp"

namespace rules {
namespace {

// The length of the UTF-8 character at the start of `s`, and its code point; 0 where it is none.
std::size_t character(std::string_view s, std::uint32_t& point) {
  const auto byte = [&](std::size_t i) { return std::uint32_t(static_cast<unsigned char>(s[i])); };
  const std::uint32_t lead = byte(0);
  const std::size_t n = lead < 0x80 ? 1 : lead >> 5 == 6 ? 2 : lead >> 4 == 14 ? 3 : lead >> 3 == 30 ? 4 : 0;
  if (n == 0 || n > s.size()) return 0;
  point = n == 1 ? lead : lead & (0x7fu >> n);
  for (std::size_t i = 1; i < n; ++i) {
    if (byte(i) >> 6 != 2) return 0;
    point = point << 6 | (byte(i) & 0x3f);
  }
  constexpr std::uint32_t least[] = {0, 0, 0x80, 0x800, 0x10000};
  return point < least[n] || point > 0x10ffff || (point >= 0xd800 && point <= 0xdfff) ? 0 : n;
}

bool control(std::uint32_t c) {
  return c < 0x20 || (c >= 0x7f && c < 0xa0) || c == 0x200e || c == 0x200f || (c >= 0x2028 && c <= 0x202e) ||
         (c >= 0x2066 && c <= 0x2069) || c == 0xfeff;
}

// The length of a terminal's escape sequence at the start of `s` (ESC [ … letter), or 0.
std::size_t escape_sequence(std::string_view s) {
  if (s.size() < 2 || s[0] != '\x1b' || s[1] != '[') return 0;
  const std::size_t end = s.find_first_not_of("0123456789;:<=>?!\"#$%&'()*+,-./ ", 2);
  return end == s.npos ? s.size() : end + 1;
}

}  // namespace

std::string clean(std::string_view text, std::string_view name) {
  std::string out;
  for (std::size_t i = 0; i < text.size();) {
    if (const std::size_t n = escape_sequence(text.substr(i))) {
      i += n;
      continue;
    }
    std::uint32_t point = 0;
    const std::size_t n = character(text.substr(i), point);
    if (n == 0) throw Bad{std::string{name} + " is not UTF-8 text"};
    if (!control(point)) out += text.substr(i, n);
    i += n;
  }
  return out;
}

std::size_t columns(std::string_view text) {
  std::size_t n = 0;
  for (const char c : text) n += (static_cast<unsigned char>(c) & 0xc0) != 0x80;
  return n;
}

std::string_view trimmed(std::string_view text) {
  const std::size_t first = text.find_first_not_of(" \t");
  return first == text.npos ? std::string_view{} : text.substr(first, text.find_last_not_of(" \t") - first + 1);
}

}  // namespace rules
