// The end of the pipe: everything that is written goes through here, and nothing is lost in silence.
#pragma once
#include "show/out.hpp"

namespace rules::cli {

// The reader has closed the pipe: the program ends quietly.
struct Closed {};

// Writes all of it to standard output and clears it. Throws Damaged where it cannot be written, Closed where nobody
// reads, and Interrupted where a signal came.
void write_out(show::Out& out);
// The same where all is resolved: a reader who has gone has had enough, and the status answers all the same.
void write_last(show::Out& out);
// To standard error, as well as can be.
void write_error(std::string_view text);
// Standard output closed properly: some file systems report a full disk only now.
void close_out();

struct Interrupted {};
// From now on an interrupt is only noted: for work that ends between two lines. Before, it ends the program at once.
void note_interrupts();
bool interrupted();
void end_on_interrupt();

bool on_terminal(int fd);
std::size_t terminal_width();

}  // namespace rules::cli
