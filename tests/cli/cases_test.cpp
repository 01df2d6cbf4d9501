// The reference cases: given faces and the right outcome, situations and their exact odds, through the command line.
#include <algorithm>
#include <nlohmann/json.hpp>

#include "catch.hpp"
#include "cli/process.hpp"

using nlohmann::json;

namespace {

std::string word_of(const json& value) { return value.is_string() ? value.get<std::string>() : value.dump(); }

std::vector<std::string> command(const json& one) {
  std::vector<std::string> words{one["set"], one["phase"]};
  for (const auto& [name, value] : one["args"].items()) {
    std::string option = "--" + name;
    std::replace(option.begin(), option.end(), '_', '-');
    for (const json& item : value.is_array() ? value : json::array({value})) {
      words.push_back(option);
      if (item != true) words.push_back(word_of(item));
    }
  }
  words.emplace_back("--json");
  return words;
}

std::string faces(const json& dice) {
  std::string list;
  for (const json& face : dice) list += (list.empty() ? "" : ",") + word_of(face);
  return list;
}

bool same(const json& want, const json& got) {
  if (want.is_boolean() != got.is_boolean()) return false;
  if (want.is_number_float() || got.is_number_float())
    return want.is_number() && got.is_number() && std::abs(want.get<double>() - got.get<double>()) < 1e-9;
  return want == got;
}

// Value and fraction, those with no chance left out.
std::map<std::string, std::string> chances(const json& values) {
  std::map<std::string, std::string> all;
  for (const json& v : values)
    if (v["exact"] != "0") all[v["value"].dump()] = v["exact"];
  return all;
}

void check_status(const json& one) {
  auto words = command(one);
  if (one.contains("dice")) words.insert(words.end(), {"--dice", faces(one["dice"])});
  CHECK(process::run(words).status == one["status"]);
}

void check_odds(const json& one) {
  auto words = command(one);
  words.emplace_back("--odds");
  const process::Ran ran = process::run(words);
  REQUIRE(ran.status == 0);
  const json got = json::parse(ran.out)["odds"];
  for (const auto& [field, want] : one["odds"].items()) {
    CAPTURE(field);
    REQUIRE(got.contains(field));
    CHECK(chances(got[field]["values"]) == chances(want));
  }
}

void check_outcome(const json& one) {
  auto words = command(one);
  words.insert(words.end(), {"--dice", faces(one["dice"])});
  const process::Ran ran = process::run(words);
  CAPTURE(ran.err);
  REQUIRE(ran.status == 0);
  const json got = json::parse(ran.out)["outcome"];
  for (const auto& [field, want] : one["outcome"].items()) {
    CAPTURE(field, want, got);
    REQUIRE(got.contains(field));
    CHECK(same(want, got[field]));
  }
}

void check_all(const std::string& file, std::size_t least) {
  const auto lines = process::lines_of(process::read_file(RULES_SOURCE "/tests/cases/" + file));
  CHECK(lines.size() >= least);
  for (const std::string& line : lines) {
    CAPTURE(line);
    const json one = json::parse(line);
    if (one.contains("status") && !one.contains("outcome")) check_status(one);
    else if (one.contains("odds")) check_odds(one);
    else check_outcome(one);
  }
}

}  // namespace

TEST_CASE("the reference cases: given faces come to the right outcome") { check_all("rolls.jsonl", 136); }
TEST_CASE("the reference cases: the exact odds agree, fraction for fraction") { check_all("odds.jsonl", 74); }
