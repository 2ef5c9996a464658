// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include "model/base/json.h"
#include "model/scenario/schema.h"

#include <QWidget>
#include <string>

class QLabel;
class QToolButton;
class QVBoxLayout;

namespace rackrate {

class ElidedLabel;
class FieldEditor;
class ScenarioDocument;

/// One field of the scenario: label above, editor, and below it how the value was read, its source and what is wrong with it.
/// Writes to the document as undo steps; a spell of typing or a drag is one step.
class FieldBox : public QWidget {
    Q_OBJECT
public:
    /// `pointer` must name a field that has an editor (see makeFieldEditor).
    FieldBox(ScenarioDocument& document, const std::string& pointer, QWidget* parent);

    const std::string& pointer() const { return m_pointer; }
    const Field& field() const { return m_field; }
    FieldEditor* editor() const { return m_editor; }
    QString label() const;
    void setLabel(const QString& label);
    void hideLabel(); ///< where a section's title says the same
    void setUnit(const QString& unit);

    void refresh();
    void focusField();
    void resetToDefault();

signals:
    void focused(rackrate::FieldBox* box);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void buildLabelRow(QVBoxLayout* column);
    void watchFocus(QWidget* widget);
    void write(const Json& value);
    void refreshEntries();
    void refreshWeek();
    void refreshLines(bool present);
    QString sourceLine() const;

    ScenarioDocument& m_document;
    std::string m_pointer;
    const Field& m_field;
    FieldEditor* m_editor;
    QLabel *m_label, *m_calibrated, *m_changed, *m_reading, *m_message, *m_remark;
    ElidedLabel* m_source;
    QToolButton* m_reset;
    QString m_problem;
    int m_spell = 0;
};

} // namespace rackrate
