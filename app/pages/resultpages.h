// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include "app/jobs/livesimulation.h"

#include <QList>
#include <QString>
#include <QWidget>
#include <memory>

namespace rackrate {

struct ResultPageInfo {
    QString id;    ///< "cost", "breakeven", "decision", "breakdown", "sensitivity", "service", "numbers"
    QString title; ///< in the language of the window
};

/// All result pages in the order of the outline.
QList<ResultPageInfo> resultPageList();

/// A page that shows one side of an answer. Follows palette and language changes by itself.
class ResultPage : public QWidget {
    Q_OBJECT
public:
    explicit ResultPage(QWidget* parent = nullptr) : QWidget(parent) {}
    virtual void setAnswer(std::shared_ptr<const Answer> answer) = 0;
    /// Older than the inputs: charts are drawn towards the ground.
    virtual void setStale(bool stale) = 0;
};

/// The page with that id; null for an unknown id.
ResultPage* makeResultPage(const QString& id, QWidget* parent);

} // namespace rackrate
