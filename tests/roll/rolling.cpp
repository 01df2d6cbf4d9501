#include "rolling.hpp"
#include "rules/odds.hpp"
#include "rules/seeded.hpp"

namespace rolling {
using namespace rules;

const Phase& phase() { return *find_phase(*find_set("roll"), "roll"); }

namespace {

std::vector<Extra> extras(const std::vector<int>& mods) {
  std::vector<Extra> all;
  for (const int m : mods) all.push_back({m, "mod"});
  return all;
}

}  // namespace

Situation settled(std::string_view expr) {
  Situation s;
  phase().rule.begin(s);
  phase().fields[0].member.put_text(s.bytes, expr);
  phase().rule.settle(s, Charts{{}});
  return s;
}

std::string rolled(std::string_view expr, std::vector<Face> faces, std::vector<int> mods) {
  try {
    const Situation s = settled(expr);
    Seeded open{0};
    Entered entered{faces, open};
    Outcome out;
    const auto more = extras(mods);
    phase().rule.play(s, Charts{{}, nullptr, nullptr, more}, entered, out);
    entered.all_used();
    return std::to_string(out[0]);
  } catch (const Bad& e) {
    return e.what();
  }
}

std::string recorded(std::string_view expr, std::vector<Face> faces) {
  const Situation s = settled(expr);
  Record record;
  Seeded open{0};
  Entered entered{faces, open};
  Recorder dice{entered, record};
  Outcome out;
  phase().rule.play(s, Charts{{}}.about(s.bytes, phase().fields, &record), dice, out);
  std::string seen;
  for (const Entry& e : record.entries) {
    const std::string label{e.label};
    if (e.what == Entry::What::die) seen += std::string{e.die->name} + " " + label + " " + std::to_string(e.value) + "; ";
    if (e.what == Entry::What::step) seen += "= " + label + " " + std::to_string(e.value) + "; ";
    if (e.what == Entry::What::need) seen += "each " + std::to_string(e.span.low) + "; ";
  }
  return seen;
}

std::string refused(std::string_view expr) {
  try {
    settled(expr);
  } catch (const Bad& e) {
    return e.what();
  }
  return "accepted";
}

Chances odds(std::string_view expr, std::vector<Face> fixed, std::vector<int> mods) {
  const Situation s = settled(expr);
  const auto more = extras(mods);
  const Odds all = rules::odds(phase(), s, Charts{{}, nullptr, nullptr, more}, fixed);
  Chances c;
  c.rest = all.rest().exact;
  for (const Marginal& m : all.marginals()) {
    for (const Marginal::Value& v : m.values) c.of[v.value] = v.share.exact;
    c.mean = m.mean;
    c.sd = m.sd;
  }
  return c;
}

std::string odds_refused(std::string_view expr, std::vector<Face> fixed) {
  try {
    const Situation s = settled(expr);
    rules::odds(phase(), s, Charts{{}}, fixed);
  } catch (const Bad& e) {
    return e.what();
  }
  return "accepted";
}

}  // namespace rolling
