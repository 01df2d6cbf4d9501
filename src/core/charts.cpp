#include "rules/charts.hpp"
#include "rules/error.hpp"
#include "rules/expression.hpp"
#include "rules/phase.hpp"

namespace rules {

Length Charts::length(int row) const {
  const Row& r = rows_[std::size_t(row)];
  Unit unit = Unit::in;
  for (std::size_t u = 0; u < std::size(kUnitNames); ++u)
    if (kUnitNames[u] == r.unit) unit = Unit(u);
  return {Length::kNano / r.per * (*this)[row], unit};
}

void Charts::note_value(int row) const {
  for (const Entry& e : record_->entries)
    if (e.what == Entry::What::value && e.row == row) return;
  const Row& r = rows_[std::size_t(row)];
  record_->add({.what = Entry::What::value,
                .label = r.label,
                .clause = r.clause,
                .value = peek(row),
                .words = r.words,
                .row = row,
                .source = source(row)});
}

void Charts::note_modifier(int row, int product, int count) const {
  const Row& r = rows_[std::size_t(row)];
  record_->add({.what = Entry::What::modifier,
                .label = r.label,
                .clause = r.clause,
                .value = product,
                .row = row,
                .count = count,
                .counts = r.when.counts || count != 1,
                .source = source(row)});
}

bool Charts::holds(const Extra& e) const {
  if (!e.when) return true;
  try {
    return e.when->holds(Facts{fields_, situation_});
  } catch (const Bad& bad) {
    throw Bad{"the house file's '" + std::string{e.label} + "' (when " + std::string{e.when_text} + "): " + bad.what()};
  }
}

int Charts::sum_extras() const {
  int sum = 0;
  for (const Extra& e : extras_) {
    if (!holds(e)) continue;
    sum += e.value;
    if (record_) record_->add({.what = Entry::What::modifier, .label = e.label, .value = e.value, .source = e.source});
  }
  return sum;
}

void Charts::step(std::string_view label, std::int64_t value, std::string_view clause) const {
  if (record_) record_->add({.what = Entry::What::step, .label = label, .clause = clause, .value = value});
}

void Charts::step(std::string_view label, Fraction value, std::string_view clause) const {
  if (record_) record_->add({.what = Entry::What::step, .label = label, .clause = clause, .value = pack(value), .kind = Kind::fraction});
}

void Charts::step(std::string_view label, Length value, std::string_view clause) const {
  if (record_) record_->add({.what = Entry::What::step, .label = label, .clause = clause, .value = pack(value), .kind = Kind::length});
}

void Charts::step(std::string_view label, std::span<const Word> words, int word, std::string_view clause) const {
  if (record_)
    record_->add({.what = Entry::What::step, .label = label, .clause = clause, .value = word, .kind = Kind::word, .words = words});
}

void Charts::note_need(Span wanted, std::string_view label, std::string_view clause) const {
  record_->add({.what = Entry::What::need, .label = label, .clause = clause, .span = wanted});
}

void Charts::need_each(Span wanted, int plus, std::string_view label, std::string_view clause, int dice) const {
  if (record_)
    record_->add({.what = Entry::What::need, .label = label, .clause = clause, .value = plus, .span = wanted, .each = true, .dice = dice});
}

void Charts::remark(std::string_view sentence, std::string_view clause) const {
  if (record_) record_->add({.what = Entry::What::remark, .label = sentence, .clause = clause});
}

}  // namespace rules
