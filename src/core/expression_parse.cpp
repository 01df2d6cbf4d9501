// Text into the tree of an expression.
#include <algorithm>
#include <charconv>
#include "core/expression_node.hpp"
#include "rules/reading.hpp"

namespace rules {
namespace {

using Node = Expression::Node;
using Op = Node::Op;
using Type = Part::Type;

constexpr int kDeepest = 100;             // parentheses, minuses and contraries within one another
constexpr int kMostParts = 1'000;         // so deep at most goes what walks the tree
constexpr std::size_t kLongest = 10'000;  // bytes

enum class Is : std::uint8_t { end, number, name, quoted, sign };

struct Token {
  Is kind = Is::end;
  std::string_view text{};  // of a quoted one: what is between the quotes
  std::size_t begin = 0;
};

constexpr Sign kSigns[] = {
    {"||", 1, Op::either},          {"or", 1, Op::either},       {"&&", 2, Op::both},
    {"and", 2, Op::both},           {"==", kSame, Op::equal},    {"!=", kSame, Op::equal, true},
    {"<", kOrder, Op::less},        {"<=", kOrder, Op::at_most}, {">", kOrder, Op::at_most, true},
    {">=", kOrder, Op::less, true}, {"+", 6, Op::sum},           {"-", 6, Op::difference},
    {"*", 7, Op::product},
};

constexpr bool is_digit(char c) { return '0' <= c && c <= '9'; }
constexpr bool is_letter(char c) { return ('a' <= c && c <= 'z') || ('A' <= c && c <= 'Z') || c == '_'; }
constexpr bool is_inside(char c) { return (c & 0xC0) == 0x80; }  // of a character in UTF-8

class Parser {
 public:
  Parser(std::string_view text, std::vector<Fact> facts) : text_{text}, facts_{std::move(facts)} {}
  std::unique_ptr<Node> whole();

 private:
  [[noreturn]] void fail(std::size_t begin, const std::string& message) const { wrong_at(place(begin), message); }
  std::size_t place(std::size_t begin) const;
  std::string_view since(std::size_t begin) const { return text_.substr(begin, last_ - begin); }

  void step();
  Token token(std::size_t begin) const;
  Token quoted(std::size_t begin) const;
  bool skip(std::string_view sign);
  const Sign* sign() const;

  Part expression(int level);
  Part unary(int level);
  Part under(Token sign, int level, Op op, Type type);
  Part primary();
  Part parenthesis(Token open);
  Part number(Token t);
  Part name(Token t);
  Part made(Token t, Op op, Type type);
  void deeper(std::size_t begin);
  void count(std::size_t begin);
  [[noreturn]] void unknown(Token t) const;

  std::string_view text_;
  std::vector<Fact> facts_;
  Token next_{};
  std::size_t end_ = 0, last_ = 0;  // where the next token ends, and the one before it
  int parts_ = 0, deep_ = 0;
};

std::size_t Parser::place(std::size_t begin) const {
  const std::string_view before = text_.substr(0, begin);
  return 1 + before.size() - std::size_t(std::count_if(before.begin(), before.end(), is_inside));
}

void Parser::step() {
  last_ = end_;
  const std::size_t begin = std::min(text_.find_first_not_of(" \t\r\n", end_), text_.size());
  next_ = token(begin);
  end_ = begin + next_.text.size() + (next_.kind == Is::quoted ? 2 : 0);
}

Token Parser::token(std::size_t begin) const {
  if (begin == text_.size()) return {Is::end, {}, begin};
  const std::string_view rest = text_.substr(begin);
  const auto run = [&](auto belongs) {
    return rest.substr(0, std::size_t(std::find_if_not(rest.begin(), rest.end(), belongs) - rest.begin()));
  };
  const char c = rest[0];
  if (c == '\'' || c == '"') return quoted(begin);
  if (is_digit(c) || c == '.') return {Is::number, run([](char x) { return is_digit(x) || is_letter(x) || x == '.'; }), begin};
  if (is_letter(c)) {
    const std::string_view t = run([](char x) { return is_digit(x) || is_letter(x); });
    return {t == "and" || t == "or" || t == "not" ? Is::sign : Is::name, t, begin};
  }
  for (const std::string_view s : {"&&", "||", "==", "!=", "<=", ">=", "+", "-", "*", "!", "<", ">", "(", ")"})
    if (rest.starts_with(s)) return {Is::sign, s, begin};
  if (rest.starts_with("=>") || rest.starts_with("=<"))
    fail(begin, in_quotes(rest.substr(0, 2)) + " is written " + in_quotes(rest[1] == '>' ? ">=" : "<="));
  if (c == '=' || c == '&' || c == '|') fail(begin, in_quotes(rest.substr(0, 1)) + " stands alone: write it twice");
  std::size_t width = 1;
  while (width < rest.size() && is_inside(rest[width])) ++width;
  fail(begin, in_quotes(rest.substr(0, width)) + " has no place in an expression");
}

Token Parser::quoted(std::size_t begin) const {
  const std::size_t close = text_.find(text_[begin], begin + 1);
  if (close == text_.npos) fail(begin, "the quote is not closed");
  return {Is::quoted, text_.substr(begin + 1, close - begin - 1), begin};
}

bool Parser::skip(std::string_view sign) {
  if (next_.kind != Is::sign || next_.text != sign) return false;
  step();
  return true;
}

// The operator that comes next, or null.
const Sign* Parser::sign() const {
  if (next_.kind != Is::sign) return nullptr;
  const auto* found = std::find_if(std::begin(kSigns), std::end(kSigns), [&](const Sign& s) { return s.text == next_.text; });
  return found == std::end(kSigns) ? nullptr : found;
}

void Parser::deeper(std::size_t begin) {
  if (++deep_ > kDeepest) fail(begin, "the expression goes more than " + std::to_string(kDeepest) + " deep");
}

void Parser::count(std::size_t begin) {
  if (++parts_ > kMostParts) fail(begin, "the expression has more than " + std::to_string(kMostParts) + " parts");
}

std::unique_ptr<Node> Parser::whole() {
  if (text_.size() > kLongest) throw Bad{"the expression is longer than " + std::to_string(kLongest) + " bytes"};
  step();
  if (next_.kind == Is::end) throw Bad{"the expression is empty"};
  Part all = expression(0);
  if (next_.kind != Is::end) fail(next_.begin, in_quotes(next_.text) + (next_.text == ")" ? " closes nothing" : " is left over"));
  if (all.type != Type::truth) fail(0, said(all) + ", and the whole must be true or false");
  return std::move(all.node);
}

// Operators of this level or tighter, from left to right.
Part Parser::expression(int level) {
  const std::size_t begin = next_.begin;
  Part left = unary(level);
  for (const Sign* s = sign(); s && s->level >= level; s = sign()) {
    const std::size_t at = next_.begin;
    count(at);
    step();
    Part right = expression(s->level + 1);
    left.node = joined(*s, place(at), left, right);
    left.type = s->level <= kOrder ? Type::truth : Type::number;
    left.source = since(begin);
  }
  return left;
}

Part Parser::unary(int level) {
  const Token t = next_;
  if (skip("!")) return under(t, kUnary, Op::no, Type::truth);
  if (skip("not")) return under(t, level <= kNot ? kNot : kUnary, Op::no, Type::truth);
  if (skip("-")) return under(t, kUnary, Op::negative, Type::number);
  return primary();
}

Part Parser::under(Token sign, int level, Op op, Type type) {
  deeper(sign.begin);
  count(sign.begin);
  Part p = expression(level);
  --deep_;
  require(p, type, sign.text);
  p.node = branch(op, place(sign.begin), std::move(p.node));
  p.source = since(sign.begin);
  return p;
}

Part Parser::primary() {
  const Token t = next_;
  if (skip("(")) return parenthesis(t);
  if (t.kind == Is::end) fail(t.begin, "something is missing at the end");
  if (t.kind == Is::sign) fail(t.begin, "something is missing before " + in_quotes(t.text));
  count(t.begin);
  step();
  if (t.kind == Is::number) return number(t);
  if (t.kind == Is::name) return name(t);
  Part p = made(t, Op::text, Type::quoted);
  p.node->quoted = t.text;
  return p;
}

Part Parser::parenthesis(Token open) {
  deeper(open.begin);
  Part inner = expression(0);
  if (!skip(")")) fail(next_.begin, "a ')' is missing");
  --deep_;
  inner.source = since(open.begin);
  return inner;
}

Part Parser::number(Token t) {
  const std::size_t dot = std::min(t.text.find('.'), t.text.size());
  std::string digits{t.text};
  if (dot < digits.size()) digits.erase(dot, 1);
  if (t.text.ends_with('.') || !std::all_of(digits.begin(), digits.end(), is_digit)) fail(t.begin, in_quotes(t.text) + " is no number");
  if (digits.size() > 18) fail(t.begin, in_quotes(t.text) + " has more than 18 digits");
  Part p = made(t, Op::constant, Type::number);
  auto& [num, den] = p.node->number;
  std::from_chars(digits.data(), digits.data() + digits.size(), num);
  for (std::size_t i = dot; i < digits.size(); ++i) den *= 10;
  const std::int64_t common = std::gcd(num, den);
  num /= common;
  den /= common;
  return p;
}

Part Parser::name(Token t) {
  if (t.text == "true" || t.text == "false") {
    Part p = made(t, Op::constant, Type::truth);
    p.node->number.num = t.text == "true";
    return p;
  }
  const auto fact = std::find_if(facts_.begin(), facts_.end(), [&](const Fact& f) { return f.name == t.text; });
  if (fact == facts_.end()) unknown(t);
  const Member& m = fact->member;
  if (m.list) fail(t.begin, in_quotes(t.text) + " is a list, and an expression looks at single facts");
  if (m.kind == Kind::text && fact->outcome) fail(t.begin, in_quotes(t.text) + " is a text, and outcomes keep none");
  constexpr Type types[] = {Type::number, Type::truth, Type::word, Type::number, Type::fraction, Type::number, Type::text};  // as in Kind
  Part p = made(t, Op::fact, types[int(m.kind)]);
  p.node->fact = *fact;
  return p;
}

Part Parser::made(Token t, Op op, Type type) { return {type, since(t.begin), branch(op, place(t.begin))}; }

void Parser::unknown(Token t) const {
  std::vector<std::string_view> known;
  for (const Fact& f : facts_) {
    for (const Word& w : f.member.words)
      if (w.name == t.text) fail(t.begin, in_quotes(t.text) + " is a word of '" + std::string{f.name} + "': write it in quotes");
    known.push_back(f.name);
  }
  known.insert(known.end(), {"true", "false"});
  fail(t.begin, "there is no field " + in_quotes(t.text) + " here" + hint(t.text, known));
}

template <class Rows> std::vector<Fact> facts_of(const Rows& rows, bool outcome, Unit unit) {
  std::vector<Fact> facts;
  for (std::size_t i = 0; i < rows.size(); ++i) facts.push_back({rows[i].name, rows[i].member, i, outcome, unit});
  return facts;
}

}  // namespace

Expression Expression::over(std::string_view text, std::span<const Field> fields, Unit unit) {
  return Expression{Parser{text, facts_of(fields, false, unit)}.whole()};
}

Expression Expression::over(std::string_view text, std::span<const Shown> fields) {
  return Expression{Parser{text, facts_of(fields, true, Unit::in)}.whole()};
}

}  // namespace rules
