// Text into the fields of a situation: one way for flags, batch lines, prompts and tests.
#pragma once
#include <string>
#include <vector>
#include "rules/phase.hpp"

namespace rules {

// Sets a field from text, or adds to a list. A flag takes "true" or "false". `unit` is what a bare length is in.
// Throws Bad, naming the option as it is typed (--like-this), what was expected and the nearest word.
void read_field(const Field& field, Situation& situation, std::string_view text, Unit unit);

// Throws Bad with the first required field of the phase that `given` lacks (a bit a field).
void require_fields(const Phase& phase, std::uint64_t given);

// A whole decimal number without sign or space; throws Bad calling it `name`.
std::int64_t read_count(std::string_view text, std::string_view name, std::int64_t low, std::int64_t high);
std::int64_t read_whole(std::string_view text, std::string_view name);  // with a sign, "+1" too
std::uint64_t read_seed(std::string_view text, std::string_view name);  // decimal or 0x…
Length read_length(std::string_view text, Unit bare, std::string_view name);

// The faces of --dice: numbers, `?`, h, t, heads, tails, and 00 as `zeros`; between commas or spaces.
// A coin's words are kHeads and kTails.
std::vector<Face> read_faces(std::string_view text);

std::string dashed(std::string_view name);            // like_this -> like-this
std::string typed(const Field& field);                // --like-this
std::string choices_of(std::span<const Word> words);  // "pb, effective or long"

// The word of `known` that a typist most likely meant, whatever the case, or nothing: one that begins with
// it, has it between dashes, or is within one slip and one more for each five letters.
std::string_view nearest(std::string_view typed, std::span<const std::string_view> known);
// ", did you mean pb?" or nothing.
std::string hint(std::string_view typed, std::span<const std::string_view> known);

}  // namespace rules
