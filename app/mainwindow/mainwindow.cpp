// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "app/mainwindow/mainwindow.h"

#include "app/commands/structure.h"
#include "app/jobs/livesimulation.h"
#include "app/mainwindow/filecommands.h"
#include "app/mainwindow/helpdialog.h"
#include "app/mainwindow/statusstrip.h"
#include "app/mainwindow/toolstrip.h"
#include "app/mainwindow/windowactions.h"
#include "app/mainwindow/workspace.h"
#include "app/settings/settings.h"
#include "app/startpage/startpage.h"
#include "app/theme/theme.h"
#include "app/widgets/simplefields.h"
#include "app/workbook/scenariodocument.h"
#include "app/workbook/treesteps.h"
#include "model/persistence/scenariofile.h"
#include "model/scenario/pointersteps.h"
#include "simulation/decisions/headline.h"

#include <QAction>
#include <QApplication>
#include <QCloseEvent>
#include <QFileInfo>
#include <QMenu>
#include <QScreen>
#include <QStackedWidget>
#include <QStatusBar>
#include <QVBoxLayout>

#include <functional>

namespace rackrate {
namespace {

constexpr QSize firstSize(1600, 1000);
constexpr QSize smallestSize(960, 640);

bool namesObject(const QString& key)
{
    const std::vector<std::string> steps = pointerSteps(key.toStdString());
    return steps.size() == 2 && (steps[0] == "workloads" || steps[0] == "strategies");
}

} // namespace

class MainWindow::Parts {
public:
    explicit Parts(MainWindow& window) : m_window(window) {}

    void start();
    void rebuild();
    void showHome();
    void showScenario(const QString& key = {});
    bool open(Json tree, const QString& path);
    bool openTemplate(const QString& id);
    bool openFile(const QString& path);
    bool mayClose() { return mayReplace(m_document, &m_window); }
    void saveLayout() const
    {
        if (m_workspace)
            m_workspace->saveLayout();
    }

private:
    void connectFile();
    void connectEdit();
    void connectView();
    void connectRun();
    void connectParts();
    void requestAnswer();
    void showAnswerState()
    {
        m_status->showAnswer(m_live.answer(), m_workspace->answerState());
        m_status->showProgress(m_live);
        m_tools->setRunning(m_live.state() == LiveSimulation::State::Refining);
    }
    void refreshState();
    void rememberAnswer();
    void changeObject(const std::function<void(const std::string& pointer)>& change);
    void duplicateCurrent();
    void moveCurrent(int step);
    void showContextMenu(const QPoint& position, bool onItem);
    void chooseTheme(ThemeChoice choice);
    void chooseLanguage(const QLocale& locale);

    MainWindow& m_window;
    ScenarioDocument m_document;
    LiveSimulation m_live;
    WindowActions m_actions{};
    std::unique_ptr<StatusStrip> m_status;
    QStackedWidget* m_pages = nullptr;
    StartPage* m_start = nullptr;
    QWidget* m_scenario = nullptr;
    ToolStrip* m_tools = nullptr;
    Workspace* m_workspace = nullptr;
    bool m_home = true;
};

void MainWindow::Parts::start()
{
    QObject::connect(&m_document, &ScenarioDocument::changed, &m_window, [this] { requestAnswer(); });
    QObject::connect(&m_document, &ScenarioDocument::stateChanged, &m_window, [this] { refreshState(); });
    QObject::connect(&m_live, &LiveSimulation::answerChanged, &m_window, [this] {
        showAnswerState();
        rememberAnswer();
    });
    QObject::connect(&m_live, &LiveSimulation::stateChanged, &m_window, [this] { showAnswerState(); });
    rebuild();
}

/// Texts, icons and pictures follow language and theme by being made anew; document and answer stay.
void MainWindow::Parts::rebuild()
{
    const QString key = m_workspace ? m_workspace->currentKey() : QStringLiteral("/scenario");
    saveLayout();
    m_actions = buildActions(m_window);
    auto* bar = new QStatusBar(&m_window);
    m_window.setStatusBar(bar);
    m_status = std::make_unique<StatusStrip>(*bar);
    m_pages = new QStackedWidget(&m_window);
    m_start = new StartPage(m_pages);
    m_scenario = new QWidget(m_pages);
    auto* column = new QVBoxLayout(m_scenario);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    m_tools = new ToolStrip(m_document, m_actions, m_scenario);
    m_workspace = new Workspace(m_document, m_live, m_scenario);
    column->addWidget(m_tools);
    column->addWidget(m_workspace, 1);
    m_pages->addWidget(m_start);
    m_pages->addWidget(m_scenario);
    connectFile();
    connectEdit();
    connectView();
    connectRun();
    connectParts();
    m_window.setCentralWidget(m_pages);
    m_workspace->showPage(key);
    m_pages->setCurrentWidget(m_home ? static_cast<QWidget*>(m_start) : m_scenario);
    refreshState();
}

void MainWindow::Parts::connectFile()
{
    const auto on = [this](QAction* action, auto handler) { QObject::connect(action, &QAction::triggered, &m_window, handler); };
    QObject::connect(m_actions.newFromTemplate, &QMenu::aboutToShow, &m_window,
                     [this] { fillTemplates(*m_actions.newFromTemplate, [this](const QString& id) { openTemplate(id); }); });
    QObject::connect(m_actions.openRecent, &QMenu::aboutToShow, &m_window,
                     [this] { fillRecent(*m_actions.openRecent, [this](const QString& path) { openFile(path); }); });
    on(m_actions.newEmpty, [this] { open(emptyScenario(), {}); });
    on(m_actions.open, [this] {
        const QString path = askForScenario(&m_window);
        if (!path.isEmpty())
            openFile(path);
    });
    on(m_actions.save, [this] { saveDocument(m_document, &m_window); });
    on(m_actions.saveAs, [this] { saveDocumentAs(m_document, &m_window); });
    on(m_actions.exportReport, [this] { exportReport(m_document, m_live.answer(), &m_window); });
    on(m_actions.exportJson, [this] { exportJson(m_document, m_live.answer(), &m_window); });
    on(m_actions.exportCsv, [this] { exportCsv(m_document, m_live.answer(), &m_window); });
    on(m_actions.close, [this] {
        if (mayClose())
            showHome();
    });
    on(m_actions.quit, [this] { m_window.close(); });
}

void MainWindow::Parts::connectEdit()
{
    const auto on = [this](QAction* action, auto handler) { QObject::connect(action, &QAction::triggered, &m_window, handler); };
    on(m_actions.undo, [this] { m_document.undoStack().undo(); });
    on(m_actions.redo, [this] { m_document.undoStack().redo(); });
    on(m_actions.addWorkload, [this] { showScenario(QString::fromStdString(pointerTo("/workloads", addWorkload(m_document)))); });
    on(m_actions.addStrategy, [this] { showScenario(QString::fromStdString(pointerTo("/strategies", addStrategy(m_document)))); });
    on(m_actions.duplicate, [this] { duplicateCurrent(); });
    on(m_actions.remove, [this] { changeObject([this](const std::string& pointer) { removeObject(m_document, pointer); }); });
    on(m_actions.moveUp, [this] { moveCurrent(-1); });
    on(m_actions.moveDown, [this] { moveCurrent(1); });
}

void MainWindow::Parts::connectView()
{
    const auto on = [this](QAction* action, auto handler) {
        QObject::connect(action, &QAction::triggered, &m_window, handler, Qt::QueuedConnection);
    };
    on(m_actions.systemTheme, [this] { chooseTheme(ThemeChoice::System); });
    on(m_actions.lightTheme, [this] { chooseTheme(ThemeChoice::Light); });
    on(m_actions.darkTheme, [this] { chooseTheme(ThemeChoice::Dark); });
    on(m_actions.english, [this] { chooseLanguage(QLocale(QLocale::English)); });
    on(m_actions.chinese, [this] { chooseLanguage(QLocale(QLocale::Chinese)); });
    on(m_actions.home, [this] { showHome(); });
    on(m_actions.nextPane, [this] { m_workspace->focusNextPane(); });
    m_actions.foldLivePanel->setChecked(settings::livePanelFolded());
    QObject::connect(m_actions.foldLivePanel, &QAction::toggled, m_workspace, &Workspace::setFolded);
    for (QAction* page : m_actions.resultPages)
        on(page, [this, id = page->data().toString()] { showScenario(QStringLiteral("result:") + id); });
}

void MainWindow::Parts::connectRun()
{
    const auto on = [this](QAction* action, auto handler) { QObject::connect(action, &QAction::triggered, &m_window, handler); };
    on(m_actions.run, [this] { requestAnswer(); });
    on(m_actions.stop, [this] { m_live.cancel(); });
    on(m_actions.trials, [this] {
        showScenario(QStringLiteral("/scenario"));
        m_workspace->showField(QStringLiteral("/simulation/trials"));
    });
    on(m_actions.fieldHelp, [this] { showPageHelp(m_workspace->pageHelp(), &m_window); });
    on(m_actions.about, [this] { showAbout(&m_window); });
}

void MainWindow::Parts::connectParts()
{
    QObject::connect(m_start, &StartPage::templateChosen, &m_window, [this](const QString& id) { openTemplate(id); });
    QObject::connect(m_start, &StartPage::fileChosen, &m_window, [this](const QString& path) { openFile(path); });
    QObject::connect(m_start, &StartPage::newRequested, m_actions.newEmpty, &QAction::trigger);
    QObject::connect(m_start, &StartPage::openRequested, m_actions.open, &QAction::trigger);
    QObject::connect(m_tools, &ToolStrip::homeRequested, &m_window, [this] { showHome(); });
    QObject::connect(m_tools, &ToolStrip::scenarioRequested, &m_window, [this] { showScenario(QStringLiteral("/scenario")); });
    QObject::connect(m_workspace, &Workspace::newScenarioRequested, m_actions.newEmpty, &QAction::trigger);
    QObject::connect(m_workspace, &Workspace::pageChanged, &m_window, [this] { refreshState(); });
    QObject::connect(m_workspace, &Workspace::contextMenuRequested, &m_window, [this](const QString& key, const QPoint& position) {
        if (!key.isEmpty())
            m_workspace->showPage(key);
        showContextMenu(position, !key.isEmpty());
    });
}

/// On a heading only what does not depend on which object is shown.
void MainWindow::Parts::showContextMenu(const QPoint& position, bool onItem)
{
    QMenu menu(&m_window);
    if (onItem) {
        menu.addActions({m_actions.duplicate, m_actions.remove, m_actions.moveUp, m_actions.moveDown});
        menu.addSeparator();
    }
    menu.addActions({m_actions.addWorkload, m_actions.addStrategy});
    menu.exec(position);
}

void MainWindow::Parts::requestAnswer()
{
    if (m_document.isOpen() && m_document.reading().usable())
        m_live.request(m_document.lastGoodScenario(), m_document.lastGoodHash(), m_document.reading().findings, m_document.revision());
    refreshState();
}

void MainWindow::Parts::refreshState()
{
    if (!m_workspace)
        return;
    const bool open = m_document.isOpen();
    const QString path = m_document.filePath();
    const QString name =
        path.isEmpty() ? localizedText(m_document.tree().value("name", Json()), languageOf(QLocale())) : QFileInfo(path).fileName();
    m_window.setWindowTitle(m_home || name.isEmpty() ? QStringLiteral("Rackrate") : MainWindow::tr("%1[*] – Rackrate").arg(name));
    m_window.setWindowModified(!m_home && m_document.modified());
    m_actions.undo->setEnabled(m_document.undoStack().canUndo());
    m_actions.redo->setEnabled(m_document.undoStack().canRedo());
    const bool object = !m_home && namesObject(m_workspace->currentKey());
    for (QAction* action : {m_actions.duplicate, m_actions.remove, m_actions.moveUp, m_actions.moveDown})
        action->setEnabled(object);
    for (QAction* action : {m_actions.save, m_actions.saveAs, m_actions.exportReport, m_actions.exportJson, m_actions.exportCsv,
                            m_actions.close, m_actions.addWorkload, m_actions.addStrategy, m_actions.run, m_actions.trials})
        action->setEnabled(open);
    for (QAction* action : m_actions.resultPages)
        action->setEnabled(open);
    m_tools->refresh();
    showAnswerState();
    m_status->showSaved(open && !m_home, m_document.modified(), path);
}

void MainWindow::Parts::rememberAnswer()
{
    const auto answer = m_live.answer();
    if (answer && !m_document.filePath().isEmpty() && answer->complete)
        settings::setRecentAnswer(m_document.filePath(), decisionSentence(answer->scenario, answer->results, QLocale()).text,
                                  answer->results.best());
}

void MainWindow::Parts::showHome()
{
    m_home = true;
    m_start->refreshRecent();
    m_pages->setCurrentWidget(m_start);
    refreshState();
}

void MainWindow::Parts::showScenario(const QString& key)
{
    if (!m_document.isOpen())
        return;
    m_home = false;
    m_pages->setCurrentWidget(m_scenario);
    if (!key.isEmpty())
        m_workspace->showPage(key);
    refreshState();
}

bool MainWindow::Parts::open(Json tree, const QString& path)
{
    if (!mayClose())
        return false;
    m_live.forget();
    m_document.reset(std::move(tree), path);
    if (!path.isEmpty())
        settings::addRecentFile(path);
    const Json workloads = m_document.tree().value("workloads", Json::array());
    m_workspace->setFocus(Qt::OtherFocusReason);
    showScenario(workloads.empty() ? QStringLiteral("/scenario")
                                   : QString::fromStdString(pointerTo("/workloads", memberStep(workloads[0], 0))));
    return true;
}

bool MainWindow::Parts::openTemplate(const QString& id)
{
    Result<Json> tree = loadTemplate(id.toStdString());
    if (!tree) {
        showError(&m_window, MainWindow::tr("The template could not be opened"), tree.error());
        return false;
    }
    return open(std::move(tree).value(), {});
}

bool MainWindow::Parts::openFile(const QString& path)
{
    Result<Json> tree = loadScenarioFile(path);
    if (!tree) {
        showError(&m_window, MainWindow::tr("The file could not be opened"), tree.error());
        return false;
    }
    return open(std::move(tree).value(), path);
}

void MainWindow::Parts::changeObject(const std::function<void(const std::string& pointer)>& change)
{
    const QString key = m_workspace->currentKey();
    if (namesObject(key))
        change(key.toStdString());
}

void MainWindow::Parts::duplicateCurrent()
{
    changeObject([this](const std::string& pointer) {
        const std::string id = duplicateObject(m_document, pointer);
        showScenario(QString::fromStdString(pointerTo(parentPointer(pointer), id)));
    });
}

void MainWindow::Parts::moveCurrent(int step)
{
    changeObject([this, step](const std::string& pointer) {
        const Json* list = m_document.at(parentPointer(pointer));
        const int index = list ? static_cast<int>(memberIndex(*list, lastStep(pointer))) : 0;
        m_document.moveMember(pointer, index + step, MainWindow::tr("Moved in the outline"));
    });
}

void MainWindow::Parts::chooseTheme(ThemeChoice choice)
{
    settings::setThemeChoice(choice);
    applyTheme(choice);
    rebuild();
}

void MainWindow::Parts::chooseLanguage(const QLocale& locale)
{
    settings::setLanguage(locale);
    settings::applyLanguage(locale);
    rebuild();
}

MainWindow::MainWindow(QWidget* parent) : QMainWindow(parent), m_parts(std::make_unique<Parts>(*this))
{
    setMinimumSize(smallestSize);
    resize(firstSize.boundedTo(screen()->availableSize()));
    restoreGeometry(settings::windowGeometry());
    m_parts->start();
}

MainWindow::~MainWindow() = default;

bool MainWindow::openTemplate(const QString& id) { return m_parts->openTemplate(id); }
bool MainWindow::openFile(const QString& path) { return m_parts->openFile(path); }

void MainWindow::closeEvent(QCloseEvent* event)
{
    if (!m_parts->mayClose()) {
        event->ignore();
        return;
    }
    m_parts->saveLayout();
    settings::setWindowGeometry(saveGeometry());
    event->accept();
}

} // namespace rackrate
