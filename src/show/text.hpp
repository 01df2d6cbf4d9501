// Text, a line, Markdown and CSV of one resolution.
#pragma once
#include "show/lines.hpp"

namespace rules::show {

void text_resolution(Out& out, const Scene& scene, const Told& told, const Look& look);
void text_lines(Out& out, std::span<const Line> all, const Look& look);
void md_lines(Out& out, std::span<const Line> all, const Look& look, std::string_view bullet);
void md_resolution(Out& out, const Scene& scene, const Told& told, const Look& look);
void line_resolution(Out& out, const Scene& scene, const Told& told);
void quiet_resolution(Out& out, const Scene& scene, const Outcome& outcome);  // the headline, else the first field that is there

void csv_head(Out& out, const Scene& scene);
void csv_resolution(Out& out, const Scene& scene, const Told& told);
void csv_text(Out& out, std::string_view text);  // one cell, quoted where it must be

void forbidden_text(Out& out, const Scene& scene, const Forbidden& forbidden);

// Text from outside within Markdown: what would be read as markup gets a backslash.
std::string md_escaped(std::string_view text);
// A bold line of its own, apart from a list that may stand above it.
void md_heading(Out& out, std::string_view text);
// "FIRE  Section 3: section of 3 at point blank": what acted, and in which situation.
std::string heading(const Scene& scene);

}  // namespace rules::show
