#include "show/lines.hpp"
#include <algorithm>
#include "rules/sources.hpp"

namespace rules::show {
namespace {

using What = Entry::What;

// Builds the lines of one resolution, entry by entry.
class Teller {
 public:
  Teller(const Scene& scene, const Told& told, bool explain) : scene_{scene}, told_{told}, explain_{explain} {}

  std::vector<Line> tell() {
    for (const Entry& e : told_.record.entries) entry(e);
    outcomes_behind(group_);
    for (std::size_t i = 0; i < scene_.fields.size(); ++i) outcome(i);
    if (explain_) explained();
    marks();
    return std::move(lines_);
  }

 private:
  void entry(const Entry& e) {
    if (e.round != round_ && e.round != 0) lines_.push_back({fmt::format("round {}", e.round), {}, {}, {}, Line::Rank::heading});
    round_ = e.round;
    if (e.what == What::step && !e.side && dies_side_) {  // both sides have rolled
      outcomes_behind(group_);
      dies_side_ = 0;
    }
    switch (e.what) {
      case What::die: die(e); break;
      case What::modifier: modifier(e); break;
      case What::value: value(e); break;
      case What::step: step(e); break;
      case What::need: need(e); break;
      case What::remark: lines_.push_back({std::string{e.label}, {}, {}, std::string{e.clause}, Line::Rank::aside}); break;
    }
    last_ = e.what;
  }

  static std::string side(const Entry& e) { return e.side ? std::string{e.side} + ": " : std::string{}; }

  void die(const Entry& e) {
    const bool same = last_ == What::die && group_ == e.label && die_ == e.die && dies_side_ == e.side;
    if (!same) {
      if (group_ != e.label) outcomes_behind(group_);
      if (each_told_) each_.clear();
      const bool own_side = e.label.size() == 1 && e.label[0] == e.side;  // a die called after its side
      lines_.push_back({own_side ? die_words(e) : side(e) + die_words(e), {}, {}, {}});
      rolled_ = lines_.size() - 1;
      group_ = e.label;
      die_ = e.die;
      dies_side_ = e.side;
    }
    Line& line = lines_.back();
    const int dice = each_.empty() ? 1 : each_.front()->dice;
    if (!same) thrown_ = 0, sum_ = 0;
    const bool first_of_throw = thrown_++ % dice == 0;
    line.value += (line.value.empty() ? "" : first_of_throw ? " " : "+") + face_words(e.value);
    sum_ = first_of_throw ? e.value : sum_ + e.value;
    if (!each_.empty() && (!same || thrown_ % dice == 0)) each(line, e, !same);
  }

  // Each die of a pool, with what is added to it and what it must come to.
  void each(Line& line, const Entry& e, bool first) {
    const Cell plus = each_.front()->value;
    if (first) {
      for (const Entry* need : each_)
        if (!need->label.empty())
          line.remark += fmt::format("{}{} on {}", line.remark.empty() ? "" : ", ", need->label,
                                     span_words(need->span, plus == 0 && need->dice == 1 ? e.die : nullptr));
      if (plus != 0) line.remark += fmt::format("{}with {:+}:", line.remark.empty() ? "" : "; ", plus);
    }
    if (plus != 0 && thrown_ % each_.front()->dice == 0) line.remark += fmt::format(" {}", sum_ + plus);
    line.clause = each_.front()->clause;
    each_told_ = true;
  }

  void modifier(const Entry& e) {
    Line line{side(e) + marked(e), signed_number(e.value), {}, std::string{e.clause}};
    if (e.counts && e.count != 0 && e.count != 1)
      line.remark = fmt::format("{} each, {} of them", signed_number(e.value / e.count), e.count);
    if (e.source == Source::house && e.row < 0) line.remark = std::string{scene_.house};
    lines_.push_back(std::move(line));
    marked_ |= e.source == Source::reconstructed;
    housed_ |= e.source == Source::house;
  }

  void value(const Entry& e) {
    marked_ |= e.source == Source::reconstructed;
    housed_ |= e.source == Source::house;
    if (!not_the_pages(e.source) && !explain_ && !scene_.charts.rows()[std::size_t(e.row)].told) return;
    lines_.push_back({marked(e), looked_up(scene_, e), {}, std::string{e.clause}, Line::Rank::note});
  }

  // A length called as an outcome field is that field in the page's other unit, and stands behind it.
  void step(const Entry& e) {
    if (e.kind != Kind::length) lines_.push_back({side(e) + std::string{e.label}, step_words(e), {}, std::string{e.clause}});
  }
  static std::string step_words(const Entry& e) {
    const Member m{.kind = e.kind, .words = e.words};
    return said(m, e.value);
  }
  std::string in_other_unit(const Shown& f) const {
    for (const Entry& e : told_.record.entries)
      if (e.what == What::step && e.kind == Kind::length && e.label == f.label)
        return fmt::format(" ({})", said_length(unpack_length(e.value), unpack_length(e.value).unit));
    return {};
  }

  // It stands on the line of the die just rolled, or on that of the total to come.
  void need(const Entry& e) {
    if (e.each) {
      if (each_told_) each_.clear();
      each_told_ = false;
      each_.push_back(&e);
      return;
    }
    need_ = &e;
    on_die_ = last_ == What::die || last_ == What::value;
    if (last_ == What::step && !lines_.empty()) {
      lines_.back().remark = wanted(true);
      need_ = nullptr;
      return;
    }
    if (!on_die_ || lines_.empty()) return;
    Line& line = lines_[rolled_];
    line.remark = wanted(true);
    if (line.clause.empty()) line.clause = e.clause;
  }
  std::string wanted(bool with_label) const {
    const bool one = on_die_ && lines_[rolled_].value.find(' ') == std::string::npos;
    const std::string span = span_words(need_->span, one ? die_ : nullptr);
    return with_label && !need_->label.empty() ? fmt::format("{} on {}", need_->label, span) : span;
  }

  // The outcome fields that stand behind the dice of a label; a truth joins the die's own line.
  void outcomes_behind(std::string_view label) {
    if (!label.empty() && scene_.sum == 1)
      for (std::size_t i = 0; i < scene_.fields.size(); ++i)
        if (scene_.fields[i].after == label) outcome(i);
    need_ = nullptr;
  }

  void outcome(std::size_t i) {
    const Shown& f = scene_.fields[i];
    const Cell c = told_.outcome[i];
    if (c == kAbsent || f.name.empty() || (shown_ >> i & 1)) return;
    shown_ |= std::uint64_t{1} << i;
    if (left_out(f, told_.outcome, i)) return;
    const auto rank = i == scene_.phase.headline ? Line::Rank::headline : Line::Rank::plain;
    if (f.member.kind == Kind::flag) return truth(f, c != 0, rank);
    Line line{std::string{f.label.substr(0, f.label.find('|'))},
              f.look == Shown::Look::spent ? signed_number(-c) : said(f.member, c),
              {},
              {},
              rank};
    line.remark = unit_words(f.unit, c) + in_other_unit(f);
    line.of_unit = !f.unit.empty();
    if (need_ && !on_die_ && f.member.kind == Kind::number) {
      line.remark = wanted(true);
      line.of_unit = false;
      line.clause = need_->clause;
      need_ = nullptr;
    }
    lines_.push_back(std::move(line));
  }

  void truth(const Shown& f, bool so, Line::Rank rank) {
    if (!need_ || f.after != group_) {
      lines_.push_back({truth_words(f.label, so), {}, {}, {}, rank});
      return;
    }
    const std::string words = fmt::format("{} ({})", truth_words(f.label, so), wanted(false));
    if (on_die_) {
      lines_[rolled_].remark = words;
      lines_[rolled_].rank = rank;
    } else {
      lines_.push_back({words, {}, {}, std::string{need_->clause}, rank});
    }
    need_ = nullptr;
  }

  // Modifiers that did not apply, house extras too, and the reminders that follow from the outcome.
  void explained() {
    const Charts& charts = scene_.charts;
    for (std::size_t r = 0; r < charts.rows().size(); ++r) {
      const Row& row = charts.rows()[r];
      if (!row.when.ask || applied(int(r))) continue;
      lines_.push_back({marked({.label = row.label, .source = charts.source(int(r))}), signed_number(charts.peek(int(r))), "does not apply",
                        std::string{row.clause}, Line::Rank::note});
    }
    for (const Extra& x : charts.extra_rows())
      if (!extra_applied(x))
        lines_.push_back({marked({.label = x.label, .source = x.source}), signed_number(x.value), "does not apply", {}, Line::Rank::note});
    for (const Reminder& r : scene_.phase.reminders)
      if (follows(r)) lines_.push_back({std::string{r.text}, {}, {}, std::string{r.clause}, Line::Rank::aside});
  }

  bool applied(int row) const {
    return std::any_of(told_.record.entries.begin(), told_.record.entries.end(),
                       [&](const Entry& e) { return e.what == What::modifier && e.row == row; });
  }
  bool extra_applied(const Extra& x) const {
    return std::any_of(told_.record.entries.begin(), told_.record.entries.end(),
                       [&](const Entry& e) { return e.what == What::modifier && e.row < 0 && e.label.data() == x.label.data(); });
  }
  bool follows(const Reminder& r) const {
    if (r.field.empty()) return true;
    for (std::size_t i = 0; i < scene_.fields.size(); ++i)
      if (scene_.fields[i].name == r.field) return told_.outcome[i] == r.equals;
    return false;
  }

  void marks() {
    if (marked_)
      lines_.push_back({"* reconstructed: the author's own value is lost; a house file can put it right", {}, {}, {}, Line::Rank::aside});
    if (housed_ && !scene_.house.empty()) lines_.push_back({fmt::format("(house): from {}", scene_.house), {}, {}, {}, Line::Rank::aside});
  }

  const Scene& scene_;
  const Told& told_;
  bool explain_;
  std::vector<Line> lines_;
  std::string_view group_{};  // the label of the dice last rolled
  const Die* die_ = nullptr;
  char dies_side_ = 0;
  int round_ = 0;
  What last_ = What::remark;
  std::size_t rolled_ = 0;          // their line
  int thrown_ = 0;                  // of the pool, so many dice
  Face sum_ = 0;                    // of the throw in hand
  std::vector<const Entry*> each_;  // what each die of the pool must come to
  bool each_told_ = false;
  const Entry* need_ = nullptr;  // what the die just rolled, or the total, had to come to
  bool on_die_ = false;
  std::uint64_t shown_ = 0;
  bool marked_ = false, housed_ = false;
};

}  // namespace

std::vector<Line> lines(const Scene& scene, const Told& told, bool explain) { return Teller{scene, told, explain}.tell(); }

}  // namespace rules::show
