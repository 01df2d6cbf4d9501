// Lines of a batch, resolved.
#include "cli/batch_line.hpp"
#include "cli/resolve.hpp"
#include "fuzz/fuzz.hpp"

void fuzz(std::string_view text) {
  using namespace rules;
  static cli::LineReader reader;
  show::Out out;
  Record record;
  try {
    cli::Request request;
    cli::read_request(request, reader.read(text), *sets()[0]);
    if (request.common.times.value_or(1) > 1000) return;
    if (!request.common.seed) request.common.seed = 1;
    if (request.common.odds || !request.common.chance.empty()) request.common.seed.reset();
    InForce in_force{*request.phase};
    for (const cli::Mod& m : request.common.mods) in_force.add(m.value, m.label, Source::ad_hoc);
    cli::resolve(request, in_force, {out, record, cli::Format::json, {}, {}});
  } catch (const Bad&) {
  } catch (const Forbidden&) {}
}
