#include "cli/batch_line.hpp"
#include <nlohmann/json.hpp>
#include "cli/options.hpp"
#include "rules/reading.hpp"
#include "rules/sources.hpp"
#include "rules/text.hpp"

namespace rules::cli {

using Json = nlohmann::basic_json<std::map, std::vector, Chars>;

// The events of nlohmann's parser, flattened.
struct FactHandler : nlohmann::json_sax<Json> {
  LineReader& reader;
  int depth = 0;
  bool nested = false;  // inside an object in a list
  std::string_view key_now;
  std::string error;
  explicit FactHandler(LineReader& r) : reader{r} {}

  bool add(Fact::Type type, std::int64_t number = 0, std::string_view text = {}) {
    if (depth == 0) return fail("a line is an object");
    reader.facts_.push_back({type, depth, key_now, number, text});
    return true;
  }
  bool fail(std::string why) {
    error = std::move(why);
    return false;
  }
  bool null() override { return add(Fact::Type::null); }
  bool boolean(bool v) override { return add(v ? Fact::Type::yes : Fact::Type::no); }
  bool number_integer(number_integer_t v) override { return add(Fact::Type::number, v); }
  bool number_unsigned(number_unsigned_t v) override {
    if (v <= std::uint64_t(std::numeric_limits<std::int64_t>::max())) return add(Fact::Type::number, std::int64_t(v));
    return add(Fact::Type::decimal, 0, reader.keep(std::to_string(v)));
  }
  bool number_float(number_float_t, const string_t& written) override { return add(Fact::Type::decimal, 0, reader.keep(written)); }
  bool string(string_t& v) override { return add(Fact::Type::text, 0, reader.take(v)); }
  bool binary(binary_t&) override { return false; }
  bool start_object(std::size_t) override {
    if (depth == 1 || depth >= 3) return fail(std::string{key_now} + " is no object");
    if (depth == 2 && !add(Fact::Type::object)) return false;
    ++depth;
    return true;
  }
  bool end_object() override {
    --depth;
    return true;
  }
  bool start_array(std::size_t) override {
    if (depth != 1) return fail(depth == 0 ? "a line is an object" : std::string{key_now} + " is no list of lists");
    add(Fact::Type::list);
    ++depth;
    return true;
  }
  bool end_array() override {
    --depth;
    return true;
  }
  bool key(string_t& k) override {
    key_now = reader.take(k);
    if (depth != 1) return true;
    for (const Fact& f : reader.facts_)
      if (f.depth == 1 && f.key == key_now) return fail("the key " + clean(key_now.substr(0, 60), "a key") + " is given twice");
    return true;
  }
  bool parse_error(std::size_t place, const std::string&, const nlohmann::detail::exception&) override {
    return fail("not JSON (at character " + std::to_string(place) + ")");
  }
};

std::string_view LineReader::keep(std::string_view text) {
  if (used_ == kept_.size()) throw Bad{"more than " + std::to_string(kept_.size()) + " values"};
  kept_[used_].assign(text);
  return kept_[used_++];
}

std::string_view LineReader::take(Chars& text) {
  if (used_ == kept_.size()) throw Bad{"more than " + std::to_string(kept_.size()) + " values"};
  kept_[used_].swap(text);
  return kept_[used_++];
}

const std::vector<Fact>& LineReader::read(std::string_view line) { return read_plain(line) ? facts_ : parse(line); }

const std::vector<Fact>& LineReader::parse(std::string_view line) {
  constexpr std::size_t most = 4096;  // values on a line
  facts_.clear();
  used_ = 0;
  kept_.resize(most);  // none moves while views look at them
  FactHandler handler{*this};
  if (!Json::sax_parse(line.begin(), line.end(), &handler)) throw Bad{handler.error};
  return facts_;
}

namespace {

using Type = Fact::Type;

std::string name_of(const Fact& f) { return clean(f.key.substr(0, 60), "a key"); }

[[noreturn]] void wrong(const Fact& f, std::string_view wanted) { throw Bad{name_of(f) + " takes " + std::string{wanted}}; }

std::int64_t number(const Fact& f) {
  if (f.type != Type::number) wrong(f, "a whole number");
  return f.number;
}
std::string_view text(const Fact& f) {
  if (f.type != Type::text) wrong(f, "a text");
  return f.text;
}
bool truth(const Fact& f) {
  if (f.type != Type::yes && f.type != Type::no) wrong(f, "true or false");
  return f.type == Type::yes;
}

// A number as it would be typed.
std::string written(const Fact& f) { return f.type == Type::number ? std::to_string(f.number) : std::string{f.text}; }

void put_number(Request& r, const Field& field, const Fact& f) {
  const std::int64_t n = number(f);
  if (n < field.low || n > field.high)
    wrong(f, "a whole number from " + std::to_string(field.low) + " to " + std::to_string(field.high) + ", not " + std::to_string(n));
  if (!field.member.put(r.situation.bytes, n)) wrong(f, "at most " + std::to_string(field.member.room) + " of them");
}

void put_value(Request& r, const Field& field, const Fact& f) {
  switch (field.member.kind) {
    case Kind::flag: field.member.put(r.situation.bytes, truth(f)); break;
    case Kind::number: put_number(r, field, f); break;
    case Kind::length:
      if (f.type != Type::number && f.type != Type::decimal && f.type != Type::text) wrong(f, "a length");
      read_field(field, r.situation, written(f), r.set->unit);
      break;
    case Kind::text:
      r.texts.push_front(clean(text(f), name_of(f)));
      read_field(field, r.situation, r.texts.front(), r.set->unit);
      break;
    default:
      if (f.type != Type::number) read_field(field, r.situation, text(f), r.set->unit);
      else read_field(field, r.situation, written(f), r.set->unit);
  }
}

void put_faces(Common& c, const Fact& f) {
  if (!c.dice) c.dice.emplace();
  if (f.type == Type::list) return;
  if (f.type == Type::number) c.dice->push_back(f.number);
  else if (f.type == Type::text && f.depth == 2)
    for (const Face face : read_faces(f.text)) c.dice->push_back(face);
  else wrong(f, "a list of faces");
}

constexpr std::int32_t kNoValue = std::numeric_limits<std::int32_t>::min();  // of a modifier, until its value is read

// `mod` is a list of objects {"value": -1, "label": "smoke"}, or a number.
void put_mod(Common& c, const Fact& f, std::string_view inner) {
  if (f.type == Type::list) return;
  if (f.type == Type::object) {
    c.mods.push_back({kNoValue, {}});
    return;
  }
  if (f.depth < 3) {
    c.mods.push_back(read_mod(f.type == Type::number ? std::to_string(f.number) : std::string{text(f)}));
    return;
  }
  Mod& mod = c.mods.back();
  if (inner == "value") mod.value = read_mod(std::to_string(number(f))).value;
  else if (inner == "label") mod.label = clean(text(f), "label");
  else throw Bad{"a modifier has a value and a label, no " + clean(inner.substr(0, 60), "a key")};
}

constexpr std::string_view kKeys[] = {"dice",   "seed",     "nth",     "times", "sum", "odds",  "joint",
                                      "chance", "at_least", "at_most", "check", "mod", "house", "as"};

bool put_common(Common& c, const Fact& f, std::string_view member) {
  if (std::find(std::begin(kKeys), std::end(kKeys), member) == std::end(kKeys)) return false;
  if (member == "dice") put_faces(c, f);
  else if (member == "mod") put_mod(c, f, f.key);
  else if (member == "odds") c.odds = truth(f);
  else if (member == "joint") c.joint = truth(f);
  else if (member == "house" && f.type == Type::list) return true;
  else if (f.type == Type::list || f.type == Type::object || f.type == Type::null) wrong(f, "one value");
  else if (member == "times" || member == "sum" || member == "nth") read_common(c, member, std::to_string(number(f)));
  else if (member == "seed" || member == "at_least" || member == "at_most") {
    if (f.type == Type::yes || f.type == Type::no) wrong(f, "a number or a text");
    read_common(c, dashed(member), written(f));
  } else {
    read_common(c, dashed(member), text(f));
  }
  return true;
}

const Field* field_named(const Phase& phase, std::string_view name) {
  if (name.empty()) return nullptr;
  for (const Field& f : phase.fields)
    if (f.name.size() == name.size() && f.name[0] == name[0] && f.name == name) return &f;
  return nullptr;
}

[[noreturn]] void unknown_key(const Phase& phase, std::string_view key) {
  std::vector<std::string_view> known;
  for (const Field& f : phase.fields) known.push_back(f.name);
  for (const std::string_view k : kKeys) known.push_back(k);
  const std::string name = clean(key.substr(0, 60), "a key");
  throw Bad{std::string{phase.name} + " has no key " + name + hint(name, known)};
}

void find_phase_of(Request& r, const std::vector<Fact>& facts, const Set& default_set) {
  r.set = &default_set;
  std::string_view set, phase;
  for (const Fact& f : facts) {
    if (f.depth != 1) continue;
    if (f.key == "set") set = text(f);
    if (f.key == "phase") phase = text(f);
  }
  if (phase.empty()) throw Bad{"phase is missing"};
  if (phase == "roll" && set.empty()) set = "roll";
  std::vector<std::string_view> known;
  for (const Set* s : sets()) known.push_back(s->name);
  if (!set.empty()) r.set = find_set(set);
  if (!r.set) throw Bad{"no rule set is called " + clean(set.substr(0, 60), "set") + hint(set, known)};
  r.phase = find_phase(*r.set, phase);
  known.clear();
  for (const Phase* p : r.set->phases) known.push_back(p->name);
  if (!r.phase) {
    const std::string others = sets_with(phase);
    throw Bad{std::string{r.set->name} + " has no phase " + clean(phase.substr(0, 60), "phase") +
              (others.empty() ? hint(phase, known) : "; " + others)};
  }
  if (r.phase->draw) throw Bad{std::string{phase} + " is a sheet to print, no resolution"};
}

}  // namespace

void read_request(Request& r, const std::vector<Fact>& facts, const Set& default_set) {
  find_phase_of(r, facts, default_set);
  r.phase->rule.begin(r.situation);
  std::string_view member;
  const Field* field = nullptr;
  for (const Fact& f : facts) {
    if (f.depth == 1) {
      member = f.key;
      if (member == "set" || member == "phase") continue;
      field = field_named(*r.phase, member);
      if (field) r.given |= std::uint64_t{1} << (field - r.phase->fields.data());
      if (field && f.type == Type::list && !field->member.list) wrong(f, "one value");
    }
    if (member == "set" || member == "phase" || (field && f.type == Type::list)) continue;
    if (field) put_value(r, *field, f);
    else if (!put_common(r.common, f, member)) unknown_key(*r.phase, member);
  }
  require_fields(*r.phase, r.given);
  for (const Mod& mod : r.common.mods)
    if (mod.value == kNoValue) throw Bad{"a modifier needs its value"};
  check_together(r.common);
}

}  // namespace rules::cli
