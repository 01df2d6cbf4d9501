// Dice that were rolled on the table, and dice that are written down as they fall.
#pragma once
#include <optional>
#include <span>
#include <string>
#include "rules/record.hpp"

namespace rules {

inline constexpr Face kOpen = std::numeric_limits<Face>::min();  // a `?` in a list of faces

// The pick that shows a face, or -1 where the die has no such face. On a list with repeats, the first. A d10 that
// runs from 1 to 10 takes 0 for its ten.
std::int64_t pick_of(const Die& die, Face face);

// "4"; "heads" or "tails" of a coin.
std::string face_words(Face face);

// "1-6", "0-9", "2 3 4 5", "heads or tails": the faces of a die, for messages.
std::string faces_of(const Die& die);

// "7 is not on a d6 (1-6), for exposure"
std::string not_on(const Die& die, Face face, std::string_view what);
std::string too_few(const Die& die, std::string_view what);
std::string too_many(std::size_t given, std::size_t rolled);

// Faces in the order given; kOpen ones come from `open`. Throws Bad for a wrong face or a missing one.
class Entered final : public Dice {
 public:
  Entered(std::span<const Face> faces, Dice& open) : faces_{faces}, open_{open} {}
  void all_used() const;  // throws Bad when faces are left over

 private:
  std::int64_t pick(const Die& die, std::string_view what) override;
  std::span<const Face> faces_;
  Dice& open_;
  std::size_t next_ = 0;
};

// Writes every die down in a record, from whatever source it comes.
class Recorder final : public Dice {
 public:
  Recorder(Dice& from, Record& record) : from_{from}, record_{record} {}

 private:
  std::int64_t pick(const Die& die, std::string_view what) override {
    const std::int64_t p = from_.pick(die, what);
    record_.add({.what = Entry::What::die, .label = what, .value = die.face(p), .die = &die});
    return p;
  }
  Dice& from_;
  Record& record_;
};

}  // namespace rules
