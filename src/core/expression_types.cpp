// What may stand beside what in an expression.
#include <charconv>
#include "core/expression_node.hpp"
#include "rules/reading.hpp"

namespace rules {

using Node = Expression::Node;
using Op = Node::Op;
using Type = Part::Type;

void wrong_at(std::size_t at, const std::string& message) { throw Bad{message + " (at character " + std::to_string(at) + ")"}; }

std::string in_quotes(std::string_view text) {
  std::size_t end = std::min<std::size_t>(text.size(), 40);
  while (end < text.size() && end > 0 && (text[end] & 0xC0) == 0x80) --end;  // no character of UTF-8 is cut
  std::string s = "'";
  for (const char c : text.substr(0, end)) s += (c >= 0 && c < ' ') || c == 0x7f ? '?' : c;
  return s + (end < text.size() ? "…'" : "'");
}

std::unique_ptr<Node> branch(Op op, std::size_t at, std::unique_ptr<Node> left, std::unique_ptr<Node> right) {
  auto n = std::make_unique<Node>();
  n->op = op;
  n->at = at;
  n->left = std::move(left);
  n->right = std::move(right);
  return n;
}

namespace {

std::string some_of(std::span<const Word> words) {
  std::string s;
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (i == 3 && words.size() > 4) return s + ", …";
    s += (i > 0 ? ", " : "") + std::string{words[i].name};
  }
  return s;
}

bool parse(std::string_view text, std::int32_t& n) {
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), n);
  return error == std::errc{} && end == text.data() + text.size();
}

Cell word_of(const Node& quoted, const Fact& fact) {
  const auto words = fact.member.words;
  std::vector<std::string_view> known;
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (quoted.quoted == words[i].name || (!words[i].alias.empty() && quoted.quoted == words[i].alias)) return Cell(i);
    known.push_back(words[i].name);
    if (!words[i].alias.empty()) known.push_back(words[i].alias);
  }
  wrong_at(quoted.at, in_quotes(quoted.quoted) + " is none of the words of '" + std::string{fact.name} + "' (" + choices_of(words) + ")" +
                          hint(quoted.quoted, known));
}

Cell fraction_of(const Node& quoted) {
  const std::string_view text = quoted.quoted;
  const std::size_t bar = std::min(text.find('/'), text.size());
  std::int32_t num = 0, den = 1;
  if (!parse(text.substr(0, bar), num) || (bar < text.size() && !parse(text.substr(bar + 1), den)) || den < 1)
    wrong_at(quoted.at, in_quotes(text) + " is no fraction such as '2/3'");
  return pack(Fraction{num, den});
}

// A word in quotes becomes one of the words of the field beside it.
void settle(Part& part, const Part& beside) {
  if (part.type != Type::quoted || beside.type == Type::quoted) return;
  if (beside.type == Type::number || beside.type == Type::truth) return;
  if (beside.type != Type::text) {
    part.node->number.num = beside.type == Type::word ? word_of(*part.node, beside.node->fact) : fraction_of(*part.node);
    part.node->op = Op::constant;
  }
  part.type = beside.type;
}

bool share_a_word(std::span<const Word> a, std::span<const Word> b) {
  for (const Word& x : a)
    for (const Word& y : b)
      if (x.name == y.name) return true;
  return false;
}

Op sameness(std::size_t at, const Part& left, const Part& right) {
  switch (left.type) {
    case Type::number: return Op::equal;
    case Type::truth: return Op::same_truth;
    case Type::fraction: return Op::same_cell;
    case Type::text: return Op::same_text;
    case Type::quoted: wrong_at(at, "of " + in_quotes(left.source) + " and " + in_quotes(right.source) + " neither is a field");
    default: break;
  }
  if (left.node->op == Op::constant || right.node->op == Op::constant) return Op::same_cell;
  const auto a = left.node->fact.member.words, b = right.node->fact.member.words;
  if (!share_a_word(a, b)) wrong_at(at, said(left) + ", " + said(right) + ": they share none");
  return a.data() == b.data() ? Op::same_cell : Op::same_word;
}

std::unique_ptr<Node> compared(const Sign& sign, std::size_t at, Part& left, Part& right) {
  const bool numbers = left.type == Type::number && right.type == Type::number;
  if (sign.level == kOrder && !numbers) {
    const bool one = left.type == Type::number || right.type == Type::number;
    wrong_at(at, said(left) + ", " + said(right) + (one ? "" : ": " + in_quotes(sign.text) + " compares numbers"));
  }
  settle(left, right);
  settle(right, left);
  if (left.type != right.type) wrong_at(at, said(left) + ", " + said(right));
  const Op op = sign.level == kOrder ? sign.op : sameness(at, left, right);
  return branch(op, at, std::move(left.node), std::move(right.node));
}

}  // namespace

std::string said(const Part& part) {
  const std::string name = part.type == Type::quoted || part.node->op == Op::constant ? std::string{part.source} : in_quotes(part.source);
  switch (part.type) {
    case Type::number: return name + " is a number";
    case Type::truth: return name + " is true or false";
    case Type::word: return name + " is a word (" + some_of(part.node->fact.member.words) + ")";
    case Type::fraction: return name + " is a word such as '2/3'";
    case Type::text: return name + " is a text";
    default: return in_quotes(part.node->quoted) + " is a word";
  }
}

void require(const Part& part, Type type, std::string_view sign) {
  if (part.type == type) return;
  const std::string wanted = type == Type::truth ? "what is true or false" : "numbers";
  wrong_at(part.node->at, said(part) + ", and " + in_quotes(sign) + " takes " + wanted);
}

std::unique_ptr<Node> joined(const Sign& sign, std::size_t at, Part& left, Part& right) {
  if (sign.level == kSame || sign.level == kOrder) {
    auto n = compared(sign, at, left, right);
    n->inverse = sign.inverse;
    return n;
  }
  const Type type = sign.level < kSame ? Type::truth : Type::number;
  require(left, type, sign.text);
  require(right, type, sign.text);
  return branch(sign.op, at, std::move(left.node), std::move(right.node));
}

}  // namespace rules
