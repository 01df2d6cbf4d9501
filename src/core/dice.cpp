#include "rules/dice.hpp"
#include "rules/error.hpp"
#include "rules/seeded.hpp"
#include "rules/sources.hpp"

namespace rules {

int Dice::among(int n, Throw each, Span wanted, std::string_view what) {
  int count = 0;
  for (int i = 0; i < n; ++i) {
    Face total = 0;
    for (int d = 0; d < each.dice; ++d) total += roll(each.die, what);
    count += wanted.has(total);
  }
  return count;
}

int Dice::sort(const Die& die, const Face* tops, std::size_t n, std::string_view what) {
  const Face face = roll(die, what);
  int band = 0;
  for (std::size_t i = 0; i < n; ++i) band += face > tops[i];
  return band;
}

void Dice::repeat(int n, void* state, std::size_t, Step step) {
  for (int i = 0; i < n; ++i) step(state, i);
}

__extension__ using Wide = unsigned __int128;

std::int64_t Words::wide(std::uint64_t ways) {
  const auto draw = [&] {
    const std::uint64_t high = next();
    return high << 32 | next();
  };
  auto m = static_cast<Wide>(draw()) * ways;
  if (std::uint64_t(m) < ways)
    for (const std::uint64_t floor = -ways % ways; std::uint64_t(m) < floor;) m = static_cast<Wide>(draw()) * ways;
  return std::int64_t(m >> 64);
}

std::int64_t pick_of(const Die& die, Face face) {
  const bool printed_0_to_9 = die.name == d10.name && die.low == 1;  // a d10 that reads its nought as ten
  if (face == 0 && printed_0_to_9) return 9;
  if (!die.faces) return face >= die.low && face - die.low < die.ways ? face - die.low : -1;
  for (std::int64_t p = 0; p < die.ways; ++p)
    if (die.faces[p] == face) return p;
  return -1;
}

std::string faces_of(const Die& die) {
  if (&die == &coin) return "heads or tails";
  if (!die.faces) return std::to_string(die.low) + "-" + std::to_string(die.low + die.ways - 1);
  std::string s;
  for (std::int64_t p = 0; p < die.ways; ++p) {
    if (p > 0 && die.faces[p] == die.faces[p - 1]) continue;
    if (p == 12) return s + " …";
    s += (p > 0 ? " " : "") + std::to_string(die.faces[p]);
  }
  return s;
}

std::string face_words(Face face) { return face == kHeads ? "heads" : face == kTails ? "tails" : std::to_string(face); }

namespace {
std::string quoted(const Die& die, std::string_view what) {
  return "the " + std::string{die.name} + " (" + faces_of(die) + ") for " + std::string{what};
}
}  // namespace

std::string not_on(const Die& die, Face face, std::string_view what) { return face_words(face) + " is not a face of " + quoted(die, what); }
std::string too_few(const Die& die, std::string_view what) { return "too few dice: none is left for " + quoted(die, what); }
std::string too_many(std::size_t given, std::size_t rolled) {
  return "too many dice: " + std::to_string(given) + (given == 1 ? " was" : " were") + " given and " + std::to_string(rolled) +
         (rolled == 1 ? " was" : " were") + " rolled";
}

std::int64_t Entered::pick(const Die& die, std::string_view what) {
  if (next_ == faces_.size()) throw Bad{too_few(die, what)};
  const Face face = faces_[next_++];
  if (face == kOpen) return open_.pick(die, what);
  const std::int64_t p = pick_of(die, face);
  if (p < 0) throw Bad{not_on(die, face, what)};
  return p;
}

void Entered::all_used() const {
  if (next_ != faces_.size()) throw Bad{too_many(faces_.size(), next_)};
}

}  // namespace rules
