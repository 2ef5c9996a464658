// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include "model/base/json.h"
#include "model/base/result.h"

#include <QByteArray>
#include <QString>

namespace rackrate {

/// What a foreign JSON text may hold at most.
struct JsonBounds {
    qsizetype bytes = 10 * 1000 * 1000;
    int depth = 64;
};

/// Parses JSON text that anyone may have written. Refuses, with line and column: what is not JSON (NaN, Infinity and NUL bytes
/// among it), numbers that no double holds, keys that an object has twice, nesting deeper and text longer than the bounds. One
/// UTF-8 byte order mark is skipped; UTF-16 and UTF-32 are refused, with a mark or without. `place` names the text in messages.
Result<Json> parseJson(const QByteArray& text, const QString& place, const JsonBounds& bounds = {});

/// JSON, or the text itself if it is none. JSON that parseJson would refuse (nesting, a key twice, a number too large) is
/// refused here too.
Result<Json> parseJsonOrText(const QByteArray& text, const QString& place, const JsonBounds& bounds = {});

} // namespace rackrate
