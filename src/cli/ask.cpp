#include "cli/ask.hpp"
#include <unistd.h>
#include <cerrno>
#include "cli/output.hpp"
#include "rules/reading.hpp"
#include "rules/sources.hpp"
#include "rules/text.hpp"
#include "show/lines.hpp"

namespace rules::cli {
namespace {

// A line of standard input without its end; false at the end of the input.
bool read_line(std::string& line) {
  line.clear();
  for (char c = 0;;) {
    const ssize_t n = ::read(STDIN_FILENO, &c, 1);
    if (n < 0 && errno == EINTR) continue;
    if (n <= 0) return !line.empty();
    if (c == '\n') return true;
    if (c != '\r' && line.size() < 1000) line += c;
  }
}

}  // namespace

// "round 2, b d10 (0-9, Enter rolls it): "
std::string Prompted::prompt(const Die& die, std::string_view what) const {
  const char side = record_.side;
  std::string s = record_.round ? "round " + std::to_string(record_.round) + ", " : "";
  if (side && what != std::string_view{&side, 1}) s += std::string{side} + ": ";
  return s + show::die_words({.label = what, .die = &die}) + " (" + faces_of(die) + ", Enter rolls it): ";
}

std::int64_t Prompted::pick(const Die& die, std::string_view what) {
  for (std::string line;;) {
    write_error(prompt(die, what));
    if (!read_line(line)) {
      write_error("\n");
      throw Bad{too_few(die, what) + ": the input ended"};
    }
    const std::string_view typed = trimmed(line);
    if (typed.empty() || typed == "?") {
      const Face face = open_.roll(die, what);
      write_error("  rolled " + face_words(face) + "\n");
      return pick_of(die, face);
    }
    try {
      const std::vector<Face> faces = read_faces(typed);
      if (faces.size() == 1)
        if (const std::int64_t p = pick_of(die, faces[0]); p >= 0) return p;
    } catch (const Bad&) {}
    write_error("  that is no face of the " + std::string{die.name} + "\n");
  }
}

}  // namespace rules::cli
