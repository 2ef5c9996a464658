// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
//
// What is said of honest mistakes: the value, the unit, what would be right, and one sentence for one mistake.
#include "model/scenario/pointer.h"
#include "model/scenario/reader.h"
#include "tests/model/fullscenario.h"

#include <QTest>

using namespace rackrate;
using namespace rackrate::tests;

class TestReaderMessages : public QObject {
    Q_OBJECT
private slots:
    void whatIsWrongIsRepeated_data();
    void whatIsWrongIsRepeated();
    void oneMissingListIsOneError();
    void adviceWaitsForAPlanWithoutErrors();
    void demandThatCannotBeCountedIsFound_data();
    void demandThatCannotBeCountedIsFound();
    void growthThatLooksLikeAPercentageIsNoted();
    void supplyThatOutlivesThePlanIsNoted();
};

void TestReaderMessages::whatIsWrongIsRepeated_data()
{
    QTest::addColumn<QString>("assignment");
    QTest::addColumn<QString>("sentence");
    const auto row = [](const char* assignment, const char* sentence) {
        QTest::newRow(assignment) << QString::fromUtf8(assignment) << QString::fromUtf8(sentence);
    };
    row("/finance/discountRate=8", "“Discount rate” must be at most 1; it is 8. 8% is written 0.08.");
    row("/finance/discountRate=800", "“Discount rate” must be at most 1; it is 800.");
    row("/offers/shop~18x/loadKilowatt=10200", "“Power at full load” must be at most 1000; it is 10200. It is stated in this unit: kW.");
    row("/market/onDemandPrice/drift={\"distribution\":\"uniform\",\"low\":-5,\"high\":20}",
        "“Drift” must be at least −0.99; its distribution reaches −5.");
    row("/market/onDemandPrice/drift={\"distribution\":\"uniform\",\"low\":0,\"high\":20}",
        "“Drift” must be at most 10; its distribution reaches 20. 20% is written 0.2.");
    row("/market/onDemandPrice/drift={\"distribution\":\"gaussian\",\"mean\":0,\"sd\":1}",
        "The distribution “gaussian” is none that is known; it can be ");
    row("/market/onDemandPrice/drift={\"distribution\":\"normal\",\"mean\":0,\"std\":1}",
        "The distribution lacks “sd”, and “std” is unknown; did you mean “sd”?");
    row("/market/onDemandPrice/drift={\"distribution\":\"normal\",\"mean\":0}", "The distribution lacks “sd”.");
    row("/market/onDemandPrice/drift={\"distribution\":\"normal\",\"mean\":0,\"sd\":\"one\"}",
        "“sd” of the distribution must be a number; it is “one”.");
    row("/market/onDemandPrice/drift={\"range\":[1,2],\"family\":\"beta\"}", "can be lognormal, normal or uniform; it is “beta”.");
    row("/market/onDemandPrice/drift=ten", "such as {\"range\":[5,10]}; it is “ten”.");
    row("/start=Jan 2027", "“First month” must be a year and month such as 2027-01; it is “Jan 2027”.");
    row("/offers/0/asOf=01/02/2026", "must be a date such as 2026-10-10; it is “01/02/2026”.");
    row("/months=36.5", "“Horizon” must be a whole number; it is 36.5.");
    row("/months=null", "“Horizon” must be a whole number; it is null.");
    row("/currency=[1]", "“Currency” must be text; it is [1].");
    row("/unservedTolerance=none", "must be a number; it is “none”.");
    row("/workloads/training/demand/week=office", "or a list of 168 numbers; it is “office”.");
    row("/workloads/training/demand/week=[1,2,3]", "“Week” must be a list of 168 numbers; it has 3.");
    row("/workloads/training/demand/season=[1,1,1,1,1,1,1,1,1,1,1,-1]", "number 12 is −1.");
    row("/workloads/training/demand/season=warm", "“Season” must be a list of 12 numbers; it is “warm”.");
    row("/workloads/answers/demand/events/0/hours=all", "from 0 to 167; it is “all”.");
    row("/workloads/training/demand/events/0/month=May", "from 1 to 120; it is “May”.");
    row("/strategies/rent/pools/jobs/tranches/0/count=two", "such as {\"min\":0,\"max\":4}; it is “two”.");
    row("/strategies/rent/pools/jobs/tranches/0/escalator=cpi", "or a yearly rate such as 0.03; it is “cpi”.");
    row("/strategies/own/pools/answers/tranches/0/colocation/meteredPower=yes", "must be true or false; it is “yes”.");
}

void TestReaderMessages::whatIsWrongIsRepeated()
{
    QFETCH(QString, assignment);
    QFETCH(QString, sentence);
    Json tree = fullScenario();
    QVERIFY2(applyAssignment(tree, assignment.toStdString()), qPrintable(assignment));
    const Findings errors = errorsOf(readScenario(tree).findings);
    QVERIFY2(!errors.empty() && errors[0].message.contains(sentence), qPrintable(described(errors)));
}

void TestReaderMessages::oneMissingListIsOneError()
{
    for (const char* list : {"workloads", "strategies"}) {
        for (const bool empty : {true, false}) {
            Json tree = fullScenario();
            tree.erase("baseline");
            tree.erase("correlations");
            tree.erase("calibrated");
            tree.erase("notes");
            tree.erase(list);
            if (empty)
                tree[list] = Json::array();
            const ReadOutcome outcome = readScenario(tree);
            const Findings errors = errorsOf(outcome.findings);
            QVERIFY2(errors.size() == 1, qPrintable(described(errors)));
            QCOMPARE(errors[0].path, std::string("/") + list);
        }
    }
    Json tree = fullScenario();
    tree.erase("workloads");
    QCOMPARE(readScenario(tree).findings[0].path, std::string("/workloads")); // before whatever follows from it
}

void TestReaderMessages::adviceWaitsForAPlanWithoutErrors()
{
    Json tree = fullScenario();
    QVERIFY(applyAssignment(tree, "/strategies/rent/pools/mixed/tranches/burst/readyHours=0.2"));
    QCOMPARE(readScenario(tree).findings.size(), std::size_t(1));
    QVERIFY(applyAssignment(tree, "/months=300"));
    const Findings findings = readScenario(tree).findings;
    QVERIFY2(findings.size() == 1 && findings[0].path == "/months", qPrintable(described(findings)));
}

void TestReaderMessages::demandThatCannotBeCountedIsFound_data()
{
    QTest::addColumn<QStringList>("assignments");
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("phrase");
    const auto row = [](const char* assignment, const char* path, const char* phrase, const char* before = "/months=48") {
        QTest::newRow(assignment) << QStringList{QString::fromLatin1(before), QString::fromLatin1(assignment)} << QString::fromLatin1(path)
                                  << QString::fromUtf8(phrase);
    };
    row("/workloads/training/demand/growth={\"form\":\"exponential\",\"rate\":5}", "/workloads/training/demand/growth/rate",
        "This growth makes demand 3.74e+36 times its base level within the plan, which is larger than what can be counted. 5% is written "
        "0.05.");
    row("/workloads/training/demand/growth={\"form\":\"linear\",\"rate\":10}", "/workloads/training/demand/growth/rate", "471 times",
        "/workloads/training/demand/base=1e12");
    row("/workloads/training/demand/growth={\"form\":\"logistic\",\"rate\":4,\"limit\":1000}", "/workloads/training/demand/growth/rate",
        "1e+03 times", "/workloads/training/demand/base=1e12");
    row("/workloads/frames/demand/growth/knots=[{\"month\":3,\"factor\":1000}]", "/workloads/frames/demand/growth/knots", "1e+03 times",
        "/workloads/frames/demand/base=1e12");
    row("/workloads/answers/demand/base=1e10", "/workloads/answers/demand/base", "This base level is larger than what can be counted.");
}

void TestReaderMessages::demandThatCannotBeCountedIsFound()
{
    QFETCH(QStringList, assignments);
    QFETCH(QString, path);
    QFETCH(QString, phrase);
    Json tree = fullScenario();
    for (const QString& assignment : assignments)
        QVERIFY2(applyAssignment(tree, assignment.toStdString()), qPrintable(assignment));
    const Findings errors = errorsOf(readScenario(tree).findings);
    QVERIFY2(errors.size() == 1, qPrintable(described(errors)));
    QCOMPARE(QString::fromStdString(errors[0].path), path);
    QVERIFY2(errors[0].message.contains(phrase), qPrintable(errors[0].message));
}

void TestReaderMessages::growthThatLooksLikeAPercentageIsNoted()
{
    Json tree = fullScenario();
    QVERIFY(applyAssignment(tree, R"(/workloads/training/demand/growth={"form":"linear","rate":5})"));
    const ReadOutcome outcome = readScenario(tree);
    QVERIFY2(outcome.usable() && outcome.findings.size() == 1, qPrintable(described(outcome.findings)));
    QCOMPARE(outcome.findings[0].path, std::string("/workloads/training/demand/growth/rate"));
    QCOMPARE(outcome.findings[0].message, QStringLiteral("Demand grows by 500% per month. 5% is written 0.05."));
    QVERIFY(applyAssignment(tree, "/workloads/training/demand/growth/rate=1"));
    QVERIFY(readScenario(tree).findings.empty());
}

void TestReaderMessages::supplyThatOutlivesThePlanIsNoted()
{
    Json tree = fullScenario();
    const std::string until = "/strategies/rent/pools/jobs/tranches/0/until";
    for (const auto& [month, notes] : {std::pair(48, 0), {49, 1}, {120, 0}}) { // the greatest month there is means: without end
        QVERIFY(setValue(tree, until, month));
        const Findings findings = readScenario(tree).findings;
        QVERIFY2(int(findings.size()) == notes, qPrintable(described(findings)));
        if (notes == 1)
            QCOMPARE(findings[0].path, withIds(tree, until));
    }
}

QTEST_GUILESS_MAIN(TestReaderMessages)
#include "tst_readermessages.moc"
