#include "cli/compare.hpp"
#include "cli/output.hpp"
#include "cli/run.hpp"
#include "cli/status.hpp"
#include "rules/text.hpp"
#include "show/comparison.hpp"

namespace rules::cli {
namespace {

void check(const Request& r) {
  const Common& c = r.common;
  if (c.with.empty()) throw Bad{"compare needs --with FILE: a house file to compare with the values in force"};
  if (r.phase->draw) throw Bad{std::string{r.phase->name} + " is a sheet to print: it has no odds"};
  if (c.times || !c.check.empty() || c.seed || c.nth || c.ask || !c.chance.empty() || c.at_least || c.at_most || c.joint || c.quiet ||
      c.explain)
    throw Bad{
        "compare shows odds: --times, --check, --seed, --nth, --dice ask, --chance, --at-least, --at-most, --joint, --quiet and --explain "
        "do not go with it"};
}

// The odds under one house; `r` is a copy, since settling depends on the values in force.
std::vector<Marginal> odds_under(Request r, const House& house) {
  InForce in_force = house.in_force(*r.phase);
  for (const Mod& m : r.common.mods) in_force.add(m.value, m.label, Source::ad_hoc);
  const Charts now = in_force.charts().about(r.situation.bytes, r.phase->fields);
  r.phase->rule.settle(r.situation, now);
  const std::vector<Face> none;
  Odds all = odds(*r.phase, r.situation, now, r.common.dice ? *r.common.dice : none);
  if (r.common.sum != 1) all = all.summed(r.common.sum);
  return all.marginals();
}

}  // namespace

int compare_houses(Request& r, const Surroundings& around) {
  check(r);
  const House base = house_of(r.common, around);
  std::vector<show::House> houses{{"in force", odds_under(r, base)}};
  for (const std::string& file : r.common.with) {
    House other = base;
    other.load(file);
    houses.push_back({clean(file.substr(file.rfind('/') + 1), "--with"), odds_under(r, other)});
  }
  const InForce in_force = base.in_force(*r.phase);
  const Charts charts = in_force.charts();
  r.phase->rule.settle(r.situation, charts.about(r.situation.bytes, r.phase->fields));
  const std::vector<Shown> fields = summed_fields(*r.phase, r.common.sum);
  const show::Scene scene{*r.set, *r.phase, r.situation, charts, fields, r.common.as, base.files(), r.common.sum};
  show::Out out;
  switch (format_of(r.common, around)) {
    case Format::json: show::comparison_json(out, scene, houses); break;
    case Format::csv: show::comparison_csv(out, scene, houses); break;
    case Format::md: show::comparison_md(out, scene, houses); break;
    case Format::line: throw Bad{"compare has no line format: text, md, json or csv"};
    default: show::comparison_text(out, scene, houses);
  }
  write_out(out);
  return kResolved;
}

}  // namespace rules::cli
