#include "cli/resolve.hpp"
#include <sys/random.h>
#include <cerrno>
#include <cstring>
#include "cli/ask.hpp"
#include "cli/output.hpp"
#include "cli/status.hpp"
#include "rules/seeded.hpp"
#include "rules/sources.hpp"
#include "show/grid.hpp"
#include "show/json.hpp"
#include "show/summary.hpp"

namespace rules::cli {
namespace {

constexpr std::size_t kFull = 1u << 16;  // bytes gathered before they are written

class Resolution {
 public:
  Resolution(Request& r, const InForce& in_force, const Telling& t)
      : r_{r}, format_{t.format}, look_{t.look}, house_{t.house}, out_{t.out}, record_{t.record}, charts_{in_force.charts()} {
    if (r.common.sum != 1) sums_ = summed_fields(*r.phase, r.common.sum);
  }

  int run() {
    if (r_.phase->draw) return sheets();
    r_.phase->rule.settle(r_.situation, charts());
    return r_.common.odds || !r_.common.chance.empty() ? odds() : rolls();
  }

  void forbidden(const Forbidden& f) { show::json_forbidden(out_, scene(), f); }

 private:
  std::span<const Shown> fields() const { return r_.common.sum == 1 ? r_.phase->outcome : std::span<const Shown>{sums_}; }
  Charts charts(Record* record = nullptr) const { return charts_.about(r_.situation.bytes, r_.phase->fields, record); }
  show::Scene scene() const { return {*r_.set, *r_.phase, r_.situation, charts_, fields(), r_.common.as, house_, r_.common.sum}; }

  // A roster or an order grid: nothing is resolved.
  int sheets() {
    if (format_ == Format::json || format_ == Format::line)
      throw Bad{std::string{r_.phase->name} + " is a sheet to print: its formats are text, md and csv"};
    const Common& c = r_.common;
    if (c.odds || !c.chance.empty() || !c.check.empty() || c.times || c.sum != 1 || c.dice || c.ask || c.seed || c.nth || c.quiet ||
        c.explain)
      throw Bad{std::string{r_.phase->name} + " is a sheet to print: nothing is rolled, checked or added up"};
    r_.phase->rule.settle(r_.situation, charts());
    std::vector<Grid> grids;
    r_.phase->draw(r_.situation, charts(), grids);
    for (std::size_t i = 0; i < grids.size(); ++i) {
      if (i > 0) out_.put('\n');
      if (format_ == Format::csv) show::grid_csv(out_, grids[i]);
      else if (format_ == Format::md) show::grid_md(out_, grids[i]);
      else show::grid_text(out_, grids[i]);
    }
    return kResolved;
  }

  int odds() {
    const Common& c = r_.common;
    const std::vector<Face> none;
    record_.clear();
    record_.rows_only = true;
    Odds all = rules::odds(*r_.phase, r_.situation, charts(c.odds && !all_published() ? &record_ : nullptr), c.dice ? *c.dice : none);
    if (c.sum != 1) all = all.summed(c.sum);
    if (c.chance.empty()) return show_odds(all, nullptr);
    const Expression expression = Expression::over(c.chance, fields());
    const show::Asked asked{c.chance, all.chance(expression)};
    const bool low = c.at_least && compare(asked.share, *c.at_least, "--at-least") < 0;
    const bool high = c.at_most && compare(asked.share, *c.at_most, "--at-most") > 0;
    show_odds(all, &asked);
    return low || high ? kUntrue : kResolved;
  }

  // Whether nothing but the page's own values can come into the odds.
  bool all_published() const {
    for (std::size_t row = 0; row < charts_.rows().size(); ++row)
      if (charts_.source(int(row)) != Source::published) return false;
    return charts_.extra_rows().empty();
  }

  int show_odds(const Odds& all, const show::Asked* chance) {
    const Common& c = r_.common;
    const show::Scene s = scene();
    if (c.quiet) {
      out_.print("{}\n", chance->share.exact);
      return kResolved;
    }
    if (format_ == Format::json) {
      show::json_odds(out_, s, record_, all, c.odds, c.joint, chance);
      return kResolved;
    }
    if (c.odds) switch (format_) {
        case Format::csv: show::odds_csv(out_, s, all, c.joint); break;
        case Format::md: show::odds_md(out_, s, record_, all, c.joint); break;
        case Format::line: show::odds_line(out_, s, record_, all); break;
        default: show::odds_text(out_, s, record_, all, c.joint, look_);
      }
    if (chance) show::chance_as(out_, s, *chance, kFormats[std::size_t(format_)]);
    return kResolved;
  }

  int rolls() {
    const Common& c = r_.common;
    const std::uint64_t times = c.times.value_or(1), first = c.nth.value_or(0);
    if (first + (times - 1) < first) throw Bad{"--nth and --times together pass 2^64"};
    seed_ = c.seed ? *c.seed : seed_from_system();
    if (!c.check.empty()) check_.emplace(Expression::over(c.check, fields()));
    if (times > 1) note_interrupts();
    if (format_ == Format::csv && !c.quiet) show::csv_head(out_, scene());
    show::Summary summary{fields()};
    const std::uint64_t done =
        c.quiet && !check_ && c.sum == 1 && !c.dice && !c.ask ? figures(first, times) : resolutions(first, times, summary);
    if (done < times) {
      write_out(out_);
      write_error(fmt::format("rules: interrupted after {} of {}\n", done, times));
      return kInterrupted;
    }
    finish(summary, times);
    return check_ && summary.held() < done ? kUntrue : kResolved;
  }

  // The shortest path: headline figures alone.
  std::uint64_t figures(std::uint64_t first, std::uint64_t times) {
    const Charts now = charts();
    const show::Scene s = scene();
    const std::size_t h = r_.phase->headline;
    const bool number = r_.phase->outcome[h].member.kind == Kind::number;
    const auto play = r_.phase->rule.play;
    Outcome outcome;
    for (std::uint64_t k = 0; k < times; ++k) {
      if (k % 1024 == 0 && interrupted()) return k;
      Seeded dice{seed_, first + k};
      play(r_.situation, now, dice, outcome);
      if (number && outcome[h] != kAbsent) out_.figure(outcome[h]);
      else show::quiet_resolution(out_, s, outcome);
      if (out_.size() >= kFull) write_out(out_);
    }
    return times;
  }

  std::uint64_t resolutions(std::uint64_t first, std::uint64_t times, show::Summary& summary) {
    for (std::uint64_t k = 0; k < times; ++k) {
      if (interrupted()) return k;
      one(first + k, times > 1 || r_.common.times || r_.common.nth, summary);
      if (out_.size() >= kFull) write_out(out_);
    }
    return times;
  }

  void one(std::uint64_t n, bool numbered, show::Summary& summary) {
    const Common& c = r_.common;
    record_.clear();
    Seeded seeded{seed_, n};
    Outcome outcome;
    if (c.ask) {
      Prompted prompted{seeded, record_};
      outcome = play(prompted);
    } else if (c.dice) {
      Entered entered{*c.dice, seeded};
      outcome = play(entered);
      entered.all_used();
    } else {
      outcome = play(seeded);
    }
    if (check_) summary.checked(check_->holds(Facts{fields(), &outcome}));
    if (c.times) summary.add(outcome);
    show::Told told{outcome, record_};
    if (seeded.used()) told.seed = seed_;
    if (numbered) told.nth = n;
    show(told);
  }

  Outcome play(Dice& source) {
    Recorder dice{source, record_};
    const Charts now = charts(&record_);
    Outcome next, total;
    total.fill(kAbsent);
    for (int i = 0; i < r_.common.sum; ++i) {
      r_.phase->rule.play(r_.situation, now, dice, next);
      total = r_.common.sum == 1 ? next : added(*r_.phase, total, next);
    }
    return total;
  }

  void show(const show::Told& told) {
    const show::Scene s = scene();
    if (r_.common.quiet) return show::quiet_resolution(out_, s, told.outcome);
    switch (format_) {
      case Format::json: return show::json_resolution(out_, s, told);
      case Format::csv: return show::csv_resolution(out_, s, told);
      case Format::md: return show::md_resolution(out_, s, told, look_);
      case Format::line: return show::line_resolution(out_, s, told);
      case Format::text: return show::text_resolution(out_, s, told, look_);
    }
  }

  void finish(const show::Summary& summary, std::uint64_t times) {
    const bool words = !r_.common.quiet && (format_ == Format::text || format_ == Format::md || format_ == Format::line);
    if (!r_.common.times) return;
    if (words) summary.write(out_, check_.has_value(), format_ == Format::md);
    else if (check_) {
      write_out(out_);
      write_error(fmt::format("rules: the check held in {} of {}\n", summary.held(), times));
    }
  }

  Request& r_;
  Format format_;
  show::Look look_;
  std::string_view house_;
  show::Out& out_;
  Record& record_;
  Charts charts_;
  std::vector<Shown> sums_;
  std::optional<Expression> check_;
  std::uint64_t seed_ = 0;
};

}  // namespace

std::uint64_t seed_from_system() {
  std::uint64_t seed = 0;
  while (getrandom(&seed, sizeof seed, 0) != ssize_t(sizeof seed))
    if (errno != EINTR) throw Damaged{std::string{"the operating system gives no seed: "} + std::strerror(errno)};
  return seed;
}

int resolve(Request& request, const InForce& in_force, const Telling& telling) { return Resolution{request, in_force, telling}.run(); }

void tell_forbidden(const Request& request, const InForce& in_force, const Telling& telling, const Forbidden& forbidden) {
  Request copy_of_view{request.set, request.phase, false, request.situation, request.given, request.common, {}};
  Resolution{copy_of_view, in_force, telling}.forbidden(forbidden);
}

}  // namespace rules::cli
