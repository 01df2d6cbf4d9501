// The class of a unit that is raised.   [MAX-RAISE]
#include <algorithm>
#include "maximilian/maximilian.hpp"

namespace rules::maximilian {
namespace {

enum class Troop : std::uint8_t {
  french_line,
  chasseurs,
  zouaves,
  foreign_legion,
  african_light_infantry,
  naval_troops,
  contra_guerillas,
  austrian_legion,
  belgian_legion,
  egyptian_battalion,
  french_artillery,
  chasseurs_d_afrique,
  militia_foot,
  irregular_cavalry
};
constexpr Word kTroops[] = {{"french-line", "French line"},
                            {"chasseurs"},
                            {"zouaves", "zouaves", "turcos"},
                            {"foreign-legion", "Foreign Legion"},
                            {"african-light-infantry", "African light infantry"},
                            {"naval-troops", "naval troops"},
                            {"contra-guerillas"},
                            {"austrian-legion", "Austrian Legion"},
                            {"belgian-legion", "Belgian Legion"},
                            {"egyptian-battalion", "Egyptian battalion"},
                            {"french-artillery", "French artillery"},
                            {"chasseurs-d-afrique", "chasseurs d'Afrique"},
                            {"militia-foot", "militia foot"},
                            {"irregular-cavalry", "irregular cavalry"}};
constexpr std::span<const Word> words(Troop) { return kTroops; }

enum class Arms : std::uint8_t { unknown, rifled_musket, rifle, artillery, carbine, smoothbore, repeater };
constexpr Word kArmsWords[] = {{"unknown"},   {"rifled-musket", "rifled musket"},    {"rifle"},
                               {"artillery"}, {"carbine", "muzzle-loading carbine"}, {"smoothbore"},
                               {"repeater"}};  // the last two for house files
constexpr std::span<const Word> words(Arms) { return kArmsWords; }

enum class Grade : std::uint8_t { C, VP, P, N };
constexpr Word kGradeWords[] = {{"C"}, {"VP"}, {"P"}, {"N"}};
constexpr std::span<const Word> words(Grade) { return kGradeWords; }

struct Raise {
  Troop troop{};
  int year = 0;
};
struct Raised {
  Class as{};
  Arms weapon{};
  std::optional<Grade> grade;
  std::optional<bool> lance;
};

constexpr Field kFields[] = {
    {"troop", 't', at<&Raise::troop>, "the troops that are raised", 0, 0, true},
    {"year", 'y', at<&Raise::year>, "the year", 0, 10'000, true},
};

// The two tables as printed: the highest face of each column, -1 (never) where it has none.
struct Regulars {
  Troop troop;
  std::string_view table;
  std::int32_t first, last;
  Arms weapon;
  std::int32_t regular, veteran;
};
constexpr Regulars kRegulars[] = {
    {Troop::french_line, "french_line_1861", 1861, 1862, Arms::rifled_musket, 9, -1},
    {Troop::french_line, "french_line_1863", 1863, 1865, Arms::rifled_musket, 9, 1},
    {Troop::french_line, "french_line_1866", 1866, 1867, Arms::rifled_musket, 9, 0},
    {Troop::chasseurs, "chasseurs", 1861, 1867, Arms::rifled_musket, 9, 7},
    {Troop::zouaves, "zouaves", 1861, 1867, Arms::rifled_musket, -1, 9},
    {Troop::foreign_legion, "foreign_legion", 1861, 1867, Arms::rifled_musket, 9, 8},
    {Troop::african_light_infantry, "african_light_infantry", 1861, 1867, Arms::rifled_musket, 9, 2},
    {Troop::naval_troops, "naval_troops", 1861, 1867, Arms::rifled_musket, 9, 0},
    {Troop::contra_guerillas, "contra_guerillas", 1862, 1867, Arms::rifled_musket, 9, 1},
    {Troop::austrian_legion, "austrian_legion", 1864, 1867, Arms::rifle, 9, 6},
    {Troop::belgian_legion, "belgian_legion", 1865, 1866, Arms::rifle, 9, 5},
    {Troop::egyptian_battalion, "egyptian_battalion", 1863, 1867, Arms::rifled_musket, 9, 2},
    {Troop::french_artillery, "french_artillery", 1861, 1867, Arms::artillery, 9, 3},
    {Troop::chasseurs_d_afrique, "chasseurs_d_afrique", 1861, 1867, Arms::carbine, 9, 4},
};
struct Irregulars {
  Troop troop;
  std::string_view table;
  std::int32_t first, last;
  std::int32_t highest[6];
  bool lance[6];
};
constexpr Irregulars kIrregulars[] = {
    {Troop::militia_foot, "militia_foot_1861", 1861, 1864, {9, 6, 3, 0, -1, -1}, {}},
    {Troop::militia_foot, "militia_foot_1865", 1865, 1867, {9, 8, 6, 4, 2, 0}, {}},
    {Troop::irregular_cavalry, "irregular_cavalry_1861", 1861, 1864, {9, 7, 5, 2, 0, -1}, {true, true, false, true, true, false}},
    {Troop::irregular_cavalry, "irregular_cavalry_1865", 1865, 1867, {-1, 9, 8, 6, 4, 0}, {false, true, true, true, true, false}},
};
// The columns of the irregulars.
struct Column {
  std::string_view id, label, to;
  Class as;
  Grade grade;
};
constexpr Column kColumns[] = {
    {"militia_c", "militia C", "militia C to", Class::militia, Grade::C},
    {"militia_vp", "militia VP", "militia VP to", Class::militia, Grade::VP},
    {"militia_p", "militia P", "militia P to", Class::militia, Grade::P},
    {"militia_n", "militia N", "militia N to", Class::militia, Grade::N},
    {"poor_n", "poor N", "poor N to", Class::poor, Grade::N},
    {"regular_n", "regular N", "regular N to", Class::regular, Grade::N},
};

constexpr Row face(std::string_view table, std::string_view id, std::int32_t highest, std::string_view label) {
  return value(id, highest, label, "MAX-RAISE-1", -1, 9).in(table).lowest("never");
}
constexpr Row year(std::string_view table, std::string_view id, std::int32_t number, std::string_view label) {
  return value(id, number, label, "MAX-RAISE-1", 0, 10'000).in(table);
}
constexpr Row weapon(std::string_view table, std::string_view id, Arms arms, std::string_view label) {
  return choice(id, int(arms), kArmsWords, label, "MAX-RAISE-1").in(table);
}
struct Tables {
  Row regulars[std::size(kRegulars) * 5], irregulars[std::size(kIrregulars) * 8];
};
consteval Tables tables() {
  Tables t{};
  Row* row = t.regulars;
  for (const Regulars& r : kRegulars) {
    *row++ = year(r.table, "first_year", r.first, "first year");
    *row++ = year(r.table, "last_year", r.last, "last year");
    *row++ = weapon(r.table, "weapon", r.weapon, "weapon");
    *row++ = face(r.table, "regular", r.regular, "regular to");
    *row++ = face(r.table, "veteran", r.veteran, "veteran to");
  }
  row = t.irregulars;
  for (const Irregulars& r : kIrregulars) {
    *row++ = year(r.table, "first_year", r.first, "first year");
    *row++ = year(r.table, "last_year", r.last, "last year");
    for (std::size_t i = 0; i < std::size(kColumns); ++i) *row++ = face(r.table, kColumns[i].id, r.highest[i], kColumns[i].to);
  }
  return t;
}
constexpr Tables kTables = tables();
constexpr Row kWeapons[] = {
    weapon("weapons", "c", Arms::unknown, "weapon of grade C").reconstructed(),
    weapon("weapons", "vp", Arms::unknown, "weapon of grade VP").reconstructed(),
    weapon("weapons", "p", Arms::unknown, "weapon of grade P").reconstructed(),
    weapon("weapons", "n", Arms::unknown, "weapon of grade N").reconstructed(),
};
constexpr auto kTable = join(kTables.regulars, kTables.irregulars, kWeapons);
consteval int the(std::string_view id) { return place(kTable, id); }

constexpr Shown kOutcome[] = {
    {"class", at<&Raised::as>, "class"},
    {"weapon", at<&Raised::weapon>, "weapon"},
    {"grade", at<&Raised::grade>, "grade"},
    {"lance", at<&Raised::lance>, "lancers|no lances"},
};

constexpr Reminder kReminders[] = {
    {"MAX-RAISE-1", "irregular cavalry are lancers, except those of grade P to 1864 and regulars from 1865"},
};

// Which line of a table raises these troops in this year, each having its years in its first two rows; -1: none.
template <class L, std::size_t N> int line_of(const L (&lines)[N], int years, int rows, const Raise& s, const Charts& now) {
  for (int i = 0; i < int(N); ++i, years += rows)
    if (lines[i].troop == s.troop && now.peek(years) <= s.year && s.year <= now.peek(years + 1)) return i;
  return -1;
}
int regulars(const Raise& s, const Charts& now) { return line_of(kRegulars, the("french_line_1861.first_year"), 5, s, now); }
int irregulars(const Raise& s, const Charts& now) { return line_of(kIrregulars, the("militia_foot_1861.first_year"), 8, s, now); }

// The highest face of each column of a line, from left to right.
struct Columns {
  int highest[std::size(kColumns)], count;
};
Columns columns(int first, int n, const Charts& now) {
  Columns c{{}, n};
  for (int i = 0; i < n; ++i) c.highest[i] = now[first + i];
  return c;
}
Columns regular_columns(int line, const Charts& now) { return columns(the("french_line_1861.regular") + 5 * line, 2, now); }
Columns irregular_columns(int line, const Charts& now) {
  return columns(the("militia_foot_1861.militia_c") + 8 * line, std::size(kColumns), now);
}

// The column that a face falls in: the last one that reaches so high; -1: none does.
int column_of(Face die, const Columns& c) {
  int i = c.count - 1;
  while (i >= 0 && die > c.highest[i]) --i;
  return i;
}
// The faces of a column: down to those that the columns behind it take.
Span faces_of(int column, const Columns& c) {
  int below = -1;
  for (int i = column + 1; i < c.count; ++i) below = std::max(below, c.highest[i]);
  return {below + 1, c.highest[column]};
}

void settle(Raise& s, const Charts& now) {
  const int regular = regulars(s, now), irregular = irregulars(s, now);
  if (regular < 0 && irregular < 0) throw Forbidden{"those troops are not raised in that year", "MAX-RAISE-1"};
  const Columns c = regular < 0 ? irregular_columns(irregular, now) : regular_columns(regular, now);
  constexpr Face highest = 9;
  if (column_of(highest, c) < 0) throw Bad{"the house file leaves a roll of 9 without a class"};
}

Raised raise_regulars(int line, const Charts& now, Dice& dice) {
  const Columns c = regular_columns(line, now);
  const auto weapon_now = Arms(now[the("french_line_1861.weapon") + 5 * line]);
  const int i = column_of(dice.roll(d10, "class"), c);
  now.need(faces_of(i, c), i ? "veteran" : "regular", "MAX-RAISE-1");
  return {i ? Class::veteran : Class::regular, weapon_now, {}, {}};
}

Raised raise_irregulars(int line, const Charts& now, Dice& dice) {
  const Columns c = irregular_columns(line, now);
  const int i = column_of(dice.roll(d10, "class"), c);
  const Column& column = kColumns[i];
  now.need(faces_of(i, c), column.label, "MAX-RAISE-1");
  return {column.as, Arms(now[the("weapons.c") + int(column.grade)]), column.grade, kIrregulars[line].lance[i]};
}

Raised raise(const Raise& s, const Charts& now, Dice& dice) {
  const int line = regulars(s, now);
  return line < 0 ? raise_irregulars(irregulars(s, now), now, dice) : raise_regulars(line, now, dice);
}

}  // namespace

extern constexpr Phase kRaise = checked({.set = "maximilian",
                                         .name = "raise",
                                         .summary = "the class of a unit that is raised",
                                         .title = "{troop} of {year}",
                                         .example = "rules maximilian raise --troop french-line --year 1863",
                                         .fields = kFields,
                                         .table = kTable,
                                         .outcome = kOutcome,
                                         .rule = rule<settle, raise, kOutcome>,
                                         .reminders = kReminders});

}  // namespace rules::maximilian
