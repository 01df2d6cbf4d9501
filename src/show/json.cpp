#include "show/json.hpp"
#include "rules/sources.hpp"

namespace rules::show {
namespace {

// Commas between the members of an object or array.
class Between {
 public:
  explicit Between(Out& out) : out_{out} {}
  void next() {
    if (!first_) out_.put(',');
    first_ = false;
  }
  void key(std::string_view name) {
    next();
    out_.word(name);
    out_.put(':');
  }

 private:
  Out& out_;
  bool first_ = true;
};

void one_of(Out& out, const Member& m, const void* s, int i) {
  if (m.kind == Kind::text) out.quoted(m.text(s, i));
  else json_cell(out, m, m.get(s, i));
}

void situation(Out& out, const Scene& scene) {
  out.put(R"("situation":{)");
  Between b{out};
  const void* s = scene.situation.bytes;
  for (const Field& f : scene.phase.fields) {
    const int n = f.member.count(s);
    if (n == 0) continue;
    b.key(f.name);
    if (!f.member.list) {
      one_of(out, f.member, s, 0);
      continue;
    }
    out.put('[');
    Between items{out};
    for (int i = 0; i < n; ++i) {
      items.next();
      one_of(out, f.member, s, i);
    }
    out.put(']');
  }
  out.put('}');
}

void head(Out& out, const Scene& scene, const std::optional<std::uint64_t>& seed, const std::optional<std::uint64_t>& nth) {
  out.put(R"({"set":")");
  out.put(scene.set.name);
  out.put(R"(","phase":")");
  out.put(scene.phase.name);
  out.put('"');
  if (!scene.as.empty()) {
    out.put(R"(,"as":)");
    out.quoted(scene.as);
  }
  if (seed) {
    out.put(R"(,"seed":")");
    out.number(*seed);
    out.put('"');
  }
  if (nth) {
    out.put(R"(,"nth":)");
    out.number(*nth);
  }
  if (scene.sum != 1) {
    out.put(R"(,"sum":)");
    out.number(scene.sum);
  }
  out.put(',');
  situation(out, scene);
}

void round_of(Out& out, const Entry& e) {
  if (!e.round) return;
  out.put(R"(,"round":)");
  out.number(e.round);
}

void turn(Out& out, const Entry& e) {
  if (e.side) {
    out.put(R"(,"for":")");
    out.put(e.side);
    out.put('"');
  }
  round_of(out, e);
}

void dice(Out& out, const Record& record) {
  out.put(R"(,"dice":[)");
  Between b{out};
  for (const Entry& e : record.entries) {
    if (e.what != Entry::What::die) continue;
    b.next();
    out.put(R"({"die":)");
    out.quoted(e.die->name);
    out.put(R"(,"for":)");
    out.quoted(e.label);
    round_of(out, e);
    out.put(R"(,"face":)");
    if (e.die == &coin) out.word(face_words(e.value));
    else out.number(e.value);
    out.put('}');
  }
  out.put(']');
}

void house(Out& out, const Scene& scene, Source source) {
  out.put(R"(","source":")");
  out.put(kSourceNames[std::size_t(source)]);
  out.put('"');
  if (source == Source::house && !scene.house.empty()) {
    out.put(R"(,"house":)");
    out.quoted(scene.house);
  }
}

void modifiers(Out& out, const Scene& scene, const Record& record) {
  out.put(R"(,"modifiers":[)");
  Between b{out};
  for (const Entry& e : record.entries) {
    if (e.what != Entry::What::modifier) continue;
    b.next();
    out.put(R"({"value":)");
    out.number(e.value);
    if (e.counts) {
      out.put(R"(,"count":)");
      out.number(e.count);
    }
    out.put(R"(,"label":)");
    out.quoted(e.label);
    turn(out, e);
    out.put(R"(,"clause":")");
    out.put(e.clause);
    house(out, scene, e.source);
    out.put('}');
  }
  out.put(']');
}

void values(Out& out, const Scene& scene, const Record& record) {
  bool any = false;
  for (const Entry& e : record.entries) {
    if (e.what != Entry::What::value || e.source == Source::published) continue;
    out.put(any ? "," : R"(,"values":[)");
    any = true;
    const Row& row = scene.charts.rows()[std::size_t(e.row)];
    out.put(R"({"name":")");
    if (row.group != "values") {
      out.put(row.group);
      out.put('.');
    }
    out.put(row.id);
    out.put(R"(","value":)");
    const bool number = row.words.empty() && (row.bar.empty() || e.value != Cell{row.low} * row.per);
    if (number && row.per == 1) out.number(e.value);
    else if (number && row.per == 1000) out.put(value_name(row, e.value));
    else out.word(value_name(row, e.value));
    out.put(R"(,"clause":")");
    out.put(row.clause);
    house(out, scene, e.source);
    out.put('}');
  }
  if (any) out.put(']');
}

void outcome(Out& out, std::span<const Shown> fields, const Outcome& o) {
  out.put(R"("outcome":{)");
  Between b{out};
  for (std::size_t i = 0; i < fields.size(); ++i) {
    if (o[i] == kAbsent || fields[i].name.empty()) continue;
    b.key(fields[i].name);
    json_cell(out, fields[i].member, o[i]);
  }
  out.put('}');
}

void share(Out& out, const Share& s) {
  out.put(R"("p":)");
  out.real(s.p);
  out.put(R"(,"exact":")");
  out.put(s.exact);
  out.put('"');
}

void rest(Out& out, const Odds& odds) {
  const Share r = odds.rest();
  if (r.p != 0) out.print(R"(,"rest":"{}")", r.exact);
}

void marginal(Out& out, const Scene& scene, const Marginal& m, const Odds& odds) {
  const Member& member = scene.fields[m.field].member;
  out.put('{');
  if (member.kind == Kind::number || member.kind == Kind::decimal) {
    out.put(R"("mean":)");
    out.real(m.mean);
    out.put(R"(,"sd":)");
    out.real(m.sd);
    out.put(',');
  }
  out.put(R"("values":[)");
  Between items{out};
  for (const Marginal::Value& v : m.values) {
    items.next();
    out.put(R"({"value":)");
    json_cell(out, member, v.value);
    out.put(',');
    share(out, v.share);
    out.put('}');
  }
  out.put(']');
  rest(out, odds);
  out.put('}');
}

void marginals(Out& out, const Scene& scene, const Odds& odds) {
  out.put(R"(,"odds":{)");
  Between b{out};
  for (const Marginal& m : odds.marginals()) {
    b.key(scene.fields[m.field].name);
    marginal(out, scene, m, odds);
  }
  out.put('}');
}

void joints(Out& out, const Scene& scene, const Odds& odds) {
  out.put(R"(,"joint":[)");
  Between items{out};
  for (const Joint& j : odds.joint()) {
    items.next();
    out.put('{');
    outcome(out, scene.fields, j.outcome);
    out.put(',');
    share(out, j.share);
    out.put('}');
  }
  out.put(']');
}

}  // namespace

void json_head(Out& out, const Scene& scene) { head(out, scene, {}, {}); }

void json_resolution(Out& out, const Scene& scene, const Told& told) {
  head(out, scene, told.seed, told.nth);
  dice(out, told.record);
  modifiers(out, scene, told.record);
  values(out, scene, told.record);
  out.put(',');
  outcome(out, scene.fields, told.outcome);
  out.put("}\n");
}

void json_odds(Out& out, const Scene& scene, const Record& rows, const Odds& odds, bool with_marginals, bool joint, const Asked* chance) {
  head(out, scene, {}, {});
  values(out, scene, rows);
  if (with_marginals) marginals(out, scene, odds);
  if (joint) joints(out, scene, odds);
  if (chance) {
    out.put(R"(,"chance":{"expr":)");
    out.quoted(chance->expression);
    out.put(',');
    share(out, chance->share);
    rest(out, odds);
    out.put('}');
  }
  out.put("}\n");
}

void json_forbidden(Out& out, const Scene& scene, const Forbidden& forbidden) {
  head(out, scene, {}, {});
  out.put(R"(,"forbidden":{"reason":)");
  out.quoted(forbidden.reason);
  out.put(R"(,"clause":)");
  out.quoted(forbidden.clause);
  out.put("}}\n");
}

void json_error(Out& out, std::string_view message, int status) {
  out.put(R"({"error":{"message":)");
  out.quoted(message);
  out.print(R"(,"status":{}}}}})", status);
}

}  // namespace rules::show
