// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "model/persistence/scenariofile.h"
#include "model/scenario/reader.h"
#include "model/scenario/schema.h"
#include "model/scenario/weekpresets.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace rackrate;

namespace
{

const QString sourceFolder = QStringLiteral(RACKRATE_SOURCE_DIR);
const QString schemaFile = sourceFolder + QStringLiteral("/resources/schema/scenario.schema.json");
const QString python = QStringLiteral("/usr/bin/python3");

void collect(const ObjectSchema& schema, QSet<const ObjectSchema*>& schemas)
{
    if (schemas.contains(&schema))
        return;
    schemas.insert(&schema);
    for (const Field& field : schema.fields) {
        if (field.object)
            collect(*field.object, schemas);
    }
}

/// Asks the reference implementation about all files at once; "1" for each that fits, "0" for each that does not.
QString validatedByPython(const QStringList& files)
{
    const QString script = QStringLiteral(
        "import json, sys, jsonschema\n"
        "schema = json.load(open(sys.argv[1]))\n"
        "jsonschema.Draft202012Validator.check_schema(schema)\n"
        "validator = jsonschema.Draft202012Validator(schema)\n"
        "print(''.join(str(int(validator.is_valid(json.load(open(name))))) for name in sys.argv[2:]))\n");
    QProcess process;
    process.start(python, QStringList{QStringLiteral("-c"), script, schemaFile} + files);
    const bool finished = process.waitForFinished(120000) && process.exitCode() == 0;
    return finished ? QString::fromUtf8(process.readAllStandardOutput()).trimmed()
                    : QString::fromUtf8(process.readAllStandardError());
}

} // namespace

class TestSchema : public QObject
{
    Q_OBJECT
private slots:
    void everyFieldIsDescribed();
    void defaultsAreWithinTheirRange();
    void pointersLeadToFieldsAndObjects();
    void theHelpOnTheWeekSaysWhatThePresetsHold();
    void thePublishedSchemaIsTheGeneratedOne();
    void theReferenceImplementationAgrees();
};

void TestSchema::everyFieldIsDescribed()
{
    QSet<const ObjectSchema*> schemas;
    collect(scenarioSchema(), schemas);
    QCOMPARE(schemas.size(), 31);
    for (const ObjectSchema* schema : schemas) {
        for (const Field& field : schema->fields) {
            const std::string name = std::string(schema->name) + '.' + field.key;
            QVERIFY2(*field.label, name.c_str());
            QVERIFY2(field.computed ? QByteArray(field.help).endsWith('.') : *field.instead != 0, name.c_str());
            QVERIFY2(field.choices.size() == field.choiceLabels.size(), name.c_str());
            QVERIFY2((field.kind == FieldKind::Object || field.kind == FieldKind::List) == (field.object != nullptr),
                     name.c_str());
            QVERIFY2((field.kind == FieldKind::Reference || field.kind == FieldKind::References) ==
                         (*field.target != 0),
                     name.c_str());
        }
    }
}

void TestSchema::defaultsAreWithinTheirRange()
{
    QSet<const ObjectSchema*> schemas;
    collect(scenarioSchema(), schemas);
    int numbers = 0;
    for (const ObjectSchema* schema : schemas) {
        for (const Field& field : schema->fields) {
            const Json value = defaultValue(field);
            if (value.is_number() && field.kind != FieldKind::Choice) {
                QVERIFY2(value >= field.minimum && value <= field.maximum, field.key);
                ++numbers;
            }
            if (field.kind == FieldKind::Choice && !value.is_null()) {
                const bool listed = std::any_of(field.choices.begin(), field.choices.end(),
                                                [&](const char* key) { return choiceValue(key) == value; });
                QVERIFY2(listed, field.key);
            }
        }
    }
    QVERIFY(numbers > 60);
}

void TestSchema::pointersLeadToFieldsAndObjects()
{
    const Json tree = Json::object();
    QCOMPARE(fieldAt(tree, "/workloads/training/demand/base")->label, "Base level");
    QCOMPARE(fieldAt(tree, "/workloads/0/demand/growth/knots/3/factor")->label, "Factor");
    QCOMPARE(fieldAt(tree, "/strategies/a/pools/b/tranches/c/site/pue")->minimum, 1.0);
    QVERIFY(!fieldAt(tree, "/workloads/training"));
    QVERIFY(!fieldAt(tree, "/workloads/training/nothing"));
    QVERIFY(!fieldAt(tree, "/workloads/training/demand/base/mean"));
    QCOMPARE(objectAt(tree, "/workloads")->name, "workload");
    QCOMPARE(objectAt(tree, "/workloads/training")->name, "workload");
    QCOMPARE(objectAt(tree, "/market/electricityPrice")->name, "electricityProcess");
    QCOMPARE(objectAt(tree, "")->name, "scenario");
    QVERIFY(!objectAt(tree, "/months"));
}

void TestSchema::theHelpOnTheWeekSaysWhatThePresetsHold()
{
    const QString help = QString::fromUtf8(fieldAt(Json(), "/workloads/any/demand/week")->help);
    const auto level = [](const char* preset, int hour) { return QString::number(weekPreset(preset)[std::size_t(hour)], 'g', 3) + QStringLiteral(" times"); };
    for (const QString& said : {level("office-hours", 9), level("nights", 22), level("weekdays", 0), level("day-wave", 4), level("day-wave", 16),
                                level("evening-peak", 4).replace(QStringLiteral("0.253"), QStringLiteral("0.25")), level("evening-peak", 20)})
        QVERIFY2(help.contains(said), qPrintable(said));
    for (const auto& [preset, hours] : {std::pair<const char*, int>{"office-hours", 45}, {"nights", 56}, {"weekdays", 120}}) {
        const auto week = weekPreset(preset);
        QCOMPARE(int(std::count_if(week.begin(), week.end(), [](double each) { return each > 0; })), hours);
    }
}

void TestSchema::thePublishedSchemaIsTheGeneratedOne()
{
    const QByteArray generated = QByteArray::fromStdString(jsonSchema().dump(2)) + '\n';
    if (qEnvironmentVariableIsSet("RACKRATE_WRITE_SCHEMA")) {
        QFile file(schemaFile);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(generated) == generated.size());
    }
    QFile file(schemaFile);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY2(file.readAll() == generated, "run this test with RACKRATE_WRITE_SCHEMA=1 to write the schema anew");
}

void TestSchema::theReferenceImplementationAgrees()
{
    QProcess probe;
    probe.start(python, {QStringLiteral("-c"), QStringLiteral("import jsonschema")});
    if (!probe.waitForFinished(60000) || probe.exitCode() != 0)
        QSKIP("python3-jsonschema is not installed");

    QStringList good{sourceFolder + QStringLiteral("/tests/data/full.json")};
    const QDir templates(sourceFolder + QStringLiteral("/scenarios"));
    for (const QString& name : templates.entryList({QStringLiteral("*.json")}))
        good << templates.filePath(name);
    QVERIFY(good.size() >= 3);
    QCOMPARE(validatedByPython(good), QString(good.size(), QLatin1Char('1')));

    // One mutilation for each kind of rule; our reader must refuse it too.
    const std::vector<std::pair<std::string, Json>> mutilations{
        {"/months", 2400},
        {"/hoursPerMonth", "730"},
        {"/start", "2027-13"},
        {"/finance/tax", Json::object()},
        {"/workloads/0/kind", "mining"},
        {"/workloads/0/demand/base", "many"},
        {"/workloads/0/demand/week", {1, 2}},
        {"/workloads/0/demand/base", {{"distribution", "normal"}, {"mean", 1}}},
        {"/strategies/0/pools", 5},
        {"/strategies/0/pools/0/tranches/0/procurement", "spot"},
        {"/strategies/0/pools/0/tranches/0/count", 1.5},
        {"/strategies/0/pools/0/tranches/0/count", {{"cover", 0.95}}},
        {"/offers/0/throughput", {{"mining", 2}}},
        {"/offers/0/onDemandPerHour", -1},
        {"/notes", {{"finance", Json::object()}}},
        {"/workloads/2/levers/0/hitShare", 1}};
    const Json sample = *loadScenarioFile(good.front());
    QTemporaryDir folder;
    QStringList bad;
    for (const auto& [pointer, value] : mutilations) {
        Json tree = sample;
        tree[Json::json_pointer(pointer)] = value;
        bad << folder.filePath(QStringLiteral("mutilated-%1.json").arg(bad.size()));
        QVERIFY(saveScenarioFile(bad.back(), tree));
        QVERIFY2(!readScenario(tree).usable(), pointer.c_str());
    }
    QCOMPARE(validatedByPython(bad), QString(bad.size(), QLatin1Char('0')));
}

QTEST_GUILESS_MAIN(TestSchema)
#include "tst_schema.moc"
