#include "rules/catalogue.hpp"

namespace rules {

namespace camerone {
extern const Set kCamerone;
}
namespace maximilian {
extern const Set kMaximilian;
}
namespace sahara {
extern const Set kSahara;
}
namespace khyber {
extern const Set kKhyber;
}
namespace roll {
extern const Set kRoll;
}

namespace {
constexpr const Set* kSets[] = {&camerone::kCamerone, &maximilian::kMaximilian, &sahara::kSahara, &khyber::kKhyber};
}  // namespace

std::span<const Set* const> sets() { return kSets; }

const Set* find_set(std::string_view name) {
  for (const Set* s : kSets)
    if (s->name == name) return s;
  return name == roll::kRoll.name ? &roll::kRoll : nullptr;
}

const Phase* find_phase(const Set& set, std::string_view name) {
  for (const Phase* p : set.phases)
    if (p->name == name) return p;
  return nullptr;
}

std::string sets_with(std::string_view phase) {
  std::string have;
  int n = 0;
  for (const Set* s : kSets)
    if (find_phase(*s, phase)) have += (n++ ? ", " : "") + std::string{s->name};
  return n == 0 ? have : have + (n == 1 ? " has" : " have");
}

}  // namespace rules
