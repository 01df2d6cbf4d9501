#include "show/comparison.hpp"
#include <algorithm>
#include "rules/text.hpp"
#include "show/json.hpp"

namespace rules::show {
namespace {

const Share kNever{0, "0"};

const Marginal* marginal_of(const House& house, std::size_t field) {
  for (const Marginal& m : house.odds)
    if (m.field == field) return &m;
  return nullptr;
}

const Share& chance_of(const Marginal* m, Cell value) {
  if (m)
    for (const Marginal::Value& v : m->values)
      if (v.value == value) return v.share;
  return kNever;
}

// Every value that a field takes under any of the houses, in order.
std::vector<Cell> values_of(std::span<const House> houses, std::size_t field) {
  std::vector<Cell> all;
  for (const House& h : houses)
    if (const Marginal* m = marginal_of(h, field))
      for (const Marginal::Value& v : m->values)
        if (std::find(all.begin(), all.end(), v.value) == all.end()) all.push_back(v.value);
  std::sort(all.begin(), all.end());
  return all;
}

bool number(const Shown& f) { return f.member.kind == Kind::number || f.member.kind == Kind::decimal; }

std::string difference(double a, double b) {
  if (a == b) return "=";
  return fmt::format("{:+.2f}", (b - a) * 100);
}

// A field as rows of cells, the head first: the value, the chance in force, then chance and difference for each house.
using Cells = std::vector<std::vector<std::string>>;

Cells cells(const Scene& scene, std::span<const House> houses, std::size_t field) {
  const Shown& f = scene.fields[field];
  Cells all{{field_name(f)}};
  for (std::size_t h = 0; h < houses.size(); ++h) {
    all[0].push_back(houses[h].name);
    if (h > 0) all[0].push_back("points");
  }
  for (const Cell value : values_of(houses, field)) {
    std::vector<std::string> row{f.member.kind == Kind::flag ? (value ? "yes" : "no") : said(f.member, value)};
    const Share& base = chance_of(marginal_of(houses[0], field), value);
    for (std::size_t h = 0; h < houses.size(); ++h) {
      const Share& s = chance_of(marginal_of(houses[h], field), value);
      row.push_back(percent(s));
      if (h > 0) row.push_back(difference(base.p, s.p));
    }
    all.push_back(std::move(row));
  }
  if (!number(f)) return all;
  std::vector<std::string> means{"mean"};
  const Marginal* base = marginal_of(houses[0], field);
  for (std::size_t h = 0; h < houses.size(); ++h) {
    const Marginal* m = marginal_of(houses[h], field);
    means.push_back(m ? fmt::format("{:.4g}", m->mean) : "-");
    if (h > 0) means.push_back(!m || !base ? "-" : m->mean == base->mean ? "=" : fmt::format("{:+.4g}", m->mean - base->mean));
  }
  all.push_back(std::move(means));
  return all;
}

bool present(std::span<const House> houses, std::size_t field) {
  return std::any_of(houses.begin(), houses.end(), [&](const House& h) { return marginal_of(h, field) != nullptr; });
}

// Whether any house changes the field's odds: text leaves out those that stay as they are.
bool differs(std::span<const House> houses, std::size_t field) {
  for (const Cell value : values_of(houses, field))
    for (const House& h : houses)
      if (chance_of(marginal_of(h, field), value).exact != chance_of(marginal_of(houses[0], field), value).exact) return true;
  return false;
}

void aligned(Out& out, const Cells& all) {
  std::vector<std::size_t> width(all[0].size());
  for (const auto& row : all)
    for (std::size_t i = 0; i < row.size(); ++i) width[i] = std::max(width[i], columns(row[i]));
  for (const auto& row : all) {
    out.put("  ");
    out.put(row[0]);
    out.repeat(' ', width[0] - columns(row[0]));
    for (std::size_t i = 1; i < row.size(); ++i) {
      out.repeat(' ', 2 + width[i] - columns(row[i]));
      out.put(row[i]);
    }
    out.put('\n');
  }
}

}  // namespace

void comparison_text(Out& out, const Scene& scene, std::span<const House> houses) {
  out.print("{}\n", heading(scene));
  bool any = false;
  for (std::size_t f = 0; f < scene.fields.size(); ++f) {
    if (!present(houses, f) || !differs(houses, f)) continue;
    if (any) out.put('\n');
    any = true;
    aligned(out, cells(scene, houses, f));
  }
  if (!any) out.put("  the odds are the same\n");
}

void comparison_md(Out& out, const Scene& scene, std::span<const House> houses) {
  md_heading(out, heading(scene));
  for (std::size_t f = 0; f < scene.fields.size(); ++f) {
    if (!present(houses, f)) continue;
    out.put('\n');
    const Cells all = cells(scene, houses, f);
    for (std::size_t r = 0; r < all.size(); ++r) {
      for (const std::string& cell : all[r]) out.print("| {} ", md_escaped(cell));
      out.put("|\n");
      if (r > 0) continue;
      out.put("|---");
      for (std::size_t i = 1; i < all[0].size(); ++i) out.put("|--:");
      out.put("|\n");
    }
  }
}

void comparison_csv(Out& out, const Scene& scene, std::span<const House> houses) {
  out.put("field,value");
  for (const House& h : houses) {
    out.put(',');
    csv_text(out, h.name + " exact");
    out.put(',');
    csv_text(out, h.name + " p");
  }
  out.put('\n');
  for (std::size_t f = 0; f < scene.fields.size(); ++f)
    for (const Cell value : values_of(houses, f)) {
      out.print("{},", scene.fields[f].name);
      plain_cell(out, scene.fields[f].member, value);
      for (const House& h : houses) {
        const Share& s = chance_of(marginal_of(h, f), value);
        out.print(",{},", s.exact);
        out.real(s.p);
      }
      out.put('\n');
    }
}

void comparison_json(Out& out, const Scene& scene, std::span<const House> houses) {
  json_head(out, scene);
  out.put(R"(,"houses":[)");
  for (std::size_t h = 0; h < houses.size(); ++h) {
    if (h > 0) out.put(',');
    out.quoted(houses[h].name);
  }
  out.put(R"(],"compare":{)");
  bool first = true;
  for (std::size_t f = 0; f < scene.fields.size(); ++f) {
    if (!present(houses, f)) continue;
    out.print(R"({}"{}":{{)", first ? "" : ",", scene.fields[f].name);
    first = false;
    if (number(scene.fields[f])) {
      out.put(R"("mean":[)");
      for (std::size_t h = 0; h < houses.size(); ++h) {
        if (h > 0) out.put(',');
        if (const Marginal* m = marginal_of(houses[h], f)) out.real(m->mean);
        else out.put("null");
      }
      out.put("],");
    }
    out.put(R"("values":[)");
    std::string_view between;
    for (const Cell value : values_of(houses, f)) {
      out.print(R"({}{{"value":)", between);
      between = ",";
      json_cell(out, scene.fields[f].member, value);
      const Share& base = chance_of(marginal_of(houses[0], f), value);
      for (const auto& [key, what] : {std::pair{"p", 0}, std::pair{"exact", 1}, std::pair{"difference", 2}}) {
        out.print(R"(,"{}":[)", key);
        for (std::size_t h = 0; h < houses.size(); ++h) {
          const Share& s = chance_of(marginal_of(houses[h], f), value);
          if (h > 0) out.put(',');
          if (what == 1) out.word(s.exact);
          else out.real(what == 0 ? s.p : s.p - base.p);
        }
        out.put(']');
      }
      out.put('}');
    }
    out.put("]}");
  }
  out.put("}}\n");
}

}  // namespace rules::show
