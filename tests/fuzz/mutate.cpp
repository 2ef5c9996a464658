// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
//
// Usage: fuzz_scenarios [--seed N] [--rounds N] FILE…
//
// Gives the fuzz target scenarios that almost are one: each round changes one to four places of a file's tree, or some bytes of
// its text. The same seed makes the same rounds everywhere. A round that fails leaves its text in fuzz-failure.json.
#include "model/base/json.h"

#include <array>
#include <cmath>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <random>
#include <sstream>
#include <string>
#include <vector>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace {

using rackrate::Json;
using Random = std::mt19937_64;

std::string current; // the text of this round, for the handler

void keepFailure(int signal)
{
    std::ofstream("fuzz-failure.json") << current;
    std::signal(signal, SIG_DFL);
    std::raise(signal);
}

/// Uniform enough, and the same with every library.
std::size_t below(Random& random, std::size_t count) { return std::size_t(random() % count); }

double oddNumber(Random& random)
{
    constexpr std::array edges{0.0, -0.0, 1.0, -1.0, 0.5, 2.0, 1e-300, 1e300, 9007199254740993.0, -1e15, 1e15, 4e9, 1e-9, 100.0, 1e5};
    if (below(random, 2) == 0)
        return edges[below(random, edges.size())];
    return std::ldexp(double(below(random, 1u << 20)), int(below(random, 60)) - 40);
}

Json oddValue(Random& random)
{
    switch (below(random, 6)) {
    case 0: return nullptr;
    case 1: return std::string(below(random, 40), 'x');
    case 2: return Json::array();
    case 3: return Json::object();
    case 4: return below(random, 2) == 0;
    default: return oddNumber(random);
    }
}

void collect(Json& node, std::vector<Json*>& all)
{
    all.push_back(&node);
    for (Json& child : node)
        if (node.is_structured())
            collect(child, all);
}

void changeOnePlace(Json& tree, Random& random)
{
    std::vector<Json*> all;
    collect(tree, all);
    Json& place = *all[below(random, all.size())];
    if (place.is_number() && below(random, 8) != 0)
        place = below(random, 2) == 0 ? Json(oddNumber(random)) : Json(place.get<double>() * std::ldexp(1.0, int(below(random, 21)) - 10));
    else if (place.is_object() && !place.empty() && below(random, 2) == 0)
        place.erase(std::next(place.begin(), std::ptrdiff_t(below(random, place.size()))).key());
    else if (place.is_array() && !place.empty() && place.size() < 8 && below(random, 2) == 0)
        place.push_back(place[below(random, place.size())]);
    else if (below(random, 2) == 0)
        place = Json(*all[below(random, all.size())]);
    else
        place = oddValue(random);
}

std::string changedText(std::string text, Random& random)
{
    for (std::size_t n = 1 + below(random, 8); n > 0 && !text.empty(); --n)
        text[below(random, text.size())] = char(below(random, 256));
    if (below(random, 8) == 0)
        text.resize(below(random, text.size() + 1));
    return text;
}

std::string round(const std::string& text, Random& random)
{
    if (below(random, 10) == 0)
        return changedText(text, random);
    Json tree = Json::parse(text);
    for (std::size_t n = 1 + below(random, 4); n > 0; --n)
        changeOnePlace(tree, random);
    return tree.dump(-1, ' ', false, Json::error_handler_t::replace);
}

} // namespace

int main(int argc, char** argv)
{
    std::uint64_t seed = 1, rounds = 1000;
    std::vector<std::string> texts;
    for (int i = 1; i < argc; ++i) {
        if (std::strcmp(argv[i], "--seed") == 0 && i + 1 < argc) {
            seed = std::strtoull(argv[++i], nullptr, 10);
        } else if (std::strcmp(argv[i], "--rounds") == 0 && i + 1 < argc) {
            rounds = std::strtoull(argv[++i], nullptr, 10);
        } else {
            std::ostringstream text;
            text << std::ifstream(argv[i]).rdbuf();
            texts.push_back(text.str());
        }
    }
    if (texts.empty())
        return std::fprintf(stderr, "usage: fuzz_scenarios [--seed N] [--rounds N] FILE…\n"), 2;
    for (const int signal : {SIGABRT, SIGSEGV, SIGFPE, SIGTERM})
        std::signal(signal, keepFailure);
    Random random(seed);
    for (std::uint64_t n = 0; n < rounds; ++n) {
        current = round(texts[n % texts.size()], random);
        LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(current.data()), current.size());
    }
    std::printf("%llu rounds\n", static_cast<unsigned long long>(rounds));
    return 0;
}
