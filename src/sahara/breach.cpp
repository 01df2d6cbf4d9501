// What breaks what.   [SAH-BREACH]
#include "sahara/sahara.hpp"

namespace rules::sahara {
namespace {

enum class By : std::uint8_t { rifle, gatling, cannon, tank };
constexpr Word kBy[] = {{"rifle", "ordinary ammunition"}, {"gatling", "a Gatling"}, {"cannon", "a cannon"}, {"tank", "a tank"}};
constexpr std::span<const Word> words(By) { return kBy; }

enum class Object : std::uint8_t { door, gate, wagon, cannon, wall, tree };
constexpr Word kObjects[] = {{"door", "a door"},     {"gate", "a gate"}, {"wagon", "a wagon"},
                             {"cannon", "a cannon"}, {"wall", "a wall"}, {"tree", "a tree"}};
constexpr std::span<const Word> words(Object) { return kObjects; }
constexpr Word kNoYes[] = {{"no"}, {"yes"}};

struct Breach {
  By by = By::rifle;
  Object object = Object::door;
};
struct Broken {
  bool breaks = false;
};

constexpr Field kFields[] = {
    {"by", 'b', at<&Breach::by>, "what strikes it", 0, 0, true},
    {"object", 'o', at<&Breach::object>, "what is struck", 0, 0, true},
};

constexpr Row breaks(std::string_view by, Object object, bool yes) {
  const Word& word = kObjects[std::size_t(object)];
  return choice(word.name, yes, kNoYes, word.said(), "SAH-BREACH-1").in(by);
}
constexpr Row kTable[] = {
    breaks("rifle", Object::door, false).ruling(),
    breaks("rifle", Object::gate, false).ruling(),
    breaks("rifle", Object::wagon, false).ruling(),
    breaks("rifle", Object::cannon, false).ruling(),
    breaks("rifle", Object::wall, false),
    breaks("rifle", Object::tree, false).ruling(),
    breaks("gatling", Object::door, true),
    breaks("gatling", Object::gate, true),
    breaks("gatling", Object::wagon, true),
    breaks("gatling", Object::cannon, true),
    breaks("gatling", Object::wall, false),
    breaks("gatling", Object::tree, false).ruling(),
    breaks("cannon", Object::door, true),
    breaks("cannon", Object::gate, true),
    breaks("cannon", Object::wagon, true),
    breaks("cannon", Object::cannon, true),
    breaks("cannon", Object::wall, true),
    breaks("cannon", Object::tree, false).ruling(),
    breaks("tank", Object::door, true),
    breaks("tank", Object::gate, true),
    breaks("tank", Object::wagon, false).ruling(),
    breaks("tank", Object::cannon, false).ruling(),
    breaks("tank", Object::wall, false),
    breaks("tank", Object::tree, false),
};
consteval int the(std::string_view id) { return place(kTable, id); }

constexpr Shown kOutcome[] = {
    {"breaks", at<&Broken::breaks>, "it breaks|it holds"},
};

Broken breach(const Breach& s, const Charts& now, Dice&) {
  return {now[the("rifle.door") + int(s.by) * int(std::size(kObjects)) + int(s.object)] == 1};
}

}  // namespace

extern constexpr Phase kBreach = checked({.set = "sahara",
                                          .name = "breach",
                                          .summary = "what breaks doors, gates, wagons, guns, walls and trees",
                                          .title = "{by} against {object}",
                                          .example = "rules sahara breach --by cannon --object wall",
                                          .fields = kFields,
                                          .table = kTable,
                                          .outcome = kOutcome,
                                          .rule = rule<settled<Breach>, breach, kOutcome>,
                                          .rolls = false});

}  // namespace rules::sahara
