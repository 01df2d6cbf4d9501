#include "cli/process.hpp"

#include <fcntl.h>
#include <poll.h>
#include <sys/ioctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <stdexcept>

extern char** environ;  // NOLINT

namespace process {
namespace {

constexpr unsigned kSeconds = 120;  // a process that hangs is ended by then

struct Pipe {
  int read = -1, write = -1;
  Pipe() {
    std::array<int, 2> ends{};
    if (::pipe2(ends.data(), O_CLOEXEC) != 0) throw std::runtime_error{"no pipe"};
    read = ends[0];
    write = ends[1];
  }
};

bool ours(std::string_view variable) {
  for (const std::string_view name :
       {"RULES_SET=", "RULES_HOUSE=", "RULES_FORMAT=", "HOME=", "XDG_CONFIG_HOME=", "NO_COLOR=", "COLUMNS=", "LANG=", "LC_ALL=", "PATH="})
    if (variable.starts_with(name)) return true;
  return false;
}

std::vector<std::string> environment(const Given& given) {
  const std::string program = RULES_PROGRAM;
  std::map<std::string, std::string> mine{{"HOME", "/nonexistent"}, {"PATH", program.substr(0, program.rfind('/')) + ":/usr/bin:/bin"}};
  for (const auto& [name, value] : given.environment) mine[name] = value;
  std::vector<std::string> all;
  for (const auto& [name, value] : mine) all.push_back(name + "=" + value);
  for (char** e = environ; *e; ++e)
    if (!ours(*e)) all.emplace_back(*e);
  return all;
}

std::vector<char*> pointers(std::vector<std::string>& words) {
  std::vector<char*> p;
  for (std::string& w : words) p.push_back(w.data());
  p.push_back(nullptr);
  return p;
}

pid_t start_child(std::vector<std::string> words, const Given& given, int in, int out, int err) {
  std::signal(SIGPIPE, SIG_IGN);
  std::vector<std::string> around = environment(given);
  const std::vector<char*> argv = pointers(words), envp = pointers(around);
  const pid_t child = ::fork();
  if (child < 0) throw std::runtime_error{"no fork"};
  if (child > 0) return child;
  std::signal(SIGPIPE, SIG_DFL);
  if (!given.folder.empty() && ::chdir(given.folder.c_str()) != 0) ::_exit(126);
  ::dup2(in, STDIN_FILENO);
  ::dup2(out, STDOUT_FILENO);
  ::dup2(err, STDERR_FILENO);
  ::alarm(kSeconds);
  ::execve(argv[0], argv.data(), envp.data());
  ::_exit(127);
}

std::vector<std::string> with_program(std::vector<std::string> words) {
  words.insert(words.begin(), RULES_PROGRAM);
  return words;
}

void shut(int& fd) {
  if (fd >= 0) ::close(fd);
  fd = -1;
}

// Adds what there is to read; closes at the end.
void take(int& fd, std::string& into) {
  std::array<char, 65536> some{};
  const ssize_t n = ::read(fd, some.data(), some.size());
  if (n > 0) into.append(some.data(), std::size_t(n));
  else if (n == 0 || errno != EINTR) shut(fd);  // a terminal whose other end is gone reports an error
}

void put(int& fd, std::string_view& text) {
  const ssize_t n = text.empty() ? 0 : ::write(fd, text.data(), std::min<std::size_t>(text.size(), 4096));
  if (n > 0) text.remove_prefix(std::size_t(n));
  if (text.empty() || (n < 0 && errno != EINTR)) shut(fd);
}

// Feeds and reads until both outputs are at their end.
void converse(int& in, std::string_view input, int& out, int& err, Ran& ran) {
  while (out >= 0 || err >= 0) {
    std::array<pollfd, 3> all{{{in, POLLOUT, 0}, {out, POLLIN, 0}, {err, POLLIN, 0}}};
    if (::poll(all.data(), all.size(), -1) < 0 && errno != EINTR) break;
    if (in >= 0 && all[0].revents) put(in, input);
    if (out >= 0 && all[1].revents) take(out, ran.out);
    if (err >= 0 && all[2].revents) take(err, ran.err);
  }
  shut(in);
}

void wait_for(pid_t child, Ran& ran) {
  int status = 0;
  rusage used{};
  while (::wait4(child, &status, 0, &used) < 0 && errno == EINTR) {}
  ran.status = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
  const auto seconds = [](timeval t) { return double(t.tv_sec) + double(t.tv_usec) / 1e6; };
  ran.cpu_seconds = seconds(used.ru_utime) + seconds(used.ru_stime);
  ran.peak_kb = used.ru_maxrss;
}

Ran run_words(std::vector<std::string> words, const Given& given) {
  Pipe in, out, err;
  const pid_t child = start_child(std::move(words), given, in.read, out.write, given.together ? out.write : err.write);
  ::close(in.read);
  ::close(out.write);
  ::close(err.write);
  Ran ran;
  converse(in.write, given.input, out.read, err.read, ran);
  wait_for(child, ran);
  return ran;
}

}  // namespace

Ran run(const std::vector<std::string>& words, const Given& given) { return run_words(with_program(words), given); }
Ran rules(std::string_view line, const Given& given) { return run(words_of(line), given); }
Ran shell(const std::string& line, const Given& given) { return run_words({"/bin/sh", "-c", line}, given); }

std::vector<std::string> words_of(std::string_view line) {
  std::vector<std::string> words;
  std::string word;
  bool within = false;
  char quote = 0;
  for (const char c : line) {
    if (quote) {
      if (c == quote) quote = 0;
      else word += c;
    } else if (c == '\'' || c == '"') {
      quote = c;
      within = true;
    } else if (c == ' ') {
      if (within) words.push_back(word);
      word.clear();
      within = false;
    } else {
      word += c;
      within = true;
    }
  }
  if (within) words.push_back(word);
  return words;
}

void Running::start(std::string_view line, const Given& given, int out, int err) {
  Pipe in;
  child_ = start_child(with_program(words_of(line)), given, in.read, out, err);
  ::close(in.read);
  in_ = in.write;
}

Running::Running(std::string_view line, const Given& given) {
  Pipe out, err;
  out_ = out.read;
  err_ = err.read;
  start(line, given, out.write, err.write);
  ::close(out.write);
  ::close(err.write);
}

Running::Running(std::string_view line, const Given& given, Terminal terminal) {
  Pipe err;
  err_ = err.read;
  out_ = ::posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC);
  if (out_ < 0 || ::grantpt(out_) != 0 || ::unlockpt(out_) != 0) throw std::runtime_error{"no terminal"};
  winsize size{};
  size.ws_col = static_cast<unsigned short>(terminal.columns);
  size.ws_row = 24;
  int inner = ::open(::ptsname(out_), O_RDWR | O_NOCTTY | O_CLOEXEC);
  if (inner < 0 || ::ioctl(inner, TIOCSWINSZ, &size) != 0) throw std::runtime_error{"no terminal"};
  start(line, given, inner, err.write);
  shut(inner);
  ::close(err.write);
}

Running::Running(std::string_view line, const Given& given, const std::string& output_file) {
  Pipe err;
  err_ = err.read;
  int file = ::open(output_file.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
  if (file < 0) throw std::runtime_error{"cannot open " + output_file};
  start(line, given, file, err.write);
  shut(file);
  ::close(err.write);
}

Running::~Running() {
  shut(in_);
  shut(out_);
  shut(err_);
  if (waited_ || child_ <= 0) return;
  ::kill(child_, SIGKILL);
  wait_for(child_, ran_);
}

void Running::type(std::string_view text) {
  while (in_ >= 0 && !text.empty()) {
    const ssize_t n = ::write(in_, text.data(), text.size());
    if (n < 0 && errno != EINTR) return;
    if (n > 0) text.remove_prefix(std::size_t(n));
  }
}

void Running::read_until(std::size_t bytes) {
  while (out_ >= 0 && ran_.out.size() < bytes) take(out_, ran_.out);
}

std::string Running::read_error_until(std::string_view end) {
  const std::size_t from = ran_.err.size();
  while (err_ >= 0 && ran_.err.find(end, from) == std::string::npos) take(err_, ran_.err);
  return ran_.err.substr(from);
}

void Running::stop_reading() { shut(out_); }
void Running::interrupt() { ::kill(child_, SIGINT); }

double Running::cpu_seconds() const {
  clockid_t clock{};
  timespec t{};
  if (::clock_getcpuclockid(child_, &clock) != 0 || ::clock_gettime(clock, &t) != 0) return 0;
  return double(t.tv_sec) + double(t.tv_nsec) / 1e9;
}

bool Running::ended(int milliseconds) {
  siginfo_t about{};
  for (int waited = 0;; waited += 5) {
    about.si_pid = 0;
    if (::waitid(P_PID, id_t(child_), &about, WEXITED | WNOHANG | WNOWAIT) == 0 && about.si_pid == child_) return true;
    if (waited >= milliseconds) return false;
    ::usleep(5000);
  }
}

Ran Running::end() {
  converse(in_, {}, out_, err_, ran_);
  wait_for(child_, ran_);
  waited_ = true;
  return ran_;
}

Folder::Folder() {
  std::string name = (std::filesystem::temp_directory_path() / "rules-test-XXXXXX").string();
  if (!::mkdtemp(name.data())) throw std::runtime_error{"no folder for the test"};
  path_ = name;
}
Folder::~Folder() {
  std::error_code ignored;
  std::filesystem::remove_all(path_, ignored);
}
std::string Folder::path(std::string_view name) const { return name.empty() ? path_ : path_ + "/" + std::string{name}; }
std::string Folder::write(std::string_view name, std::string_view text) const {
  const std::string file = path(name);
  std::filesystem::create_directories(std::filesystem::path{file}.parent_path());
  std::ofstream{file, std::ios::binary} << text;
  return file;
}

std::string read_file(const std::string& path) {
  std::ifstream in{path, std::ios::binary};
  std::ostringstream all;
  all << in.rdbuf();
  return all.str();
}

std::vector<std::string> lines_of(std::string_view text) {
  std::vector<std::string> lines;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    lines.emplace_back(text.substr(at, end - at));
    at = end + 1;
  }
  return lines;
}

void write_lines(const std::string& path, const std::vector<std::string>& lines) {
  std::ofstream out{path, std::ios::binary};
  for (const std::string& line : lines) out << line << '\n';
}

}  // namespace process
