// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "model/persistence/scenariofile.h"
#include "model/scenario/pointer.h"
#include "model/scenario/reader.h"
#include "model/scenario/schema.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QTest>

using namespace rackrate;

namespace
{

const QString dataFolder = QStringLiteral(RACKRATE_SOURCE_DIR "/tests/data/");

Json fullScenario()
{
    Result<Json> tree = loadScenarioFile(dataFolder + QStringLiteral("full.json"));
    return tree ? tree.value() : Json();
}

QString described(const Findings& findings)
{
    QString text;
    for (const Finding& finding : findings)
        text += QString::fromStdString(finding.path) + QStringLiteral(": ") + finding.message + QLatin1Char('\n');
    return text;
}

Findings errorsOf(const Findings& findings)
{
    Findings errors;
    std::copy_if(findings.begin(), findings.end(), std::back_inserter(errors),
                 [](const Finding& finding) { return finding.severity == Severity::Error; });
    return errors;
}

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
    void unknownKeysAreNotedWithTheNearestField();
    void correlationsByIndexNameNumbersById();
    void anyPartOfTheTreeMayBeJunk();
    void whatFollowsFromAWrongValueIsNotReported_data();
    void whatFollowsFromAWrongValueIsNotReported();
    void listsBeyondTheirLimitsAreRefusedQuickly_data();
    void listsBeyondTheirLimitsAreRefusedQuickly();
    void manyFindingsAreCounted();
    void namesAndTextsAreBounded();
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
    tree = fullScenario();
    for (const char* choice : {"antithetic", "latinHypercube", "sobol"}) {
        tree["simulation"]["sampling"] = choice;
        QVERIFY(!readScenario(tree).usable());
    }
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

void TestReader::whatFollowsFromAWrongValueIsNotReported_data()
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
    row("/strategies/rent/pools/jobs/tranches/base", "null", 2); // and a pool without supply
}

void TestReader::whatFollowsFromAWrongValueIsNotReported()
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

void TestReader::listsBeyondTheirLimitsAreRefusedQuickly_data()
{
    QTest::addColumn<QString>("list");
    for (const char* list : {"/workloads", "/strategies", "/offers", "/correlations", "/strategies/rent/pools", "/workloads/training/demand/events",
                             "/workloads/answers/levers", "/strategies/rent/oneOff", "/strategies/rent/pools/mixed/tranches"})
        QTest::newRow(list) << QString::fromLatin1(list);
}

void TestReader::listsBeyondTheirLimitsAreRefusedQuickly()
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

void TestReader::manyFindingsAreCounted()
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

void TestReader::namesAndTextsAreBounded()
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
