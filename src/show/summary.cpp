#include "show/summary.hpp"
#include "show/odds_text.hpp"

namespace rules::show {
namespace {

bool counted(Kind kind) { return kind == Kind::number || kind == Kind::decimal || kind == Kind::fraction; }

double worth(Kind kind, Cell c) {
  if (kind == Kind::number) return double(c);
  const Fraction f = unpack_fraction(c);
  return double(f.num) / f.den;
}

bool under(Kind kind, Cell a, Cell b) { return kind == Kind::number ? a < b : worth(kind, a) < worth(kind, b); }

}  // namespace

void Summary::add(const Outcome& outcome) {
  of_.resize(fields_.size());
  ++count_;
  for (std::size_t i = 0; i < fields_.size(); ++i) {
    const Cell c = outcome[i];
    if (c == kAbsent || fields_[i].name.empty()) continue;
    Tally& t = of_[i];
    const Kind kind = fields_[i].member.kind;
    if (++t.count == 1) t.least = t.most = c;
    if (counted(kind)) {
      if (under(kind, c, t.least)) t.least = c;
      if (under(kind, t.most, c)) t.most = c;
      t.sum += kind == Kind::number ? static_cast<long double>(c) : static_cast<long double>(worth(kind, c));
    } else if (kind == Kind::flag || kind == Kind::word) {
      if (t.words.size() <= std::size_t(c)) t.words.resize(std::size_t(c) + 1);
      ++t.words[std::size_t(c)];
    }
  }
}

void Summary::write(Out& out, bool check, bool md) const {
  const std::string_view lead = md ? "- " : "  ";
  out.print("{}{} {}\n{}", md ? "\n**Summary** " : "SUMMARY  ", count_, count_ == 1 ? "resolution" : "resolutions", md ? "\n" : "");
  for (std::size_t i = 0; i < fields_.size(); ++i) {
    const Tally& t = of_[i];
    const std::string label = field_name(fields_[i]);
    if (t.count == 0) continue;
    if (counted(fields_[i].member.kind)) {
      out.print("{}{}: mean {:.4g}, least {}, most {}\n", lead, label, double(t.sum / static_cast<long double>(t.count)),
                said(fields_[i].member, t.least), said(fields_[i].member, t.most));
      continue;
    }
    if (t.words.empty()) continue;
    out.print("{}{}:", lead, label);
    std::string_view between = " ";
    for (std::size_t w = t.words.size(); w-- > 0;) {
      if (t.words[w] == 0) continue;
      const std::string word = fields_[i].member.kind == Kind::flag ? (w ? "yes" : "no") : said(fields_[i].member, Cell(w));
      out.print("{}{} {} ({})", between, word, t.words[w], percent(double(t.words[w]) / double(t.count), false, t.words[w] == t.count));
      between = ", ";
    }
    out.put('\n');
  }
  if (check) out.print("{}the check held in {} of {}\n", lead, held_, count_);
}

}  // namespace rules::show
