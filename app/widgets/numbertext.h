// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
//
// Numbers as people type and read them: "12", "1,200", "12k", "8%", "5 to 10", "5–10", "5..10", "5 至 10", "normal (5; 2)".
#pragma once

#include "model/base/json.h"

#include <QLocale>
#include <QString>
#include <optional>

namespace rackrate {

struct NumberFormat {
    bool percent = false;   ///< the value is a share; people read and type percent
    bool uncertain = false; ///< ranges and distributions are welcome
    bool rangesOnly = false; ///< of the uncertain forms only the range
    bool integer = false;   ///< whole numbers
    double minimum = -1e300, maximum = 1e300; ///< in the file's unit
    QLocale locale;
};

/// One number: grouping by locale, at most ten significant digits, U+2212 for minus. A share gets no "%" here.
QString plainNumberText(double value, const NumberFormat& format);
/// Three significant digits, for sentences and charts; a share ends in "%".
QString roundedNumberText(double value, const NumberFormat& format);
/// A number, a range "5 to 10" or "normal (5; 2)".
QString numberText(const Json& value, const NumberFormat& format);

struct ParsedNumber {
    std::optional<Json> value;
    QString message; ///< what would be right, when there is no value
};
/// Reads what a person typed. Never gives a value outside the format's limits, and takes a percent sign for a share only.
ParsedNumber parseNumber(const QString& text, const NumberFormat& format);
/// One plain number without limits; nothing if it is none.
std::optional<double> parsePlainNumber(const QString& text, const NumberFormat& format);

/// "Read as lognormal, 90% between 280 and 360, mean 318"; empty for a plain number.
QString readingText(const Json& value, const NumberFormat& format);

} // namespace rackrate
