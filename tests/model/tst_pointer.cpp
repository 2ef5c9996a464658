// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "model/scenario/pointer.h"

#include <QTest>

using namespace rackrate;

namespace
{

Json sample()
{
    return Json::parse(R"({"id":"s","months":24,
        "workloads":[{"id":"training","demand":{"unit":"gpu-hours-per-month","base":100}},{"id":"video"}],
        "offers":[{"id":"cloud/8x","gpus":8},{"id":"1","gpus":1}],
        "correlations":[{"a":"x","b":"y","rho":0.5}]})");
}

std::vector<std::string> keysOf(const Json& object)
{
    std::vector<std::string> keys;
    for (const auto& [key, value] : object.items())
        keys.push_back(key);
    return keys;
}

} // namespace

class TestPointer : public QObject
{
    Q_OBJECT
private slots:
    void findsMembersByIdAndByIndex();
    void anIdGoesBeforeAnIndex();
    void namesMembersByIdWhereTheyHaveOne();
    void setsWhatIsThere();
    void newKeysComeInTheOrderOfTheSchema();
    void makesOptionalObjectsOnTheWay();
    void aPointerThatLeadsNowhereChangesNothing_data();
    void aPointerThatLeadsNowhereChangesNothing();
    void assignmentsAreJsonOrText();
    void assignmentsAreBoundedLikeFiles();
};

void TestPointer::findsMembersByIdAndByIndex()
{
    const Json tree = sample();
    QCOMPARE(find(tree, "/workloads/training/demand/base"), find(tree, "/workloads/0/demand/base"));
    QVERIFY(*find(tree, "/workloads/training/demand/base") == Json(100));
    QVERIFY(*find(tree, "/offers/cloud~18x/gpus") == Json(8));
    QCOMPARE(find(tree, ""), &tree);
    for (const char* nowhere : {"/workloads/2", "/workloads/-1", "/workloads/nobody", "/months/1", "months",
                                "/workloads/99999999999999999999"})
        QVERIFY2(!find(tree, nowhere), nowhere);
}

void TestPointer::anIdGoesBeforeAnIndex()
{
    Json tree = sample();
    std::swap(tree["offers"][0], tree["offers"][1]);
    QVERIFY(*find(tree, "/offers/1/gpus") == Json(1));
}

void TestPointer::namesMembersByIdWhereTheyHaveOne()
{
    const Json tree = sample();
    QCOMPARE(withIds(tree, "/workloads/0/demand/base"), std::string("/workloads/training/demand/base"));
    QCOMPARE(withIds(tree, "/offers/0/gpus"), std::string("/offers/cloud~18x/gpus"));
    QCOMPARE(withIds(tree, "/correlations/0/rho"), std::string("/correlations/0/rho"));
    QCOMPARE(withIds(tree, "/nowhere/0/a"), std::string("/nowhere/0/a"));
}

void TestPointer::setsWhatIsThere()
{
    Json tree = sample();
    QVERIFY(setValue(tree, "/workloads/training/demand/base", Json{{"range", {5, 10}}}));
    QVERIFY(setValue(tree, "/workloads/0/demand/base/range/1", 12));
    QVERIFY(tree["workloads"][0]["demand"]["base"]["range"][1] == Json(12));
}

void TestPointer::newKeysComeInTheOrderOfTheSchema()
{
    Json tree = sample();
    tree["workloads"][0]["demand"] = Json{{"unit", "gpu-hours-per-month"}, {"own", 1}, {"rerunShare", 0}};
    QVERIFY(setValue(tree, "/workloads/training/demand/week", "nights"));
    QCOMPARE(keysOf(tree["workloads"][0]["demand"]), (std::vector<std::string>{"unit", "own", "week", "rerunShare"}));
    QVERIFY(setValue(tree, "/baseline", "s"));
    QCOMPARE(keysOf(tree),
             (std::vector<std::string>{"id", "months", "baseline", "workloads", "offers", "correlations"}));
}

void TestPointer::makesOptionalObjectsOnTheWay()
{
    Json tree = sample();
    QVERIFY(setValue(tree, "/market/onDemandPrice/drift", -0.1));
    QVERIFY(tree["market"] == (Json{{"onDemandPrice", {{"drift", -0.1}}}}));
}

void TestPointer::aPointerThatLeadsNowhereChangesNothing_data()
{
    QTest::addColumn<QString>("pointer");
    QTest::addColumn<QString>("phrase");
    const auto row = [](const char* pointer, const char* phrase) {
        QTest::newRow(pointer) << QString::fromUtf8(pointer) << QString::fromUtf8(phrase);
    };
    row("/workloads/nobody/demand/base", "There is no “nobody” in /workloads. Known are training, video.");
    row("/workloads/trainign/demand/base", "There is no “trainign” in /workloads. Did you mean “training”?");
    row("/finance/discountRat", "There is no “discountRat” in /finance. Did you mean “discountRate”?");
    row("/finanze/discountRate", "There is no “finanze” in the scenario. Did you mean “finance”?");
    row("/nothing/like/it", "There is no “nothing” in the scenario.");
    row("/offers/cloud/8x/gpus", "There is no “cloud” in /offers. A slash inside an id is written ~1, as in /offers/cloud~18x.");
    row("/workloads/2", "There is no “2” in /workloads.");
    row("/months/1", "There is no “1” in /months.");
    row("months", "a path starts with a slash");
    row("", "a path starts with a slash");
}

void TestPointer::aPointerThatLeadsNowhereChangesNothing()
{
    QFETCH(QString, pointer);
    QFETCH(QString, phrase);
    Json tree = sample();
    const Result<void> result = setValue(tree, pointer.toStdString(), 1);
    QVERIFY(!result);
    QCOMPARE(exitCode(result.error().code), 3);
    QVERIFY2(result.error().message.contains(phrase), qPrintable(result.error().message));
    QVERIFY(tree == sample());
}

void TestPointer::assignmentsAreJsonOrText()
{
    Json tree = sample();
    QVERIFY(applyAssignment(tree, "/months=36"));
    QVERIFY(applyAssignment(tree, "/baseline=own=lease"));
    QVERIFY(applyAssignment(tree, "/workloads/training/demand/base={\"range\":[1,2]}"));
    QVERIFY(tree["months"] == Json(36));
    QVERIFY(tree["baseline"] == Json("own=lease"));
    QVERIFY(tree["workloads"][0]["demand"]["base"]["range"][0] == Json(1));
    QVERIFY(!applyAssignment(tree, "/months"));
}

void TestPointer::assignmentsAreBoundedLikeFiles()
{
    Json tree = sample();
    for (const char bracket : {'[', '{'}) {
        const std::string step = bracket == '[' ? "[" : "{\"a\":";
        std::string deep = "/finance=";
        for (int level = 0; level < 60000; ++level)
            deep += step;
        const Result<void> refused = applyAssignment(tree, deep);
        QVERIFY(!refused);
        QCOMPARE(exitCode(refused.error().code), 3);
        QVERIFY2(refused.error().message.contains(QStringLiteral("more than 64 levels")), qPrintable(refused.error().message));
        QCOMPARE(refused.error().place, QStringLiteral("/finance"));
    }
    const Result<void> twice = applyAssignment(tree, R"(/finance={"inflation":0.1,"inflation":0.2})");
    QVERIFY(!twice);
    QVERIFY2(twice.error().message.contains(QStringLiteral("“inflation” appears twice")), qPrintable(twice.error().message));
    const Result<void> large = applyAssignment(tree, "/finance/inflation=1e999");
    QVERIFY(!large);
    QVERIFY2(large.error().message.contains(QStringLiteral("too large")), qPrintable(large.error().message));
    QVERIFY(tree == sample());
}

QTEST_GUILESS_MAIN(TestPointer)
#include "tst_pointer.moc"
