// What made a result: faces, modifiers, looked-up values and steps, in the order in which the rule came to them.
// Kept only when somebody will read it; text is made of it in src/show.
#pragma once
#include <cstdint>
#include <string_view>
#include <vector>
#include "rules/dice.hpp"
#include "rules/member.hpp"

namespace rules {

enum class Source : std::uint8_t { published, ruling, reconstructed, house, ad_hoc };
inline constexpr std::string_view kSourceNames[] = {"published", "ruling", "reconstructed", "house", "ad-hoc"};

struct Entry {
  enum class What : std::uint8_t {
    die,       // label: what it was for; value: the face
    modifier,  // value: the product, `count` times the row's value
    value,     // a looked-up value that is no modifier
    step,      // an intermediate figure: label, value in `kind`
    need,      // what the dice or the total just before had to come to: `span`
    remark,    // a sentence of the rule set's
  } what = What::step;
  std::string_view label{}, clause{};
  Cell value = 0;
  Kind kind = Kind::number;
  std::span<const Word> words{};  // of a step in words
  const Die* die = nullptr;
  Span span{};
  int row = -1;  // the chart's row; -1: an extra
  int count = 1;
  bool counts = false;  // the row is so much *for each* of `count`
  bool each = false;    // need: of each die of a pool, `value` added to it
  int dice = 1;         // need: of each throw of so many dice
  Source source = Source::published;
  char side = 0;  // 'a' or 'b', in two-sided phases
  int round = 0;  // from 1, in phases with rounds
};

struct Record {
  std::vector<Entry> entries;
  char side = 0;  // put on the entries to come
  int round = 0;
  // For odds, where no one path is told: only what is not plainly published, each row once, whatever the path.
  bool rows_only = false;
  void add(Entry e) {
    if (rows_only) return add_row(e);
    e.side = side;
    e.round = round;
    entries.push_back(e);
  }
  void clear() {
    entries.clear();
    side = 0;
    round = 0;
    rows_only = false;
  }

 private:
  void add_row(Entry e) {
    if ((e.what != Entry::What::value && e.what != Entry::What::modifier) || e.source == Source::published) return;
    for (const Entry& there : entries)
      if (there.what == e.what && there.row == e.row && there.label.data() == e.label.data()) return;
    e.value /= e.count;
    e.count = 1;
    e.counts = false;
    entries.push_back(e);
  }
};

}  // namespace rules
