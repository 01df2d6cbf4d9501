// Dice asked for at a prompt, one by one as they come up.
#pragma once
#include <string>
#include "rules/dice.hpp"
#include "rules/record.hpp"

namespace rules::cli {

// Prompts on standard error, reads standard input: Enter alone rolls that die, a wrong face asks again, the end of
// the input throws Bad.
class Prompted final : public Dice {
 public:
  // Of `record` it is told whose die it is and which round's.
  Prompted(Dice& open, const Record& record) : open_{open}, record_{record} {}

 private:
  std::int64_t pick(const Die& die, std::string_view what) override;
  std::string prompt(const Die& die, std::string_view what) const;
  Dice& open_;
  const Record& record_;
};

}  // namespace rules::cli
