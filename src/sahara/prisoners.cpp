// How many guards prisoners need.   [SAH-PRISON]
#include "sahara/sahara.hpp"

namespace rules::sahara {
namespace {

struct Prisoners {
  int count = 1;
  bool behind_lines = false;
};
struct Guarded {
  int guards = 0;
};

constexpr Field kFields[] = {
    {"count", 'c', at<&Prisoners::count>, "prisoners", 1, 10'000, true},
    {"behind_lines", 'b', at<&Prisoners::behind_lines>, "they are behind the captors' lines, not on the march"},
};

constexpr auto kTable = join(kOnTheMarch, kBehindLines);
consteval int the(std::string_view id) { return place(kTable, id); }

constexpr Shown kOutcome[] = {
    {"guards", at<&Guarded::guards>, "guards"},
};

Guarded guard_them(const Prisoners& s, const Charts& now, Dice&) {
  const int each = now[s.behind_lines ? the("behind_lines") : the("march")];
  now.step("prisoners to a guard", each, "SAH-PRISON-1");
  return {begun(s.count, each)};
}

}  // namespace

extern constexpr Phase kPrisoners = checked({.set = "sahara",
                                             .name = "prisoners",
                                             .summary = "how many guards prisoners need",
                                             .title = "{count:prisoner,prisoners}",
                                             .example = "rules sahara prisoners --count 9",
                                             .fields = kFields,
                                             .table = kTable,
                                             .outcome = kOutcome,
                                             .rule = rule<settled<Prisoners>, guard_them, kOutcome>,
                                             .rolls = false});

}  // namespace rules::sahara
