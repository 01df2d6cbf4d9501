#include "rules/reading.hpp"
#include <charconv>
#include "rules/sources.hpp"
#include "rules/text.hpp"

namespace rules {
namespace {

bool digits(std::string_view s) { return !s.empty() && s.find_first_not_of("0123456789") == s.npos; }

std::string got(std::string_view text) {
  constexpr std::size_t most = 40;
  if (text.empty()) return "nothing";
  std::size_t end = std::min(text.size(), most);
  while (end < text.size() && end > 0 && (static_cast<unsigned char>(text[end]) & 0xc0) == 0x80) --end;  // not within a character
  return "'" + clean(text.substr(0, end), "what was typed") + (text.size() > most ? "…'" : "'");
}

template <class T> bool parse(std::string_view text, T& value, int base = 10) {
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value, base);
  return error == std::errc{} && end == text.data() + text.size();
}

[[noreturn]] void wrong(std::string_view name, const std::string& wanted, std::string_view text) {
  throw Bad{std::string{name} + " takes " + wanted + ", not " + got(text)};
}

Cell read_word(const Field& field, std::string_view text) {
  const std::span<const Word> words = field.member.words;
  for (std::size_t i = 0; i < words.size(); ++i)
    if (text == words[i].name || (!words[i].alias.empty() && text == words[i].alias)) return Cell(i);
  std::vector<std::string_view> known;
  for (const Word& w : words) {
    known.push_back(w.name);
    if (!w.alias.empty()) known.push_back(w.alias);
  }
  throw Bad{typed(field) + " takes " + choices_of(words) + ", not " + got(text) + hint(text, known)};
}

}  // namespace

std::string dashed(std::string_view name) {
  std::string s{name};
  for (char& c : s)
    if (c == '_') c = '-';
  return s;
}

std::string typed(const Field& field) { return "--" + dashed(field.name); }

std::string choices_of(std::span<const Word> words) {
  std::string s;
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (i > 0) s += i + 1 < words.size() ? ", " : " or ";
    s += words[i].name;
  }
  return s;
}

std::int64_t read_whole(std::string_view text, std::string_view name) {
  std::string_view bare = text;
  if (bare.starts_with('+') && digits(bare.substr(1))) bare.remove_prefix(1);
  std::int64_t v = 0;
  if (!parse(bare, v)) wrong(name, "a whole number", text);
  return v;
}

std::int64_t read_count(std::string_view text, std::string_view name, std::int64_t low, std::int64_t high) {
  std::int64_t v = 0;
  if (!digits(text) || !parse(text, v) || v < low || v > high)
    wrong(name, "a whole number from " + std::to_string(low) + " to " + std::to_string(high), text);
  return v;
}

std::uint64_t read_seed(std::string_view text, std::string_view name) {
  const bool hex = text.starts_with("0x") || text.starts_with("0X");
  std::uint64_t v = 0;
  if (text.starts_with('-') || !parse(hex ? text.substr(2) : text, v, hex ? 16 : 10))
    wrong(name, "a whole number from 0 to 18446744073709551615, decimal or 0x", text);
  return v;
}

Length read_length(std::string_view text, Unit bare, std::string_view name) {
  const auto fail = [&] { wrong(name, "a length such as 14in, 35cm or a number, up to 1000000 and with six decimals at most", text); };
  Length length{0, bare, true};
  std::string_view number = text;
  if (text.starts_with('R')) {
    length = {0, Unit::string, false};
    number.remove_prefix(1);
    if (bare != Unit::string) fail();
  } else {
    const std::size_t end = text.find_first_not_of("0123456789.");
    if (end != text.npos) {
      std::size_t u = 0;
      while (u < 5 && kUnitNames[u] != text.substr(end)) ++u;
      if (u == 5) fail();
      length = {0, Unit(u), false};
      number = text.substr(0, end);
    }
  }
  const std::size_t dot = number.find('.');
  const std::string_view whole = number.substr(0, dot), part = dot == number.npos ? std::string_view{} : number.substr(dot + 1);
  if (!digits(whole) || whole.size() > 7 || (dot != number.npos && (!digits(part) || part.size() > 6))) fail();
  parse(whole, length.nano);
  length.nano *= Length::kNano;
  std::int64_t scale = Length::kNano;
  for (const char c : part) length.nano += (c - '0') * (scale /= 10);
  if (length.nano > 1'000'000 * Length::kNano) fail();
  return length;
}

std::vector<Face> read_faces(std::string_view text) {
  std::vector<Face> faces;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find_first_of(", ", at), text.size());
    const std::string_view one = text.substr(at, end - at);
    at = end + 1;
    if (one.empty()) {
      if (end < text.size() && text[end] == ' ') continue;
      throw Bad{"--dice has an empty place between two commas"};
    }
    if (one == "?") faces.push_back(kOpen);
    else if (one == "h" || one == "heads") faces.push_back(kHeads);
    else if (one == "t" || one == "tails") faces.push_back(kTails);
    else if (one == "00") faces.push_back(100);
    else {
      constexpr Face most = 1'000'000'000'000'000'000;
      Face f = 0;
      if (!parse(one, f) || f > most || f < -most) wrong("--dice", "numbers, ?, h or t between commas", one);
      faces.push_back(f);
    }
  }
  if (text.ends_with(',')) throw Bad{"--dice has an empty place behind its last comma"};
  return faces;
}

void read_field(const Field& field, Situation& situation, std::string_view text, Unit unit) {
  const Member& m = field.member;
  bool room = true;
  switch (m.kind) {
    case Kind::flag:
      if (text != "true" && text != "false") wrong(typed(field), "true or false", text);
      m.put(situation.bytes, text == "true");
      break;
    case Kind::word: room = m.put(situation.bytes, read_word(field, text)); break;
    case Kind::length: room = m.put(situation.bytes, pack(read_length(text, unit, typed(field)))); break;
    case Kind::text:
      if (text.empty()) wrong(typed(field), "a name", text);
      room = m.put_text(situation.bytes, text);
      break;
    default: room = m.put(situation.bytes, read_count(text, typed(field), field.low, field.high));
  }
  if (!room) throw Bad{typed(field) + " takes at most " + std::to_string(m.room) + " of them"};
}

void require_fields(const Phase& phase, std::uint64_t given) {
  for (std::size_t i = 0; i < phase.fields.size(); ++i) {
    const Field& f = phase.fields[i];
    if (f.required && !(given >> i & 1)) throw Bad{typed(f) + " is missing: " + std::string{f.help}};
  }
}

}  // namespace rules
