// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
//
// What the command line refuses, what it keeps from harm, and in which words.
#include "tests/cli/programrun.h"

#include <QFile>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <sys/stat.h>
#include <unistd.h>

#include <cmath>
#include <csignal>
#include <sys/sysmacros.h>

using rackrate::tests::Json;
using rackrate::tests::Outcome;
using rackrate::tests::ran;
using rackrate::tests::ranIn;

namespace {

const QString startup = QStringLiteral("fine-tuning-startup");
const QString window = QStringLiteral(RACKRATE_BINARY_DIR "/bin/rackrate");
const QString fullSample = QStringLiteral(RACKRATE_SOURCE_DIR "/tests/data/full.json");

QStringList words(const char* line) { return QString::fromUtf8(line).split(QLatin1Char(' '), Qt::SkipEmptyParts); }

Outcome shortRun(const QStringList& more) { return ran(words("run fine-tuning-startup --trials 300 --lang en") + more); }

Outcome report(const QString& scenario, const QString& pdf)
{
    return ran(words("report --trials 300 --quiet") + QStringList{scenario, QStringLiteral("--pdf"), pdf}, window);
}

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

mode_t kindOf(const QString& path)
{
    struct stat status {};
    return lstat(path.toLocal8Bit().constData(), &status) == 0 ? status.st_mode & S_IFMT : 0;
}

bool catchesInterrupts(qint64 process)
{
    const QByteArray status = contentOf(QStringLiteral("/proc/%1/status").arg(process));
    const qsizetype at = status.indexOf("SigCgt:");
    return at >= 0 && (status.mid(at + 8, 16).toULongLong(nullptr, 16) >> (SIGINT - 1) & 1) != 0;
}

} // namespace

class TestCliGuards : public QObject {
    Q_OBJECT

private slots:
    void theScenarioIsNeverOverwritten();
    void tablesAreWrittenTogether();
    void demandWithoutBoundIsRefused();
    void amountsAreWrittenInTheLanguageAskedFor();
    void reportsGoIntoPipesAndLeaveDevices();
    void theReportNamesWhatItRan();
    void anOldLedgerDoesNotStayAmongNewTables();
    void numbersAreDecimalAndWhole_data();
    void numbersAreDecimalAndWhole();
    void theLargestSeedIsTaken();
    void emptyNamesAreRefused();
    void setIsBoundedLikeAFile();
    void theWrongWordIsNamed_data();
    void theWrongWordIsNamed();
    void theWindowsProgramSaysErrorToo();
    void chineseIsSpokenThroughout_data();
    void chineseIsSpokenThroughout();
    void theLanguageMayStandBeforeTheCommand();
    void bothProgramsTakeTheLanguageAlike_data();
    void bothProgramsTakeTheLanguageAlike();
    void tablesNeedAFolder();
    void aFileIsNamedOnce();
    void oneIsSingular();
    void interruptionCountsFromTheBeginning();
    void theLargestPoolsGiveFigures();
    void overloadKeepsUseWithinWhatIsPaid_data();
    void overloadKeepsUseWithinWhatIsPaid();
};

void TestCliGuards::theScenarioIsNeverOverwritten()
{
    const QTemporaryDir folder;
    const QString own = folder.filePath(QStringLiteral("own.json")), link = folder.filePath(QStringLiteral("link.json"));
    QCOMPARE(ran({QStringLiteral("templates"), QStringLiteral("export"), startup, own}).code, 0);
    QVERIFY(QFile::link(own, link));
    const QByteArray before = contentOf(own);
    QVERIFY(before.size() > 1000);
    for (const QString& target : {own, link, folder.filePath(QStringLiteral("./own.json"))}) {
        const Outcome run = ran(words("run --trials 10 --lang en") + QStringList{own, QStringLiteral("--json"), target});
        QCOMPARE(run.code, 2);
        QVERIFY2(run.error.contains("This is the input itself"), run.error);
        QCOMPARE(report(own, target).code, 2);
        QCOMPARE(contentOf(own), before);
    }
    QCOMPARE(
        ran(words("run --trials 10 --quiet") + QStringList{own, QStringLiteral("--json"), folder.filePath(QStringLiteral("other.json"))})
            .code,
        0);
    for (const char* name : {"totals.csv", "service.csv", "ledger.csv"}) {
        const QString table = folder.filePath(QLatin1String(name));
        QVERIFY(QFile::copy(own, table));
        const Outcome run = ran(words("run --trials 10 --lang en") + QStringList{table, QStringLiteral("--csv"), folder.path()});
        QCOMPARE(run.code, 2);
        QVERIFY2(run.error.contains("This is the input itself"), run.error);
        QCOMPARE(contentOf(table), before);
        QVERIFY(QFile::remove(table));
    }
}

void TestCliGuards::tablesAreWrittenTogether()
{
    const QTemporaryDir folder;
    QVERIFY(QDir(folder.path()).mkdir(QStringLiteral("service.csv")));
    const Outcome run = ran(words("run --trials 10 --lang en") + QStringList{startup, QStringLiteral("--csv"), folder.path()});
    QCOMPARE(run.code, 4);
    QVERIFY2(run.error.contains("service.csv: A folder has the name of a table"), run.error);
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList());
}

void TestCliGuards::demandWithoutBoundIsRefused()
{
    const Outcome run = ran(words("run commerce-image-generation --trials 256 --lang en") +
                            words("--set /workloads/online-inference/demand/base=1e12 --set "
                                  "/workloads/online-inference/service/serviceSeconds=3600 --set "
                                  "/strategies/after/pools/inference/tranches/nodes/count={\"min\":0}"));
    QVERIFY2(run.code == 1 || run.code == 3, run.error);
    QVERIFY2(run.error.contains("larger than what can be counted"), run.error);
}

void TestCliGuards::amountsAreWrittenInTheLanguageAskedFor()
{
    const QByteArray here = qgetenv("LC_ALL");
    qputenv("LC_ALL", "de_DE.UTF-8");
    const Outcome run = shortRun(words("--set /strategies/self-hosted/pools/training/tranches/server/count=200 --set "
                                       "/strategies/self-hosted/pools/training/tranches/server/price=1e9"));
    qputenv("LC_ALL", here);
    QVERIFY2(run.error.contains("100,000,000,000"), run.error);
}

void TestCliGuards::reportsGoIntoPipesAndLeaveDevices()
{
    const QTemporaryDir folder;
    const QString pipe = folder.filePath(QStringLiteral("pipe"));
    QCOMPARE(mkfifo(pipe.toLocal8Bit().constData(), 0600), 0);
    QProcess reader;
    reader.start(QStringLiteral("cat"), {pipe});
    QVERIFY(reader.waitForStarted());
    const Outcome piped = report(startup, pipe);
    QVERIFY2(piped.code == 0, piped.error);
    QVERIFY(reader.waitForFinished());
    QVERIFY(reader.readAllStandardOutput().startsWith("%PDF-"));
    QVERIFY(S_ISFIFO(kindOf(pipe)));

    // A device that is always full, in a folder of our own: only root may make one.
    const QString full = folder.filePath(QStringLiteral("full"));
    if (geteuid() != 0 || mknod(full.toLocal8Bit().constData(), S_IFCHR | 0600, makedev(1, 7)) != 0)
        QSKIP("making a device needs root; the pipe was tested");
    const Outcome refused = report(startup, full);
    QVERIFY2(refused.code == 4, refused.error);
    QVERIFY2(refused.error.contains("error: "), refused.error);
    QVERIFY(S_ISCHR(kindOf(full)));
    QCOMPARE(shortRun({QStringLiteral("--json"), full}).code, 4);
    QVERIFY(S_ISCHR(kindOf(full)));
}

void TestCliGuards::theReportNamesWhatItRan()
{
    if (QStandardPaths::findExecutable(QStringLiteral("pdftotext")).isEmpty())
        QSKIP("pdftotext is not there (package poppler-utils)");
    const QTemporaryDir folder;
    const QString own = folder.filePath(QStringLiteral("my plan.json")), pdf = folder.filePath(QStringLiteral("report.pdf"));
    QCOMPARE(ran({QStringLiteral("templates"), QStringLiteral("export"), startup, own}).code, 0);
    const QStringList set{QStringLiteral("--set"), QStringLiteral("/workloads/training/priority=3")};
    QCOMPARE(ran(words("report --trials 300 --quiet --lang en") + set + QStringList{own, QStringLiteral("--pdf"), pdf}, window).code, 0);
    const QByteArray text = ran({pdf, QStringLiteral("-")}, QStringLiteral("pdftotext")).out.simplified().replace(' ', "");
    const QByteArray expected = QByteArray("rackrate-clirun'" + own.toUtf8() + "'--set/workloads/training/priority=3--trials300").replace(' ', "");
    QVERIFY2(text.contains(expected), text.mid(text.indexOf("Runitagain"), 300));
}

void TestCliGuards::anOldLedgerDoesNotStayAmongNewTables()
{
    const QTemporaryDir folder;
    const QString ledger = folder.filePath(QStringLiteral("ledger.csv"));
    const QStringList tables{QStringLiteral("--csv"), folder.path()};
    QCOMPARE(shortRun(tables + QStringList{QStringLiteral("--trace=3")}).code, 0);
    QVERIFY(QFile::exists(ledger));
    QCOMPARE(shortRun(tables).code, 0);
    QVERIFY(!QFile::exists(ledger));
    QFile own(ledger);
    QVERIFY(own.open(QIODevice::WriteOnly) && own.write("date,miles\r\n") > 0);
    own.close();
    QCOMPARE(shortRun(tables).code, 0);
    QCOMPARE(contentOf(ledger), QByteArray("date,miles\r\n")); // a ledger, but not of ours
}

void TestCliGuards::numbersAreDecimalAndWhole_data()
{
    QTest::addColumn<QString>("option");
    QTest::addColumn<QString>("value");
    const auto rows = [](const char* option, std::initializer_list<const char*> values) {
        for (const char* value : values)
            QTest::addRow("%s '%s'", option, value) << QString::fromLatin1(option) << QString::fromLatin1(value);
    };
    rows("--seed", {"18446744073709551616", "-1", "010", "0x10", "", " 5", "5 ", "+5", "1e5", "1.5", "one"});
    rows("--trials", {"010", "0x10", "0", "10000001", "", "1e4", "-5"});
    rows("--threads", {"010", "1025", "", "-1"});
    rows("--trace", {"010", "10000000", "", "-1"});
}

void TestCliGuards::numbersAreDecimalAndWhole()
{
    QFETCH(QString, option);
    QFETCH(QString, value);
    const Outcome run = ran({QStringLiteral("run"), startup, QStringLiteral("--lang=en"), option, value});
    QCOMPARE(run.code, 2);
    const QByteArray sentence = "error: " + option.toUtf8() + ": “" + value.toUtf8() + "” is no whole number from ";
    QVERIFY2(run.error.startsWith(sentence), run.error);
    QVERIFY(run.out.isEmpty());
}

void TestCliGuards::theLargestSeedIsTaken()
{
    const Outcome run = shortRun(words("--seed 18446744073709551615 --json -"));
    QCOMPARE(run.code, 0);
    QVERIFY(run.json()["engine"]["seed"] == 18446744073709551615ULL);
}

void TestCliGuards::emptyNamesAreRefused()
{
    for (const char* option : {"--json", "--csv"}) {
        const Outcome run = shortRun({QString::fromLatin1(option), QString()});
        QCOMPARE(run.code, 2);
        QVERIFY2(run.error.contains("The name is empty."), run.error);
    }
    QCOMPARE(report(startup, QString()).code, 2);
}

void TestCliGuards::setIsBoundedLikeAFile()
{
    const Outcome deep = shortRun({QStringLiteral("--set"), QStringLiteral("/finance=") + QString(60000, QLatin1Char('['))});
    QCOMPARE(deep.code, 3);
    QVERIFY2(deep.error.contains("more than 64 levels"), deep.error);
    const Outcome twice = shortRun({QStringLiteral("--set"), QStringLiteral("/finance={\"inflation\":0,\"inflation\":1}")});
    QCOMPARE(twice.code, 3);
    QVERIFY2(twice.error.contains("appears twice"), twice.error);
    const Outcome nothing = shortRun({QStringLiteral("--set"), QStringLiteral("/strategies/before=null")});
    QCOMPARE(nothing.code, 3);
    QVERIFY2(!nothing.error.contains("//"), nothing.error);
}

void TestCliGuards::theWrongWordIsNamed_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("sentence");
    const auto row = [](const char* line, const char* sentence) {
        QTest::newRow(line) << QString::fromUtf8(line) << QString::fromUtf8(sentence);
    };
    row("", "error: A command is missing; it can be run, merge, validate, templates, bench, schema or devices.");
    row("rum", "error: “rum” is no command; it can be run, merge, validate, templates, bench, schema or devices. Did you mean “run”?");
    row("report x --pdf y", "error: Reports are drawn by the other program: rackrate report SCENARIO --pdf FILE.");
    row("templates shw", "error: “shw” is no command; it can be list, show or export. Did you mean “show”?");
    row("run a --trails 5", "error: “--trails” is not expected here. Did you mean “--trials”?");
    row("run a --trails=5", "error: “--trails=5” is not expected here. Did you mean “--trials”?");
    row("bogus", "error: “bogus” is no command; it can be run, merge, validate, templates, bench, schema or devices.");
    row("templates bogus", "error: “bogus” is no command; it can be list, show or export.");
    row("run", "error: SCENARIO is missing.");
    row("run a b", "error: “b” is not expected here.");
    row("run a --bogus", "error: “--bogus” is not expected here.");
    row("run a --json", "error: --json needs a value.");
    row("run a --seed 1 --seed 2", "error: --seed is given more than once.");
    row("run a --quiet=7", "error: --quiet takes no value.");
    row("run a --lang fr", "error: --lang: “fr” is unknown; it can be en or zh_CN.");
    row("run a --backend gpu", "error: --backend: “gpu” is unknown; it can be auto, cpu or cuda.");
    row("templates export fine-tuning-startup", "error: FILE is missing.");
    row("run fine-tuning-startup --csv -", "error: --csv writes several tables and needs a folder; standard output takes one text, such as that of --json -.");
}

void TestCliGuards::theWrongWordIsNamed()
{
    QFETCH(QString, line);
    QFETCH(QString, sentence);
    const Outcome run = ran(line.split(QLatin1Char(' '), Qt::SkipEmptyParts));
    QCOMPARE(run.code, 2);
    QCOMPARE(QString::fromUtf8(run.error).section(QLatin1Char('\n'), 0, 0), sentence);
}

void TestCliGuards::theWindowsProgramSaysErrorToo()
{
    for (const char* line : {"report", "report --bogus", "report fine-tuning-startup", "report fine-tuning-startup --pdf x --trials 010"}) {
        const Outcome run = ran(words(line), window);
        QCOMPARE(run.code, 2);
        QVERIFY2(run.error.startsWith("error: ") || run.error.contains("\nerror: "), run.error);
    }
    QVERIFY(QString::fromUtf8(ran(words("report --lang zh_CN --bogus"), window).error).contains(QStringLiteral("错误")));
    for (const QByteArray command : {"run", "merge", "validate", "templates", "bench", "schema", "devices"}) {
        const Outcome other = ran(words((command + " fine-tuning-startup").constData()), window);
        QCOMPARE(other.code, 2);
        QVERIFY2(other.error.contains("“" + command + "” is a command of the other program: rackrate-cli " + command + "."), other.error);
    }
}

void TestCliGuards::chineseIsSpokenThroughout_data()
{
    QTest::addColumn<QString>("line");
    for (const char* line : {"", "bogus", "templates bogus", "run", "run a b", "run a --json", "run a --seed 1 --seed 2", "run a --quiet=7",
                             "run a --backend gpu", "run a --trials 010", "run a --json=", "run --help", "--help", "templates --help"})
        QTest::newRow(line) << QString::fromUtf8(line);
}

void TestCliGuards::chineseIsSpokenThroughout()
{
    QFETCH(QString, line);
    const Outcome run = ran(words("--lang zh_CN") + line.split(QLatin1Char(' '), Qt::SkipEmptyParts));
    const QString said = QString::fromUtf8(run.out + run.error);
    // No sentence of the library's: none of its words is left.
    for (const char* word : {"error", "required", "expected", "Options", "OPTIONS", "Subcommand", "SUBCOMMAND", "Positionals", "Usage",
                             "Print this", "Could not", "Run with", "missing", "Commands", "COMMAND", "Arguments"})
        QVERIFY2(!said.contains(QLatin1String(word)), qPrintable(said));
    QVERIFY(said.contains(QRegularExpression(QStringLiteral("[一-鿿]"))));
}

void TestCliGuards::theLanguageMayStandBeforeTheCommand()
{
    const Outcome run = ran(words("--lang zh_CN run fine-tuning-startup --trials 300"));
    QCOMPARE(run.code, 0);
    QVERIFY(QString::fromUtf8(run.out).contains(QStringLiteral("改造后")));
    QVERIFY(QString::fromUtf8(ran(words("--lang zh_CN templates")).out).contains(QStringLiteral("模板")));
    QVERIFY(ran(words("--lang zh_CN run fine-tuning-startup --trials 300 --lang en")).out.contains("300 futures"));
}

void TestCliGuards::bothProgramsTakeTheLanguageAlike_data()
{
    QTest::addColumn<QString>("option");
    for (const char* option : {"--lang zh_CN", "--lang zh", "--lang=zh-CN", "--language zh_CN", "--language=zh"})
        QTest::newRow(option) << QString::fromLatin1(option);
}

void TestCliGuards::bothProgramsTakeTheLanguageAlike()
{
    QFETCH(QString, option);
    const QStringList asked = words(qPrintable(option));
    const QString heading = QStringLiteral("模板");
    for (const QStringList& arguments : {asked + words("templates"), words("templates") + asked})
        QVERIFY2(QString::fromUtf8(ran(arguments).out).contains(heading), qPrintable(arguments.join(QLatin1Char(' '))));
    const QTemporaryDir folder;
    const QString pdf = folder.filePath(QStringLiteral("report.pdf"));
    const QStringList rest = words("fine-tuning-startup --trials 300 --quiet --pdf") + QStringList{pdf};
    qint64 size = 0;
    for (const QStringList& arguments : {words("report --lang zh_CN") + rest, asked + words("report") + rest, words("report") + asked + rest}) {
        const Outcome run = ranIn({}, arguments, {QStringLiteral("DISPLAY="), QStringLiteral("QT_QPA_PLATFORM=")}, window);
        QVERIFY2(run.code == 0, run.error);
        const qint64 written = QFileInfo(pdf).size();
        QVERIFY2(size == 0 || qAbs(written - size) < 64, "another language's report"); // but for the time of day
        size = written;
        QVERIFY(QFile::remove(pdf));
    }
    for (const QString& program : {window, rackrate::tests::commandLineProgram}) {
        QVERIFY(ran(words("--lang en --help"), program).out.contains("--lang,--language"));
        const QString help = QString::fromUtf8(ran(asked + words("--help"), program).out);
        QVERIFY2(!help.contains(QStringLiteral("version information")) && help.contains(QStringLiteral("语言")), qPrintable(help));
    }
}

void TestCliGuards::tablesNeedAFolder()
{
    const QTemporaryDir folder;
    const Outcome dash = ranIn(folder.path(), words("run fine-tuning-startup --trials 10 --lang en --csv -"));
    QCOMPARE(dash.code, 2);
    QVERIFY(QDir(folder.path()).isEmpty());
    const QString file = folder.filePath(QStringLiteral("plan.json"));
    QCOMPARE(ran({QStringLiteral("templates"), QStringLiteral("export"), startup, file}).code, 0);
    for (const QString& tables : {file, file + QStringLiteral("/below")}) {
        const Outcome run = shortRun({QStringLiteral("--csv"), tables});
        QCOMPARE(run.code, 4);
        const QByteArray reason = "The folder could not be made or written to: " + file.toUtf8() + " is a file.";
        QVERIFY2(run.error.contains(reason), run.error);
    }
    const Outcome refused = shortRun({QStringLiteral("--csv"), QStringLiteral("/proc/tables")});
    QCOMPARE(refused.code, 4);
    QVERIFY2(refused.error.contains("could not be made or written to: "), refused.error);
}

void TestCliGuards::aFileIsNamedOnce()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("empty.json"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.close();
    for (const QString& name : {path, folder.path(), folder.filePath(QStringLiteral("missing.json"))}) {
        const Outcome run = ran({QStringLiteral("validate"), name, QStringLiteral("--lang"), QStringLiteral("en")});
        QVERIFY2(run.error.count(name.toUtf8()) == 1, run.error);
    }
    QCOMPARE(ran({QStringLiteral("validate"), path, QStringLiteral("--lang"), QStringLiteral("en")}).error, "error: " + path.toUtf8() + " is empty.\n");
}

void TestCliGuards::oneIsSingular()
{
    const Outcome run = ran({QStringLiteral("run"), startup, QStringLiteral("--lang=en"), QStringLiteral("--trials=1"),
                             QStringLiteral("--set"), QStringLiteral("/months=1")});
    QVERIFY2(run.code == 0, run.error);
    QVERIFY2(run.out.contains(": 1 month from Jan 2027, 1 future, seed"), run.out);
    QVERIFY2(!run.out.contains("1 months") && !run.out.contains("1 futures"), run.out);
    const Outcome valid = ran(words("validate commerce-image-generation --lang en"));
    QVERIFY2(valid.out.contains("2 workloads, 8 strategies, 36 months, "), valid.out);
}

void TestCliGuards::interruptionCountsFromTheBeginning()
{
    // Seconds of preparation: the tables of a pool whose demand may lie anywhere.
    const QStringList arguments =
        words("run commerce-image-generation --trials 10000000 --set /workloads/online-inference/demand/growth/rate=0.3");
    for (const int milliseconds : {40, 150, 600}) {
        QProcess process;
        process.start(rackrate::tests::commandLineProgram, arguments);
        QVERIFY(process.waitForStarted());
        // The program's first instruction is the earliest moment that counts; before it, its libraries are loaded.
        for (int i = 0; i < 1000 && !catchesInterrupts(process.processId()); ++i)
            QTest::qWait(2);
        QTest::qWait(milliseconds);
        QVERIFY(process.state() == QProcess::Running);
        QCOMPARE(::kill(pid_t(process.processId()), SIGINT), 0);
        QVERIFY(process.waitForFinished(20000));
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
        QCOMPARE(process.exitCode(), 5);
        QVERIFY(process.readAllStandardError().contains("cancelled"));
    }
}

void TestCliGuards::theLargestPoolsGiveFigures()
{
    const QString burst = QStringLiteral("/strategies/rent/pools/mixed/tranches/burst/count=");
    for (const char* count : {"3000", "30000"}) {
        const Outcome run = ran({QStringLiteral("run"), fullSample, QStringLiteral("--trials=20"), QStringLiteral("--quiet"),
                                 QStringLiteral("--json=-"), QStringLiteral("--set"), burst + QString::fromLatin1(count)});
        QVERIFY2(run.code == 0, run.error);
        const Json rent = run.json()["strategies"][0];
        QVERIFY(rent["utilisation"] >= 0 && rent["utilisation"] <= 1);
        for (const Json& slot : rent["utilisationBySlot"])
            QVERIFY(slot.is_number() && slot >= 0 && slot <= 1);
        for (const Json& service : rent["service"]) {
            if (service["workload"] == "answers")
                QVERIFY(service["targetMissShare"] >= 0 && service["targetMissShare"] <= 1 && service["meanResponseSeconds"] < 4);
        }
    }
    // A million instances are more GPU-hours than sums hold: said, not shown wrong.
    const Outcome beyond = ran({QStringLiteral("run"), fullSample, QStringLiteral("--trials=20"), QStringLiteral("--quiet"),
                                QStringLiteral("--json=-"), QStringLiteral("--set"), burst + QStringLiteral("1000000")});
    QVERIFY(beyond.code != 0 && beyond.out.isEmpty());
    QVERIFY2(beyond.error.contains("more than what can be counted"), beyond.error);
}

void TestCliGuards::overloadKeepsUseWithinWhatIsPaid_data()
{
    QTest::addColumn<QString>("assignment");
    for (const char* assignment : {"/workloads/training/demand/growth={\"form\":\"linear\",\"rate\":2}",
                                   "/workloads/training/demand/growth={\"form\":\"exponential\",\"rate\":0.3}",
                                   "/workloads/online-inference/demand/growth={\"form\":\"linear\",\"rate\":2}",
                                   "/workloads/online-inference/demand/growth={\"form\":\"exponential\",\"rate\":0.3}"})
        QTest::newRow(assignment) << QString::fromUtf8(assignment);
}

void TestCliGuards::overloadKeepsUseWithinWhatIsPaid()
{
    QFETCH(QString, assignment);
    const Outcome run = ran(words("run commerce-image-generation --trials 300 --quiet --json - --set") + QStringList{assignment});
    QVERIFY2(run.code == 0, run.error);
    for (const Json& strategy : run.json()["strategies"]) {
        QVERIFY2(strategy["utilisation"] <= 1.000001, strategy["utilisation"].dump().c_str());
        for (const Json& slot : strategy["utilisationBySlot"])
            QVERIFY2(slot <= 1.000001, slot.dump().c_str()); // two sums of rounded hours
        for (const Json& service : strategy["service"]) {
            if (service["workload"] != "online-inference")
                continue;
            // A client leaves after 300 s; the slowest service with a job beside it takes 2.7 s on average.
            QVERIFY2(service["meanResponseSeconds"] <= 303, service["meanResponseSeconds"].dump().c_str());
            // At most 5 % of the responses are slower than p95, and none takes more than 330 s.
            QVERIFY2(service["meanResponseSeconds"] <= 0.95 * service["p95ResponseSeconds"].get<double>() + 0.05 * 330,
                     service.dump().c_str());
        }
    }
}

QTEST_GUILESS_MAIN(TestCliGuards)
#include "tst_cliguards.moc"
