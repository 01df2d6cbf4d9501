// Manual pages in roff.
#include "cli/completion.hpp"
#include "cli/help.hpp"
#include "cli/options.hpp"
#include "rules/reading.hpp"

namespace rules::cli {
namespace {

using show::Out;

std::string roff(std::string_view text) {
  std::string s;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (c == '\\') s += "\\e";
    else if (c == '-') s += "\\-";
    else if ((c == '.' || c == '\'') && (i == 0 || text[i - 1] == '\n')) s += "\\&" + std::string{c};
    else s += c;
  }
  return s;
}

void section(Out& out, std::string_view name) { out.print(".SH {}\n", name); }

void item(Out& out, char letter, const std::string& name, std::string_view value, const std::string& text) {
  out.put(".TP\n");
  if (letter) out.print("\\fB\\-{}\\fR, ", letter);
  out.print("\\fB{}\\fR", roff(name));
  if (!value.empty()) out.print(" \\fI{}\\fR", roff(value));
  out.print("\n{}\n", roff(text));
}

void topic(Out& out, std::string_view name) {
  for (const auto& [term, text] : help_lines(name)) {
    if (term.empty()) out.print(".PP\n{}\n", roff(text));
    else out.print(".TP\n\\fB{}\\fR\n{}\n", roff(term), roff(text));
  }
}

void head(Out& out, std::string_view page, std::string_view what) {
  out.print(".TH {} 1 \"\" \"rules\" \"User Commands\"\n", roff(page));
  section(out, "NAME");
  out.print("{} \\- {}\n", roff(page), roff(what));
}

void phase(Out& out, const Phase& p) {
  out.print(".SS {}\n{}.\n.PP\n.RS 4\n.nf\n{}\n.fi\n.RE\n", roff(p.name), roff(p.summary), roff(p.example));
  for (const Field& f : p.fields) item(out, f.letter, typed(f), field_value(f), std::string{f.help} + field_takes(f));
  if (!p.outcome.empty()) {
    std::string names;
    for (const Shown& f : p.outcome) names += (names.empty() ? "" : ", ") + std::string{f.name};
    out.print(".PP\nOutcome: {}.", roff(names));
    if (!p.main_roll.empty()) out.print(" Main roll: {}.", roff(p.main_roll));
    out.put('\n');
  }
  for (const Reminder& r : p.reminders) out.print(".PP\n{}: {}\n", roff(r.clause), roff(r.text));
}

void set_page(Out& out, const Set& set) {
  const std::string page = "rules-" + std::string{set.name};
  head(out, page, std::string{set.title} + ", " + std::string{set.summary});
  section(out, "SYNOPSIS");
  out.print("\\fBrules {}\\fR \\fIPHASE\\fR [\\fIoptions\\fR]\n", set.name);
  section(out, "DESCRIPTION");
  out.print("\\fI{}\\fR is by {}{}{}. The options that every phase takes are in \\fBrules\\fR(1).\n", roff(set.title), roff(set.author),
            set.printed_in.empty() ? "" : ", ", roff(set.printed_in));
  for (const Reminder& r : set.reminders) out.print(".PP\n{}: {}\n", roff(r.clause), roff(r.text));
  section(out, "PHASES");
  for (const Phase* p : set.phases) phase(out, *p);
  section(out, "SEE ALSO");
  out.put("\\fBrules\\fR(1)\n");
}

void main_page(Out& out) {
  head(out, "rules", "resolve the moments of a miniature battle that need dice or arithmetic");
  section(out, "SYNOPSIS");
  out.put(
      "\\fBrules\\fR [\\fISET\\fR] \\fIPHASE\\fR [\\fIoptions\\fR]\n.br\n\\fBrules roll\\fR \\fIEXPR\\fR [\\fIoptions\\fR]\n.br\n"
      "\\fBrules sets\\fR | \\fBphases\\fR [\\fISET\\fR] | \\fBtables\\fR [\\fISET\\fR] | \\fBsheet\\fR [\\fISET\\fR]\n.br\n"
      "\\fBrules compare\\fR [\\fISET\\fR] \\fIPHASE\\fR [\\fIoptions\\fR] \\fB\\-\\-with\\fR \\fIFILE\\fR\n.br\n"
      "\\fBrules batch\\fR [\\fIFILE\\fR] [\\fB\\-\\-seed\\fR \\fIN\\fR]\n");
  section(out, "DESCRIPTION");
  out.put(
      "Fire, melee, morale and moves of published wargames, from flags: rolled by the program, by hand, or worked out as exact odds.\n");
  for (const Set* s : sets())
    out.print(".TP\n\\fB{}\\fR\n\\fI{}\\fR, {}: {}. See \\fBrules\\-{}\\fR(1).\n", s->name, roff(s->title), roff(s->author),
              roff(s->summary), s->name);
  section(out, "OPTIONS");
  for (const Option& o : common_options()) item(out, o.letter, "--" + std::string{o.name}, o.takes, std::string{o.help});
  section(out, "EXPRESSIONS");
  topic(out, "expressions");
  section(out, "HOUSE RULES");
  topic(out, "house-rules");
  section(out, "EXIT STATUS");
  topic(out, "exit-status");
  section(out, "ENVIRONMENT");
  topic(out, "environment");
  section(out, "SEE ALSO");
  std::string_view between;
  for (const Set* s : sets()) {
    out.print("{}\\fBrules\\-{}\\fR(1)", between, s->name);
    between = ", ";
  }
  out.put('\n');
}

}  // namespace

void manual(Out& out, const Set* set) {
  if (set) set_page(out, *set);
  else main_page(out);
}

}  // namespace rules::cli
