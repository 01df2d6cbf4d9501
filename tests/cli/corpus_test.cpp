// What fuzzing is fed with, and what it has found, through the program itself: it ends as it should, soon, and small.
#include <filesystem>
#include "catch.hpp"
#include "cli/process.hpp"

using process::Folder, process::Ran;

namespace {

std::vector<std::string> kept(const std::string& target) {
  std::vector<std::string> all;
  for (const std::string folder : {"/fuzz/corpus/", "/fuzz/slow/"}) {  // slow under the sanitizers: the fuzz targets are not fed with those
    const std::string path = RULES_SOURCE + folder + target;
    if (!std::filesystem::exists(path)) continue;
    for (const auto& entry : std::filesystem::directory_iterator{path}) all.push_back(process::read_file(entry.path().string()));
  }
  REQUIRE(all.size() > 3);
  return all;
}

void check_sound(const Ran& ran) {
  CAPTURE(ran.out.substr(0, 1000), ran.err);
  CHECK(ran.status >= 0);
  CHECK(ran.status <= 4);
  CHECK(ran.err.find("defect") == std::string::npos);
  CHECK(ran.cpu_seconds < process::kSecond);
  CHECK(ran.peak_kb < process::kMost);
}

}  // namespace

TEST_CASE("kept command lines end as they should") {
  const Folder folder;
  for (const std::string& text : kept("command")) {
    CAPTURE(text);
    const std::size_t end = text.find("\n\n");
    std::string words = text.substr(0, end);
    std::erase(words, '\0');
    check_sound(process::run(process::lines_of(words), {.input = end == text.npos ? "" : text.substr(end + 2), .folder = folder.path()}));
  }
}

TEST_CASE("kept batch lines end as they should") {
  for (const std::string& text : kept("batch")) {
    CAPTURE(text);
    check_sound(process::rules("batch --seed 1", {.input = text}));
  }
}

TEST_CASE("kept house files and configurations end as they should") {
  const Folder folder;
  for (const std::string& text : kept("house")) {
    CAPTURE(text);
    check_sound(process::rules("tables --house " + folder.write("house.toml", text)));
  }
  for (const std::string& text : kept("config")) {
    CAPTURE(text);
    folder.write("rules/config.toml", text);
    check_sound(process::rules("sets", {.environment = {{"XDG_CONFIG_HOME", folder.path()}}}));
  }
}

TEST_CASE("kept expressions and dice end as they should") {
  for (const std::string& text : kept("expression")) {
    CAPTURE(text);
    if (text.find('\0') == text.npos) check_sound(process::run({"fire", "-s3", "-rpb", "--odds", "--chance", text}));
  }
  for (const std::string& text : kept("roll")) {
    CAPTURE(text);
    if (text.find('\0') == text.npos) check_sound(process::run({"roll", "--odds", "--", text}));
  }
  for (const std::string& text : kept("dice")) {
    CAPTURE(text);
    if (text.find('\0') == text.npos) check_sound(process::run({"roll", "4d6", "--dice", text}, {.input = "1\n2\n3\n4\n"}));
  }
}
