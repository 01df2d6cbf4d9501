// Dice from a seed, entered by hand, and written down.
#include <Random123/philox.h>
#include <set>
#include "catch.hpp"
#include "rules/error.hpp"
#include "rules/seeded.hpp"
#include "rules/sources.hpp"

using namespace rules;

namespace {

using Block = std::array<std::uint32_t, 4>;
using Key = std::array<std::uint32_t, 2>;

// Philox4x32-10 as its paper states it.
Block philox(Block c, Key k) {
  for (int round = 0; round < 10; ++round) {
    const std::uint64_t a = std::uint64_t{0xD2511F53} * c[0], b = std::uint64_t{0xCD9E8D57} * c[2];
    c = {std::uint32_t(b >> 32) ^ c[1] ^ k[0], std::uint32_t(b), std::uint32_t(a >> 32) ^ c[3] ^ k[1], std::uint32_t(a)};
    k = {k[0] + 0x9E3779B9, k[1] + 0xBB67AE85};
  }
  return c;
}

// The n-th resolution of a seed, word by word, each block from its last word back.
class Stream {
 public:
  Stream(std::uint64_t seed, std::uint64_t n)
      : key_{std::uint32_t(seed), std::uint32_t(seed >> 32)}, at_{std::uint32_t(n), std::uint32_t(n >> 32), 0, 0} {}
  std::uint32_t next() {
    if (left_ == 0) {
      block_ = philox(at_, key_);
      ++at_[2];
      left_ = 4;
    }
    return block_[std::size_t(--left_)];
  }

 private:
  Key key_;
  Block at_, block_{};
  int left_ = 0;
};

__extension__ using Wide = unsigned __int128;

// Of 2^bits words each result gets the same number; the words of the remainder are drawn again. Stated with
// divisions, not with the multiplication's low half: a word is left over where it is the first of its result's run
// and that run is one too long.
template <class Draw> std::int64_t below(std::uint64_t ways, int bits, Draw draw) {
  const Wide all = Wide{1} << bits, each = all / ways;
  for (;;) {
    const Wide word = draw(), result = word * ways / all;
    const Wide first = (result * all + ways - 1) / ways, end = ((result + 1) * all + ways - 1) / ways;  // its run of words
    if (end - first == each || word > first) return std::int64_t(result);
  }
}

// The rule of Words::below for words of eight bits: the result, or -1 where the word is drawn again.
int small_below(int ways, int word) {
  const int m = word * ways;
  if ((m & 0xff) < ways && (m & 0xff) < (256 - ways) % ways) return -1;
  return m >> 8;
}

std::vector<Face> faces(std::uint64_t seed, std::uint64_t n, const Die& die, int count) {
  Seeded dice{seed, n};
  std::vector<Face> all;
  for (int i = 0; i < count; ++i) all.push_back(dice.roll(die, "die"));
  return all;
}

template <class F> std::string refused(F what) {
  try {
    what();
  } catch (const Bad& e) {
    return e.what();
  }
  return "accepted";
}

}  // namespace

TEST_CASE("Philox4x32-10 gives Random123's known answers") {
  struct Known {
    Block counter;
    Key key;
    Block answer;
  };
  const Known all[] = {
      {{0, 0, 0, 0}, {0, 0}, {0x6627e8d5, 0xe169c58d, 0xbc57ac4c, 0x9b00dbd8}},
      {{0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff}, {0xffffffff, 0xffffffff}, {0x408f276d, 0x41c83b0e, 0xa20bc7c6, 0x6d5451fd}},
      {{0x243f6a88, 0x85a308d3, 0x13198a2e, 0x03707344}, {0xa4093822, 0x299f31d0}, {0xd16cfe09, 0x94fdcceb, 0x5001e420, 0x24126ea1}},
  };
  for (const Known& k : all) {
    const auto words = r123::Philox4x32{}({{k.counter[0], k.counter[1], k.counter[2], k.counter[3]}}, {{k.key[0], k.key[1]}});
    CHECK(std::equal(words.begin(), words.end(), k.answer.begin()));
    CHECK(philox(k.counter, k.key) == k.answer);
  }
}

TEST_CASE("a seed's words are those of the known answer") {
  Words words{0};
  for (const std::uint32_t known : {0x9b00dbd8u, 0xbc57ac4cu, 0xe169c58du, 0x6627e8d5u}) CHECK(words.next() == known);
}

TEST_CASE("words come from seed, resolution and block, all 64 bits of each") {
  constexpr std::uint64_t high = std::uint64_t{1} << 32, all = ~std::uint64_t{0};
  for (const std::uint64_t seed : {std::uint64_t{0}, std::uint64_t{1}, high, std::uint64_t{0x0123456789abcdef}, all})
    for (const std::uint64_t n : {std::uint64_t{0}, std::uint64_t{7}, high, all}) {
      Words words{seed, n};
      Stream stream{seed, n};
      for (int i = 0; i < 41; ++i) CHECK(words.next() == stream.next());
    }
}

// Written down once: the same under GCC and Clang, in debug and release, on any machine.
TEST_CASE("fixed seeds give fixed faces") {
  constexpr Die huge{"d1000000000000", 1'000'000'000'000};
  CHECK(faces(0, 0, d6, 12) == std::vector<Face>{4, 5, 6, 3, 4, 1, 6, 4, 3, 1, 5, 1});
  CHECK(faces(1, 0, d6, 12) == std::vector<Face>{5, 4, 6, 6, 3, 2, 2, 1, 1, 2, 4, 6});
  CHECK(faces(1863, 0, d6, 12) == std::vector<Face>{5, 2, 5, 2, 6, 2, 2, 5, 6, 2, 2, 5});
  CHECK(faces(1863, 1, d6, 12) == std::vector<Face>{5, 6, 6, 2, 2, 3, 2, 6, 2, 2, 4, 1});
  CHECK(faces(1863, std::uint64_t{1} << 40, d6, 12) == std::vector<Face>{4, 4, 1, 6, 2, 1, 2, 3, 1, 3, 4, 1});
  CHECK(faces(~std::uint64_t{0}, ~std::uint64_t{0}, d6, 12) == std::vector<Face>{1, 5, 2, 2, 6, 3, 2, 4, 2, 3, 5, 6});
  CHECK(faces(1863, 0, d10, 12) == std::vector<Face>{8, 1, 7, 2, 9, 2, 2, 6, 9, 2, 2, 7});
  CHECK(faces(1863, 0, d20, 12) == std::vector<Face>{17, 4, 15, 6, 20, 6, 6, 14, 20, 6, 6, 15});
  CHECK(faces(1863, 0, d100, 12) == std::vector<Face>{83, 18, 71, 28, 100, 30, 28, 69, 96, 26, 27, 74});
  CHECK(faces(1863, 0, avd, 12) == std::vector<Face>{4, 3, 4, 3, 5, 3, 3, 4, 5, 3, 3, 4});
  constexpr Face h = kHeads, t = kTails;
  CHECK(faces(1863, 0, coin, 12) == std::vector<Face>{t, h, t, h, t, h, h, t, t, h, h, t});
  CHECK(faces(1863, 0, huge, 4) == std::vector<Face>{823'706'310'748, 707'172'868'606, 994'005'787'721, 270'098'986'265});
}

TEST_CASE("a resolution does not depend on what came before it") {
  std::vector<std::vector<Face>> in_order;
  for (std::uint64_t n = 0; n < 20; ++n) in_order.push_back(faces(5, n, d100, int(n) + 3));
  for (std::uint64_t n = 20; n-- > 0;) {
    const auto longer = faces(5, n, d100, 60);
    CHECK(std::equal(in_order[n].begin(), in_order[n].end(), longer.begin()));
  }
  std::set<std::vector<Face>> different;
  for (std::uint64_t n = 0; n < 1000; ++n) different.insert(faces(5, n, d100, 12));
  for (std::uint64_t seed = 6; seed < 1000; ++seed) different.insert(faces(seed, 0, d100, 12));
  CHECK(different.size() == 1994);
}

TEST_CASE("no face is likelier than another: every word counted, for words of eight bits") {
  for (int ways = 1; ways <= 255; ++ways) {
    std::vector<int> of(std::size_t(ways), 0);
    int again = 0;
    for (int word = 0; word < 256; ++word) {
      const int result = small_below(ways, word);
      if (result < 0) ++again;
      else ++of[std::size_t(result)];
    }
    INFO(ways);
    CHECK(std::all_of(of.begin(), of.end(), [&](int n) { return n == 256 / ways; }));
    CHECK(again == 256 % ways);
  }
}

TEST_CASE("the counted rule is the one that rolls, and divisions say the same") {
  for (int ways = 1; ways <= 255; ++ways)
    for (int word = 0; word < 256; ++word) {
      bool again = false;
      const auto result = below(std::uint64_t(ways), 8, [&] { return std::exchange(again, true) ? 255u : unsigned(word); });
      if (small_below(ways, word) >= 0) REQUIRE(result == small_below(ways, word));
      else REQUIRE(result == below(std::uint64_t(ways), 8, [] { return 255u; }));
    }
  for (const std::int64_t ways : {1ll, 2ll, 3ll, 6ll, 10ll, 100ll, 641ll, 65'537ll, 0x7fffffffll, 0x80000000ll, 0x80000001ll, 0xc0000000ll,
                                  0xfffffffell, 0xffffffffll}) {
    Words words{42, std::uint64_t(ways)};
    Stream stream{42, std::uint64_t(ways)};
    INFO(ways);
    for (int i = 0; i < 200; ++i) REQUIRE(words.below(ways) == below(std::uint64_t(ways), 32, [&] { return stream.next(); }));
  }
}

TEST_CASE("dice of more than 32 bits take two words, without bias too") {
  for (const std::int64_t ways : {0x100000000ll, 0x100000001ll, 999'999'999'999ll, 0x4000000000000001ll, 0x7fffffffffffffffll}) {
    Words words{42, std::uint64_t(ways)};
    Stream stream{42, std::uint64_t(ways)};
    const auto draw = [&] {
      const std::uint64_t high = stream.next();
      return high << 32 | stream.next();
    };
    INFO(ways);
    for (int i = 0; i < 200; ++i) {
      const std::int64_t pick = words.below(ways);
      REQUIRE((0 <= pick && pick < ways));
      REQUIRE(pick == below(std::uint64_t(ways), 64, draw));
    }
  }
}

TEST_CASE("a seeded source knows whether it was used") {
  Seeded dice{1};
  CHECK(!dice.used());
  dice.roll(d6, "die");
  CHECK(dice.used());
}

TEST_CASE("entered faces come in order, and open ones from elsewhere") {
  const std::vector<Face> given{4, kOpen, 0, kTails, 3};
  Seeded open{9};
  Entered dice{given, open};
  CHECK(dice.roll(d6, "shot") == 4);
  CHECK(!open.used());
  CHECK(dice.roll(d6, "exposure") == faces(9, 0, d6, 1)[0]);
  CHECK(open.used());
  CHECK(dice.roll(d10, "stand") == 0);
  CHECK(dice.roll(coin, "first move") == kTails);
  CHECK(dice.roll(avd, "companies") == 3);
  CHECK_NOTHROW(dice.all_used());
}

TEST_CASE("entered faces that do not fit are refused, naming the die and what it is for") {
  const auto rolled = [](std::vector<Face> given, const Die& die) {
    return refused([&] {
      Seeded open{0};
      Entered dice{given, open};
      dice.roll(die, "exposure");
      dice.all_used();
    });
  };
  CHECK(rolled({1}, d6) == "accepted");
  CHECK(rolled({}, d6) == "too few dice: none is left for the d6 (1-6) for exposure");
  CHECK(rolled({2, 3}, d6) == "too many dice: 2 were given and 1 was rolled");
  CHECK(rolled({7}, d6) == "7 is not a face of the d6 (1-6) for exposure");
  CHECK(rolled({0}, d6) == "0 is not a face of the d6 (1-6) for exposure");
  CHECK(rolled({10}, d10) == "10 is not a face of the d10 (0-9) for exposure");
  CHECK(rolled({101}, d100) == "101 is not a face of the d100 (1-100) for exposure");
  CHECK(rolled({6}, avd) == "6 is not a face of the avd (2 3 4 5) for exposure");
  CHECK(rolled({0}, coin) == "0 is not a face of the coin (heads or tails) for exposure");
  CHECK(rolled({kTails}, d6) == "tails is not a face of the d6 (1-6) for exposure");
  CHECK(rolled({2}, coin) == "2 is not a face of the coin (heads or tails) for exposure");
}

TEST_CASE("a recorder writes down every die, from whatever source") {
  const std::vector<Face> given{4, kTails, 5};
  Seeded open{0};
  Entered entered{given, open};
  Record record;
  Recorder dice{entered, record};
  CHECK(dice.roll(d6, "shot") == 4);
  CHECK(dice.roll(coin, "first move") == kTails);
  CHECK(dice.roll(avd, "companies") == 5);
  REQUIRE(record.entries.size() == 3);
  CHECK(record.entries[0].what == Entry::What::die);
  CHECK(record.entries[0].die == &d6);
  CHECK(record.entries[0].label == "shot");
  CHECK(record.entries[0].value == 4);
  CHECK(record.entries[1].value == kTails);
  CHECK(record.entries[2].die == &avd);
  CHECK_THROWS_AS(dice.roll(d6, "one more"), Bad);
  CHECK(record.entries.size() == 3);
}

TEST_CASE("a pool and a fold roll one die after another") {
  const std::vector<Face> given{1, 6, 3, 4, 2, 2, 5};
  Seeded open{0};
  Entered entered{given, open};
  Record record;
  Recorder dice{entered, record};
  CHECK(dice.among(2, {d6, 2}, at_least(7), "shot") == 2);  // 1+6 and 3+4
  struct Sum {
    std::int32_t all;
  };
  const Sum sum =
      dice.fold(3, Sum{0}, [&](Sum s, int i) { return Sum{s.all * 10 + std::int32_t(dice.roll(d6, i == 0 ? "first" : "more"))}; });
  CHECK(sum.all == 225);
  entered.all_used();
  CHECK(record.entries.size() == 7);
  CHECK(record.entries[3].label == "shot");
  CHECK(record.entries[4].label == "first");
  CHECK(record.entries[6].label == "more");
}

TEST_CASE("a band is that of the face that was rolled") {
  const std::vector<Face> given{1, 2, 3, 4, 5, 6};
  Seeded open{0};
  Entered dice{given, open};
  const Face tops[] = {1, 4};
  std::vector<int> bands;
  for (int i = 0; i < 6; ++i) bands.push_back(dice.band(d6, tops, "bayonet"));
  CHECK(bands == std::vector<int>{0, 1, 1, 1, 2, 2});
}

TEST_CASE("a face is found on a die, the first where it stands twice") {
  CHECK(pick_of(d6, 1) == 0);
  CHECK(pick_of(d6, 6) == 5);
  CHECK(pick_of(d6, 0) == -1);
  CHECK(pick_of(d6, 7) == -1);
  CHECK(pick_of(d10, 0) == 0);
  CHECK(pick_of(Die{"d10", 10}, 0) == 9);  // one from 1 to 10 reads its nought as ten
  CHECK(pick_of(Die{"d10", 10}, 10) == 9);
  CHECK(pick_of(coin, kTails) == 1);
  CHECK(pick_of(coin, 1) == -1);
  CHECK(pick_of(avd, 3) == 1);
  CHECK(pick_of(avd, 1) == -1);
  CHECK(pick_of(d6, kOpen) == -1);
}
