// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "model/persistence/scenariofile.h"
#include "model/scenario/evidence.h"
#include "model/scenario/pointer.h"
#include "model/scenario/reader.h"

#include <QTest>

#include <algorithm>

using namespace rackrate;

namespace {

constexpr const char* trainingHours = "/workloads/training/demand/base";
constexpr const char* months = "/months";
constexpr const char* price = "/offers/aws~1g6e.xlarge/onDemandPerHour";

Json startup()
{
    Result<Json> tree = loadScenarioFile(QStringLiteral(RACKRATE_SOURCE_DIR "/scenarios/fine-tuning-startup.json"));
    return tree ? *tree : Json::object();
}

/// `tree` with one figure set as the command line and the window set it.
Json with(const Json& tree, const std::string& path, const Json& value)
{
    Json changed = tree;
    if (!setValue(changed, path, value).ok())
        return {};
    keepEvidence(tree, changed);
    return changed;
}

QStringList notesOn(const Json& tree, const std::string& path)
{
    QStringList messages;
    for (const Finding& finding : readScenario(tree).findings) {
        if (finding.path == path)
            messages << finding.message;
    }
    return messages;
}

} // namespace

class TestEvidence : public QObject {
    Q_OBJECT
private slots:
    void aChangedFigureKeepsWhatItsEvidenceWasFor();
    void aFigureThatReturnsLeavesNoTrace();
    void theFirstChangeCounts();
    void anOffersSourceCoversItsPrices();
    void anOffersNewSourceRenewsItsPrices();
    void aFigureWithoutEvidenceIsLeftAlone();
    void aFigureAtItsDefaultIsCoveredByItsNote();
    void aCalibratedFigureBackAtItsDefaultIsNoError();
    void evidenceIsRenewedByHand();
    void assignmentsKeepEvidence();
    void checkingNamesChangedFigures();
    void aFormerValueThatCannotBeIsNamed();
    void theNoteIsKeptInTheFile();
};

void TestEvidence::aChangedFigureKeepsWhatItsEvidenceWasFor()
{
    const Json tree = startup();
    QVERIFY(!formerValue(tree, trainingHours));
    const Json changed = with(tree, trainingHours, 5200);
    QVERIFY(formerValue(changed, trainingHours));
    QCOMPARE(formerValue(changed, trainingHours)->get<int>(), 3260);
    QVERIFY(isCalibrated(changed, trainingHours));
    QVERIFY(changed["notes"][trainingHours]["source"] == tree["notes"][trainingHours]["source"]);
    QVERIFY(!formerValue(changed, months));
}

void TestEvidence::aFigureThatReturnsLeavesNoTrace()
{
    const Json tree = startup();
    QVERIFY(with(with(tree, trainingHours, 5200), trainingHours, 3260) == tree);
    Json bare = tree;
    bare.erase("notes");
    const Json changed = with(bare, trainingHours, 5200);
    QVERIFY(formerValue(changed, trainingHours));
    QVERIFY(with(changed, trainingHours, 3260) == bare);
}

void TestEvidence::theFirstChangeCounts()
{
    const Json changed = with(with(startup(), trainingHours, 5200), trainingHours, Json{{"range", {1000, 2000}}});
    QCOMPARE(formerValue(changed, trainingHours)->get<int>(), 3260);
}

void TestEvidence::anOffersSourceCoversItsPrices()
{
    Json tree = startup();
    tree["notes"].erase(price);
    QVERIFY(find(tree, "/offers/aws~1g6e.xlarge/source"));
    const Json before = *find(tree, price);
    const Json changed = with(tree, price, 9);
    QVERIFY(formerValue(changed, price));
    QVERIFY(*formerValue(changed, price) == before);
    QVERIFY(!formerValue(with(tree, "/offers/aws~1g6e.xlarge/spotPerHour", 1), "/offers/aws~1g6e.xlarge/spotPerHour"));
}

void TestEvidence::anOffersNewSourceRenewsItsPrices()
{
    const Json changed = with(startup(), price, 9);
    QVERIFY(formerValue(changed, price));
    QVERIFY(!formerValue(with(changed, "/offers/aws~1g6e.xlarge/source", "Quote"), price));
    QVERIFY(!formerValue(with(changed, "/offers/aws~1g6e.xlarge/asOf", "2026-12-01"), price));
}

void TestEvidence::aFigureWithoutEvidenceIsLeftAlone()
{
    const Json tree = startup();
    const char* name = "/workloads/training/name";
    for (const auto& [path, value] : {std::pair<const char*, Json>{name, "Tuning"}, {"/workloads/training/stage", "test"}}) {
        Json expected = tree;
        QVERIFY(setValue(expected, path, value).ok());
        QVERIFY2(with(tree, path, value) == expected, path);
    }
}

void TestEvidence::aFigureAtItsDefaultIsCoveredByItsNote()
{
    Json tree = startup();
    tree.erase("unservedTolerance");
    QCOMPARE(formerValue(with(tree, "/unservedTolerance", 0.05), "/unservedTolerance")->get<double>(), 0.001);
}

void TestEvidence::aCalibratedFigureBackAtItsDefaultIsNoError()
{
    const Json tree = startup();
    Json changed = tree;
    changed["calibrated"].push_back("/unservedTolerance");
    const Json before = changed;
    changed.erase("unservedTolerance");
    keepEvidence(before, changed);
    QVERIFY(readScenario(changed).usable());
}

void TestEvidence::evidenceIsRenewedByHand()
{
    Json changed = with(startup(), trainingHours, 5200);
    renewEvidence(changed, trainingHours);
    QVERIFY(!formerValue(changed, trainingHours));
    QVERIFY(changed["notes"][trainingHours].contains("source"));
}

void TestEvidence::assignmentsKeepEvidence()
{
    Json tree = startup();
    QVERIFY(applyAssignment(tree, "/workloads/2/demand/base=5200").ok());
    QVERIFY(formerValue(tree, trainingHours));
    QCOMPARE(formerValue(tree, trainingHours)->get<int>(), 3260);
}

void TestEvidence::checkingNamesChangedFigures()
{
    const Json changed = with(with(startup(), trainingHours, 5200), months, 24);
    QVERIFY(readScenario(changed).usable());
    QCOMPARE(notesOn(changed, trainingHours), QStringList{QStringLiteral("“Base level” has been changed; it was calibrated at 3260.")});
    QCOMPARE(notesOn(changed, months), QStringList{QStringLiteral("“Horizon” has been changed; its source was for 36.")});
    QVERIFY(notesOn(startup(), trainingHours).isEmpty());
    const char* range = "/strategies/before/staff/salaryPerYear";
    QCOMPARE(notesOn(with(startup(), range, 1), range),
             QStringList{QStringLiteral("“Salary with overheads” has been changed; its source was for another value.")});
}

void TestEvidence::aFormerValueThatCannotBeIsNamed()
{
    Json tree = startup();
    tree["notes"][trainingHours]["value"] = "many";
    const ReadOutcome reading = readScenario(tree);
    QVERIFY(reading.usable());
    const auto found = std::find_if(reading.findings.begin(), reading.findings.end(),
                                    [](const Finding& finding) { return finding.path.ends_with("/value"); });
    QVERIFY(found != reading.findings.end());
    QVERIFY2(found->message.startsWith(
                 QStringLiteral("What source and date were for cannot be a value of this field. “Base level” must be a number")),
             qPrintable(found->message));
}

void TestEvidence::theNoteIsKeptInTheFile()
{
    const Json changed = with(startup(), trainingHours, 5200);
    const Result<Json> read = parseScenario(scenarioText(changed), QStringLiteral("plan.json"));
    QVERIFY(read.ok());
    QCOMPARE(scenarioText(*read), scenarioText(changed));
    QCOMPARE(formerValue(*read, trainingHours)->get<int>(), 3260);
}

QTEST_GUILESS_MAIN(TestEvidence)
#include "tst_evidence.moc"
