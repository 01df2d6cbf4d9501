#include "show/cells.hpp"
#include <cmath>

namespace rules::show {
namespace {

// n / 10^places without trailing zeros.
std::string decimal(std::int64_t n, int places) {
  std::int64_t scale = 1;
  for (int i = 0; i < places; ++i) scale *= 10;
  std::string s = std::to_string(n / scale);
  if (n % scale == 0) return s;
  std::string part = std::to_string(n % scale);
  part.insert(0, std::size_t(places) - part.size(), '0');
  part.erase(part.find_last_not_of('0') + 1);
  return s + "." + part;
}

bool all_digits(std::string_view s) { return !s.empty() && s.find_first_not_of("0123456789") == s.npos; }

std::string fraction(Fraction f) { return f.den == 1 ? std::to_string(f.num) : fmt::format("{}/{}", f.num, f.den); }

std::string field_text(const Scene& scene, std::string_view name, bool& there) {
  for (const Field& f : scene.phase.fields) {
    if (f.name != name) continue;
    const void* s = scene.situation.bytes;
    const int n = f.member.count(s);
    there = n > 0 && (f.member.kind == Kind::text || f.member.kind == Kind::length || f.member.kind == Kind::word || f.member.of(s) != 0);
    std::string text;
    for (int i = 0; i < n; ++i) {
      if (i > 0) text += ", ";
      if (f.member.kind == Kind::text) text += f.member.text(s, i);
      else if (f.member.kind == Kind::length) text += said_length(unpack_length(f.member.get(s, i)), scene.set.unit);
      else text += said(f.member, f.member.get(s, i));
    }
    return text;
  }
  there = false;
  return "?";
}

// "{n:officer,officers}", "{n}", or "{wounded?, wounded}".
std::string placeholder(const Scene& scene, std::string_view inside, bool& there) {
  if (const std::size_t asked = inside.find('?'); asked != inside.npos) {
    field_text(scene, inside.substr(0, asked), there);
    return there ? std::string{inside.substr(asked + 1)} : std::string{};
  }
  const std::size_t colon = inside.find(':');
  std::string text = field_text(scene, inside.substr(0, colon), there);
  if (colon == inside.npos) return text;
  const std::string_view forms = inside.substr(colon + 1);
  const std::size_t comma = forms.find(',');
  return text + " " + std::string{text == "1" ? forms.substr(0, comma) : forms.substr(comma + 1)};
}

}  // namespace

void json_cell(Out& out, const Member& m, Cell c) {
  switch (m.kind) {
    case Kind::flag: out.put(c ? "true" : "false"); break;
    case Kind::word: {
      const std::string_view name = m.words[std::size_t(c)].name;
      if (all_digits(name)) out.put(name);
      else out.word(name);
      break;
    }
    case Kind::fraction: out.word(fraction(unpack_fraction(c))); break;
    case Kind::decimal: out.real(double(unpack_fraction(c).num) / unpack_fraction(c).den); break;
    case Kind::length: {
      const Length l = unpack_length(c);
      if (l.bare) out.put(decimal(l.nano, 9));
      else out.word(typed_length(l));
      break;
    }
    default: out.number(c);
  }
}

void plain_cell(Out& out, const Member& m, Cell c) {
  switch (m.kind) {
    case Kind::word: out.put(m.words[std::size_t(c)].name); break;
    case Kind::fraction: out.put(fraction(unpack_fraction(c))); break;
    case Kind::length: out.put(typed_length(unpack_length(c))); break;
    default: json_cell(out, m, c);
  }
}

std::string said(const Member& m, Cell c) {
  if (m.kind == Kind::word) return std::string{m.words[std::size_t(c)].said()};
  Out out;
  plain_cell(out, m, c);
  return std::string{out.text()};
}

std::string typed_length(Length l) {
  std::string number = decimal(l.nano, 9);
  if (l.bare) return number;
  return l.unit == Unit::string ? "R" + number : number + std::string{kUnitNames[std::size_t(l.unit)]};
}

std::string said_length(Length l, Unit own) {
  const auto in_unit = [](const std::string& number, Unit u) {
    return u == Unit::string ? "R" + number : number + " " + std::string{kUnitNames[std::size_t(u)]};
  };
  std::string s = in_unit(decimal(l.nano, 9), l.unit);
  if (l.unit == own) return s;
  constexpr double mm[] = {25.4, 304.8, 10, 1, 1000, 304.8};
  const double value = double(l.nano_mm()) / double(Length::kNano) / mm[std::size_t(own)];
  return s + " (" + in_unit(decimal(std::llround(value * 100), 2), own) + ")";
}

std::string value_name(const Row& row, Cell value) {
  if (!row.words.empty()) return std::string{row.words[std::size_t(value)].name};
  if (!row.bar.empty() && value == Cell{row.low} * row.per) return std::string{row.bar};
  if (row.per == 1) return std::to_string(value);
  const bool tenths = row.per == 10 || row.per == 100 || row.per == 1000;
  if (!tenths) return fraction(Fraction{value, row.per});
  return (value < 0 ? "-" : "") + decimal(std::abs(value), row.per == 10 ? 1 : row.per == 100 ? 2 : 3);
}

std::string title(const Scene& scene) {
  std::string out, part;
  bool optional = false, keep = true;
  const std::string_view t = scene.phase.title;
  for (std::size_t i = 0; i < t.size(); ++i) {
    if (t[i] == '[') {
      optional = keep = true;
      part.clear();
    } else if (t[i] == ']') {
      optional = false;
      if (keep) out += part;
    } else if (t[i] == '{') {
      const std::size_t end = t.find('}', i);
      bool there = true;
      (optional ? part : out) += placeholder(scene, t.substr(i + 1, end - i - 1), there);
      keep = keep && there;
      i = end;
    } else {
      (optional ? part : out) += t[i];
    }
  }
  return scene.sum == 1 ? out : out + fmt::format(", {} alike", scene.sum);
}

std::string signed_number(std::int64_t v) { return fmt::format("{:+}", v); }

}  // namespace rules::show
