// Distributions weighed against each other.
#pragma once
#include "roll/law.hpp"

namespace rules::roll {

// Distributions put together, each with its weight; all the weights add up to `of`.
template <class W> class Blend {
 public:
  void add(const Law<W>& law, const W& weight, const W& of) {
    using std::gcd;
    if (common_ % law.whole != 0) {
      const W up = law.whole / gcd(common_, law.whole);
      for (auto& [v, w] : weights_) w *= up;
      common_ *= up;
    }
    const W factor = common_ / law.whole * weight;
    for (std::size_t i = 0; i < law.size(); ++i) weights_[law.values[i]] += law.weights[i] * factor;
    const Moments m = moments(law);
    const long double share = ratio(weight, of);
    mean_ += share * m.mean;
    second_ += share * (m.variance + m.mean * m.mean);
    beyond_ |= law.beyond.has_value();
  }
  Law<W> law(const W& of, Work& work) && {
    Law<W> law{work.memory};
    for (auto& [v, w] : weights_)
      if (w != 0) law.add(v, std::move(w));
    law.whole = common_ * of;
    if (beyond_) law.beyond = Beyond{kAbsent, mean_, second_ - mean_ * mean_};
    return law;
  }

 private:
  std::map<Face, W> weights_;
  W common_{1};
  long double mean_ = 0, second_ = 0;
  bool beyond_ = false;
};

}  // namespace rules::roll
