// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include "app/widgets/densityglyph.h"
#include "app/widgets/distributionforms.h"

#include <QDialog>
#include <QList>

class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;

namespace rackrate {

/// The parameters of one distribution, with its density drawn while they are typed.
class DistributionDialog : public QDialog {
    Q_OBJECT
public:
    DistributionDialog(const Json& value, const NumberFormat& format, const QString& unit, QWidget* parent);

    Json value() const { return m_value; }

private:
    void addParameter(QFormLayout* form, const DistributionForm::Parameter& parameter, const QString& unit);
    void read();

    Json m_value;
    NumberFormat m_format;
    const DistributionForm* m_form;
    QList<QLineEdit*> m_texts;
    QLineEdit* m_draw;
    QComboBox* m_family = nullptr;
    DensityGlyph* m_density;
    QLabel* m_reading;
    QPushButton* m_accept = nullptr;
};

} // namespace rackrate
