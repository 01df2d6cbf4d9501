// Completion scripts and manual pages, from the same rows as the flags.
#pragma once
#include "rules/catalogue.hpp"
#include "show/out.hpp"

namespace rules::cli {

// For "bash", "zsh" or "fish"; false for another shell.
bool completion(show::Out& out, std::string_view shell);

// A manual page in roff: of the program (no set), or of one set.
void manual(show::Out& out, const Set* set);

}  // namespace rules::cli
