// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "app/mainwindow/workspace.h"

#include "app/editors/editorpage.h"
#include "app/editors/fieldfactory.h"
#include "app/editors/sources.h"
#include "app/editors/sourcespage.h"
#include "app/editors/uncertaintypage.h"
#include "app/mainwindow/fieldstrip.h"
#include "app/mainwindow/outline.h"
#include "app/pages/livepanel.h"
#include "app/pages/problemlist.h"
#include "app/pages/resultpages.h"
#include "app/settings/settings.h"
#include "app/workbook/scenariodocument.h"
#include "app/workbook/treesteps.h"
#include "model/scenario/pointer.h"
#include "model/scenario/pointersteps.h"

#include <QApplication>
#include <QLabel>
#include <QProgressBar>
#include <QResizeEvent>
#include <QSplitter>
#include <QVBoxLayout>

namespace rackrate {
namespace {

constexpr int outlineWidth = 240, editorWidth = 832, panelWidth = 528;
constexpr int outlineMinimum = 200, editorMinimum = 560, panelMinimum = 400;
constexpr int foldBelowWidth = 1360;
const QString resultPrefix = QStringLiteral("result:");

/// Where a finding lies, without the field that its sentence names anyway.
QString placeOf(const Json& tree, const Finding& finding)
{
    const Field* field = fieldAt(tree, finding.path);
    const bool named = field && finding.message.contains(QStringLiteral("\u201C%1\u201D").arg(schemaText(field->label)));
    return pathLabel(tree, named ? parentPointer(finding.path) : finding.path);
}

} // namespace

Workspace::Workspace(ScenarioDocument& document, LiveSimulation& live, QWidget* parent)
    : QWidget(parent), m_document(document), m_live(live), m_folded(settings::livePanelFolded()), m_panelWidth(panelWidth)
{
    build();
    connectPanel();
    connect(&document, &ScenarioDocument::changed, this, &Workspace::refreshDocument);
    connect(&live, &LiveSimulation::answerChanged, this, &Workspace::refreshAnswer);
    connect(&live, &LiveSimulation::stateChanged, this, &Workspace::refreshState);
    connect(m_outline, &Outline::chosen, this, &Workspace::showPage);
    connect(m_outline, &Outline::menuRequested, this, &Workspace::contextMenuRequested);
    setFocusProxy(m_outline);
    refreshAnswer();
    refreshState();
    arrange();
}

Workspace::~Workspace() = default;

void Workspace::build()
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    m_progress = new QProgressBar(this);
    m_progress->setTextVisible(false);
    m_progress->setFixedHeight(2);
    column->addWidget(m_progress);
    m_splitter = new QSplitter(Qt::Horizontal, this);
    m_splitter->setChildrenCollapsible(false);
    column->addWidget(m_splitter, 1);
    auto* outlinePane = new QWidget(m_splitter);
    outlinePane->setObjectName(QStringLiteral("outlinePane"));
    outlinePane->setMinimumWidth(outlineMinimum);
    auto* outlineColumn = new QVBoxLayout(outlinePane);
    outlineColumn->setContentsMargins(0, 8, 0, 8);
    m_outline = new Outline(outlinePane);
    outlineColumn->addWidget(m_outline);
    auto* middle = new QWidget(m_splitter);
    middle->setObjectName(QStringLiteral("editorPane"));
    middle->setMinimumWidth(editorMinimum);
    auto* middleColumn = new QVBoxLayout(middle);
    middleColumn->setContentsMargins(0, 0, 0, 0);
    middleColumn->setSpacing(0);
    m_stripPlace = new QWidget(middle);
    new QVBoxLayout(m_stripPlace);
    m_stripPlace->layout()->setContentsMargins(0, 0, 0, 0);
    m_problem = new ProblemList(ProblemList::Kind::Error, middle);
    m_warning = new ProblemList(ProblemList::Kind::Warning, middle);
    m_warning->setMost(1);
    m_pagePlace = new QVBoxLayout;
    m_fieldStrip = new FieldStrip(m_document, middle);
    middleColumn->addWidget(m_stripPlace);
    middleColumn->addWidget(m_problem);
    middleColumn->addWidget(m_warning);
    middleColumn->addLayout(m_pagePlace, 1);
    middleColumn->addWidget(m_fieldStrip);
    m_panel = new LivePanel(m_splitter);
    m_panel->setObjectName(QStringLiteral("livePane"));
    m_panel->setMinimumWidth(panelMinimum);
    m_splitter->setStretchFactor(1, 1);
    if (!m_splitter->restoreState(settings::splitterState()))
        m_splitter->setSizes({outlineWidth, editorWidth, panelWidth});
}

void Workspace::connectPanel()
{
    connect(m_panel, &LivePanel::pageRequested, this, [this](const QString& id) { showPage(resultPrefix + id); });
    connect(m_panel, &LivePanel::problemActivated, this, &Workspace::showField);
    connect(m_panel, &LivePanel::foldRequested, this, &Workspace::setFolded);
    connect(m_panel, &LivePanel::newScenarioRequested, this, &Workspace::newScenarioRequested);
    for (ProblemList* list : {m_problem, m_warning})
        connect(list, &ProblemList::activated, this, &Workspace::showField);
}

void Workspace::showPage(const QString& key)
{
    const bool result = key.startsWith(resultPrefix);
    if (key == m_key && (result ? m_result != nullptr : m_editor != nullptr))
        return;
    for (QWidget* old : {static_cast<QWidget*>(m_editor), static_cast<QWidget*>(m_result)}) {
        if (!old)
            continue;
        m_pagePlace->removeWidget(old);
        old->hide();
        old->deleteLater();
    }
    m_editor = nullptr;
    m_result = nullptr;
    m_fieldStrip->showField(nullptr);
    m_key = key;
    if (result) {
        m_result = makeResultPage(key.mid(resultPrefix.size()), this);
        if (m_result)
            m_pagePlace->addWidget(m_result);
    }
    if (!m_result) {
        m_editor = makeEditorPage(m_document, key.toStdString(), this);
        if (!m_editor) {
            m_key = QStringLiteral("/scenario");
            m_editor = makeEditorPage(m_document, "/scenario", this);
        }
        m_pagePlace->addWidget(m_editor);
        connect(m_editor, &EditorPage::fieldFocused, this, &Workspace::noteField);
        connect(m_editor, &EditorPage::pageRequested, this, &Workspace::showPage);
        if (auto* page = qobject_cast<UncertaintyPage*>(m_editor))
            connect(page, &UncertaintyPage::fieldRequested, this, &Workspace::showField);
        if (auto* page = qobject_cast<SourcesPage*>(m_editor))
            connect(page, &SourcesPage::fieldRequested, this, &Workspace::showField);
    }
    m_fieldStrip->setVisible(m_editor);
    m_outline->setCurrentKey(m_key);
    const std::vector<std::string> steps = pointerSteps(m_key.toStdString());
    const Json* strategies = m_document.at("/strategies");
    const bool strategy = steps.size() == 2 && steps[0] == "strategies" && strategies;
    m_panel->setEditedStrategy(strategy ? static_cast<int>(memberIndex(*strategies, steps[1])) : -1);
    refreshAnswer();
    arrange();
    emit pageChanged(m_key);
}

void Workspace::showField(const QString& pointer)
{
    if (pointer.isEmpty())
        return;
    const std::string path = withIds(m_document.tree(), pointer.toStdString());
    showPage(QString::fromStdString(pageKeyOf(path)));
    if (m_editor)
        m_editor->focusField(path);
}

void Workspace::noteField(FieldBox* box) { m_fieldStrip->showField(box); }

void Workspace::refreshDocument()
{
    m_outline->show(m_document, m_live.answer());
    m_outline->setCurrentKey(m_key);
    if (m_editor) {
        const std::string key = m_editor->key();
        const bool gone = pointerSteps(key).size() == 2 && !m_document.at(key);
        if (gone)
            showPage(QStringLiteral("/scenario"));
        else
            m_editor->refresh();
    }
    m_fieldStrip->refresh();
    refreshState();
}

void Workspace::refreshAnswer()
{
    const auto answer = m_live.answer();
    m_panel->setAnswer(answer);
    m_outline->show(m_document, answer);
    m_outline->setCurrentKey(m_key);
    if (m_result)
        m_result->setAnswer(answer);
    if (m_editor)
        m_editor->setAnswer(answer);
    refreshFindings();
}

LiveSimulation::State Workspace::answerState() const
{
    if (m_document.reading().usable())
        return m_live.state();
    return m_live.answer() ? LiveSimulation::State::Stale : LiveSimulation::State::Empty;
}

void Workspace::refreshState()
{
    const LiveSimulation::State state = answerState();
    m_panel->setState(state, m_live.trialsDone(), m_live.trialsWanted());
    if (m_result)
        m_result->setStale(state == LiveSimulation::State::Stale || state == LiveSimulation::State::Failed);
    const bool refining = m_live.state() == LiveSimulation::State::Refining;
    m_progress->setRange(0, 1000);
    m_progress->setValue(refining && m_live.trialsWanted() > 0 ? static_cast<int>(m_live.trialsDone() * 1000 / m_live.trialsWanted()) : 0);
    refreshFindings();
}

void Workspace::refreshFindings()
{
    QList<ProblemList::Problem> errors, warnings;
    for (const Finding& finding : m_document.reading().findings) {
        const QString place = placeOf(m_document.tree(), finding);
        const ProblemList::Problem problem{place.isEmpty() ? finding.message : tr("%1: %2").arg(place, finding.message),
                                           QString::fromStdString(finding.path)};
        if (finding.severity == Severity::Error)
            errors << problem;
        else if (finding.severity == Severity::Warning)
            warnings << problem;
    }
    if (errors.isEmpty() && m_live.state() == LiveSimulation::State::Failed)
        errors << ProblemList::Problem{m_live.failure(), {}};
    m_panel->setScenarioOpen(m_document.isOpen());
    m_panel->setProblems(errors);
    m_panel->setWarnings(warnings);
    m_problem->setProblems(m_panel->folded() ? errors : QList<ProblemList::Problem>());
    m_warning->setProblems(m_panel->folded() ? warnings : QList<ProblemList::Problem>());
}

void Workspace::setFolded(bool folded)
{
    m_folded = folded;
    settings::setLivePanelFolded(folded);
    arrange();
}

void Workspace::arrange()
{
    const bool fold = m_folded || m_result || (isVisible() && width() < foldBelowWidth);
    if (fold != m_panel->folded() || (fold && m_panel->parentWidget() != m_stripPlace)) {
        m_panel->setFolded(fold);
        if (fold) {
            if (isVisible() && m_splitter->indexOf(m_panel) == 2)
                m_panelWidth = m_splitter->sizes().value(2);
            m_panel->setMinimumWidth(0);
            m_panel->setFixedHeight(LivePanel::foldedHeight);
            m_stripPlace->layout()->addWidget(m_panel);
        } else {
            m_panel->setMinimumHeight(0);
            m_panel->setMaximumHeight(QWIDGETSIZE_MAX);
            m_panel->setMinimumWidth(panelMinimum);
            m_splitter->addWidget(m_panel);
            const int width = std::max(panelMinimum, m_panelWidth), outline = m_splitter->sizes().value(0);
            m_splitter->setSizes({outline, std::max(editorMinimum, m_splitter->width() - outline - width), width});
        }
        m_panel->show();
    }
    m_stripPlace->setVisible(fold);
    refreshFindings();
}

void Workspace::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange();
}

/// Before this the width is not the window's.
void Workspace::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    arrange();
}

void Workspace::focusNextPane()
{
    QWidget* focus = QApplication::focusWidget();
    QWidget* page = m_editor ? static_cast<QWidget*>(m_editor) : m_result;
    const auto within = [focus](const QWidget* pane) { return pane && focus && (pane == focus || pane->isAncestorOf(focus)); };
    QWidget* next = within(m_outline) ? page : within(page) ? static_cast<QWidget*>(m_panel) : m_outline;
    if (next == m_outline) {
        m_outline->setFocus(Qt::TabFocusReason);
        return;
    }
    for (QWidget* child : next->findChildren<QWidget*>()) {
        if (child->isVisible() && child->isEnabled() && (child->focusPolicy() & Qt::TabFocus) && !child->focusProxy()) {
            child->setFocus(Qt::TabFocusReason);
            return;
        }
    }
    next->setFocus(Qt::TabFocusReason);
}

QString Workspace::pageHelp() const
{
    if (!m_editor)
        return {};
    QString text;
    for (const FieldBox* box : m_editor->boxes()) {
        if (!box->isVisibleTo(m_editor))
            continue;
        text += QStringLiteral("<p><b>%1</b><br>%2</p>").arg(box->label().toHtmlEscaped(), schemaText(box->field().help).toHtmlEscaped());
    }
    return text;
}

void Workspace::saveLayout() const
{
    if (m_splitter->count() == 3)
        settings::setSplitterState(m_splitter->saveState());
}

} // namespace rackrate
