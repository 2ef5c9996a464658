// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
//
// Scenarios that hold too much, or so wrong a value that more would follow from it.
#include "model/scenario/pointer.h"
#include "tests/model/fullscenario.h"

#include <QElapsedTimer>
#include <QTest>

using namespace rackrate;
using namespace rackrate::tests;

class TestReaderLimits : public QObject {
    Q_OBJECT

private slots:
    void whatFollowsFromAWrongValueIsNotReported_data();
    void whatFollowsFromAWrongValueIsNotReported();
    void listsBeyondTheirLimitsAreRefusedQuickly_data();
    void listsBeyondTheirLimitsAreRefusedQuickly();
    void manyFindingsAreCounted();
    void namesAndTextsAreBounded();
};

void TestReaderLimits::whatFollowsFromAWrongValueIsNotReported_data()
{
    QTest::addColumn<QString>("pointer");
    QTest::addColumn<QString>("value");
    QTest::addColumn<int>("errors");
    const auto row = [](const char* pointer, const char* value, int errors = 1) {
        QTest::newRow((std::string(pointer) + '=' + value).c_str()) << QString::fromUtf8(pointer) << QString::fromUtf8(value) << errors;
    };
    for (const char* value : {"\"soon\"", "0", "-5", "1e9", "null", "[]", "2.5"})
        row("/months", value);
    row("/strategies/own", "null", 1); // and nothing of “/strategies//pools”
    row("/strategies/own", "{}", 2); // id and pools are missing
    row("/strategies/own/pools/jobs", "7", 2); // the pool itself, and a workload that nobody serves now
    row("/strategies/rent/pools/jobs/tranches/base", "null", 1); // and nothing of a pool without supply
}

void TestReaderLimits::whatFollowsFromAWrongValueIsNotReported()
{
    QFETCH(QString, pointer);
    QFETCH(QString, value);
    QFETCH(int, errors);
    Json tree = fullScenario();
    QVERIFY(setValue(tree, pointer.toStdString(), Json::parse(value.toStdString())));
    const Findings found = errorsOf(readScenario(tree).findings);
    QVERIFY2(int(found.size()) == errors, qPrintable(described(found)));
    for (const Finding& finding : found)
        QVERIFY2(finding.path.find("//") == std::string::npos, finding.path.c_str());
}

void TestReaderLimits::listsBeyondTheirLimitsAreRefusedQuickly_data()
{
    QTest::addColumn<QString>("list");
    for (const char* list : {"/workloads", "/strategies", "/offers", "/correlations", "/strategies/rent/pools", "/workloads/training/demand/events",
                             "/workloads/answers/levers", "/strategies/rent/oneOff", "/strategies/rent/pools/mixed/tranches"})
        QTest::newRow(list) << QString::fromLatin1(list);
}

void TestReaderLimits::listsBeyondTheirLimitsAreRefusedQuickly()
{
    QFETCH(QString, list);
    const auto seconds = [&](int members) {
        Json tree = fullScenario();
        Json many = Json::array();
        for (int i = 0; i < members; ++i)
            many.push_back({{"id", "m" + std::to_string(i)}});
        const bool set = setValue(tree, list.toStdString(), std::move(many)).ok();
        QElapsedTimer timer;
        timer.start();
        const ReadOutcome outcome = readScenario(tree);
        const double elapsed = double(timer.nsecsElapsed()) * 1e-9;
        const bool refused = std::any_of(outcome.findings.begin(), outcome.findings.end(), [&](const Finding& finding) {
            return finding.path == list.toStdString() && finding.message.contains(QStringLiteral("entries at most; there are %1").arg(members));
        });
        return set && refused ? elapsed : -1;
    };
    const double few = seconds(5000), many = seconds(80000);
    QVERIFY(few > 0 && many > 0);
    QVERIFY2(many < 100 * few, "16 times the members take at most 16 times as long; quadratic work takes 256 times");
}

void TestReaderLimits::manyFindingsAreCounted()
{
    Json tree = fullScenario();
    for (int i = 0; i < 250; ++i)
        tree["unknown" + std::to_string(i)] = i;
    tree["offers"] = Json::array();
    for (int i = 0; i < 150; ++i)
        tree["offers"].push_back({{"id", "offer" + std::to_string(i)}, {"gpus", -1}});
    const ReadOutcome outcome = readScenario(tree);
    const Findings& findings = outcome.findings;
    QVERIFY(outcome.errors >= 150);
    const auto count = [&](Severity severity) {
        return std::count_if(findings.begin(), findings.end(), [&](const Finding& finding) { return finding.severity == severity; });
    };
    QCOMPARE(count(Severity::Error), 101);
    QCOMPARE(count(Severity::Note), 101);
    QVERIFY(findings[findings.size() - 1].message.contains(QStringLiteral("150 more")));
}

void TestReaderLimits::namesAndTextsAreBounded()
{
    const auto errorsWith = [](const std::string& pointer, Json value) {
        Json tree = fullScenario();
        return setValue(tree, pointer, std::move(value)) ? errorsOf(readScenario(tree).findings) : Findings(7);
    };
    std::string wide;
    for (int i = 0; i < 200; ++i)
        wide += "长"; // characters count, not bytes
    QVERIFY(errorsWith("/name", wide).empty());
    for (const Json& value : {Json(wide + "x"), Json{{"en", "short"}, {"zh_CN", wide + "x"}}}) {
        const Findings errors = errorsWith("/strategies/rent/name", value);
        QVERIFY2(errors.size() == 1, qPrintable(described(errors)));
        QCOMPARE(errors[0].path, std::string("/strategies/rent/name"));
        QCOMPARE(errors[0].message, QStringLiteral("“Name” can have 200 characters at most."));
    }
    QVERIFY(errorsWith("/description", std::string(4000, 'x')).empty());
    QCOMPARE(errorsWith("/description", std::string(4001, 'x')).size(), std::size_t(1));
    QCOMPARE(errorsWith("/notes", Json{{"/months", {{"source", std::string(4001, 'x')}}}}).size(), std::size_t(1));
    QCOMPARE(errorsWith("/simulation/trials", 10000001).size(), std::size_t(1)); // as many as the command line takes
    QVERIFY(errorsWith("/simulation/trials", 10000000).empty());
}

QTEST_GUILESS_MAIN(TestReaderLimits)
#include "tst_readerlimits.moc"
