// The program: which command is meant, and what its end means for the exit status.
#include <cstdlib>
#include "cli/command.hpp"

int main(int argc, char** argv) { return rules::cli::command({argv + 1, argv + (argc > 0 ? argc : 1)}); }
