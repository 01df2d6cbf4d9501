// A dice expression, parsed: what evaluate.hpp gives a meaning to.
#pragma once
#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <vector>
#include "rules/dice.hpp"

namespace rules::roll {

inline constexpr std::int64_t kMostDice = 1'000'000;
inline constexpr int kDeepest = 100;  // parentheses
inline constexpr std::string_view kTooManyDice = "1,000,000 dice in a roll are the most there can be";

// What becomes of a die that shows something within `when`.
struct Change {
  enum class Kind : std::uint8_t { reroll, reroll_once, explode } kind;
  Span when;
};

// Of a pool's dice, ranked downwards by what each shows after so many changes, the earlier of two equal ones
// first, those from rank `from` to before rank `to` are kept. Marks add up: a die counts that every Keep keeps.
struct Keep {
  std::size_t after;
  std::int64_t from, to;
};

// Dice alike, thrown together.
struct Pool {
  std::int64_t count = 1;
  Die die{};
  bool ten = false;                        // a d10: the face 0, as it is typed, is ten
  std::vector<Face> faces;                 // of a die whose faces are listed, rising
  std::vector<Change> changes;             // in the order written
  std::vector<Keep> keeps;                 // rising in `after`
  std::optional<Span> counted;             // the pool's value is how many of the dice show one of these
  std::string name, text, again, further;  // of the die; what a throw is for, a repeated one, one of a chain
};

// A number, a pool, or a sum or product of the nodes that follow from `child` over `next`.
struct Node {
  enum class Kind : std::uint8_t { number, pool, sum, product } kind;
  bool negated = false;
  std::int64_t number = 0;  // of a pool: which
  int child = -1, next = -1;
};

struct Tree {
  std::vector<Node> nodes;
  std::deque<Pool> pools;  // in reading order
  int root = 0;
  Tree() = default;
  Tree(const Tree&) = delete;  // pools point into themselves
  Tree& operator=(const Tree&) = delete;
};

}  // namespace rules::roll
