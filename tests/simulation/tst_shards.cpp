// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "model/persistence/scenariofile.h"
#include "simulation/decisions/resultsjson.h"
#include "simulation/plan/session.h"
#include "simulation/plan/shardmerge.h"
#include "tests/support/shardstudy.h"

#include <QTest>

using namespace rackrate;
using namespace rackrate::testing;

namespace {

Study templateStudy(const std::string& id, const std::string& sampling = "random", std::uint64_t trials = 1000)
{
    return studyOf(loadTemplate(id).value(), sampling, trials);
}

/// Everything the results say but how they were computed.
std::string answer(const Study& study, const Results& results)
{
    Json json = resultsJson(study.scenario, "hash", results, {});
    json.erase("engine");
    return json.dump();
}

std::string wholeRun(const Study& study, std::uint64_t trials)
{
    SimulationSession session(study.plan, 2);
    RunControl control;
    session.advanceTo(trials, control);
    return answer(study, session.results(SimulationSession::Detail::Full, control));
}

QString refusal(ShardMerge& merge, const Shard& shard, const QString& place)
{
    const Result<void> added = merge.add(shard, place);
    return added ? QString() : added.error().message;
}

QString refusalOf(const QByteArray& bytes)
{
    const Result<Shard> shard = parseShard(bytes, QStringLiteral("x.shard"));
    return shard ? QString() : shard.error().message;
}

} // namespace

class TestShards : public QObject {
    Q_OBJECT

private slots:
    void rangesShareOutWholeChunks_data()
    {
        QTest::addColumn<int>("trials");
        for (const int trials : {1, 255, 256, 257, 1500, 100000})
            QTest::addRow("%d", trials) << trials;
    }
    void rangesShareOutWholeChunks()
    {
        QFETCH(int, trials);
        for (const int shards : {1, 2, 3, 7, 1000}) {
            std::uint64_t next = 0, smallest = std::uint64_t(trials), largest = 0;
            for (int shard = 1; shard <= shards; ++shard) {
                const TrialRange range = shardRange(std::uint64_t(trials), shard, shards);
                QCOMPARE(range.first, next);
                QVERIFY(range.count == 0 || range.first % kernel::chunkTrials == 0);
                next += range.count;
                smallest = std::min(smallest, range.count);
                largest = std::max(largest, range.count);
            }
            QCOMPARE(next, std::uint64_t(trials));
            QVERIFY(largest - smallest < 2 * kernel::chunkTrials); // a chunk, and what the last one lacks
        }
    }

    void mergedShardsAreOneRun_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<int>("trials");
        QTest::addColumn<QList<int>>("counts");
        QTest::addColumn<QString>("sampling");
        const QString first = QString::fromStdString(templateIds().front()), last = QString::fromStdString(templateIds().back());
        const QString random = QStringLiteral("random");
        QTest::newRow("exact percentiles") << first << 1500 << QList<int>{1, 7} << random;
        QTest::newRow("histograms") << first << 5000 << QList<int>{2, 3} << random;
        QTest::newRow("histograms of another plan") << last << 4097 << QList<int>{4, 5, 6, 7} << random;
        QTest::newRow("more shards than chunks") << last << 700 << QList<int>{5} << random;
        QTest::newRow("more trials than sensitivity keeps") << first << 66000 << QList<int>{3} << random;
        for (const char* sampling : {"antithetic", "latin-hypercube", "sobol"}) {
            const QString name = QString::fromLatin1(sampling);
            QTest::addRow("%s, exact percentiles", sampling) << last << 1501 << QList<int>{1, 2} << name;
            QTest::addRow("%s, histograms", sampling) << first << 4999 << QList<int>{3, 7} << name;
            QTest::addRow("%s, more shards than chunks", sampling) << last << 519 << QList<int>{4} << name;
        }
    }
    void mergedShardsAreOneRun()
    {
        QFETCH(QString, id);
        QFETCH(int, trials);
        QFETCH(QList<int>, counts);
        QFETCH(QString, sampling);
        const Study study = templateStudy(id.toStdString(), sampling.toStdString(), std::uint64_t(trials));
        const std::string expected = wholeRun(study, std::uint64_t(trials));
        const std::atomic<bool> cancelled{false};
        for (const int shards : counts) {
            ShardMerge merge(study.plan, shardOf(study, std::uint64_t(trials), 1, shards).header, QStringLiteral("first"));
            for (int shard = shards; shard >= 1; --shard) {
                const QByteArray bytes = shardBytes(shardOf(study, std::uint64_t(trials), shard, shards, shard % 3 + 1));
                const Result<Shard> read = parseShard(bytes, QString::number(shard));
                QVERIFY2(read.ok(), qPrintable(refusalOf(bytes)));
                QCOMPARE(refusal(merge, read.value(), QString::number(shard)), QString());
            }
            QVERIFY(merge.complete().ok());
            QVERIFY2(answer(study, merge.results(2, cancelled)) == expected, qPrintable(QString::number(shards)));
        }
    }

    void threadsDoNotChangeAShard_data() { everySampling(); }
    void threadsDoNotChangeAShard()
    {
        QFETCH(QString, sampling);
        const Study study = templateStudy(templateIds().front(), sampling.toStdString());
        for (const std::uint64_t trials : {std::uint64_t(1500), std::uint64_t(5000)}) { // kept as they are, and in bins
            const Shard one = shardOf(study, trials, 2, 3, 1);
            QVERIFY(one.sums.size() > 1000);
            QVERIFY(one.sums == shardOf(study, trials, 2, 3, 7).sums);
        }
    }

    void aLatinHypercubeIsCutFromTheWholeRun()
    {
        const Study study = templateStudy(templateIds().front(), "latin-hypercube", 1000);
        const Study other = templateStudy(templateIds().front(), "latin-hypercube", 1001);
        QVERIFY(study.plan->hash != other.plan->hash);
        Shard stranger = shardOf(other, 1001, 2, 2);
        stranger.header.trials = 1000;
        ShardMerge merge(study.plan, shardOf(study, 1000, 1, 2).header, QStringLiteral("a.shard"));
        QVERIFY(refusal(merge, stranger, QStringLiteral("b.shard")).contains(QStringLiteral("the scenarios differ")));
    }

    void amountsThatCannotBeCountedAreMergedToo()
    {
        Json tree = loadTemplate(templateIds().front()).value();
        tree["strategies"][1]["oneOff"] = Json::parse(R"([{"id": "fee", "month": 2, "amount": 200000000000}])");
        const Study study = studyOf(tree);
        ShardMerge merge(study.plan, shardOf(study, 600, 1, 2).header, QStringLiteral("1"));
        for (int shard = 1; shard <= 2; ++shard)
            QCOMPARE(refusal(merge, shardOf(study, 600, shard, 2), QString::number(shard)), QString());
        const std::atomic<bool> cancelled{false};
        const std::vector<Overflow> overflows = merge.results(2, cancelled).overflows;
        QVERIFY(!overflows.empty());
        QCOMPARE(overflows.front().strategy, 1);
    }

    void troubleOnADeviceIsKept()
    {
        const Study study = templateStudy(templateIds().front());
        Shard shard = shardOf(study, 300, 1, 1);
        shard.header.engine.trouble = DeviceTrouble{DeviceState::OutOfMemory, "GPU 7", std::string(5000, 'x'), true, 512};
        const Result<Shard> read = parseShard(shardBytes(shard), QStringLiteral("x"));
        QVERIFY2(read.ok(), qPrintable(refusalOf(shardBytes(shard))));
        ShardMerge merge(study.plan, read->header, QStringLiteral("x"));
        QCOMPARE(refusal(merge, read.value(), QStringLiteral("x")), QString());
        const std::atomic<bool> cancelled{false};
        const std::optional<DeviceTrouble> trouble = merge.results(1, cancelled).engine.trouble;
        QVERIFY(trouble.has_value());
        QVERIFY(trouble->state == DeviceState::OutOfMemory && trouble->duringRun && trouble->redoneTrials == 512);
        QCOMPARE(trouble->device, std::string("GPU 7"));
        QCOMPARE(trouble->detail, std::string(300, 'x')); // what comes from outside is cut
        shard.header.engine.trouble->state = DeviceState(42);
        QVERIFY(refusalOf(shardBytes(shard)).contains(QStringLiteral("damaged")));
    }

    void strangersAreRefusedByNumberAndFile()
    {
        const Study study = templateStudy(templateIds().front()), other = templateStudy(templateIds().back());
        const Shard first = shardOf(study, 700, 1, 3);
        ShardMerge merge(study.plan, first.header, QStringLiteral("a.shard"));
        QCOMPARE(refusal(merge, first, QStringLiteral("a.shard")), QString());
        QCOMPARE(refusal(merge, first, QStringLiteral("b.shard")), QStringLiteral("This is shard 1 of 3 again, after a.shard."));
        Shard stranger = shardOf(study, 700, 2, 3);
        const Shard second = stranger;
        const auto says = [&](const Shard& shard, const char* words) {
            const QString message = refusal(merge, shard, QStringLiteral("c.shard"));
            return message.startsWith(QStringLiteral("Shard 2 of ")) && message.contains(QStringLiteral("a.shard"))
                && message.contains(QString::fromLatin1(words));
        };
        QVERIFY(says(shardOf(study, 700, 2, 4), "that has 3 shards, this 4"));
        QVERIFY(says(shardOf(study, 701, 2, 3), "that has 700 futures, this 701"));
        QVERIFY(says(shardOf(other, 700, 2, 3), "the scenarios differ"));
        stranger.header.seed = 7;
        QVERIFY(says(stranger, "that has seed 42, this 7"));
        stranger = second;
        stranger.header.sampling = "sobol";
        QVERIFY(says(stranger, "that has sampling random, this sobol"));
        const Result<void> missing = merge.complete();
        QVERIFY(!missing.ok());
        QVERIFY2(missing.error().message.contains(QStringLiteral("2, 3")), qPrintable(missing.error().message));
        QCOMPARE(missing.error().code, ErrorCode::InvalidInput);
        QCOMPARE(refusal(merge, second, QStringLiteral("d.shard")), QString());
    }

    void cutOffAndDamagedFilesAreRefused()
    {
        const Study study = templateStudy(templateIds().front());
        const QByteArray whole = shardBytes(shardOf(study, 300, 1, 2));
        QCOMPARE(refusalOf(whole), QString());
        QCOMPARE(refusalOf({}), QStringLiteral("This shard is cut off; make it again."));
        for (qsizetype size = 1; size < whole.size(); size += size < 1000 ? 1 : 997) {
            const QString message = refusalOf(whole.left(size));
            QVERIFY2(message.contains(QStringLiteral("cut off")), qPrintable(QStringLiteral("%1: %2").arg(size).arg(message)));
        }
        for (qsizetype at = 0; at < whole.size(); at += at < 1000 ? 1 : 997) {
            QByteArray damaged = whole;
            damaged[at] = char(damaged[at] ^ 1);
            QVERIFY2(!refusalOf(damaged).isEmpty(), qPrintable(QString::number(at)));
        }
        QVERIFY(refusalOf(whole + 'x').contains(QStringLiteral("damaged")));
        QVERIFY(refusalOf("{\"format\":\"rackrate-scenario\"}").contains(QStringLiteral("no shard")));
        QVERIFY(refusalOf(QByteArray("{\"format\":\"rackrate-shard\"") + QByteArray(5000, ' ')).contains(QStringLiteral("damaged")));
    }

    void otherVersionsAreRefused()
    {
        const Study study = templateStudy(templateIds().front());
        Shard shard = shardOf(study, 300, 2, 2);
        shard.header.program = "99.1";
        QVERIFY(refusalOf(shardBytes(shard)).startsWith(QStringLiteral("Shard 2 of 2 was made by Rackrate 99.1")));
        QByteArray newer = shardBytes(shard);
        newer.replace("\"version\":1", "\"version\":2");
        QVERIFY(refusalOf(newer).contains(QStringLiteral("newer version")));
    }

    void sumsThatCannotBeAreRefused_data() { everySampling(); }
    void sumsThatCannotBeAreRefused()
    {
        QFETCH(QString, sampling);
        const Study study = templateStudy(templateIds().front(), sampling.toStdString());
        Shard shard = shardOf(study, 300, 1, 1);
        const QByteArray sums = shard.sums;
        const auto refused = [&](const QByteArray& changed) {
            ShardMerge merge(study.plan, shard.header, QStringLiteral("a"));
            shard.sums = changed;
            return refusal(merge, shard, QStringLiteral("a")).contains(QStringLiteral("not what Rackrate writes"));
        };
        QVERIFY(!refused(sums));
        QVERIFY(refused({}));
        QVERIFY(refused(sums + '\0'));
        for (qsizetype size = 0; size < sums.size(); size += sums.size() / 50)
            QVERIFY(refused(sums.left(size)));
        QVERIFY(refused(QByteArray(sums.size(), '\xff')));
        shard.header.trials = 301; // the counts are those of 300
        QVERIFY(refused(sums));
    }

private:
    static void everySampling()
    {
        QTest::addColumn<QString>("sampling");
        for (const char* sampling : kernel::samplingNames)
            QTest::newRow(sampling) << QString::fromLatin1(sampling);
    }
};

QTEST_GUILESS_MAIN(TestShards)
#include "tst_shards.moc"
