// Odds, chances and the summary of many resolutions as text, Markdown and CSV.
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

// Mean, least and most of each number; how often each word or truth.
class Summary {
 public:
  explicit Summary(std::span<const Shown> fields) : fields_{fields} {}
  void add(const Outcome& outcome);
  void checked(bool held) { held_ += held; }
  void write(Out& out, bool check, bool md) const;
  std::uint64_t count() const { return count_; }
  std::uint64_t held() const { return held_; }

 private:
  struct Tally {
    std::uint64_t count = 0;
    Cell least = 0, most = 0;
    long double sum = 0;
    std::vector<std::uint64_t> words;
  };
  std::span<const Shown> fields_;
  std::vector<Tally> of_;
  std::uint64_t count_ = 0, held_ = 0;
};

}  // namespace rules::show
