// What holds of the chances of every phase of the catalogue, whatever its rule says: over the situations of
// tests/situations.txt.
#include <cmath>
#include <map>
#include <nlohmann/json.hpp>
#include "catch.hpp"
#include "exact.hpp"
#include "rules/seeded.hpp"
#include "show/json.hpp"
#include "situations.hpp"

using namespace rules;
using situations::Settled;

namespace {

using exact::Whole, exact::Distribution, exact::joint, exact::nearest;
using Exact = exact::Fraction;

bool is_number(Kind kind) { return kind == Kind::number || kind == Kind::decimal; }
Exact value_of(Kind kind, Cell c) {
  if (kind != Kind::decimal) return Exact{Whole{c}};
  const Fraction f = unpack_fraction(c);
  return Exact{Whole{f.num}} / Exact{Whole{f.den}};
}

// One call a situation of the set, its line named where a check fails.
template <class F> void each(std::string_view set, F check) {
  const auto lines = situations::allowed(set);
  REQUIRE(!lines.empty());
  for (const std::string_view line : lines) {
    INFO(line);
    check(Settled{line});
  }
}

void sums_to_one(const Settled& s) {
  const Odds odds = s.odds();
  const Distribution all = joint(odds);
  CHECK(all.size() == odds.size());
  const Exact rest = exact::read(odds.rest().exact);
  Exact sum = rest;
  std::vector<std::map<Cell, Exact>> fields(s.phase().outcome.size());
  for (const auto& [outcome, chance] : all) {
    CHECK(chance > Exact{0});
    sum += chance;
    for (std::size_t f = 0; f < fields.size(); ++f)
      if (outcome[f] != kAbsent) fields[f][outcome[f]] += chance;
  }
  CHECK(sum == Exact{1});
  for (const Marginal& m : odds.marginals()) {
    INFO(s.phase().outcome[m.field].name);
    CHECK(m.values.size() == fields[m.field].size());
    Exact above = rest;
    for (std::size_t i = m.values.size(); i-- > 0;) {
      const Marginal::Value& v = m.values[i];
      above += exact::read(v.share.exact);
      CHECK(exact::read(v.share.exact) == fields[m.field][v.value]);
      CHECK(v.share.p == Approx(nearest(exact::read(v.share.exact))).epsilon(1e-15));
      if (is_number(s.phase().outcome[m.field].member.kind)) CHECK(v.at_least.p == Approx(nearest(above)).epsilon(1e-14));
    }
    fields[m.field].clear();
  }
  for (const auto& forgotten : fields) CHECK(forgotten.empty());
}

constexpr int kMostPaths = 50'000, kMostDice = 100;
struct TooMany {};  // more than it makes sense to enter by hand

// Every path of picks in turn, without the pools and folds of the engine: the last die turns fastest.
class Odometer final : public Dice {
 public:
  const std::vector<Face>& faces() const { return faces_; }
  Whole ways() const {
    Whole all = 1;
    for (const Wheel& w : wheels_) all *= w.ways;
    return all;
  }
  bool next() {
    while (!wheels_.empty() && ++wheels_.back().at == wheels_.back().ways) wheels_.pop_back();
    faces_.clear();
    return !wheels_.empty();
  }

 private:
  struct Wheel {
    std::int64_t at, ways;
  };
  std::int64_t pick(const Die& die, std::string_view) override {
    if (faces_.size() == kMostDice) throw TooMany{};
    if (faces_.size() == wheels_.size()) wheels_.push_back({0, die.ways});
    const std::int64_t at = wheels_[faces_.size()].at;
    faces_.push_back(die.face(at));
    return at;
  }
  std::vector<Wheel> wheels_;
  std::vector<Face> faces_;
};

// For dice that must not be asked.
class Nobody final : public Dice {
  std::int64_t pick(const Die&, std::string_view) override { throw std::logic_error{"a die was rolled that was not entered"}; }
};

Distribution entered_one_by_one(const Settled& s) {
  std::map<Outcome, std::map<Whole, int>> reached;  // by the ways of their path
  Odometer all;
  Nobody nobody;
  int paths = 0;
  do {
    if (++paths > kMostPaths) throw TooMany{};
    const Outcome outcome = s.play(all);
    Entered entered{all.faces(), nobody};
    REQUIRE(s.play(entered) == outcome);
    entered.all_used();
    ++reached[outcome][all.ways()];
  } while (all.next());
  Distribution chances;
  for (const auto& [outcome, by_ways] : reached)
    for (const auto& [ways, n] : by_ways) chances[outcome] += Exact{Whole{n}} / Exact{ways};
  return chances;
}

// Whether all its paths were few enough.
bool entered_like_odds(const Settled& s) {
  try {
    const Distribution entered = entered_one_by_one(s);
    CHECK(entered == joint(s.odds()));
    return true;
  } catch (const TooMany&) {
    return false;
  }
}

// A phase of `too_long` has more paths than that in every situation.
void every_phase_entered(std::string_view set, std::string_view too_long = "") {
  std::map<std::string_view, int> entered;
  for (const Phase* phase : find_set(set)->phases)
    if (!phase->draw && phase->name != too_long) entered[phase->name] = 0;
  each(set, [&](const Settled& s) { entered[s.phase().name] += entered_like_odds(s); });
  entered.erase(too_long);
  for (const auto& [phase, n] : entered) {
    INFO(phase);
    CHECK(n > 0);
  }
}

constexpr int kDraws = 20'000;
constexpr std::uint64_t kSeed = 1863;

// Within five standard errors, and one more for values so rare that the error is a fraction of a draw.
void sampled_like_odds(const Settled& s) {
  std::vector<std::map<Cell, int>> drawn(s.phase().outcome.size());
  for (std::uint64_t k = 0; k < kDraws; ++k) {
    Seeded dice{kSeed, k};
    const Outcome outcome = s.play(dice);
    for (std::size_t f = 0; f < drawn.size(); ++f)
      if (outcome[f] != kAbsent) ++drawn[f][outcome[f]];
  }
  const Odds odds = s.odds();
  const double rest = odds.rest().p;
  for (const Marginal& m : odds.marginals()) {
    INFO(s.phase().outcome[m.field].name);
    int known = 0;
    double sum = 0;
    for (const Marginal::Value& v : m.values) {
      const double p = v.share.p, expected = kDraws * p;
      const int n = drawn[m.field][v.value];
      INFO("value " << v.value << ": " << n << " drawn, " << expected << " expected");
      CHECK(std::abs(n - expected) <= 5 * std::sqrt(expected * (1 - p)) + (p < 1));
      known += n;
      sum += nearest(value_of(s.phase().outcome[m.field].member.kind, v.value)) * n;
    }
    int all = 0;
    for (const auto& [value, n] : drawn[m.field]) all += n;
    CHECK(all - known <= 20 * kDraws * rest);  // none that odds do not list
    if (is_number(s.phase().outcome[m.field].member.kind) && all > 0)
      CHECK(std::abs(sum / all - m.mean) <= 5 * m.sd / std::sqrt(all) + 1e-12 * std::abs(m.mean));
    drawn[m.field].clear();
  }
  for (const auto& unlisted : drawn) CHECK(unlisted.empty());
}

// The JSON that odds print, read back: its means against its own fractions.
void means_agree(const Settled& s) {
  const Odds odds = s.odds();
  if (exact::read(odds.rest().exact) != Exact{0}) return;  // then the mean is a closed form, that of roll.md's known values
  const Charts charts = s.charts();
  show::Out out;
  show::json_odds(out, {s.set(), s.phase(), s.situation(), charts, s.phase().outcome}, Record{}, odds, true, false, nullptr);
  const auto printed = nlohmann::json::parse(out.text());
  for (const Marginal& m : odds.marginals()) {
    const Shown& field = s.phase().outcome[m.field];
    const auto& told = printed.at("odds").at(std::string{field.name});
    INFO(told.dump());
    REQUIRE(told.at("values").size() == m.values.size());
    REQUIRE(told.contains("mean") == is_number(field.member.kind));
    if (!is_number(field.member.kind)) continue;
    Exact present{0}, first{0}, second{0};
    for (std::size_t i = 0; i < m.values.size(); ++i) {
      const Exact p = exact::read(told["values"][i].at("exact").get<std::string>()), v = value_of(field.member.kind, m.values[i].value);
      CHECK(told["values"][i].at("value").get<double>() == nearest(v));
      present += p;
      first += v * p;
      second += v * v * p;
    }
    const Exact mean = first / present, variance = second / present - mean * mean;
    CHECK(told.at("mean").get<double>() == Approx(nearest(mean)).epsilon(1e-15).margin(1e-300));
    CHECK(told.at("sd").get<double>() == Approx(std::sqrt(nearest(variance))).epsilon(1e-12).margin(1e-300));
  }
}

}  // namespace

TEST_CASE("the situations cover every phase") {
  std::vector<const Set*> all{sets().begin(), sets().end()};
  all.push_back(find_set("roll"));
  for (const Set* set : all)
    for (const Phase* phase : set->phases) {
      INFO(phase->set << " " << phase->name);
      const std::string start = std::string{phase->set} + " " + std::string{phase->name};
      const auto lines = situations::allowed(set->name);
      CHECK(std::any_of(lines.begin(), lines.end(), [&](std::string_view l) { return l == start || l.starts_with(start + " "); }));
    }
}

TEST_CASE("what the situations call forbidden is so") {
  for (const situations::Line& line : situations::all()) {
    INFO(line.text);
    CHECK((table::forbidden(line.text) != "allowed") == line.forbidden);
  }
}

TEST_CASE("odds sum to exactly 1: camerone") { each("camerone", sums_to_one); }
TEST_CASE("odds sum to exactly 1: maximilian") { each("maximilian", sums_to_one); }
TEST_CASE("odds sum to exactly 1: sahara") { each("sahara", sums_to_one); }
TEST_CASE("odds sum to exactly 1: khyber") { each("khyber", sums_to_one); }
TEST_CASE("odds sum to exactly 1, with the rest: roll") { each("roll", sums_to_one); }

TEST_CASE("entered dice reach what odds list, and as often: camerone") { every_phase_entered("camerone"); }
TEST_CASE("entered dice reach what odds list, and as often: maximilian") { every_phase_entered("maximilian"); }
TEST_CASE("entered dice reach what odds list, and as often: sahara") { every_phase_entered("sahara", "gatling"); }
TEST_CASE("entered dice reach what odds list, and as often: a Gatling of two shots") {
  const Phase& gatling = *find_phase(*find_set("sahara"), "gatling");
  std::vector<std::int32_t> values;
  for (const Row& row : gatling.table) values.push_back(row.id == "shots" ? 2 : row.value);
  for (const std::string_view line : situations::allowed("sahara")) {
    if (!line.starts_with("sahara gatling")) continue;
    INFO(line);
    CHECK(entered_like_odds(Settled{line, {}, values.data()}));
  }
}
TEST_CASE("entered dice reach what odds list, and as often: khyber") { every_phase_entered("khyber"); }
TEST_CASE("entered dice reach what odds list, and as often: roll") { every_phase_entered("roll"); }

TEST_CASE("a seeded sample is like the odds: camerone") { each("camerone", sampled_like_odds); }
TEST_CASE("a seeded sample is like the odds: maximilian") { each("maximilian", sampled_like_odds); }
TEST_CASE("a seeded sample is like the odds: sahara") { each("sahara", sampled_like_odds); }
TEST_CASE("a seeded sample is like the odds: khyber") { each("khyber", sampled_like_odds); }
TEST_CASE("a seeded sample is like the odds: roll") { each("roll", sampled_like_odds); }

TEST_CASE("printed means are those of the fractions") {
  for (const std::string_view set : {"camerone", "maximilian", "sahara", "khyber", "roll"}) each(set, means_agree);
}
