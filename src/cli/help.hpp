// Help that a person can read, made from the same rows as the flags.
#pragma once
#include "cli/request.hpp"
#include "show/out.hpp"

namespace rules::cli {

void help_overview(show::Out& out, std::size_t width);
void help_phase(show::Out& out, const Set& set, const Phase& phase, std::size_t width);
// A command that is no phase ("batch", "compare"); false where there is none of that name.
bool help_command(show::Out& out, std::string_view name, std::size_t width);
// A topic beside the phases ("exit-status"); false where there is none of that name.
bool help_topic(show::Out& out, std::string_view name, std::size_t width);
std::vector<std::string_view> help_topics();
// The lines of a topic: what is told of, where there is such a thing, and what is told.
struct TopicLine {
  std::string_view term, text;
};
std::vector<TopicLine> help_lines(std::string_view name);

void list_sets(show::Out& out, bool json);
void list_phases(show::Out& out, const Set& set, bool json);

// Text wrapped to `width`, each line behind `indent` spaces; `column` is where the first begins.
void wrapped(show::Out& out, std::string_view text, std::size_t indent, std::size_t column, std::size_t width);
// "; 3 to 4", "; pb, effective or long; required": what a field takes, for help and manual.
std::string field_takes(const Field& field);
std::string field_value(const Field& field);  // "N", "LEN", "WORD", "NAME"; empty for a flag

}  // namespace rules::cli
