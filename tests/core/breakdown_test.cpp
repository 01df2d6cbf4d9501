// What holds of the workings, the fields and the help of every phase of the catalogue: over the situations of
// tests/situations.txt.
#include <set>
#include <tuple>
#include "catch.hpp"
#include "cli/help.hpp"
#include "rules/in_force.hpp"
#include "rules/reading.hpp"
#include "rules/seeded.hpp"
#include "show/cells.hpp"
#include "situations.hpp"

using namespace rules;
using situations::Settled;

namespace {

constexpr std::uint64_t kSeeds = 200;

std::vector<const Set*> every_set() {
  std::vector<const Set*> all{sets().begin(), sets().end()};
  all.push_back(find_set("roll"));
  return all;
}

template <class F> void each_phase(F check) {
  for (const Set* set : every_set())
    for (const Phase* phase : set->phases) {
      INFO(phase->set << " " << phase->name);
      check(*set, *phase);
    }
}

// One call a situation that the rules allow, its line named where a check fails.
template <class F> void each_allowed(F check, std::span<const Extra> extras = {}) {
  for (const situations::Line& line : situations::all()) {
    if (line.forbidden) continue;
    INFO(line.text);
    check(Settled{line.text, extras});
  }
}

// What of a phase's chart is reached: by settling, by a roll, or by the drawing of a sheet.
Record workings(const situations::Line& line) {
  Record all;
  try {
    const Settled s{line.text, {}, nullptr, &all};
    for (std::uint64_t seed = 0; seed < kSeeds; ++seed) {
      Seeded dice{seed};
      s.play(dice, all);
    }
    std::vector<Grid> grids;
    if (s.phase().draw) s.phase().draw(s.situation(), s.charts(&all), grids);
  } catch (const Forbidden&) {}
  return all;
}

// Where a row lies: one of the whole set may be reached by another phase, unless it asks about this one's situation.
std::string place_of(const Phase& phase, const Row& row) {
  const std::string set{phase.set};
  return (row.shared && !row.when.ask ? set : set + "." + std::string{phase.name}) + "." + path_of(row);
}

// What comes of a situation, to the last fraction.
std::string answer(const std::string& line, const std::int32_t* values) {
  std::string all;
  try {
    for (const Joint& j : Settled{line, {}, values}.odds().joint()) {
      for (const Cell c : j.outcome) all += std::to_string(c) + " ";
      all += j.share.exact + "; ";
    }
  } catch (const Forbidden& f) {
    all = f.clause;
  }
  return all;
}

// Whether another value of the row changes what comes of some situation of its phase.
bool counts(const Phase& phase, std::size_t row) {
  const std::string start = std::string{phase.set} + " " + std::string{phase.name} + " ";
  for (const int nudge : {-1, +1}) {
    std::vector<std::int32_t> values;
    for (const Row& r : phase.table) values.push_back(r.value);
    values[row] += nudge;
    for (const situations::Line& line : situations::all())
      if (line.text.starts_with(start) && answer(line.text, nullptr) != answer(line.text, values.data())) return true;
  }
  return false;
}

// Where a die or a pool's total begins anew, and what its modifiers bring it to.
struct Tally {
  std::string_view label;
  Cell sum = 0, last = 0;  // of dice of one label together; of the last of them alone
  bool changed = false;    // by a modifier
};

// Checks each step called "total", and returns the tallies of the dice of each label, the last of that label.
std::map<std::string_view, Cell> tallies(const Record& record) {
  std::map<std::string_view, Cell> of;
  Tally t;
  for (const Entry& e : record.entries) {
    if (e.what == Entry::What::die) {
      const bool more = e.label == t.label && !t.changed;
      t = {e.label, more ? t.sum + e.value : e.value, e.value, false};
    } else if (e.what == Entry::What::modifier && !t.label.empty()) {
      t = {t.label, t.sum + e.value, t.last + e.value, true};
    } else if (e.what == Entry::What::step && e.label == "total") {
      CHECK(e.value == t.last);
    }
    of[t.label] = t.sum;
  }
  return of;
}

bool is_score(const Shown& field) { return field.name == "score" || field.name == "total" || field.name.ends_with("_score"); }

int ad_hoc(const Record& record) {
  int n = 0;
  for (const Entry& e : record.entries) n += e.what == Entry::What::modifier && e.source == Source::ad_hoc;
  return n;
}

bool same_entry(const Entry& a, const Entry& b) {
  const auto all = [](const Entry& e) { return std::tuple{e.what, e.label, e.value, e.count, e.row, e.side, e.round}; };
  return all(a) == all(b);
}

std::string help(const Set& set, const Phase& phase, std::size_t width) {
  show::Out out;
  cli::help_phase(out, set, phase, width);
  return std::string{out.text()};
}

// The values of a field, as they would be typed.
std::vector<std::string> written(const Field& field, const Situation& s) {
  std::vector<std::string> all;
  for (int i = 0; i < field.member.count(s.bytes); ++i) {
    show::Out out;
    if (field.member.kind == Kind::text) out.put(field.member.text(s.bytes, i));
    else show::plain_cell(out, field.member, field.member.get(s.bytes, i));
    all.emplace_back(out.text());
  }
  return all;
}

}  // namespace

TEST_CASE("every row of every chart is reached by some situation") {
  std::set<std::string> reached;
  for (const situations::Line& line : situations::all()) {
    const Phase& phase = *table::set_up(line.text).phase;
    for (const Entry& e : workings(line).entries)
      if (e.row >= 0) reached.insert(place_of(phase, phase.table[std::size_t(e.row)]));
  }
  each_phase([&](const Set&, const Phase& phase) {
    for (std::size_t i = 0; i < phase.table.size(); ++i) {
      const std::string place = place_of(phase, phase.table[i]);
      if (reached.count(place)) continue;
      INFO("never reached: " << place);
      CHECK(!phase.table[i].when.ask);
      CHECK(counts(phase, i));
    }
  });
}

TEST_CASE("the dice and the modifiers written down come to the score") {
  std::set<std::string> scored;
  const Extra mod{.value = -2, .label = "of ours"};
  for (const std::span<const Extra> extras : {std::span<const Extra>{}, std::span<const Extra>{&mod, 1}})
    each_allowed(
        [&](const Settled& s) {
          if (!extras.empty() && s.phase().main_roll.empty()) return;
          for (std::uint64_t seed = 0; seed < kSeeds; ++seed) {
            Record record;
            Seeded dice{seed};
            const Outcome outcome = s.play(dice, record);
            const auto of = tallies(record);
            for (std::size_t f = 0; f < s.phase().outcome.size(); ++f) {
              const Shown& field = s.phase().outcome[f];
              if (!is_score(field) || field.after.empty() || outcome[f] == kAbsent) continue;
              REQUIRE(of.count(field.after) == 1);
              CHECK(of.at(field.after) == outcome[f]);
              scored.insert(std::string{s.phase().set} + " " + std::string{s.phase().name} + " " + std::string{field.name});
            }
          }
        },
        extras);
  CHECK(scored == std::set<std::string>{"camerone breakout total", "camerone fire score", "khyber fire score", "maximilian melee a_score",
                                        "maximilian melee b_score", "maximilian morale total", "maximilian rally total"});
}

TEST_CASE("the same seed gives the same outcome and the same workings") {
  each_allowed([](const Settled& s) {
    for (const std::uint64_t seed : {0u, 1u, 1862u}) {
      Record first, second;
      Seeded once{seed, 7}, again{seed, 7};
      CHECK(s.play(once, first) == s.play(again, second));
      CHECK(std::equal(first.entries.begin(), first.entries.end(), second.entries.begin(), second.entries.end(), same_entry));
      Seeded plainly{seed, 7};
      Record unread;
      Seeded third{seed, 7};
      CHECK(s.play(plainly) == s.play(third, unread));  // whether or not it is written down
    }
  });
}

TEST_CASE("option --mod stands in the workings of each main roll, and nowhere else") {
  const Extra mod{.value = 1, .label = "of ours"};
  each_allowed(
      [&](const Settled& s) {
        for (std::uint64_t seed = 0; seed < 50; ++seed) {
          Record record;
          Seeded dice{seed};
          s.play(dice, record);
          const bool rolled = !situations::faces_of(record).empty();
          if (s.phase().set == "roll") CHECK(ad_hoc(record) == 1);  // its main roll is the total
          else if (s.phase().main_roll.empty()) CHECK(ad_hoc(record) == 0);
          else CHECK((ad_hoc(record) > 0) == rolled);
        }
      },
      {&mod, 1});
}

TEST_CASE("option --mod changes the odds of each phase that has a main roll, and is refused by the others") {
  each_phase([](const Set&, const Phase& phase) {
    if (phase.main_roll.empty()) {
      CHECK_THROWS_AS(InForce{phase}.add(1, "of ours", Source::ad_hoc), Bad);
      return;
    }
    bool changed = false;
    for (const situations::Line& line : situations::all()) {
      if (line.forbidden || table::set_up(line.text).phase != &phase || changed) continue;
      const Extra mod{.value = 1, .label = "of ours"};
      const Settled plain{line.text}, with{line.text, {&mod, 1}};
      const auto a = plain.odds().joint(), b = with.odds().joint();
      changed = !std::equal(a.begin(), a.end(), b.begin(), b.end(),
                            [](const Joint& x, const Joint& y) { return x.outcome == y.outcome && x.share.exact == y.share.exact; });
    }
    CHECK(changed);
  });
}

TEST_CASE("help names every field, outcome and main roll, however narrow the terminal") {
  each_phase([](const Set& set, const Phase& phase) {
    for (const std::size_t width : {40u, 80u, 200u}) {
      const std::string text = help(set, phase, width);
      if (set.name == "roll") CHECK(text.find("EXPR") != text.npos);
      else
        for (const Field& f : phase.fields) CHECK(text.find(typed(f)) != text.npos);
      for (const Shown& o : phase.outcome) CHECK(text.find(o.name) != text.npos);
    }
    const std::string wide = help(set, phase, 1000);
    CHECK(wide.find(phase.summary) != wide.npos);
    CHECK(wide.find(phase.example) != wide.npos);
    CHECK(wide.find(phase.main_roll) != wide.npos);
    for (const Field& f : phase.fields) CHECK((set.name == "roll" || wide.find(f.help) != wide.npos));
  });
}

TEST_CASE("a situation written as keys and values reads back the same") {
  for (const situations::Line& line : situations::all()) {
    INFO(line.text);
    const table::Set_up up = table::set_up(line.text);
    const Set& set = *find_set(up.phase->set);
    Situation again;
    up.phase->rule.begin(again);
    std::vector<std::string> kept;  // a situation holds views of its texts
    kept.reserve(64);
    for (const Field& f : up.phase->fields)
      for (std::string& text : written(f, up.situation)) read_field(f, again, kept.emplace_back(std::move(text)), set.unit);
    for (const Field& f : up.phase->fields) {
      INFO(f.name);
      CHECK(written(f, again) == written(f, up.situation));
      for (int i = 0; i < f.member.count(up.situation.bytes); ++i)
        CHECK((f.member.kind == Kind::text || f.member.get(again.bytes, i) == f.member.get(up.situation.bytes, i)));
    }
  }
}
