// The words of a command line, one a line of the input.
#include "cli/request.hpp"
#include "fuzz/fuzz.hpp"

void fuzz(std::string_view text) {
  using namespace rules;
  Words words{text};
  const Set& set = *sets()[text.size() % sets().size()];
  for (const Phase* phase : {set.phases[text.size() / 4 % set.phases.size()], find_set("roll")->phases[0]}) {
    try {
      cli::Request request;
      request.set = find_set(phase->set);
      request.phase = phase;
      cli::parse_options(request, words.pointers);
      cli::check_together(request.common);
    } catch (const Bad&) {}
  }
}
