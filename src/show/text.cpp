#include "show/text.hpp"
#include <algorithm>
#include "rules/sources.hpp"
#include "rules/text.hpp"

namespace rules::show {
namespace {

constexpr std::string_view kBold = "\x1b[1m", kDim = "\x1b[2m", kPlain = "\x1b[0m";

std::string upper(std::string_view s) {
  std::string u{s};
  for (char& c : u)
    if (c >= 'a' && c <= 'z') c = char(c - 'a' + 'A');
  return u;
}

std::string who(const Scene& scene) {
  std::string what = title(scene);
  if (scene.as.empty()) return what;
  return what.empty() ? std::string{scene.as} : fmt::format("{}: {}", scene.as, what);
}

void one_line(Out& out, const Line& line, std::size_t label, std::size_t value, const Look& look) {
  const bool bold = look.colour && line.rank == Line::Rank::headline, dim = look.colour && line.rank >= Line::Rank::aside;
  std::string text;
  if (line.value.empty() && line.remark.empty()) {
    text = line.label;
  } else {
    text = line.label;
    text.append(label - std::min(label, columns(line.label)) + 2, ' ');
    if (columns(line.value) < value) text.append(value - columns(line.value), ' ');
    text += line.value;
    if (!line.remark.empty()) text += "   " + line.remark;
  }
  out.put("  ");
  if (bold) out.put(kBold);
  if (dim) out.put(kDim);
  out.put(text);
  if (bold || dim) out.put(kPlain);
  if (look.explain && !line.clause.empty()) out.print("  [{}]", line.clause);
  out.put('\n');
}

}  // namespace

std::string heading(const Scene& scene) { return fmt::format("{}  {}", upper(scene.phase.name), who(scene)); }

void text_resolution(Out& out, const Scene& scene, const Told& told, const Look& look) {
  if (look.colour) out.put(kBold);
  if (told.nth) out.print("#{}  ", *told.nth);
  out.put(heading(scene));
  if (look.colour) out.put(kPlain);
  out.put('\n');
  text_lines(out, lines(scene, told, look.explain), look);
}

void text_lines(Out& out, std::span<const Line> all, const Look& look) {
  std::size_t label = 17, value = 3;
  for (const Line& l : all) {
    if (l.value.empty() && l.remark.empty()) continue;
    label = std::max(label, columns(l.label));
    if (l.value.size() <= 5) value = std::max(value, l.value.size());
  }
  for (const Line& l : all) one_line(out, l, label, value, look);
}

std::string md_escaped(std::string_view text) {
  std::string s;
  for (const char c : text) {
    if (std::string_view{"\\`*_{}[]<>#|~&"}.find(c) != std::string_view::npos) s += '\\';
    s += c;
  }
  return s;
}

void md_heading(Out& out, std::string_view text) { out.print("\n**{}**\n", md_escaped(text)); }

void md_resolution(Out& out, const Scene& scene, const Told& told, const Look& look) {
  out.put("- ");
  if (told.nth) out.print("{}: ", *told.nth);
  out.print("**{}** {}\n", upper(scene.phase.name), md_escaped(who(scene)));
  md_lines(out, lines(scene, told, look.explain), look, "  - ");
}

void md_lines(Out& out, std::span<const Line> all, const Look& look, std::string_view bullet) {
  for (const Line& l : all) {
    out.put(bullet);
    std::string text = md_escaped(l.label);
    if (!l.value.empty()) text += ": " + md_escaped(l.value);
    if (!l.remark.empty()) text += (l.value.empty() ? ": " : l.of_unit ? " " : ", ") + md_escaped(l.remark);
    if (l.rank == Line::Rank::headline) text = "**" + text + "**";
    out.put(text);
    if (look.explain && !l.clause.empty()) out.print(" ({})", l.clause);
    out.put('\n');
  }
}

void line_resolution(Out& out, const Scene& scene, const Told& told) {
  if (told.nth) out.print("{}: ", *told.nth);
  if (!scene.as.empty()) out.print("{}, ", scene.as);
  out.put(scene.phase.name);
  std::string what = title(scene);
  if (!what.empty()) out.print(" ({})", what);
  std::string_view label;
  std::string_view between = ": ";
  for (const Entry& e : told.record.entries) {
    if (e.what == Entry::What::die) {
      const bool own_side = e.side && e.label == std::string_view{&e.side, 1};
      if (e.label != label) out.print("{}{}{}", between, e.side && !own_side ? std::string{e.side} + " " : "", die_words(e));
      out.print(" {}", face_words(e.value));
      label = e.label;
      between = ", ";
    } else if (e.what == Entry::What::modifier) {
      out.print("{}{}{} {}", between, e.side ? std::string{e.side} + " " : "", marked(e), signed_number(e.value));
      between = ", ";
      label = {};
    } else if (e.what == Entry::What::value && not_the_pages(e.source)) {
      out.print("{}{} {}", between, marked(e), looked_up(scene, e));
      between = ", ";
      label = {};
    }
  }
  between = between == ": " ? ": " : "; ";
  for (std::size_t i = 0; i < scene.fields.size(); ++i) {
    if (left_out(scene.fields[i], told.outcome, i)) continue;
    const std::string words = outcome_words(scene.fields[i], told.outcome[i]);
    if (words.empty()) continue;
    out.print("{}{}", between, words);
    between = ", ";
  }
  out.put(".\n");
}

void quiet_resolution(Out& out, const Scene& scene, const Outcome& outcome) {
  const auto there = [&](std::size_t i) { return outcome[i] != kAbsent && !scene.fields[i].name.empty(); };
  std::size_t h = scene.phase.headline;
  if (!there(h))
    for (h = 0; h < scene.fields.size() && !there(h);) ++h;
  if (h == scene.fields.size()) return;
  plain_cell(out, scene.fields[h].member, outcome[h]);
  out.put('\n');
}

void forbidden_text(Out& out, const Scene& scene, const Forbidden& forbidden) {
  out.print("{}\n  not allowed: {} ({})\n", heading(scene), forbidden.reason, forbidden.clause);
}

}  // namespace rules::show
