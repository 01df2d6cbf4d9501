#include "cli/command.hpp"
#include <algorithm>
#include "cli/batch.hpp"
#include "cli/compare.hpp"
#include "cli/completion.hpp"
#include "cli/help.hpp"
#include "cli/output.hpp"
#include "cli/plain.hpp"
#include "cli/run.hpp"
#include "cli/status.hpp"
#include "rules/reading.hpp"
#include "rules/text.hpp"
#include "show/json.hpp"
#include "show/sheet.hpp"
#include "show/tables.hpp"

namespace rules::cli {
namespace {

using Words = std::span<char* const>;

constexpr std::string_view kCommands[] = {"roll", "sets", "phases", "tables", "sheet", "compare", "batch", "completion", "manual", "help"};

// One that is no phase: `rules roll` has help of its own.
bool is_command(std::string_view word) {
  return word != "roll" && std::find(std::begin(kCommands), std::end(kCommands), word) != std::end(kCommands);
}

std::string shown(std::string_view word) { return "'" + clean(word.substr(0, 60), "a word of the command line") + "'"; }

int write(show::Out& out) {
  write_out(out);
  return kResolved;
}

const Set& set_named(std::string_view name, std::string_view from = {}) {
  if (const Set* s = find_set(name)) return *s;
  std::vector<std::string_view> known;
  for (const Set* s : sets()) known.push_back(s->name);
  std::string all;
  for (const std::string_view k : known) all += (all.empty() ? "" : ", ") + std::string{k};
  throw Bad{clean(from, "a path") + "no rule set is called " + shown(name) + hint(name, known) + " (" + all + ")"};
}

const Set& default_set(const Surroundings& around) { return around.set.empty() ? *sets()[0] : set_named(around.set, around.set_from); }

// The error for a word that is neither a command, a set nor a phase of the set.
[[noreturn]] void unknown_phase(const Set& set, std::string_view word, bool set_given) {
  if (const std::string others = sets_with(word); !others.empty())
    throw Bad{std::string{set.name} + " has no phase " + std::string{word} + "; " + others};
  std::vector<std::string_view> known;
  for (const Phase* p : set.phases) known.push_back(p->name);
  if (!set_given) {
    for (const Set* s : sets()) known.push_back(s->name);
    known.insert(known.end(), std::begin(kCommands), std::end(kCommands));
  }
  throw Bad{std::string{set.name} + " has no phase " + shown(word) + hint(word, known)};
}

struct Meant {
  const Set* set;
  const Phase* phase;
  std::size_t words;  // how many of the words said so
};

Meant meant(Words words, const Surroundings& around) {
  const std::string_view first = words[0];
  if (const Set* set = find_set(first)) {
    if (set->name == "roll") return {set, set->phases[0], 1};
    if (words.size() == 1 || words[1][0] == '-')
      throw Bad{std::string{first} + " is a rule set: name a phase of it (rules phases " + std::string{first} + ")"};
    const Phase* phase = find_phase(*set, words[1]);
    if (!phase) unknown_phase(*set, words[1], true);
    return {set, phase, 2};
  }
  const Set& set = default_set(around);
  const Phase* phase = find_phase(set, first);
  if (!phase) unknown_phase(set, first, false);
  return {&set, phase, 1};
}

int help(Words words, const Surroundings& around) {
  show::Out out;
  if (words.empty() || (words.size() == 1 && words[0] == std::string_view{"help"})) {
    help_overview(out, terminal_width());
    return write(out);
  }
  if (words.size() == 1 && help_command(out, words[0], terminal_width())) return write(out);
  if (words.size() == 1 && help_topic(out, words[0], terminal_width())) return write(out);
  if (words.size() == 1 && find_set(words[0]) && find_set(words[0])->name != "roll") {
    list_phases(out, *find_set(words[0]), false);
    return write(out);
  }
  if (is_command(words[0])) throw Bad{"unexpected word " + shown(words[1])};
  const Meant m = meant(words, around);
  if (m.words < words.size()) throw Bad{"unexpected word " + shown(words[m.words])};
  help_phase(out, *m.set, *m.phase, terminal_width());
  return write(out);
}

int listing(Words words, const Surroundings& around) {
  const std::string_view command = words[0];
  const Plain given = plain_options(command, words.subspan(1));
  show::Out out;
  if (command == "sets") list_sets(out, given.has("json"));
  else list_phases(out, given.words.empty() ? default_set(around) : set_named(given.words[0]), given.has("json"));
  return write(out);
}

// The values in force of a whole set: as a house file, or as the sheet beside the table.
int pages(Words words, const Surroundings& around) {
  const std::string_view command = words[0];
  const bool sheet = command == "sheet";
  const Plain given = plain_options(command, words.subspan(1));
  Common c;
  std::string_view format = around.format == Format::md ? "md" : "text";
  for (const auto& [name, value] : given.options) {
    if (name == "format") format = value;
    else if (name == "md") format = name;
    else read_common(c, name, value);
  }
  constexpr std::string_view formats[] = {"text", "md", "html"};
  if (std::find(std::begin(formats), std::end(formats), format) == std::end(formats))
    throw Bad{"--format of a sheet takes text, md or html, not " + shown(format) + hint(format, formats)};
  check_together(c);
  const Set& set = given.words.empty() ? default_set(around) : set_named(given.words[0]);
  const House house = house_of(c, around);
  std::vector<InForce> in_force;
  for (const Phase* p : set.phases) in_force.push_back(house.in_force(*p));
  std::vector<Charts> charts;
  charts.reserve(in_force.size());
  for (const InForce& f : in_force) charts.push_back(f.charts());
  show::Out out;
  if (!sheet) show::tables(out, set, charts);
  else if (format == "html") show::sheet_html(out, set, charts);
  else if (format == "md") show::sheet_md(out, set, charts);
  else show::sheet_text(out, set, charts, terminal_width());
  return write(out);
}

int documents(Words words) {
  const std::string_view command = words[0];
  const Plain given = plain_options(command, words.subspan(1));
  show::Out out;
  if (command == "manual") {
    manual(out, given.words.empty() ? nullptr : &set_named(given.words[0]));
  } else if (given.words.empty() || !completion(out, given.words[0])) {
    throw Bad{"completion takes bash, zsh or fish"};
  }
  return write(out);
}

// The words of the request in hand, for the error's last words: how to get help.
std::string how_to_help;

int dispatch(Words words) {
  if (words.empty()) return help({}, {});
  const std::string_view first = words[0];
  show::Out out;
  if (first == "--version") {
    out.put("rules " RULES_VERSION "\n");
    return write(out);
  }
  const Surroundings around = surroundings();
  if (first == "--help" || first == "-h") return help({}, around);
  if (is_command(first) && words.size() > 1 && (words[1] == std::string_view{"--help"} || words[1] == std::string_view{"-h"}))
    return help(words.first(1), around);
  if (first == "help") return help(words.subspan(1), around);
  if (first == "sets" || first == "phases") return listing(words, around);
  if (first == "tables" || first == "sheet") return pages(words, around);
  if (first == "completion" || first == "manual") return documents(words);
  if (first == "batch") return batch(words.subspan(1), around);
  if (first.starts_with('-')) throw Bad{"options come behind the phase: rules [SET] PHASE [options]"};
  Request r;
  r.compares = first == "compare";
  if (r.compares) words = words.subspan(1);
  if (words.empty()) throw Bad{"name a phase to compare, such as: rules compare fire --section 3 --range pb --with FILE"};
  const Meant m = meant(words, around);
  r.set = m.set;
  r.phase = m.phase;
  how_to_help =
      "rules help " + (m.set == sets()[0] || m.set->name == "roll" ? "" : std::string{m.set->name} + " ") + std::string{m.phase->name};
  parse_options(r, words.subspan(m.words));
  if (r.common.help) return help(words.first(m.words), around);
  return r.compares ? compare_houses(r, around) : run(r, around);
}

bool json_wanted(Words words) {
  for (std::size_t i = 0; i < words.size(); ++i) {
    const std::string_view w = words[i], next = i + 1 < words.size() ? words[i + 1] : "";
    if (w == "--json" || w == "--format=json" || (w == "--format" && next == "json")) return true;
  }
  const char* format = std::getenv("RULES_FORMAT");
  return format && std::string_view{format} == "json";
}

}  // namespace

std::span<const std::string_view> commands() { return kCommands; }

int fail(Words words, std::string_view message, int status) {
  show::Out out;
  const std::size_t end = std::min(message.find('\n'), message.size());  // a caret may stand below
  if (json_wanted(words)) show::json_error(out, message, status);
  else if (status == kWrong)
    out.print("rules: {} (see: {}){}", message.substr(0, end), how_to_help.empty() ? "rules help" : how_to_help, message.substr(end));
  else out.print("rules: {}", message);
  out.put('\n');
  write_error(out.text());
  return status;
}

int command(Words words) {
  end_on_interrupt();
  try {
    const int status = dispatch(words);
    close_out();
    return status;
  } catch (const Bad& e) {
    return fail(words, e.what(), kWrong);
  } catch (const Forbidden& f) {
    return fail(words, fmt::format("the rules do not allow it: {} ({})", f.reason, f.clause), kForbidden);
  } catch (const Damaged& e) {
    return fail(words, e.what(), kUnreadable);
  } catch (const Closed&) {
    return kResolved;
  } catch (const Interrupted&) {
    return kInterrupted;
  } catch (const std::bad_alloc&) {
    return fail(words, "out of memory", kUnreadable);
  }
}

}  // namespace rules::cli
