// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
//
// How the figures of a field are written, and its unit as people read it behind one; window and report share them.
#pragma once

#include "app/widgets/numbertext.h"
#include "model/scenario/schema.h"

#include <QString>

namespace rackrate {

/// How numbers of this field are read and written.
NumberFormat numberFormat(const Field& field, const QLocale& locale = QLocale());

/// "months", "USD/h", "% per year"; empty for a bare number.
QString unitText(const Field& field, const std::string& currency);
/// The same behind exactly one: "month".
QString unitOfOne(const Field& field, const std::string& currency);
/// A figure and its unit: "8% per year", "1 month", "PERT (0; 0.4; 1.4) % per month". `value` is what the figure shows.
QString withUnit(const QString& figure, const Json& value, const Field& field, const std::string& currency);

} // namespace rackrate
