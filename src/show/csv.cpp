#include "rules/sources.hpp"
#include "show/text.hpp"

namespace rules::show {

void csv_text(Out& out, std::string_view text) {
  if (text.find_first_of(",\"\n\r") == text.npos) {
    out.put(text);
    return;
  }
  out.put('"');
  for (const char c : text) {
    if (c == '"') out.put('"');
    out.put(c);
  }
  out.put('"');
}

void csv_head(Out& out, const Scene& scene) {
  out.put("set,phase,as,seed,nth");
  for (const Field& f : scene.phase.fields) out.print(",{}", f.name);
  out.put(",dice");
  for (const Shown& f : scene.fields)
    if (!f.name.empty()) out.print(",{}", f.name);
  out.put('\n');
}

void csv_resolution(Out& out, const Scene& scene, const Told& told) {
  out.print("{},{},", scene.set.name, scene.phase.name);
  csv_text(out, scene.as);
  out.put(',');
  if (told.seed) out.number(*told.seed);
  out.put(',');
  if (told.nth) out.number(*told.nth);
  const void* s = scene.situation.bytes;
  for (const Field& f : scene.phase.fields) {
    out.put(',');
    Out cell;
    for (int i = 0; i < f.member.count(s); ++i) {
      if (i > 0) cell.put(' ');
      if (f.member.kind == Kind::text) cell.put(f.member.text(s, i));
      else plain_cell(cell, f.member, f.member.get(s, i));
    }
    csv_text(out, cell.text());
  }
  out.put(',');
  bool first = true;
  for (const Entry& e : told.record.entries) {
    if (e.what != Entry::What::die) continue;
    if (!first) out.put(' ');
    first = false;
    out.put(face_words(e.value));
  }
  for (std::size_t i = 0; i < scene.fields.size(); ++i) {
    if (scene.fields[i].name.empty()) continue;
    out.put(',');
    if (told.outcome[i] != kAbsent) plain_cell(out, scene.fields[i].member, told.outcome[i]);
  }
  out.put('\n');
}

}  // namespace rules::show
