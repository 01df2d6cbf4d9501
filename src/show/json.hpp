// JSON: one object a resolution, one line each.
#pragma once
#include "show/cells.hpp"

namespace rules::show {

// `{"set":…,"situation":{…}`: how each of them begins, to be gone on with.
void json_head(Out& out, const Scene& scene);
void json_resolution(Out& out, const Scene& scene, const Told& told);

// A chance that was asked for.
struct Asked {
  std::string_view expression;
  Share share;
};
// What was asked of the odds: the marginals, the joint distribution too, a chance. `rows`: what came into them that is
// not plainly published.
void json_odds(Out& out, const Scene& scene, const Record& rows, const Odds& odds, bool marginals, bool joint, const Asked* chance);
void json_forbidden(Out& out, const Scene& scene, const Forbidden& forbidden);
void json_error(Out& out, std::string_view message, int status);  // without the line's end

}  // namespace rules::show
