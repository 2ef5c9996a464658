// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include "model/base/json.h"
#include "model/scenario/scenario.h"
#include "model/scenario/schema.h"

#include <QLocale>
#include <QString>

namespace rackrate::report {

/// A field's value as people read it, with its unit: "8%", "5 to 10 USD/h", "Office hours", "0 to 4 instances".
QString fieldText(const Field& field, const Json& value, const Scenario& scenario, const QLocale& locale);

/// "280–360": P5 and P95 of an uncertain value; empty for a certain one.
QString spreadText(const Field& field, const Json& value, const QLocale& locale);

/// A name in the report's language, or the id.
QString memberName(const Json& member, const QLocale& locale);

} // namespace rackrate::report
