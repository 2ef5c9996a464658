// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "app/pages/breakevenpage.h"

#include "app/pages/resulttables.h"

#include <algorithm>
#include <cmath>

namespace rackrate {
namespace {

constexpr int wordsWidth = 168, sharesWidth = 116, rowSpacing = 8, barsStretch = 5, curveStretch = 4;

} // namespace

BreakEvenPage::BreakEvenPage(QWidget* parent) : PageBase(parent)
{
    m_baselineLabel = new QLabel(this);
    m_baselineLabel->setProperty("role", QStringLiteral("label"));
    m_baseline = new StrategyChooser(this);
    m_basis = new SegmentedControl(this);
    for (QWidget* choice : {static_cast<QWidget*>(m_baselineLabel), static_cast<QWidget*>(m_baseline),
                            static_cast<QWidget*>(m_basis)})
        addChoice(choice);
    auto* heads = new QHBoxLayout;
    heads->setSpacing(rowSpacing);
    heads->addSpacing(wordsWidth + rowSpacing);
    m_barsHead = textLabel("label", this);
    m_curveHead = textLabel("label", this);
    heads->addWidget(m_barsHead, barsStretch);
    heads->addWidget(m_curveHead, curveStretch);
    heads->addSpacing(sharesWidth + rowSpacing);
    body()->addLayout(heads);
    m_rowsLayout = new QVBoxLayout;
    m_rowsLayout->setSpacing(8);
    body()->addLayout(m_rowsLayout);
    m_table = addTable();
    m_note = textLabel("note", this);
    body()->addWidget(m_note);
    body()->addStretch();
    connect(m_baseline, &StrategyChooser::strategyChosen, this, [this] { refresh(); });
    connect(m_basis, &SegmentedControl::chosen, this, [this] {
        m_basisChosen = true;
        refresh();
    });
    retranslate();
}

void BreakEvenPage::retranslate()
{
    setTitle(tr("Break-even"));
    m_baselineLabel->setText(tr("Baseline"));
    m_baseline->setAccessibleName(tr("Baseline"));
    m_basis->setChoices({tr("Present value"), tr("Nominal")});
    m_barsHead->setText(tr("Share of all futures, by month"));
    m_curveHead->setText(tr("Cumulative probability; the rest is never, or ruled out"));
    setSentence(tr("First month from which the challenger's cumulative cost is, and stays, at or below the baseline's. Where it is ruled out, it does not break even."));
}

bool BreakEvenPage::nominal() const { return m_basis->current() == 1; }

void BreakEvenPage::setRowCount(std::size_t count)
{
    while (m_rows.size() > count) {
        for (ChartWidget* chart : {m_rows.back().bars, m_rows.back().curve, m_rows.back().shares})
            forget(chart);
        delete m_rows.back().widget;
        m_rows.pop_back();
    }
    while (m_rows.size() < count) {
        Row row{new QWidget(this), nullptr, nullptr, nullptr, nullptr, nullptr, nullptr};
        auto* layout = new QHBoxLayout(row.widget);
        layout->setContentsMargins(0, 0, 0, 0);
        layout->setSpacing(rowSpacing);
        auto* words = new QVBoxLayout;
        words->setSpacing(2);
        row.name = textLabel("reading", row.widget);
        row.figure = new QLabel(row.widget);
        row.figure->setFont(uiFont(type::key, true));
        row.words = textLabel("reading", row.widget);
        for (QLabel* label : {row.name, row.figure, row.words})
            words->addWidget(label);
        words->addStretch();
        auto* side = new QWidget(row.widget);
        side->setFixedWidth(wordsWidth);
        side->setLayout(words);
        words->setContentsMargins(0, 4, 0, 0);
        layout->addWidget(side);
        row.bars = addChart(172, layout, barsStretch);
        row.curve = addChart(172, layout, curveStretch);
        row.shares = addChart(172, layout, 0);
        row.shares->setFixedWidth(sharesWidth);
        for (ChartWidget* chart : {row.bars, row.curve})
            connect(chart, &ChartWidget::indexHovered, this, &BreakEvenPage::markMonth);
        row.widget->setFixedHeight(184);
        m_rowsLayout->addWidget(row.widget);
        m_rows.push_back(row);
    }
}

void BreakEvenPage::fillRow(Row& row, const BreakEvenChartData& data)
{
    const Theme& theme = currentTheme();
    const QLocale locale;
    row.name->setText(QStringLiteral("<span style=\"color:%1; font-size:16px\">■</span> <span style=\"font-weight:500; color:%2\">%3</span><br>%4")
                          .arg(theme.strategy(data.challenger).line.name(), theme.ink1.name(),
                               data.challengerName.toHtmlEscaped(), tr("against %1").arg(data.baselineName).toHtmlEscaped()));
    QPalette colours = row.figure->palette();
    colours.setColor(QPalette::WindowText, theme.strategy(data.challenger).text);
    row.figure->setPalette(colours);
    row.figure->setStyleSheet(QStringLiteral("color:%1; font-size:%2px; font-weight:500")
                                  .arg(theme.strategy(data.challenger).text.name()).arg(int(type::key)));
    row.figure->setText(data.percentBroken > 0 && data.percentBroken < 100
                            ? locale.toString(data.percentBroken) + QStringLiteral("%")
                            : shareText(data.broken(), locale));
    QStringList words{data.pair.fromStart > 0 ? tr("of futures break even or are cheaper from the start") : tr("of futures break even")};
    if (data.pair.probability > 0 && std::isfinite(data.pair.p50)) {
        const auto month = [&](double value) { return locale.toString(int(std::ceil(value))); };
        words << tr("half of those in a month by month %1, 90% from %2 to %3")
                     .arg(month(data.pair.p50), month(data.pair.p5), month(data.pair.p95));
    }
    row.words->setText(words.join(QLatin1Char('\n')));
    row.words->setToolTip(data.sentence);
    row.bars->setContent(breakEvenBarsContent(data, -1));
    row.curve->setContent(breakEvenCurveContent(data, -1));
    row.shares->setContent(breakEvenSharesContent(data));
}

void BreakEvenPage::markMonth(int month)
{
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        if (!m_rows[i].bars->isHovered())
            m_rows[i].bars->setContent(breakEvenBarsContent(m_data[i], month));
        if (!m_rows[i].curve->isHovered())
            m_rows[i].curve->setContent(breakEvenCurveContent(m_data[i], month));
    }
}

void BreakEvenPage::refresh()
{
    const QLocale locale;
    if (!m_basisChosen)
        m_basis->setCurrent(results().nominalBasis ? 1 : 0);
    m_baseline->setStrategies(scenario(), results().best(), locale);
    m_data.clear();
    for (int i = 0; i < int(results().strategies.size()); ++i) {
        if (auto data = breakEvenChartData(scenario(), results(), m_baseline->strategy(), i, nominal(), locale);
            data && i != m_baseline->strategy())
            m_data.push_back(std::move(*data));
    }
    shareAxis(m_data);
    std::stable_sort(m_data.begin(), m_data.end(), [](const auto& a, const auto& b) { return a.broken() > b.broken(); });
    setRowCount(m_data.size());
    for (std::size_t i = 0; i < m_data.size(); ++i)
        fillRow(m_rows[i], m_data[i]);
    std::vector<int> strategies;
    m_table->setTable(breakEvenTable(scenario(), results(), m_baseline->strategy(), nominal(), locale, &strategies), strategies);
    m_table->fitHeight();
    const double trials = double(std::max<std::uint64_t>(results().engine.trials, 1));
    m_note->setText(tr("%1 futures; the 95% interval of each share is ±%2 points or less. Months and the mark above the bars "
                       "(P5 to P95, median) count only futures that break even in some month.")
                        .arg(locale.toString(qulonglong(results().engine.trials)),
                             amountText(100 * 1.96 * 0.5 / std::sqrt(trials), locale, 1)));
}

} // namespace rackrate
