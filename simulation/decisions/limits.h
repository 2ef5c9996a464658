// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
//
// Limits on demand and service: which a scenario sets, and which of them rules a strategy out. A strategy that breaks one in a
// future is ruled out there: it can neither be the cheapest nor break even.
#pragma once

#include "simulation/decisions/richsentence.h"
#include "simulation/statistics/results.h"

namespace rackrate {

/// A share that is held against a limit: two digits, "below 0.01%" where that is a tenth of the limit, and more digits where it
/// takes them to see on which side of the limit it is. limit < 0: there is none, and whatever is below 0.01% says just that.
QString measuredShareText(double share, double limit, const QLocale& locale);
/// Hours likewise.
QString measuredHoursText(double hours, double limit, const QLocale& locale);
/// The limit itself, "5%", "0.1%", "24 h", and what a strategy reaches where it breaks it.
QString allowedText(const Breach& breach, const QLocale& locale);
QString reachedText(const Breach& breach, const QLocale& locale);
/// What is limited, for tables: "unserved", "over 3 s", "mean wait".
QString limitText(const Scenario& scenario, const Breach& breach, const QLocale& locale);
QString workloadName(const Scenario& scenario, const std::string& id, const QLocale& locale);

/// "A strategy is ruled out of a future in which it leaves more than 0.1% of a workload unserved, or …": every limit in force.
QString limitsSentence(const Scenario& scenario, const QLocale& locale);
/// "Own is ruled out in 12% of futures: there it misses the 3 s target of Chat in 5.2% of requests; the limit is 5%. It breaks
/// another limit too." Of several limits it names the one that is broken in most futures. `cheaperBy` > 0: it costs so much less
/// than the first, which the sentence says. Empty if the strategy is never ruled out.
RichSentence ruledOutSentence(const Scenario& scenario, const Results& results, int strategy, double cheaperBy, const QLocale& locale);
/// That of the first in line, and of those that cost less than it but are ruled out in most futures.
RichSentence ruledOutSentences(const Scenario& scenario, const Results& results, const QLocale& locale);

} // namespace rackrate
