// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
//
// The command line as a user has it: the program is started, its output and exit code are looked at.
#include "tests/cli/programrun.h"
#include "tests/cli/terminal.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>
#include <csignal>
#include <map>

using rackrate::tests::Json;
using rackrate::tests::Outcome;
using rackrate::tests::ran;
using rackrate::tests::Terminal;

namespace {

const QString program = rackrate::tests::commandLineProgram;
const QString malformed = QStringLiteral(RACKRATE_SOURCE_DIR "/tests/data/malformed/");
const QString startup = QStringLiteral("fine-tuning-startup");

/// A short run of the first template.
Outcome shortRun(const QStringList& more)
{
    return ran(QStringList{QStringLiteral("run"), startup, QStringLiteral("--trials"), QStringLiteral("600"), QStringLiteral("--lang"),
                           QStringLiteral("en")}
               + more);
}

QList<QByteArray> linesOf(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QByteArray bytes = file.readAll();
    if (!bytes.endsWith("\r\n"))
        return {};
    bytes.chop(2);
    QList<QByteArray> lines = bytes.split('\n');
    for (qsizetype i = 0; i + 1 < lines.size(); ++i) {
        if (!lines[i].endsWith('\r'))
            return {};
        lines[i].chop(1);
    }
    return lines;
}

} // namespace

class TestCli : public QObject {
    Q_OBJECT

private slots:
    void theSummaryEndsInOneSentence();
    void chineseNamesAreUsed();
    void resultsHaveTheirForm();
    void threadsDoNotChangeTheResults();
    void seedsDo();
    void setChangesTheScenario();
    void tablesAreRfc4180();
    void theLedgerAddsUp();
    void theLedgerJoinsOtherOutput();
    void quietSaysNothing();
    void cudaFallsBackAndSaysWhy();
    void instructionSetsAreChosenByName();
    void wrongCommandLines_data();
    void wrongCommandLines();
    void helpIsNoError();
    void samplingIsChosenAndSaid();
    void toleranceStopsARunAndSaysSo();
    void invalidInput_data();
    void invalidInput();
    void unknownPointersAreInvalidInput();
    void missingAndUnwritableFilesAreFileErrors();
    void pipesAreWrittenInto();
    void interruptionCancels();
    void whatCannotBeCountedFailsTheRun_data();
    void whatCannotBeCountedFailsTheRun();
    void validScenariosAreSaidToBe();
    void templatesAreListedShownAndExported();
    void devicesNameTheProcessor();
};

void TestCli::theSummaryEndsInOneSentence()
{
    const Outcome run = shortRun({});
    QCOMPARE(run.code, 0);
    const QList<QByteArray> lines = run.out.trimmed().split('\n');
    QVERIFY2(lines.last().contains(" futures") || lines.last().contains("every future"), lines.last());
    QVERIFY(lines.last().endsWith('.'));
    for (const char* text : {"Before", "After", "Reserved", "Self-hosted", "Colocation", "600 futures", "Training", "Present value"})
        QVERIFY2(run.out.contains(text), text);
}

void TestCli::chineseNamesAreUsed()
{
    const Outcome run = shortRun({QStringLiteral("--lang=zh_CN")});
    QCOMPARE(run.code, 2); // --lang given twice
    const Outcome chinese = ran({QStringLiteral("run"), startup, QStringLiteral("--trials=256"), QStringLiteral("--lang=zh_CN")});
    QCOMPARE(chinese.code, 0);
    QVERIFY(QString::fromUtf8(chinese.out).contains(QStringLiteral("改造后")));
}

void TestCli::resultsHaveTheirForm()
{
    const Outcome run = shortRun({QStringLiteral("--json"), QStringLiteral("-")});
    QCOMPARE(run.code, 0);
    const Json json = run.json();
    QCOMPARE(json["format"].get<std::string>(), std::string("rackrate-results"));
    QCOMPARE(json["version"].get<int>(), 1);
    QCOMPARE(json["engine"]["trials"].get<int>(), 600);
    QCOMPARE(json["engine"]["backend"].get<std::string>(), std::string("cpu"));
    QCOMPARE(json["scenario"]["hash"].get<std::string>().size(), std::size_t(64));
    const std::size_t months = json["months"].get<std::size_t>();
    double cheapest = 0;
    for (const Json& strategy : json["strategies"]) {
        double kinds = 0;
        for (const auto& [kind, value] : strategy["breakdown"].items())
            kinds += value.get<double>();
        const double mean = strategy["totalCost"]["mean"].get<double>();
        QVERIFY(std::fabs(kinds - mean) <= 1e-9 * std::fabs(mean));
        QCOMPARE(strategy["cumulativeCost"]["p95"].size(), months);
        QCOMPARE(strategy["utilisationBySlot"].size(), std::size_t(168));
        cheapest += strategy["decision"]["presentValue"]["probabilityCheapest"].get<double>();
    }
    QVERIFY(std::fabs(cheapest - 1) < 1e-9);
    const std::size_t strategies = json["strategies"].size();
    QCOMPARE(json["breakEven"].size(), 2 * strategies * (strategies - 1));
    QVERIFY(!json["sensitivity"].empty());
}

void TestCli::threadsDoNotChangeTheResults()
{
    std::string expected;
    for (const char* threads : {"1", "2", "7"}) {
        Json json = shortRun({QStringLiteral("--json"), QStringLiteral("-"), QStringLiteral("--threads"), QString::fromLatin1(threads)}).json();
        json.erase("engine");
        if (expected.empty())
            expected = json.dump();
        QVERIFY2(json.dump() == expected, threads);
    }
}

void TestCli::seedsDo()
{
    const QStringList json = {QStringLiteral("--json"), QStringLiteral("-"), QStringLiteral("--seed")};
    const Json first = shortRun(json + QStringList{QStringLiteral("1")}).json(), second = shortRun(json + QStringList{QStringLiteral("2")}).json();
    QCOMPARE(first["engine"]["seed"].get<int>(), 1);
    QVERIFY(first["strategies"][0]["totalCost"]["mean"] != second["strategies"][0]["totalCost"]["mean"]);
}

void TestCli::setChangesTheScenario()
{
    const Json json = shortRun({QStringLiteral("--set"), QStringLiteral("/finance/discountRate=0"), QStringLiteral("--set"),
                                QStringLiteral("/baseline=after"), QStringLiteral("--json"), QStringLiteral("-")}).json();
    QCOMPARE(json["baseline"].get<std::string>(), std::string("after"));
    for (const Json& strategy : json["strategies"]) {
        const double nominal = strategy["totalCost"]["mean"].get<double>();
        // Start and running parts of a month are rounded apart: two quanta of 1e-4 in each of 36 months and the closing.
        QVERIFY(std::fabs(strategy["presentValue"]["mean"].get<double>() - nominal) < 2e-4 * 37);
    }
}

void TestCli::tablesAreRfc4180()
{
    const QTemporaryDir folder;
    const QString out = folder.filePath(QStringLiteral("new/tables"));
    const Outcome run = shortRun({QStringLiteral("--csv"), out, QStringLiteral("--json"), folder.filePath(QStringLiteral("r.json"))});
    QCOMPARE(run.code, 0);
    QVERIFY(run.out.isEmpty());
    QFile file(folder.filePath(QStringLiteral("r.json")));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const Json json = Json::parse(file.readAll().toStdString());
    const qsizetype strategies = qsizetype(json["strategies"].size()), months = json["months"].get<qsizetype>();
    const qsizetype inputs = qsizetype(json["sensitivity"].size()) / strategies, pairs = strategies * (strategies - 1) / 2;
    QCOMPARE(qsizetype(json["sensitivityOfDifference"].size()), inputs * pairs);
    const std::pair<const char*, qsizetype> rows[] = {{"totals.csv", strategies}, {"monthly.csv", strategies * months},
                                                      {"breakdown.csv", strategies * months},
                                                      {"breakeven.csv", 2 * strategies * (strategies - 1)},
                                                      {"sensitivityofdifference.csv", inputs * pairs}};
    for (const auto& [name, count] : rows) {
        const QList<QByteArray> lines = linesOf(out + QLatin1Char('/') + QLatin1String(name));
        QVERIFY2(lines.size() == count + 1, name);
        for (const QByteArray& line : lines)
            QVERIFY2(line.count(',') == lines.first().count(','), line); // ids and keys need no quotes; names here have no comma
    }
    const QList<QByteArray> total = linesOf(out + QStringLiteral("/totals.csv")).at(1).split(',');
    QCOMPARE(total[2].toDouble(), json["strategies"][0]["totalCost"]["mean"].get<double>());
}

void TestCli::theLedgerAddsUp()
{
    const Outcome run = shortRun({QStringLiteral("--trace"), QStringLiteral("5")});
    QCOMPARE(run.code, 0);
    QVERIFY(run.out.startsWith("strategy,month,quantity,item,value\r\n"));
    std::map<QByteArray, double> kinds, totals;
    for (const QByteArray& line : run.out.split('\n')) {
        const QList<QByteArray> cells = line.trimmed().split(',');
        if (cells.size() == 5 && cells[2] == "cash")
            (cells[3] == "all" ? totals : kinds)[cells[0] + '/' + cells[1]] += cells[4].toDouble();
    }
    QCOMPARE(totals.size(), std::size_t(5 * 36));
    for (const auto& [month, total] : totals)
        QVERIFY2(std::fabs(kinds[month] - total) < 1e-6, month); // sums of doubles that hold multiples of 1e-4
}

void TestCli::theLedgerJoinsOtherOutput()
{
    const QTemporaryDir folder;
    const Outcome run = shortRun({QStringLiteral("--trace=0"), QStringLiteral("--csv"), folder.path(), QStringLiteral("--json"), QStringLiteral("-")});
    QCOMPARE(run.code, 0);
    QVERIFY(linesOf(folder.filePath(QStringLiteral("ledger.csv"))).size() > 1000);
    const Json ledger = run.json()["ledger"];
    QCOMPARE(ledger["trial"].get<int>(), 0);
    QCOMPARE(ledger["strategies"].size(), std::size_t(5));
    QCOMPARE(ledger["strategies"][0]["months"].size(), std::size_t(36));
}

void TestCli::quietSaysNothing()
{
    const Outcome run = shortRun({QStringLiteral("--quiet"), QStringLiteral("--json"), QStringLiteral("-")});
    QCOMPARE(run.code, 0);
    QCOMPARE(run.error, QByteArray());
}

void TestCli::cudaFallsBackAndSaysWhy()
{
    qputenv("RACKRATE_CUDA_PLUGIN", "/nowhere/rackrate-cuda.so"); // a machine without it; tests/cuda has the others
    const Outcome run = shortRun({QStringLiteral("--backend"), QStringLiteral("cuda"), QStringLiteral("--json"), QStringLiteral("-")});
    qunsetenv("RACKRATE_CUDA_PLUGIN");
    QCOMPARE(run.code, 0);
    QVERIFY(run.error.contains("ran on the CPU"));
    const Json json = run.json();
    QCOMPARE(json["engine"]["backend"].get<std::string>(), std::string("cpu"));
    QVERIFY(json["findings"].dump().find("ran on the CPU") != std::string::npos);
}

void TestCli::instructionSetsAreChosenByName()
{
    qputenv("RACKRATE_INSTRUCTION_SET", "baseline"); // which every machine has
    const Outcome narrow = ran({QStringLiteral("devices")});
    const Outcome results = shortRun({QStringLiteral("--json"), QStringLiteral("-")});
    qputenv("RACKRATE_INSTRUCTION_SET", "sse9");
    const Outcome unknown = ran({QStringLiteral("devices")});
    qunsetenv("RACKRATE_INSTRUCTION_SET");
    QCOMPARE(narrow.code, 0);
    QVERIFY2(narrow.out.contains("2 trials"), narrow.out);
    QVERIFY(results.json()["strategies"] == shortRun({QStringLiteral("--json"), QStringLiteral("-")}).json()["strategies"]);
    QCOMPARE(unknown.code, 2);
    QVERIFY(unknown.out.isEmpty());
    QVERIFY2(unknown.error.contains("sse9") && unknown.error.contains("baseline"), unknown.error);
}

void TestCli::wrongCommandLines_data()
{
    QTest::addColumn<QStringList>("arguments");
    const auto row = [](const char* line) { QTest::newRow(line) << QString::fromLatin1(line).split(QLatin1Char(' '), Qt::SkipEmptyParts); };
    for (const char* line : {"", "fly", "run", "run fine-tuning-startup --trials 0", "run fine-tuning-startup --trials many",
                             "run fine-tuning-startup --backend quantum", "run fine-tuning-startup --xlsx out.xlsx",
                             "run fine-tuning-startup --shard 0/2", "run fine-tuning-startup --shard 3/2",
                             "run fine-tuning-startup --shard 2", "run fine-tuning-startup --shard 1/65537",
                             "run fine-tuning-startup --shard 1/2 --json -", "run fine-tuning-startup --shard 1/2 --csv x",
                             "run fine-tuning-startup --shard 1/2 --trace 0", "run fine-tuning-startup --output x",
                             "run fine-tuning-startup --shard 1/2 --tolerance 0.01",
                             "run fine-tuning-startup --lang fr", "run fine-tuning-startup --trace -1", "run fine-tuning-startup --sampling halton",
                             "run fine-tuning-startup --tolerance 0", "run fine-tuning-startup --tolerance x",
                             "run fine-tuning-startup --tolerance 0.01 --sampling latin-hypercube", "merge", "optimise x", "bench --threads many",
                             "catalogue list", "import csv x", "templates export fine-tuning-startup", "templates fly", "validate"})
        row(line);
}

void TestCli::wrongCommandLines()
{
    QFETCH(QStringList, arguments);
    const Outcome run = ran(arguments);
    QCOMPARE(run.code, 2);
    QVERIFY2(run.error.startsWith("error: "), run.error);
    QVERIFY(run.out.isEmpty());
}

void TestCli::helpIsNoError()
{
    const Outcome help = ran({QStringLiteral("run"), QStringLiteral("--help")});
    QCOMPARE(help.code, 0);
    for (const char* option : {"--trials", "--seed", "--threads", "--set", "--json", "--csv", "--trace", "--quiet", "--backend", "--sampling",
                               "--tolerance"})
        QVERIFY2(help.out.contains(option), option);
    QCOMPARE(ran({QStringLiteral("--version")}).code, 0);
}

void TestCli::samplingIsChosenAndSaid()
{
    std::map<std::string, double> errors;
    for (const char* name : {"random", "antithetic", "latin-hypercube", "sobol"}) {
        const Outcome run = shortRun({QStringLiteral("--sampling"), QString::fromLatin1(name), QStringLiteral("--json=-"), QStringLiteral("--quiet")});
        QCOMPARE(run.code, 0);
        const Json json = run.json();
        QCOMPARE(json["engine"]["sampling"].get<std::string>(), std::string(name));
        const Json& cost = json["strategies"][0]["presentValue"];
        errors[name] = cost["standardError"].get<double>();
        for (const char* percentile : {"p25", "p50", "p75"}) {
            const Json& interval = cost["confidence95"][percentile];
            QVERIFY(interval[0].get<double>() < cost[percentile].get<double>() && cost[percentile].get<double>() < interval[1].get<double>());
        }
        QCOMPARE(json["strategies"][0]["monthlyCost"]["confidence95"].is_null(), std::string(name) != "random");
    }
    QVERIFY(errors["sobol"] < 0.7 * errors["random"] && errors["sobol"] > 0);
    QVERIFY(shortRun({QStringLiteral("--sampling=sobol")}).out.contains("Sampling: scrambled Sobol.\n"));
    QVERIFY(!shortRun({}).out.contains("Sampling"));
}

void TestCli::toleranceStopsARunAndSaysSo()
{
    const QStringList base = {QStringLiteral("run"), startup, QStringLiteral("--sampling=sobol"), QStringLiteral("--lang=en")};
    const Outcome summary = ran(base + QStringList{QStringLiteral("--tolerance=0.05")});
    QCOMPARE(summary.code, 0);
    QVERIFY2(summary.out.contains("Stopped after 4,096 futures: ") && summary.out.contains("at most 5.0% was asked for"), summary.out);
    Json early = ran(base + QStringList{QStringLiteral("--tolerance=0.05"), QStringLiteral("--json=-")}).json();
    Json plain = ran(base + QStringList{QStringLiteral("--trials=4096"), QStringLiteral("--json=-")}).json();
    QCOMPARE(early["convergence"]["met"].get<bool>(), true);
    QCOMPARE(early["engine"]["trials"].get<int>(), 4096);
    QVERIFY(early["convergence"]["largestRelativeError"].get<double>() <= 0.05);
    QVERIFY(plain["convergence"]["tolerance"].is_null() && plain["convergence"]["met"].is_null());
    for (Json* json : {&early, &plain}) {
        json->erase("engine");
        (*json)["convergence"]["tolerance"] = (*json)["convergence"]["met"] = nullptr;
    }
    QCOMPARE(early.dump(), plain.dump());

    const Outcome missed = ran(base + QStringList{QStringLiteral("--tolerance=0.00001"), QStringLiteral("--trials=1000")});
    QCOMPARE(missed.code, 0);
    QVERIFY2(missed.out.contains("After all 1,000 futures the largest standard error") && missed.out.contains("not met"), missed.out);
    const Outcome refused = ran({QStringLiteral("run"), startup, QStringLiteral("--tolerance=0.01"), QStringLiteral("--lang=en"), QStringLiteral("--set"),
                                 QStringLiteral("/simulation/sampling=latin-hypercube")});
    QCOMPARE(refused.code, 2);
    QVERIFY2(refused.error.contains("--tolerance cannot stop a Latin hypercube"), refused.error);
}

void TestCli::invalidInput_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("path");
    QFile expectations(malformed + QStringLiteral("expected.json"));
    QVERIFY(expectations.open(QIODevice::ReadOnly));
    const Json expected = Json::parse(expectations.readAll().toStdString());
    QVERIFY(expected.size() >= 20);
    for (const auto& [name, row] : expected.items())
        QTest::newRow(name.c_str()) << QString::fromStdString(name) << QString::fromStdString(row["path"].get<std::string>());
}

void TestCli::invalidInput()
{
    QFETCH(QString, file);
    QFETCH(QString, path);
    for (const char* verb : {"validate", "run"}) {
        const Outcome run = ran({QString::fromLatin1(verb), malformed + file});
        QCOMPARE(run.code, 3);
        QVERIFY(run.out.isEmpty());
        const QByteArray place = path.isEmpty() ? file.toUtf8() : "error: " + path.toUtf8() + ": ";
        QVERIFY2(run.error.contains(place), run.error);
    }
}

void TestCli::unknownPointersAreInvalidInput()
{
    const Outcome run = shortRun({QStringLiteral("--set"), QStringLiteral("/workloads/nobody/demand/base=3")});
    QCOMPARE(run.code, 3);
    QVERIFY2(run.error.contains("nobody"), run.error);
    const Outcome wrongValue = shortRun({QStringLiteral("--set"), QStringLiteral("/months=soon")});
    QCOMPARE(wrongValue.code, 3);
    QVERIFY2(wrongValue.error.contains("error: /months: "), wrongValue.error);
    QCOMPARE(shortRun({QStringLiteral("--set"), QStringLiteral("months=3")}).code, 3);
}

void TestCli::missingAndUnwritableFilesAreFileErrors()
{
    const Outcome missing = ran({QStringLiteral("run"), QStringLiteral("no-such-template")});
    QCOMPARE(missing.code, 4);
    QVERIFY2(missing.error.contains("no-such-template"), missing.error);
    const Outcome unwritable = shortRun({QStringLiteral("--json"), QStringLiteral("/no/such/folder/results.json")});
    QCOMPARE(unwritable.code, 4);
    QVERIFY2(unwritable.error.contains("/no/such/folder/results.json"), unwritable.error);
    QCOMPARE(shortRun({QStringLiteral("--csv"), QStringLiteral("/dev/null/tables")}).code, 4);
    QProcess full;
    full.setStandardOutputFile(QStringLiteral("/dev/full"));
    full.start(program, {QStringLiteral("devices")});
    QVERIFY(full.waitForFinished());
    QCOMPARE(full.exitCode(), 4);
}

void TestCli::pipesAreWrittenInto()
{
    const Outcome run = shortRun({QStringLiteral("--json"), QStringLiteral("/dev/stdout")});
    QCOMPARE(run.code, 0);
    QCOMPARE(run.json()["version"].get<int>(), 1);
}

void TestCli::interruptionCancels()
{
    const Terminal terminal;
    QProcess process;
    process.setChildProcessModifier([&terminal] { ::dup2(terminal.program, STDERR_FILENO); });
    process.start(program, {QStringLiteral("run"), startup, QStringLiteral("--trials"), QStringLiteral("10000000")});
    QVERIFY(process.waitForStarted());
    QVERIFY(terminal.shows(" / 10000000")); // the bar of a run of minutes
    QCOMPARE(::kill(pid_t(process.processId()), SIGINT), 0);
    QVERIFY(process.waitForFinished(20000));
    QCOMPARE(process.exitStatus(), QProcess::NormalExit);
    QCOMPARE(process.exitCode(), 5);
    QVERIFY(terminal.shows("cancelled"));
}

void TestCli::whatCannotBeCountedFailsTheRun_data()
{
    QTest::addColumn<QStringList>("assignments");
    QTest::addColumn<int>("code");
    QTest::addColumn<QByteArray>("phrase");
    QTest::newRow("a price in a small currency")
        << QStringList{QStringLiteral("/strategies/after/oneOff=[{\"id\":\"fee\",\"month\":2,\"amount\":200000000000}]")} << 1
        << QByteArray("In strategy After, a single month's amount for “One-off” is more than 100,000,000,000 USD");
    QTest::newRow("demand without bounds")
        << QStringList{QStringLiteral("/months=120"), QStringLiteral("/workloads/training/demand/growth={\"form\":\"exponential\",\"rate\":10}")} << 3
        << QByteArray("/workloads/training/demand/growth/rate: This growth makes demand ");
    QTest::newRow("demand without bounds in some futures")
        << QStringList{QStringLiteral("/months=120"),
                       QStringLiteral("/workloads/training/demand/growth={\"form\":\"exponential\",\"rate\":{\"distribution\":\"discrete\","
                                      "\"values\":[0,10],\"weights\":[3,2]}}")} << 1
        << QByteArray("/workloads/training/demand: The demand of Training is larger than what can be counted");
    QTest::newRow("many dear servers")
        << QStringList{QStringLiteral("/strategies/self-hosted/pools/training/tranches/server/count=200"),
                       QStringLiteral("/strategies/self-hosted/pools/training/tranches/server/price=1e9")} << 3
        << QByteArray("/strategies/self-hosted/pools/training/tranches/server: This supply costs more than 100,000,000,000 USD");
}

void TestCli::whatCannotBeCountedFailsTheRun()
{
    QFETCH(QStringList, assignments);
    QFETCH(int, code);
    QFETCH(QByteArray, phrase);
    QStringList arguments;
    for (const QString& assignment : assignments)
        arguments += {QStringLiteral("--set"), assignment};
    for (const QStringList& more : {QStringList{}, QStringList{QStringLiteral("--json=-")}, QStringList{QStringLiteral("--trace=3")}}) {
        const Outcome run = shortRun(arguments + more);
        QCOMPARE(run.code, code);
        QVERIFY2(run.error.contains(phrase), run.error);
        QVERIFY(run.out.isEmpty());
    }
}

void TestCli::validScenariosAreSaidToBe()
{
    for (const char* id : {"fine-tuning-startup", "commerce-image-generation"}) {
        const Outcome run = ran({QStringLiteral("validate"), QString::fromLatin1(id)});
        QCOMPARE(run.code, 0);
        QVERIFY(run.out.contains("can be run"));
        QVERIFY2(!run.error.contains("error:"), run.error);
    }
}

void TestCli::templatesAreListedShownAndExported()
{
    const Outcome list = ran({QStringLiteral("templates")});
    QCOMPARE(list.code, 0);
    QVERIFY(list.out.contains("fine-tuning-startup") && list.out.contains("commerce-image-generation"));
    QCOMPARE(ran({QStringLiteral("templates"), QStringLiteral("list")}).out, list.out);
    const Outcome shown = ran({QStringLiteral("templates"), QStringLiteral("show"), startup, QStringLiteral("--lang=en")});
    QVERIFY(shown.out.contains("Strategies:") && shown.out.contains("after: After. "));
    const Outcome chinese = ran({QStringLiteral("templates"), QStringLiteral("show"), startup, QStringLiteral("--lang=zh_CN")});
    QVERIFY2(QString::fromUtf8(chinese.out).contains(QStringLiteral("before：改造前。")), chinese.out);
    QCOMPARE(ran({QStringLiteral("templates"), QStringLiteral("show"), QStringLiteral("nothing")}).code, 4);

    const QTemporaryDir folder;
    const QString copy = folder.filePath(QStringLiteral("copy.json"));
    QCOMPARE(ran({QStringLiteral("templates"), QStringLiteral("export"), startup, copy}).code, 0);
    QStringList arguments = {QStringLiteral("run"), startup, QStringLiteral("--trials=256"), QStringLiteral("--json=-")};
    Json original = ran(arguments).json();
    arguments[1] = copy;
    Json exported = ran(arguments).json();
    original.erase("engine");
    exported.erase("engine");
    QVERIFY(original == exported);
}

void TestCli::devicesNameTheProcessor()
{
    const Outcome devices = ran({QStringLiteral("devices"), QStringLiteral("--lang=en")});
    QCOMPARE(devices.code, 0);
    QVERIFY(devices.out.startsWith("cpu ") && devices.out.contains("threads") && devices.out.contains("cuda"));
}

QTEST_GUILESS_MAIN(TestCli)
#include "tst_cli.moc"
