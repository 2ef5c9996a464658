// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "app/editors/editorpage.h"
#include "app/mainwindow/mainwindow.h"
#include "app/mainwindow/outline.h"
#include "app/mainwindow/workspace.h"
#include "app/pages/livepanel.h"
#include "app/pages/resultpages.h"
#include "app/pages/statepill.h"
#include "app/pages/problemlist.h"
#include "app/settings/settings.h"
#include "app/startpage/templatecard.h"
#include "app/theme/apptheme.h"
#include "app/theme/theme.h"
#include "model/persistence/scenariofile.h"

#include <QAction>
#include <QApplication>
#include <QLineEdit>
#include <QLabel>
#include <QMenuBar>
#include <QMessageBox>
#include <QSettings>
#include <QStatusBar>
#include <QTemporaryDir>
#include <QTimer>
#include <QTest>

using namespace rackrate;

namespace {

QAction* actionWithKey(const MainWindow& window, const QKeySequence& key)
{
    for (QAction* menu : window.menuBar()->actions()) {
        for (QAction* action : menu->menu()->actions()) {
            if (action->shortcuts().contains(key))
                return action;
        }
    }
    return nullptr;
}

QString outlineFigure(const MainWindow& window, const QString& key)
{
    auto* outline = window.findChild<Outline*>();
    outline->setCurrentKey(key);
    return outline->currentItem() ? outline->currentItem()->text(1).trimmed() : QString();
}

bool statusSays(const MainWindow& window, const QString& text)
{
    for (const QLabel* label : window.statusBar()->findChildren<QLabel*>()) {
        if (label->text().contains(text))
            return true;
    }
    return false;
}

/// Presses a button of the message box that opens next.
void answerNextBox(QMessageBox::StandardButton button)
{
    QTimer::singleShot(0, [button] {
        auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
        QVERIFY(box);
        box->button(button)->click();
    });
}

} // namespace

class TestMainWindow : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void aTemplateShowsItsAnswer();
    void typingChangesTheAnswerAndUndoTakesItBack();
    void aFigureOutOfRangeKeepsTheLastGoodOne();
    void everyResultPageOpensByItsKey();
    void anAnswerToOtherInputsIsNotUpToDate();
    void anotherScenarioTakesNoAnswerOver();
    void headingsOfferNothingToDelete();
    void theLanguageSwitchesWhileTheWindowIsOpen();
    void theThemeSwitchesWhileTheWindowIsOpen();
    void aNarrowWindowFoldsTheLivePanel();
    void editorsKeepTheirWidthAfterAResultPage();
    void unsavedChangesAreAskedFor();
    void theStartPageComputesItsCards();

private:
    QTemporaryDir m_folder;
};

void TestMainWindow::initTestCase()
{
    QVERIFY(m_folder.isValid());
    qputenv("XDG_CONFIG_HOME", m_folder.path().toLocal8Bit());
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_folder.path());
    applyTheme(ThemeChoice::Light);
    settings::applyLanguage(QLocale(QLocale::English));
}

void TestMainWindow::aTemplateShowsItsAnswer()
{
    MainWindow window;
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    QVERIFY(window.openTemplate(QStringLiteral("fine-tuning-startup")));
    QTRY_VERIFY_WITH_TIMEOUT(outlineFigure(window, QStringLiteral("/strategies/after")).startsWith(QLatin1Char('$')), 30000);
}

void TestMainWindow::typingChangesTheAnswerAndUndoTakesItBack()
{
    MainWindow window;
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    QVERIFY(window.openTemplate(QStringLiteral("fine-tuning-startup")));
    auto* workspace = window.findChild<Workspace*>();
    QTRY_VERIFY_WITH_TIMEOUT(!outlineFigure(window, QStringLiteral("/strategies/before")).isEmpty(), 30000);
    const QString before = outlineFigure(window, QStringLiteral("/strategies/after"));
    const QString demand = outlineFigure(window, QStringLiteral("/workloads/training"));
    workspace->showField(QStringLiteral("/workloads/training/demand/base"));
    auto* text = qobject_cast<QLineEdit*>(QApplication::focusWidget());
    QVERIFY(text);
    text->selectAll();
    QTest::keyClicks(text, QStringLiteral("9000"));
    QTRY_VERIFY_WITH_TIMEOUT(outlineFigure(window, QStringLiteral("/strategies/after")) != before, 30000);
    actionWithKey(window, QKeySequence(Qt::CTRL | Qt::Key_Z))->trigger();
    QTRY_COMPARE_WITH_TIMEOUT(outlineFigure(window, QStringLiteral("/workloads/training")), demand, 5000);
    QVERIFY(!window.isWindowModified());
}

void TestMainWindow::aFigureOutOfRangeKeepsTheLastGoodOne()
{
    MainWindow window;
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    QVERIFY(window.openTemplate(QStringLiteral("fine-tuning-startup")));
    QTRY_VERIFY_WITH_TIMEOUT(!outlineFigure(window, QStringLiteral("/strategies/after")).isEmpty(), 30000);
    auto* workspace = window.findChild<Workspace*>();
    workspace->showField(QStringLiteral("/months"));
    auto* text = qobject_cast<QLineEdit*>(QApplication::focusWidget());
    QVERIFY(text);
    text->selectAll();
    QTest::keyClicks(text, QStringLiteral("2400"));
    // 2 and 24 are read on the way; 240 and 2400 are above the limit of 120 months.
    QCOMPARE(outlineFigure(window, QStringLiteral("/scenario")), QStringLiteral("24 months"));
    QVERIFY(!outlineFigure(window, QStringLiteral("/strategies/after")).isEmpty());
}

void TestMainWindow::everyResultPageOpensByItsKey()
{
    MainWindow window;
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    QVERIFY(window.openTemplate(QStringLiteral("fine-tuning-startup")));
    auto* workspace = window.findChild<Workspace*>();
    int number = 1;
    for (const ResultPageInfo& page : resultPageList()) {
        QAction* action = actionWithKey(window, QKeySequence(QStringLiteral("Ctrl+%1").arg(number++)));
        QVERIFY2(action, qPrintable(page.id));
        action->trigger();
        QTRY_COMPARE(workspace->currentKey(), QStringLiteral("result:") + page.id);
        QVERIFY(window.findChild<ResultPage*>());
    }
}

void TestMainWindow::anAnswerToOtherInputsIsNotUpToDate()
{
    MainWindow window;
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    QVERIFY(window.openTemplate(QStringLiteral("fine-tuning-startup")));
    const auto* pill = window.findChild<StatePill*>();
    QTRY_COMPARE_WITH_TIMEOUT(pill->accessibleName(), QStringLiteral("up to date"), 60000);
    window.findChild<Workspace*>()->showPage(QStringLiteral("/workloads/training"));
    actionWithKey(window, QKeySequence(Qt::CTRL | Qt::Key_Delete))->trigger(); // strategies still name it
    QTRY_COMPARE(pill->accessibleName(), QStringLiteral("changed"));
    QVERIFY(statusSays(window, QStringLiteral("Not up to date")));
    QVERIFY(!statusSays(window, QStringLiteral("Converged")));
    actionWithKey(window, QKeySequence(Qt::CTRL | Qt::Key_Z))->trigger();
    QTRY_COMPARE_WITH_TIMEOUT(pill->accessibleName(), QStringLiteral("up to date"), 60000);
    QVERIFY(statusSays(window, QStringLiteral("Converged")));
}

void TestMainWindow::anotherScenarioTakesNoAnswerOver()
{
    MainWindow window;
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    QVERIFY(window.openTemplate(QStringLiteral("fine-tuning-startup")));
    const auto* pill = window.findChild<StatePill*>();
    QTRY_COMPARE_WITH_TIMEOUT(pill->accessibleName(), QStringLiteral("up to date"), 60000);
    const QString file = m_folder.filePath(QStringLiteral("wrong.json"));
    Json wrong = *loadTemplate("commerce-image-generation");
    wrong["months"] = -1;
    QVERIFY(saveScenarioFile(file, wrong).ok());
    QVERIFY(window.openFile(file));
    QCOMPARE(outlineFigure(window, QStringLiteral("/strategies/after")), QString());
    QVERIFY(!statusSays(window, QStringLiteral("Converged")));
    const auto shown = [&window] {
        for (ProblemList* list : window.findChildren<ProblemList*>()) {
            if (list->isVisible())
                return list;
        }
        return static_cast<ProblemList*>(nullptr);
    };
    QVERIFY(shown());
    QVERIFY2(shown()->text().contains(QStringLiteral("“Horizon” must be at least 1")), qPrintable(shown()->text()));
    emit shown()->linkActivated(QStringLiteral("/months"));
    QCOMPARE(window.findChild<Workspace*>()->currentKey(), QStringLiteral("/scenario"));
}

void TestMainWindow::headingsOfferNothingToDelete()
{
    MainWindow window;
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    QVERIFY(window.openTemplate(QStringLiteral("fine-tuning-startup")));
    auto* outline = window.findChild<Outline*>();
    const auto offered = [outline](const QString& text) {
        QStringList texts;
        QTimer::singleShot(0, [&texts] {
            auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
            QVERIFY(menu);
            for (const QAction* action : menu->actions())
                texts << action->text().remove(QLatin1Char('&'));
            menu->close();
        });
        const QList<QTreeWidgetItem*> found = outline->findItems(text, Qt::MatchExactly | Qt::MatchRecursive);
        emit outline->customContextMenuRequested(outline->visualItemRect(found.value(0)).center());
        return texts;
    };
    QCOMPARE(offered(QStringLiteral("Strategies")), QStringList({QStringLiteral("Add a workload"), QStringLiteral("Add a strategy")}));
    QVERIFY(offered(QStringLiteral("After")).contains(QStringLiteral("Delete")));
}

void TestMainWindow::theLanguageSwitchesWhileTheWindowIsOpen()
{
    MainWindow window;
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    QVERIFY(window.openTemplate(QStringLiteral("fine-tuning-startup")));
    const auto choose = [&window](const QString& name) {
        for (QAction* menu : window.menuBar()->actions()) {
            for (QAction* action : menu->menu()->actions()) {
                if (action->text() == name) {
                    action->trigger();
                    return true;
                }
            }
        }
        return false;
    };
    QVERIFY(choose(QStringLiteral("简体中文")));
    QTRY_COMPARE(QLocale().language(), QLocale::Chinese);
    auto* outline = window.findChild<Outline*>();
    outline->setCurrentKey(QStringLiteral("/strategies/after"));
    QTRY_COMPARE(window.findChild<Outline*>()->currentKey().isEmpty(), false);
    QVERIFY(choose(QStringLiteral("English")));
    QTRY_COMPARE(QLocale().language(), QLocale::English);
}

void TestMainWindow::theThemeSwitchesWhileTheWindowIsOpen()
{
    MainWindow window;
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    QVERIFY(window.openTemplate(QStringLiteral("fine-tuning-startup")));
    for (QAction* menu : window.menuBar()->actions()) {
        for (QAction* action : menu->menu()->actions()) {
            if (action->text().remove(QLatin1Char('&')) == QStringLiteral("Dark"))
                action->trigger();
        }
    }
    QTRY_VERIFY(currentTheme().dark);
    QCOMPARE(window.findChild<Workspace*>()->currentKey(), QStringLiteral("/workloads/development"));
    applyTheme(ThemeChoice::Light);
    settings::setThemeChoice(ThemeChoice::Light);
}

void TestMainWindow::aNarrowWindowFoldsTheLivePanel()
{
    MainWindow window;
    window.resize(1600, 1000);
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    QVERIFY(window.openTemplate(QStringLiteral("fine-tuning-startup")));
    auto* panel = window.findChild<QWidget*>(QStringLiteral("livePane"));
    QVERIFY(panel->height() > 300);
    window.resize(1280, 800);
    QTRY_COMPARE(panel->height(), LivePanel::foldedHeight);
    window.resize(1600, 1000);
    QTRY_VERIFY(panel->height() > 300);
}

void TestMainWindow::editorsKeepTheirWidthAfterAResultPage()
{
    MainWindow window;
    QVERIFY(window.openTemplate(QStringLiteral("fine-tuning-startup")));
    window.resize(1600, 1000);
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    auto* workspace = window.findChild<Workspace*>();
    const QWidget* panel = window.findChild<QWidget*>(QStringLiteral("livePane"));
    workspace->showPage(QStringLiteral("/workloads/training"));
    QTest::qWait(1);
    const int width = panel->width();
    workspace->showPage(QStringLiteral("result:cost"));
    QTest::qWait(1);
    for (const char* page : {"/scenario", "/workloads/training", "/strategies/self-hosted", "/offers", "/uncertainty", "/sources"}) {
        workspace->showPage(QLatin1String(page));
        QTest::qWait(1);
        QCOMPARE(panel->width(), width);
        const auto* editor = window.findChild<EditorPage*>();
        QVERIFY2(editor->widget()->minimumSizeHint().width() <= editor->viewport()->width(), page);
    }
}

void TestMainWindow::unsavedChangesAreAskedFor()
{
    MainWindow window;
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    QVERIFY(window.openTemplate(QStringLiteral("fine-tuning-startup")));
    window.findChild<Workspace*>()->showField(QStringLiteral("/workloads/training/demand/base"));
    auto* text = qobject_cast<QLineEdit*>(QApplication::focusWidget());
    QVERIFY(text);
    QTest::keyClicks(text, QStringLiteral("1"));
    answerNextBox(QMessageBox::Cancel);
    QVERIFY(!window.close());
    answerNextBox(QMessageBox::Discard);
    QVERIFY(window.close());
}

void TestMainWindow::theStartPageComputesItsCards()
{
    MainWindow window;
    window.show();
    QTRY_VERIFY_WITH_TIMEOUT(window.findChild<TemplateCard*>(), 10000);
    QTRY_VERIFY_WITH_TIMEOUT(window.findChild<TemplateCard*>()->accessibleDescription().contains(QLatin1Char('%')), 60000);
}

QTEST_MAIN(TestMainWindow)
#include "tst_mainwindow.moc"
