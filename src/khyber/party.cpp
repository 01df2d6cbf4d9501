#include "khyber/party.hpp"
#include <algorithm>
#include <string>

namespace rules::khyber {
namespace {

constexpr std::string_view kPistol = "sword and revolver", kEnfield = "Enfield and bayonet", kRifle = "rifle and sword";

constexpr Man private_soldier(std::string_view name) { return {name, "Private", kEnfield}; }
constexpr Man tribesman(std::string_view name, Role role = Role::man) { return {name, "Tribesman", kRifle, role}; }

constexpr Man kBritish[] = {
    {"Charles Durrant", "Captain", kPistol, Role::officer},
    {"Bertie Baines-Bolton", "Lieutenant", kPistol, Role::officer},
    {"Oakeshott", "Sergeant", kEnfield, Role::sergeant},
    private_soldier("Dabney"),
    private_soldier("Birks"),
    private_soldier("Hallam"),
    private_soldier("Freemantle"),
    private_soldier("Mayo"),
    private_soldier("O'Reilly"),
    private_soldier("MacDonald"),
    private_soldier("Carey"),
    private_soldier("Wellington"),
    private_soldier("Napier"),
    private_soldier("Flanagan"),
};

constexpr Man kAfridis[] = {
    {"Amanulloh Khan", "Khan", kRifle, Role::khan},
    {"Dera Ghazi Khan", "Khan", kRifle, Role::khan},
    tribesman("Chatar Singh", Role::chatar_singh),
    tribesman("Ahmad Afzai"),
    tribesman("Abdul Ghaffar"),
    tribesman("Abdul Hamid"),
    tribesman("Abdur Rahmon"),
    tribesman("Ali Akbar"),
    tribesman("Ohuiam Singh"),
    tribesman("Jewand Nobi"),
    tribesman("Mahmud Tarzi"),
    tribesman("Muhommed Mirza"),
    tribesman("Shahzada Hasson"),
};

constexpr char lower(char c) { return 'A' <= c && c <= 'Z' ? char(c - 'A' + 'a') : c; }

bool alike(std::string_view a, std::string_view b) {
  return a.size() == b.size() && std::equal(a.begin(), a.end(), b.begin(), [](char x, char y) { return lower(x) == lower(y); });
}

}  // namespace

std::span<const Man> party(Side side) {
  if (side == Side::british) return kBritish;
  return kAfridis;
}

std::string_view surname(const Man& man) { return man.name.substr(man.name.rfind(' ') + 1); }

bool answers_to(const Man& man, std::string_view name) {
  if (alike(name, man.name) || alike(name, surname(man))) return true;
  const std::size_t n = man.rank.size();
  return name.size() > n && name[n] == ' ' && alike(name.substr(0, n), man.rank) && answers_to(man, name.substr(n + 1));
}

std::string_view cell(Grid& grid, int number) {
  grid.made.push_back(std::make_shared<const std::string>(std::to_string(number)));
  return *grid.made.back();
}

}  // namespace rules::khyber
