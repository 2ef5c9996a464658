// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include "model/base/json.h"

#include <QString>
#include <QWidget>

namespace rackrate {

/// Shows one value of the scenario tree and says when a person changed it. Knows nothing of documents.
class FieldEditor : public QWidget {
    Q_OBJECT
public:
    explicit FieldEditor(QWidget* parent = nullptr) : QWidget(parent) {}

    /// Shows `value`; null means that the field is absent and its default holds. Text being typed is left alone as long as it
    /// means the same value.
    virtual void showValue(const Json* value) = 0;
    /// What the keyboard should reach; also the label's buddy.
    virtual QWidget* focusTarget() { return this; }
    /// "Read as lognormal, 90% between 280 and 360, mean 318."; empty for values that speak for themselves.
    virtual QString reading() const { return {}; }

signals:
    void edited(const rackrate::Json& value); ///< a new, well-formed value
    void cleared();                           ///< the field was emptied: its default shall hold
    void problem(const QString& message);     ///< why the text cannot be read and what would be right; empty: all is well
    void finished();                          ///< a drag or a spell of typing ended
};

} // namespace rackrate
