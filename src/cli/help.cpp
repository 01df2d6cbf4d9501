#include "cli/help.hpp"
#include <algorithm>
#include "cli/options.hpp"
#include "cli/plain.hpp"
#include "rules/reading.hpp"
#include "rules/text.hpp"

namespace rules::cli {
namespace {

using show::Out;

constexpr std::size_t kColumn = 30;  // where an option's help begins, on a wide terminal

struct Topic {
  std::string_view name, text;
};
constexpr Topic kTopics[] = {
    {"exit-status",
     "0  resolved\n"
     "1  --check is false, a chance is outside --at-least or --at-most, or a batch has a failing line\n"
     "2  the command line or an input is wrong\n"
     "3  the rules do not allow it; one line says why, with the clause\n"
     "4  a file could not be read or written, or is damaged\n"
     "130  interrupted"},
    {"environment",
     "RULES_SET  the rule set where none is named\n"
     "RULES_HOUSE  house files, with : between several; --house adds to them, --no-house drops them\n"
     "RULES_FORMAT  text, line, md, json or csv\n"
     "NO_COLOR  no colours\n"
     "$XDG_CONFIG_HOME/rules/config.toml (~/.config where that is unset) has the keys set, house, format and color. "
     "An option goes before the environment, the environment before the file."},
    {"formats",
     "text  each die, modifier and total on a line of its own\n"
     "line  one sentence, for a notebook\n"
     "md  a Markdown list; of odds, tables\n"
     "json  one object a resolution, one line each\n"
     "csv  a header, then a row a resolution; of odds: field, value, exact, p"},
    {"house-rules",
     "rules tables [SET]  prints every value as TOML, which is itself a house file\n"
     "--house FILE  lays one over the published values: keep the lines that you change\n"
     "[[camerone.fire.extra]]  with label, value and perhaps when adds a modifier of your own\n"
     "rules compare [SET] PHASE … --with FILE  puts the odds in force and under the file side by side\n"
     "rules sheet [SET] --house FILE  prints the reference sheet of the values in force"},
    {"expressions",
     "--check and --chance take an expression over the outcome's fields: numbers, true, false, words in quotes, + - *, "
     "< <= > >= == !=, && || ! or and, or, not, and parentheses.\n"
     "casualties >= 5 and not legionnaire_falls\n"
     "result == 'rout' or result == 'retire-2'"},
};

std::string flags(char letter, const std::string& name, std::string_view value) {
  std::string s = letter ? std::string{'-', letter, ','} + " " : "    ";
  s += name;
  if (!value.empty()) s += " " + std::string{value};
  return s;
}

void option_line(Out& out, const std::string& left, const std::string& text, std::size_t width) {
  const std::size_t column = width >= 70 ? kColumn : 8;
  out.put("  ");
  out.put(left);
  const std::size_t at = 2 + columns(left);
  if (at + 2 > column) {
    out.put('\n');
    out.repeat(' ', column);
  } else {
    out.repeat(' ', column - at);
  }
  wrapped(out, text, column, column, width);
}

void paragraph(Out& out, std::string_view text, std::size_t width) {
  out.put("  ");
  wrapped(out, text, 2, 2, width);
}

std::string usage(const Set& set, const Phase& phase) {
  if (set.name == "roll") return "rules roll EXPR… [options]";
  std::string s = "rules ";
  if (&set != sets()[0]) s += std::string{set.name} + " ";
  s += phase.name;
  for (const Field& f : phase.fields)
    if (f.required) s += " " + typed(f) + " " + field_value(f);
  return s + " [options]";
}

void own_options(Out& out, std::span<const Option> options, bool comparing, std::size_t width) {
  bool any = false;
  for (const Option& o : options) {
    if (o.compares != comparing) continue;
    out.put(any ? "" : "\nOptions:\n");
    any = true;
    option_line(out, flags(o.letter, "--" + std::string{o.name}, o.takes), std::string{o.help}, width);
  }
}

void outcome_words(Out& out, const Phase& p, std::size_t width) {
  for (const Shown& f : p.outcome) {
    if (f.member.words.empty() || f.name.empty()) continue;
    out.put("  ");
    wrapped(out, fmt::format("{} is {}", f.name, choices_of(f.member.words)), 4, 2, width);
  }
}

}  // namespace

void wrapped(Out& out, std::string_view text, std::size_t indent, std::size_t column, std::size_t width) {
  std::size_t at = column;
  for (std::size_t i = 0; i < text.size();) {
    const std::size_t end = std::min(text.find_first_of(" \n", i), text.size());
    const std::string_view word = text.substr(i, end - i);
    if (at > indent && at + 1 + columns(word) > width) {
      out.put('\n');
      out.repeat(' ', indent);
      at = indent;
    } else if (at > indent && at > column) {
      out.put(' ');
      ++at;
    }
    out.put(word);
    at += columns(word);
    if (at == column) ++column;  // nothing put yet
    if (end < text.size() && text[end] == '\n') {
      out.put('\n');
      out.repeat(' ', indent);
      at = column = indent;
    }
    i = end + 1;
  }
  out.put('\n');
}

std::string field_value(const Field& f) {
  switch (f.member.kind) {
    case Kind::flag: return "";
    case Kind::word: return "WORD";
    case Kind::length: return "LEN";
    case Kind::text: return "NAME";
    default: return "N";
  }
}

std::string field_takes(const Field& f) {
  constexpr std::int64_t usual = 10'000;
  std::string s;
  if (f.member.kind == Kind::word) s = choices_of(f.member.words);
  else if (f.member.kind == Kind::number && (f.low != 0 || f.high != usual))
    s = f.high == usual ? fmt::format("{} or more", f.low) : fmt::format("{} to {}", f.low, f.high);
  if (f.member.list) s += std::string{s.empty() ? "" : "; "} + "a list, or repeated";
  if (f.required) s += std::string{s.empty() ? "" : "; "} + "required";
  return s.empty() ? s : "; " + s;
}

void help_phase(Out& out, const Set& set, const Phase& p, std::size_t width) {
  wrapped(out, fmt::format("{} {}: {}", set.name == "roll" ? "rules" : set.name, p.name, p.summary), 2, 0, width);
  out.print("\n  {}\n\nUsage: ", p.example);
  wrapped(out, usage(set, p), 9, 7, width);
  if (!p.fields.empty() && set.name != "roll") {
    out.put("\nOptions of the phase:\n");
    for (const Field& f : p.fields)
      option_line(out, flags(f.letter, typed(f), field_value(f)), std::string{f.help} + field_takes(f), width);
  }
  if (set.name == "roll") {
    out.put("\nEXPR: ");
    wrapped(out, p.fields[0].help, 6, 6, width);
  }
  out.put("\nOutcome: ");
  std::string names;
  for (std::size_t i = 0; i < p.outcome.size(); ++i)
    names += (i ? ", " : "") + std::string{p.outcome[i].name} + (i == p.headline ? " (headline)" : "");
  wrapped(out, names.empty() ? "a sheet to print, in text, md or csv" : names, 9, 9, width);
  outcome_words(out, p, width);
  if (!p.main_roll.empty()) {
    out.put("Main roll: ");
    wrapped(out, p.main_roll, 11, 11, width);
  }
  out.put("\nOptions of every phase:\n");
  for (const Option& o : common_options())
    if (!o.compares) option_line(out, flags(o.letter, "--" + std::string{o.name}, o.takes), std::string{o.help}, width);
  out.put("\n");
  wrapped(out,
          "Exit status: 0 resolved, 1 a check or a bound does not hold, 2 wrong input, 3 the rules forbid it, 4 a file; see 'rules help "
          "exit-status'.",
          2, 0, width);
}

void help_overview(Out& out, std::size_t width) {
  wrapped(out, "rules resolves the moments of a miniature battle that need dice or arithmetic.", 2, 0, width);
  out.put(
      "\n  rules fire --section 3 --range pb --officer\n  rules fire -s 3 -r pb -o -d 4,2        the dice that you rolled\n"
      "  rules fire -s 3 -r pb -o --odds        the exact odds\n  rules roll 2d6+1                       any dice\n\n");
  out.put(
      "Usage:\n  rules [SET] PHASE [options]\n  rules roll EXPR… [options]\n  rules sets | phases [SET]\n"
      "  rules tables [SET] | sheet [SET] [--format text|md|html]\n  rules compare [SET] PHASE [options] --with FILE\n"
      "  rules batch [FILE|-] [--seed N]\n  rules completion bash|zsh|fish\n"
      "  rules help [SET] [PHASE] | TOPIC\n  rules --version\n\nSets:\n");
  for (const Set* s : sets()) option_line(out, std::string{s->name}, fmt::format("{}: {}", s->title, s->summary), width);
  out.print("\nPhases of {}:\n", sets()[0]->name);
  for (const Phase* p : sets()[0]->phases) option_line(out, std::string{p->name}, std::string{p->summary}, width);
  out.put("\nTopics: ");
  std::string names;
  for (const Topic& t : kTopics) names += (names.empty() ? "" : ", ") + std::string{t.name};
  wrapped(out, names, 8, 8, width);
}

bool help_command(Out& out, std::string_view name, std::size_t width) {
  if (name == "compare") {
    wrapped(out, "rules compare: the odds in force and those under other house files, side by side", 2, 0, width);
    out.put("\nUsage: rules compare [SET] PHASE [options of the phase] --with FILE\n");
    own_options(out, common_options(), true, width);
    return true;
  }
  for (const PlainCommand& c : plain_commands()) {
    if (c.name != name) continue;
    wrapped(out, fmt::format("rules {}: {}", c.name, c.summary), 2, 0, width);
    const std::string word = c.takes == "SHELL" ? " SHELL" : c.takes.empty() ? "" : fmt::format(" [{}]", c.takes);
    out.print("\nUsage: rules {}{}{}\n", c.name, word, c.options.empty() ? "" : " [options]");
    own_options(out, c.options, false, width);
    return true;
  }
  return false;
}

bool help_topic(Out& out, std::string_view name, std::size_t width) {
  const std::vector<TopicLine> all = help_lines(name);
  for (const auto& [term, text] : all) {
    if (term.empty()) paragraph(out, text, width);
    else option_line(out, std::string{term}, std::string{text}, width);
  }
  return !all.empty();
}

std::vector<TopicLine> help_lines(std::string_view name) {
  std::vector<TopicLine> lines;
  for (const Topic& t : kTopics) {
    if (t.name != name) continue;
    for (std::size_t at = 0; at < t.text.size();) {
      const std::size_t end = std::min(t.text.find('\n', at), t.text.size());
      const std::string_view line = t.text.substr(at, end - at);
      const std::size_t gap = line.find("  ");
      if (gap == line.npos) lines.push_back({{}, line});
      else lines.push_back({line.substr(0, gap), line.substr(gap + 2)});
      at = end + 1;
    }
  }
  return lines;
}

std::vector<std::string_view> help_topics() {
  std::vector<std::string_view> names;
  for (const Topic& t : kTopics) names.push_back(t.name);
  return names;
}

void list_sets(Out& out, bool json) {
  for (const Set* s : sets()) {
    if (!json) {
      out.print("{:<12}{}, {}{}{}\n{:<12}{}\n", s->name, s->title, s->author, s->printed_in.empty() ? "" : ", ", s->printed_in, "",
                s->summary);
      continue;
    }
    out.print(R"({{"set":"{}","title":)", s->name);
    out.quoted(s->title);
    out.put(R"(,"author":)");
    out.quoted(s->author);
    out.put(R"(,"printed_in":)");
    out.quoted(s->printed_in);
    out.put(R"(,"summary":)");
    out.quoted(s->summary);
    out.put("}\n");
  }
}

void list_phases(Out& out, const Set& set, bool json) {
  if (!json) out.print("{}: {}\n\n", set.name, set.title);
  for (const Phase* p : set.phases) {
    if (!json) {
      out.print("  {:<12}{}\n{:<14}{}\n", p->name, p->summary, "", p->example);
      continue;
    }
    out.print(R"({{"set":"{}","phase":"{}","summary":)", set.name, p->name);
    out.quoted(p->summary);
    out.put(R"(,"example":)");
    out.quoted(p->example);
    out.put("}\n");
  }
}

}  // namespace rules::cli
