// The built program run as a process, the way a player or a script runs it.
#pragma once
#include <sys/types.h>

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace process {

// What an input may cost; an instrumented program takes many times that.
#ifdef RULES_INSTRUMENTED
constexpr double kSecond = 60;
constexpr long kMost = 4'000'000;
#else
constexpr double kSecond = 1;
constexpr long kMost = 300'000;  // kB
#endif

struct Ran {
  int status = -1;  // the exit status; 128 + N where signal N ended it
  std::string out, err;
  double cpu_seconds = 0;
  long peak_kb = 0;
};

// What a process is given. It sees the environment of the tests without anything that bears on the program.
struct Given {
  std::string input{};  // standard input, then its end
  std::map<std::string, std::string> environment{};
  std::string folder{};   // where it runs
  bool together = false;  // standard error into `out`, as a terminal shows them
};

Ran run(const std::vector<std::string>& words, const Given& given = {});  // the program's words, without its name
Ran rules(std::string_view line, const Given& given = {});                // "fire -s 3 --as 'the third'"
Ran shell(const std::string& line, const Given& given = {});              // what sh makes of it; `rules` is on the path

// The words of a line, as a shell would split it: quotes, but no expansion.
std::vector<std::string> words_of(std::string_view line);

// A process that goes on while the test does something to it. Its output is a pipe, a file or a terminal.
class Running {
 public:
  struct Terminal {
    int columns = 80;
  };
  Running(std::string_view line, const Given& given);  // a pipe
  Running(std::string_view line, const Given& given, Terminal terminal);
  Running(std::string_view line, const Given& given, const std::string& output_file);
  ~Running();
  Running(const Running&) = delete;
  Running& operator=(const Running&) = delete;

  void type(std::string_view text);                    // into its standard input
  void read_until(std::size_t bytes);                  // of its output
  std::string read_error_until(std::string_view end);  // standard error up to and including `end`
  void stop_reading();                                 // the reading end of its output is closed
  void interrupt();
  double cpu_seconds() const;    // spent so far
  bool ended(int milliseconds);  // within that time, without anything read meanwhile
  Ran end();                     // its input ends, the rest is read, and it is waited for

 private:
  void start(std::string_view line, const Given& given, int out, int err);
  pid_t child_ = -1;
  int in_ = -1, out_ = -1, err_ = -1;
  Ran ran_;
  bool waited_ = false;
};

// A folder of its own for a test, gone at its end.
class Folder {
 public:
  Folder();
  ~Folder();
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;
  std::string path(std::string_view name = {}) const;
  std::string write(std::string_view name, std::string_view text) const;  // the file's path; folders are made

 private:
  std::string path_;
};

std::string read_file(const std::string& path);
std::vector<std::string> lines_of(std::string_view text);  // without their ends
void write_lines(const std::string& path, const std::vector<std::string>& lines);

}  // namespace process
