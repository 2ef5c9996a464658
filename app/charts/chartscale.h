// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
//
// Axes as numbers, without a painter: nice steps, money units, months with years, labels nudged apart.
#pragma once

#include "model/base/translate.h"
#include "model/scenario/scenario.h"

#include <QLocale>
#include <QRectF>
#include <QString>
#include <vector>

namespace rackrate {

/// A value axis whose ends are multiples of its step (1, 2, 2.5 or 5 times a power of ten).
struct ValueAxis {
    double minimum = 0, maximum = 1, step = 1;

    std::vector<double> ticks() const;
    /// Decimals that a tick needs so that all ticks differ and none is rounded.
    int decimals() const;
    bool contains(const ValueAxis& other) const { return minimum <= other.minimum && maximum >= other.maximum; }
};

/// The smallest nice axis over [low, high] with at most `lines` lines above the lowest. Infinite or absent ends count as 0;
/// an empty range becomes one step.
ValueAxis niceAxis(double low, double high, int lines = 5);

/// What money on an axis is divided by, so that figures stay short.
struct MoneyScale {
    double divisor = 1000;
    QString unit; ///< "thousand USD"

    /// "571" with grouping in this scale; absent: an en dash.
    QString text(double amount, const QLocale& locale, int decimals = 0) const;
    /// Decimals with which amounts of this size have three significant figures, at most two.
    int decimalsFor(double largest) const;
};

/// Units below 10 thousand, thousands below 10 million, millions above.
MoneyScale moneyScale(double largest, const std::string& currency);

/// Months along an axis. Position 0 is the start of the plan, position m the end of month m.
struct TimeAxis {
    int months = 0;
    bool fromZero = true; ///< false: position m stands for month m as a whole, the first is 1
    int startYear = 2027, startMonth = 1;
    QString firstText, lastText; ///< "Jan 2027", "Dec 2029"

    double first() const { return fromZero ? 0 : 0.5; }
    double last() const { return fromZero ? months : months + 0.5; }
    struct Tick { int position = 0; QString label, below; };
    /// Ticks at 0 (or 1) and every 3, 6, 12 or 24 months, as `pixels` allow; years below where January begins.
    std::vector<Tick> ticks(double pixels, const QLocale& locale) const;
};

TimeAxis timeAxis(const Scenario& scenario, int months, bool fromZero, const QLocale& locale);

/// Where values stand inside a rectangle.
struct Plot {
    QRectF area;
    ValueAxis value;
    double first = 0, last = 1;

    double x(double position) const { return area.left() + (position - first) / (last - first) * area.width(); }
    double y(double amount) const
    {
        return area.bottom() - (amount - value.minimum) / (value.maximum - value.minimum) * area.height();
    }
    double positionAt(double x) const { return first + (x - area.left()) / area.width() * (last - first); }
};

/// Moves centres of labels apart to at least `gap`, in their order, as little as it takes, inside [low, high] while they fit.
std::vector<double> nudgedApart(const std::vector<double>& wanted, double gap, double low, double high);

} // namespace rackrate
