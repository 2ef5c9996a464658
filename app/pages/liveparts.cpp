// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "app/pages/liveparts.h"

#include "app/pages/chartcontents.h"
#include "app/pages/resulttables.h"
#include "app/widgets/elidedlabel.h"
#include "simulation/decisions/limits.h"

#include <QVBoxLayout>
#include <algorithm>

namespace rackrate {

LivePanel::Parts::Parts(LivePanel& panel) : m_panel(panel)
{
    auto* layout = new QVBoxLayout(&panel);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    buildFull();
    buildStrip();
    buildEmpty();
    for (QWidget* part : {m_full, m_strip, m_empty})
        layout->addWidget(part);
    connectAll();
    retranslate();
}

void LivePanel::Parts::buildFull()
{
    m_full = new QWidget(&m_panel);
    auto* layout = new QVBoxLayout(m_full);
    layout->setContentsMargins(16, 12, 16, 12);
    layout->setSpacing(4);
    auto* head = new QHBoxLayout;
    head->setSpacing(8);
    m_heading = new QLabel(m_full);
    m_heading->setProperty("role", QStringLiteral("sectionTitle"));
    m_pill = new StatePill(m_full);
    m_basis = new QLabel(m_full);
    m_basis->setProperty("role", QStringLiteral("label"));
    m_fold = new QToolButton(m_full);
    m_fold->setArrowType(Qt::UpArrow);
    head->addWidget(m_heading);
    head->addWidget(m_pill);
    head->addStretch();
    head->addWidget(m_basis);
    head->addWidget(m_fold);
    layout->addLayout(head);
    problem = new ProblemList(ProblemList::Kind::Error, m_full);
    layout->addWidget(problem);
    m_decision = decisionLabel(m_full);
    m_runnerUp = textLabel("reading", m_full);
    m_disagreement = textLabel("reading", m_full);
    m_shares = new ChartWidget(m_full);
    m_shares->setFixedHeight(34);
    layout->addWidget(m_decision);
    layout->addWidget(m_runnerUp);
    layout->addWidget(m_disagreement);
    warning = new ProblemList(ProblemList::Kind::Warning, m_full);
    warning->setMost(2);
    layout->addWidget(warning);
    layout->addSpacing(6);
    layout->addWidget(m_shares);
    layout->addSpacing(4);
    m_fanHead = new SectionHead(m_full);
    m_view = new SegmentedControl(m_full);
    m_fanHead->addAtRight(m_view);
    layout->addWidget(m_fanHead);
    m_fan = new ChartWidget(m_full);
    m_fan->setMinimumHeight(190);
    layout->addWidget(m_fan, 3);
    auto* pair = new QHBoxLayout;
    pair->setSpacing(8);
    m_breakEvenTitle = new QLabel(m_full);
    m_breakEvenTitle->setProperty("role", QStringLiteral("sectionTitle"));
    m_challenger = new StrategyChooser(m_full);
    m_against = new QLabel(m_full);
    m_against->setProperty("role", QStringLiteral("label"));
    m_baseline = new StrategyChooser(m_full);
    m_breakEvenNote = new ElidedLabel(m_full, ElidedLabel::Mode::WholeOrNothing);
    m_breakEvenNote->setProperty("role", QStringLiteral("label"));
    m_breakEvenNote->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    for (QWidget* widget : {static_cast<QWidget*>(m_breakEvenTitle), static_cast<QWidget*>(m_challenger),
                            static_cast<QWidget*>(m_against), static_cast<QWidget*>(m_baseline)})
        pair->addWidget(widget);
    pair->addWidget(m_breakEvenNote, 1);
    layout->addLayout(pair);
    m_breakEven = new ChartWidget(m_full);
    m_breakEven->setMinimumHeight(140);
    layout->addWidget(m_breakEven, 2);
    layout->addWidget(hairline(m_full));
    auto* foot = new QHBoxLayout;
    m_service = textLabel("reading", m_full);
    m_serviceLink = new QPushButton(m_full);
    m_serviceLink->setProperty("role", QStringLiteral("link"));
    foot->addWidget(m_service, 1);
    foot->addWidget(m_serviceLink);
    layout->addLayout(foot);
}

void LivePanel::Parts::buildStrip()
{
    m_strip = new QWidget(&m_panel);
    auto* row = new QHBoxLayout(m_strip);
    row->setContentsMargins(24, 5, 16, 5);
    row->setSpacing(16);
    auto* words = new QVBoxLayout;
    words->setSpacing(0);
    auto* first = new QHBoxLayout;
    first->setSpacing(8);
    m_stripDecision = decisionLabel(m_strip);
    m_stripDecision->setWordWrap(false);
    m_stripPill = new StatePill(m_strip);
    first->addWidget(m_stripDecision);
    first->addWidget(m_stripPill);
    first->addStretch();
    words->addLayout(first);
    m_stripRunnerUp = textLabel("reading", m_strip);
    m_stripRunnerUp->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    words->addWidget(m_stripRunnerUp);
    row->addLayout(words, 2);
    m_stripShares = new ChartWidget(m_strip);
    m_stripShares->setFixedHeight(34);
    row->addWidget(m_stripShares, 1);
    m_unfold = new QToolButton(m_strip);
    m_unfold->setArrowType(Qt::DownArrow);
    row->addWidget(m_unfold);
}

void LivePanel::Parts::buildEmpty()
{
    m_empty = new QWidget(&m_panel);
    auto* layout = new QVBoxLayout(m_empty);
    layout->setContentsMargins(16, 12, 16, 12);
    m_emptyText = textLabel("reading", m_empty);
    m_newScenario = new QPushButton(m_empty);
    layout->addWidget(m_emptyText);
    missing = new ProblemList(ProblemList::Kind::Error, m_empty);
    missing->setMost(12);
    layout->addWidget(missing);
    layout->addWidget(m_newScenario, 0, Qt::AlignLeft);
    layout->addStretch();
}

void LivePanel::Parts::connectAll()
{
    connect(m_view, &SegmentedControl::chosen, &m_panel, [this] { showFan(); });
    connect(m_fan, &ChartWidget::strategyClicked, &m_panel, [this](int strategy) {
        clickedStrategy = strategy;
        showFan();
    });
    connect(m_fan, &ChartWidget::indexHovered, m_breakEven, &ChartWidget::setLinkedIndex);
    connect(m_breakEven, &ChartWidget::indexHovered, m_fan, &ChartWidget::setLinkedIndex);
    for (StrategyChooser* chooser : {m_challenger, m_baseline})
        connect(chooser, &StrategyChooser::strategyChosen, &m_panel, [this] {
            m_pairChosen = true;
            showBreakEven();
        });
    connect(m_serviceLink, &QPushButton::clicked, &m_panel, [this] { emit m_panel.pageRequested(QStringLiteral("service")); });
    for (ChartWidget* shares : {m_shares, m_stripShares})
        connect(shares, &ChartWidget::strategyClicked, &m_panel,
                [this] { emit m_panel.pageRequested(QStringLiteral("decision")); });
    connect(m_fold, &QToolButton::clicked, &m_panel, [this] { emit m_panel.foldRequested(true); });
    connect(m_unfold, &QToolButton::clicked, &m_panel, [this] { emit m_panel.foldRequested(false); });
    connect(m_newScenario, &QPushButton::clicked, &m_panel, &LivePanel::newScenarioRequested);
    for (ProblemList* list : {problem, missing, warning})
        connect(list, &ProblemList::activated, &m_panel, &LivePanel::problemActivated);
}

void LivePanel::Parts::retranslate()
{
    m_heading->setText(LivePanel::tr("Live result"));
    m_view->setChoices({LivePanel::tr("Total"), LivePanel::tr("Difference")});
    m_breakEvenTitle->setText(LivePanel::tr("Break-even"));
    m_against->setText(LivePanel::tr("against"));
    m_breakEvenNote->setFullText(LivePanel::tr("share of futures per month"));
    m_serviceLink->setText(LivePanel::tr("Service and utilisation ›"));
    m_fold->setToolTip(LivePanel::tr("Fold the live result into a strip"));
    m_fold->setAccessibleName(m_fold->toolTip());
    m_unfold->setToolTip(LivePanel::tr("Unfold the live result"));
    m_unfold->setAccessibleName(m_unfold->toolTip());
    m_challenger->setAccessibleName(LivePanel::tr("Challenger"));
    m_baseline->setAccessibleName(LivePanel::tr("Baseline of the break-even"));
    m_newScenario->setText(LivePanel::tr("New scenario from a template"));
    show();
}

void LivePanel::Parts::show()
{
    const bool any = answer && !answer->results.strategies.empty();
    m_empty->setVisible(!any && !folded);
    m_full->setVisible(any && !folded);
    m_strip->setVisible(folded);
    if (!any) {
        showEmpty();
        return showState();
    }
    showSentences();
    if (folded)
        return showState();
    showFan();
    const Results& results = answer->results;
    const int next = runnerUp(results);
    const QLocale locale;
    const StrategyPair pair = next < 0 ? StrategyPair{results.best(), next} : naturalPair(results, results.best(), next);
    m_challenger->setStrategies(answer->scenario, pair.challenger, locale);
    m_baseline->setStrategies(answer->scenario, pair.baseline, locale);
    if (!m_pairChosen) {
        m_challenger->choose(pair.challenger);
        m_baseline->choose(pair.baseline);
    }
    showBreakEven();
    showService();
    showState();
}

void LivePanel::Parts::showEmpty()
{
    const bool any = answer && !answer->results.strategies.empty();
    if (any)
        return;
    const QString text = !scenarioOpen ? LivePanel::tr("Nothing is simulated yet, because no scenario is open.")
        : problems > 0 ? LivePanel::tr("Nothing is simulated yet. %n entry(ies) must be put right first:", nullptr, problems)
                       : LivePanel::tr("The first answer is on its way.");
    m_emptyText->setText(text);
    m_newScenario->setVisible(!scenarioOpen);
    m_stripDecision->setText(text);
    m_stripRunnerUp->clear();
    m_stripShares->clear();
}

bool LivePanel::Parts::stale() const { return state == LiveSimulation::State::Stale || state == LiveSimulation::State::Failed; }

void LivePanel::Parts::showSentences()
{
    const QLocale locale;
    const Theme& theme = currentTheme();
    const Results& results = answer->results;
    const RichSentence decision = decisionSentence(answer->scenario, results, locale);
    const RichSentence next = joined(ruledOutSentences(answer->scenario, results, locale), runnerUpSentence(answer->scenario, results, locale));
    // Sentences about another plan than the one that is written now do not look like an answer.
    const auto said = [&](const RichSentence& sentence) {
        return stale() ? QStringLiteral("<span style=\"color:%1\">").arg(theme.ink3.name()) + sentence.text.toHtmlEscaped() + QStringLiteral("</span>")
                       : richText(sentence, theme);
    };
    m_decision->setText(said(decision));
    m_runnerUp->setText(said(next));
    m_stripDecision->setText(said(decision));
    m_stripRunnerUp->setText(said(next));
    m_stripRunnerUp->setToolTip(next.text);
    const QString other = disagreementSentence(answer->scenario, results, locale);
    m_disagreement->setText(other);
    m_disagreement->setVisible(!other.isEmpty());
    m_basis->setText(LivePanel::tr("decided by %1 · %2").arg(basisText(results.nominalBasis),
                                                              QString::fromStdString(answer->scenario.currency)));
    const ShareBarData shares = shareBarData(answer->scenario, results, results.nominalBasis, locale);
    m_shares->setContent(shareBarContent(shares));
    m_stripShares->setContent(shareBarContent(shares));
}

void LivePanel::Parts::showFan()
{
    if (!answer || folded || answer->results.strategies.empty())
        return;
    FanChoice choice;
    choice.view = m_view->current() == 1 ? FanChoice::View::Difference : FanChoice::View::Cumulative;
    const int count = int(answer->results.strategies.size());
    const int best = answer->results.best();
    const int picked = clickedStrategy >= 0 ? clickedStrategy : editedStrategy;
    if (picked >= 0 && picked < count && picked != best)
        choice.focus = {best, picked};
    if (dragging)
        choice.widest = m_lastAxis;
    FanChartData data = fanChartData(answer->scenario, answer->results, choice, QLocale());
    m_lastAxis = data.value;
    m_fanHead->setTexts(data.title, data.subtitle);
    m_fan->setContent(fanContent(std::move(data)));
}

void LivePanel::Parts::showBreakEven()
{
    if (!answer)
        return;
    const auto data = breakEvenChartData(answer->scenario, answer->results, m_baseline->strategy(), m_challenger->strategy(),
                                         answer->results.nominalBasis, QLocale());
    if (data)
        m_breakEven->setContent(breakEvenContent(*data));
    else
        m_breakEven->clear();
}

void LivePanel::Parts::showService()
{
    const ServiceLine line = serviceLine(answer->scenario, answer->results, QLocale());
    const Theme& theme = currentTheme();
    QString html = line.title.toHtmlEscaped();
    for (const ServiceLine::Figure& figure : line.figures)
        html += QStringLiteral(" &nbsp; <span style=\"color:%1\">■</span>&nbsp;%2")
                    .arg(theme.strategy(figure.strategy).line.name(), // a line ends between figures, never inside one
                         QStringLiteral("%1 %2").arg(figure.name, figure.text).replace(QLatin1Char(' '), QChar(0x00A0)).toHtmlEscaped());
    m_service->setText(html);
}

void LivePanel::Parts::showState()
{
    const quint64 shown = state == LiveSimulation::State::Cancelled && answer ? answer->results.engine.trials : done;
    m_pill->setState(state, shown, wanted);
    m_stripPill->setState(state, shown, wanted);
    for (ChartWidget* chart : {m_shares, m_stripShares, m_fan, m_breakEven})
        chart->setStale(stale());
    if (stale() == m_shownStale || !answer || answer->results.strategies.empty())
        return;
    m_shownStale = stale();
    showSentences();
    showService();
}

} // namespace rackrate
