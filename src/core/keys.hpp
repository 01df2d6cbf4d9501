// An open-addressed set of equal-sized keys, numbered in order of arrival.
#pragma once
#include <algorithm>
#include <cstdint>
#include <cstring>
#include <vector>

namespace rules {

class Keys {
 public:
  explicit Keys(std::size_t words) : words_{words}, slots_(64, 0) {}
  std::size_t count() const { return count_; }
  std::size_t words() const { return words_; }
  const std::uint64_t* operator[](std::size_t i) const { return keys_.data() + i * words_; }
  // Word by word: a key has one or two, and a call of memcmp costs more than it compares.
  bool same(const std::uint64_t* a, const std::uint64_t* b) const {
    for (std::size_t i = 0; i < words_; ++i)
      if (a[i] != b[i]) return false;
    return true;
  }

  std::size_t find_or_add(const std::uint64_t* key) {
    if (2 * (count_ + 1) > slots_.size()) grow();
    std::size_t h = hash(key);
    for (;; ++h) {
      std::uint32_t& slot = slots_[h & (slots_.size() - 1)];
      if (slot == 0) {
        slot = std::uint32_t(++count_);
        keys_.insert(keys_.end(), key, key + words_);
        return count_ - 1;
      }
      if (same((*this)[slot - 1], key)) return slot - 1;
    }
  }
  void clear() {
    keys_.clear();
    count_ = 0;
    std::fill(slots_.begin(), slots_.end(), 0u);
  }

 private:
  __extension__ using Wide = unsigned __int128;
  std::size_t hash(const std::uint64_t* key) const {
    std::uint64_t h = 0x9E3779B97F4A7C15u;
    for (std::size_t i = 0; i < words_; ++i) {
      const Wide product = static_cast<Wide>(h ^ key[i]) * 0xff51afd7ed558ccdu;  // both halves: a key's high bits count too
      h = std::uint64_t(product) ^ std::uint64_t(product >> 64);
    }
    return std::size_t(h);
  }
  void grow() {
    slots_.assign(slots_.size() * 2, 0);
    for (std::size_t i = 0; i < count_; ++i) {
      std::size_t h = hash((*this)[i]);
      while (slots_[h & (slots_.size() - 1)]) ++h;
      slots_[h & (slots_.size() - 1)] = std::uint32_t(i + 1);
    }
  }
  std::size_t words_, count_ = 0;
  std::vector<std::uint64_t> keys_;
  std::vector<std::uint32_t> slots_;
};

}  // namespace rules
