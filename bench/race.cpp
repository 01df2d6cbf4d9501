// Whole processes side by side: race RUNS OUTPUT -- COMMAND … [-- COMMAND …]
// Runs the commands in turn (A B A B …), their output to the file, and prints the median of each in microseconds.
#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <vector>

extern char** environ;

namespace {

using Clock = std::chrono::steady_clock;

struct Command {
  std::vector<char*> words;  // ends with a null
  std::vector<double> micros;
};

[[noreturn]] void fail(const char* what, const char* which) {
  std::fprintf(stderr, "race: %s: %s\n", what, which);
  std::exit(2);
}

double run(const Command& c, const char* output) {
  posix_spawn_file_actions_t files;
  posix_spawn_file_actions_init(&files);
  posix_spawn_file_actions_addopen(&files, 0, "/dev/null", O_RDONLY, 0);
  posix_spawn_file_actions_addopen(&files, 1, output, O_WRONLY | O_CREAT | O_TRUNC, 0644);
  const auto start = Clock::now();
  pid_t child = 0;
  if (posix_spawnp(&child, c.words[0], &files, nullptr, c.words.data(), environ) != 0) fail("cannot run", c.words[0]);
  int status = 0;
  waitpid(child, &status, 0);
  const std::chrono::duration<double, std::micro> took = Clock::now() - start;
  posix_spawn_file_actions_destroy(&files);
  if (!WIFEXITED(status) || WEXITSTATUS(status) != 0) fail("did not succeed", c.words[0]);
  return took.count();
}

double median(std::vector<double> v) {
  std::sort(v.begin(), v.end());
  return (v[(v.size() - 1) / 2] + v[v.size() / 2]) / 2;
}

std::vector<Command> commands(int argc, char** argv) {
  std::vector<Command> all;
  for (int i = 3; i < argc; ++i) {
    if (std::strcmp(argv[i], "--") == 0) all.emplace_back();
    else if (all.empty()) fail("expected --, not", argv[i]);
    else all.back().words.push_back(argv[i]);
  }
  for (Command& c : all) {
    if (c.words.empty()) fail("no command behind", "--");
    c.words.push_back(nullptr);
  }
  return all;
}

}  // namespace

int main(int argc, char** argv) {
  const int runs = argc > 3 ? std::atoi(argv[1]) : 0;
  if (runs < 1) fail("usage", "race RUNS OUTPUT -- COMMAND … [-- COMMAND …]");
  std::vector<Command> all = commands(argc, argv);
  for (const Command& c : all) run(c, argv[2]);  // warm
  for (int i = 0; i < runs; ++i)
    for (Command& c : all) c.micros.push_back(run(c, argv[2]));
  for (const Command& c : all) std::printf("%.1f\n", median(c.micros));
}
