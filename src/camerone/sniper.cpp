// Snipers in the main house.   [CAM-SNIPER]
#include "camerone/camerone.hpp"

namespace rules::camerone {
namespace {

enum class Victim : std::uint8_t { officer, legionnaire, none };
constexpr Word kVictims[] = {{"officer", "an officer"}, {"legionnaire", "a Legionnaire"}, {"none", "nobody"}};
constexpr std::span<const Word> words(Victim) { return kVictims; }

struct Sniper {
  int officers = 0, men = 0;
};
struct Shot {
  bool hit = false;
  Victim victim = Victim::none;
};

constexpr Field kFields[] = {
    {"officers", 'o', at<&Sniper::officers>, "officers in the courtyard"},
    {"men", 'm', at<&Sniper::men>, "Legionnaires in the courtyard"},
};

constexpr Row kTable[] = {
    value("hits_on", 2, "a sniper hits on, or less", "CAM-SNIPER-1", 0, 6),
};
consteval int the(std::string_view id) { return place(kTable, id); }

constexpr Shown kOutcome[] = {
    {"hit", at<&Shot::hit>, "a hit|a miss", "sniper"},
    {"victim", at<&Shot::victim>, "who falls", "sniper"},
};

void settle(const Sniper& s, const Charts&) {
  if (s.officers + s.men < 1) throw Bad{"nobody is in the courtyard: give officers, men or both"};
}

Shot sniper(const Sniper& s, const Charts& now, Dice& dice) {
  const int hits_on = now[the("hits_on")];
  const bool hit = dice.roll(d6, "sniper") <= hits_on;
  now.need(at_most(hits_on), "hits", "CAM-SNIPER-1");
  if (!hit) return {};
  return {true, s.officers > 0 ? Victim::officer : Victim::legionnaire};
}

}  // namespace

extern constexpr Phase kSniper = checked({.set = "camerone",
                                          .name = "sniper",
                                          .summary = "snipers fire into the courtyard",
                                          .title = "[{officers:officer,officers}, ][{men:man,men}, ]in the courtyard",
                                          .example = "rules sniper --officers 1 --men 4",
                                          .fields = kFields,
                                          .table = kTable,
                                          .outcome = kOutcome,
                                          .rule = rule<settle, sniper, kOutcome>,
                                          .headline = 1});

}  // namespace rules::camerone
