// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "app/widgets/distributiondialog.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace rackrate {
namespace {

constexpr int dialogWidth = 420;
constexpr const char* rangeFamilies[] = {"", "lognormal", "normal", "uniform"};

NumberFormat parameterFormat(const NumberFormat& format, const DistributionForm::Parameter& parameter)
{
    NumberFormat own = format;
    own.percent = format.percent && !parameter.plain;
    return own;
}

QString parameterText(const Json& value, const DistributionForm::Parameter& parameter, const NumberFormat& format)
{
    const auto found = value.find(parameter.key);
    if (found == value.end())
        return {};
    QStringList parts;
    for (const Json& entry : found->is_array() ? *found : Json::array({*found})) {
        if (entry.is_number())
            parts << plainNumberText(entry.get<double>(), format).remove(format.locale.groupSeparator());
    }
    return parts.join(QStringLiteral("; "));
}

} // namespace

DistributionDialog::DistributionDialog(const Json& value, const NumberFormat& format, const QString& unit, QWidget* parent)
    : QDialog(parent), m_value(value), m_format(format), m_form(formOf(value)), m_draw(new QLineEdit(this)),
      m_density(new DensityGlyph(DensityGlyph::Size::Large, this)), m_reading(new QLabel(this))
{
    QString title = distributionLabel(m_form->label);
    title.front() = title.front().toUpper();
    setWindowTitle(title);
    setMinimumWidth(dialogWidth);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 16, 16, 16);
    column->setSpacing(8);
    auto* form = new QFormLayout;
    form->setSpacing(8);
    column->addLayout(form);
    for (const DistributionForm::Parameter& parameter : m_form->parameters)
        addParameter(form, parameter, unit);
    if (std::string(m_form->key) == "range") {
        m_family = new QComboBox(this);
        m_family->addItem(tr("Lognormal if both ends are positive, else normal"));
        for (int index = 1; index < 4; ++index)
            m_family->addItem(QCoreApplication::translate("Distribution", rangeFamilies[index]));
        const std::string family = value.value("family", std::string());
        for (int index = 1; index < 4; ++index)
            m_family->setCurrentIndex(family == rangeFamilies[index] ? index : m_family->currentIndex());
        connect(m_family, &QComboBox::currentIndexChanged, this, &DistributionDialog::read);
        form->addRow(tr("Family"), m_family);
    }
    m_draw->setText(QString::fromStdString(value.value("draw", std::string())));
    m_draw->setToolTip(tr("Numbers that name the same draw move together: they share one random score in every future."));
    connect(m_draw, &QLineEdit::textChanged, this, &DistributionDialog::read);
    form->addRow(tr("Shared draw"), m_draw);
    m_reading->setProperty("role", QStringLiteral("reading"));
    m_reading->setWordWrap(true);
    column->addWidget(m_density);
    column->addWidget(m_reading);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    m_accept = buttons->button(QDialogButtonBox::Ok);
    m_accept->setProperty("role", QStringLiteral("primary"));
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    column->addWidget(buttons);
    read();
}

void DistributionDialog::addParameter(QFormLayout* form, const DistributionForm::Parameter& parameter, const QString& unit)
{
    const NumberFormat own = parameterFormat(m_format, parameter);
    auto* text = new QLineEdit(parameterText(m_value, parameter, own), this);
    if (text->text().isEmpty() && std::string(parameter.key) == "low")
        text->setText(QStringLiteral("0"));
    if (text->text().isEmpty() && std::string(parameter.key) == "high")
        text->setText(plainNumberText(1, own));
    const QString label = distributionLabel(parameter.label);
    form->addRow(parameter.plain || unit.isEmpty() ? label : tr("%1 (%2)").arg(label, unit), text);
    if (parameter.list)
        text->setToolTip(tr("Several numbers, with a semicolon between them."));
    connect(text, &QLineEdit::textChanged, this, &DistributionDialog::read);
    m_texts << text;
}

void DistributionDialog::read()
{
    if (!m_accept) // still being built
        return;
    Json next = m_value;
    bool readable = true;
    for (int index = 0; index < m_texts.size(); ++index) {
        const DistributionForm::Parameter& parameter = m_form->parameters[static_cast<std::size_t>(index)];
        const NumberFormat own = parameterFormat(m_format, parameter);
        Json list = Json::array();
        QString text = m_texts[index]->text();
        for (const QString& part : text.replace(QChar(0xFF1B), QLatin1Char(';')).split(QLatin1Char(';'), Qt::SkipEmptyParts)) {
            const auto number = parsePlainNumber(part, own);
            readable = readable && number;
            list.push_back(number.value_or(0));
        }
        readable = readable && !list.empty() && (parameter.list || list.size() == 1);
        next[parameter.key] = parameter.list ? list : list.empty() ? Json(0) : list[0];
    }
    next.erase("draw");
    if (!m_draw->text().trimmed().isEmpty())
        next["draw"] = m_draw->text().trimmed().toStdString();
    if (m_family) {
        next.erase("family");
        if (m_family->currentIndex() > 0)
            next["family"] = rangeFamilies[m_family->currentIndex()];
    }
    const auto distribution = readable ? distributionOf(next) : std::nullopt;
    m_density->setDistribution(distribution, m_format);
    m_reading->setText(distribution ? readingText(next, m_format)
                                    : tr("These parameters make no distribution: numbers must rise from the lowest to the highest, "
                                         "deviations and weights must be positive."));
    m_accept->setEnabled(distribution.has_value());
    if (distribution)
        m_value = next;
}

} // namespace rackrate
