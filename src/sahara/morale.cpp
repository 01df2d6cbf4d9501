// Does a unit stand?   [SAH-MORALE]
#include "sahara/sahara.hpp"

namespace rules::sahara {
namespace {

enum class Troop : std::uint8_t { native, auxiliary, regular };
constexpr Word kTroops[] = {{"native"}, {"auxiliary"}, {"regular"}};
constexpr std::span<const Word> words(Troop) { return kTroops; }

enum class Result : std::uint8_t { stands, stands_fast, retreats };
constexpr Word kResults[] = {{"stands"}, {"stands-fast", "stands fast"}, {"retreats"}};
constexpr std::span<const Word> words(Result) { return kResults; }

enum class Cause : std::uint8_t { none, losses, chief, new_weapon };
constexpr Word kCauses[] = {{"none"}, {"losses"}, {"chief", "the chief is killed"}, {"new-weapon", "a weapon never seen before"}};
constexpr std::span<const Word> words(Cause) { return kCauses; }

struct Morale {
  Troop troop = Troop::native;
  int men = 1, lost = 0;
  bool officer = false, commander_near = false, chief_killed = false, new_weapon = false;
};
struct Stand {
  Result result = Result::stands;
  Cause cause = Cause::none;
  int moves = 0;
};

constexpr Field kFields[] = {
    {"troop", 't', at<&Morale::troop>, "what the unit is", 0, 0, true},
    {"men", 'm', at<&Morale::men>, "its men before the losses", 1, 10'000, true},
    {"lost", 'l', at<&Morale::lost>, "men lost"},
    {"officer", 'o', at<&Morale::officer>, "an officer is with it"},
    {"commander_near", 'c', at<&Morale::commander_near>, "its commander, chief or sheik is within R1"},
    {"chief_killed", 'k', at<&Morale::chief_killed>, "the chief or sheik is killed within R1"},
    {"new_weapon", 'n', at<&Morale::new_weapon>, "within R1 of a weapon that it has never seen"},
};

constexpr Row kTable[] = {
    value("heavy_losses", 6, "a unit is shaken at losses of", "SAH-MORALE-1", 0, 1).parts(12),
    value("losses_moves", 1, "moves back for losses", "SAH-MORALE-1", 0, 100).ruling(),
    value("chief_moves", 2, "moves back when the chief is killed", "SAH-MORALE-3", 0, 100),
    value("new_weapon_moves", 1, "moves back from a new weapon", "SAH-MORALE-4", 0, 100),
};
consteval int the(std::string_view id) { return place(kTable, id); }

constexpr Shown kOutcome[] = {
    {"result", at<&Stand::result>, "the unit"},
    {"cause", at<&Stand::cause>, "cause"},
    {"moves", at<&Stand::moves>, "moves back"},
};

void settle(Morale& s, const Charts&) {
  if (s.lost > s.men) throw Bad{"more men are lost than the unit had"};
}

// Half the unit is lost, and neither officer nor commander makes up for it.
bool shaken(const Morale& s, const Charts& now) {
  now.step("lost", Fraction{s.lost, s.men}, "SAH-MORALE-1");
  if (!reaches(s.lost, s.men, now.fraction(the("heavy_losses")))) return false;
  if (s.commander_near) now.remark("within R1 of the commander nobody goes back for losses", "SAH-MORALE-2");
  else if (s.officer) now.remark("an officer is with them", "SAH-MORALE-1");
  return !s.commander_near && !s.officer;
}

bool runs(Dice& dice, std::string_view what, std::string_view clause, const Charts& now) {
  const bool tails = dice.roll(coin, what) == kTails;
  now.need({kTails, kTails}, "they go back", clause);
  return tails;
}

Stand morale(const Morale& s, const Charts& now, Dice& dice) {
  if (shaken(s, now)) {
    if (s.troop == Troop::regular) return {Result::stands_fast, Cause::losses, 0};
    return {Result::retreats, Cause::losses, now[the("losses_moves")]};
  }
  if (s.troop != Troop::native) {
    if (s.chief_killed) now.remark("only natives are shaken when their chief is killed", "SAH-MORALE-3");
    if (s.new_weapon) now.remark("only natives fear a new weapon", "SAH-MORALE-4");
    return {};
  }
  if (s.chief_killed && runs(dice, "chief killed", "SAH-MORALE-3", now)) return {Result::retreats, Cause::chief, now[the("chief_moves")]};
  if (s.new_weapon && runs(dice, "new weapon", "SAH-MORALE-4", now))
    return {Result::retreats, Cause::new_weapon, now[the("new_weapon_moves")]};
  return {};
}

constexpr Cell kRetreats = Cell(Result::retreats);
constexpr Reminder kReminders[] = {
    {"SAH-MORALE-5", "they go towards the nearest friendly unit with an officer", "result", kRetreats},
    {"SAH-MORALE-5", "men beyond the number that he may lead keep going, unless within R1 of another", "result", kRetreats},
    {"SAH-MORALE-5", "after two moves an officer may bring natives back", "result", kRetreats},
    {"SAH-MORALE-5", "retreating troops still defend themselves", "result", kRetreats},
};

}  // namespace

extern constexpr Phase kMorale = checked({.set = "sahara",
                                          .name = "morale",
                                          .summary = "does a unit stand, or go back?",
                                          .title = "{troop} unit, {lost} lost of {men:man,men}",
                                          .example = "rules sahara morale --troop native --men 20 --lost 10",
                                          .fields = kFields,
                                          .table = kTable,
                                          .outcome = kOutcome,
                                          .rule = rule<settle, morale, kOutcome>,
                                          .reminders = kReminders});

}  // namespace rules::sahara
