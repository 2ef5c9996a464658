// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "model/base/nearest.h"

#include "model/base/translate.h"

#include <algorithm>
#include <numeric>

namespace rackrate {

namespace {

std::string lowerCase(std::string_view word)
{
    std::string lower(word);
    for (char& c : lower)
        c = c >= 'A' && c <= 'Z' ? char(c - 'A' + 'a') : c;
    return lower;
}

/// Levenshtein distance; words of very unlike length are simply far apart.
std::size_t editDistance(std::string_view a, std::string_view b)
{
    if (a.size() > 2 * b.size() + 2)
        return a.size();
    std::vector<std::size_t> row(b.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t(0));
    for (std::size_t i = 0; i < a.size(); ++i) {
        std::size_t diagonal = row[0];
        row[0] = i + 1;
        for (std::size_t j = 0; j < b.size(); ++j) {
            const std::size_t above = row[j + 1];
            row[j + 1] = std::min({above + 1, row[j] + 1, diagonal + (a[i] == b[j] ? 0 : 1)});
            diagonal = above;
        }
    }
    return row.back();
}

} // namespace

std::string nearest(std::string_view word, const std::vector<std::string>& known)
{
    const std::string written = lowerCase(word);
    std::size_t distance = written.size() <= 3 ? 2 : 3;
    const std::string* found = nullptr;
    for (const std::string& candidate : known) {
        if (const std::size_t d = editDistance(written, lowerCase(candidate)); d < distance && d < written.size()) {
            distance = d;
            found = &candidate;
        }
    }
    if (found)
        return *found;
    const auto begins = [&](const std::string& candidate) { return lowerCase(candidate).starts_with(written); };
    const auto longer = written.size() >= 3 ? std::find_if(known.begin(), known.end(), begins) : known.end();
    return longer == known.end() ? std::string() : *longer;
}

QString didYouMean(std::string_view word, const std::vector<std::string>& known)
{
    const std::string meant = nearest(word, known);
    return meant.empty() ? QString() : translate("Nearest", " Did you mean “%1”?").arg(QString::fromStdString(meant));
}

} // namespace rackrate
