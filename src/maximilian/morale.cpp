// A battalion's nerve is tested: in general, when it is charged, and before it charges.   [MAX-MORALE]
#include "maximilian/morale.hpp"

namespace rules::maximilian {
namespace {

enum class Test : std::uint8_t { normal, charged, charging };
constexpr Word kTests[] = {{"normal", "normal test"}, {"charged", "test on being charged"}, {"charging", "test to charge"}};
constexpr std::span<const Word> words(Test) { return kTests; }

enum class Facing : std::uint8_t { flank, rear };
constexpr Word kFacings[] = {{"flank"}, {"rear"}};
constexpr std::span<const Word> words(Facing) { return kFacings; }

enum class Result : std::uint8_t {
  ok,
  hold,
  hold_disordered,
  retire_1,
  retire_2,
  rout,
  ok_fire_close,
  ok_fire_medium,
  ok_fire_long,
  charge,
  charge_half_bonus,
  charge_no_bonus
};
constexpr Word kResults[] = {
    {"ok"},
    {"hold"},
    {"hold-disordered", "hold, disordered"},
    {"retire-1", "retire one move"},
    {"retire-2", "retire two moves"},
    {"rout"},
    {"ok-fire-close", "ok, fire at close range"},
    {"ok-fire-medium", "ok, fire at medium range"},
    {"ok-fire-long", "ok, fire at long range"},
    {"charge"},
    {"charge-half-bonus", "charge with half the bonus"},
    {"charge-no-bonus", "charge without the bonus"},
};
constexpr std::span<const Word> words(Result) { return kResults; }

enum class Gun : std::uint8_t { kept, may_retire, left };
constexpr Word kGuns[] = {{"kept", "the gun is kept"}, {"may-retire", "the gun may retire too"}, {"left", "the gun is left"}};
constexpr std::span<const Word> words(Gun) { return kGuns; }

struct Morale {
  Test test = Test::normal;
  Nerve nerve;
  std::optional<Facing> charged_in, charging_into;
  bool charged_by_cavalry = false, breakthrough = false, rallied = false;
  std::optional<Arm> type;
  std::optional<int> casualties_percent;
};
struct Answer {
  int total = 0;
  Result result = Result::ok;
  std::optional<Gun> gun;
};

constexpr std::array kTestField = {Field{"test", 't', at<&Morale::test>, "which column is read", 0, 0, true}};
constexpr std::array kOwnFields = {
    Field{"rallied", 'R', at<&Morale::rallied>, "it has rallied from a rout before"},
    Field{"charged_in", 'i', at<&Morale::charged_in>, "charged: where it is charged, if not in front"},
    Field{"charged_by_cavalry", 'y', at<&Morale::charged_by_cavalry>, "charged: by cavalry"},
    Field{"breakthrough", 'b', at<&Morale::breakthrough>, "charged: by a breakthrough charge"},
    Field{"charging_into", 'I', at<&Morale::charging_into>, "charging: into what, if not the front"},
    Field{"type", 'T', at<&Morale::type>, "what charges into the flank or rear; infantry unless given"},
    Field{"casualties_percent", 'p', at<&Morale::casualties_percent>, "charging: its casualties, in percent", 0, 100},
};
constexpr auto kFields = together(kTestField, kNerveFields<&Morale::nerve>, kOwnFields);

constexpr Row kChargeRows[] = {
    morale_row("breakthrough", +3, "breakthrough charge", [](const Morale& s) { return s.breakthrough; }),
    morale_row("charged_in_rear", +2, "charged in rear", [](const Morale& s) { return s.charged_in == Facing::rear; }),
    morale_row("charged_in_flank", +1, "charged in flank", [](const Morale& s) { return s.charged_in == Facing::flank; }),
    morale_row("charged_by_cavalry", +1, "charged by cavalry", [](const Morale& s) { return s.charged_by_cavalry; }),
    morale_row("infantry_into_flank", -2, "infantry charging flank or rear",
               [](const Morale& s) { return s.charging_into && s.type == Arm::infantry; }),
    morale_row("cavalry_into_flank", -4, "cavalry charging flank or rear",
               [](const Morale& s) { return s.charging_into && s.type == Arm::cavalry; }),
};

// Six lines of totals, and what each says under each test.
constexpr int kLines = 6;
constexpr Row up_to(std::string_view id, int total, std::string_view label) {
  return value(id, total, label, "MAX-MORALE-1", -100, 100).in("totals");
}
constexpr Row says(std::string_view test, std::string_view id, Result result, std::string_view label) {
  return choice(id, int(result), kResults, label, "MAX-MORALE-1").in(test);
}
constexpr Row kLineRows[] = {
    up_to("line_1", 3, "first line: a total up to"),
    up_to("line_2", 5, "second line: a total up to"),
    up_to("line_3", 7, "third line: a total up to"),
    up_to("line_4", 8, "fourth line: a total up to"),
    up_to("line_5", 9, "fifth line: a total up to; the sixth is what lies above"),
    says("normal", "line_1", Result::ok, "normal, first line"),
    says("normal", "line_2", Result::hold, "normal, second line"),
    says("normal", "line_3", Result::hold_disordered, "normal, third line"),
    says("normal", "line_4", Result::retire_1, "normal, fourth line"),
    says("normal", "line_5", Result::retire_2, "normal, fifth line"),
    says("normal", "line_6", Result::rout, "normal, sixth line"),
    says("charged", "line_1", Result::ok_fire_close, "charged, first line"),
    says("charged", "line_2", Result::ok_fire_medium, "charged, second line"),
    says("charged", "line_3", Result::ok_fire_long, "charged, third line"),
    says("charged", "line_4", Result::hold_disordered, "charged, fourth line"),
    says("charged", "line_5", Result::hold, "charged, fifth line"),
    says("charged", "line_6", Result::rout, "charged, sixth line"),
    says("charging", "line_1", Result::charge, "charging, first line"),
    says("charging", "line_2", Result::charge_half_bonus, "charging, second line"),
    says("charging", "line_3", Result::charge_no_bonus, "charging, third line"),
    says("charging", "line_4", Result::hold, "charging, fourth line"),
    says("charging", "line_5", Result::hold, "charging, fifth line"),
    says("charging", "line_6", Result::hold_disordered, "charging, sixth line"),
    value("most_casualties_percent", 60, "casualties with which it may still charge, in percent", "MAX-MORALE-2", 0, 100).in("charging"),
};
constexpr auto kTable = join(kNerveRows, kChargeRows, kMoraleRows, kRallied<Morale>, kLineRows);
consteval int the(std::string_view id) { return place(kTable, id); }

constexpr Shown kOutcome[] = {
    {"total", at<&Answer::total>, "total", "morale"},
    {"result", at<&Answer::result>, "result", "morale"},
    {"gun", at<&Answer::gun>, "gun"},
};

constexpr Reminder kReminders[] = {
    {"MAX-MORALE-2", "a unit with one stand left retires to hard cover or leaves the field"},
    {"MAX-MORALE-3", "infantry other than militia does not test for routing cavalry, nor does anybody for a lower class that routs"},
    {"MAX-MORALE-3", "artillery counts each figure as a stand"},
    {"MAX-MORALE-5", "an officer of a scenario may bring -1 to +2: --mod"},
    {"MAX-MELEE-7", "if it was charged and a second target is in range, the charge breaks through; that target tests at once", "result",
     int(Result::rout)},
    {"MAX-RALLY-3", "routers move at once, and not in their next turn", "result", int(Result::rout)},
};

void settle(Morale& s, const Charts& now) {
  if (s.test != Test::charged) {
    if (s.charged_in) throw Bad{"--charged-in belongs to --test charged"};
    if (s.charged_by_cavalry) throw Bad{"--charged-by-cavalry belongs to --test charged"};
    if (s.breakthrough) throw Bad{"--breakthrough belongs to --test charged"};
  }
  if (s.test != Test::charging) {
    if (s.charging_into) throw Bad{"--charging-into belongs to --test charging"};
    if (s.casualties_percent) throw Bad{"--casualties-percent belongs to --test charging"};
  }
  if (s.type && !s.charging_into) throw Bad{"--type belongs to --charging-into"};
  if (s.charging_into && !s.type) s.type = Arm::infantry;
  if (s.casualties_percent && *s.casualties_percent > now[the("most_casualties_percent")])
    throw Forbidden{"a unit with so many casualties does not charge", "MAX-MORALE-2"};
}

int line_of(int total, const Charts& now) {
  int line = 0;
  while (line < kLines - 1 && total > now[the("totals.line_1") + line]) ++line;
  return line;
}

Gun gun_after(Result result) {
  if (result == Result::retire_1) return Gun::may_retire;
  return result == Result::retire_2 || result == Result::rout ? Gun::left : Gun::kept;
}

Answer morale(const Morale& s, const Charts& now, Dice& dice) {
  Answer a;
  a.total = int(dice.roll(d10, "morale"));
  a.total += shaken(s.nerve, now, the("classes.morale.militia"));
  a.total += now.modifiers(s);
  a.result = Result(now[the("normal.line_1") + int(s.test) * kLines + line_of(a.total, now)]);
  if (s.nerve.artillery) a.gun = gun_after(a.result);
  return a;
}

}  // namespace

extern constexpr Phase kMorale = checked({.set = "maximilian",
                                          .name = "morale",
                                          .summary = "a unit's nerve is tested",
                                          .title = "{test}: {class}, {stands:whole stand,whole stands}",
                                          .example = "rules maximilian morale --test charged --class militia --stands 5 --charged-in flank",
                                          .fields = kFields,
                                          .table = kTable,
                                          .outcome = kOutcome,
                                          .rule = rule<settle, morale, kOutcome>,
                                          .headline = 1,
                                          .main_roll = "the morale d10",
                                          .reminders = kReminders});

}  // namespace rules::maximilian
