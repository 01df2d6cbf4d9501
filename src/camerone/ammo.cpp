// The company's rounds, for a harder game.   [CAM-AMMO-2]
#include <algorithm>
#include "camerone/camerone.hpp"

namespace rules::camerone {
namespace {

struct Ammo {};
struct Pouches {
  int rounds = 0;
};

constexpr Row kTable[] = {
    value("company_rounds", 100, "rounds that the company has at most", "CAM-AMMO-2", 1, 1000),
};
consteval int the(std::string_view id) { return place(kTable, id); }

constexpr Shown kOutcome[] = {
    {"rounds", at<&Pouches::rounds>, "the company has", "ammunition", "round|rounds"},
};

Pouches ammo(const Ammo&, const Charts& now, Dice& dice) {
  const int most = now[the("company_rounds")];
  return {std::min(int(dice.roll(d100, "ammunition")), most)};
}

}  // namespace

extern constexpr Phase kAmmo = checked({.set = "camerone",
                                        .name = "ammo",
                                        .summary = "the rounds that the company has, for a harder game",
                                        .title = "the company's rounds",
                                        .example = "rules ammo",
                                        .table = kTable,
                                        .outcome = kOutcome,
                                        .rule = rule<settled<Ammo>, ammo, kOutcome>});

}  // namespace rules::camerone
