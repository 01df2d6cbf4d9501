#include "cli/output.hpp"
#include <poll.h>
#include <sys/ioctl.h>
#include <unistd.h>
#include <algorithm>
#include <cerrno>
#include <climits>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include "cli/status.hpp"
#include "rules/error.hpp"

namespace rules::cli {
namespace {

volatile std::sig_atomic_t noted = 0;
void note(int) { noted = 1; }
void end(int) { _exit(kInterrupted); }

void on_interrupt(void (*handler)(int)) {
  struct sigaction action {};
  action.sa_handler = handler;
  sigaction(SIGINT, &action, nullptr);
}

// After an interrupt what is whole is still written, but only to a reader who takes it.
bool room_now() {
  pollfd out{STDOUT_FILENO, POLLOUT, 0};
  constexpr int milliseconds = 50;
  return poll(&out, 1, milliseconds) > 0;
}

}  // namespace

void note_interrupts() { on_interrupt(note); }
bool interrupted() { return noted != 0; }
void end_on_interrupt() {
  on_interrupt(end);
  struct sigaction ignore {};
  ignore.sa_handler = SIG_IGN;
  sigaction(SIGPIPE, &ignore, nullptr);
}

void write_out(show::Out& out) {
  std::string_view rest = out.text();
  while (!rest.empty()) {
    if (interrupted() && !room_now()) throw Interrupted{};
    const ssize_t n = ::write(STDOUT_FILENO, rest.data(), interrupted() ? std::min<std::size_t>(rest.size(), PIPE_BUF) : rest.size());
    if (n >= 0) {
      rest.remove_prefix(std::size_t(n));
    } else if (errno == EPIPE) {
      throw Closed{};
    } else if (errno != EINTR) {
      throw Damaged{std::string{"the output cannot be written: "} + std::strerror(errno)};
    }
  }
  out.clear();
}

void write_last(show::Out& out) {
  try {
    write_out(out);
  } catch (const Closed&) {
    out.clear();
  }
}

void write_error(std::string_view text) {
  while (!text.empty()) {
    const ssize_t n = ::write(STDERR_FILENO, text.data(), text.size());
    if (n < 0 && errno != EINTR) return;
    if (n > 0) text.remove_prefix(std::size_t(n));
  }
}

void close_out() {
  if (::close(STDOUT_FILENO) != 0 && errno != EBADF && errno != EINTR)
    throw Damaged{std::string{"the output cannot be written: "} + std::strerror(errno)};
}

bool on_terminal(int fd) { return isatty(fd) == 1; }

std::size_t terminal_width() {
  winsize size{};
  if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0) return size.ws_col;
  if (const char* columns = std::getenv("COLUMNS")) {
    const long n = std::strtol(columns, nullptr, 10);
    if (n >= 20 && n <= 1000) return std::size_t(n);
  }
  return 80;
}

}  // namespace rules::cli
