// The words of a command line, one a line of the input.
#include "cli/request.hpp"
#include "fuzz/fuzz.hpp"

void fuzz(std::string_view text) {
  using namespace rules;
  std::vector<std::string> lines(1);
  for (const char c : text) {
    if (c == '\n') lines.emplace_back();
    else if (c != 0) lines.back() += c;
  }
  std::vector<char*> words;
  for (std::string& line : lines) words.push_back(line.data());
  const Set& set = *sets()[text.size() % sets().size()];
  for (const Phase* phase : {set.phases[text.size() / 4 % set.phases.size()], find_set("roll")->phases[0]}) {
    try {
      cli::Request request;
      request.set = find_set(phase->set);
      request.phase = phase;
      cli::parse_options(request, words);
      cli::check_together(request.common);
    } catch (const Bad&) {
    }
  }
}
