// The officers and generals of a force.   [MAX-CMD]
#include <algorithm>
#include "maximilian/maximilian.hpp"

namespace rules::maximilian {
namespace {

enum class Side : std::uint8_t { intervention, imperial, republican };
constexpr Word kSides[] = {{"intervention"}, {"imperial"}, {"republican"}};
constexpr std::span<const Word> words(Side) { return kSides; }

struct Force {
  Side side{};
  int year = 0, units = 0;
};
struct Staff {
  int officers = 0, generals = 0;
};

constexpr Field kFields[] = {
    {"side", 's', at<&Force::side>, "whose force it is", 0, 0, true},
    {"year", 'y', at<&Force::year>, "the year", 0, 10'000, true},
    {"units", 'u', at<&Force::units>, "units of the force", 1, 10'000, true},
};

constexpr Row staff(std::string_view side, std::string_view id, std::int32_t number, std::string_view label) {
  return value(id, number, label, "MAX-CMD-1", 0, 10'000).in(side);
}
constexpr Row kTable[] = {
    staff("intervention_and_imperial", "generals", 1, "generals"),
    staff("intervention_and_imperial", "units_an_officer", 3, "units to an officer, or part").bounds(1, 10'000).ruling(),
    staff("republican_early", "last_year", 1864, "last year of the first rule"),
    staff("republican_early", "generals", 1, "generals"),
    staff("republican_early", "first_units", 4, "first units, that the general has"),
    staff("republican_early", "units_an_officer", 3, "further units to an officer").bounds(1, 10'000),
    staff("republican_late", "generals", 1, "generals"),
    staff("republican_late", "units_an_officer", 3, "units to an officer").bounds(1, 10'000),
};
consteval int the(std::string_view id) { return place(kTable, id); }

constexpr Shown kOutcome[] = {
    {"officers", at<&Staff::officers>, "officers"},
    {"generals", at<&Staff::generals>, "generals"},
};

Staff command(const Force& s, const Charts& now, Dice&) {
  if (s.side != Side::republican) {
    const int units = now[the("intervention_and_imperial.units_an_officer")];
    return {(s.units + units - 1) / units, now[the("intervention_and_imperial.generals")]};
  }
  if (s.year > now[the("last_year")]) return {s.units / now[the("republican_late.units_an_officer")], now[the("republican_late.generals")]};
  const int further = std::max(0, s.units - now[the("first_units")]);
  now.step("further units", further, "MAX-CMD-1");
  return {further / now[the("republican_early.units_an_officer")], now[the("republican_early.generals")]};
}

}  // namespace

extern constexpr Phase kCommand = checked({.set = "maximilian",
                                           .name = "command",
                                           .summary = "the officers and generals of a force",
                                           .title = "{side}, {year}, {units:unit,units}",
                                           .example = "rules maximilian command --side republican --year 1863 --units 10",
                                           .fields = kFields,
                                           .table = kTable,
                                           .outcome = kOutcome,
                                           .rule = rule<settled<Force>, command, kOutcome>,
                                           .rolls = false});

}  // namespace rules::maximilian
