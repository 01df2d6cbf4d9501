// What a rule's author writes: fields, outcome fields, and the phase that ties them to the rule.
#pragma once
#include <algorithm>
#include <memory>
#include <new>
#include <vector>
#include "rules/charts.hpp"
#include "rules/error.hpp"

namespace rules {

// One fact of a situation: flag (like-this), JSON and batch key (like_this), prompt, completion word, manual line.
struct Field {
  std::string_view name;  // like_this
  char letter;            // its one-letter form, or 0
  Member member;
  std::string_view help;
  std::int64_t low = 0, high = 10'000;  // of a number
  bool required = false;
};

// One field of an outcome.
struct Shown {
  std::string_view name;
  Member member;
  std::string_view label;    // for a truth "what is so|what is not": "a Legionnaire falls|nobody falls"
  std::string_view after{};  // in text it stands behind the dice of this label; else at the end
  std::string_view unit{};   // said after a number: "in", or "round|rounds"
  enum class Look : std::uint8_t {
    plain,
    spent,        // a number said with a minus
    unless_next,  // left out of text where the next field's value is the same
    unless_zero,  // left out of text where it is 0 or false
  } look = Look::plain;
};

inline constexpr std::size_t kMaxOutcome = 8;
using Outcome = std::array<Cell, kMaxOutcome>;  // unused cells are 0

// A clause that computes nothing; --explain shows it where the outcome's `field` is `equals` (no field: always).
struct Reminder {
  std::string_view clause, text, field{};
  Cell equals = 1;
};

// A phase's situation, its type forgotten, with what its settling made.
struct Situation {
  alignas(16) std::byte bytes[640];
  std::shared_ptr<const void> made;
};

struct Rule {
  void (*begin)(Situation&);                                       // the defaults
  void (*settle)(Situation&, const Charts&);                       // once: validate, forbid, derive; throws Bad or Forbidden
  void (*play)(const Situation&, const Charts&, Dice&, Outcome&);  // often: the rule itself
};

namespace detail {
template <class> struct played;
template <class O, class S> struct played<O (*)(const S&, const Charts&, Dice&)> {
  using outcome = O;
  using situation = S;
};
}  // namespace detail

// rule<settle, play, kOutcome>: settle is `void(S&, const Charts&)`, or returns a std::shared_ptr to keep for
// the situation's life; play is `Result(const S&, const Charts&, Dice&)`.
template <auto Settle, auto Play, const auto& Fields>
inline constexpr Rule rule = {  // begin, settle, play
    [](Situation& b) {
      using S = typename detail::played<decltype(Play)>::situation;
      static_assert(sizeof(S) <= sizeof b.bytes && std::is_trivially_copyable_v<S>);
      new (b.bytes) S{};
    },
    [](Situation& b, const Charts& now) {
      using S = typename detail::played<decltype(Play)>::situation;
      auto& s = *std::launder(reinterpret_cast<S*>(b.bytes));
      if constexpr (std::is_void_v<decltype(Settle(s, now))>) Settle(s, now);
      else b.made = Settle(s, now);
    },
    [](const Situation& b, const Charts& now, Dice& dice, Outcome& out) {
      using S = typename detail::played<decltype(Play)>::situation;
      const auto result = Play(*std::launder(reinterpret_cast<const S*>(b.bytes)), now, dice);
      static_assert(std::size(Fields) <= kMaxOutcome);
      out.fill(0);
      [&]<std::size_t... I>(std::index_sequence<I...>) { ((out[I] = Fields[I].member.of(&result)), ...); }
      (std::make_index_sequence<std::size(Fields)>{});
    }};

// For a phase with nothing to check or derive.
template <class S> void settled(S&, const Charts&) {}

// A sheet to print instead of a resolution (a roster, an order grid): rows of cells, the first the heads.
struct Grid {
  std::string_view title;
  std::vector<std::vector<std::string_view>> rows;
  std::vector<std::shared_ptr<const std::string>> made;  // cells that are not constants
};
using Draw = void (*)(const Situation&, const Charts&, std::vector<Grid>&);

class Odds;
struct Phase;
using Exactly = Odds (*)(const Phase&, const Situation&, const Charts&, std::span<const Face> fixed);

// One thing that a rule set resolves: a line of the catalogue.
struct Phase {
  std::string_view set, name, summary;
  std::string_view title;    // "section of {section} at {range}[ with {officers:officer,officers}]{wounded?, wounded}"
  std::string_view example;  // a command line
  std::span<const Field> fields{};
  std::span<const Row> table{};
  std::span<const Shown> outcome{};
  Rule rule{};
  std::size_t headline = 0;
  std::string_view main_roll{};  // what --mod changes, in words; empty: it takes none
  std::span<const Reminder> reminders{};
  Draw draw = nullptr;        // a sheet instead of a resolution
  Exactly exactly = nullptr;  // odds found otherwise than by trying every possibility
  bool rolls = true;          // false: no dice at all
};

struct Set {
  std::string_view name, title, author, printed_in, summary;
  Unit unit;  // of a bare number of length
  std::span<const Phase* const> phases;
  std::span<const Reminder> reminders{};
};

consteval bool names_fields(std::string_view title, std::span<const Field> fields) {
  for (std::size_t open = title.find('{'); open != title.npos; open = title.find('{', open + 1)) {
    const std::string_view inside = title.substr(open + 1);
    const std::string_view name = inside.substr(0, inside.find_first_of(":?}"));
    if (std::none_of(fields.begin(), fields.end(), [name](const Field& f) { return f.name == name; })) return false;
  }
  return true;
}
// Checks a phase when compiling: unique names and letters, none of them a common option's, and a title of its fields.
consteval Phase checked(Phase p) {
  constexpr std::string_view taken = "dqh";
  for (std::size_t i = 0; i < p.fields.size(); ++i)
    for (std::size_t j = 0; j < i; ++j) {
      if (p.fields[i].name == p.fields[j].name) throw "a field's name is given twice";
      if (p.fields[i].letter && p.fields[i].letter == p.fields[j].letter) throw "a field's letter is given twice";
    }
  for (const Field& f : p.fields)
    if (f.letter && taken.find(f.letter) != taken.npos) throw "the letter is a common option's";
  if (!names_fields(p.title, p.fields)) throw "the title names what is no field";
  if (p.outcome.size() > kMaxOutcome || p.headline >= kMaxOutcome) throw "too many outcome fields";
  return p;
}

}  // namespace rules
