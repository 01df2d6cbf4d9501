// Dice, and the only door to luck.
#pragma once
#include <cstddef>
#include <cstdint>
#include <limits>
#include <string_view>
#include <type_traits>

namespace rules {

using Face = std::int64_t;

// A die: `ways` equally likely picks 0..ways-1, each showing a face.
struct Die {
  std::string_view name;
  std::int64_t ways;
  Face low = 1;                 // pick p shows low + p …
  const Face* faces = nullptr;  // … unless the faces are listed: `ways` of them
  constexpr Face face(std::int64_t pick) const { return faces ? faces[pick] : low + pick; }
};

inline constexpr Face kAverageFaces[] = {2, 3, 3, 4, 4, 5};
inline constexpr Die d6{"d6", 6}, d10{"d10", 10, 0}, d20{"d20", 20}, d100{"d100", 100};
inline constexpr Die avd{"avd", 6, 0, kAverageFaces};
// The faces of a coin: no numbers that anybody could type.
inline constexpr Face kHeads = -2'000'000'000'000'000'000, kTails = kHeads + 1;
inline constexpr Die coin{"coin", 2, kHeads};

// Faces or totals from low to high, both included.
struct Span {
  Face low = std::numeric_limits<Face>::min(), high = std::numeric_limits<Face>::max();
  constexpr bool has(Face f) const { return low <= f && f <= high; }
};
constexpr Span at_least(Face low) { return {low, std::numeric_limits<Face>::max()}; }
constexpr Span at_most(Face high) { return {std::numeric_limits<Face>::min(), high}; }

// One throw of a pool: `dice` alike, read as their sum (2d6 a shot, 1d10 a stand).
struct Throw {
  const Die& die;
  int dice = 1;
};

// One step of a fold, the type of its state forgotten.
struct Step {
  void* self;
  void (*call)(void* self, void* state, int i);
  void operator()(void* state, int i) const { call(self, state, i); }
};

// A source of dice: seeded, entered by hand, asked for, recorded, or every possibility in turn.
// A rule that rolls through these four operations needs no second statement for its odds.
class Dice {
 public:
  virtual ~Dice() = default;

  // One die; `what` is what it is for, as a player would say it.
  Face roll(const Die& die, std::string_view what) { return die.face(pick(die, what)); }

  // Which band a die falls in: 0 up to tops[0], 1 up to tops[1] …, N beyond them. Under odds a branch a band, not
  // one a face.
  template <std::size_t N> int band(const Die& die, const Face (&tops)[N], std::string_view what) {
    static_assert(N < kMostBands);
    return sort(die, tops, N, what);
  }
  static constexpr std::size_t kMostBands = 4;

  // How many of n throws come to a total within `wanted`. Under odds a branch a count, not one a face.
  virtual int among(int n, Throw each, Span wanted, std::string_view what);

  // Repeats step(state, i) -> state for i in 0..n-1. Under odds equal states merge after each step, so a
  // state should hold only what later steps and the result need; roll one die a step where you can.
  template <class State, class F> State fold(int n, State state, F step) {
    static_assert(std::is_trivially_copyable_v<State> && std::has_unique_object_representations_v<State>);
    repeat(n, &state, sizeof state, {&step, [](void* f, void* s, int i) {
                                       auto& held = *static_cast<State*>(s);
                                       held = (*static_cast<F*>(f))(held, i);
                                     }});
    return state;
  }

 protected:
  virtual int sort(const Die& die, const Face* tops, std::size_t n, std::string_view what);

 private:
  friend class Recorder;
  friend class Entered;
  virtual std::int64_t pick(const Die& die, std::string_view what) = 0;  // 0..ways-1, equally likely
  virtual void repeat(int n, void* state, std::size_t size, Step step);
};

}  // namespace rules
