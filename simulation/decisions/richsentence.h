// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include "model/scenario/scenario.h"

#include <QLocale>
#include <QString>

#include <vector>

namespace rackrate {

/// A sentence, or several, in which strategy names can be coloured.
struct RichSentence {
    QString text;             ///< plain, names filled in
    struct Span { int begin = 0, length = 0, strategy = 0; };
    std::vector<Span> spans;  ///< where strategy names stand; `strategy` is the index
};

/// Puts names in place of {0}, {1} …: {i} is the name of strategies[i]. Names go in last, so that what they hold is never read as
/// a marker.
RichSentence withNames(const QString& pattern, const std::vector<int>& strategies, const Scenario& scenario, const QLocale& locale);
/// Two sentences, one after the other; either may be empty.
RichSentence joined(RichSentence first, const RichSentence& second);

} // namespace rackrate
