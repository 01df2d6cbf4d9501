#include "cli/run.hpp"
#include <cstdlib>
#include "cli/house.hpp"
#include "cli/output.hpp"
#include "cli/resolve.hpp"

namespace rules::cli {

Format format_of(const Common& c, const Surroundings& around) {
  return c.format.value_or(c.quiet || c.explain ? Format::text : around.format);
}

show::Look look_of(const Common& c, const Surroundings& around, Format format) {
  const Colour colour = c.colour.value_or(around.colour);
  const bool wanted = colour == Colour::always || (colour == Colour::automatic && on_terminal(1) && !std::getenv("NO_COLOR"));
  return {c.explain, wanted && format == Format::text, terminal_width()};
}

House house_of(const Common& c, const Surroundings& around) {
  House house;
  if (c.no_house) return house;
  house.load_all(around.house);
  house.load_all(c.house);
  return house;
}

int run(Request& request, const Surroundings& around) {
  const Common& c = request.common;
  check_together(c);
  const House house = house_of(c, around);
  InForce in_force = house.in_force(*request.phase);
  for (const Mod& m : c.mods) in_force.add(m.value, m.label, Source::ad_hoc);
  show::Out out;
  Record record;
  const Format format = format_of(c, around);
  const Telling telling{out, record, format, look_of(c, around, format), house.files()};
  try {
    const int status = resolve(request, in_force, telling);
    write_last(out);
    return status;
  } catch (const Forbidden& f) {
    if (format == Format::json) tell_forbidden(request, in_force, telling, f);
    write_last(out);
    throw;
  }
}

}  // namespace rules::cli
