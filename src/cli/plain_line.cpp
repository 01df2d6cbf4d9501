// Lines of a batch that need no parser.
#include "cli/batch_line.hpp"

namespace rules::cli {
namespace {

// A cursor over a plain line.
struct Cursor {
  std::string_view rest;
  void blanks() {
    while (!rest.empty() && (rest[0] == ' ' || rest[0] == '\t')) rest.remove_prefix(1);
  }
  bool take(char c) {
    blanks();
    if (rest.empty() || rest[0] != c) return false;
    rest.remove_prefix(1);
    return true;
  }
  bool text(std::string_view& out) {
    if (!take('"')) return false;
    std::size_t n = 0;
    while (n < rest.size() && rest[n] != '"') {
      if (rest[n] == '\\' || rest[n] < ' ' || rest[n] == 0x7f) return false;  // bytes beyond ASCII are negative
      ++n;
    }
    if (n == rest.size()) return false;
    out = rest.substr(0, n);
    rest.remove_prefix(n + 1);
    return true;
  }
  bool number(std::int64_t& out) {
    constexpr std::size_t most = 18;  // digits that surely fit; one more is no end of a number, and left to the parser
    const bool minus = rest[0] == '-';
    std::size_t n = minus;
    std::int64_t v = 0;
    while (n < rest.size() && rest[n] >= '0' && rest[n] <= '9' && n < minus + most) v = v * 10 + (rest[n++] - '0');
    const std::size_t digits = n - minus;
    if (digits == 0 || (digits > 1 && rest[minus] == '0')) return false;
    if (n < rest.size() && rest[n] != ',' && rest[n] != '}' && rest[n] != ']' && rest[n] != ' ') return false;
    out = minus ? -v : v;
    rest.remove_prefix(n);
    return true;
  }
  bool word(std::string_view w) {
    if (!rest.starts_with(w)) return false;
    rest.remove_prefix(w.size());
    return true;
  }
  bool scalar(Fact& f) {
    blanks();
    if (rest.empty()) return false;
    f.type = Fact::Type::number;
    if (rest[0] == '"') {
      f.type = Fact::Type::text;
      return text(f.text);
    }
    if (rest[0] == 't') {
      f.type = Fact::Type::yes;
      return word("true");
    }
    if (rest[0] == 'f') {
      f.type = Fact::Type::no;
      return word("false");
    }
    return number(f.number);
  }
  bool list(std::string_view key, std::vector<Fact>& facts) {
    facts.push_back({Fact::Type::list, 1, key});
    if (take(']')) return true;
    do {
      Fact f{Fact::Type::number, 2, key};
      if (!scalar(f)) return false;
      facts.push_back(f);
    } while (take(','));
    return take(']');
  }
};

bool has_key(const std::vector<Fact>& facts, std::string_view key) {
  for (const Fact& f : facts)
    if (f.depth == 1 && f.key == key) return true;
  return false;
}

}  // namespace

bool LineReader::read_plain(std::string_view line) {
  facts_.clear();
  Cursor p{line};
  if (!p.take('{')) return false;
  if (p.take('}')) {
    p.blanks();
    return p.rest.empty();
  }
  do {
    Fact f{Fact::Type::number, 1, {}};
    if (!p.text(f.key) || !p.take(':') || has_key(facts_, f.key)) return false;
    if (p.take('[')) {
      if (!p.list(f.key, facts_)) return false;
    } else {
      if (!p.scalar(f)) return false;
      facts_.push_back(f);
    }
  } while (p.take(','));
  if (!p.take('}')) return false;
  p.blanks();
  return p.rest.empty();
}

}  // namespace rules::cli
