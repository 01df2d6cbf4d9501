// The command line of a phase. CLI11 compares each option with every other, so only those that were typed are
// registered with it: the start of the program stays short.
#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>
#include "cli/options.hpp"
#include "cli/request.hpp"
#include "rules/reading.hpp"
#include "rules/text.hpp"

namespace rules::cli {
namespace {

// An option as it can be typed: a phase's field or a common one.
struct Typed {
  const Field* field = nullptr;
  const Option* common = nullptr;
  bool takes_value() const { return field ? field->member.kind != Kind::flag : !common->takes.empty(); }
  bool many() const { return field ? field->member.list : common->many; }
  std::string name() const { return "--" + (field ? dashed(field->name) : std::string{common->name}); }
  char letter() const { return field ? field->letter : common->letter; }
  bool operator==(const Typed&) const = default;
};

std::string shown(std::string_view word) { return "'" + clean(word.substr(0, 60), "a word of the command line") + "'"; }

bool same(std::string_view typed, std::string_view name) {
  if (typed.size() != name.size()) return false;
  for (std::size_t i = 0; i < name.size(); ++i)
    if (typed[i] != (name[i] == '_' ? '-' : name[i])) return false;
  return true;
}

class Scan {
 public:
  Scan(Request& request, std::span<char* const> words) : request_{request}, words_{words} {}

  // Sorts the words into options for CLI11 and, of a roll, the expression.
  void run() {
    bool options = true;
    for (std::size_t i = 0; i < words_.size(); ++i) {
      const std::string_view w = words_[i];
      if (options && w == "--" && rolls()) options = false;
      else if (!options || !is_option(w)) positional(w);
      else i += option(w, i);
    }
  }
  std::vector<Typed> typed;
  std::vector<std::string> arguments;
  std::string expression;

 private:
  bool rolls() const { return request_.set->name == "roll"; }
  bool is_option(std::string_view w) const {
    if (w.size() < 2 || w[0] != '-') return false;
    return !(rolls() && ((w[1] >= '0' && w[1] <= '9') || w[1] == '('));
  }

  void positional(std::string_view w) {
    if (!rolls()) throw Bad{"unexpected word " + shown(w) + why_unexpected(w)};
    expression += (expression.empty() ? "" : " ") + std::string{w};
  }

  std::string why_unexpected(std::string_view w) const {
    const bool number = !w.empty() && w[0] >= '0' && w[0] <= '9';
    if (typed.empty() || !number) return hint_for(w);
    if (typed.back().name() == "--dice") return "; several dice are typed together, such as -d 4,2";
    return typed.back().takes_value() ? std::string{} : ": " + typed.back().name() + " takes no value";
  }

  // What surely begins the next option, rather than being the value of the one before it.
  bool known_option(std::string_view w) const {
    if (!is_option(w)) return false;
    const Typed t = w[1] != '-' ? find(w[1]) : find(w.substr(2, w.find('=') == w.npos ? w.npos : w.find('=') - 2));
    return t.field || t.common;
  }

  // How many further words it takes.
  std::size_t option(std::string_view w, std::size_t at) {
    arguments.emplace_back(w);
    const bool wants = w.starts_with("--") ? long_option(w) : letters(w);
    if (!wants) return 0;
    if (at + 1 == words_.size() || known_option(words_[at + 1]))
      throw Bad{std::string{w.substr(0, 60)} + " needs a value: " + help_of(typed.back())};
    arguments.emplace_back(words_[at + 1]);
    return 1;
  }

  bool long_option(std::string_view w) {
    const std::size_t equals = w.find('=');
    const std::string_view name = w.substr(2, equals == w.npos ? w.npos : equals - 2);
    const Typed t = find(name);
    if (!t.field && !t.common) throw Bad{"unknown option " + shown(w.substr(0, equals)) + hint_for(name)};
    add(t);
    if (equals != w.npos && !t.takes_value() && !t.field) throw Bad{t.name() + " takes no value"};
    if (equals != w.npos && equals + 1 == w.size()) split_empty(w, equals);
    return t.takes_value() && equals == w.npos;
  }
  // CLI11 would take the next word for the value of `--name=`.
  void split_empty(std::string_view w, std::size_t equals) {
    arguments.back() = w.substr(0, equals);
    arguments.emplace_back("");
  }

  bool letters(std::string_view w) {
    for (std::size_t i = 1; i < w.size(); ++i) {
      const Typed t = find(w[i]);
      if (!t.field && !t.common) throw Bad{"unknown option " + shown("-" + std::string{w[i]}) + (i > 1 ? " in " + shown(w) : "")};
      add(t);
      if (t.takes_value()) return i + 1 == w.size();
    }
    return false;
  }

  Typed find(std::string_view name) const {
    for (const Field& f : request_.phase->fields)
      if (same(name, f.name) && !(rolls())) return {&f, nullptr};
    const Option* o = common_option(name);
    return {nullptr, o && o->compares && !request_.compares ? nullptr : o};
  }
  Typed find(char letter) const {
    for (const Field& f : request_.phase->fields)
      if (f.letter == letter) return {&f, nullptr};
    return {nullptr, common_option(letter)};
  }
  void add(const Typed& t) {
    if (std::find(typed.begin(), typed.end(), t) == typed.end()) typed.push_back(t);
    else std::rotate(std::find(typed.begin(), typed.end(), t), std::find(typed.begin(), typed.end(), t) + 1, typed.end());
  }
  static std::string help_of(const Typed& t) {
    if (t.common) return std::string{t.common->help};
    return t.field->member.words.empty() ? std::string{t.field->help} : choices_of(t.field->member.words);
  }
  std::string hint_for(std::string_view word) const {
    std::vector<std::string> names;
    for (const Field& f : request_.phase->fields) names.push_back(dashed(f.name));
    for (const Option& o : common_options()) names.emplace_back(o.name);
    std::vector<std::string_view> known{names.begin(), names.end()};
    const std::string_view best = nearest(word.substr(std::min(word.find_first_not_of('-'), word.size())), known);
    return best.empty() ? std::string{} : ", did you mean --" + std::string{best} + "?";
  }

  Request& request_;
  std::span<char* const> words_;
};

void put_text(Request& r, const Field& field, std::string_view text) {
  r.texts.push_front(clean(text, typed(field)));
  read_field(field, r.situation, r.texts.front(), r.set->unit);
}

void put_field(Request& r, const Field& field, std::string_view text) {
  const auto one = [&](std::string_view item) {
    if (field.member.kind == Kind::text) put_text(r, field, item);
    else read_field(field, r.situation, item, r.set->unit);
  };
  if (!field.member.list) return one(text);
  for (std::size_t at = 0; at <= text.size();) {
    const std::size_t end = std::min(text.find(',', at), text.size());
    one(trimmed(text.substr(at, end - at)));
    at = end + 1;
  }
}

void take(Request& r, const Typed& t, const std::vector<std::string>& results) {
  if (t.takes_value() && !t.many() && results.size() > 1) throw Bad{t.name() + " is given twice"};
  for (const std::string& text : results) {
    if (t.field) put_field(r, *t.field, text);
    else read_common(r.common, t.common->name, text);
  }
  if (t.field) r.given |= std::uint64_t{1} << (t.field - r.phase->fields.data());
}

}  // namespace

void parse_options(Request& r, std::span<char* const> words) {
  r.phase->rule.begin(r.situation);
  Scan scan{r, words};
  scan.run();
  CLI::App app;
  app.set_help_flag();
  std::vector<CLI::Option*> options;
  for (const Typed& t : scan.typed) {
    const std::string names = (t.letter() ? std::string{'-', t.letter(), ','} : std::string{}) + t.name();
    if (t.takes_value())
      options.push_back(app.add_option(names, [](const CLI::results_t&) { return true; })
                            ->allow_extra_args(false)
                            ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll));
    else options.push_back(app.add_flag(names)->multi_option_policy(CLI::MultiOptionPolicy::TakeLast));
  }
  std::reverse(scan.arguments.begin(), scan.arguments.end());
  try {
    app.parse(std::move(scan.arguments));
  } catch (const CLI::ParseError& e) {
    throw Bad{e.what()};
  }
  for (std::size_t i = 0; i < options.size(); ++i) take(r, scan.typed[i], options[i]->results());
  if (r.set->name == "roll" && !scan.expression.empty()) {
    if (clean(scan.expression, "the expression") != scan.expression) throw Bad{"the expression holds control characters"};
    put_text(r, r.phase->fields[0], scan.expression);
    r.given |= 1;
  }
  if (!r.common.help) require_fields(*r.phase, r.given);
}

}  // namespace rules::cli
