// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
//
// A study in parts as a user has it: run --shard on several machines, merge on one.
#include "model/persistence/scenariofile.h"
#include "tests/cli/programrun.h"
#include "tests/cli/terminal.h"
#include "tests/support/shardstudy.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>

using namespace rackrate::tests;

namespace {

const QString study = QStringLiteral("run fine-tuning-startup --quiet --lang en --trials 2900");

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void write(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
}

} // namespace

class TestShardCommands : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        for (const char* part : {"1/3", "2/3", "3/3"}) {
            const Outcome run = shard(QString::fromLatin1(part), QLatin1String("part") + QLatin1Char(part[0]));
            QVERIFY2(run.code == 0 && run.out.isEmpty() && run.error.isEmpty(), run.error);
        }
    }

    void mergingGivesTheBytesOfOneRun_data()
    {
        QTest::addColumn<int>("shards");
        QTest::addColumn<QString>("sampling");
        for (int shards = 1; shards <= 7; ++shards)
            QTest::addRow("%d", shards) << shards << QStringLiteral("random");
        for (const char* sampling : {"antithetic", "latin-hypercube", "sobol"})
            QTest::addRow("3, %s", sampling) << 3 << QString::fromLatin1(sampling);
    }
    void mergingGivesTheBytesOfOneRun()
    {
        QFETCH(int, shards);
        QFETCH(QString, sampling);
        const QTemporaryDir folder;
        const QString asked =
            study + QStringLiteral(" --seed 9 --set /finance/discountRate=0.05 --set /workloads/training/demand/base=5000 --sampling ") +
            sampling;
        const Outcome whole = ranIn(folder.path(), words(asked + QStringLiteral(" --json - --csv whole")));
        QCOMPARE(whole.code, 0);
        QStringList merge = {QStringLiteral("merge")};
        for (int shard = 1; shard <= shards; ++shard) {
            const QString part = QStringLiteral(" --shard %1/%2 --threads %3").arg(shard).arg(shards).arg(shard % 3 + 1);
            QCOMPARE(ranIn(folder.path(), words(asked + part)).code, 0);
            merge << QStringLiteral("fine-tuning-startup-%1-of-%2.shard").arg(shard).arg(shards);
        }
        const Outcome merged = ranIn(folder.path(), merge + words(QStringLiteral("--quiet --lang en --json - --csv merged")));
        QVERIFY2(merged.code == 0, merged.error);
        QVERIFY(withoutEngine(whole.out).size() > 10000);
        QVERIFY(withoutEngine(merged.out) == withoutEngine(whole.out));
        const Json engine = merged.json()["engine"];
        QCOMPARE(engine["shards"].get<int>(), shards);
        QCOMPARE(engine["trials"].get<int>(), 2900);
        QCOMPARE(engine["seed"].get<int>(), 9);
        QCOMPARE(QString::fromStdString(engine["sampling"].get<std::string>()), sampling);
        const QStringList tables = QDir(folder.filePath(QStringLiteral("whole"))).entryList(QDir::Files);
        QVERIFY(tables.size() >= 6);
        for (const QString& table : tables)
            QCOMPARE(contentOf(folder.filePath(QStringLiteral("merged/") + table)),
                     contentOf(folder.filePath(QStringLiteral("whole/") + table)));
    }

    void mergeSaysTheSameSentence()
    {
        const Outcome whole = ran(words(study)), merged = merge(QStringLiteral("part3 part1 part2 --lang en"));
        QCOMPARE(merged.code, 0);
        QCOMPARE(merged.out, whole.out);
    }

    void aFileOfOnesOwnIsMergedToo()
    {
        const QTemporaryDir folder;
        QCOMPARE(ranIn(folder.path(), words(QStringLiteral("templates export commerce-image-generation mine.json"))).code, 0);
        for (const char* part : {"1/2", "2/2"})
            QCOMPARE(
                ranIn(folder.path(), words(QStringLiteral("run mine.json --quiet --trials 300 --shard ") + QString::fromLatin1(part))).code,
                0);
        QVERIFY(QFile::remove(folder.filePath(QStringLiteral("mine.json")))); // merge needs the shards alone
        const Outcome merged =
            ranIn(folder.path(), words(QStringLiteral("merge commerce-image-generation-1-of-2.shard commerce-image-generation-2-of-2.shard "
                                                      "--quiet --json -")));
        QVERIFY2(merged.code == 0, merged.error);
        QCOMPARE(merged.json()["engine"]["trials"].get<int>(), 300);
    }

    void refusals_data()
    {
        QTest::addColumn<QString>("files");
        QTest::addColumn<int>("code");
        QTest::addColumn<QStringList>("says");
        const auto row = [](const char* name, const char* files, int code, const QStringList& says) {
            QTest::newRow(name) << QString::fromLatin1(files) << code << says;
        };
        row("missing", "part1 part3", 3, {QStringLiteral("1 of 3 shards is missing: 2.")});
        row("several missing", "part2", 3, {QStringLiteral("2 of 3 shards are missing: 1, 3.")});
        row("doubled", "part1 part2 part3 part2", 3, {QStringLiteral("error: part2: This is shard 2 of 3 again, after part2.")});
        row("other futures", "part1 otherTrials part3", 3,
            {QStringLiteral("error: otherTrials: Shard 2 of 3"), QStringLiteral("part1"), QStringLiteral("2900"), QStringLiteral("3000")});
        row("other seed", "part1 otherSeed part3", 3,
            {QStringLiteral("error: otherSeed: Shard 2 of 3"), QStringLiteral("42"), QStringLiteral("this 43")});
        row("other number of shards", "part1 otherCount part3", 3,
            {QStringLiteral("error: otherCount: Shard 2 of 4"), QStringLiteral("3 shards")});
        row("other scenario", "part1 otherScenario part3", 3,
            {QStringLiteral("error: otherScenario: Shard 2 of 3"), QStringLiteral("scenarios differ")});
        row("cut off", "part1 cutOff part3", 3, {QStringLiteral("error: cutOff: "), QStringLiteral("cut off")});
        row("damaged", "damaged part2 part3", 3, {QStringLiteral("error: damaged: "), QStringLiteral("damaged")});
        row("no shard", "part1 notes", 3, {QStringLiteral("error: notes: "), QStringLiteral("no shard")});
        row("other version", "part1 otherVersion part3", 3,
            {QStringLiteral("error: otherVersion: Shard 2 of 3 was made by Rackrate 99.1, this is ")});
        row("newer file", "part1 newer part3", 3, {QStringLiteral("error: newer: "), QStringLiteral("newer version of Rackrate")});
        row("empty", "empty", 3, {QStringLiteral("error: empty: "), QStringLiteral("cut off")});
        row("not there", "part1 nowhere", 4, {QStringLiteral("error: nowhere: "), QStringLiteral("no such file")});
        row("a folder", ".", 4, {QStringLiteral("error: .: "), QStringLiteral("folder")});
    }
    void refusals()
    {
        QFETCH(QString, files);
        QFETCH(int, code);
        QFETCH(QStringList, says);
        static const bool prepared = prepareStrangers();
        QVERIFY(prepared);
        const QString results = m_folder.filePath(QStringLiteral("results.json"));
        const Outcome refused = merge(files + QStringLiteral(" --lang en --json results.json"));
        QVERIFY2(refused.code == code, refused.error);
        for (const QString& text : says)
            QVERIFY2(refused.error.contains(text.toUtf8()), refused.error);
        QVERIFY(refused.out.isEmpty() && !QFile::exists(results));
        const Outcome chinese = merge(files + QStringLiteral(" --lang zh_CN"));
        QCOMPARE(chinese.code, code);
        QVERIFY2(QString::fromUtf8(chinese.error).contains(QRegularExpression(QStringLiteral("[\u4e00-\u9fff]{3}"))), chinese.error);
    }

    void aToleranceNeedsTheWholeRun()
    {
        const QTemporaryDir folder;
        const Outcome run = ranIn(folder.path(), words(study + QStringLiteral(" --shard 1/3 --tolerance 0.01")));
        QCOMPARE(run.code, 2);
        QVERIFY2(run.error.startsWith("error: --tolerance looks at a run as a whole"), run.error);
        QVERIFY(QDir(folder.path()).isEmpty());
    }

    void whatCannotBeCountedFailsShardAndMerge()
    {
        const QTemporaryDir folder;
        const char* phrase = "In strategy After, a single month's amount for “One-off” is more than 100,000,000,000 USD";
        const QString fee = QStringLiteral(" --set /strategies/after/oneOff=[{\"id\":\"fee\",\"month\":2,\"amount\":200000000000}]");
        const Outcome run = ranIn(folder.path(), words(study + fee + QStringLiteral(" --shard 1/2")));
        QCOMPARE(run.code, 1);
        QVERIFY2(run.error.contains(phrase), run.error);
        QVERIFY(QDir(folder.path()).isEmpty());

        Json tree = rackrate::loadTemplate("fine-tuning-startup").value();
        for (Json& strategy : tree["strategies"]) {
            if (strategy["id"] == "after")
                strategy["oneOff"] = Json::parse(R"([{"id": "fee", "month": 2, "amount": 200000000000}])");
        }
        write(folder.filePath(QStringLiteral("made")), shardBytes(shardOf(rackrate::testing::studyOf(tree), 300, 1, 1)));
        const Outcome merged = ranIn(folder.path(), words(QStringLiteral("merge made --lang en --json results.json")));
        QCOMPARE(merged.code, 1);
        QVERIFY2(merged.error.contains(phrase), merged.error);
        QVERIFY(!QFile::exists(folder.filePath(QStringLiteral("results.json"))));
    }

    void whatAShardHadToSayIsSaidAgain()
    {
        const QTemporaryDir folder;
        const QStringList nowhere = {QStringLiteral("RACKRATE_CUDA_PLUGIN=/nowhere/rackrate-cuda.so")};
        const QString asked = QStringLiteral("run fine-tuning-startup --lang en --trials 600 --backend cuda --shard ");
        for (const char* part : {"1/2", "2/2"}) {
            const Outcome run = ranIn(folder.path(), words(asked + QString::fromLatin1(part)), nowhere);
            QCOMPARE(run.code, 0);
            QVERIFY2(run.error.contains("ran on the CPU"), run.error);
        }
        const QString merging =
            QStringLiteral("merge fine-tuning-startup-1-of-2.shard fine-tuning-startup-2-of-2.shard --lang en --json - ");
        const Outcome merged = ranIn(folder.path(), words(merging));
        QCOMPARE(merged.code, 0);
        QCOMPARE(merged.error.count("ran on the CPU"), qsizetype(1));
        QVERIFY(merged.json()["findings"].dump().find("ran on the CPU") != std::string::npos);
        QCOMPARE(ranIn(folder.path(), words(merging + QStringLiteral("--quiet"))).error, QByteArray());
    }

    void whatCannotBeWrittenIsSaidBeforeHoursOfWork_data()
    {
        QTest::addColumn<QString>("arguments");
        QTest::addColumn<QString>("says");
        const auto row = [](const char* name, const char* arguments, const char* says) {
            QTest::newRow(name) << QString::fromLatin1(arguments) << QString::fromLatin1(says);
        };
        row("shard without folder", "run --shard 1/3 --output nowhere/x.shard", "nowhere/x.shard: The file could not be written: its folder is not there.");
        row("shard at a folder", "run --shard 1/3 --output taken", "taken: The file could not be written: it is a folder.");
        row("results without folder", "run --json nowhere/x.json", "nowhere/x.json: The file could not be written: its folder is not there.");
        row("tables below a file", "run --csv part1/tables", "part1/tables: The folder could not be made or written to: {folder}/part1 is a file.");
        row("merged without folder", "merge --json nowhere/x.json", "nowhere/x.json: The file could not be written: its folder is not there.");
        row("merged below a file", "merge --csv part1/tables", "part1/tables: The folder could not be made or written to: {folder}/part1 is a file.");
    }
    void whatCannotBeWrittenIsSaidBeforeHoursOfWork()
    {
        QFETCH(QString, arguments);
        QFETCH(QString, says);
        QDir(m_folder.path()).mkdir(QStringLiteral("taken"));
        // So many futures take longer than ranIn() waits: a run that began would not be seen to end.
        const QString more = arguments.startsWith(QStringLiteral("run")) ? QStringLiteral(" fine-tuning-startup --trials 10000000")
                                                                         : QStringLiteral(" part1 part2 part3");
        const Outcome refused = ranIn(m_folder.path(), words(arguments + more + QStringLiteral(" --quiet --lang en")));
        QCOMPARE(refused.code, 4);
        says.replace(QStringLiteral("{folder}"), QDir::cleanPath(m_folder.path()));
        QCOMPARE(QString::fromUtf8(refused.error), QStringLiteral("error: %1\n").arg(says));
    }

    void aFolderThatDoesNotLetOneWriteIsRefused()
    {
        const QTemporaryDir folder;
        QVERIFY(QFile::setPermissions(folder.path(), QFile::ReadOwner | QFile::ExeOwner));
        if (QFileInfo(folder.path()).isWritable())
            QSKIP("The superuser may write into every folder.");
        for (const char* output : {"--shard 1/3", "--shard 1/3 --output x.shard", "--json x.json"}) {
            const Outcome run = ranIn(folder.path(), words(study + QLatin1Char(' ') + QLatin1String(output)));
            QCOMPARE(run.code, 4);
            QVERIFY2(run.error.contains("its folder does not let you write"), run.error);
        }
        QFile::setPermissions(folder.path(), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    }

    void noInputIsOverwritten()
    {
        const QByteArray before = contentOf(m_folder.filePath(QStringLiteral("part2")));
        const Outcome merged = merge(QStringLiteral("part1 part2 part3 --lang en --json part2"));
        QCOMPARE(merged.code, 2);
        QVERIFY2(merged.error.startsWith("error: part2: This is the input itself"), merged.error);
        QCOMPARE(contentOf(m_folder.filePath(QStringLiteral("part2"))), before);

        const QTemporaryDir folder;
        const QString own = QStringLiteral("fine-tuning-startup-1-of-3.shard"); // the name that a shard gets without --output
        QCOMPARE(ranIn(folder.path(), words(QStringLiteral("templates export fine-tuning-startup ") + own)).code, 0);
        const QByteArray scenario = contentOf(folder.filePath(own));
        QCOMPARE(ranIn(folder.path(), words(QStringLiteral("run %1 --shard 1/3 --trials 10 --quiet").arg(own))).code, 2);
        QCOMPARE(contentOf(folder.filePath(own)), scenario);
    }

    void anEmptyNameIsRefused()
    {
        const Outcome run = ranIn(m_folder.path(), words(study + QStringLiteral(" --shard 1/3 --output")) + QStringList{QString()});
        QCOMPARE(run.code, 2);
        QVERIFY2(run.error.contains("The name is empty."), run.error);
    }

    void interruptionLeavesNothingHalfWritten()
    {
        const QTemporaryDir folder;
        const Terminal terminal;
        QProcess process;
        process.setChildProcessModifier([&terminal] { ::dup2(terminal.program, STDERR_FILENO); });
        process.setWorkingDirectory(folder.path());
        process.start(commandLineProgram, words(QStringLiteral("run fine-tuning-startup --trials 10000000 --shard 1/2")));
        QVERIFY(process.waitForStarted());
        QVERIFY(terminal.shows(" / 5000000")); // the bar of a run of minutes
        QCOMPARE(::kill(pid_t(process.processId()), SIGINT), 0);
        QVERIFY(process.waitForFinished(20000));
        QCOMPARE(process.exitCode(), 5);
        QVERIFY(QDir(folder.path()).isEmpty());
    }

private:
    Outcome shard(const QString& part, const QString& file, const QString& more = {}) const
    {
        return ranIn(m_folder.path(), words(study + QStringLiteral(" --shard %1 --output %2 ").arg(part, file) + more));
    }
    Outcome merge(const QString& files) const { return ranIn(m_folder.path(), words(QStringLiteral("merge --quiet ") + files)); }

    bool prepareStrangers() const
    {
        const QString two = QStringLiteral("2/3");
        bool made =
            ranIn(m_folder.path(), words(QStringLiteral("run fine-tuning-startup --quiet --trials 3000 --shard 2/3 --output otherTrials")))
                .code == 0;
        made = made && shard(two, QStringLiteral("otherSeed"), QStringLiteral("--seed 43")).code == 0;
        made = made && shard(QStringLiteral("2/4"), QStringLiteral("otherCount")).code == 0;
        made = made && shard(two, QStringLiteral("otherScenario"), QStringLiteral("--set /finance/discountRate=0.01")).code == 0;
        const QByteArray first = contentOf(m_folder.filePath(QStringLiteral("part1")));
        QByteArray damaged = first;
        damaged[damaged.size() / 2] = char(damaged[damaged.size() / 2] ^ 0x10);
        rackrate::Shard stranger = rackrate::parseShard(contentOf(m_folder.filePath(QStringLiteral("part2"))), {}).value();
        stranger.header.program = "99.1";
        const QByteArray otherVersion = shardBytes(stranger);
        write(m_folder.filePath(QStringLiteral("otherVersion")), otherVersion);
        write(m_folder.filePath(QStringLiteral("newer")), QByteArray(otherVersion).replace("\"version\":1", "\"version\":2"));
        write(m_folder.filePath(QStringLiteral("damaged")), damaged);
        write(m_folder.filePath(QStringLiteral("cutOff")), first.left(first.size() - 100));
        write(m_folder.filePath(QStringLiteral("notes")), "not a shard");
        write(m_folder.filePath(QStringLiteral("empty")), {});
        return made;
    }

    QTemporaryDir m_folder;
};

QTEST_GUILESS_MAIN(TestShardCommands)
#include "tst_shardcommands.moc"
