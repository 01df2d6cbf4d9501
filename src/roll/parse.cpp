#include "roll/parse.hpp"
#include <algorithm>
#include <charconv>
#include "rules/error.hpp"
#include "rules/text.hpp"

namespace rules::roll {
namespace {

constexpr Face kMost = std::numeric_limits<Face>::max();
constexpr Span kAny{-kMost, kMost};

// What a die can show, as stretches of faces. Behind a chain of explosions it is one stretch that may be too wide.
using Stretches = std::vector<Span>;

Stretches within(const Stretches& all, Span s) {
  Stretches in;
  for (const Span& a : all)
    if (const Span both{std::max(a.low, s.low), std::min(a.high, s.high)}; both.low <= both.high) in.push_back(both);
  return in;
}

Stretches without(const Stretches& all, Span s) {
  if (s.low > s.high) return all;
  Stretches out = s.low > -kMost ? within(all, {-kMost, s.low - 1}) : Stretches{};
  if (s.high < kMost)
    for (const Span& above : within(all, {s.high + 1, kMost})) out.push_back(above);
  return out;
}

Span extent(const Stretches& all) {
  Span e{kMost, -kMost};
  for (const Span& a : all) e = {std::min(e.low, a.low), std::max(e.high, a.high)};
  return e;
}

// The totals of chains that go on with one of `on` and end with one of `last`.
Stretches chained(const Stretches& on, const Stretches& last) {
  if (on.empty()) return last;
  Span e = extent(last);
  if (extent(on).low < 0) e.low = kAny.low;
  if (extent(on).high > 0) e.high = kAny.high;
  return {e};
}

std::string spaced(std::string_view text) {
  std::string s{text};
  for (char& c : s)
    if (static_cast<unsigned char>(c) < ' ' || c == '\x7f') c = ' ';
  return clean(s, "the expression");
}

class Parser {
 public:
  explicit Parser(std::string_view text) : text_{spaced(text)} {}

  std::shared_ptr<const Tree> whole() {
    tree_->root = sum();
    skip();
    if (at_ < text_.size()) fail(at_, "what follows here is no part of a dice expression");
    return tree_;
  }

 private:
  // "message", then the expression (or what of it is near) with a caret under the place.
  [[noreturn]] void fail(std::size_t place, const std::string& message) const {
    constexpr std::size_t most = 60;
    const auto inside = [&](std::size_t i) { return i < text_.size() && (static_cast<unsigned char>(text_[i]) & 0xc0) == 0x80; };
    std::size_t first = place > most ? place - most / 2 : 0, end = std::min(first + 2 * most, text_.size());
    while (inside(first)) --first;
    while (inside(end)) --end;
    const std::string before = (first > 0 ? "…" : "") + text_.substr(first, place - first);
    const std::string after = text_.substr(place, end - place) + (end < text_.size() ? "…" : "");
    throw Bad{message + "\n  " + before + after + "\n  " + std::string(columns(before), ' ') + "^"};
  }

  std::string_view rest() const { return std::string_view{text_}.substr(at_); }
  void skip() { at_ = std::min(text_.find_first_not_of(' ', at_), text_.size()); }
  bool take(std::string_view token) {
    skip();
    if (!rest().starts_with(token)) return false;
    at_ += token.size();
    return true;
  }
  bool minus() { return take("-") || take("\u2212") || take("\u2013"); }
  bool digit() {
    skip();
    return at_ < text_.size() && text_[at_] >= '0' && text_[at_] <= '9';
  }

  std::int64_t number(const char* wanted) {
    if (!digit()) fail(at_, wanted);
    std::int64_t n = 0;
    const auto [end, error] = std::from_chars(text_.data() + at_, text_.data() + text_.size(), n);
    if (error != std::errc{}) fail(at_, "numbers go up to 9223372036854775807");
    at_ = std::size_t(end - text_.data());
    return n;
  }
  Face face() {
    const bool negative = minus();
    const Face f = number("a number belongs here");
    return negative ? -f : f;
  }

  int add(Node node) {
    tree_->nodes.push_back(node);
    return int(tree_->nodes.size()) - 1;
  }
  Node& at(int node) { return tree_->nodes[std::size_t(node)]; }

  // Operands between operators, as one node of that kind, or the one operand there is. `more` takes an operator
  // and says whether the operand behind it is subtracted.
  template <class Operand, class More> int row(Node::Kind kind, Operand operand, More more) {
    const int first = operand();
    int last = first;
    bool subtracted = false;
    while (more(subtracted)) {
      const int next = operand();
      if (subtracted) at(next).negated ^= true;
      last = at(last).next = next;
    }
    return last == first ? first : add({.kind = kind, .child = first});
  }
  int sum() {
    return row(
        Node::Kind::sum, [&] { return product(); }, [&](bool& subtracted) { return (subtracted = minus()) || take("+"); });
  }
  int product() {
    return row(
        Node::Kind::product, [&] { return factor(); }, [&](bool&) { return take("*") || take("x"); });
  }
  int factor() {
    const bool negative = minus();
    if (!negative) take("+");
    const int node = unsigned_factor();
    if (negative) at(node).negated ^= true;
    return node;
  }

  int unsigned_factor() {
    skip();
    const std::size_t start = at_;
    if (take("(")) return parenthesis(start);
    const bool counted = digit();
    const std::int64_t n = counted ? number("") : 1;
    if (!rest_is_dice()) {
      if (!counted) fail(start, "a number, dice such as 2d6, or a parenthesis belongs here");
      return add({.kind = Node::Kind::number, .number = n});
    }
    if (n > kMostDice - dice_) fail(start, std::string{kTooManyDice});
    dice_ += n;
    return pool(start, n);
  }
  int parenthesis(std::size_t start) {
    if (++depth_ > kDeepest) fail(start, "parentheses go 100 deep at most");
    const int node = sum();
    if (!take(")")) fail(at_, "a closing parenthesis belongs here");
    --depth_;
    return node;
  }
  bool rest_is_dice() {
    skip();
    return rest().starts_with("d") || rest().starts_with("D") || rest().starts_with("avd");
  }

  int pool(std::size_t start, std::int64_t count) {
    Pool& p = tree_->pools.emplace_back();
    p.count = count;
    Stretches shows = die(p);
    while (modifier(p, shows)) {}
    p.counted = comparison();
    p.text = text_.substr(start, text_.find_last_not_of(' ', at_ - 1) + 1 - start);
    p.again = p.text + " again";
    p.further = p.text + " further";
    return add({.kind = Node::Kind::pool, .number = std::int64_t(tree_->pools.size()) - 1});
  }

  // Reads the faces; what the die can show.
  Stretches die(Pool& p) {
    if (take("avd")) {
      p.die = avd;
      return listed(avd);
    }
    if (!take("d")) take("D");
    if (take("{")) return braces(p);
    const std::size_t place = at_;
    const std::int64_t ways = take("%") ? 100 : number("the faces of the die belong here: a number, % or a list in braces");
    if (ways == 0) fail(place, "a die has at least one face");
    return range(p, 1, ways, "d" + std::to_string(ways));
  }
  static Stretches range(Pool& p, Face low, std::int64_t ways, std::string name) {
    p.name = std::move(name);
    p.die = {p.name, ways, low};
    p.ten = p.name == "d10";
    return {{low, low + (ways - 1)}};
  }
  static Stretches listed(const Die& die) {
    Stretches s;
    for (std::int64_t i = 0; i < die.ways; ++i)
      if (i == 0 || die.faces[i] != die.faces[i - 1]) s.push_back({die.faces[i], die.faces[i]});
    return s;
  }
  Stretches braces(Pool& p) {
    const std::size_t place = at_;
    p.faces.push_back(face());
    if (take("..")) {
      const Face low = p.faces.front(), high = face();
      std::int64_t ways = 0;
      if (high < low) fail(place, "the first face of a range is its lowest");
      if (__builtin_sub_overflow(high, low, &ways) || ways == kMost) fail(place, "a die has at most 9223372036854775807 faces");
      if (!take("}")) fail(at_, "a closing brace belongs here");
      p.faces.clear();
      return range(p, low, ways + 1, "d{" + std::to_string(low) + ".." + std::to_string(high) + "}");
    }
    while (take(",")) p.faces.push_back(face());
    if (!take("}")) fail(at_, "a comma or a closing brace belongs here");
    std::sort(p.faces.begin(), p.faces.end());
    for (const Face f : p.faces) p.name += (p.name.empty() ? "d{" : ",") + std::to_string(f);
    p.name += "}";
    p.die = {p.name, std::int64_t(p.faces.size()), 0, p.faces.data()};
    return listed(p.die);
  }

  std::optional<Span> comparison() {
    if (take(">=") || take("ge")) return at_least(face());
    if (take("<=") || take("le")) return at_most(face());
    if (take(">") || take("gt")) {
      const Face f = face();
      return f == kMost ? Span{1, 0} : at_least(f + 1);
    }
    if (take("<") || take("lt")) return at_most(face() - 1);
    if (take("=") || take("eq")) {
      const Face f = face();
      return Span{f, f};
    }
    return std::nullopt;
  }

  // One keep, reroll or explosion, if there is one.
  bool modifier(Pool& p, Stretches& shows) {
    skip();
    const std::size_t place = at_;
    for (const std::string_view word : {"kh", "kl", "dh", "dl"})
      if (take(word)) return keep(p, word, place);
    if (take("ro")) return change(p, Change::Kind::reroll_once, rerolled(), place, shows);
    if (take("r")) return change(p, Change::Kind::reroll, rerolled(), place, shows);
    if (rest().starts_with("eq") || !(take("!") || take("e"))) return false;
    const Face highest = p.die.face(p.die.ways - 1);
    return change(p, Change::Kind::explode, comparison().value_or(Span{highest, highest}), place, shows);
  }
  Span rerolled() {
    const auto when = comparison();
    if (!when) fail(at_, "a reroll needs a comparison, such as <=1 or le1");
    return *when;
  }

  bool keep(Pool& p, std::string_view word, std::size_t place) {
    const std::int64_t n = digit() ? number("") : 1;
    const bool keeps = word[0] == 'k', high = word[1] == 'h';
    if (n > p.count) fail(place, std::to_string(n) + " of " + std::to_string(p.count) + " dice cannot be " + (keeps ? "kept" : "dropped"));
    const std::int64_t cut = high ? n : p.count - n;  // what is above it, and what is below
    const Keep k = keeps == high ? Keep{p.changes.size(), 0, cut} : Keep{p.changes.size(), cut, p.count};
    if (p.keeps.empty() || p.keeps.back().after != k.after) {
      p.keeps.push_back(k);
    } else {
      Keep& last = p.keeps.back();
      last.from = std::max(last.from, k.from);
      last.to = std::max(last.from, std::min(last.to, k.to));
    }
    return true;
  }

  bool change(Pool& p, Change::Kind kind, Span when, std::size_t place, Stretches& shows) {
    if (p.changes.size() == std::size_t(kDeepest)) fail(place, "100 rerolls and explosions of a die are the most there can be");
    p.changes.push_back({kind, when});
    if (kind == Change::Kind::reroll_once) return true;
    const Stretches left = without(shows, when);
    if (left.empty() && kind == Change::Kind::reroll) fail(place, "these rerolls leave the die no face");
    if (left.empty()) fail(place, "a die that explodes on everything it shows never comes to rest");
    shows = kind == Change::Kind::reroll ? left : chained(within(shows, when), left);
    return true;
  }

  std::string text_;
  std::size_t at_ = 0;
  int depth_ = 0;
  std::int64_t dice_ = 0;
  std::shared_ptr<Tree> tree_ = std::make_shared<Tree>();
};

}  // namespace

std::shared_ptr<const Tree> parse(std::string_view text) { return Parser{text}.whole(); }

}  // namespace rules::roll
