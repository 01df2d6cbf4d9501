// One member of a situation or a result, the struct's type forgotten: the tie between plain aggregates and
// flags, JSON keys, outcome fields and expressions.
#pragma once
#include <limits>
#include <string_view>
#include <utility>
#include "rules/values.hpp"

namespace rules {

// Any fact or outcome as 64 bits: a number; 0 or 1; a word's index; a packed fraction or length. A text is held apart.
using Cell = std::int64_t;
inline constexpr Cell kAbsent = std::numeric_limits<Cell>::min();

enum class Kind : std::uint8_t { number, flag, word, length, fraction, decimal, text };

constexpr Cell pack(Fraction f) { return Cell{f.num} * (Cell{1} << 32) + f.den; }
constexpr Fraction unpack_fraction(Cell c) {
  Fraction f;
  f.den = std::int32_t(c & 0xffffffff);
  f.num = std::int32_t((c - f.den) >> 32);
  return f;
}
constexpr Cell pack(Length l) { return l.nano * 16 + (l.bare ? 8 : 0) + int(l.unit); }
constexpr Length unpack_length(Cell c) { return {c >> 4, Unit(c & 7), (c & 8) != 0}; }

struct Member {
  Kind kind = Kind::number;
  bool optional = false;                    // may be absent
  bool list = false;                        // may hold several, in order
  int room = 1;                             // how many it can hold
  std::span<const Word> words{};            // of a word
  int (*count)(const void*) = nullptr;      // how many it holds: 0 when absent
  Cell (*get)(const void*, int) = nullptr;  // the i-th; kAbsent when there is none
  bool (*put)(void*, Cell) = nullptr;       // sets, or adds to a list; false when the list is full
  std::string_view (*text)(const void*, int) = nullptr;
  bool (*put_text)(void*, std::string_view) = nullptr;
  Cell of(const void* whole) const { return get(whole, 0); }
};

namespace detail {

template <class> struct part;
template <class S, class T> struct part<T S::*> {
  using whole = S;
  using type = T;
};

template <class T> struct plain {
  using type = T;
  static constexpr bool optional = false, list = false;
  static constexpr int room = 1;
};
template <class T> struct plain<std::optional<T>> : plain<T> { static constexpr bool optional = true; };
template <class T, int N> struct plain<Few<T, N>> {
  using type = T;
  static constexpr bool optional = true, list = true;
  static constexpr int room = N;
};

template <class P> constexpr Kind kind_of() {
  if constexpr (std::is_same_v<P, bool>) return Kind::flag;
  else if constexpr (std::is_enum_v<P>) return Kind::word;
  else if constexpr (std::is_same_v<P, Length>) return Kind::length;
  else if constexpr (std::is_same_v<P, Fraction>) return Kind::fraction;
  else if constexpr (std::is_same_v<P, Decimal>) return Kind::decimal;
  else if constexpr (std::is_same_v<P, std::string_view>) return Kind::text;
  else return Kind::number;
}

template <class P> constexpr Cell to_cell(const P& v) {
  if constexpr (std::is_same_v<P, Length> || std::is_same_v<P, Fraction>) return pack(v);
  else if constexpr (std::is_same_v<P, Decimal>) return pack(v.value);
  else if constexpr (std::is_same_v<P, std::string_view>) return v.data() ? Cell(v.size()) : kAbsent;
  else return Cell(v);
}
template <class P> constexpr P from_cell(Cell c) {
  if constexpr (std::is_same_v<P, Length>) return unpack_length(c);
  else if constexpr (std::is_same_v<P, Fraction>) return unpack_fraction(c);
  else if constexpr (std::is_same_v<P, Decimal>) return {unpack_fraction(c)};
  else if constexpr (std::is_same_v<P, std::string_view>) return {};
  else return static_cast<P>(c);
}

template <auto M> constexpr Member member() {
  using S = typename part<decltype(M)>::whole;
  using T = typename part<decltype(M)>::type;
  using P = typename plain<T>::type;
  Member m;
  m.kind = kind_of<P>();
  m.optional = plain<T>::optional || m.kind == Kind::text;
  m.list = plain<T>::list;
  m.room = plain<T>::room;
  if constexpr (std::is_enum_v<P>) m.words = words(P{});
  m.count = [](const void* s) -> int {
    [[maybe_unused]] const auto& v = static_cast<const S*>(s)->*M;
    if constexpr (plain<T>::list) return v.count;
    else if constexpr (plain<T>::optional) return v.has_value();
    else if constexpr (std::is_same_v<P, std::string_view>) return v.data() != nullptr;
    else return 1;
  };
  m.get = [](const void* s, [[maybe_unused]] int i) -> Cell {
    const auto& v = static_cast<const S*>(s)->*M;
    if constexpr (plain<T>::list) return i < v.count ? to_cell<P>(v[i]) : kAbsent;
    else if constexpr (plain<T>::optional) return v ? to_cell<P>(*v) : kAbsent;
    else return to_cell<P>(v);
  };
  m.put = [](void* s, Cell c) -> bool {
    auto& v = static_cast<S*>(s)->*M;
    if constexpr (plain<T>::list) return v.add(from_cell<P>(c));
    else {
      v = from_cell<P>(c);
      return true;
    }
  };
  if constexpr (std::is_same_v<P, std::string_view>) {
    m.text = [](const void* s, [[maybe_unused]] int i) -> std::string_view {
      if constexpr (plain<T>::list) return (static_cast<const S*>(s)->*M)[i];
      else return static_cast<const S*>(s)->*M;
    };
    m.put_text = [](void* s, std::string_view text) -> bool {
      auto& v = static_cast<S*>(s)->*M;
      if constexpr (plain<T>::list) return v.add(text);
      else {
        v = text;
        return true;
      }
    };
  }
  return m;
}

}  // namespace detail

// at<&Fire::section>: the member of a situation or a result.
template <auto M> inline constexpr Member at = detail::member<M>();

}  // namespace rules
