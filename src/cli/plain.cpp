#include "cli/plain.hpp"
#include <algorithm>
#include "rules/error.hpp"
#include "rules/reading.hpp"
#include "rules/text.hpp"

namespace rules::cli {
namespace {

std::string shown(std::string_view word) { return "'" + clean(word.substr(0, 60), "a word of the command line") + "'"; }

}  // namespace

bool Plain::has(std::string_view name) const {
  return std::any_of(options.begin(), options.end(), [&](const auto& o) { return o.first == name; });
}

Plain plain_options(std::string_view command, std::span<char* const> words, std::size_t most, std::initializer_list<std::string_view> flags,
                    std::initializer_list<std::string_view> valued) {
  Plain p;
  std::vector<std::string_view> known{flags};
  known.insert(known.end(), valued);
  for (std::size_t i = 0; i < words.size(); ++i) {
    const std::string_view w = words[i];
    if (!w.starts_with("--")) {
      if (w.size() > 1 && w[0] == '-') throw Bad{"unknown option " + shown(w) + " of " + std::string{command}};
      if (p.words.size() == most) throw Bad{"unexpected word " + shown(w)};
      p.words.push_back(w);
      continue;
    }
    const std::size_t equals = w.find('=');
    const std::string_view name = w.substr(2, equals == w.npos ? w.npos : equals - 2);
    const bool takes = std::find(valued.begin(), valued.end(), name) != valued.end();
    if (!takes && std::find(flags.begin(), flags.end(), name) == flags.end())
      throw Bad{"unknown option " + shown(w.substr(0, equals)) + " of " + std::string{command} + hint(name, known)};
    if (!takes && equals != w.npos) throw Bad{"--" + std::string{name} + " takes no value"};
    if (takes && equals == w.npos && i + 1 == words.size()) throw Bad{"--" + std::string{name} + " needs a value"};
    p.options.emplace_back(name, !takes ? std::string_view{} : equals != w.npos ? w.substr(equals + 1) : std::string_view{words[++i]});
  }
  return p;
}

}  // namespace rules::cli
