// A cannon's or mortar's shell: where it lands.   [SAH-ART]
#include <algorithm>
#include "sahara/strings.hpp"

namespace rules::sahara {
namespace {

enum class Gun : std::uint8_t { cannon, mortar };
constexpr Word kGuns[] = {{"cannon"}, {"mortar"}};
constexpr std::span<const Word> words(Gun) { return kGuns; }

enum class Landing : std::uint8_t { direct, short_of, over, left, right };
constexpr Word kLandings[] = {{"direct", "a direct hit"},
                              {"short", "one cup short"},
                              {"over", "one cup over"},
                              {"left", "one cup to the left"},
                              {"right", "one cup to the right"}};
constexpr std::span<const Word> words(Landing) { return kLandings; }

struct Artillery {
  Gun kind = Gun::cannon;
  std::optional<Length> distance;
  int settled = 1;
  bool unhooked = false;
};
struct Shell {
  Landing landing = Landing::direct;
};

constexpr Field kFields[] = {
    {"kind", 'k', at<&Artillery::kind>, "the gun; a cannon unless given"},
    {"distance", 'D', at<&Artillery::distance>, "to the target: R2, 30in, 80cm; without it the target is within reach"},
    {"settled", 's', at<&Artillery::settled>, "turns that it has been in position, 1 unless given"},
    {"unhooked", 'u', at<&Artillery::unhooked>, "it was unhooked from its caisson this turn"},
};

constexpr Row shell(std::string_view id, Landing landing, std::string_view label) {
  return choice(id, int(landing), kLandings, label, "SAH-ART-1").in("shell").ruling();
}
constexpr Row kOwn[] = {
    shell("on_1", Landing::direct, "the shell on a 1"),
    shell("on_2", Landing::direct, "the shell on a 2"),
    shell("on_3", Landing::short_of, "the shell on a 3"),
    shell("on_4", Landing::over, "the shell on a 4"),
    shell("on_5", Landing::left, "the shell on a 5"),
    shell("on_6", Landing::right, "the shell on a 6"),
    value("settled", 1, "turns in position before a gun fires", "SAH-ART-2", 0, 100),
    which("grape", 1, "the string within which a cannon fires grape and a mortar nothing", "SAH-ART-3"),
    which("reach", 4, "a gun's string", "SAH-ART-3").reconstructed(),
};
constexpr auto kTable = join(kOwn, kStrings);
consteval int the(std::string_view id) { return place(kTable, id); }

constexpr Shown kOutcome[] = {
    {"landing", at<&Shell::landing>, "the shell lands", "shell"},
};

void check_distance(const Artillery& s, const Charts& now) {
  const Strings strings{now, the("r1")};
  const std::int64_t far = strings.far(*s.distance), near = strings.end(now[the("grape")]);
  if (s.kind == Gun::mortar && far < near) throw Forbidden{"a mortar does not fire so near", "SAH-ART-3"};
  if (s.kind == Gun::cannon && far <= near) throw Forbidden{"so near a cannon fires grape: use grape", "SAH-ART-3"};
  if (far > strings.end(now[the("reach")])) throw Forbidden{"the target is out of reach", "SAH-ART-3"};
}

void settle(Artillery& s, const Charts& now) {
  if (s.settled < now[the("settled")]) throw Forbidden{"a gun fires only when it has been in position for a full move", "SAH-ART-2"};
  if (s.unhooked) throw Forbidden{"a gun waits a turn after it is unhooked", "SAH-ART-2"};
  if (s.distance) check_distance(s, now);
}

// The authors give 5 and 6 twice: which reading the table in force is.
std::string_view reading(const Charts& now) {
  unsigned direct = 0;  // a bit a face
  for (int face = 0; face < 6; ++face)
    if (now.peek(the("on_1") + face) == int(Landing::direct)) direct |= 1u << face;
  if (direct == 0b000011) return "read so that 1-2 is the direct hit";
  if (direct == 0b110000) return "read so that 5-6 is the direct hit";
  return "read by a table of the house's";
}

Shell fire_shell(const Artillery& s, const Charts& now, Dice& dice) {
  if (s.distance && now.recording()) check_distance(s, now);  // again, so that its values are in the record
  const int face = int(dice.roll(d6, "shell"));
  now.remark(reading(now), "SAH-ART-1");
  return {Landing(now[the("on_1") + face - 1])};
}

constexpr Reminder kReminders[] = {
    {"SAH-ART-1", "everything under the cup is hit, but a stone wall shields what is on its far side"},
    {"SAH-ART-3", "a mortar fires over walls, and never grape"},
};

}  // namespace

extern constexpr Phase kArtillery = checked({.set = "sahara",
                                             .name = "artillery",
                                             .summary = "a cannon or mortar fires a shell",
                                             .title = "{kind}[ at {distance}]",
                                             .example = "rules sahara artillery --kind mortar --distance R2",
                                             .fields = kFields,
                                             .table = kTable,
                                             .outcome = kOutcome,
                                             .rule = rule<settle, fire_shell, kOutcome>,
                                             .reminders = kReminders});

}  // namespace rules::sahara
