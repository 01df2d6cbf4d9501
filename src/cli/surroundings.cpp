#include "cli/surroundings.hpp"
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#include <cerrno>
#include <cstdlib>
#include <cstring>

namespace rules::cli {
namespace {

std::string_view environment(const char* name) {
  const char* value = std::getenv(name);
  return value ? value : "";
}

void split_paths(std::string_view list, std::vector<std::string>& into) {
  into.clear();
  for (std::size_t at = 0; at <= list.size();) {
    const std::size_t end = std::min(list.find(':', at), list.size());
    if (end > at) into.emplace_back(list.substr(at, end - at));
    at = end + 1;
  }
}

void named(const Bad& error, const char* variable) { throw Bad{std::string{variable} + ": " + error.what()}; }

}  // namespace

std::string config_path() {
  const std::string_view base = environment("XDG_CONFIG_HOME"), home = environment("HOME");
  if (!base.empty()) return std::string{base} + "/rules/config.toml";
  return home.empty() ? std::string{} : std::string{home} + "/.config/rules/config.toml";
}

std::string read_file(const std::string& path) {
  constexpr std::size_t most = 16u << 20;
  const auto fail = [&](const std::string& why) { throw Damaged{path + ": " + why}; };
  const int fd = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (fd < 0) fail(std::strerror(errno));
  struct stat about {};
  std::string text;
  std::string why;
  if (fstat(fd, &about) == 0 && S_ISDIR(about.st_mode)) why = "is a folder";
  for (char chunk[16384]; why.empty();) {
    const ssize_t n = ::read(fd, chunk, sizeof chunk);
    if (n == 0) break;
    if (n < 0) why = std::strerror(errno);
    else text.append(chunk, std::size_t(n));
    if (text.size() > most) why = "is larger than 16 MB";
  }
  ::close(fd);
  if (!why.empty()) fail(why);
  return text;
}

Surroundings surroundings() {
  Surroundings s;
  const std::string path = config_path();
  if (!path.empty() && (::access(path.c_str(), F_OK) == 0 || errno != ENOENT) && errno != ENOTDIR) read_config(path, read_file(path), s);
  if (const auto set = environment("RULES_SET"); !set.empty()) {
    s.set = set;
    s.set_from = "RULES_SET: ";
  }
  if (const auto house = environment("RULES_HOUSE"); !house.empty()) split_paths(house, s.house);
  if (const auto format = environment("RULES_FORMAT"); !format.empty()) {
    Common c;
    try {
      read_common(c, "format", format);
    } catch (const Bad& e) {
      named(e, "RULES_FORMAT");
    }
    s.format = *c.format;
  }
  return s;
}

}  // namespace rules::cli
