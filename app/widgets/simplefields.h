// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include "app/widgets/fieldeditor.h"

#include <QList>
#include <QRegularExpression>
#include <QString>

class QComboBox;
class QLineEdit;
class QPlainTextEdit;

namespace rackrate {

class TickBox;

/// One entry of a choice: what the file holds and what people read.
struct ChoiceEntry {
    Json value;
    QString label;
};

/// A fixed list of values. An unknown value in the file is shown as it is and kept.
class ChoiceField : public FieldEditor {
    Q_OBJECT
public:
    ChoiceField(QList<ChoiceEntry> entries, const Json& fallback, QWidget* parent = nullptr);

    void setEntries(QList<ChoiceEntry> entries);
    void showValue(const Json* value) override;
    QWidget* focusTarget() override;

private:
    QList<ChoiceEntry> m_entries;
    Json m_fallback, m_value;
    QComboBox* m_box;
};

class FlagField : public FieldEditor {
    Q_OBJECT
public:
    FlagField(const QString& label, bool fallback, QWidget* parent = nullptr);

    void showValue(const Json* value) override;
    QWidget* focusTarget() override;

private:
    bool m_fallback;
    TickBox* m_box;
};

/// One line of plain text, with a pattern it must match ("2027-01") and the sentence that says so.
class TextField : public FieldEditor {
    Q_OBJECT
public:
    explicit TextField(QWidget* parent = nullptr);

    void setPattern(const QRegularExpression& pattern, const QString& message);
    void setFallback(const Json& fallback);
    void setRequired(const QString& message) { m_emptyMessage = message; }
    void showValue(const Json* value) override;
    QWidget* focusTarget() override;

private:
    void readText(const QString& text);

    QRegularExpression m_pattern;
    QString m_message, m_emptyMessage;
    QLineEdit* m_text;
};

/// Text that the file carries in several languages; shows and edits the one of the window.
class LocalizedField : public FieldEditor {
    Q_OBJECT
public:
    LocalizedField(bool severalLines, QWidget* parent = nullptr);

    void showValue(const Json* value) override;
    QWidget* focusTarget() override;

private:
    QString text() const;
    void readText();

    Json m_value;
    QLineEdit* m_line = nullptr;
    QPlainTextEdit* m_lines = nullptr;
};

/// `value` with its text in `language` replaced. A plain string stays one as long as only English is written.
Json withLocalizedText(const Json& value, const std::string& language, const std::string& text);
/// The text of a plain or localised value in `language`, else English, else any.
QString localizedText(const Json& value, const std::string& language);

} // namespace rackrate
