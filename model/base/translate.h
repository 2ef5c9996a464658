// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include <QCoreApplication>
#include <QString>

namespace rackrate {

/// The text in the user's language, for code outside of Qt classes. Called with literals only, so that lupdate finds them.
inline QString translate(const char* context, const char* text)
{
    return QCoreApplication::translate(context, text);
}

/// The same with a number in it: "%n month(s)" reads "1 month" or "36 months", as the language wants it.
inline QString translate(const char* context, const char* text, const char* comment, int n)
{
    return QCoreApplication::translate(context, text, comment, n);
}

} // namespace rackrate
