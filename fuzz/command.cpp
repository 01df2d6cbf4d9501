// The whole program: a command line, a word a line, and behind an empty line what is typed into it.
#include "cli/command.hpp"
#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>
#include <algorithm>
#include "fuzz/fuzz.hpp"

namespace {

void stand_in(int fd, int wanted) {
  dup2(fd, wanted);
  close(fd);
}

void typed(std::string_view text) {
  const int fd = memfd_create("typed", 0);
  if (write(fd, text.data(), text.size()) != ssize_t(text.size())) return;
  lseek(fd, 0, SEEK_SET);
  stand_in(fd, STDIN_FILENO);
}

// Files elsewhere are not the program's matter, and a long run is asked for with a long number.
bool may_run(const std::vector<std::string>& words) {
  const auto digits = [](const std::string& w) { return std::count_if(w.begin(), w.end(), [](char c) { return c >= '0' && c <= '9'; }); };
  const bool repeats =
      std::any_of(words.begin(), words.end(), [](const std::string& w) { return w.starts_with("--t") || w.starts_with("-n"); });
  return std::none_of(words.begin(), words.end(),
                      [&](const std::string& w) { return w.find('/') != w.npos || (repeats && digits(w) > 3); });
}

}  // namespace

void fuzz(std::string_view text) {
  const std::size_t end = text.find("\n\n");
  Words words{text.substr(0, end)};
  if (!may_run(words.lines)) return;
  typed(end == text.npos ? "" : text.substr(end + 2));
  stand_in(open("/dev/null", O_WRONLY), STDOUT_FILENO);
  rules::cli::command(words.pointers);
}
