// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "app/cli/batchrun.h"
#include "app/report/register.h"
#include "app/report/report.h"
#include "app/report/reportflow.h"
#include "model/scenario/pointer.h"
#include "model/scenario/reader.h"
#include "resources/texts.h"
#include "simulation/decisions/headline.h"
#include "simulation/decisions/inputlabel.h"
#include "simulation/decisions/limits.h"

#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace rackrate;

namespace {

struct Fixture {
    Answer answer;
    Json tree;
};

/// A shipped scenario, run for real on few futures.
Fixture run(const std::string& scenario)
{
    RunOptions options;
    options.scenario = scenario;
    options.trials = 512;
    options.quiet = true;
    RunControl control;
    const Result<PreparedRun> prepared = prepareRun(options, control);
    if (!prepared)
        qFatal("%s", qPrintable(prepared.error().message));
    const Result<Results> results = runAllTrials(*prepared, options, control);
    if (!results)
        qFatal("%s", qPrintable(results.error().message));
    Fixture fixture;
    fixture.tree = prepared->tree;
    fixture.answer.scenario = prepared->scenario;
    fixture.answer.scenarioHash = prepared->scenarioHash;
    fixture.answer.findings = prepared->findings;
    fixture.answer.results = *results;
    fixture.answer.complete = true;
    return fixture;
}

const Fixture& fineTuning()
{
    static const Fixture fixture = run("fine-tuning-startup");
    return fixture;
}

QString output(const QString& program, const QStringList& arguments)
{
    QProcess process;
    process.start(program, arguments);
    process.waitForFinished(30000);
    return QString::fromUtf8(process.readAllStandardOutput());
}

/// Text without any white space: lines of a paragraph break where the page wants it.
QString squeezed(QString text)
{
    static const QRegularExpression space(QStringLiteral("\\s+"));
    return text.remove(space);
}

report::Piece piece(double height, bool keep = false)
{
    report::Piece made;
    made.height = height;
    made.keepWithNext = keep;
    return made;
}

} // namespace

class TestReport : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanup() { installTexts(QLocale(QLocale::English, QLocale::UnitedStates)); }
    void keepsAHeadingWithWhatFollowsIt();
    void repeatsTheHeadOfATableOnEachPage();
    void leavesOutSpaceAtTheTopOfAPage();
    void splitsARunThatIsHigherThanAPage();
    void saysTheDecisionAsTheScreenDoes_data();
    void saysTheDecisionAsTheScreenDoes();
    void namesEverySectionInItsBookmarks();
    void embedsAllFontsAndHoldsNoImages();
    void carriesDocumentProperties();
    void printsOnTheChosenPaper();
    void keepsLettersApartSoThatWordsAreFound();
    void listsEveryUncertainInputInTheRegister();
    void namesTheCalibratedInput();
    void aChangedInputIsNoLongerCalibrated();
    void namesWhatAStrategyLeavesOut();
    void namesInputsAsPeopleDo();
    void refusesATreeThatIsNotTheOneThatRan();
    void saysWhyItCannotWrite();
    void runsFromTheCommandLineWithoutADisplay();

private:
    QString write(const QLocale& locale, bool letter = false, const char* name = "report.pdf");

    QTemporaryDir m_folder;
};

void TestReport::initTestCase()
{
    for (const char* tool : {"pdftotext", "pdffonts", "pdfimages", "pdfinfo", "qpdf"}) {
        if (QStandardPaths::findExecutable(QString::fromLatin1(tool)).isEmpty())
            QSKIP("poppler-utils or qpdf is not installed");
    }
    QVERIFY(m_folder.isValid());
    installTexts(QLocale(QLocale::English, QLocale::UnitedStates));
}

QString TestReport::write(const QLocale& locale, bool letter, const char* name)
{
    installTexts(locale);
    const QString path = m_folder.filePath(QString::fromLatin1(name));
    ReportOptions options;
    options.locale = locale;
    options.letter = letter;
    options.tree = fineTuning().tree;
    const Result<void> written = writeReport(fineTuning().answer, path, options);
    return written ? path : QString();
}

void TestReport::keepsAHeadingWithWhatFollowsIt()
{
    report::Flow flow(100, 100);
    flow.add(piece(85));
    flow.add(piece(10, true));
    flow.add(piece(10));
    const auto pages = flow.pages();
    QCOMPARE(pages.size(), std::size_t(2));
    QCOMPARE(pages[0].size(), std::size_t(1));
    QCOMPARE(pages[1].size(), std::size_t(2));
}

void TestReport::repeatsTheHeadOfATableOnEachPage()
{
    report::Flow flow(100, 100);
    const auto head = std::make_shared<const report::Piece>(piece(20));
    flow.add(*head);
    for (int row = 0; row < 5; ++row) {
        report::Piece made = piece(30);
        made.header = head;
        flow.add(made);
    }
    const auto pages = flow.pages();
    QCOMPARE(pages.size(), std::size_t(3)); // 20 + 30 + 30, then the head and two rows, then the head and one
    QCOMPARE(pages[1].front().piece, head.get());
    QCOMPARE(pages[1][1].top, 20.0);
    QCOMPARE(pages[2].front().piece, head.get());
}

void TestReport::leavesOutSpaceAtTheTopOfAPage()
{
    report::Flow flow(100, 100);
    flow.add(piece(90));
    report::Piece next = piece(20);
    next.spaceBefore = 15;
    flow.add(next);
    const auto pages = flow.pages();
    QCOMPARE(pages.size(), std::size_t(2));
    QCOMPARE(pages[1].front().top, 0.0);
}

void TestReport::splitsARunThatIsHigherThanAPage()
{
    report::Flow flow(100, 100);
    for (int index = 0; index < 4; ++index)
        flow.add(piece(40, index < 3));
    QCOMPARE(flow.pages().size(), std::size_t(2));
}

void TestReport::saysTheDecisionAsTheScreenDoes_data()
{
    QTest::addColumn<QLocale>("locale");
    QTest::newRow("English") << QLocale(QLocale::English, QLocale::UnitedStates);
    QTest::newRow("Chinese") << QLocale(QLocale::Chinese, QLocale::China);
}

void TestReport::saysTheDecisionAsTheScreenDoes()
{
    QFETCH(const QLocale, locale);
    const QString path = write(locale);
    QVERIFY(!path.isEmpty());
    const QString text = squeezed(output(QStringLiteral("pdftotext"), {QStringLiteral("-layout"), path, QStringLiteral("-")}));
    const Answer& answer = fineTuning().answer;
    const Scenario& scenario = answer.scenario;
    const Results& results = answer.results;
    QVERIFY(text.contains(squeezed(decisionSentence(scenario, results, locale).text)));
    QVERIFY(text.contains(squeezed(supportingSentences(scenario, results, locale).text)));
    QVERIFY(text.contains(squeezed(limitsSentence(scenario, locale))));
    QVERIFY(text.contains(squeezed(disagreementSentence(scenario, results, locale))));
    const StrategyResult& best = results.strategies[std::size_t(results.best())];
    const double mean = results.nominalBasis ? best.totalCost.mean : best.presentValue.mean;
    QVERIFY(text.contains(squeezed(moneyText(mean, scenario.currency, locale))));
    for (int strategy = 0; strategy < int(results.strategies.size()); ++strategy) {
        QVERIFY(text.contains(squeezed(strategyName(scenario, strategy, locale))));
        QVERIFY(text.contains(amountText(results.strategies[std::size_t(strategy)].totalCost.mean / 1000, locale)));
    }
}

void TestReport::namesEverySectionInItsBookmarks()
{
    const QString path = write(QLocale(QLocale::English, QLocale::UnitedStates));
    const QString json = output(QStringLiteral("qpdf"), {QStringLiteral("--json"), QStringLiteral("--json-key=outlines"), path});
    const Json document = Json::parse(json.toStdString());
    QStringList titles;
    for (const Json& outline : document["outlines"]) {
        titles << QString::fromStdString(outline["title"].get<std::string>());
        QVERIFY(outline["destpageposfrom1"].get<int>() >= 1);
    }
    QCOMPARE(titles, QStringList({QStringLiteral("Decision"), QStringLiteral("Cost over time"), QStringLiteral("Break-even"),
                                  QStringLiteral("Options in detail"), QStringLiteral("Cash and budget by fiscal year"), QStringLiteral("Risk"),
                                  QStringLiteral("Service"), QStringLiteral("Assumptions"), QStringLiteral("Method and reproducibility")}));
    QCOMPARE(document["outlines"][3]["kids"].size(), fineTuning().answer.scenario.strategies.size() + 1);
}

void TestReport::embedsAllFontsAndHoldsNoImages()
{
    const QString path = write(QLocale(QLocale::Chinese, QLocale::China));
    const QStringList fonts = output(QStringLiteral("pdffonts"), {path}).split(QLatin1Char('\n'), Qt::SkipEmptyParts).mid(2);
    QVERIFY(fonts.size() >= 2);
    static const QRegularExpression embedded(QStringLiteral("\\s+yes\\s+yes\\s+yes\\s+\\d+\\s+\\d+\\s*$")); // emb sub uni
    for (const QString& font : fonts)
        QVERIFY2(embedded.match(font).hasMatch(), qPrintable(font));
    QCOMPARE(output(QStringLiteral("pdfimages"), {QStringLiteral("-list"), path}).split(QLatin1Char('\n'), Qt::SkipEmptyParts).size(), 2);
}

void TestReport::carriesDocumentProperties()
{
    const QLocale locale(QLocale::English, QLocale::UnitedStates);
    const QString facts = output(QStringLiteral("pdfinfo"), {write(locale)});
    QVERIFY(facts.contains(QString::fromStdString(fineTuning().answer.scenario.name.in("en"))));
    QVERIFY(facts.contains(QStringLiteral("GPU capacity and cost report")));
    QVERIFY(facts.contains(QString::fromStdString(fineTuning().answer.scenarioHash)));
    static const QRegularExpression author(QStringLiteral("Author:\\s+Rackrate"));
    QVERIFY(author.match(facts).hasMatch());
}

void TestReport::printsOnTheChosenPaper()
{
    const QLocale locale(QLocale::English, QLocale::UnitedStates);
    QVERIFY(output(QStringLiteral("pdfinfo"), {write(locale)}).contains(QStringLiteral("A4")));
    QVERIFY(output(QStringLiteral("pdfinfo"), {write(locale, true, "letter.pdf")}).contains(QStringLiteral("letter")));
}

void TestReport::keepsLettersApartSoThatWordsAreFound()
{
    const QString text = output(QStringLiteral("pdftotext"), {write(QLocale(QLocale::English, QLocale::UnitedStates)), QStringLiteral("-")});
    for (const char32_t ligature : {U'\ufb00', U'\ufb01', U'\ufb02', U'\ufb03', U'\ufb04'})
        QVERIFY(!text.contains(QString::fromUcs4(&ligature, 1)));
    QVERIFY(text.contains(QStringLiteral("Office hours")));
}

void TestReport::listsEveryUncertainInputInTheRegister()
{
    const auto entries = report::assumptionsOf(fineTuning().tree, fineTuning().answer.scenario, QLocale(QLocale::English, QLocale::UnitedStates));
    QStringList uncertain;
    for (const report::RegisterEntry& entry : entries) {
        QVERIFY2(!entry.value.isEmpty(), entry.pointer.c_str());
        if (!entry.spread.isEmpty())
            uncertain << QString::fromStdString(entry.pointer);
    }
    // The text of the file counts independently: each uncertain number has a "range" or a "distribution".
    const std::string text = fineTuning().tree.dump();
    int expected = 0;
    for (const std::string form : {"\"range\":", "\"distribution\":"}) {
        for (std::size_t at = text.find(form); at != std::string::npos; at = text.find(form, at + 1))
            ++expected;
    }
    QVERIFY(expected > 0);
    QCOMPARE(int(uncertain.size()), expected);
}

void TestReport::namesTheCalibratedInput()
{
    const auto entries = report::assumptionsOf(fineTuning().tree, fineTuning().answer.scenario, QLocale(QLocale::English, QLocale::UnitedStates));
    std::vector<std::string> calibrated;
    for (const report::RegisterEntry& entry : entries) {
        if (entry.calibrated)
            calibrated.push_back(entry.pointer);
    }
    QCOMPARE(calibrated, fineTuning().answer.scenario.calibrated);
}

void TestReport::aChangedInputIsNoLongerCalibrated()
{
    const char* path = "/workloads/training/demand/base";
    Json tree = fineTuning().tree;
    QVERIFY(applyAssignment(tree, "/workloads/training/demand/base=5200").ok());
    const Scenario scenario = readScenario(tree).scenario;
    int changed = 0;
    for (const report::RegisterEntry& entry : report::assumptionsOf(tree, scenario, QLocale(QLocale::English, QLocale::UnitedStates))) {
        QVERIFY(!entry.calibrated);
        if (entry.changedFrom.isEmpty())
            continue;
        ++changed;
        QCOMPARE(entry.pointer, std::string(path));
        QVERIFY2(entry.changedFrom.startsWith(QStringLiteral("3,260")), qPrintable(entry.changedFrom));
        QCOMPARE(entry.note.source, std::string("Calibrated"));
    }
    QCOMPARE(changed, 1);
}

void TestReport::namesWhatAStrategyLeavesOut()
{
    Json tree = fineTuning().tree;
    Json& after = tree["strategies"][1];
    QCOMPARE(after["id"].get<std::string>(), std::string("after"));
    after.erase("staff");
    after["storage"].erase("growthPerYear");
    Json& server = *find(tree, "/strategies/self-hosted/pools/training/tranches/server");
    server.erase("site");
    const auto entries = report::assumptionsOf(tree, readScenario(tree).scenario, QLocale(QLocale::English, QLocale::UnitedStates));
    const auto value = [&entries](const std::string& pointer) {
        for (const report::RegisterEntry& entry : entries) {
            if (entry.pointer == pointer)
                return entry.byDefault ? entry.value : QStringLiteral("stated");
        }
        return QStringLiteral("not listed");
    };
    QCOMPARE(value("/strategies/after/staff"), QStringLiteral("none"));
    QCOMPARE(value("/strategies/before/staff/fullTimeEquivalents"), QStringLiteral("stated"));
    QCOMPARE(value("/strategies/before/staff/fullTimeEquivalentsPerOwnedGpu"), QStringLiteral("0 FTE/GPU"));
    QCOMPARE(value("/strategies/after/storage/growthPerYear"), QStringLiteral("0% per year"));
    QCOMPARE(value("/strategies/self-hosted/pools/training/tranches/server/site/pue"), QStringLiteral("1"));
    QCOMPARE(value("/strategies/self-hosted/pools/training/tranches/server/site/maintenanceShare"), QStringLiteral("0% per year"));
    QCOMPARE(value("/strategies/after/pools/training/tranches/burst/site/pue"), QStringLiteral("not listed"));
}

void TestReport::namesInputsAsPeopleDo()
{
    const QLocale locale(QLocale::English, QLocale::UnitedStates);
    const auto label = [&](const char* input, const char* path) {
        SensitivityEntry entry;
        entry.input = input;
        entry.path = path;
        return inputLabel(fineTuning().answer.scenario, entry, locale);
    };
    QCOMPARE(label("/market/onDemandPrice/drift", "/market/onDemandPrice/drift"), QStringLiteral("Rental prices: Drift"));
    QCOMPARE(label("/workloads/training/demand/base", "/workloads/training/demand/base"), QStringLiteral("Training: Demand: Base level"));
    QCOMPARE(label("salary", "/strategies/before/staff/salaryPerYear"), QStringLiteral("Staff: Salary with overheads"));
    QCOMPARE(label("/nowhere/else", "/nowhere/else"), QStringLiteral("/nowhere/else"));
}

void TestReport::refusesATreeThatIsNotTheOneThatRan()
{
    ReportOptions options;
    options.locale = QLocale(QLocale::English, QLocale::UnitedStates);
    options.tree = fineTuning().tree;
    options.tree["months"] = 24;
    const QString path = m_folder.filePath(QStringLiteral("stale.pdf"));
    QVERIFY(!writeReport(fineTuning().answer, path, options).ok());
    QVERIFY(!QFile::exists(path));
}

void TestReport::saysWhyItCannotWrite()
{
    ReportOptions options;
    options.locale = QLocale(QLocale::English, QLocale::UnitedStates);
    options.tree = fineTuning().tree;
    const Result<void> written = writeReport(fineTuning().answer, m_folder.filePath(QStringLiteral("missing/report.pdf")), options);
    QVERIFY(!written.ok());
    QCOMPARE(written.error().code, ErrorCode::File);
    QVERIFY(written.error().message.contains(QStringLiteral("missing/report.pdf")));
}

void TestReport::runsFromTheCommandLineWithoutADisplay()
{
    const QString program = QStringLiteral(RACKRATE_BINARY_DIR "/bin/rackrate");
    const auto exitCodeOf = [&](const QStringList& arguments) {
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"})
            environment.remove(QString::fromLatin1(name));
        process.setProcessEnvironment(environment);
        process.start(program, arguments);
        process.waitForFinished(120000);
        return process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1;
    };
    const QString path = m_folder.filePath(QStringLiteral("commandline.pdf"));
    const QString report = QStringLiteral("report"), scenario = QStringLiteral("fine-tuning-startup"), pdf = QStringLiteral("--pdf");
    const QString trials = QStringLiteral("--trials"), few = QStringLiteral("256");
    QCOMPARE(exitCodeOf({report, scenario, pdf, path, trials, few, QStringLiteral("--lang"), QStringLiteral("zh_CN"), QStringLiteral("--letter")}), 0);
    QVERIFY(output(QStringLiteral("pdfinfo"), {path}).contains(QStringLiteral("letter")));
    QCOMPARE(exitCodeOf({report, scenario}), 2);
    QCOMPARE(exitCodeOf({report, QStringLiteral("no-such-scenario"), pdf, path}), 4);
    QCOMPARE(exitCodeOf({report, scenario, pdf, path, trials, few, QStringLiteral("--set"), QStringLiteral("/nowhere=1")}), 3);
    QCOMPARE(exitCodeOf({report, scenario, pdf, m_folder.filePath(QStringLiteral("missing/a.pdf")), trials, few}), 4);
    QCOMPARE(exitCodeOf({QStringLiteral("--version")}), 0);
    QCOMPARE(exitCodeOf({}), 1);
}

QTEST_MAIN(TestReport)
#include "tst_report.moc"
