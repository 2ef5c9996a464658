// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
//
// With RACKRATE_SCREENSHOTS set to a folder, the pages of both case studies are saved there as pictures.
#include "app/charts/resulttable.h"
#include "app/jobs/livesimulation.h"
#include "app/pages/livepanel.h"
#include "app/pages/resultpages.h"
#include "app/pages/resulttables.h"
#include "app/pages/statepill.h"
#include "app/theme/apptheme.h"
#include "app/theme/theme.h"
#include "model/persistence/scenariofile.h"
#include "model/scenario/reader.h"
#include "resources/texts.h"
#include "tests/support/sampleresults.h"

#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

using namespace rackrate;

namespace {

std::shared_ptr<const Answer> sampleAnswer()
{
    const Sample sample = sampleResults();
    auto answer = std::make_shared<Answer>();
    answer->scenario = sample.scenario;
    answer->results = sample.results;
    answer->scenarioHash = "sample";
    answer->complete = true;
    return answer;
}

bool showsText(const QWidget& widget, const QString& text)
{
    for (const QLabel* label : widget.findChildren<QLabel*>()) {
        if (!label->isHidden() && label->text().contains(text))
            return true;
    }
    return false;
}

/// Everything a page says in labels, buttons, choices, tables and the sentences of its charts.
QStringList textsIn(const QWidget& widget)
{
    QStringList texts;
    for (const QWidget* child : widget.findChildren<QWidget*>())
        texts << child->accessibleName() << child->toolTip();
    for (const QLabel* label : widget.findChildren<QLabel*>())
        texts << label->text();
    for (const QAbstractButton* button : widget.findChildren<QAbstractButton*>())
        texts << button->text();
    for (const QTableWidget* table : widget.findChildren<QTableWidget*>()) {
        for (int column = 0; column < table->columnCount(); ++column) {
            texts << table->horizontalHeaderItem(column)->text();
            for (int row = 0; row < table->rowCount(); ++row)
                texts << table->item(row, column)->text();
        }
    }
    texts.removeAll(QString());
    return texts;
}

} // namespace

class PagesTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
        installTexts(QLocale());
    }

    void everyListedPageCanBeMade()
    {
        QCOMPARE(int(resultPageList().size()), 7);
        for (const ResultPageInfo& info : resultPageList()) {
            const std::unique_ptr<ResultPage> page(makeResultPage(info.id, nullptr));
            QVERIFY(page != nullptr);
            QVERIFY(!info.title.isEmpty());
            page->resize(832, 900);
            page->setAnswer(nullptr);
            QVERIFY(showsText(*page, QStringLiteral("Nothing is simulated yet.")));
            page->setAnswer(sampleAnswer());
            QVERIFY(!showsText(*page, QStringLiteral("Nothing is simulated yet.")));
            page->setStale(true);
            QVERIFY(!page->grab().isNull());
        }
        QVERIFY(makeResultPage(QStringLiteral("nothing"), nullptr) == nullptr);
    }

    void panelSaysTheDecisionOfTheHeadline()
    {
        const auto answer = sampleAnswer();
        LivePanel panel;
        panel.setAnswer(answer);
        const RichSentence decision = decisionSentence(answer->scenario, answer->results, QLocale());
        const RichSentence::Span& span = decision.spans.front();
        QVERIFY(showsText(panel, decision.text.mid(span.begin + span.length).trimmed()));
        QVERIFY(showsText(panel, decision.text.mid(span.begin, span.length)));
    }

    void whyAStrategyIsRuledOutIsSaid()
    {
        auto answer = std::make_shared<Answer>(*sampleAnswer());
        auto page = makeResultPage(QStringLiteral("decision"), nullptr);
        page->setAnswer(answer);
        const QString limits = QStringLiteral("leaves more than 0.1% of a workload unserved");
        QVERIFY(!showsText(*page, limits)); // none is
        StrategyResult& owned = answer->results.strategies[2];
        owned.presentValueDecision.ineligibleShare = owned.nominalDecision.ineligibleShare = 1;
        owned.breaches = {{kernel::UnservedLimit, "training", 1, 0.0341, 0.001}};
        answer = std::make_shared<Answer>(*answer);
        page->setAnswer(answer);
        QVERIFY(showsText(*page, QStringLiteral("Why strategies are ruled out")));
        QVERIFY(showsText(*page, limits));
        const ChartTable table = brokenLimitsTable(answer->scenario, answer->results, QLocale());
        QCOMPARE(table.rows.size(), std::size_t(1));
        QCOMPARE(table.rows[0], (QStringList{QStringLiteral("Owned"), QStringLiteral("Training"), QStringLiteral("unserved"), QStringLiteral("0.1%"),
                                             QStringLiteral("3.4%"), QStringLiteral("100.0%")}));
        LivePanel panel;
        panel.setAnswer(answer);
        QVERIFY(showsText(panel, QStringLiteral("it leaves 3.4% of Training unserved; the limit is 0.1%.")));
    }

    void panelFoldsIntoAStrip()
    {
        LivePanel panel;
        panel.setAnswer(sampleAnswer());
        panel.setFolded(true);
        QCOMPARE(panel.maximumHeight(), LivePanel::foldedHeight);
        panel.setFolded(false);
        QVERIFY(panel.maximumHeight() > 1000);
    }

    void pillNamesEveryState()
    {
        StatePill pill;
        pill.setState(LiveSimulation::State::Refining, 12000, 100000);
        QCOMPARE(pill.text(), QStringLiteral("12,000 of 100,000"));
        pill.setState(LiveSimulation::State::Cancelled, 16384, 100000);
        QCOMPARE(pill.text(), QStringLiteral("stopped at 16,384"));
        pill.setState(LiveSimulation::State::UpToDate, 1, 1);
        QCOMPARE(pill.text(), QStringLiteral("up to date"));
    }

    void problemLeadsToItsField()
    {
        LivePanel panel;
        panel.setAnswer(sampleAnswer());
        QList<ProblemList::Problem> problems{{QStringLiteral("The rate <b>must</b> be a number."), QStringLiteral("/finance/discountRate")}};
        panel.setProblems(problems);
        QSignalSpy spy(&panel, &LivePanel::problemActivated);
        ProblemList* shown = nullptr;
        for (ProblemList* list : panel.findChildren<ProblemList*>()) {
            if (list->isVisibleTo(&panel))
                shown = list;
        }
        QVERIFY(shown);
        QVERIFY(shown->text().contains(QStringLiteral("&lt;b&gt;must")));
        emit shown->linkActivated(QStringLiteral("/finance/discountRate"));
        QCOMPARE(spy.size(), 1);
        QCOMPARE(spy.front().front().toString(), QStringLiteral("/finance/discountRate"));
    }

    void everyProblemIsNamedOrCounted()
    {
        ProblemList list(ProblemList::Kind::Error, nullptr);
        QList<ProblemList::Problem> problems;
        for (int i = 1; i <= 5; ++i)
            problems << ProblemList::Problem{QStringLiteral("Problem %1").arg(i), QStringLiteral("/months")};
        list.setProblems(problems);
        QVERIFY(list.text().contains(QStringLiteral("Problem 3")));
        QVERIFY(!list.text().contains(QStringLiteral("Problem 4")));
        QVERIFY(list.text().contains(QStringLiteral("And 2 more.")));
        QVERIFY(list.accessibleName().contains(QStringLiteral("Problem 5")));
        list.setProblems({});
        QVERIFY(list.isHidden());
    }

    void withoutAnAnswerThePanelSaysWhatIsMissing()
    {
        LivePanel panel;
        const auto says = [&panel](const QString& text) {
            for (const QLabel* label : panel.findChildren<QLabel*>()) {
                if (label->isVisibleTo(&panel) && label->text().contains(text))
                    return true;
            }
            return false;
        };
        panel.setAnswer(nullptr);
        QVERIFY(says(QStringLiteral("no scenario is open")));
        panel.setScenarioOpen(true);
        QVERIFY(!says(QStringLiteral("no scenario is open")));
        QVERIFY(says(QStringLiteral("The first answer is on its way.")));
        panel.setProblems({{QStringLiteral("The rate must be a number."), QStringLiteral("/finance/discountRate")}});
        QVERIFY(says(QStringLiteral("1 entry must be put right first")));
        QVERIFY(says(QStringLiteral("The rate must be a number.")));
    }

    void sentencesOfAnotherPlanLoseTheirColours()
    {
        LivePanel panel;
        panel.setAnswer(sampleAnswer());
        const auto colours = [&panel] {
            int found = 0;
            for (const QLabel* label : panel.findChildren<QLabel*>())
                found += label->isVisibleTo(&panel) && label->text().contains(currentTheme().strategy(1).text.name());
            return found;
        };
        panel.setState(LiveSimulation::State::UpToDate, 1, 1);
        QVERIFY(colours() > 0);
        panel.setState(LiveSimulation::State::Stale, 1, 1);
        QCOMPARE(colours(), 0);
        panel.setState(LiveSimulation::State::UpToDate, 1, 1);
        QVERIFY(colours() > 0);
    }

    void tablesSortByNumberNotByText()
    {
        ResultTable table;
        table.setTable({{QStringLiteral("Name"), QStringLiteral("Cost")},
                        {{QStringLiteral("a"), QStringLiteral("9,000")},
                         {QStringLiteral("b"), QStringLiteral("10,000")},
                         {QStringLiteral("c"), QString(QChar(0x2212)) + QStringLiteral("500")},
                         {QStringLiteral("d"), QStringLiteral("–")}}});
        table.sortItems(1, Qt::AscendingOrder);
        QStringList order;
        for (int row = 0; row < 4; ++row)
            order << table.item(row, 0)->text();
        QCOMPARE(order, QStringList({QStringLiteral("c"), QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("d")}));
    }

    void headsTakeTwoLinesBeforeATableScrolls()
    {
        const QString head = QStringLiteral("Mean cost of the worst 5% of futures");
        ResultTable table;
        table.resize(900, 200);
        table.show();
        QVERIFY(QTest::qWaitForWindowExposed(&table));
        table.setTable({{QStringLiteral("Name"), head, QStringLiteral("Present value of the mean, USD")},
                        {{QStringLiteral("a"), QStringLiteral("9,000"), QStringLiteral("8,000")}}});
        QCOMPARE(table.horizontalHeaderItem(1)->text(), head);
        const int oneLine = table.horizontalHeader()->sizeHint().height();
        table.resize(400, 200);
        QTRY_VERIFY(table.horizontalHeaderItem(1)->text().contains(QLatin1Char('\n')));
        QCOMPARE(table.horizontalHeaderItem(1)->text().replace(QLatin1Char('\n'), QLatin1Char(' ')), head);
        QVERIFY(table.horizontalHeader()->sizeHint().height() > oneLine);
        table.copyAll();
        QVERIFY(QApplication::clipboard()->text().startsWith(QStringLiteral("Name\t%1\t").arg(head)));
    }

    void everyTextHasItsFiguresFilledIn()
    {
        static const QRegularExpression unfilled(QStringLiteral("%L?[0-9]|%n|\\{[0-9]\\}"));
        for (const QLocale& locale : {QLocale(QLocale::English, QLocale::UnitedStates), QLocale(QLocale::Chinese, QLocale::China)}) {
            QLocale::setDefault(locale);
            installTexts(locale);
            LivePanel panel;
            panel.setAnswer(sampleAnswer());
            std::vector<std::unique_ptr<QWidget>> widgets;
            for (const ResultPageInfo& info : resultPageList()) {
                auto page = std::unique_ptr<ResultPage>(makeResultPage(info.id, nullptr));
                page->setAnswer(sampleAnswer());
                widgets.push_back(std::move(page));
            }
            QStringList texts = textsIn(panel);
            for (const auto& widget : widgets)
                texts += textsIn(*widget);
            QVERIFY(texts.size() > 100);
            for (const QString& text : texts)
                QVERIFY2(!text.contains(unfilled), qPrintable(text));
        }
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
        installTexts(QLocale());
    }

    void tablesSayWhatTheResultsSay()
    {
        const Sample sample = sampleResults();
        const QLocale locale;
        QCOMPARE(totalsTable(sample.scenario, sample.results, locale).rows[0].value(1), QStringLiteral("240,000"));
        const ChartTable decision = decisionTable(sample.scenario, sample.results, locale);
        QCOMPARE(decision.rows[1].value(1), QStringLiteral("59.6%"));
        std::vector<int> strategies;
        const ChartTable pairs = breakEvenTable(sample.scenario, sample.results, 1, false, locale, &strategies);
        QCOMPARE(strategies, (std::vector<int>{0, 2}));
        QCOMPARE(pairs.rows[1].value(4), QStringLiteral("60.0%"));
        QCOMPARE(pairs.rows[1].value(5), QStringLiteral("0.0%"));
        QCOMPARE(pairs.rows[1].value(7), QStringLiteral("18"));
        const ServiceLine line = serviceLine(sample.scenario, sample.results, locale);
        QCOMPARE(line.figures.front().text, QStringLiteral("12.7 h"));
    }

    void pagesOfTheCaseStudiesCanBeSeen()
    {
        const QString folder = qEnvironmentVariable("RACKRATE_SCREENSHOTS");
        if (folder.isEmpty())
            QSKIP("RACKRATE_SCREENSHOTS is not set.");
        for (const char* id : {"fine-tuning-startup", "commerce-image-generation"}) {
            const Result<Json> tree = loadTemplate(id);
            QVERIFY(tree.ok());
            const ReadOutcome reading = readScenario(*tree);
            LiveSimulation live;
            Scenario scenario = reading.scenario;
            scenario.trials = 20000;
            live.request(scenario, id, reading.findings, 1);
            QTRY_VERIFY_WITH_TIMEOUT(live.state() == LiveSimulation::State::UpToDate || live.state() == LiveSimulation::State::Failed, 240000);
            QVERIFY2(live.state() == LiveSimulation::State::UpToDate, qPrintable(live.failure()));
            for (const bool dark : {false, true}) {
                applyTheme(dark ? ThemeChoice::Dark : ThemeChoice::Light);
                const QString prefix = QStringLiteral("%1/%2-%3-").arg(folder, QString::fromLatin1(id), dark ? QStringLiteral("dark") : QStringLiteral("light"));
                LivePanel panel;
                panel.resize(528, 896);
                panel.setAnswer(live.answer());
                panel.setState(live.state(), live.trialsDone(), live.trialsWanted());
                QVERIFY(panel.grab().save(prefix + QStringLiteral("panel.png")));
                panel.setFolded(true);
                panel.resize(1360, 72);
                QVERIFY(panel.grab().save(prefix + QStringLiteral("strip.png")));
                for (const ResultPageInfo& info : resultPageList()) {
                    const std::unique_ptr<ResultPage> page(makeResultPage(info.id, nullptr));
                    page->resize(832, 896);
                    page->setAnswer(live.answer());
                    page->show();
                    QTest::qWait(50);
                    QVERIFY(page->grab().save(prefix + info.id + QStringLiteral(".png")));
                }
            }
        }
    }
};

QTEST_MAIN(PagesTest)
#include "tst_pages.moc"
