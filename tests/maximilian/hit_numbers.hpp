// The hit numbers of the page's table by range and cover, which artillery shares.
#pragma once

struct HitNumber {
  const char *range, *cover, *number;
};
constexpr HitNumber kHitNumbers[] = {
    {"close", "open", "5"},  {"close", "soft", "4"}, {"close", "hard", "3"}, {"medium", "open", "3"}, {"medium", "soft", "2"},
    {"medium", "hard", "1"}, {"long", "open", "1"},  {"long", "soft", "0"},  {"long", "hard", "0"},
};
