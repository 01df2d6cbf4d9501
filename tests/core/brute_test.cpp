// Exact odds against plain loops over faces that know nothing of the engine.
#include <algorithm>
#include "catch.hpp"
#include "exact.hpp"
#include "situations.hpp"

using namespace rules;
using exact::Distribution, exact::Whole;
using situations::Settled;

namespace {

using Faces = std::vector<Face>;

Outcome cells(std::initializer_list<Cell> values) {
  Outcome o;
  o.fill(0);
  std::copy(values.begin(), values.end(), o.begin());
  return o;
}

exact::Fraction part(Whole n, Whole all) { return exact::Fraction{std::move(n)} / exact::Fraction{std::move(all)}; }

// Outcomes as they were counted, equally likely.
class Count {
 public:
  void add(const Outcome& o) {
    ++of_[o];
    ++all_;
  }
  Distribution chances() const {
    Distribution d;
    for (const auto& [outcome, n] : of_) d.emplace(outcome, part(n, all_));
    return d;
  }

 private:
  std::map<Outcome, int> of_;
  int all_ = 0;
};

// Whether the i-th die may lie so: it is open, or the face that was given.
bool lies(const Faces& fixed, std::size_t i, Face face) { return i >= fixed.size() || fixed[i] == kOpen || fixed[i] == face; }

// A section of three with an officer at point blank: score, casualties, whether a Legionnaire falls, rounds, rounds left.
Distribution fire(const Faces& fixed) {
  Count count;
  for (int shot = 1; shot <= 6; ++shot)
    for (int exposure = 1; exposure <= 6; ++exposure)
      if (lies(fixed, 0, shot) && lies(fixed, 1, exposure)) count.add(cells({shot + 4, shot + 4, exposure <= 2, 1, kAbsent}));
  return count.chances();
}
constexpr std::string_view kFire = "camerone fire section=3 range=pb officer";

// Two Legionnaires against three Mexicans: killed, left, Legionnaires lost, officers lost.
Outcome bayonets(const int (&dice)[6]) {
  int standing = 3, lost = 0, rolled = 0;
  for (int man = 0; man < 2; ++man) {
    int faced = standing < 3 ? standing : 3;
    while (faced > 0) {
      const int die = dice[rolled++];
      if (die == 1) {
        ++lost;
        break;
      }
      if (die > 3) --standing;
      --faced;
    }
  }
  return cells({3 - standing, standing, lost, 0});
}
Distribution melee(const Faces& fixed) {
  Count count;
  for (int a = 1; a <= 6; ++a)
    for (int b = 1; b <= 6; ++b)
      for (int c = 1; c <= 6; ++c)
        for (int d = 1; d <= 6; ++d)
          for (int e = 1; e <= 6; ++e)
            for (int f = 1; f <= 6; ++f)
              if (lies(fixed, 0, a) && lies(fixed, 1, b) && lies(fixed, 2, c)) count.add(bayonets({a, b, c, d, e, f}));
  return count.chances();
}
constexpr std::string_view kMelee = "camerone melee legionnaires=2 mexicans=3";

// Twelve casualties in the third attack, fire held to point blank: limit, breaks off, next attack, recycled.
Distribution morale(const Faces& fixed) {
  Count count;
  for (int roll = 1; roll <= 100; ++roll)
    for (int turns = 1; turns <= 6; ++turns)
      if (lies(fixed, 0, roll) && (roll >= 36 || lies(fixed, 1, turns)))
        count.add(roll < 36 ? cells({36, 1, turns, 1}) : cells({36, 0, 0, 0}));
  return count.chances();
}
constexpr std::string_view kMorale = "camerone morale casualties=12 held=pb attack=3";

// Four stands of militia at cavalry, long range: each hits on a nought.
Distribution volley(const Faces& fixed) {
  Count count;
  for (int a = 0; a <= 9; ++a)
    for (int b = 0; b <= 9; ++b)
      for (int c = 0; c <= 9; ++c)
        for (int d = 0; d <= 9; ++d)
          if (lies(fixed, 0, a) && lies(fixed, 1, b) && lies(fixed, 2, c) && lies(fixed, 3, d))
            count.add(cells({1, (a == 0) + (b == 0) + (c == 0) + (d == 0)}));
  return count.chances();
}
constexpr std::string_view kVolley = "maximilian fire stands=4 class=militia range=long target=cavalry";

constexpr int kAverage[] = {2, 3, 3, 4, 4, 5};

// The next attack: companies, against the first wall, against the second, both start lines.
Distribution rush(const Faces& fixed) {
  Count count;
  for (const int a : kAverage)
    for (const int b : kAverage)
      if (lies(fixed, 0, a) && lies(fixed, 1, b)) count.add(cells({a + b, (a + b + 1) / 2, (a + b) / 2, 40, 40}));
  return count.chances();
}

Distribution odds(std::string_view line, const Faces& fixed = {}) { return exact::joint(Settled{line}.odds(fixed)); }

std::string refused(std::string_view line, const Faces& fixed = {}) {
  try {
    Settled{line}.odds(fixed);
  } catch (const Bad& e) {
    return e.what();
  }
  return "accepted";
}

// The chance of each sum of n alike, one convolution after another.
std::map<Cell, exact::Fraction> sums(const Distribution& one, std::size_t field, int n) {
  std::map<Cell, exact::Fraction> all{{0, exact::Fraction{1}}};
  for (int i = 0; i < n; ++i) {
    std::map<Cell, exact::Fraction> next;
    for (const auto& [sum, chance] : all)
      for (const auto& [outcome, share] : one) next[sum + outcome[field]] += chance * share;
    all = std::move(next);
  }
  return all;
}

std::map<Cell, exact::Fraction> chances(const Odds& odds, std::size_t field) {
  std::map<Cell, exact::Fraction> all;
  for (const Marginal& m : odds.marginals())
    if (m.field == field)
      for (const Marginal::Value& v : m.values) all.emplace(v.value, exact::read(v.share.exact));
  return all;
}

Share chance(const Odds& odds, const Phase& phase, std::string_view expression, int n = 1) {
  const auto fields = summed_fields(phase, n);
  return odds.chance(Expression::over(expression, fields));
}

// A phase of the test's own, of which some outcomes lack a field: heads finds one to six coins.
struct Toss {};
struct Found {
  std::optional<int> coins;
  bool heads = false;
};
constexpr Shown kFound[] = {{"coins", at<&Found::coins>, "coins"}, {"heads", at<&Found::heads>, "heads|tails"}};
Found toss(const Toss&, const Charts&, Dice& dice) {
  if (dice.roll(coin, "toss") == kTails) return {};
  return {int(dice.roll(d6, "coins")), true};
}
constexpr Phase kToss = checked({.set = "test",
                                 .name = "toss",
                                 .summary = "",
                                 .title = "",
                                 .example = "",
                                 .outcome = kFound,
                                 .rule = rule<settled<Toss>, toss, kFound>});
Odds toss_odds() {
  Situation s;
  kToss.rule.begin(s);
  return rules::odds(kToss, s, Charts{{}});
}

}  // namespace

TEST_CASE("plain loops agree with odds: fire") { CHECK(odds(kFire) == fire({})); }
TEST_CASE("plain loops agree with odds: melee of 2 against 3") { CHECK(odds(kMelee) == melee({})); }
TEST_CASE("plain loops agree with odds: morale") { CHECK(odds(kMorale) == morale({})); }
TEST_CASE("plain loops agree with odds: a pool") { CHECK(odds(kVolley) == volley({})); }
TEST_CASE("plain loops agree with odds: average dice") { CHECK(odds("camerone rush") == rush({})); }

TEST_CASE("faces on the table are fixed, and the rest is open") {
  for (const Faces& f : {Faces{4}, Faces{4, 2}, Faces{kOpen}, Faces{kOpen, 3}, Faces{kOpen, kOpen}, Faces{6, kOpen}})
    CHECK(odds(kFire, f) == fire(f));
  for (const Faces& f : {Faces{20}, Faces{36}, Faces{20, 4}, Faces{20, kOpen}, Faces{kOpen}}) CHECK(odds(kMorale, f) == morale(f));
  for (const Faces& f : {Faces{3}, Faces{3, 5}, Faces{kOpen, 4}}) CHECK(odds("camerone rush", f) == rush(f));
}

TEST_CASE("faces on the table are fixed within a fold") {
  for (const Faces& f :
       {Faces{1}, Faces{5}, Faces{kOpen, 5}, Faces{1, 1}, Faces{1, kOpen}, Faces{4, 4, kOpen}, Faces{kOpen, 2, 6}, Faces{2, 3, 1}})
    CHECK(odds(kMelee, f) == melee(f));
}

TEST_CASE("faces on the table are fixed within a pool") {
  for (const Faces& f : {Faces{0}, Faces{1}, Faces{0, kOpen, 5}, Faces{kOpen, 0}, Faces{0, 0, 0, 0}, Faces{kOpen, kOpen, kOpen, kOpen},
                         Faces{9, 0, kOpen, 0}})
    CHECK(odds(kVolley, f) == volley(f));
}

TEST_CASE("too few faces are no error to odds; too many and wrong ones are") {
  CHECK(refused(kFire) == "accepted");
  CHECK(refused(kFire, {4}) == "accepted");
  CHECK(refused(kFire, {4, 2, 6}) == "too many dice: 3 were given and 2 were rolled");
  CHECK(refused(kFire, {7}) == "7 is not a face of the d6 (1-6) for section fire");
  CHECK(refused(kFire, {kOpen, 0}) == "0 is not a face of the d6 (1-6) for exposure");
  CHECK(refused(kMorale, {50, 3}).starts_with("too many dice"));     // they press on: no second die
  CHECK(refused(kMorale, {kOpen, 3}).starts_with("too many dice"));  // unless they break off
  CHECK(refused(kMelee, {1, 1, 1}).starts_with("too many dice"));
  CHECK(refused(kMelee, {4, 0}) == "0 is not a face of the d6 (1-6) for bayonet");
  CHECK(refused(kVolley, {0, 0, 0, 0, 0}).starts_with("too many dice"));
  CHECK(refused(kVolley, {10}) == "10 is not a face of the d10 (0-9) for stand");
  CHECK(refused("camerone rush", {6}) == "6 is not a face of the avd (2 3 4 5) for companies");
  CHECK(refused("camerone move areas=2", {6}) == "too many dice: 1 was given and 0 were rolled");
}

TEST_CASE("twelve alike are a convolution") {
  const Settled s{kFire};
  const Odds twelve = s.odds().summed(12);
  const Distribution one = fire({});
  for (const std::size_t field : {0u, 1u, 2u, 3u}) CHECK(chances(twelve, field) == sums(one, field, 12));
  CHECK(chances(twelve, 4).empty());
  const auto casualties = sums(one, 1, 12);
  exact::Fraction most{0};
  for (const auto& [sum, share] : casualties)
    if (sum >= 96) most += share;
  CHECK(exact::read(chance(twelve, s.phase(), "casualties >= 96", 12).exact) == most);
  CHECK(exact::read(chance(twelve, s.phase(), "legionnaire_falls == 0", 12).exact) == exact::read("4096/531441"));  // (2/3)^12
}

TEST_CASE("the joint distribution of a sum") {
  const Distribution one = melee({});
  Distribution two;
  for (const auto& [a, first] : one)
    for (const auto& [b, second] : one) two[cells({a[0] + b[0], a[1] + b[1], a[2] + b[2], 0})] += first * second;
  CHECK(exact::joint(Settled{kMelee}.odds().summed(2)) == two);
}

TEST_CASE("a sum counts truths and leaves out words") {
  const Settled s{"camerone sniper officers=1"};
  const Odds three = s.odds().summed(3);
  REQUIRE(three.marginals().size() == 1);  // no victim
  const std::map<Cell, exact::Fraction> hits{{0, part(8, 27)}, {1, part(12, 27)}, {2, part(6, 27)}, {3, part(1, 27)}};
  CHECK(chances(three, 0) == hits);
  for (const Joint& j : three.joint()) CHECK(j.outcome[1] == kAbsent);
  CHECK_THROWS_AS(Expression::over("victim == 'officer'", summed_fields(s.phase(), 3)), Bad);
}

TEST_CASE("a sum under faces on the table is of the rest alike") {
  const Faces shot{4};
  CHECK(chances(Settled{kFire}.odds(shot).summed(5), 2) == sums(fire(shot), 2, 5));
}

TEST_CASE("a field that no outcome has is not among the odds") {
  const Settled s{"camerone fire section=3 range=pb no_exposure"};
  for (const Marginal& m : s.odds().marginals()) CHECK((m.field != 2 && m.field != 4));
  CHECK_THROWS_AS(chance(s.odds(), s.phase(), "legionnaire_falls"), Bad);
}

TEST_CASE("a field that some outcomes lack keeps the chances that it has") {
  const Odds all = toss_odds();
  const auto coins = all.marginals()[0];
  REQUIRE(coins.values.size() == 6);
  for (const Marginal::Value& v : coins.values) CHECK(v.share.exact == "1/12");
  CHECK(coins.mean == 3.5);
  CHECK(chance(all, kToss, "heads").exact == "1/2");
  CHECK(chance(all, kToss, "heads && coins > 4").exact == "1/6");
  CHECK_THROWS_AS(chance(all, kToss, "coins > 4"), Bad);
}

TEST_CASE("odds past the budget are refused with its figure") {
  CHECK(refused("camerone melee legionnaires=300 mexicans=400").find("more than 5000000 branches") != std::string::npos);
  CHECK(refused("maximilian fire stands=10000 class=regular range=close").find("limit of 16000000 bits") != std::string::npos);
  CHECK_THROWS_AS(Settled{"camerone melee legionnaires=12 officers=3 mexicans=20"}.odds().summed(1000).joint(), Bad);
}
