// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include "app/jobs/livesimulation.h"

#include <QTreeWidget>
#include <memory>

namespace rackrate {

class ScenarioDocument;

/// The tree at the left: pages of inputs with a figure each, then the pages of results ("result:cost").
class Outline : public QTreeWidget {
    Q_OBJECT
public:
    explicit Outline(QWidget* parent);

    /// Rebuilds when members changed, and brings names, figures and marks up to date otherwise.
    void show(const ScenarioDocument& document, const std::shared_ptr<const Answer>& answer);
    void setCurrentKey(const QString& key);
    QString currentKey() const;

signals:
    void chosen(const QString& key);
    void menuRequested(const QString& key, const QPoint& globalPosition);

protected:
    void drawRow(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    QTreeWidgetItem* addHead(const QString& text);
    QTreeWidgetItem* addPage(QTreeWidgetItem* parent, const QString& key, const QString& text, const QIcon& mark = {});
    void setFigure(QTreeWidgetItem* item, const QString& figure, bool warn = false);
    void addInputs(const ScenarioDocument& document, const std::shared_ptr<const Answer>& answer);
    void addWorkloads(const ScenarioDocument& document);
    void addStrategies(const ScenarioDocument& document, const std::shared_ptr<const Answer>& answer);
    void addResults();
    void markFindings(const ScenarioDocument& document);
};

} // namespace rackrate
