// Dice asked for at a prompt, one by one as they come up.
#pragma once
#include "rules/dice.hpp"

namespace rules::cli {

// Prompts on standard error, reads standard input: Enter alone rolls that die, a wrong face asks again, the end of
// the input throws Bad.
class Prompted final : public Dice {
 public:
  explicit Prompted(Dice& open) : open_{open} {}

 private:
  std::int64_t pick(const Die& die, std::string_view what) override;
  Dice& open_;
};

}  // namespace rules::cli
