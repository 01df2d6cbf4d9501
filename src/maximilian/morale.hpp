// What shakes a unit and what steadies it, for the morale test and for the rally after a rout.   [MAX-MORALE-1]
#pragma once
#include <algorithm>
#include "maximilian/inside.hpp"
#include "maximilian/maximilian.hpp"

namespace rules::maximilian {

enum class Rout : std::uint8_t { within_12, within_24 };
inline constexpr Word kRouts[] = {{"12", "within 12\""}, {"24", "within 24\""}};
constexpr std::span<const Word> words(Rout) { return kRouts; }

struct Nerve {
  Class of = Class::militia;
  int stands = 0, stands_lost = 0;
  bool disordered = false, hard_cover = false, officer_attached = false, general_attached = false, general_within_12 = false;
  bool general_killed = false, officer_killed = false, under_artillery_fire = false, again = false, artillery = false;
  std::optional<Rout> rout_within;
};

// Its fields, in a situation that holds a Nerve as its member N.
template <auto N>
inline constexpr std::array kNerveFields = {
    Field{"class", 'c', inside<N, &Nerve::of>(), "its class", 0, 0, true},
    Field{"stands", 's', inside<N, &Nerve::stands>(), "its whole stands", 0, 10'000, true},
    Field{"stands_lost", 'l', inside<N, &Nerve::stands_lost>(), "stands that it has lost"},
    Field{"disordered", 'x', inside<N, &Nerve::disordered>(), "it is disordered"},
    Field{"hard_cover", 'v', inside<N, &Nerve::hard_cover>(), "it is in hard cover"},
    Field{"officer_attached", 'o', inside<N, &Nerve::officer_attached>(), "an officer is attached to it"},
    Field{"general_attached", 'g', inside<N, &Nerve::general_attached>(), "a general is attached to it"},
    Field{"general_within_12", 'G', inside<N, &Nerve::general_within_12>(), "a general is within 12\""},
    Field{"general_killed", 'k', inside<N, &Nerve::general_killed>(), "a general has been killed"},
    Field{"officer_killed", 'K', inside<N, &Nerve::officer_killed>(), "an officer has been killed"},
    Field{"rout_within", 'r', inside<N, &Nerve::rout_within>(), "inches within which the nearest unit routs"},
    Field{"under_artillery_fire", 'a', inside<N, &Nerve::under_artillery_fire>(), "it is under artillery fire"},
    Field{"again", 'n', inside<N, &Nerve::again>(), "its second test, or a later one"},
    Field{"artillery", 0, inside<N, &Nerve::artillery>(), "it is a gun; each figure counts as a stand"},
};

template <std::size_t... N> constexpr auto together(const std::array<Field, N>&... lists) {
  std::array<Field, (N + ...)> all{};
  auto to = all.begin();
  ((to = std::copy(lists.begin(), lists.end(), to)), ...);
  return all;
}

template <class F> constexpr Row morale_row(std::string_view id, std::int32_t value, std::string_view label, F when) {
  return modifier(id, value, label, "MAX-MORALE-1", when).in("morale.modifiers").of_set();
}

// A phase joins them before its own, so that a row keeps its place in every table.
inline constexpr Row kNerveRows[] = {
    modifier("whole_stands", -1, "steps of whole stands", "MAX-MORALE-1", When::counted()).in("morale.modifiers").of_set(),
    value("stands_a_step", 2, "whole stands to a step", "MAX-MORALE-1", 1, 100).in("morale.values").of_set(),
    morale_row("stands_lost", +1, "stands lost", [](const Nerve& n) { return n.stands_lost; }),
    morale_row("disordered", +1, "disordered", [](const Nerve& n) { return n.disordered; }),
    morale_row("hard_cover", -1, "in hard cover", [](const Nerve& n) { return n.hard_cover; }),
    morale_row("officer_attached", -1, "officer attached", [](const Nerve& n) { return n.officer_attached; }),
    morale_row("general_attached", -2, "general attached", [](const Nerve& n) { return n.general_attached; }),
    morale_row("general_within_12", -1, "general within 12\"", [](const Nerve& n) { return n.general_within_12 && !n.general_attached; }),
    morale_row("general_killed", +2, "general killed", [](const Nerve& n) { return n.general_killed; }),
    morale_row("officer_killed", +1, "officer killed", [](const Nerve& n) { return n.officer_killed; }),
    morale_row("rout_within_12", +2, "rout within 12\"", [](const Nerve& n) { return n.rout_within == Rout::within_12; }),
    morale_row("rout_within_24", +1, "rout within 24\"", [](const Nerve& n) { return n.rout_within == Rout::within_24; }),
    morale_row("under_artillery_fire", +1, "under artillery fire", [](const Nerve& n) { return n.under_artillery_fire; }),
    morale_row("again", +1, "second or later test", [](const Nerve& n) { return n.again; }),
};

// `militia` is the place of the class table. The Nerve is a copy: one that began its situation would bring in the extras.
inline int shaken(Nerve n, const Charts& now, int militia) {
  int sum = now.apply(of_class(militia, n.of));
  const int steps = n.stands / now[place(kNerveRows, "stands_a_step")];
  if (steps) sum += now.apply(place(kNerveRows, "whole_stands"), steps);
  return sum + now.modifiers(n);
}

}  // namespace rules::maximilian
