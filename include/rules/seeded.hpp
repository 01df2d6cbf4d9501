// Dice from a seed: resolution n of a seed has the same faces on any machine, whatever came before it.
#pragma once
#include <Random123/philox.h>
#include "rules/dice.hpp"

namespace rules {

// Philox4x32-10 with the seed as its key and (n, block) as its counter; four words a block, taken from the last.
class Words {
 public:
  explicit Words(std::uint64_t seed, std::uint64_t n = 0)
      : key_{{std::uint32_t(seed), std::uint32_t(seed >> 32)}}, at_{{std::uint32_t(n), std::uint32_t(n >> 32), 0, 0}} {}
  std::uint32_t next() {
    if (left_ == 0) {
      block_ = r123::Philox4x32{}(at_, key_);
      if (++at_[2] == 0) ++at_[3];
      left_ = 4;
    }
    return block_[--left_];
  }
  // 0..ways-1, each equally likely: of the 2^32 (or 2^64) inputs each result takes the same number, and the few
  // left over are drawn again (Lemire's multiplication: the low half below 2^32 mod ways is the remainder).
  std::int64_t below(std::int64_t ways) { return ways <= 0xffffffff ? narrow(std::uint32_t(ways)) : wide(std::uint64_t(ways)); }

 private:
  std::int64_t narrow(std::uint32_t ways) {
    std::uint64_t m = std::uint64_t{next()} * ways;
    if (std::uint32_t(m) < ways) [[unlikely]]
      for (const std::uint32_t floor = -ways % ways; std::uint32_t(m) < floor;) m = std::uint64_t{next()} * ways;
    return std::int64_t(m >> 32);
  }
  std::int64_t wide(std::uint64_t ways);
  r123::Philox4x32::key_type key_;
  r123::Philox4x32::ctr_type at_, block_{};
  int left_ = 0;
};

class Seeded final : public Dice {
 public:
  explicit Seeded(std::uint64_t seed, std::uint64_t n = 0) : words_{seed, n} {}
  bool used() const { return used_; }

 private:
  std::int64_t pick(const Die& die, std::string_view) override {
    used_ = true;
    return words_.below(die.ways);
  }
  Words words_;
  bool used_ = false;
};

}  // namespace rules
