#include "cli/completion.hpp"
#include <algorithm>
#include "cli/command.hpp"
#include "cli/help.hpp"
#include "cli/plain.hpp"
#include "rules/reading.hpp"

namespace rules::cli {
namespace {

using show::Out;

std::string quoted(std::string_view s) {
  std::string q = "'";
  for (const char c : s) q += c == '\'' ? std::string{"'\\''"} : std::string{c};
  return q + "'";
}

std::string words_of(const Field& f) {
  std::string s;
  for (const Word& w : f.member.words) s += (s.empty() ? "" : " ") + std::string{w.name};
  return s;
}

template <class F> void every_phase(F f) {
  for (const Set* set : sets())
    for (const Phase* phase : set->phases) f(*set, *phase);
  const Set* roll = find_set("roll");
  f(*roll, *roll->phases[0]);
}

std::string dashed_names(std::span<const Option> options) {
  std::string s;
  for (const Option& o : options) s += "--" + std::string{o.name} + " ";
  return s;
}

std::string all_options(const Phase& p) {
  std::string s;
  for (const Field& f : p.fields)
    if (p.set != "roll") s += typed(f) + " ";
  return s + dashed_names(common_options());
}

// The words that may follow, as functions of a shell that bash and zsh both read.
void shared_functions(Out& out) {
  out.put("_rules_phases() {\n  case $1 in\n");
  for (const Set* set : sets()) {
    out.print("    {}) printf '%s\\n'", set->name);
    for (const Phase* p : set->phases) out.print(" {}", p->name);
    out.put(" ;;\n");
  }
  out.put("  esac\n}\n_rules_options() {\n  case $1/$2 in\n");
  every_phase([&](const Set& set, const Phase& p) { out.print("    {}/{}) printf '%s\\n' {};;\n", set.name, p.name, all_options(p)); });
  for (const PlainCommand& c : plain_commands())
    if (!c.options.empty()) out.print("    */{}) printf '%s\\n' {};;\n", c.name, dashed_names(c.options));
  out.put(
      "  esac\n}\n# The choices of an option's value; @file where it is a file, @value where it is anything else.\n"
      "_rules_values() {\n  case $1/$2/$3 in\n");
  for (const PlainCommand& c : plain_commands())
    for (const Option& o : c.options)
      if (!o.words.empty()) out.print("    */{}/--{}) printf '%s\\n' {} ;;\n", c.name, o.name, o.words);
  every_phase([&](const Set& set, const Phase& p) {
    for (const Field& f : p.fields) {
      if (f.member.kind == Kind::flag) continue;
      const std::string words = words_of(f);
      out.print("    {}/{}/{}", set.name, p.name, typed(f));
      if (f.letter) out.print("|{}/{}/-{}", set.name, p.name, f.letter);
      out.print(") printf '%s\\n' {} ;;\n", words.empty() ? "@value" : words);
    }
  });
  for (const Option& o : common_options()) {
    if (o.takes.empty()) continue;
    out.print("    */--{}", o.name);
    if (o.letter) out.print("|*/-{}", o.letter);
    out.print(") printf '%s\\n' {} ;;\n", o.takes == "FILE" ? "@file" : o.words.empty() ? "@value" : o.words);
  }
  out.put("  esac\n}\n");
}

std::string set_names() {
  std::string s;
  for (const Set* set : sets()) s += std::string{set->name} + " ";
  return s;
}

std::string plain_names() {
  std::string s;
  for (const PlainCommand& c : plain_commands()) s += std::string{c.name} + " ";
  return s;
}

// What a command without a phase takes, as words for a shell.
std::string taken_by(const PlainCommand& c) {
  if (c.takes == "SET") return set_names();
  return c.takes == "SHELL" ? "bash zsh fish" : "";
}

// The same, as the cases of a shell's `case`.
std::string taken_cases() {
  std::string s;
  for (const PlainCommand& c : plain_commands())
    if (c.takes == "FILE") s += "      " + std::string{c.name} + ") echo @file ;;\n";
    else if (!c.takes.empty()) s += "      " + std::string{c.name} + ") printf '%s\\n' " + taken_by(c) + ";;\n";
  return s;
}

// Which set and phase the words before the cursor name: sets `set`, `phase`, `named`, and `above` for
// a command that a phase stands behind.
void shared_place(Out& out) {
  out.print(R"(_rules_place() {{
  set=${{RULES_SET:-{}}} phase= named= above=
  local w
  for w in "$@"; do
    case $w in
      -*) break ;;
      compare|help) [ -z "$above$named$phase" ] && above=$w && continue ;;
    esac
    if [ -z "$named" ] && [ -z "$phase" ]; then
      case " {}" in *" $w "*) set=$w named=1; continue ;; esac
    fi
    [ -z "$phase" ] && phase=$w && [ "$w" = roll ] && set=roll
  done
}}
_rules_candidates() {{
  local cur=$1 prev=$2
  shift 2
  local set phase named above values
  _rules_place "$@"
  if [ -n "$phase" ]; then
    values=$(_rules_values "$set" "$phase" "$prev")
    if [ -n "$values" ]; then printf '%s\n' "$values"; return; fi
    case $cur in
      -*) _rules_options "$set" "$phase"; return ;;
    esac
    case $phase in
{}    esac
    return
  fi
  _rules_phases "$set"
  [ -n "$named" ] && return
  printf '%s\n' {}
  case $above in
    help) printf '%s\n' roll {} ;;
    compare) echo roll ;;
    *) printf '%s\n' {} ;;
  esac
}}
)",
            sets()[0]->name, set_names(), taken_cases(), set_names(), fmt::join(help_topics(), " "), fmt::join(commands(), " "));
}

void bash(Out& out) {
  out.put("# bash completion of rules\n");
  shared_functions(out);
  shared_place(out);
  out.put(R"(_rules() {
  local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD-1]} found
  found=$(_rules_candidates "$cur" "$prev" "${COMP_WORDS[@]:1:COMP_CWORD-1}")
  case $found in
    @file) compopt -o filenames 2>/dev/null; COMPREPLY=($(compgen -f -- "$cur")) ;;
    @value) COMPREPLY=() ;;
    *) COMPREPLY=($(compgen -W "$found" -- "$cur")) ;;
  esac
}
complete -F _rules rules
)");
}

void zsh(Out& out) {
  out.put("#compdef rules\n# zsh completion of rules\n");
  shared_functions(out);
  shared_place(out);
  out.put(R"(_rules() {
  local found
  found=$(_rules_candidates "${words[CURRENT]}" "${words[CURRENT-1]}" "${(@)words[2,CURRENT-1]}")
  case $found in
    @file) _files ;;
    @value) return 1 ;;
    *) compadd -- ${(f)found} ;;
  esac
}
if [ "$funcstack[1]" = "_rules" ]; then _rules "$@"; else compdef _rules rules; fi
)");
}

void fish_option(Out& out, const std::string& when, char letter, const std::string& name, bool value, bool file, const std::string& words,
                 std::string_view help) {
  out.print("complete -c rules -n {} -l {}", quoted(when), name);
  if (letter) out.print(" -s {}", letter);
  if (value) out.put(file ? " -r -F" : " -x");
  if (!words.empty()) out.print(" -a {}", quoted(words));
  out.print(" -d {}\n", quoted(help));
}

void fish(Out& out) {
  out.print("# fish completion of rules\ncomplete -c rules -f\n");
  out.print(R"(function __rules_place
  set -l found (test -n "$RULES_SET"; and echo $RULES_SET; or echo {}) ''
  set -l named 0
  for w in (commandline -opc)[2..-1]
    string match -q -- '-*' $w; and break
    test $w = compare -o $w = help; and test -z "$found[2]"; and continue
    if test $named = 0; and contains -- $w {}
      set found[1] $w
      set named 1
    else if test -z "$found[2]"
      set found[2] $w
      test $w = roll; and set found[1] roll
    end
  end
  echo "$found[1]/$found[2]"
end
function __rules_at
  test (__rules_place) = "$argv[1]"
end
function __rules_needs_phase
  string match -q -- "$argv[1]/" (__rules_place)
end
function __rules_resolves
  set -l place (string split / (__rules_place))
  test -n "$place[2]"; and not contains -- $place[2] {}
end
function __rules_at_command
  string match -q -- "*/$argv[1]" (__rules_place)
end
function __rules_under
  set -l words (commandline -opc)
  test (count $words) -eq 2; and contains -- $words[2] $argv
end
function __rules_first
  test (count (commandline -opc)) -eq 1
end
)",
            sets()[0]->name, set_names(), plain_names());
  for (const Set* set : sets()) {
    out.print("complete -c rules -n '__rules_first; or __rules_under compare help' -a {} -d {}\n", set->name, quoted(set->title));
    for (const Phase* p : set->phases)
      out.print("complete -c rules -n '__rules_needs_phase {}' -a {} -d {}\n", set->name, p->name, quoted(p->summary));
  }
  for (const std::string_view c : commands()) out.print("complete -c rules -n __rules_first -a {}\n", c);
  out.put("complete -c rules -n '__rules_under compare help' -a roll\n");
  for (const std::string_view t : help_topics()) out.print("complete -c rules -n '__rules_under help' -a {}\n", t);
  for (const PlainCommand& c : plain_commands()) {
    const std::string at = fmt::format("__rules_at_command {}", c.name);
    if (c.takes == "FILE") out.print("complete -c rules -n {} -F\n", quoted(at));
    else if (!c.takes.empty()) out.print("complete -c rules -n {} -a {}\n", quoted(at), quoted(taken_by(c)));
    for (const Option& o : c.options)
      fish_option(out, at, o.letter, std::string{o.name}, !o.takes.empty(), o.takes == "FILE", std::string{o.words}, o.help);
  }
  every_phase([&](const Set& set, const Phase& p) {
    for (const Field& f : p.fields)
      if (set.name != "roll")
        fish_option(out, fmt::format("__rules_at {}/{}", set.name, p.name), f.letter, dashed(f.name), f.member.kind != Kind::flag, false,
                    words_of(f), f.help);
  });
  for (const Option& o : common_options())
    fish_option(out, "__rules_resolves", o.letter, std::string{o.name}, !o.takes.empty(), o.takes == "FILE", std::string{o.words}, o.help);
}

}  // namespace

bool completion(Out& out, std::string_view shell) {
  if (shell == "bash") bash(out);
  else if (shell == "zsh") zsh(out);
  else if (shell == "fish") fish(out);
  else return false;
  return true;
}

}  // namespace rules::cli
