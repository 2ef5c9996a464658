// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include "model/base/result.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <vector>

namespace rackrate::report {

struct OutlineEntry {
    QString title;
    int level = 0;  ///< 0 or 1; an entry of level 1 hangs from the last of level 0 before it
    int page = 0;   ///< from 0
    double top = 0; ///< in points from the page's lower edge
};

struct DocumentProperties {
    QString title, author, subject, language; ///< language as "en-US"
    QStringList keywords;
};

/// What Qt's PDF writer cannot do: an outline that opens with the document, author, subject, keywords and language, and names
/// that say that the fonts are subsets. Returns the finished document.
Result<QByteArray> finishPdf(const QByteArray& document, const std::vector<OutlineEntry>& outline,
                             const DocumentProperties& properties);

} // namespace rackrate::report
