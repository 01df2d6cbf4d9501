// The values of a page: rows with the words a player reads, and the values in force.
#pragma once
#include <array>
#include <span>
#include "rules/record.hpp"

namespace rules {

class Expression;

namespace detail {
template <class F> struct question;
template <class F, class R, class S> struct question<R (F::*)(const S&) const> {
  using about = S;
  using answer = R;
};
template <class S> inline constexpr char tag = 0;  // its address stands for the type
}  // namespace detail

// When, or how many times, a modifier applies: a lambda over the situation, or over any struct that the rule
// hands to Charts::modifiers (a side of a melee). One that returns a number is "so much for each".
struct When {
  int (*ask)(const void*) = nullptr;
  const void* about = nullptr;
  bool counts = false;
  constexpr When() = default;
  template <class F, class Q = detail::question<decltype(&F::operator())>>
  constexpr When(F)
      : ask{[](const void* s) -> int { return F{}(*static_cast<const typename Q::about*>(s)); }},
        about{&detail::tag<typename Q::about>},
        counts{!std::is_same_v<typename Q::answer, bool>} {}
  // Of a row that the rule applies itself, so many times.
  static constexpr When counted() {
    When w;
    w.counts = true;
    return w;
  }
};

// One value of the page. In a house file it is `id` under [SET.PHASE.group], or under [SET.group] when shared.
struct Row {
  std::string_view group, id;
  std::int32_t value;  // in units of 1/per
  std::string_view label, clause;
  When when{};
  std::int32_t low = -20, high = 20;  // bounds of a house value, in whole units
  Source source = Source::published;
  std::int32_t per = 1;           // 1000: decimals to thousandths; 6: sixths …
  std::string_view unit{};        // "in", "cm", …: what the value counts, for sheets
  std::string_view bar{};         // the word that the lowest value stands for ("barred")
  std::span<const Word> words{};  // the value is one of these
  bool shared = false;            // of the whole set, not of one phase
  bool told = false;              // as a value it is shown always, not only with --explain

  // The same row with one thing else.
  template <class T> constexpr Row with(T Row::*what, T now) const {
    Row r = *this;
    r.*what = now;
    return r;
  }
  constexpr Row from(Source s) const { return with(&Row::source, s); }
  constexpr Row ruling() const { return from(Source::ruling); }
  constexpr Row reconstructed() const { return from(Source::reconstructed); }
  constexpr Row bounds(std::int32_t lo, std::int32_t hi) const { return with(&Row::low, lo).with(&Row::high, hi); }
  constexpr Row in(std::string_view table) const { return with(&Row::group, table); }
  constexpr Row of_set() const { return with(&Row::shared, true); }
  constexpr Row parts(std::int32_t n) const { return with(&Row::per, n); }
  constexpr Row lowest(std::string_view word) const { return with(&Row::bar, word); }
};

constexpr Row modifier(std::string_view id, std::int32_t value, std::string_view label, std::string_view clause, When when = {}) {
  return {"modifiers", id, value, label, clause, when};
}
constexpr Row value(std::string_view id, std::int32_t value, std::string_view label, std::string_view clause, std::int32_t low = 0,
                    std::int32_t high = 1000) {
  return {"values", id, value, label, clause, {}, low, high};
}
// The far end of a range band, in thousandths of `unit` ("in" or "cm"), so that 12 is 12'000.
constexpr Row band(std::string_view id, std::int32_t thousandths, std::string_view unit, std::string_view label, std::string_view clause) {
  return Row{"bands", id, thousandths, label, clause, {}, 0, 10'000}.parts(1000).with(&Row::unit, unit);
}
// A value that is one of several words.
constexpr Row choice(std::string_view id, std::int32_t index, std::span<const Word> words, std::string_view label,
                     std::string_view clause) {
  return Row{"values", id, index, label, clause, {}, 0, std::int32_t(words.size()) - 1}.with(&Row::words, words);
}

// Tables joined into one: a set's shared rows behind a phase's own.
template <std::size_t... N> constexpr auto join(const Row (&... tables)[N]) {
  std::array<Row, (N + ...)> all{};
  std::size_t at = 0;
  ((std::copy(tables, tables + N, all.begin() + at), at += N), ...);
  return all;
}

// The place of a row, found when compiling: "officer", or with its group where the id alone is not unique
// ("terrain.hill.infantry"). A misspelt row does not compile.
consteval int place(std::span<const Row> rows, std::string_view id) {
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const Row& r = rows[i];
    if (r.id == id) return int(i);
    if (id.size() == r.group.size() + 1 + r.id.size() && id.starts_with(r.group) && id.ends_with(r.id) && id[r.group.size()] == '.')
      return int(i);
  }
  throw "no such row";
}

// A modifier from outside the page: a house file's or the player's own.
struct Extra {
  std::int32_t value;
  std::string_view label;
  Source source = Source::ad_hoc;
  const Expression* when = nullptr;  // over the situation's fields; null: always
  std::string_view when_text{};
};

// A phase's values in force, and the place where a rule leaves its workings.
class Charts {
 public:
  // `values` and `sources` are one for each row, or null for the published ones.
  constexpr Charts(std::span<const Row> rows, const std::int32_t* values = nullptr, const Source* sources = nullptr,
                   std::span<const Extra> extras = {})
      : rows_{rows}, values_{values}, sources_{sources}, extras_{extras} {}

  // A looked-up value, in units of 1/per.
  int operator[](int row) const {
    if (record_) note_value(row);
    return peek(row);
  }
  // The same for lengths of bands, and for fractions.
  Length length(int row) const;
  Fraction fraction(int row) const { return {(*this)[row], rows_[std::size_t(row)].per}; }

  // Every modifier whose `when` asks about an S, and the extras where S is the phase's situation: their sum.
  template <class S> int modifiers(const S& s) const {
    int sum = 0;
    for (std::size_t i = 0; i < rows_.size(); ++i) {
      const When& when = rows_[i].when;
      if (when.about != &detail::tag<S>) continue;
      if (const int n = when.ask(&s)) sum += apply(int(i), n);
    }
    return static_cast<const void*>(&s) == situation_ ? sum + extras() : sum;
  }
  // One row as a modifier, `count` times: for rows that the rule picks itself.
  int apply(int row, int count = 1) const {
    const int product = peek(row) * count;
    if (record_) note_modifier(row, product, count);
    return product;
  }
  // House extras and --mod, on the phase's main roll. Called by modifiers(situation); call it yourself, once a
  // main roll, only where the modifiers asked about something else.
  int extras() const { return extras_.empty() ? 0 : sum_extras(); }

  // Workings, for the reader only.
  bool recording() const { return record_ != nullptr; }
  void step(std::string_view label, std::int64_t value, std::string_view clause = {}) const;
  void step(std::string_view label, Fraction value, std::string_view clause = {}) const;
  void step(std::string_view label, Length value, std::string_view clause = {}) const;
  void step(std::string_view label, std::span<const Word> words, int word, std::string_view clause = {}) const;
  // What the die or total just before must come to ("hits", "a Legionnaire falls").
  void need(Span wanted, std::string_view label, std::string_view clause = {}) const {
    if (record_) note_need(wanted, label, clause);
  }
  // The same for each throw (of `dice` dice) of the pool about to be rolled, with `plus` added to it.
  void need_each(Span wanted, int plus, std::string_view label, std::string_view clause = {}, int dice = 1) const;
  void remark(std::string_view sentence, std::string_view clause) const;
  void side(char side) const {
    if (record_) record_->side = side;
  }
  void round(int round) const {
    if (record_) record_->round = round;
  }

  // For the core and for show.
  std::span<const Row> rows() const { return rows_; }
  std::span<const Extra> extra_rows() const { return extras_; }
  int peek(int row) const { return values_ ? values_[row] : rows_[std::size_t(row)].value; }
  Source source(int row) const { return sources_ ? sources_[row] : rows_[std::size_t(row)].source; }
  Charts about(const void* situation, std::span<const struct Field> fields, Record* record = nullptr) const {
    Charts c = *this;
    c.situation_ = situation;
    c.fields_ = fields;
    c.record_ = record;
    return c;
  }

 private:
  void note_value(int row) const;
  void note_need(Span wanted, std::string_view label, std::string_view clause) const;
  void note_modifier(int row, int product, int count) const;
  bool holds(const Extra& extra) const;
  int sum_extras() const;
  std::span<const Row> rows_;
  const std::int32_t* values_;
  const Source* sources_;
  std::span<const Extra> extras_;
  std::span<const struct Field> fields_{};
  const void* situation_ = nullptr;
  Record* record_ = nullptr;
};

}  // namespace rules
