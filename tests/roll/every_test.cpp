// The odds of an expression against every way in which its dice can fall, tried one by one on the rule that rolls.
#include <boost/multiprecision/cpp_int.hpp>
#include "catch.hpp"
#include "rolling.hpp"

namespace {

using Chance = boost::multiprecision::cpp_rational;

struct Too_deep {};

// Every pick of every die in turn, to a number of dice; given faces first.
class Odometer final : public rules::Dice {
 public:
  Odometer(std::vector<rules::Face> fixed, std::size_t deepest) : fixed_{std::move(fixed)}, deepest_{deepest} {}
  Chance chance() const {
    Chance c = 1;
    for (std::size_t i = 0; i < thrown_; ++i) c /= digits_[i].ways;
    return c;
  }
  bool advance() {
    digits_.resize(thrown_);
    while (!digits_.empty() && ++digits_.back().at >= digits_.back().ways) digits_.pop_back();
    thrown_ = 0;
    return !digits_.empty();
  }

 private:
  struct Digit {
    std::int64_t at, ways, pick;
  };
  std::int64_t pick(const rules::Die& die, std::string_view) override {
    if (thrown_ == deepest_) throw Too_deep{};
    if (thrown_ == digits_.size()) {
      const bool given = thrown_ < fixed_.size() && fixed_[thrown_] != rules::kOpen;
      digits_.push_back(given ? Digit{0, 1, rules::pick_of(die, fixed_[thrown_])} : Digit{0, die.ways, 0});
    }
    const Digit& d = digits_[thrown_++];
    return d.pick + d.at;
  }
  std::vector<rules::Face> fixed_;
  std::size_t deepest_, thrown_ = 0;
  std::vector<Digit> digits_;
};

struct Tried {
  std::map<rules::Face, Chance> of;
  Chance left = 0;  // of the ways that go on for longer
};

Tried every_way(std::string_view expr, std::vector<rules::Face> fixed, std::size_t deepest) {
  const rules::Situation s = rolling::settled(expr);
  Odometer dice{std::move(fixed), deepest};
  Tried t;
  do {
    try {
      rules::Outcome out;
      rolling::phase().rule.play(s, rules::Charts{{}}, dice, out);
      t.of[out[0]] += dice.chance();
    } catch (const Too_deep&) {
      t.left += dice.chance();
    }
  } while (dice.advance());
  return t;
}

void compare(const char* expr, std::vector<rules::Face> fixed = {}, std::size_t deepest = 7) {
  INFO(expr << (fixed.empty() ? "" : " with faces"));
  const Tried tried = every_way(expr, fixed, deepest);
  const rolling::Chances odds = rolling::odds(expr, fixed);
  Chance all{odds.rest};
  for (const auto& [total, exact] : odds.of) all += Chance{exact};
  CHECK(all == 1);
  const Chance rest{odds.rest};
  CHECK(rest * 1'000'000'000 < 1);
  for (const auto& [total, chance] : tried.of) {
    INFO("total " << total);
    const Chance exact{odds[total]};
    CHECK(exact + rest >= chance);
    CHECK(exact <= chance + tried.left);
    if (tried.left == 0) CHECK(exact == chance);
  }
  for (const auto& [total, exact] : odds.of)
    if (!tried.of.count(total)) CHECK(Chance{exact} <= tried.left);
}

}  // namespace

TEST_CASE("sums and products agree with every way in which the dice can fall") {
  for (const char* expr : {"d6",     "2d6+3",     "3d4-2d3",   "5-2d6",           "-3d3",           "d6xd4",    "2x3d4", "(d4-2)x(d3-2)",
                           "3avd",   "2d{1,1,5}", "2d{-3..3}", "2d{1,10,1000}x2", "(2d3+1)x(1-d4)", "d3xd3xd3", "4d2",   "3d{2,7}",
                           "0d6+d4", "d1+d4",     "-(d4-d6)",  "d4+d6+d8",        "2d{0..3}"})
    compare(expr);
}

TEST_CASE("keep, drop and count agree with every way") {
  for (const char* expr :
       {"4d6kh3",    "4d6kl2",        "4d6dh1",       "4d6dl2",       "3d4kh1",        "5d3kh2", "5d3dh2dl1", "4d4dh1dl1",
        "3d6kh2dl1", "4d4kh1kl1",     "4avdkh2",      "3d{-2..2}kh2", "4d{1,5,25}kl3", "3d6ge4", "4d4<2",     "4d6kh2ge5",
        "5d3kl3=2",  "3d6kh1-2d4kl1", "3d{1,1,4}dl1", "4d2kh0+d3",    "6d4kh5",        "6d4dl1", "6d4dh2"})
    compare(expr);
}

TEST_CASE("rerolls and explosions agree with every way, as deep as it is tried") {
  for (const char* expr : {"d6r<=2",       "2d4r=1",        "d6ro<=3",      "3d4ro=1",     "2d4ro<=2ro=3", "d6r=1ro=2",  "2d3ro=1kh1",
                           "2d4kh1ro<=2",  "3d3kl2ro=3",    "3d3dl1ro=1=2", "d4!",         "2d4!",         "d6!>=5",     "d6!=1",
                           "2d3!kh1",      "2d3kh1!",       "3d3kl1!",      "3d2dh1ro=2",  "2d4!ge5",      "2d3!=1<3",   "d4r=1!",
                           "d4ro=4!",      "d4!r<=4",       "d4!ro>4",      "d4!!=5",      "d3!xd2",       "2d3!-d4",    "d{-1,0,2}!=0",
                           "d{0,1,2}!<=1", "d{-1,1,2}!=-1", "d{-1,1}!=1",   "3d3ro=1kh2!", "2d3!=2kl1ge2", "2d3!kh1ro>3"})
    compare(expr, {}, 8);
}

TEST_CASE("faces on the table agree with every way") {
  const auto open = rules::kOpen;
  compare("3d6", {2});
  compare("3d6kh2", {2, open, 5});
  compare("4d4dl1", {4, 1});
  compare("4d4dh1dl1", {open, 2});
  compare("2d6+2d4kh1", {3, open, 2});
  compare("3d6ge4", {4, open, 1});
  compare("2d4!", {4}, 8);
  compare("2d4!", {4, 4}, 8);
  compare("2d4!", {4, 2, 3}, 8);
  compare("2d4!", {open, 3}, 8);
  compare("2d4!+d4", {open, 3, open}, 8);
  compare("2d4r<=2", {1, 2}, 8);
  compare("2d4ro=1", {1}, 8);
  compare("2d4ro=1", {1, 1}, 8);
  compare("d4ro=1!", {1}, 8);
  compare("d4ro=1!", {1, 4}, 8);
  compare("d4r=1!", {4, 1}, 8);
  compare("2d4!kh1", {4}, 8);
  compare("2d4kh1!", {4}, 8);
  compare("3d3kh1!", {2, 3}, 8);
  compare("3d3kl1!", {3, 1, 3}, 8);
  compare("3d3kh2ro=3", {3}, 8);
  compare("3d3kl2ro=3=3", {open, 3}, 8);
  compare("2d3ro=2kh1ro=1", {2}, 8);
  compare("2d3ro=2kh1!", {2}, 8);
  compare("2d3!ro=3", {3}, 8);
  compare("2d3!r=3", {3, 1}, 8);
}
