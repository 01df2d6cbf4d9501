// Flags, batch and a house file that changes nothing are one path: the reference cases go through all of them.
#include <algorithm>
#include <fstream>
#include <nlohmann/json.hpp>
#include "catch.hpp"
#include "cli/process.hpp"

using nlohmann::json;

namespace {

std::vector<json> cases(const char* name) {
  std::ifstream file{std::string{RULES_SOURCE "/tests/cases/"} + name};
  std::vector<json> all;
  for (std::string line; std::getline(file, line);) all.push_back(json::parse(line));
  return all;
}

// A case as a line of a batch. Its `mod` is a number there.
json batch_line(const json& one, bool odds) {
  json line = one["args"];
  line["set"] = one["set"];
  line["phase"] = one["phase"];
  if (odds) line["odds"] = true;
  if (one.contains("dice")) line["dice"] = one["dice"];
  return line;
}

std::vector<json> batched(const std::vector<json>& all, bool odds, const std::string& options) {
  std::string input;
  for (const json& one : all) input += batch_line(one, odds).dump() + "\n";
  const auto ran = process::rules("batch" + options, {.input = input});
  std::vector<json> out;
  for (const std::string& line : process::lines_of(ran.out)) out.push_back(json::parse(line));
  return out;
}

std::string house_of_everything(const process::Folder& folder) {
  std::string all;
  for (const std::string set : {"camerone", "maximilian", "sahara", "khyber"}) all += process::rules("tables " + set).out;
  return folder.write("everything.toml", all);
}

bool same(const json& want, const json& got) {
  if (want.is_number_float() || got.is_number_float()) return std::abs(want.get<double>() - got.get<double>()) < 1e-9;
  return want == got;
}

std::map<std::string, std::string> chances(const json& values) {
  std::map<std::string, std::string> all;
  for (const json& v : values)
    if (v["exact"] != "0") all[v["value"].dump()] = v["exact"];
  return all;
}

}  // namespace

TEST_CASE("the reference rolls go through a batch and agree, with and without a house file") {
  const process::Folder folder;
  const auto all = cases("rolls.jsonl");
  const auto plain = batched(all, false, ""), house = batched(all, false, " --house " + house_of_everything(folder));
  REQUIRE(plain.size() == all.size());
  REQUIRE(house.size() == all.size());
  for (std::size_t i = 0; i < all.size(); ++i) {
    CAPTURE(all[i].dump(), plain[i].dump());
    if (all[i].contains("status")) {
      CHECK(plain[i].contains(all[i]["status"] == 3 ? "forbidden" : "error"));
    } else {
      for (const auto& [field, want] : all[i]["outcome"].items()) CHECK(same(want, plain[i]["outcome"][field]));
    }
    for (const char* part : {"situation", "dice", "modifiers", "values", "outcome", "forbidden"})
      CHECK(plain[i].value(part, json{}) == house[i].value(part, json{}));
  }
}

TEST_CASE("the reference odds go through a batch and agree") {
  const auto all = cases("odds.jsonl");
  const auto got = batched(all, true, "");
  REQUIRE(got.size() == all.size());
  for (std::size_t i = 0; i < all.size(); ++i) {
    CAPTURE(all[i].dump());
    for (const auto& [field, want] : all[i]["odds"].items()) CHECK(chances(got[i]["odds"][field]["values"]) == chances(want));
  }
}

TEST_CASE("what flags print as JSON goes back in as a line of a batch") {
  for (const std::string line :
       {"fire -s 3 --distance 35cm -o -d 4,2", "maximilian move --troop infantry --terrain river --terrain hill -d 3,2,2,1",
        "sahara gatling --targets 3 --range close --range long --seed 4", "khyber melee --opponent-value 1 --opponent-value 2 -d 9,3,4,2,5",
        "rush --walls east,west --larger west -d 2,3", "roll 2d6+1 -d 3,4",
        "maximilian morale --test normal --class poor --stands 3 --rout-within 12 -d 4"}) {
    CAPTURE(line);
    const auto ran = process::rules(line + " --json");
    CAPTURE(ran.err);
    REQUIRE(ran.status == 0);
    json first = json::parse(ran.out), again = first["situation"];
    again["set"] = first["set"];
    again["phase"] = first["phase"];
    if (again.contains("distance")) again.erase("range");  // derived from it
    for (const json& die : first["dice"]) again["dice"].push_back(die["face"]);
    const auto back = process::rules("batch", {.input = again.dump() + "\n"});
    CAPTURE(back.out);
    json second = json::parse(back.out);
    CHECK(second["situation"] == first["situation"]);
    CHECK(second["outcome"] == first["outcome"]);
    CHECK(second["modifiers"] == first["modifiers"]);
  }
}
