// What the phases of Camerone share.
#pragma once
#include <optional>
#include "rules/catalogue.hpp"
