#include "cli/options.hpp"

namespace rules::cli {
namespace {

constexpr Option kCommon[] = {
    {"dice", 'd', "LIST",
     "the faces that were rolled on the table, in the order in which the phase rolls (4,2); ? is rolled by the program; "
     "'ask' asks for each die as it comes up",
     true},
    {"seed", 0, "N", "the same dice again, on any machine: 0 to 2^64-1, decimal or 0x"},
    {"nth", 0, "K", "start at the K-th resolution of the seed, from 0"},
    {"odds", 0, "", "the exact distribution of every outcome field; faces given with --dice are fixed"},
    {"joint", 0, "", "with --odds: the joint distribution too"},
    {"chance", 0, "EXPR", "the exact chance that EXPR holds: 'casualties >= 5'"},
    {"at-least", 0, "P", "with --chance: status 1 where it is less; 50%, 0.5 or 1/2"},
    {"at-most", 0, "P", "with --chance: status 1 where it is more"},
    {"check", 0, "EXPR", "resolve, and status 1 where EXPR is false of the outcome"},
    {"times", 0, "N", "N independent resolutions, 1 to 1000000000, with a summary in text"},
    {"sum", 0, "N", "N alike added up, 2 to 1000; exact with --odds and --chance"},
    {"mod", 0, "N[:LABEL]", "a modifier of your own on the main roll: -1, +2:charging", true},
    {"house", 0, "FILE", "a house file of table values, laid over the published ones; the later wins", true},
    {"no-house", 0, "", "no house file at all"},
    {"with", 0, "FILE", "a house file to compare with the values in force", true, {}, true},
    {"format", 0, "FORMAT", "text, line, md, json or csv", false, "text line md json csv"},
    {"json", 0, "", "short for --format json"},
    {"md", 0, "", "short for --format md"},
    {"explain", 0, "", "each line with its clause, what did not apply, and reminders (text only)"},
    {"as", 0, "NAME", "who acts, for the notes"},
    {"quiet", 'q', "", "only the headline figure, or with --chance the fraction"},
    {"color", 0, "WHEN", "auto, always or never", false, "auto always never"},
    {"help", 'h', "", "this help"},
};

}  // namespace

std::span<const Option> common_options() { return kCommon; }

const Option* common_option(std::string_view name) {
  for (const Option& o : kCommon)
    if (o.name == name) return &o;
  return nullptr;
}

const Option* common_option(char letter) {
  for (const Option& o : kCommon)
    if (o.letter == letter && letter != 0) return &o;
  return nullptr;
}

}  // namespace rules::cli
