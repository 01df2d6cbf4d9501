// rules batch: order, seeds, bad lines, and its exit status.
#include <nlohmann/json.hpp>
#include "catch.hpp"
#include "cli/process.hpp"

using nlohmann::json;

namespace {

std::vector<json> lines(const process::Ran& ran) {
  std::vector<json> all;
  for (const std::string& line : process::lines_of(ran.out)) all.push_back(json::parse(line));
  return all;
}

process::Ran batch(const std::string& input, const std::string& options = "") {
  return process::rules("batch" + options, {.input = input});
}

constexpr auto kFire = R"({"phase":"fire","section":3,"range":"pb"})";

}  // namespace

TEST_CASE("line n takes resolution n of the seed, as --nth does") {
  const std::string three = std::string{kFire} + "\n" + kFire + "\r\n" + kFire;  // CRLF, and a last line without its end
  const auto ran = batch(three, " --seed 7");
  CHECK(ran.status == 0);
  const auto got = lines(ran);
  REQUIRE(got.size() == 3);
  for (int n = 0; n < 3; ++n) {
    const json flags = json::parse(process::rules("fire -s 3 -r pb --json --seed 7 --nth " + std::to_string(n)).out);
    CHECK(got[std::size_t(n)] == flags);
  }
  CHECK(batch(three, " --seed 7").out == ran.out);
}

TEST_CASE("a line's own seed, times, check, chance and mod") {
  const auto ran = batch(R"({"phase":"fire","section":3,"range":"pb","seed":5,"times":2})"
                         "\n"
                         R"({"phase":"fire","section":3,"range":"pb","seed":"0x5","nth":1})"
                         "\n"
                         R"({"phase":"fire","section":3,"range":"pb","chance":"casualties >= 5","at_least":"1/2"})"
                         "\n"
                         R"({"phase":"fire","section":3,"range":"pb","dice":[4,2],"mod":[{"value":-1,"label":"smoke"}],"as":"Third"})"
                         "\n"
                         R"({"phase":"fire","section":3,"range":"pb","odds":true,"sum":2,"dice":[6]})"
                         "\n"
                         R"({"phase":"fire","section":3,"range":"pb","chance":"casualties >= 8","at_most":17e-2,"at_least":1E-3})"
                         "\n");
  CHECK(ran.status == 0);
  const auto got = lines(ran);
  REQUIRE(got.size() == 7);
  CHECK(got[1] == got[2]);
  CHECK(got[3]["chance"]["exact"] == "2/3");
  CHECK(got[4]["outcome"]["casualties"] == 5);
  CHECK(got[4]["as"] == "Third");
  CHECK(got[4]["modifiers"][1]["source"] == "ad-hoc");
}

TEST_CASE("bad lines are told with their number, and the others are resolved all the same") {
  struct Line {
    std::string text, says;
  };
  const Line bad[] = {
      {"nonsense", "not JSON"},
      {"[1,2]", "a line is an object"},
      {"3", "a line is an object"},
      {R"({"phase":"fire","section":3,"range":"pb")", "not JSON"},
      {R"({"phase":"fier","section":3})", "did you mean fire?"},
      {R"({"set":"camrone","phase":"fire"})", "did you mean camerone?"},
      {R"({"phase":"rally"})", "camerone has no phase rally; maximilian, khyber have"},
      {R"({"phase":"fire","section":3,"range":"pb","mod":[{"label":"smoke"}]})", "a modifier needs its value"},
      {R"({"phase":"fire","section":3,"range":"pb","chance":"casualties > 1","at_least":2e1})", "takes a chance from 0 to 1"},
      {R"({"section":3})", "phase is missing"},
      {R"({"phase":"fire","section":"3","range":"pb"})", "section takes a whole number"},
      {R"({"phase":"fire","section":3.5,"range":"pb"})", "section takes a whole number"},
      {R"({"phase":"fire","section":3,"range":"pb","officer":1})", "officer takes true or false"},
      {R"({"phase":"fire","section":3,"range":"pb","section":3})", "the key section is given twice"},
      {R"({"phase":"fire","section":3,"range":"pb","ofice":true})", "did you mean officer?"},
      {R"({"phase":"fire","section":3,"range":["pb"]})", "range takes one value"},
      {R"({"phase":"fire","section":3,"range":"pb","dice":[9,9]})", "9 is not a face"},
      {R"({"phase":"fire","section":3,"range":"pb","dice":[1]})", "too few dice"},
      {R"({"phase":"fire","section":3,"range":"pb","odds":true,"times":3})", "--odds and --chance"},
      {R"({"phase":"roster","set":"khyber"})", "a sheet to print"},
  };
  std::string input;
  for (const Line& l : bad) input += l.text + "\n" + kFire + "\n";
  const auto ran = batch(input, " --seed 1");
  CHECK(ran.status == 1);
  const auto got = lines(ran);
  REQUIRE(got.size() == 2 * std::size(bad));
  for (std::size_t i = 0; i < std::size(bad); ++i) {
    CAPTURE(bad[i].text, got[2 * i].dump());
    CHECK(got[2 * i]["line"] == 2 * i + 1);
    CHECK(got[2 * i]["error"]["status"] == 2);
    CHECK(got[2 * i]["error"]["message"].get<std::string>().find(bad[i].says) != std::string::npos);
    CHECK(got[2 * i + 1].contains("outcome"));
  }
}

TEST_CASE("what the rules forbid is a result; a false check and a chance outside its bounds are failures") {
  const auto forbidden = batch(R"({"phase":"fire","section":3,"range":"pb","killed":3})"
                               "\n");
  CHECK(forbidden.status == 0);
  CHECK(lines(forbidden)[0]["forbidden"]["clause"] == "CAM-FIRE-6");
  CHECK(batch(R"({"phase":"fire","section":3,"range":"pb","dice":[4,2],"check":"casualties > 9"})"
              "\n")
            .status == 1);
  CHECK(batch(R"({"phase":"fire","section":3,"range":"pb","chance":"casualties > 9","at_least":0.5})"
              "\n")
            .status == 1);
}

TEST_CASE("a line of ten megabytes is refused, and the next one is resolved, in constant memory") {
  const auto ran = process::shell(
      R"sh({ head -c 10000000 /dev/zero | tr '\0' 'x'; printf '\n{"phase":"fire","section":3,"range":"pb"}\n'; } | rules batch --seed 1)sh");
  const auto got = lines(ran);
  REQUIRE(got.size() == 2);
  CHECK(got[0]["line"] == 1);
  CHECK(got[0]["error"]["message"].get<std::string>().find("longer than") != std::string::npos);
  CHECK(got[1].contains("outcome"));
}

TEST_CASE("a house file a line, a missing file, a missing input") {
  const process::Folder folder;
  const std::string file = folder.write("a.toml", "[camerone.fire.modifiers]\npoint_blank = 5\n");
  const auto got = lines(batch(R"({"phase":"fire","section":3,"range":"pb","dice":[1,2],"house":[")" + file + "\"]}\n" +
                               R"({"phase":"fire","section":3,"range":"pb","dice":[1,2]})"
                               "\n" +
                               R"({"phase":"fire","section":3,"range":"pb","dice":[1,2],"house":["missing.toml"]})"
                               "\n"));
  REQUIRE(got.size() == 3);
  CHECK(got[0]["outcome"]["casualties"] == 6);
  CHECK(got[1]["outcome"]["casualties"] == 3);
  CHECK(got[2]["error"]["status"] == 4);
  CHECK(process::rules("batch " + folder.path("missing.jsonl")).status == 4);
  CHECK(process::rules("batch --sed 3").status == 2);
}

TEST_CASE("output is there when input pauses") {
  process::Running running{"batch --seed 1", {}};
  running.type(std::string{kFire} + "\n");
  running.read_until(100);  // would wait for ever if it were kept back
  const auto ran = running.end();
  CHECK(ran.status == 0);
}
