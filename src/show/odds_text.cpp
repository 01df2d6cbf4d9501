#include "show/odds_text.hpp"
#include <algorithm>
#include <cmath>
#include "rules/text.hpp"

namespace rules::show {
namespace {

bool number(const Shown& f) { return f.member.kind == Kind::number || f.member.kind == Kind::decimal; }

std::string_view truth(const Shown& f, Cell c) {
  const std::size_t bar = f.label.find('|');
  if (bar == f.label.npos) return c ? "yes" : "no";
  return c ? f.label.substr(0, bar) : f.label.substr(bar + 1);
}

std::string value_words(const Shown& f, Cell c) { return f.member.kind == Kind::flag ? std::string{truth(f, c)} : said(f.member, c); }

std::string outcome_list(const Scene& scene, const Outcome& o) {
  std::string s;
  for (std::size_t i = 0; i < scene.fields.size(); ++i) {
    const std::string words = outcome_words(scene.fields[i], o[i]);
    if (!words.empty()) s += (s.empty() ? "" : ", ") + words;
  }
  return s;
}

void bar(Out& out, double p, double most, std::size_t room) {
  const double eighths = most > 0 ? p / most * double(room) * 8 : 0;
  const auto n = std::max<std::size_t>(std::size_t(std::llround(eighths)), p > 0 ? 1 : 0);
  constexpr std::string_view parts[] = {"", "▏", "▎", "▍", "▌", "▋", "▊", "▉"};
  for (std::size_t i = 0; i < n / 8; ++i) out.put("█");
  out.put(parts[n % 8]);
}

// One value of a marginal as cells, so that columns can be as wide as they need.
struct Row {
  std::string value, percent, fraction, at_least;
  double p;
};

std::vector<Row> shares_of(const Marginal& m, const Shown& f) {
  std::vector<Row> all;
  for (std::size_t i = 0; i < m.values.size(); ++i) {
    const Marginal::Value& v = m.values[i];
    Row r{value_words(f, v.value), percent(v.share), std::string{short_fraction(v.share)}, {}, v.share.p};
    if (number(f) && m.values.size() > 1) r.at_least = percent(v.at_least.p, false, i == 0);
    all.push_back(std::move(r));
  }
  return all;
}

// A score that is the same as the next field's figure, down to its chances, need not stand twice.
bool same_as_next(const std::vector<Marginal>& all, std::size_t i, std::span<const Shown> fields) {
  if (fields[all[i].field].look != Shown::Look::unless_next || i + 1 == all.size() || all[i + 1].field != all[i].field + 1) return false;
  return std::equal(
      all[i].values.begin(), all[i].values.end(), all[i + 1].values.begin(), all[i + 1].values.end(),
      [](const Marginal::Value& a, const Marginal::Value& b) { return a.value == b.value && a.share.exact == b.share.exact; });
}

void marginal_text(Out& out, const Marginal& m, const Shown& f, const Look& look) {
  if (m.values.size() == 1 && m.values[0].share.exact == "1") {
    out.print("  {}, certain\n", outcome_words(f, m.values[0].value));
    return;
  }
  const std::vector<Row> all = shares_of(m, f);
  std::size_t value = 0, fraction = 0;
  double most = 0;
  bool at_least = false;
  for (const Row& r : all) {
    value = std::max(value, columns(r.value));
    fraction = std::max(fraction, r.fraction.size());
    most = std::max(most, r.p);
    at_least |= !r.at_least.empty();
  }
  const std::string name = field_name(f);
  const std::size_t beside = 2 + 8 + (fraction ? fraction + 2 : 0);
  if (at_least && columns(name) > value + beside) value = columns(name) - beside;
  const std::size_t used = 2 + value + beside + (at_least ? 11 : 0) + 2;
  const std::size_t room = look.width > used + 4 ? std::min<std::size_t>(look.width - used - 1, 40) : 0;
  if (at_least) out.print("  {:<{}}{:>11}\n", name, value + beside, "at least");
  else out.print("  {}\n", name);
  for (const Row& r : all) {
    out.put("  ");
    const std::size_t fill = value - columns(r.value);
    if (number(f)) out.repeat(' ', fill);
    out.put(r.value);
    if (!number(f)) out.repeat(' ', fill);
    out.print("  {:>8}", r.percent);
    if (fraction) out.print("  {:>{}}", r.fraction, fraction);
    if (at_least) out.print("   {:>8}", r.at_least);
    if (room) {
      out.put("  ");
      bar(out, r.p, most, room);
    }
    out.put('\n');
  }
  if (number(f)) out.print("  mean {:.4g}, spread {:.4g}\n", m.mean, m.sd);
}

void joint_text(Out& out, const Scene& scene, const std::vector<Joint>& all) {
  std::size_t fraction = 0;
  for (const Joint& j : all) fraction = std::max(fraction, short_fraction(j.share).size());
  for (const Joint& j : all) {
    out.print("  {:>8}", percent(j.share));
    if (fraction) out.print("  {:>{}}", short_fraction(j.share), fraction);
    out.print("  {}\n", outcome_list(scene, j.outcome));
  }
}

// What came into the odds that is not the page's own, and what its marks mean.
struct Beside {
  std::vector<Line> rows, marks;
};
Beside beside(const Scene& scene, const Record& record) {
  Outcome none;
  none.fill(kAbsent);
  Beside b;
  for (Line& l : lines(scene, Told{none, record}, false)) (l.rank == Line::Rank::aside ? b.marks : b.rows).push_back(std::move(l));
  return b;
}

std::string rest_words(const Odds& odds) {
  const Share rest = odds.rest();
  return rest.p == 0 ? "" : fmt::format("beyond the depth that is followed: {:.2g}", rest.p);
}

}  // namespace

std::string percent(double p, bool never, bool certain) {
  if (certain) return "100 %";
  if (never) return "0 %";
  if (p < 0.00005) return "<0.01 %";
  if (p > 0.99995) return ">99.99 %";
  return fmt::format("{:.2f} %", p * 100);
}

std::string percent(const Share& s) { return percent(s.p, s.exact == "0", s.exact == "1"); }

std::string_view short_fraction(const Share& s) {
  constexpr std::size_t most = 11;
  return s.exact.size() <= most ? std::string_view{s.exact} : std::string_view{};
}

void odds_text(Out& out, const Scene& scene, const Record& rows, const Odds& odds, bool joint, const Look& look) {
  out.print("{}\n", heading(scene));
  const Beside b = beside(scene, rows);
  text_lines(out, b.rows, look);
  if (!b.rows.empty()) out.put('\n');
  const std::vector<Marginal> all = odds.marginals();
  bool shown = false;
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (same_as_next(all, i, scene.fields)) continue;
    if (shown) out.put('\n');
    shown = true;
    marginal_text(out, all[i], scene.fields[all[i].field], look);
  }
  if (joint) {
    out.put("\n  jointly\n");
    joint_text(out, scene, odds.joint());
  }
  const std::string rest = rest_words(odds);
  if (!rest.empty()) out.print("  {}\n", rest);
  if (!b.marks.empty()) out.put('\n');
  text_lines(out, b.marks, look);
}

void odds_md(Out& out, const Scene& scene, const Record& rows, const Odds& odds, bool joint) {
  md_heading(out, heading(scene));
  const Beside b = beside(scene, rows);
  if (!b.rows.empty()) out.put('\n');
  md_lines(out, b.rows, {}, "- ");
  const std::vector<Marginal> all = odds.marginals();
  for (std::size_t i = 0; i < all.size(); ++i) {
    const Marginal& m = all[i];
    if (same_as_next(all, i, scene.fields)) continue;
    const Shown& f = scene.fields[m.field];
    const std::string name = md_escaped(field_name(f));
    const bool with = number(f) && m.values.size() > 1;
    out.print("\n| {} | chance | exact |{}\n|---|--:|--:|{}\n", name, with ? " at least |" : "", with ? "--:|" : "");
    for (const Row& r : shares_of(m, f)) {
      out.print("| {} | {} | {} |", md_escaped(r.value), md_escaped(r.percent), r.fraction);
      if (with) out.print(" {} |", md_escaped(r.at_least));
      out.put('\n');
    }
    if (number(f)) out.print("\nmean {:.4g}, spread {:.4g}\n", m.mean, m.sd);
  }
  if (joint) {
    out.put("\n| jointly | chance | exact |\n|---|--:|--:|\n");
    for (const Joint& j : odds.joint())
      out.print("| {} | {} | {} |\n", md_escaped(outcome_list(scene, j.outcome)), md_escaped(percent(j.share)), short_fraction(j.share));
  }
  const std::string rest = rest_words(odds);
  if (!rest.empty()) out.print("\n{}\n", rest);
  for (const Line& l : b.marks) out.print("\n{}\n", md_escaped(l.label));
  out.put('\n');
}

void odds_csv(Out& out, const Scene& scene, const Odds& odds, bool joint) {
  out.put("field,value,exact,p\n");
  for (const Marginal& m : odds.marginals())
    for (const Marginal::Value& v : m.values) {
      out.print("{},", scene.fields[m.field].name);
      plain_cell(out, scene.fields[m.field].member, v.value);
      out.print(",{},", v.share.exact);
      out.real(v.share.p);
      out.put('\n');
    }
  if (odds.rest().p != 0) {
    out.print("rest,,{},", odds.rest().exact);
    out.real(odds.rest().p);
    out.put('\n');
  }
  if (!joint) return;
  for (const Joint& j : odds.joint()) {
    Out cell;
    for (std::size_t i = 0; i < scene.fields.size(); ++i) {
      if (j.outcome[i] == kAbsent || scene.fields[i].name.empty()) continue;
      if (cell.size()) cell.put(' ');
      cell.print("{}=", scene.fields[i].name);
      plain_cell(cell, scene.fields[i].member, j.outcome[i]);
    }
    out.put("joint,");
    csv_text(out, cell.text());
    out.print(",{},", j.share.exact);
    out.real(j.share.p);
    out.put('\n');
  }
}

void odds_line(Out& out, const Scene& scene, const Record& rows, const Odds& odds) {
  if (!scene.as.empty()) out.print("{}, ", scene.as);
  out.put(scene.phase.name);
  const std::string what = title(scene);
  if (!what.empty()) out.print(" ({})", what);
  std::string_view between = ": ";
  for (const Line& l : beside(scene, rows).rows) {
    out.print("{}{} {}", between, l.label, l.value);
    between = ", ";
  }
  if (between != ": ") between = "; ";
  for (const Marginal& m : odds.marginals()) {
    const Shown& f = scene.fields[m.field];
    out.print("{}{}", between, field_name(f, false));
    between = "; ";
    if (number(f)) {
      out.print(" {:.4g} ± {:.4g}", m.mean, m.sd);
      continue;
    }
    for (std::size_t i = 0; i < m.values.size(); ++i) {
      const bool told = f.member.kind == Kind::flag;
      if (told && m.values[i].value == 0 && m.values.size() > 1) continue;
      out.print("{} {}{}{}", i == 0 || told ? "" : ",", told && m.values[i].value ? "" : value_words(f, m.values[i].value),
                told && m.values[i].value ? "" : " ", percent(m.values[i].share));
    }
  }
  out.put(".\n");
}

void chance_as(Out& out, const Scene& scene, const Asked& asked, std::string_view format) {
  const Share& s = asked.share;
  if (format == "csv") {
    out.put("field,value,exact,p\n");
    csv_text(out, asked.expression);
    out.print(",true,{},", s.exact);
    out.real(s.p);
    out.put('\n');
    return;
  }
  const std::string_view fraction = short_fraction(s);
  const std::string number = fmt::format("{}{}{}", fraction, fraction.empty() ? "" : "  ", percent(s));
  if (format == "md") out.print("- **{}**: `{}`: {}\n", md_escaped(heading(scene)), asked.expression, number);
  else if (format == "line")
    out.print("{}{}{} ({}): {}: {}.\n", scene.as, scene.as.empty() ? "" : ", ", scene.phase.name, title(scene), asked.expression, number);
  else out.print("{}\n", number);
}

}  // namespace rules::show
