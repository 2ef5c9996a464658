// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "app/widgets/weekfields.h"

#include "app/theme/theme.h"
#include "app/widgets/numbertext.h"

#include <QButtonGroup>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace rackrate {
namespace {

constexpr int brushLevels[] = {0, 20, 40, 60, 80, 100};
constexpr double shareSteps = 1000; // painted shares are kept to a tenth of a percent

QPushButton* brushButton(int percent, QWidget* parent)
{
    auto* button = new QPushButton(QStringLiteral("%1%").arg(percent), parent);
    button->setCheckable(true);
    button->setFixedWidth(48);
    button->setStyleSheet(QStringLiteral("padding: 2px 0"));
    button->setAccessibleName(WeekField::tr("Brush %1%").arg(percent));
    return button;
}

} // namespace

WeekField::WeekField(const QList<ChoiceEntry>& presets, QWidget* parent)
    : FieldEditor(parent), m_presets(presets), m_preset(new QComboBox(this)), m_grid(new WeekGrid(WeekGrid::Mode::Brush, this)),
      m_summary(new QLabel(this))
{
    for (const ChoiceEntry& preset : m_presets)
        m_preset->addItem(preset.label);
    m_preset->addItem(tr("As painted"));
    m_preset->setAccessibleName(tr("Shape of the week"));
    auto* tools = new QHBoxLayout;
    tools->setSpacing(4);
    tools->addWidget(m_preset);
    tools->addStretch(1);
    auto* brush = new QLabel(tr("Brush"), this);
    brush->setProperty("role", QStringLiteral("label"));
    tools->addWidget(brush);
    auto* group = new QButtonGroup(this);
    for (const int level : brushLevels) {
        QPushButton* button = brushButton(level, this);
        group->addButton(button, level);
        tools->addWidget(button);
        button->setChecked(level == 100);
    }
    connect(group, &QButtonGroup::idClicked, this, [this](int level) { m_grid->setBrush(level / 100.0); });
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addLayout(tools);
    column->addWidget(m_grid);
    m_summary->setProperty("role", QStringLiteral("reading"));
    column->addWidget(m_summary);
    connect(m_preset, &QComboBox::activated, this, [this](int index) {
        if (index < m_presets.size())
            emit edited(m_presets[index].value);
        else
            sendShares();
        emit finished();
    });
    connect(m_grid, &WeekGrid::painted, this, &WeekField::sendShares);
    connect(m_grid, &WeekGrid::paintingEnded, this, &WeekField::finished);
    setFocusProxy(m_grid);
}

void WeekField::showFactors(const std::array<double, WeekGrid::slotCount>& factors, double meanLevel, const QString& unit)
{
    const double peak = *std::max_element(factors.begin(), factors.end());
    WeekGrid::Shares shares{};
    for (std::size_t slot = 0; slot < shares.size(); ++slot)
        shares[slot] = peak > 0 ? std::round(factors[slot] / peak * shareSteps) / shareSteps : 0;
    m_grid->setShares(shares);
    m_meanLevel = meanLevel;
    m_unit = unit;
    NumberFormat format;
    format.locale = QLocale();
    const double mean = std::accumulate(factors.begin(), factors.end(), 0.0) / WeekGrid::slotCount;
    const double ratio = mean > 0 ? peak / mean : 0;
    m_grid->setHoverText([this, ratio, format](double share) {
        return tr("%1 %2").arg(roundedNumberText(share * ratio * m_meanLevel, format), m_unit);
    });
    m_summary->setText(tr("Peak %1 %4 · mean %2 %4 · peak to mean %3 · in the first month, expected value")
                           .arg(roundedNumberText(meanLevel * ratio, format), roundedNumberText(meanLevel, format),
                                roundedNumberText(ratio, format), unit));
}

void WeekField::showValue(const Json* value)
{
    const QSignalBlocker quiet(m_preset);
    const Json shown = value ? *value : m_presets.isEmpty() ? Json() : m_presets.first().value;
    int index = static_cast<int>(m_presets.size());
    for (int preset = 0; preset < m_presets.size(); ++preset)
        index = m_presets[preset].value == shown ? preset : index;
    m_preset->setCurrentIndex(index);
}

QWidget* WeekField::focusTarget()
{
    return m_grid;
}

void WeekField::sendShares()
{
    Json list = Json::array();
    for (const double share : m_grid->shares())
        list.push_back(std::round(share * shareSteps) / shareSteps);
    emit edited(list);
}

SlotsField::SlotsField(QWidget* parent) : FieldEditor(parent), m_grid(new WeekGrid(WeekGrid::Mode::Switch, this))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_grid);
    setFocusProxy(m_grid);
    connect(m_grid, &WeekGrid::painted, this, [this] {
        Json list = Json::array();
        for (std::size_t slot = 0; slot < m_grid->shares().size(); ++slot) {
            if (m_grid->shares()[slot] > 0.5)
                list.push_back(static_cast<int>(slot));
        }
        if (list.empty())
            emit cleared();
        else
            emit edited(list);
    });
    connect(m_grid, &WeekGrid::paintingEnded, this, &SlotsField::finished);
}

void SlotsField::showValue(const Json* value)
{
    WeekGrid::Shares shares{};
    if (value && value->is_array()) {
        for (const Json& slot : *value) {
            if (slot.is_number_integer() && slot.get<int>() >= 0 && slot.get<int>() < WeekGrid::slotCount)
                shares[static_cast<std::size_t>(slot.get<int>())] = 1;
        }
    }
    m_grid->setShares(shares);
}

QWidget* SlotsField::focusTarget()
{
    return m_grid;
}

} // namespace rackrate
