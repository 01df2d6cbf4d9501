// A shot at a building itself, and the cover that it still gives.   [MAX-BUILD]
#include <algorithm>
#include "maximilian/maximilian.hpp"

namespace rules::maximilian {
namespace {

enum class Grade : std::uint8_t { first, second, third, fourth, fifth, unknown };
constexpr Word kGrades[] = {{"1", "class 1"}, {"2", "class 2"}, {"3", "class 3"},
                            {"4", "class 4"}, {"5", "class 5"}, {"unknown", "class unknown"}};
constexpr std::span<const Word> words(Grade) { return kGrades; }

struct Building {
  Grade grade{};
  bool siege_gun = false;
  int hits = 0;
};
struct Damage {
  int building_class = 0;
  bool damaged = false;
  Cover cover = Cover::hard;
};

constexpr Field kFields[] = {
    {"building_class", 'b', at<&Building::grade>, "class of the building, or unknown to roll for it", 0, 0, true},
    {"siege_gun", 's', at<&Building::siege_gun>, "a siege gun fires"},
    {"hits", 'n', at<&Building::hits>, "casualties on the building so far"},
};

constexpr Row step_down(std::string_view id, std::int32_t casualties, std::string_view label) {
  return value(id, casualties, label, "MAX-BUILD-2", 1, 1000).in("casualties").reconstructed();
}
constexpr Row kTable[] = {
    modifier("siege_gun", -2, "siege gun", "MAX-BUILD-1", [](const Building& s) { return s.siege_gun; }),
    step_down("class_1", 10, "class 1: casualties that take its cover down"),
    step_down("class_2", 8, "class 2: casualties that take its cover down"),
    step_down("class_3", 6, "class 3: casualties that take its cover down"),
    step_down("class_4", 4, "class 4: casualties that take its cover down"),
    step_down("class_5", 2, "class 5: casualties that take its cover down"),
};
consteval int the(std::string_view id) { return place(kTable, id); }

constexpr Shown kOutcome[] = {
    {"building_class", at<&Damage::building_class>, "building class"},
    {"damaged", at<&Damage::damaged>, "a casualty on the building|no casualty on the building", "building"},
    {"cover", at<&Damage::cover>, "cover"},
};

constexpr Reminder kReminders[] = {
    {"MAX-BUILD-2", "a class 5 building is soft cover, the rest are hard; as many casualties again take it down another step"},
};

Cover cover_after(int building_class, int steps) {
  const Cover whole = building_class == 5 ? Cover::soft : Cover::hard;
  return Cover(std::max(0, int(whole) - steps));
}

Damage building(const Building& s, const Charts& now, Dice& dice) {
  Damage d;
  d.building_class = s.grade == Grade::unknown ? int(dice.roll(avd, "class")) : int(s.grade) + 1;
  const int a_step = now[the("class_1") + d.building_class - 1];
  const int die = int(dice.roll(d10, "building")), total = die + now.modifiers(s);
  if (total != die) now.step("total", total, "MAX-BUILD-1");
  now.need(at_most(d.building_class), "damaged", "MAX-BUILD-1");
  d.damaged = total <= d.building_class;
  d.cover = cover_after(d.building_class, (s.hits + d.damaged) / a_step);
  return d;
}

}  // namespace

extern constexpr Phase kBuilding = checked({.set = "maximilian",
                                            .name = "building",
                                            .summary = "a shot at a building itself, and the cover that it still gives",
                                            .title = "building of {building_class}[, {hits:casualty,casualties} so far]",
                                            .example = "rules maximilian building --building-class 3 --siege-gun",
                                            .fields = kFields,
                                            .table = kTable,
                                            .outcome = kOutcome,
                                            .rule = rule<settled<Building>, building, kOutcome>,
                                            .headline = 1,
                                            .main_roll = "the building's d10",
                                            .reminders = kReminders});

}  // namespace rules::maximilian
