// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include "app/widgets/densityglyph.h"
#include "app/widgets/fieldeditor.h"
#include "app/widgets/numbertext.h"

class QFrame;
class QLabel;
class QLineEdit;
class QMenu;
class QToolButton;

namespace rackrate {

/// A number, or where the format allows it a range or a distribution: text, density mark, unit, menu of families.
class NumberField : public FieldEditor {
    Q_OBJECT
public:
    NumberField(const NumberFormat& format, const QString& unit, QWidget* parent = nullptr);

    /// `one`: the unit behind exactly 1, where it differs ("month").
    void setUnit(const QString& unit, const QString& one = {});
    /// The default, shown in grey when the field is absent.
    void setFallback(const Json& fallback);
    /// Whether an empty field is acceptable.
    void setRequired(bool required) { m_required = required; }
    const NumberFormat& format() const { return m_format; }

    void showValue(const Json* value) override;
    QWidget* focusTarget() override;
    QString reading() const override;
    std::optional<Distribution> distribution() const;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void readText(const QString& text);
    void nudge(int steps);
    void setProblem(const QString& message);
    void fillMenu();
    void chooseForm(int form);
    void editParameters();
    void refreshGlyph();
    void showUnit();
    void makeRoom();

    NumberFormat m_format;
    Json m_value, m_fallback;
    bool m_required = false;
    QFrame* m_frame;
    QLineEdit* m_text;
    DensityGlyph* m_glyph;
    QLabel* m_unit;
    QString m_many, m_one; ///< the unit behind any figure but 1, and behind 1
    QToolButton* m_families = nullptr;
    QMenu* m_menu = nullptr;
};

/// Sets a dynamic property and lets the style sheet see it.
void setStyleProperty(QWidget* widget, const char* name, const QVariant& value);

} // namespace rackrate
