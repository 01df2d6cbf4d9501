// The values that situations and outcomes are made of, beyond int, bool and enum.
#pragma once
#include <array>
#include <cstdint>
#include <numeric>
#include <optional>
#include <span>
#include <string_view>
#include <type_traits>

namespace rules {

// A word that a player types or reads: its name, how a sentence says it, another way to type it.
struct Word {
  std::string_view name, label{}, alias{};
  constexpr std::string_view said() const { return label.empty() ? name : label; }
};

enum class Unit : std::uint8_t { in, ft, cm, mm, m, string };  // string: sahara's R, one foot of string
inline constexpr std::string_view kUnitNames[] = {"in", "ft", "cm", "mm", "m", "R"};

// A length as it was typed: thousand-millionths of its own unit, so that six decimals are exact.
struct Length {
  std::int64_t nano = 0;
  Unit unit = Unit::in;
  bool bare = false;  // typed without its unit
  static constexpr std::int64_t kNano = 1'000'000'000;
  constexpr bool metric() const { return unit == Unit::cm || unit == Unit::mm || unit == Unit::m; }
  // The same length in nano-millimetres; exact, since nano is a multiple of 1,000.
  constexpr std::int64_t nano_mm() const { return nano / 10 * tenths_of(unit); }
  // The tenths of a millimetre in a unit.
  static constexpr std::int64_t tenths_of(Unit unit) {
    constexpr std::int64_t tenths[] = {254, 3048, 100, 10, 10'000, 3048};
    return tenths[int(unit)];
  }
};

// A fraction in lowest terms, over a positive denominator.
struct Fraction {
  std::int32_t num = 0, den = 1;
  constexpr Fraction() = default;
  constexpr Fraction(std::int64_t n, std::int64_t d = 1) {
    const std::int64_t g = std::gcd(n, d);
    num = std::int32_t(n / g * (d < 0 ? -1 : 1));
    den = std::int32_t((d < 0 ? -d : d) / g);
  }
  friend constexpr Fraction operator+(Fraction a, Fraction b) {
    return {std::int64_t{a.num} * b.den + std::int64_t{b.num} * a.den, std::int64_t{a.den} * b.den};
  }
  friend constexpr Fraction operator*(Fraction a, Fraction b) { return {std::int64_t{a.num} * b.num, std::int64_t{a.den} * b.den}; }
  friend constexpr bool operator==(Fraction, Fraction) = default;
};

// A number that need not be whole: printed as a decimal (7.5), held exactly.
struct Decimal {
  Fraction value;
};

// A list of at most N, in the order given; `add` says whether there was room.
template <class T, int N> struct Few {
  std::array<T, std::size_t(N)> items{};
  int count = 0;
  constexpr bool add(T item) { return count < N ? (items[std::size_t(count++)] = item, true) : false; }
  constexpr const T* begin() const { return items.data(); }
  constexpr const T* end() const { return items.data() + count; }
  constexpr const T& operator[](int i) const { return items[std::size_t(i)]; }
};

}  // namespace rules
