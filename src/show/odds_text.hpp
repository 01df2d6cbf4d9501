// Odds and chances as text, Markdown and CSV.
#pragma once
#include "show/json.hpp"
#include "show/text.hpp"

namespace rules::show {

// `rows`: what came into the odds that is not plainly published, a Record of rows only.
void odds_text(Out& out, const Scene& scene, const Record& rows, const Odds& odds, bool joint, const Look& look);
void odds_md(Out& out, const Scene& scene, const Record& rows, const Odds& odds, bool joint);
void odds_csv(Out& out, const Scene& scene, const Odds& odds, bool joint);
void odds_line(Out& out, const Scene& scene, const Record& rows, const Odds& odds);
// A chance in one of the formats but JSON: "7/36  19.44 %".
void chance_as(Out& out, const Scene& scene, const Asked& asked, std::string_view format);

// "19.44 %": rounded, but never 0 % or 100 % unless certain.
std::string percent(double p, bool never, bool certain);
std::string percent(const Share& share);
// The fraction while it is short, else nothing.
std::string_view short_fraction(const Share& share);

}  // namespace rules::show
