// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "model/persistence/scenariofile.h"
#include "model/scenario/pointer.h"
#include "model/scenario/reader.h"
#include "model/scenario/schema.h"
#include "tests/model/fullscenario.h"

#include <QDir>
#include <QFile>
#include <QTest>

using namespace rackrate;
using namespace rackrate::tests;

namespace
{

/// Every pointer of the schema that leads to a field this version does not compute, in the objects of `tree`.
void collectRefused(const Json& value, const ObjectSchema& schema, const std::string& path,
                    std::vector<std::pair<std::string, const Field*>>& refused)
{
    for (const Field& field : schema.fields) {
        const std::string fieldPath = path + '/' + field.key;
        if (!field.computed)
            refused.emplace_back(fieldPath, &field);
        const auto content = value.find(field.key);
        if (!field.object || content == value.end())
            continue;
        if (field.kind == FieldKind::List && !content->empty())
            collectRefused(content->front(), *field.object, fieldPath + "/0", refused);
        else if (field.kind == FieldKind::Object)
            collectRefused(*content, *field.object, fieldPath, refused);
    }
}

/// Keys of a table that `value`, or any member of that list, holds.
void collectUsed(const Json& value, const Field& field, std::map<std::string, bool>& used);

void collectUsed(const Json& value, const ObjectSchema& schema, std::map<std::string, bool>& used)
{
    for (const Field& field : schema.fields) {
        if (!field.computed)
            continue;
        bool& isUsed = used[std::string(schema.name) + '.' + field.key];
        if (const auto content = value.find(field.key); content != value.end()) {
            isUsed = true;
            collectUsed(*content, field, used);
        }
    }
}

void collectUsed(const Json& value, const Field& field, std::map<std::string, bool>& used)
{
    if (field.kind == FieldKind::Object)
        collectUsed(value, *field.object, used);
    for (const Json& member : field.kind == FieldKind::List ? value : Json::array())
        collectUsed(member, *field.object, used);
}

} // namespace

class TestReader : public QObject
{
    Q_OBJECT
private slots:
    void theFullSampleUsesEveryComputedField();
    void readsEveryFieldOfTheFullSample();
    void readsTheKindsOfUncertainNumber();
    void readsSupplyOfTheFullSample();
    void absentFieldsHaveTheirDefaults();
    void namesEachMistakeWithItsPath_data();
    void namesEachMistakeWithItsPath();
    void refusesEveryFieldThatIsNotComputed();
    void everySamplingIsAccepted();
    void fieldsThatNothingReadsAreNoted_data();
    void fieldsThatNothingReadsAreNoted();
    void whatOneStrategyLeavesOutIsAWarning_data();
    void whatOneStrategyLeavesOutIsAWarning();
    void unknownKeysAreNotedWithTheNearestField();
    void correlationsByIndexNameNumbersById();
    void anyPartOfTheTreeMayBeJunk();
    void templatesHaveNoFindings();
};

void TestReader::theFullSampleUsesEveryComputedField()
{
    std::map<std::string, bool> used;
    collectUsed(fullScenario(), scenarioSchema(), used);
    QVERIFY(used.size() > 150);
    for (const auto& [field, isUsed] : used)
        QVERIFY2(isUsed, field.c_str());
}

void TestReader::readsEveryFieldOfTheFullSample()
{
    const ReadOutcome outcome = readScenario(fullScenario());
    QVERIFY2(outcome.findings.empty(), qPrintable(described(outcome.findings)));
    const Scenario& s = outcome.scenario;
    QCOMPARE(s.name.in("zh_CN"), std::string("每个字段"));
    QCOMPARE(s.question.in("en"), std::string("Does every field arrive?"));
    QCOMPARE(s.currency, std::string("EUR"));
    QCOMPARE(s.startYear, 2028);
    QCOMPARE(s.startMonth, 3);
    QCOMPARE(s.months, 48);
    QCOMPARE(s.hoursIn(12), 28 * 24.0); // February 2029
    QCOMPARE(s.baseline, std::string("rent"));
    QCOMPARE(s.unservedTolerance, 0.002);
    QCOMPARE(int(s.basis), int(Basis::Nominal));
    QCOMPARE(int(s.measure), int(Measure::CVaR95));
    QCOMPARE(s.trials, 5000);
    QCOMPARE(s.seed, 7u);
    QCOMPARE(int(s.finance.horizonEnd), int(HorizonEnd::Stop));
    QCOMPARE(int(s.finance.cashTiming), int(CashTiming::MonthEnd));
    QCOMPARE(s.finance.fiscalYearStart, 4);
    QCOMPARE(s.finance.discountRate, 0.07);
    QCOMPARE(s.market.electricityPrice.jumpSize.value, 0.3);
    QCOMPARE(s.notes.at("/finance/discountRate").text.in("en"), std::string("The rate of the group."));
    QCOMPARE(s.calibrated.front(), std::string("/workloads/training/demand/base"));

    const Workload& training = *s.workload("training");
    QCOMPARE(int(training.stage), int(Stage::Development));
    QCOMPARE(int(training.deferral), int(DeferralWindow::Day));
    QCOMPARE(training.parallel.gpus, 8);
    QCOMPARE(training.service.maximumWaitHours, 12.0);
    QCOMPARE(training.demand.season[6], 0.8);
    QCOMPARE(training.demand.week[9], 168.0 / 45);
    QCOMPARE(training.demand.week[8], 0.0);
    QCOMPARE(training.demand.events[0].monthFrom, 6);
    QCOMPARE(training.demand.events[0].monthUntil, 12);
    QVERIFY(training.demand.events[0].lasting);
    QCOMPARE(training.demand.events[1].monthUntil, 9);
    QCOMPARE(training.demand.events[1].durationMonths, 2);

    const Workload& answers = *s.workload("answers");
    QCOMPARE(answers.demand.events[0].weekSlots, (std::vector<int>{130, 131, 132, 154, 155, 156}));
    QCOMPARE(answers.demand.events[0].weeksPerMonth, 2.0);
    QCOMPARE(answers.service.maximumMissShare, 0.05);
    QCOMPARE(answers.levers[0].hitShare, 0.2);
    QCOMPARE(s.workload("frames")->demand.growth.knots[1].month, 24);
    QCOMPARE(s.workload("frames")->demand.week, training.demand.week); // written out as 168 numbers
}

void TestReader::readsTheKindsOfUncertainNumber()
{
    const Scenario s = readScenario(fullScenario()).scenario;
    using Family = Distribution::Family;
    const auto familyOf = [](const Number& number) { return int(number.distribution.value().family); };
    QCOMPARE(familyOf(s.market.onDemandPrice.drift), int(Family::Normal));
    QCOMPARE(familyOf(s.market.onDemandPrice.jumpSize), int(Family::Triangular));
    QCOMPARE(familyOf(s.market.hardwarePrice.drift), int(Family::Uniform));
    QCOMPARE(s.market.hardwarePrice.drift.draw, std::string("hardware"));
    QCOMPARE(familyOf(s.market.electricityPerKilowattHour), int(Family::LogNormal));
    QVERIFY(s.market.electricityPerKilowattHour.distribution->fromRange);
    QCOMPARE(s.market.electricityPerKilowattHour.path, std::string("/market/electricityPrice/base"));
    const Demand& training = s.workload("training")->demand;
    QCOMPARE(familyOf(training.base), int(Family::Pert));
    QCOMPARE(training.base.value, 1500.0);
    QCOMPARE(training.base.minimum, 0.0);
    QCOMPARE(familyOf(training.events[0].probability), int(Family::Beta));
    QCOMPARE(training.events[0].probability.path, std::string("/workloads/training/demand/events/launch/probability"));
    QCOMPARE(training.events[1].factor.distribution->weights, (std::vector<double>{0.75, 0.25}));
    QCOMPARE(training.rerunShare.distribution->values, (std::vector<double>{0.05, 0.1, 0.2}));
    QCOMPARE(familyOf(s.workload("frames")->demand.growth.knots[1].factor), int(Family::Uniform));
}

void TestReader::readsSupplyOfTheFullSample()
{
    const Scenario s = readScenario(fullScenario()).scenario;
    const Pool& mixed = s.strategy("rent")->pools[1];
    QVERIFY(mixed.sharing.shared);
    QCOMPARE(mixed.sharing.holder, std::string("training"));
    QCOMPARE(mixed.sharing.dayUntilHour, 19);
    QCOMPARE(mixed.autoscale.targetUtilisation, 0.7);
    const Tranche& reserved = mixed.tranches[0];
    QCOMPARE(int(reserved.procurement), int(Procurement::Reserved));
    QCOMPARE(int(reserved.escalator.kind), int(Escalator::Kind::Inflation));
    QVERIFY(!reserved.count.elastic);
    QCOMPARE(reserved.until, 36);
    QVERIFY(reserved.price.value < 0); // the offer's
    const Tranche& burst = mixed.tranches[1];
    QVERIFY(burst.count.elastic);
    QCOMPARE(burst.count.maximum, 4.0);
    QCOMPARE(int(burst.escalator.kind), int(Escalator::Kind::Rate));
    QCOMPARE(burst.escalator.rate.value, 0.02);
    QCOMPARE(int(s.strategy("rent")->pools[0].tranches[0].procurement), int(Procurement::Dedicated));

    const Tranche& owned = s.strategy("own")->pools[0].tranches[0];
    QCOMPARE(int(owned.procurement), int(Procurement::Owned));
    QCOMPARE(owned.site.pue.value, 1.3);
    QCOMPARE(owned.escalator.rate.path, std::string("/strategies/own/pools/jobs/tranches/servers/escalator"));
    const Tranche& rack = s.strategy("own")->pools[1].tranches[0];
    QCOMPARE(int(rack.procurement), int(Procurement::Colocated));
    QCOMPARE(rack.colocation.exit.value, 2500.0);
    QCOMPARE(rack.until, maximumMonths);
    QVERIFY(rack.site.electricityPrice.value < 0); // the market's
    QCOMPARE(s.strategy("own")->levers[0].from, 2);
    QCOMPARE(s.strategy("rent")->oneOff[0].amount.value, -20000.0);
    QCOMPARE(s.strategy("rent")->staff.salaryPerYear.draw, std::string("salary"));
    const Offer& offer = *s.offer("cloud/8x");
    QCOMPARE(offer.throughput.at(WorkloadKind::Inference), 0.9);
    QVERIFY(offer.purchasePrice.value < 0); // not offered
    QCOMPARE(offer.onDemandPerHour.path, std::string("/offers/cloud~18x/onDemandPerHour"));
}

void TestReader::absentFieldsHaveTheirDefaults()
{
    Json tree = fullScenario();
    for (const char* key :
         {"currency", "start", "months", "hoursPerMonth", "baseline", "criterion", "simulation", "finance"})
        tree.erase(key);
    for (Json& offer : tree["offers"])
        offer.erase("currency");
    const ReadOutcome outcome = readScenario(tree);
    QVERIFY2(outcome.usable(), qPrintable(described(outcome.findings)));
    const Scenario expected; // the typed defaults and the table's must agree
    const Scenario& s = outcome.scenario;
    QCOMPARE(s.currency, expected.currency);
    QCOMPARE(s.startYear, expected.startYear);
    QCOMPARE(s.months, expected.months);
    QCOMPARE(s.hoursPerMonth, expected.hoursPerMonth);
    QCOMPARE(s.trials, expected.trials);
    QCOMPARE(s.seed, expected.seed);
    QCOMPARE(s.sampling, expected.sampling);
    QCOMPARE(s.finance.discountRate, expected.finance.discountRate);
    QCOMPARE(s.finance.inflation, expected.finance.inflation);
    QCOMPARE(int(s.finance.horizonEnd), int(expected.finance.horizonEnd));
    QCOMPARE(s.baseline, std::string("rent")); // the first strategy
    QVERIFY(s.workload("frames")->demand.noiseSigma.path.empty());
}

void TestReader::namesEachMistakeWithItsPath_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("phrase");
    QFile file(dataFolder + QStringLiteral("malformed/expected.json"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const Json expected = Json::parse(file.readAll().toStdString());
    const QStringList files = QDir(dataFolder + QStringLiteral("malformed")).entryList({QStringLiteral("*.json")});
    QCOMPARE(files.size(), int(expected.size()) + 1); // no file without an expectation
    for (const auto& [name, row] : expected.items())
        QTest::newRow(name.c_str()) << QString::fromStdString(name)
                                    << QString::fromStdString(row["path"].get<std::string>())
                                    << QString::fromStdString(row["phrase"].get<std::string>());
}

void TestReader::namesEachMistakeWithItsPath()
{
    QFETCH(QString, file);
    QFETCH(QString, path);
    QFETCH(QString, phrase);
    const Result<Json> tree = loadScenarioFile(dataFolder + QStringLiteral("malformed/") + file);
    if (path.isEmpty()) { // refused before there is a tree
        QVERIFY(!tree);
        QCOMPARE(exitCode(tree.error().code), 3);
        QVERIFY2(tree.error().message.contains(phrase), qPrintable(tree.error().message));
        return;
    }
    QVERIFY2(tree, tree ? "" : qPrintable(tree.error().message));
    const Findings errors = errorsOf(readScenario(*tree).findings);
    const bool named = std::any_of(errors.begin(), errors.end(), [&](const Finding& finding) {
        return QString::fromStdString(finding.path) == path && finding.message.contains(phrase);
    });
    QVERIFY2(named, qPrintable(described(errors)));
    QVERIFY2(errors.size() <= 2, qPrintable(described(errors))); // a slip brings no flood
}

void TestReader::refusesEveryFieldThatIsNotComputed()
{
    std::vector<std::pair<std::string, const Field*>> refused;
    collectRefused(fullScenario(), scenarioSchema(), {}, refused);
    QVERIFY(refused.size() >= 12);
    for (const auto& [path, field] : refused) {
        Json tree = fullScenario();
        QVERIFY2(setValue(tree, path, Json::object()), path.c_str());
        const Findings errors = errorsOf(readScenario(tree).findings);
        QVERIFY2(errors.size() == 1, path.c_str());
        QCOMPARE(errors[0].path, withIds(tree, path));
        QVERIFY(errors[0].message.contains(QStringLiteral("not computed in this version; remove it or use ")));
        QVERIFY2(*field->instead, path.c_str());
    }
    Json tree = fullScenario();
    for (const char* choice : {"spot", "spend-commitment", "scheduled", "per-unit"}) {
        tree["strategies"][0]["pools"][0]["tranches"][0]["procurement"] = choice;
        QVERIFY(!readScenario(tree).usable());
    }
}

void TestReader::everySamplingIsAccepted()
{
    Json tree = fullScenario();
    for (const char* choice : {"random", "antithetic", "latin-hypercube", "sobol"}) {
        tree["simulation"]["sampling"] = choice;
        const ReadOutcome outcome = readScenario(tree);
        QVERIFY2(outcome.usable(), choice);
        QCOMPARE(outcome.scenario.sampling, std::string(choice));
    }
    tree["simulation"]["sampling"] = "halton";
    const ReadOutcome outcome = readScenario(tree);
    QVERIFY(!outcome.usable());
    QCOMPARE(outcome.findings[0].path, std::string("/simulation/sampling"));
    QVERIFY(outcome.findings[0].message.contains(QStringLiteral("latin-hypercube")));
}

void TestReader::fieldsThatNothingReadsAreNoted_data()
{
    QTest::addColumn<QStringList>("assignments");
    QTest::addColumn<QString>("phrase");
    const auto row = [](const char* field, const char* phrase, const QStringList& before = {}) {
        QTest::newRow(field) << before + QStringList{QString::fromLatin1(field)} << QString::fromUtf8(phrase);
    };
    row("/workloads/answers/parallel/gpus=2", "“Jobs” has no effect on a workload counted in requests");
    for (const char* field : {"serviceSeconds", "variability", "gpusPerReplica", "clientTimeoutSeconds"})
        row(qPrintable(QStringLiteral("/workloads/frames/service/%1=2").arg(QLatin1String(field))), "no effect on a workload of jobs");
    row("/workloads/training/demand/growth/knots=[{\"month\":2,\"factor\":1}]", "“Points” has no effect on growth of this form");
    row("/workloads/frames/demand/growth/rate=0.1", "“Growth rate” has no effect on growth of this form");
    row("/workloads/frames/demand/growth/limit=3", "“Limit” has no effect on growth of this form");
    const QStringList onlyHolder = {QStringLiteral("/strategies/own/pools/jobs/workloads=[\"frames\"]"),
                                    QStringLiteral("/strategies/own/pools/answers/workloads=[\"answers\",\"training\"]"),
                                    QStringLiteral("/strategies/own/pools/answers/sharing={\"holder\":\"training\"}")};
    row("/workloads/training/priority=3", "in every strategy this workload shares a pool with requests",
        onlyHolder + QStringList{QStringLiteral("/workloads/training/deferrable=null")});
    row("/workloads/training/deferrable/window=week", "in every strategy this workload shares a pool with requests",
        onlyHolder + QStringList{QStringLiteral("/workloads/training/priority=null")});
    row("/workloads/answers/priority=2", "no effect on requests; they come first in their pool");
    row("/workloads/frames/priority=2", "in no strategy this workload shares a pool with other jobs",
        onlyHolder + QStringList{QStringLiteral("/workloads/training/priority=null"), QStringLiteral("/workloads/training/deferrable=null")});
    row("/strategies/rent/pools/jobs/autoscale/targetUtilisation=0.5", "no effect on a pool that serves no requests");
    row("/strategies/own/pools/answers/autoscale/targetUtilisation=0.5", "no effect on a pool without elastic supply");
    row("/strategies/rent/pools/mixed/tranches/burst/readyHours=0.2", "no effect in a pool that serves requests");
    row("/strategies/rent/pools/mixed/tranches/reserved/readyHours=0.2", "no effect on a tranche of this procurement");
    row("/strategies/rent/pools/jobs/tranches/peak/readyHours=0.2", "no effect in a pool without batch jobs",
        {QStringLiteral("/workloads/frames/parallel=null"), QStringLiteral("/workloads/frames/demand/unit=gpu-hours-per-month")});
    row("/strategies/own/pools/jobs/tranches/servers/upfrontShare=0.2", "no effect on a tranche of this procurement");
}

/// A value of null takes the field out.
void TestReader::fieldsThatNothingReadsAreNoted()
{
    QFETCH(QStringList, assignments);
    QFETCH(QString, phrase);
    Json tree = fullScenario();
    for (const QString& assignment : assignments) {
        QVERIFY2(applyAssignment(tree, assignment.toStdString()), qPrintable(assignment));
        const std::string pointer = assignment.section(QLatin1Char('='), 0, 0).toStdString();
        if (find(tree, pointer)->is_null())
            find(tree, pointer.substr(0, pointer.rfind('/')))->erase(pointer.substr(pointer.rfind('/') + 1));
    }
    const ReadOutcome outcome = readScenario(tree);
    QVERIFY2(outcome.findings.size() == 1, qPrintable(described(outcome.findings)));
    QCOMPARE(int(outcome.findings[0].severity), int(Severity::Note));
    QVERIFY2(outcome.findings[0].message.contains(phrase), qPrintable(described(outcome.findings)));
    QVERIFY(assignments.last().startsWith(QString::fromStdString(outcome.findings[0].path)));
}

void TestReader::whatOneStrategyLeavesOutIsAWarning_data()
{
    QTest::addColumn<QStringList>("removed");
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("phrase");
    const auto row = [](const char* name, const QStringList& removed, const char* path, const char* phrase) {
        QTest::newRow(name) << removed << QString::fromLatin1(path) << QString::fromUtf8(phrase);
    };
    row("staff", {QStringLiteral("/strategies/own/staff")}, "/strategies/own/staff", "says nothing about “Staff”, and “rent” pays for it");
    row("staff without people", {QStringLiteral("/strategies/own/staff/fullTimeEquivalents"), QStringLiteral("/strategies/own/staff/fullTimeEquivalentsPerOwnedGpu")},
        "/strategies/own/staff", "looks cheaper by that alone");
    row("storage", {QStringLiteral("/strategies/own/storage")}, "/strategies/own/storage", "says nothing about “Storage”");
    row("network", {QStringLiteral("/strategies/own/network")}, "/strategies/own/network", "says nothing about “Network”");
    row("one of two amounts", {QStringLiteral("/strategies/own/staff/fullTimeEquivalents")}, "", "");
    row("site", {QStringLiteral("/strategies/own/pools/answers/tranches/rack/site")}, "/strategies/own/pools/answers/tranches/rack/site",
        "Nothing is said about the site of these servers");
    row("nobody pays", {QStringLiteral("/strategies/own/network"), QStringLiteral("/strategies/rent/network")}, "", "");
}

void TestReader::whatOneStrategyLeavesOutIsAWarning()
{
    QFETCH(QStringList, removed);
    QFETCH(QString, path);
    QFETCH(QString, phrase);
    Json tree = fullScenario();
    for (const QString& pointer : removed) {
        Json* holder = find(tree, pointer.section(QLatin1Char('/'), 0, -2).toStdString());
        QVERIFY(holder);
        QVERIFY(holder->erase(pointer.section(QLatin1Char('/'), -1).toStdString()) == 1);
    }
    const ReadOutcome outcome = readScenario(tree);
    QVERIFY(outcome.usable());
    QCOMPARE(int(outcome.findings.size()), path.isEmpty() ? 0 : 1);
    if (path.isEmpty())
        return;
    QCOMPARE(int(outcome.findings[0].severity), int(Severity::Warning));
    QCOMPARE(QString::fromStdString(outcome.findings[0].path), path);
    QVERIFY2(outcome.findings[0].message.contains(phrase), qPrintable(described(outcome.findings)));
}

void TestReader::unknownKeysAreNotedWithTheNearestField()
{
    Json tree = fullScenario();
    tree["finance"]["discountRat"] = 0.2;
    tree["somethingElse"] = 1;
    const ReadOutcome outcome = readScenario(tree);
    QVERIFY(outcome.usable());
    QCOMPARE(outcome.findings.size(), std::size_t(2));
    QCOMPARE(outcome.findings[0].path, std::string("/finance/discountRat"));
    QVERIFY(outcome.findings[0].message.contains(QStringLiteral("discountRate")));
    QCOMPARE(int(outcome.findings[1].severity), int(Severity::Note));
}

void TestReader::correlationsByIndexNameNumbersById()
{
    Json tree = fullScenario();
    tree["correlations"][0]["b"] = "/workloads/0/demand/base";
    const ReadOutcome outcome = readScenario(tree);
    QVERIFY2(outcome.usable(), qPrintable(described(outcome.findings)));
    QCOMPARE(outcome.scenario.correlations[0].b, outcome.scenario.workload("training")->demand.base.path);
}

/// Every value of the sample in turn becomes each kind of junk; the reader must say so or take it, and never fail.
void TestReader::anyPartOfTheTreeMayBeJunk()
{
    const Json sample = fullScenario();
    const Json flat = sample.flatten();
    const Json junk[] = {nullptr, "text", -1e308, Json::array({1, "a"}), Json{{"id", 5}, {"distribution", {}}}};
    int refused = 0;
    for (const auto& [pointer, value] : flat.items()) {
        const std::string parent = pointer.substr(0, pointer.rfind('/'));
        for (const std::string& place : {pointer, parent}) {
            Json tree = sample;
            if (place.empty())
                continue;
            tree[Json::json_pointer(place)] = junk[refused % std::size(junk)];
            refused += readScenario(tree).usable() ? 0 : 1;
        }
    }
    QVERIFY(refused > 300);
    QVERIFY(!readScenario(Json::array()).usable());
    QVERIFY(!readScenario(Json()).usable());
}

void TestReader::templatesHaveNoFindings()
{
    const std::vector<std::string> ids = templateIds();
    QVERIFY(ids.size() >= 2);
    for (const std::string& id : ids) {
        const Result<Json> tree = loadTemplate(id);
        QVERIFY2(tree, id.c_str());
        const ReadOutcome outcome = readScenario(*tree);
        QVERIFY2(outcome.findings.empty(), qPrintable(described(outcome.findings)));
        QCOMPARE(outcome.scenario.id, id);
    }
}

QTEST_GUILESS_MAIN(TestReader)
#include "tst_reader.moc"
