// What many resolutions came to.
#pragma once
#include "show/cells.hpp"

namespace rules::show {

// Mean, least and most of each number; how often each word or truth.
class Summary {
 public:
  explicit Summary(std::span<const Shown> fields) : fields_{fields} {}
  void add(const Outcome& outcome);
  void checked(bool held) { held_ += held; }
  void write(Out& out, bool check, bool md) const;
  std::uint64_t count() const { return count_; }
  std::uint64_t held() const { return held_; }

 private:
  struct Tally {
    std::uint64_t count = 0;
    Cell least = 0, most = 0;
    long double sum = 0;
    std::vector<std::uint64_t> words;
  };
  std::span<const Shown> fields_;
  std::vector<Tally> of_;
  std::uint64_t count_ = 0, held_ = 0;
};

}  // namespace rules::show
