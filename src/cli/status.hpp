// Exit statuses: the same for every command.
#pragma once

namespace rules::cli {

enum Status : int {
  kResolved = 0,
  kUntrue = 1,      // a --check or a bound on a chance that does not hold; a batch with a failing line
  kWrong = 2,       // the command line or an input
  kForbidden = 3,   // the rules do not allow it
  kUnreadable = 4,  // a file could not be read or written, or is damaged
  kInterrupted = 130,
};

}  // namespace rules::cli
