#include "catch.hpp"
#include "table.hpp"

using rules::kHeads, rules::kTails;
using table::play;

TEST_CASE("SAH-INIT-1 heads: side a says who moves first") {
  CHECK(play("sahara initiative", {kHeads})["chooser"] == "a");
  CHECK(play("sahara initiative", {kTails})["chooser"] == "b");
  CHECK(play("sahara initiative a=Legion b=Bedouins", {kTails})["chooser"] == "b");
  CHECK(table::chance("sahara initiative", "chooser", "a") == "1/2");
}
