// What the phases of Maximilian share: the words, and the published table of classes.
#pragma once
#include <optional>
#include "rules/catalogue.hpp"

namespace rules::maximilian {

enum class Class : std::uint8_t { militia, poor, regular, veteran, elite };
inline constexpr Word kClasses[] = {{"militia"}, {"poor"}, {"regular"}, {"veteran"}, {"elite"}};
constexpr std::span<const Word> words(Class) { return kClasses; }

enum class Arm : std::uint8_t { infantry, cavalry };
inline constexpr Word kArms[] = {{"infantry"}, {"cavalry"}};
constexpr std::span<const Word> words(Arm) { return kArms; }

enum class Range : std::uint8_t { close, medium, far };
inline constexpr Word kRanges[] = {{"close", "close range"}, {"medium", "medium range"}, {"long", "long range"}};
constexpr std::span<const Word> words(Range) { return kRanges; }

enum class Cover : std::uint8_t { open, soft, hard };
inline constexpr Word kCovers[] = {{"open", "in the open"}, {"soft", "soft cover"}, {"hard", "hard cover"}};  // from least to most
constexpr std::span<const Word> words(Cover) { return kCovers; }

// A column of the class table: five rows in the order of Class, shared by every phase that joins them.
// A rule picks its row: now.apply(of_class(the("classes.melee.militia"), s.of)).
constexpr Row class_row(std::string_view column, std::string_view id, std::int32_t value, std::string_view clause) {
  return modifier(id, value, id, clause).in(column).of_set();
}
constexpr Row actions_row(std::string_view id, std::int32_t actions, std::string_view label) {
  return value(id, actions, label, "MAX-ACT-1", 1, 20).in("classes.actions").of_set();
}
inline constexpr Row kActionRows[] = {
    actions_row("militia", 1, "militia's actions"),     actions_row("poor", 1, "a poor unit's actions"),
    actions_row("regular", 2, "regulars' actions"),     actions_row("veteran", 3, "veterans' actions"),
    actions_row("elite", 3, "an elite unit's actions"),
};
inline constexpr Row kFiringRows[] = {
    class_row("classes.firing", "militia", +2, "MAX-FIRE-3"), class_row("classes.firing", "poor", +1, "MAX-FIRE-3"),
    class_row("classes.firing", "regular", 0, "MAX-FIRE-3"),  class_row("classes.firing", "veteran", -1, "MAX-FIRE-3"),
    class_row("classes.firing", "elite", -2, "MAX-FIRE-3"),
};
inline constexpr Row kMeleeRows[] = {
    class_row("classes.melee", "militia", +1, "MAX-MELEE-1"), class_row("classes.melee", "poor", 0, "MAX-MELEE-1"),
    class_row("classes.melee", "regular", 0, "MAX-MELEE-1"),  class_row("classes.melee", "veteran", -1, "MAX-MELEE-1"),
    class_row("classes.melee", "elite", -2, "MAX-MELEE-1"),
};
inline constexpr Row kMoraleRows[] = {
    class_row("classes.morale", "militia", +2, "MAX-MORALE-1"), class_row("classes.morale", "poor", +1, "MAX-MORALE-1"),
    class_row("classes.morale", "regular", 0, "MAX-MORALE-1"),  class_row("classes.morale", "veteran", -1, "MAX-MORALE-1"),
    class_row("classes.morale", "elite", -2, "MAX-MORALE-1"),
};
constexpr int of_class(int militia, Class c) { return militia + int(c); }

// The mark of a unit that has come back from a rout, on the dice of an S (a situation, or a side of a melee).
template <class S>
inline constexpr Row kRallied[] = {
    modifier("rallied", +1, "rallied from a rout", "MAX-CLASS-1", [](const S& s) { return bool(s.rallied); }).of_set(),
};

// The band that a distance falls in, its three rows being those from `close` on; nothing beyond the last.
inline std::optional<Range> band_of(Length distance, const Charts& now, int close) {
  for (const Range r : {Range::close, Range::medium, Range::far})
    if (distance.nano_mm() <= now.length(close + int(r)).nano_mm()) return r;
  return {};
}

// What a die has to come to, from the rows close, medium, long, soft_cover, hard_cover and least of [hit_number].
inline int hit_number(const Charts& now, int close, Range range, Cover cover) {
  int hit = now[close + int(range)];
  if (cover != Cover::open) hit += now[close + 2 + int(cover)];
  const int least = close + 5;
  return hit < now.peek(least) ? now[least] : hit;
}

}  // namespace rules::maximilian
