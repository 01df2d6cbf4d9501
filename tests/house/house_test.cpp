// House files: what they change, how it is told, and what is refused.
#include <nlohmann/json.hpp>
#include "catch.hpp"
#include "cli/process.hpp"

using nlohmann::json;
using process::Folder;

namespace {

struct Refused {
  std::string file;
  int status;
  std::string says;
};

process::Ran under(const Folder& folder, const std::string& file, const std::string& line) {
  folder.write("house.toml", file);
  return process::rules(line + " --house house.toml", {.folder = folder.path()});
}

constexpr auto kLine = "fire -s 3 -r pb -o -d 4,2 --json";

}  // namespace

TEST_CASE("what a house file changes is used and marked") {
  const Folder folder;
  const auto ran = under(folder, "[camerone.fire.modifiers]\nofficer = 1\npoint_blank = 2\n", kLine);
  REQUIRE(ran.status == 0);
  const json got = json::parse(ran.out);
  CHECK(got["outcome"]["casualties"] == 7);
  CHECK(got["modifiers"][1]["source"] == "house");
  CHECK(got["modifiers"][1]["house"] == "house.toml");
  CHECK(got["modifiers"][0]["source"] == "published");  // equal to what it replaces
}

TEST_CASE("a house file's own modifier applies when its condition holds, over derived facts too") {
  const Folder folder;
  const std::string file = "[[camerone.fire.extra]]\nlabel = \"heat\"\nvalue = -1\nwhen = \"range == 'long' and killed > 0\"\n";
  CHECK(json::parse(under(folder, file, "fire -s 4 --distance 40 -k 1 -d 5,6 --json").out)["outcome"]["casualties"] == 2);
  CHECK(json::parse(under(folder, file, "fire -s 4 --distance 40 -d 5,6 --json").out)["outcome"]["casualties"] == 4);
  CHECK(under(folder, file, "fire -s 4 -r long -k 1 -d 5,6").out.find("heat (house)") != std::string::npos);
}

TEST_CASE("odds say what a house file or the player puts into them") {
  const Folder folder;
  const std::string file = "[camerone.fire.modifiers]\npoint_blank = 3\n[[camerone.fire.extra]]\nlabel = \"heat\"\nvalue = -1\n";
  const std::string text = under(folder, file, "fire -s 3 -r pb --mod 1:luck --odds").out;
  for (const char* line :
       {"\n  point blank (house)   +3\n", "\n  heat (house)          -1   ", "\n  luck                  +1\n", "\n  (house): from "})
    CHECK(text.find(line) != std::string::npos);
  CHECK(under(folder, file, "fire -s 3 -r pb --odds --md").out.find("\n- point blank (house): +3\n") != std::string::npos);
  CHECK(under(folder, file, "fire -s 3 -r pb -d 1,6 --format line").out.find("point blank (house) +3, heat (house) -1") !=
        std::string::npos);
  CHECK(under(folder, file, "fire -s 3 -r long --odds").out.find("point blank") == std::string::npos);
}

TEST_CASE("a condition over what was not given is refused, with the modifier that asks") {
  const Folder folder;
  const std::string file = "[[khyber.fire.extra]]\nlabel = \"near\"\nvalue = 1\nwhen = \"distance < 20\"\n";
  const auto ran = under(folder, file, "khyber fire -d 3");
  CHECK(ran.status == 2);
  CHECK(ran.out.empty());
  CHECK(ran.err.starts_with("rules: the house file's 'near' (when distance < 20): 'distance' was not given"));
  CHECK(under(folder, file, "khyber fire -d 3 -D 10 -q").out == "none\n");
}

TEST_CASE("a length in a condition is in the set's unit, whatever it was typed in") {
  const Folder folder;
  const auto chance = [&](const std::string& file, const std::string& line) { return under(folder, file, line + " -q").out; };
  const std::string khyber = "[[khyber.fire.extra]]\nlabel = \"far\"\nvalue = -1\nwhen = \"distance > 40\"\n";  // centimetres
  for (const char* far : {"50.8", "508mm", "20in", "0.508m"})
    CHECK(chance(khyber, std::string{"khyber fire --chance hit -D "} + far) == "7/10\n");
  for (const char* near : {"40", "15in", "0.4m"}) CHECK(chance(khyber, std::string{"khyber fire --chance hit -D "} + near) == "3/4\n");
  const std::string camerone = "[[camerone.fire.extra]]\nlabel = \"far\"\nvalue = -1\nwhen = \"distance >= 50\"\n";  // inches
  const std::string fire = "fire -s 3 -d 6,6 -D ";
  CHECK(chance(camerone, fire + "54") == chance(camerone, fire + "4.5ft"));
  CHECK(chance(camerone, fire + "95cm") == process::rules(fire + "95cm -q").out);
  const std::string sahara = "[[sahara.fire.extra]]\nlabel = \"far\"\nvalue = -1\nwhen = \"distance > 1\"\n";  // strings
  CHECK(chance(sahara, "sahara fire -D R0.5 --chance 'hits >= 1'") == chance(sahara, "sahara fire -D 6in --chance 'hits >= 1'"));
}

TEST_CASE("later files win, the environment comes first, --no-house drops all") {
  const Folder folder;
  const std::string a = folder.write("a.toml", "[camerone.fire.modifiers]\nofficer = 1\n"),
                    b = folder.write("b.toml", "[camerone.fire.modifiers]\nofficer = 5\n");
  const auto casualties = [&](const std::string& more, const std::string& environment) {
    return json::parse(process::rules(kLine + more, {.environment = {{"RULES_HOUSE", environment}}}).out)["outcome"]["casualties"]
        .get<int>();
  };
  CHECK(casualties("", a) == 7);
  CHECK(casualties("", a + ":" + b) == 11);
  CHECK(casualties(" --house " + a, b) == 7);
  CHECK(casualties(" --house " + b + " --house " + a, "") == 7);
  CHECK(casualties(" --no-house", a) == 8);
}

TEST_CASE("a house file that is wrong is refused with file, line and key") {
  const Folder folder;
  const Refused all[] = {
      {"[camerone.fire.modifiers]\nofficr = 1\n", 2,
       "house.toml:2: camerone.fire.modifiers.officr: no such value or table, did you mean officer?"},
      {"[camrone.fire.modifiers]\nofficer = 1\n", 2, "house.toml:1: camrone: no such rule set, did you mean camerone?"},
      {"[camerone.fir.modifiers]\nofficer = 1\n", 2, "house.toml:1: camerone.fir: no such value or table, did you mean fire?"},
      {"[camerone.fire.modifiers]\nofficer = \"x\"\n", 2,
       "house.toml:2: camerone.fire.modifiers.officer: expected a whole number from -20 to 20"},
      {"[camerone.fire.modifiers]\nofficer = 1.5\n", 2,
       "house.toml:2: camerone.fire.modifiers.officer: expected a whole number from -20 to 20"},
      {"[camerone.fire.modifiers]\nofficer = 21\n", 2,
       "house.toml:2: camerone.fire.modifiers.officer: expected a whole number from -20 to 20"},
      {"[camerone.fire]\nmodifiers = 3\n", 2, "house.toml:2: camerone.fire.modifiers: expected a table"},
      {"[camerone.fire.bands]\neffective_in = 3\n", 2,
       "house.toml:2: camerone.fire.bands.effective_in: effective_in is nearer than point_blank_in: bands ascend"},
      {"[camerone.fire.bands]\npoint_blank_in = 40\n", 2,
       "house.toml:2: camerone.fire.bands.point_blank_in: effective_in is nearer than point_blank_in: bands ascend"},
      {"[[camerone.fire.extra]]\nlabel = \"a\"\nvalue = 1\nwhen = \"rnge == 1\"\n", 2,
       "house.toml:4: camerone.fire.extra.when: there is no field 'rnge' here, did you mean range?"},
      {"[[camerone.fire.extra]]\nlabel = \"a\"\n", 2, "house.toml:1: camerone.fire.extra: a modifier has a label and a value"},
      {"[[camerone.fire.extra]]\nlable = \"a\"\n", 2, "house.toml:2: camerone.fire.extra.lable: no such key, did you mean label?"},
      {"[[camerone.ammo.extra]]\nlabel = \"a\"\nvalue = 1\n", 2, "house.toml:1: camerone.ammo.extra: no such value or table"},
      {"[sahara.artillery.shell]\non_1 = \"dirct\"\n", 2,
       "house.toml:2: sahara.artillery.shell.on_1: expected direct, short, over, left or right"},
      {"[camerone.fire.modifiers]\nofficer = 1\nofficer = 2\n", 4, "house.toml:3: "},
      {"[camerone.fire.modifiers]\nofficer = \n", 4, "house.toml:2: "},
  };
  for (const Refused& r : all) {
    const auto ran = under(folder, r.file, kLine);
    CAPTURE(r.file, ran.err);
    CHECK(ran.status == r.status);
    CHECK(ran.out.empty());
    CHECK(ran.err.find(r.says) != std::string::npos);
    CHECK(process::lines_of(ran.err).size() == 1);
  }
}

TEST_CASE("a house file that is no file is status 4") {
  const Folder folder;
  for (const std::string& path : {folder.path(), folder.write("letters.toml", "[camerone.fire.modifiers]\nofficer = 1\u036d\n"),
                                  folder.path("missing.toml"), folder.write("binary.toml", std::string("\x00\x01\xff\xfe", 4))}) {
    const auto ran = process::rules("fire -s 3 -r pb --house " + path);
    CAPTURE(path, ran.err);
    CHECK(ran.status == 4);
    CHECK(ran.out.empty());
  }
  const auto huge = process::shell("head -c 20000000 /dev/zero > " + folder.path("huge.toml") + " && rules fire -s 3 -r pb --house " +
                                   folder.path("huge.toml"));
  CHECK(huge.status == 4);
  CHECK(huge.err.find("larger than 16 MB") != std::string::npos);
}

TEST_CASE("tables print a house file that changes nothing") {
  const Folder folder;
  for (const std::string set : {"camerone", "maximilian", "sahara", "khyber"}) {
    const auto plain = process::rules("tables " + set);
    REQUIRE(plain.status == 0);
    const std::string file = folder.write(set + ".toml", plain.out);
    CHECK(process::rules("tables " + set + " --house " + file).out == plain.out);
    CHECK(process::rules("sheet " + set + " --format md --house " + file).out == process::rules("sheet " + set + " --format md").out);
  }
}

TEST_CASE("the file of reconstructed tables names each of them, and changes nothing") {
  const std::string file = RULES_SOURCE "/examples/house/maximilian-reconstructed.toml";
  const auto plain = process::rules("tables maximilian");
  CHECK(process::rules("tables maximilian --house " + file).out == plain.out);
  const std::string text = process::read_file(file);
  for (const std::string& line : process::lines_of(plain.out))
    if (line.find("reconstructed") != std::string::npos) CHECK(text.find(line) != std::string::npos);
}

TEST_CASE("compare puts the odds side by side") {
  const Folder folder;
  const std::string file = folder.write("a.toml", "[camerone.fire.modifiers]\nofficer = 1\n");
  const auto ran = process::rules("compare fire -s 3 -r pb -o --with " + file + " --json");
  REQUIRE(ran.status == 0);
  const json got = json::parse(ran.out);
  CHECK(got["houses"] == json::array({"in force", "a.toml"}));
  CHECK(got["compare"]["casualties"]["mean"] == json::array({7.5, 6.5}));
  CHECK(got["compare"]["casualties"]["values"][0]["value"] == 4);
  CHECK(got["compare"]["casualties"]["values"][0]["exact"] == json::array({"0", "1/6"}));
  CHECK(process::rules("compare fire -s 3 -r pb -o --with " + file + " --format csv").out.find("casualties,4,0,0,1/6,") !=
        std::string::npos);
  CHECK(process::rules("compare fire -s 3 -r pb -o").status == 2);
  CHECK(process::rules("fire -s 3 -r pb --with " + file).status == 2);
}

TEST_CASE("three questions in a shell script") {
  const auto ran = process::shell("sh " RULES_SOURCE "/examples/questions.sh");
  CAPTURE(ran.out, ran.err);
  CHECK(ran.status == 0);
}
