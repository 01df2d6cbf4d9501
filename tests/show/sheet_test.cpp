// The quick-reference sheets. Their text and Markdown are held byte for byte against tests/approved/sheet-*: with
// RULES_APPROVE=1 in the environment those files are written anew; read the difference before you keep it.
#include "show/sheet.hpp"
#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <sstream>
#include "catch.hpp"
#include "rules/in_force.hpp"
#include "rules/text.hpp"
#include "show/cells.hpp"

using namespace rules;
using show::Sheet;

namespace {

constexpr std::size_t kNeverWrapped = 4000;

// The values in force of a whole set.
struct Page {
  const Set& set;
  std::vector<InForce> phases;

  explicit Page(std::string_view name) : Page{*find_set(name)} {}
  explicit Page(const Set& s) : set{s} {
    for (const Phase* p : set.phases) phases.emplace_back(*p);
  }
  InForce& of(std::string_view phase) {
    return *std::find_if(phases.begin(), phases.end(), [&](const InForce& f) { return f.phase().name == phase; });
  }
  // A row of one phase, or of every phase that shares it.
  void put(const Row& row, std::int32_t value, const Phase& owner) {
    for (InForce& f : phases)
      if (&f.phase() == &owner || row.shared)
        if (const int at = row_at(f.phase(), path_of(row), row.shared); at >= 0) f.put(at, value);
  }
  std::vector<Charts> charts() const {
    std::vector<Charts> all;
    for (const InForce& f : phases) all.push_back(f.charts());
    return all;
  }
  Sheet sheet() const { return show::sheet(set, charts()); }
  std::string text(std::size_t width = kNeverWrapped) const {
    show::Out out;
    sheet_text(out, set, charts(), width);
    return std::string{out.text()};
  }
  std::string md() const {
    show::Out out;
    sheet_md(out, set, charts());
    return std::string{out.text()};
  }
  std::string html() const {
    show::Out out;
    sheet_html(out, set, charts());
    return std::string{out.text()};
  }
};

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> all;
  std::istringstream in{text};
  for (std::string line; std::getline(in, line);) all.push_back(line);
  return all;
}

bool mentions(std::string_view text, std::string_view words) { return text.find(words) != text.npos; }

std::size_t count(std::string_view text, std::string_view what) {
  std::size_t n = 0;
  for (std::size_t at = text.find(what); at != text.npos; at = text.find(what, at + what.size())) ++n;
  return n;
}

std::string lower(std::string_view text) {
  std::string s{text};
  for (char& c : s) c = char(std::tolower(static_cast<unsigned char>(c)));
  return s;
}

// Every word of "terrain.hill" + "light_artillery" but the first: the heads of a cell in a table of two dimensions.
bool mentions_heads(const std::string& text, const Row& row) {
  std::string ids = std::string{row.group.substr(row.group.rfind('.') + 1)} + "_" + std::string{row.id};
  std::replace(ids.begin(), ids.end(), '_', ' ');
  std::istringstream in{ids};
  for (std::string word; in >> word;)
    if (!mentions(lower(text), word)) return false;
  return true;
}

const Sheet::Part& part(const Sheet& sheet, std::string_view name) {
  return *std::find_if(sheet.parts.begin(), sheet.parts.end(), [&](const Sheet::Part& p) { return p.name == name; });
}
const Sheet::Table* titled(const Sheet::Part& part, std::string_view title) {
  for (const Sheet::Table& t : part.tables)
    if (t.title == title) return &t;
  return nullptr;
}
// A line's cells, "a | b | c", by its words.
std::string line(const Sheet::Part& part, std::string_view words) {
  for (const Sheet::Table& t : part.tables)
    for (const Sheet::Line& l : t.lines) {
      if (l.cells[0] != words) continue;
      std::string s = l.cells[0];
      for (std::size_t i = 1; i < l.cells.size(); ++i) s += " | " + l.cells[i];
      return s;
    }
  return "none";
}

// Another value that the row may have.
std::int32_t other(const Row& row) {
  const std::int32_t step = row.per == 1000 ? 500 : 1;
  return row.value + step <= row.high * row.per ? row.value + step : row.value - step;
}

// The words between two spaces, from a marked range: "over 12 to 36 in" → {12, 36}.
std::vector<double> ends(const std::string& cell) {
  std::vector<double> all;
  std::istringstream in{cell};
  for (std::string word; in >> word;)
    if (std::isdigit(static_cast<unsigned char>(word[0]))) all.push_back(std::atof(word.c_str()));
  return all;
}

void check_approved(const std::string& name, const std::string& got) {
  const std::string path = std::string{RULES_SOURCE} + "/tests/approved/" + name;
  if (std::getenv("RULES_APPROVE")) std::ofstream{path, std::ios::binary} << got;
  std::ifstream file{path, std::ios::binary};
  const std::string want{std::istreambuf_iterator<char>{file}, {}};
  const auto a = lines_of(want), b = lines_of(got);
  for (std::size_t i = 0; i < std::min(a.size(), b.size()); ++i) {
    INFO(name << ", line " << i + 1);
    REQUIRE(a[i] == b[i]);
  }
  CHECK((want == got));
}

}  // namespace

TEST_CASE("sheet: the words of every row of every set") {
  for (const Set* set : sets()) {
    const std::string text = Page{*set}.text();
    for (const Phase* phase : set->phases) {
      CHECK(mentions(text, phase->summary));
      CHECK(mentions(text, phase->main_roll));
      for (const Reminder& r : phase->reminders) CHECK(mentions(text, r.text));
      for (const Row& row : phase->table) {
        if (row.group == "totals") continue;  // its values are the heads of lines
        INFO(set->name << "." << phase->name << "." << path_of(row) << ": " << row.label);
        CHECK((mentions(text, row.label) || mentions_heads(text, row)));
        CHECK(mentions(text, row.clause));
      }
    }
    for (const Reminder& r : set->reminders) CHECK(mentions(text, r.text));
  }
}

TEST_CASE("sheet: every value of every set, once") {
  for (const Set* set : sets()) {
    const std::string plain = Page{*set}.text();
    CHECK_FALSE(mentions(plain, "†"));
    for (const Phase* phase : set->phases)
      for (const Row& row : phase->table) {
        Page page{*set};
        page.put(row, other(row), *phase);
        const std::string text = page.text();
        INFO(set->name << "." << phase->name << "." << path_of(row));
        const std::string value =
            row.words.empty() ? show::value_name(row, other(row)) : std::string{row.words[std::size_t(other(row))].said()};
        const bool range = row.group.starts_with("bands") || row.group == "totals";  // an end of two ranges
        const std::size_t marks = count(text, "†") - 1;                              // one explains it
        CHECK((range ? marks >= 1 && marks <= 2 : marks == 1));
        const bool unit = !range && (row.unit == "in" || row.unit == "cm");
        CHECK(mentions(text, value + (unit ? " " + std::string{row.unit} : "") + (range ? "" : "†")));
        CHECK(text != plain);
      }
  }
}

TEST_CASE("sheet: ranges do not overlap, and say what lies beyond") {
  std::size_t found = 0;
  for (const Set* set : sets()) {
    const Sheet sheet = Page{*set}.sheet();
    for (const Sheet::Part& p : sheet.parts)
      for (const Sheet::Table& t : p.tables) {
        if (!t.title.starts_with("ranges")) continue;
        ++found;
        // Bands go down a list, and along a table with heads.
        std::vector<std::vector<std::string>> runs;
        for (const Sheet::Line& l : t.lines)
          if (!t.heads.empty()) runs.emplace_back(l.cells.begin() + 1, l.cells.end());
        for (std::size_t c = 1; t.heads.empty() && c < t.lines[0].cells.size(); ++c) {
          runs.emplace_back();
          for (const Sheet::Line& l : t.lines) runs.back().push_back(l.cells[c]);
        }
        for (const auto& run : runs) {
          if (!run[0].starts_with("to ")) continue;  // single reaches: "rifles reach 75 cm"
          for (std::size_t i = 1; i < run.size(); ++i) {
            INFO(set->name << " " << p.name << ": " << run[i - 1] << "; " << run[i]);
            CHECK(ends(run[i]).front() == ends(run[i - 1]).back());
            CHECK(run[i].starts_with("over "));
            CHECK(ends(run[i]).size() == (i + 1 < run.size() ? 2u : 1u));
          }
        }
      }
  }
  CHECK(found == 5);
}

TEST_CASE("sheet: ranges in both units stand side by side") {
  const Sheet sheet = Page{"camerone"}.sheet();
  CHECK(line(part(sheet, "fire"), "effective") == "effective | over 12 to 36 in | over 30 to 90 cm");
  CHECK(line(part(sheet, "fire"), "beyond") == "beyond | over 36 in | over 90 cm");
  CHECK(line(part(sheet, "rush"), "start line") == "start line | 40 in / 100 cm");
  CHECK(line(part(Page{"khyber"}.sheet(), "fire"), "revolvers reach") == "revolvers reach | 40 cm");
}

TEST_CASE("sheet: a range that a house file moves") {
  Page page{"camerone"};
  const Phase& fire = page.of("fire").phase();
  page.of("fire").put(row_at(fire, "bands.point_blank_in", false), 10'500);
  CHECK(line(part(page.sheet(), "fire"), "point blank") == "point blank | +2");
  CHECK(mentions(page.text(), "to 10.5 in†"));
  CHECK(line(part(page.sheet(), "fire"), "effective") == "effective | over 10.5† to 36 in | over 30 to 90 cm");
  page.of("fire").put(row_at(fire, "bands.effective_in", false), 10'500);
  CHECK(line(part(page.sheet(), "fire"), "effective") == "effective | none† | over 30 to 90 cm");
  CHECK(line(part(page.sheet(), "fire"), "beyond") == "beyond | over 10.5 in† | over 90 cm");
}

TEST_CASE("sheet: modifiers with sign and words, and what counts for each") {
  const Sheet sheet = Page{"camerone"}.sheet();
  CHECK(line(part(sheet, "storm"), "defenders, each") == "defenders, each | -1");
  CHECK(line(part(sheet, "fire"), "officer present") == "officer present | +2");
  CHECK(line(part(sheet, "fire"), "Legionnaires killed, each") == "Legionnaires killed, each | -1°");
  CHECK(titled(part(sheet, "fire"), "modifiers")->lines.size() == 7);
  CHECK(line(part(Page{"maximilian"}.sheet(), "melee"), "infantry's half charge bonus") == "infantry's half charge bonus | 0*");
}

TEST_CASE("sheet: tables that belong together are one") {
  const Sheet sheet = Page{"maximilian"}.sheet();
  CHECK(sheet.parts[0].name == "classes");
  CHECK(line(sheet.parts[0], "firing") == "firing | +2 | +1 | 0 | -1 | -2");
  CHECK(line(sheet.parts[0], "actions") == "actions | 1 | 1 | 2 | 3 | 3");
  CHECK(line(sheet.parts[0], "melee") == "melee | +1 | 0 | 0 | -1 | -2");
  const Sheet::Table& terrain = *titled(part(sheet, "move"), "terrain: d6s that a … takes off");
  CHECK(terrain.heads ==
        std::vector<std::string>{"", "infantry", "cavalry", "skirmishers", "horse and foot artillery", "siege artillery", "wagon"});
  CHECK(terrain.lines.size() == 7);
  CHECK(line(part(sheet, "move"), "river") == "river | 2 | 1 | 1 | 2 | barred | 2");
  CHECK(line(part(sheet, "move"), "horse artillery") == "horse artillery | 8 | 1 | 1 | 4");
  CHECK(line(part(sheet, "raise"), "chasseurs d'Afrique") == "chasseurs d'Afrique | 1861 | 1867 | muzzle-loading carbine | 9 | 4");
  const Sheet sahara = Page{"sahara"}.sheet();
  CHECK(line(part(sahara, "move"), "camel troops") == "camel troops | R3/2 | barred°");
  CHECK(line(part(sahara, "breach"), "a tank") == "a tank | yes | yes | no° | no° | no | no");
}

TEST_CASE("sheet: morale's columns, by totals that do not overlap") {
  Page page{"maximilian"};
  const auto lines = [&] {
    const Sheet sheet = page.sheet();
    std::string s;
    for (const Sheet::Table& t : part(sheet, "morale").tables)
      for (const Sheet::Line& l : t.lines)
        if (!t.heads.empty()) s += l.cells[0] + ": " + l.cells[2] + "; ";
    return s;
  };
  CHECK(lines() ==
        "to 3: ok, fire at close range; 4 to 5: ok, fire at medium range; 6 to 7: ok, fire at long range; 8: hold, disordered; 9: hold; "
        "10 or more: rout; ");
  const Phase& morale = page.of("morale").phase();
  page.of("morale").put(row_at(morale, "totals.line_4", false), 9);
  CHECK(mentions(lines(), "8 to 9†: hold, disordered; none†: hold; 10 or more: rout"));
}

TEST_CASE("sheet: what several phases share stands once, and the others say where") {
  const Sheet sheet = Page{"maximilian"}.sheet();
  CHECK(line(part(sheet, "fire"), "rallied from a rout") == "rallied from a rout | +1");
  CHECK(line(part(sheet, "artillery"), "rallied from a rout") == "none");
  CHECK(part(sheet, "artillery").elsewhere == std::vector<std::string>{"see classes: firing", "see fire: rallied from a rout"});
  const Sheet sahara = Page{"sahara"}.sheet();
  CHECK(part(sahara, "gatling").elsewhere == std::vector<std::string>{"see fire: strings; thirds; hits; modifiers"});
  CHECK(part(sahara, "melee").elsewhere == std::vector<std::string>{"see prisoners: prisoners to a guard on the march"});
}

TEST_CASE("sheet: marks, and what they mean") {
  CHECK(Page{"camerone"}.sheet().marks.size() == 1);
  CHECK(Page{"maximilian"}.sheet().marks.size() == 2);
  for (const Set* set : sets())
    for (const Phase* phase : set->phases)
      for (const Row& row : phase->table)
        if (row.source == Source::reconstructed) CHECK(mentions(Page{*set}.text(), "* reconstructed"));
  Page page{"camerone"};
  page.of("fire").add(-1, "heat", Source::house, "range == 'long'");
  CHECK(line(part(page.sheet(), "fire"), "heat (range == 'long')") == "heat (range == 'long') | -1†");
  CHECK(page.sheet().marks.size() == 2);
}

TEST_CASE("sheet: in the order of play, with its author") {
  for (const Set* set : sets()) {
    const Page page{*set};
    for (const std::string& s : {page.text(), page.md(), page.html()}) {
      CHECK(mentions(s.substr(0, s.find("/h1") == s.npos ? 200 : s.find("main>")), set->title));
      CHECK(mentions(s, set->author));
    }
    std::vector<std::string> names;
    for (const Sheet::Part& p : page.sheet().parts)
      if (find_phase(*set, p.name)) names.push_back(p.name);
    REQUIRE(names.size() == set->phases.size());
    for (std::size_t i = 0; i < names.size(); ++i) CHECK(names[i] == set->phases[i]->name);
  }
}

TEST_CASE("sheet: text keeps to the width") {
  for (const Set* set : sets())
    for (const std::size_t width : {40, 60, 72, 80, 100, 132})
      for (const std::string& l : lines_of(Page{*set}.text(width))) {
        INFO(width << ": " << l);
        CHECK(columns(l) <= width);
        CHECK((l.empty() || l.back() != ' '));
      }
}

TEST_CASE("sheet: HTML is one file that escapes what it shows") {
  Page page{"camerone"};
  page.of("fire").add(-1, "<b>\"heat\" & 'dust'", Source::house, "killed < 2");
  const std::string html = page.html();
  CHECK(mentions(html, "&lt;b&gt;&quot;heat&quot; &amp; &#39;dust&#39; (killed &lt; 2)"));
  CHECK_FALSE(mentions(html, "<b>"));
  for (const char* outside : {"http:", "https:", "src=", "href=", "url(", "@import", "<script"}) CHECK_FALSE(mentions(html, outside));
  CHECK(html.starts_with("<!DOCTYPE html>\n"));
  CHECK(mentions(html, "<meta charset=\"utf-8\">"));
  for (const std::string tag : {"html",  "head",  "body", "main", "header", "section", "h1", "h2",   "table", "caption",
                                "thead", "tbody", "tr",   "th",   "td",     "ul",      "li", "span", "small", "p"}) {
    INFO(tag);
    CHECK(count(html, "<" + tag + ">") + count(html, "<" + tag + " ") == count(html, "</" + tag + ">"));
  }
}

TEST_CASE("sheet: Markdown escapes what it shows") {
  Page page{"camerone"};
  page.of("fire").add(1, "a|b *c*", Source::house);
  CHECK(mentions(page.md(), "| a\\|b \\*c\\* | +1† |"));
  std::size_t cells = 0;
  for (const std::string& l : lines_of(Page{"maximilian"}.md())) {
    if (l.empty() || l[0] != '|') cells = 0;
    else if (cells == 0) cells = count(l, "|");
    else CHECK(count(l, "|") == cells);  // as many as the head has
  }
}

TEST_CASE("sheet: a page without values in force of its own is the published one") {
  const Set& set = *find_set("khyber");
  Page page{set};
  const std::string before = page.text();
  for (InForce& f : page.phases)
    for (std::size_t r = 0; r < f.phase().table.size(); ++r) f.put(int(r), f.phase().table[r].value);
  CHECK(page.text() == before);
}

TEST_CASE("sheet: approved text and Markdown") {
  for (const Set* set : sets()) {
    const Page page{*set};
    check_approved("sheet-" + std::string{set->name} + ".txt", page.text(80));
    check_approved("sheet-" + std::string{set->name} + ".md", page.md());
  }
}
