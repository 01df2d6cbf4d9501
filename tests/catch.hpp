// Catch2 of either major version.
#pragma once
#ifdef RULES_CATCH3
#include <catch2/catch_all.hpp>
#else
#include <catch2/catch.hpp>
#endif
