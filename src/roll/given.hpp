// Faces that lie on the table while odds are worked out.
#pragma once
#include <span>
#include "core/mass.hpp"
#include "roll/tree.hpp"
#include "rules/sources.hpp"

namespace rules::roll {

// In reading order, kOpen where one is open. Where it depends on an open one which die the next is for (its pool
// rerolls or explodes), every pick of it is tried, like the digits of an odometer.
class Given {
 public:
  explicit Given(std::span<const Face> faces) : faces_{faces}, listed_{faces.size()} {
    while (listed_ > 0 && faces_[listed_ - 1] == kOpen) --listed_;  // those at the end are open anyhow
  }

  // Before the last face that was entered.
  bool more() const { return at_ < listed_; }
  // The next one, for a die of this pool; nothing where it stays open.
  std::optional<Face> next(const Pool& p, std::string_view what) {
    Face face = faces_[at_++];
    if (face == kOpen) return p.changes.empty() ? std::nullopt : std::optional{p.die.face(tried(p.die.ways))};
    if (p.ten && face == 0) face = 10;
    const std::int64_t pick = pick_of(p.die, face);
    if (pick < 0) throw Bad{not_on(p.die, face, what)};
    return p.die.face(pick);
  }
  // Behind the last face that was entered so many dice are thrown at least.
  void need(std::int64_t dice) { needed_ += dice; }
  // Throws Bad where faces are left over.
  void finish() const {
    const std::size_t thrown = at_ + std::size_t(needed_);
    if (thrown < faces_.size()) throw Bad{too_many(faces_.size(), thrown)};
  }

  // In how many picks this is one, and the next of them.
  Big ways() const {
    Big all = 1;
    for (const Digit& d : tried_) all *= d.ways;
    return all;
  }
  bool advance() {
    while (!tried_.empty() && ++tried_.back().at == tried_.back().ways) tried_.pop_back();
    at_ = depth_ = 0;
    needed_ = 0;
    return !tried_.empty();
  }

 private:
  struct Digit {
    std::int64_t at, ways;
  };
  std::int64_t tried(std::int64_t ways) {
    if (depth_ == tried_.size()) tried_.push_back({0, ways});
    return tried_[depth_++].at;
  }
  std::span<const Face> faces_;
  std::size_t listed_, at_ = 0, depth_ = 0;
  std::int64_t needed_ = 0;
  std::vector<Digit> tried_;
};

}  // namespace rules::roll
