#include <charconv>
#include <cmath>
#include "core/mass.hpp"

namespace rules {
namespace {

constexpr unsigned kPrimes[] = {3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71, 73, 79, 83, 89, 97};

// Divides by the prime as often as it goes into it, at most so many times: by powers that double as long as they do,
// then by each of them at most once more. How often it did.
unsigned strip(Big& a, unsigned prime, unsigned most) {
  std::vector<Big> powers{prime};
  unsigned times = 0;
  Big quotient, rest;
  const auto divided = [&](std::size_t i) {
    if (times + (1u << i) > most) return false;
    divide_qr(a, powers[i], quotient, rest);
    if (rest != 0) return false;
    a = quotient;
    times += 1u << i;
    return true;
  };
  while (divided(powers.size() - 1)) powers.emplace_back(powers.back() * powers.back());
  for (std::size_t i = powers.size() - 1; i-- > 0;) divided(i);
  return times;
}

struct Ratio {
  Big num, den;
};

// The 7 of "5e-7"; 0 where there is none. False where it is no such number.
bool take_exponent(std::string_view& text, unsigned& places) {
  const std::size_t e = text.find_first_of("eE");
  places = 0;
  if (e == text.npos) return true;
  std::string_view digits = text.substr(e + 1);
  text = text.substr(0, e);
  const bool smaller = digits.starts_with('-');
  if (smaller) digits.remove_prefix(1);
  const auto [end, wrong] = std::from_chars(digits.data(), digits.data() + digits.size(), places);
  return smaller && wrong == std::errc{} && end == digits.data() + digits.size() && places <= 400;
}

// "50%", "0.5", "1/2", "5e-1".
bool read_ratio(std::string_view text, Ratio& r) {
  unsigned places = 0;
  if (!take_exponent(text, places)) return false;
  const bool percent = text.ends_with('%');
  if (percent) text.remove_suffix(1);
  const std::size_t slash = text.find('/'), dot = text.find('.');
  const auto whole = [](std::string_view s, Big& out) {
    if (s.empty() || s.size() > 30 || s.find_first_not_of("0123456789") != s.npos) return false;
    out = 0;
    for (const char c : s) out = out * 10 + (c - '0');
    return true;
  };
  r.den = 1;
  if (slash != text.npos) {
    if (percent || !whole(text.substr(0, slash), r.num) || !whole(text.substr(slash + 1), r.den) || r.den == 0) return false;
  } else if (dot != text.npos) {
    Big part;
    if (!whole(text.substr(0, dot), r.num) || !whole(text.substr(dot + 1), part)) return false;
    r.den = pow(Big{10}, unsigned(text.size() - dot - 1));
    r.num = r.num * r.den + part;
  } else if (!whole(text, r.num)) {
    return false;
  }
  if (percent) r.den *= 100;
  r.den *= pow(Big{10}, places);
  return r.num <= r.den;
}

}  // namespace

double nearest_double(const Big& num, const Big& den) {
  if (num == 0) return 0;
  constexpr int digits = 53, lowest = -1074;
  int exponent = int(msb(num)) - int(msb(den));  // 2^exponent/2 < value < 2^(exponent+1)
  const Big scaled_num = exponent < 0 ? Big{num << unsigned(-exponent)} : num,
            scaled_den = exponent < 0 ? den : Big{den << unsigned(exponent)};
  if (scaled_num < scaled_den) --exponent;  // now 2^exponent <= value
  const int shift = std::min(digits - 1 - exponent, -lowest);
  const Big n = shift > 0 ? Big{num << unsigned(shift)} : num, d = shift < 0 ? Big{den << unsigned(-shift)} : den;
  Big rest;
  Big quotient;
  divide_qr(n, d, quotient, rest);
  rest <<= 1;
  if (rest > d || (rest == d && quotient % 2 == 1)) ++quotient;
  return std::ldexp(double(static_cast<std::uint64_t>(quotient)), -shift);
}

Shares::Shares(const Big& whole) : whole_{whole}, rest_{1} {
  if (whole <= std::numeric_limits<std::uint64_t>::max()) return;
  constexpr unsigned any = 1u << 30;
  rest_ = whole >> lsb(whole);
  for (const unsigned prime : kPrimes)
    if (const unsigned times = strip(rest_, prime, any)) factors_.push_back({prime, times});
}

void Shares::afford(double values) const {
  constexpr double per_square = 50, most = 4e8;  // nanoseconds
  const double words = double(msb(whole_)) / 64 + 1;
  if (rest_ != 1 && values * words * words * per_square > most)
    throw Bad{"exact odds refused: " + std::to_string(std::int64_t(values)) + " fractions of " + std::to_string(msb(whole_) + 1) +
              " bits, of a whole with large prime factors, take too long; --times with a --seed samples instead"};
}

std::string Shares::exact(const Big& num) const {
  if (num == 0) return "0";
  if (num == whole_) return "1";
  if (whole_ <= std::numeric_limits<std::uint64_t>::max()) {
    const auto n = static_cast<std::uint64_t>(num), d = static_cast<std::uint64_t>(whole_), g = std::gcd(n, d);
    return std::to_string(n / g) + "/" + std::to_string(d / g);
  }
  const unsigned twos = std::min(lsb(num), lsb(whole_));
  Big n = num >> twos, d = rest_ << (lsb(whole_) - twos);
  for (const Factor& f : factors_) d *= pow(Big{f.prime}, f.times - strip(n, f.prime, f.times));
  if (rest_ == 1) return n.str() + "/" + d.str();
  const Big g = gcd(n, rest_);
  return Big{n / g}.str() + "/" + Big{d / g}.str();
}

int compare(const Share& share, std::string_view bound, std::string_view name) {
  Ratio r;
  if (!read_ratio(bound, r))
    throw Bad{std::string{name} + " takes a chance from 0 to 1, such as 50%, 0.5 or 1/2, not '" + std::string{bound.substr(0, 40)} + "'"};
  const std::size_t slash = share.exact.find('/');
  const Big num{share.exact.substr(0, slash)}, den{slash == share.exact.npos ? "1" : share.exact.substr(slash + 1)};
  const Big left = num * r.den, right = r.num * den;
  return left < right ? -1 : left > right ? 1 : 0;
}

}  // namespace rules
