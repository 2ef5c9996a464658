// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
//
// Where figures come from: the notes and the calibrated inputs of a scenario. Paths name members by id.
#pragma once

#include "model/base/json.h"
#include "model/scenario/evidence.h"

#include <QDate>
#include <QString>
#include <string>
#include <vector>

namespace rackrate {

class ScenarioDocument;

constexpr int oldAfterDays = 90; ///< from here on a price's age is said

struct SourceNote {
    QString source, text;
    QDate asOf;

    bool empty() const { return source.isEmpty() && text.isEmpty() && !asOf.isValid(); }
    bool old(const QDate& today) const { return asOf.isValid() && asOf.daysTo(today) > oldAfterDays; }
    /// "GCP price list · 30 Jul 2026, 123 days old"; empty without source and date.
    QString line(const QDate& today) const;
};

/// "30 Nov 2026", in the window's language.
QString dateText(const QDate& date);

SourceNote noteAt(const Json& scenario, const std::string& path);
/// Leaves it to confirmEvidence() to say that the note is for the present value.
void setNote(ScenarioDocument& document, const std::string& path, const SourceNote& note);

void setCalibrated(ScenarioDocument& document, const std::string& path, bool calibrated);

/// "Changed; the source was for 3,260 GPU-hours/month." of a figure that is no longer what its evidence was for; else empty.
QString changedText(const ScenarioDocument& document, const std::string& path);
/// Declares that source and calibration hold for the present value.
void confirmEvidence(ScenarioDocument& document, const std::string& path);

/// Paths of all numbers that are given as a distribution, in the order of the file.
std::vector<std::string> uncertainPaths(const Json& scenario);

/// "Training · Demand · Base level" for "/workloads/training/demand/base", in the window's language.
QString pathLabel(const Json& scenario, const std::string& path);

} // namespace rackrate
