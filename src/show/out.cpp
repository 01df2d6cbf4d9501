#include "show/out.hpp"
#include <charconv>

namespace rules::show {

void Out::real(double v) {
  char digits[32];
  const auto [end, error] = std::to_chars(digits, digits + sizeof digits, v);
  put({digits, std::size_t(end - digits)});
}

void Out::quoted(std::string_view s) {
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
