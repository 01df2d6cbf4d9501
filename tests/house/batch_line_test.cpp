// Lines of a batch are read in two ways; where the short way answers at all, it answers as the parser does.
#include "cli/batch_line.hpp"
#include <fstream>
#include "catch.hpp"
#include "rules/error.hpp"

using rules::cli::Fact;
using rules::cli::LineReader;

namespace {

std::string told(const std::vector<Fact>& facts) {
  std::string s;
  for (const Fact& f : facts)
    s += std::to_string(int(f.type)) + " " + std::to_string(f.depth) + " " + std::string{f.key} + " " + std::to_string(f.number) + " " +
         std::string{f.text} + "\n";
  return s;
}

std::string parsed(const std::string& line) {
  LineReader reader;
  try {
    return told(reader.parse(line));
  } catch (const rules::Bad& e) {
    return std::string{"refused: "} + e.what();
  }
}

// Every line with one character changed, left out or put in.
std::vector<std::string> slips(const std::string& line) {
  std::vector<std::string> all{line};
  for (std::size_t i = 0; i < line.size(); ++i)
    for (const char c : {'"', ',', ':', '[', ']', '{', '}', '0', '-', '.', 'e', ' ', '\t', '\\', '\x01', '\x7f', '\xc3'}) {
      std::string changed = line, longer = line;
      changed[i] = c;
      longer.insert(i, 1, c);
      all.push_back(changed);
      all.push_back(longer);
      all.push_back(line.substr(0, i) + line.substr(i + 1));
    }
  return all;
}

}  // namespace

TEST_CASE("a plain line is read as the parser reads it") {
  const std::string lines[] = {
      R"({"set":"maximilian","phase":"move","troop":"infantry","terrain":["river","hill"],"helpers":0})",
      R"({"phase":"fire","section":3,"officer":true,"moved":false,"dice":[4,2],"seed":-12,"as":""})",
      R"({ "a" : [ ] , "b":[1, true ,"x"] })",
      "{}",
      R"({"n":123456789012345678,"m":1234567890123456789,"z":0,"y":-0})",
  };
  int plain = 0;
  for (const std::string& line : lines)
    for (const std::string& slip : slips(line)) {
      LineReader reader;
      if (!reader.read_plain(slip)) continue;
      ++plain;
      CAPTURE(slip);
      CHECK(told(reader.read(slip)) == parsed(slip));
    }
  CHECK(plain > 500);
}

TEST_CASE("what is no plain line is left to the parser") {
  LineReader reader;
  for (const std::string line :
       {R"({"a":null})", R"({"a":1.5})", R"({"a":{"b":1}})", R"({"a":"\u0041"})", R"({"a":1,"a":2})", R"({"a":01})",
        R"({"a":9999999999999999999})", R"({"a":-9999999999999999999})", "[1]", "", R"({"a":1}x)", R"({"a":"é"})"}) {
    CAPTURE(line);
    CHECK(!reader.read_plain(line));
  }
}
