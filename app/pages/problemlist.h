// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include <QLabel>
#include <QList>

namespace rackrate {

/// What is wrong with the plan (or deserves a look), a sentence each, on a coloured strip: each is a link to its field. Nothing
/// is cut; beyond the first few it says how many more there are. Hidden while there is nothing.
class ProblemList : public QLabel {
    Q_OBJECT
public:
    struct Problem {
        QString text;
        QString pointer; ///< of the field; empty: no link
        bool operator==(const Problem&) const = default;
    };
    enum class Kind { Error, Warning };

    explicit ProblemList(Kind kind, QWidget* parent);
    void setProblems(const QList<Problem>& problems);
    /// Sentences shown before the count of the others, 3 at first.
    void setMost(int most);

signals:
    void activated(const QString& pointer);

protected:
    void changeEvent(QEvent* event) override;

private:
    void refresh();

    Kind m_kind;
    QList<Problem> m_problems;
    int m_most = 3;
};

} // namespace rackrate
