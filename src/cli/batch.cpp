#include "cli/batch.hpp"
#include <fcntl.h>
#include <unistd.h>
#include <cerrno>
#include <chrono>
#include <cstring>
#include <map>
#include "cli/batch_line.hpp"
#include "cli/output.hpp"
#include "cli/plain.hpp"
#include "cli/resolve.hpp"
#include "cli/run.hpp"
#include "cli/status.hpp"
#include "rules/reading.hpp"
#include "rules/seeded.hpp"
#include "rules/text.hpp"
#include "show/json.hpp"

namespace rules::cli {
namespace {

constexpr std::size_t kLongest = 1u << 20;  // bytes of a line

// Lines of a file, a pipe or a terminal, in constant memory.
class Input {
 public:
  explicit Input(int fd) : fd_{fd} {}
  // The next line without its end, or false at the end of the input. `pause` runs before it waits for more. A line
  // over kLongest is `too_long`, and passed over.
  template <class F> bool next(std::string_view& line, bool& too_long, F pause) {
    too_long = false;
    for (;;) {
      const char* found = static_cast<const char*>(std::memchr(buffer_.data() + at_, '\n', end_ - at_));
      if (found) return take(line, std::size_t(found - buffer_.data()), 1);
      if (ended_) return at_ < end_ && take(line, end_, 0);
      if (end_ - at_ > kLongest) {
        too_long = true;
        skipping_ = true;
      }
      if (skipping_) at_ = end_;
      fill(pause);
      if (skipping_ && skip()) {
        too_long = true;
        line = {};
        return true;
      }
    }
  }

 private:
  bool take(std::string_view& line, std::size_t to, std::size_t over) {
    line = {buffer_.data() + at_, to - at_};
    if (line.ends_with('\r')) line.remove_suffix(1);
    at_ = to + over;
    return true;
  }
  // Past the end of a line that is too long, once it is found.
  bool skip() {
    const void* found = std::memchr(buffer_.data() + at_, '\n', end_ - at_);
    if (!found && !ended_) return false;
    at_ = found ? std::size_t(static_cast<const char*>(found) - buffer_.data()) + 1 : end_;
    skipping_ = false;
    return true;
  }
  template <class F> void fill(F pause) {
    constexpr std::size_t chunk = 1u << 16;
    if (at_ > 0) {
      std::memmove(buffer_.data(), buffer_.data() + at_, end_ - at_);
      end_ -= at_;
      at_ = 0;
    }
    if (buffer_.size() < end_ + chunk) buffer_.resize(end_ + chunk);
    pause();
    const ssize_t n = ::read(fd_, buffer_.data() + end_, chunk);
    if (n < 0 && errno == EINTR) {
      if (interrupted()) throw Interrupted{};
      return;
    }
    if (n < 0) throw Damaged{std::string{"the input cannot be read: "} + std::strerror(errno)};
    ended_ = n == 0;
    end_ += std::size_t(n);
  }
  int fd_;
  std::vector<char> buffer_ = std::vector<char>(1u << 17);
  std::size_t at_ = 0, end_ = 0;
  bool ended_ = false, skipping_ = false;
};

// The values in force of each phase, made once for each list of house files.
class Books {
 public:
  explicit Books(std::vector<std::string> base) : base_{std::move(base)} { house(""); }
  struct Book {
    House house;
    std::map<const Phase*, InForce> phases;
    const InForce& of(const Phase& p) {
      const auto found = phases.find(&p);
      return found != phases.end() ? found->second : phases.emplace(&p, house.in_force(p)).first->second;
    }
  };
  Book& with(const std::vector<std::string>& more) {
    if (more.empty()) return *plain_;
    std::string key;
    for (const std::string& m : more) key += m + '\n';
    return house(key, more);
  }

 private:
  Book& house(const std::string& key, const std::vector<std::string>& more = {}) {
    const auto found = books_.find(key);
    if (found != books_.end()) return found->second;
    House h;
    h.load_all(base_);
    h.load_all(more);
    constexpr std::size_t most = 64;
    if (books_.size() > most) books_.erase(std::prev(books_.end()));
    Book& book = books_.emplace(key, Book{std::move(h), {}}).first->second;
    if (key.empty()) plain_ = &book;
    return book;
  }
  std::vector<std::string> base_;
  std::map<std::string, Book> books_;
  Book* plain_ = nullptr;
};

struct Options {
  std::string file = "-";
  std::optional<std::uint64_t> seed;
  std::vector<std::string> house;
};

Options read_options(std::span<char* const> words, const Surroundings& around) {
  const Plain given = plain_options("batch", words);
  Options o;
  if (!given.words.empty()) o.file = given.words[0];
  o.house = around.house;
  for (const auto& [name, value] : given.options) {
    if (name == "seed") o.seed = read_seed(value, "--seed");
    if (name == "house") o.house.emplace_back(value);
  }
  if (given.has("no-house")) o.house.clear();
  return o;
}

class Batch {
 public:
  Batch(const Options& o, const Set& set, int fd) : set_{set}, input_{fd}, books_{o.house}, seed_{o.seed ? *o.seed : seed_from_system()} {}

  int run() {
    note_interrupts();
    std::string_view line;
    for (bool too_long = false; input_.next(line, too_long, [&] { write_out(out_); });) {
      ++number_;
      if (interrupted()) return stop();
      if (too_long) error("a line longer than 1048576 bytes", kWrong);
      else if (line.find_first_not_of(" \t") != line.npos) one(line);
      if (out_.size() >= kFull) write_out(out_);
      if ((number_ & 0xfff) == 0) progress();
    }
    write_last(out_);
    summary();
    return failed_ ? kUntrue : kResolved;
  }

 private:
  static constexpr std::size_t kFull = 1u << 16;

  void one(std::string_view line) {
    const std::size_t start = out_.size();
    const auto undo = [&] {
      if (out_.size() > start) out_.cut(start);
    };
    try {
      Request r;
      read_request(r, reader_.read(line), set_);
      resolve_line(r);
    } catch (const Bad& e) {
      undo();
      error(e.what(), kWrong);
    } catch (const Damaged& e) {
      undo();
      error(e.what(), kUnreadable);
    }
  }

  void resolve_line(Request& r) {
    seeds(r);
    Books::Book& book = books_.with(r.common.house);
    std::optional<InForce> own;
    if (!r.common.mods.empty()) {
      own.emplace(book.house.in_force(*r.phase));
      for (const Mod& m : r.common.mods) own->add(m.value, m.label, Source::ad_hoc);
    }
    const InForce& in_force = own ? *own : book.of(*r.phase);
    record_.clear();
    const Telling telling{out_, record_, Format::json, {}, book.house.files()};
    try {
      const int status = resolve(r, in_force, telling);
      if (status == kInterrupted) throw Interrupted{};
      failed_ += status == kUntrue;
      resolved_ += status == kResolved;
    } catch (const Forbidden& f) {
      tell_forbidden(r, in_force, telling, f);
      ++forbidden_;
    }
  }

  // Line n takes resolution n of the batch's seed; one that wants several takes a seed of its own, drawn from that.
  void seeds(Request& r) const {
    Common& c = r.common;
    if (c.seed || c.odds || !c.chance.empty()) return;
    const std::uint64_t n = number_ - 1;
    if (c.times || c.nth) {
      Words words{seed_, n};
      const std::uint64_t high = words.next();
      c.seed = high << 32 | words.next();
      return;
    }
    c.seed = seed_;
    c.nth = n;
  }

  void error(std::string_view message, int status) {
    ++failed_;
    out_.print(R"({{"line":{},"error":{{"message":)", number_);
    out_.quoted(message);
    out_.print(",\"status\":{}}}}}\n", status);
  }

  int stop() {
    write_out(out_);
    write_error(fmt::format("rules: interrupted after {} lines\n", number_ - 1));
    return kInterrupted;
  }
  void progress() {
    if (!on_terminal_) return;
    const auto now = std::chrono::steady_clock::now();
    if (now - told_ < std::chrono::seconds{1}) return;
    told_ = now;
    write_error(fmt::format("\r{} lines", number_));
  }
  void summary() const {
    if (on_terminal_)
      write_error(fmt::format("\r{} lines: {} resolved, {} not allowed, {} failed\n", number_, resolved_, forbidden_, failed_));
  }

  const Set& set_;
  Input input_;
  Books books_;
  std::uint64_t seed_;
  LineReader reader_;
  Record record_;
  show::Out out_;
  std::uint64_t number_ = 0, resolved_ = 0, forbidden_ = 0, failed_ = 0;
  bool on_terminal_ = cli::on_terminal(STDERR_FILENO);
  std::chrono::steady_clock::time_point told_ = std::chrono::steady_clock::now();
};

}  // namespace

int batch(std::span<char* const> words, const Surroundings& around) {
  const Options o = read_options(words, around);
  const Set* set = around.set.empty() ? sets()[0] : find_set(around.set);
  if (!set) throw Bad{around.set_from + "no rule set is called " + clean(around.set, "the set")};
  int fd = STDIN_FILENO;
  if (o.file != "-") {
    fd = ::open(o.file.c_str(), O_RDONLY | O_CLOEXEC);
    if (fd < 0) throw Damaged{clean(o.file, "the file's name") + ": " + std::strerror(errno)};
  }
  return Batch{o, *set, fd}.run();
}

}  // namespace rules::cli
