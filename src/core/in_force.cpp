#include "rules/in_force.hpp"
#include <charconv>
#include <cmath>
#include "rules/catalogue.hpp"
#include "rules/reading.hpp"

namespace rules {
namespace {

[[noreturn]] void unfit(const Row& row) { throw Bad{"expected " + expected_of(row)}; }

std::int32_t within(const Row& row, std::int64_t value) {
  if (value < std::int64_t{row.low} * row.per || value > std::int64_t{row.high} * row.per) unfit(row);
  return std::int32_t(value);
}

bool whole(std::string_view text, std::int64_t& out) {
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), out);
  return error == std::errc{} && end == text.data() + text.size();
}

}  // namespace

void InForce::put(int row, std::int32_t value) {
  const auto r = std::size_t(row);
  if (values_.empty())
    for (const Row& each : phase_->table) {
      values_.push_back(each.value);
      sources_.push_back(each.source);
    }
  if (values_[r] == value) return;
  values_[r] = value;
  sources_[r] = value == phase_->table[r].value ? phase_->table[r].source : Source::house;
}

Expression condition(const Phase& phase, std::string_view when) { return Expression::over(when, phase.fields, find_set(phase.set)->unit); }

void InForce::add(std::int32_t value, std::string_view label, Source source, std::string_view when) {
  if (phase_->main_roll.empty()) throw Bad{std::string{phase_->name} + " has no main roll that a modifier could change"};
  labels_.emplace_front(label);
  Extra extra{value, labels_.front(), source, nullptr, {}};
  if (!when.empty()) {
    whens_.push_front(condition(*phase_, when));
    extra.when = &whens_.front();
    labels_.emplace_front(when);
    extra.when_text = labels_.front();
  }
  extras_.push_back(extra);
}

std::string path_of(const Row& row) { return std::string{row.group} + "." + std::string{row.id}; }

int row_at(const Phase& phase, std::string_view path, bool shared) {
  for (std::size_t i = 0; i < phase.table.size(); ++i) {
    const Row& r = phase.table[i];
    if (r.shared == shared && path.size() == r.group.size() + 1 + r.id.size() && path.starts_with(r.group) && path[r.group.size()] == '.' &&
        path.ends_with(r.id))
      return int(i);
  }
  return -1;
}

std::string expected_of(const Row& row) {
  if (!row.words.empty()) return choices_of(row.words);
  const std::string bounds = " from " + std::to_string(row.low) + " to " + std::to_string(row.high);
  std::string s = row.per == 1      ? "a whole number" + bounds
                  : row.per == 1000 ? "a number" + bounds + ", thousandths at most"
                                    : "a fraction such as \"2/3\"" + bounds + ", in parts of " + std::to_string(row.per);
  if (!row.bar.empty()) s += " or \"" + std::string{row.bar} + "\"";
  return s;
}

std::int32_t house_value(const Row& row, std::int64_t whole) {
  if (!row.words.empty() || whole < row.low || whole > row.high) unfit(row);
  return within(row, whole * row.per);
}

std::int32_t house_value(const Row& row, double decimal) {
  const double parts = decimal * row.per;
  if (!row.words.empty() || row.per == 1 || !(std::abs(parts) < 1e9)) unfit(row);
  const double nearest = std::nearbyint(parts);
  if (nearest / row.per != decimal) unfit(row);
  return within(row, std::int64_t(nearest));
}

std::int32_t house_value(const Row& row, std::string_view word) {
  for (std::size_t i = 0; i < row.words.size(); ++i)
    if (row.words[i].name == word) return std::int32_t(i);
  if (!row.bar.empty() && word == row.bar) return row.low * row.per;
  const std::size_t slash = word.find('/');
  std::int64_t num = 0, den = 1;
  if (!row.words.empty() || row.per == 1 || row.per == 1000 || !whole(word.substr(0, slash), num) ||
      (slash != word.npos && (!whole(word.substr(slash + 1), den) || den <= 0 || row.per % den != 0)) || std::abs(num) > 1'000'000)
    unfit(row);
  return within(row, num * (row.per / den));
}

int nearer_than_before(const Phase& phase, const Charts& charts) {
  for (std::size_t i = 1; i < phase.table.size(); ++i) {
    const Row &before = phase.table[i - 1], &row = phase.table[i];
    if (!row.group.starts_with("bands") || row.group != before.group || row.unit != before.unit) continue;
    if (row.value >= before.value && charts.peek(int(i)) < charts.peek(int(i) - 1)) return int(i);  // only where the page's own ascend
  }
  return -1;
}

}  // namespace rules
