// A unit that routed tries to rally.   [MAX-RALLY]
#include "maximilian/morale.hpp"

namespace rules::maximilian {
namespace {

struct Rally {
  Nerve nerve;
  int turn = 1, failed = 0, routs = 1;
  bool officer_within_2 = false, struck = false;
};
struct Rallied {
  std::optional<int> total;
  bool rallies = false, lost = false;
};

constexpr std::array kOwnFields = {
    Field{"turn", 't', at<&Rally::turn>, "turns since it routed, from 1", 1, 10'000, true},
    Field{"officer_within_2", 'w', at<&Rally::officer_within_2>, "an officer or general is within 2\""},
    Field{"failed", 'f', at<&Rally::failed>, "earlier attempts, which failed"},
    Field{"routs", 0, at<&Rally::routs>, "times that it has routed", 1, 10'000},
    Field{"struck", 'S', at<&Rally::struck>, "it was contacted or hit while routing"},
};
constexpr auto kFields = together(kNerveFields<&Rally::nerve>, kOwnFields);

constexpr Row kOwnRows[] = {
    value("rallies_on", 7, "it rallies on a total up to", "MAX-RALLY-2", -100, 100).reconstructed(),
    value("first_turn", 2, "turn since the rout from which it may try", "MAX-RALLY-1", 1, 100),
    value("failures", 2, "failures with which it is lost for good", "MAX-RALLY-1", 1, 100),
    value("routs", 2, "routs from which it cannot rally", "MAX-RALLY-1", 1, 100),
};
constexpr auto kTable = join(kNerveRows, kMoraleRows, kOwnRows);
consteval int the(std::string_view id) { return place(kTable, id); }

constexpr Shown kOutcome[] = {
    {"total", at<&Rallied::total>, "total", "rally"},
    {"rallies", at<&Rallied::rallies>, "it rallies|it does not rally"},
    {"lost", at<&Rallied::lost>, "lost for good|not lost", {}, {}, Shown::Look::unless_zero},
};

constexpr Reminder kReminders[] = {
    {"MAX-RALLY-3", "a unit that routs or tries to rally does nothing else; contacted or hit, it is lost for good", "rallies", 0},
    {"MAX-RALLY-4", "it stands for one full move, ends that turn disordered, and adds 1 to its dice for good: --rallied", "rallies"},
};

void settle(Rally& s, const Charts& now) {
  if (s.turn < now[the("first_turn")]) throw Forbidden{"it is too soon after the rout to rally", "MAX-RALLY-1"};
  if (!s.officer_within_2) throw Forbidden{"no officer or general is within 2\" to rally it", "MAX-RALLY-1"};
  if (s.failed >= now[the("failures")]) throw Forbidden{"it has failed too often and is lost for good", "MAX-RALLY-1"};
  if (s.routs >= now[the("values.routs")]) throw Forbidden{"it has routed too often to rally", "MAX-RALLY-1"};
}

Rallied rally(const Rally& s, const Charts& now, Dice& dice) {
  if (s.struck) return {.total = {}, .rallies = false, .lost = true};
  int total = int(dice.roll(d10, "rally"));
  total += shaken(s.nerve, now, the("classes.morale.militia"));
  total += now.extras();
  const bool rallies = total <= now[the("rallies_on")];
  return {.total = total, .rallies = rallies, .lost = !rallies && s.failed + 1 >= now[the("failures")]};
}

}  // namespace

extern constexpr Phase kRally = checked({.set = "maximilian",
                                         .name = "rally",
                                         .summary = "a routed unit tries to rally",
                                         .title = "{class}, {stands:whole stand,whole stands}, turn {turn} of its rout",
                                         .example = "rules maximilian rally --class regular --stands 4 --turn 2 --officer-within-2",
                                         .fields = kFields,
                                         .table = kTable,
                                         .outcome = kOutcome,
                                         .rule = rule<settle, rally, kOutcome>,
                                         .headline = 1,
                                         .main_roll = "the rally d10",
                                         .reminders = kReminders});

}  // namespace rules::maximilian
