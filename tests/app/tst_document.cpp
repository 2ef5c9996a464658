// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "app/commands/structure.h"
#include "app/workbook/scenariodocument.h"
#include "app/workbook/treesteps.h"
#include "model/persistence/scenariofile.h"
#include "model/scenario/evidence.h"
#include "model/scenario/pointersteps.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <random>

using namespace rackrate;

namespace {

const QString templateFile = QStringLiteral(RACKRATE_SOURCE_DIR "/scenarios/fine-tuning-startup.json");

Json templateTree()
{
    Result<Json> tree = loadScenarioFile(templateFile);
    return tree ? *tree : Json::object();
}

/// Pointers of all numbers below `node`.
void collectNumbers(const Json& node, const std::string& pointer, std::vector<std::string>& pointers)
{
    if (node.is_number())
        pointers.push_back(pointer);
    if (node.is_object()) {
        for (auto entry = node.begin(); entry != node.end(); ++entry)
            collectNumbers(entry.value(), pointerTo(pointer, entry.key()), pointers);
    } else if (node.is_array()) {
        for (std::size_t index = 0; index < node.size(); ++index)
            collectNumbers(node[index], pointerTo(pointer, std::to_string(index)), pointers);
    }
}

const char* const lists[] = {"/workloads", "/strategies", "/offers", "/strategies/0/pools", "/workloads/0/demand/events"};

void editAtRandom(ScenarioDocument& document, std::mt19937& random)
{
    const auto pick = [&random](std::size_t count) { return count == 0 ? 0 : random() % count; };
    const std::string list = lists[pick(std::size(lists))];
    const Json* members = document.at(list);
    const std::size_t count = members && members->is_array() ? members->size() : 0;
    const std::string member = list + "/" + std::to_string(pick(count));
    switch (pick(6)) {
    case 0:
        if (count > 0)
            document.duplicateMember(member, QStringLiteral("copy"));
        break;
    case 1:
        if (count > 1)
            document.removeMember(member, QStringLiteral("remove"));
        break;
    case 2:
        if (count > 1)
            document.moveMember(member, static_cast<int>(pick(count)), QStringLiteral("move"));
        break;
    case 3: document.setField("/simulation/seed", static_cast<int>(random() % 1000), QStringLiteral("seed"), QStringLiteral("typing")); break;
    default: {
        std::vector<std::string> numbers;
        collectNumbers(document.tree(), {}, numbers);
        document.setField(numbers[pick(numbers.size())], static_cast<int>(random() % 50), QStringLiteral("number"));
    }
    }
}

} // namespace

class TestDocument : public QObject {
    Q_OBJECT

private slots:
    void aFieldIsSetUndoneAndRedone();
    void anAbsentObjectIsMadeOnTheWayAndVanishesWhenUndone();
    void aChangeThatChangesNothingIsNotAStep();
    void aSpellOfTypingIsOneStep();
    void typingBackToTheStartLeavesNoStep();
    void fieldsSetTogetherMergeWithoutLosingTheFirst();
    void anErrorKeepsTheLastGoodScenario();
    void aNewStrategyHasTheOverheadsOfTheBaseline();
    void aDuplicateKeepsTheDrawsOfItsOriginal();
    void aDuplicatedWorkloadIsServedWhereItsOriginalIs();
    void removingAWorkloadRemovesWhatRefersToIt();
    void aChangedFigureNotesWhatItsSourceWasForInTheSameStep();
    void savingMakesTheDocumentClean();
    void aFolderThatCannotBeWrittenIsAnError();
    void threeHundredEditsAreUndoneToTheStartAndRedone();
};

void TestDocument::aFieldIsSetUndoneAndRedone()
{
    ScenarioDocument document;
    document.reset(templateTree(), {});
    const Json before = document.tree();
    QSignalSpy changes(&document, &ScenarioDocument::changed);
    document.setField("/finance/discountRate", 0.11, QStringLiteral("rate"));
    QCOMPARE(document.reading().scenario.finance.discountRate, 0.11);
    QVERIFY(document.modified());
    document.undoStack().undo();
    QVERIFY(document.tree() == before);
    QVERIFY(!document.modified());
    document.undoStack().redo();
    QCOMPARE(document.at("/finance/discountRate")->get<double>(), 0.11);
    QCOMPARE(changes.count(), 3);
}

void TestDocument::anAbsentObjectIsMadeOnTheWayAndVanishesWhenUndone()
{
    ScenarioDocument document;
    Json tree = templateTree();
    tree.erase("finance");
    document.reset(tree, {});
    document.setField("/finance/inflation", 0.03, QStringLiteral("inflation"));
    QCOMPARE(document.reading().scenario.finance.inflation, 0.03);
    document.undoStack().undo();
    QVERIFY(document.tree() == tree);
}

void TestDocument::aChangeThatChangesNothingIsNotAStep()
{
    ScenarioDocument document;
    document.reset(templateTree(), {});
    document.setField("/months", *document.at("/months"), QStringLiteral("same"));
    document.resetField("/no/such/field", QStringLiteral("nothing"));
    QCOMPARE(document.undoStack().count(), 0);
}

void TestDocument::aSpellOfTypingIsOneStep()
{
    ScenarioDocument document;
    document.reset(templateTree(), {});
    for (const int months : {4, 48})
        document.setField("/months", months, QStringLiteral("typed"), QStringLiteral("spell 1"));
    document.setField("/months", 60, QStringLiteral("typed"), QStringLiteral("spell 2"));
    QCOMPARE(document.undoStack().count(), 2);
    document.undoStack().undo();
    QCOMPARE(document.at("/months")->get<int>(), 48);
    document.undoStack().undo();
    QVERIFY(document.tree() == templateTree());
}

void TestDocument::typingBackToTheStartLeavesNoStep()
{
    ScenarioDocument document;
    document.reset(templateTree(), {});
    const Json before = *document.at("/months");
    document.setField("/months", 7, QStringLiteral("typed"), QStringLiteral("spell"));
    document.setField("/months", before, QStringLiteral("typed"), QStringLiteral("spell"));
    QCOMPARE(document.undoStack().count(), 0);
    QVERIFY(document.tree() == templateTree());
}

void TestDocument::fieldsSetTogetherMergeWithoutLosingTheFirst()
{
    ScenarioDocument document;
    document.reset(templateTree(), {});
    document.setFields({{"/finance/discountRate", 0.05}, {"/finance/inflation", *document.at("/finance/inflation")}}, QStringLiteral("drag"), QStringLiteral("drag"));
    document.setFields({{"/finance/discountRate", 0.06}, {"/finance/inflation", 0.031}}, QStringLiteral("drag"), QStringLiteral("drag"));
    QCOMPARE(document.undoStack().count(), 1);
    document.undoStack().undo();
    QVERIFY(document.tree() == templateTree());
    document.undoStack().redo();
    QCOMPARE(document.at("/finance/discountRate")->get<double>(), 0.06);
    QCOMPARE(document.at("/finance/inflation")->get<double>(), 0.031);
}

void TestDocument::anErrorKeepsTheLastGoodScenario()
{
    ScenarioDocument document;
    document.reset(templateTree(), {});
    const std::string hash = document.lastGoodHash();
    QVERIFY(!hash.empty());
    document.setField("/months", 2400, QStringLiteral("wrong"));
    QVERIFY(!document.reading().usable());
    QCOMPARE(document.lastGoodHash(), hash);
    QCOMPARE(document.lastGoodScenario().months, templateTree()["months"].get<int>());
}

void TestDocument::aNewStrategyHasTheOverheadsOfTheBaseline()
{
    const Json scenario = loadTemplate("fine-tuning-startup").value();
    const Json strategy = newStrategy(scenario), &baseline = scenario["strategies"][0];
    QCOMPARE(baseline["id"].get<std::string>(), scenario["baseline"].get<std::string>());
    for (const char* overhead : {"staff", "storage", "network"})
        QVERIFY2(strategy[overhead] == baseline[overhead] && !strategy[overhead].empty(), overhead);
}

void TestDocument::aDuplicateKeepsTheDrawsOfItsOriginal()
{
    ScenarioDocument document;
    document.reset(templateTree(), {});
    document.setField("/workloads/training/demand/base", Json{{"range", {280, 360}}}, QStringLiteral("range"));
    const std::string id = document.duplicateMember("/workloads/training", QStringLiteral("copy"));
    QCOMPARE(id, std::string("training-2"));
    QCOMPARE(document.at("/workloads/training-2/demand/base/draw")->get<std::string>(), std::string("/workloads/training/demand/base"));
    QVERIFY(!document.at("/workloads/training/demand/base/draw"));
    QCOMPARE(document.duplicateMember("/workloads/training-2", QStringLiteral("copy")), std::string("training-3"));
    QCOMPARE(document.at("/workloads/training-3/demand/base/draw")->get<std::string>(), std::string("/workloads/training/demand/base"));
}

void TestDocument::aDuplicatedWorkloadIsServedWhereItsOriginalIs()
{
    ScenarioDocument document;
    document.reset(templateTree(), {});
    const std::string id = duplicateObject(document, "/workloads/training");
    QVERIFY2(document.reading().usable(), qPrintable(document.reading().findings.empty() ? QString() : document.reading().findings.front().message));
    QCOMPARE(document.undoStack().count(), 1);
    QVERIFY(document.reading().scenario.workload(id));
    document.undoStack().undo();
    QVERIFY(document.tree() == templateTree());
}

void TestDocument::removingAWorkloadRemovesWhatRefersToIt()
{
    ScenarioDocument document;
    document.reset(templateTree(), {});
    removeObject(document, "/workloads/training");
    for (const Finding& finding : document.reading().findings)
        QVERIFY2(!finding.message.contains(QStringLiteral("“training”")) || finding.severity != Severity::Error, qPrintable(finding.message));
    for (const Json& path : document.tree().value("calibrated", Json::array()))
        QVERIFY(path.get<std::string>().rfind("/workloads/training/", 0) != 0);
    document.undoStack().undo();
    QVERIFY(document.tree() == templateTree());
}

void TestDocument::aChangedFigureNotesWhatItsSourceWasForInTheSameStep()
{
    const char* path = "/workloads/training/demand/base";
    ScenarioDocument document;
    document.reset(templateTree(), {});
    for (const int typed : {5, 52, 520, 5200})
        document.setField(path, typed, QStringLiteral("typed"), QStringLiteral("typing"));
    QCOMPARE(document.undoStack().count(), 1);
    QVERIFY(formerValue(document.tree(), path));
    QCOMPARE(formerValue(document.tree(), path)->get<int>(), 3260);
    QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("plan.json"));
    QVERIFY(document.save(file).ok());
    ScenarioDocument other;
    QVERIFY(other.load(file).ok());
    QCOMPARE(formerValue(other.tree(), path)->get<int>(), 3260);
    document.undoStack().undo();
    QVERIFY(document.tree() == templateTree());
    document.undoStack().redo();
    document.setField(path, 3260, QStringLiteral("typed"));
    QVERIFY(document.tree() == templateTree());
}

void TestDocument::savingMakesTheDocumentClean()
{
    QTemporaryDir folder;
    ScenarioDocument document;
    document.reset(templateTree(), {});
    document.setField("/months", 24, QStringLiteral("months"));
    const QString path = folder.filePath(QStringLiteral("plan.json"));
    QVERIFY(document.save(path).ok());
    QVERIFY(!document.modified());
    QCOMPARE(document.filePath(), path);
    ScenarioDocument other;
    QVERIFY(other.load(path).ok());
    QCOMPARE(scenarioHash(other.tree()), scenarioHash(document.tree()));
    document.undoStack().undo();
    QVERIFY(document.modified());
}

void TestDocument::aFolderThatCannotBeWrittenIsAnError()
{
    ScenarioDocument document;
    document.reset(templateTree(), {});
    document.setField("/months", 24, QStringLiteral("months"));
    const Result<void> saved = document.save(QStringLiteral("/no/such/folder/plan.json"));
    QVERIFY(!saved.ok());
    QCOMPARE(saved.error().code, ErrorCode::File);
    QVERIFY(document.modified());
}

void TestDocument::threeHundredEditsAreUndoneToTheStartAndRedone()
{
    std::mt19937 random(20261130);
    ScenarioDocument document;
    document.reset(templateTree(), {});
    std::vector<Json> states{document.tree()};
    for (int edit = 0; edit < 300; ++edit) {
        const int steps = document.undoStack().count();
        editAtRandom(document, random);
        if (document.undoStack().count() > steps)
            states.push_back(document.tree());
        else
            states.back() = document.tree(); // merged, or nothing changed
    }
    QVERIFY(states.size() > 150);
    QCOMPARE(document.undoStack().count() + 1, static_cast<int>(states.size()));
    for (std::size_t state = states.size() - 1; state-- > 0;) {
        document.undoStack().undo();
        QVERIFY2(document.tree() == states[state], qPrintable(QStringLiteral("undo to state %1").arg(state)));
    }
    QVERIFY(document.tree() == templateTree());
    for (std::size_t state = 1; state < states.size(); ++state) {
        document.undoStack().redo();
        QVERIFY2(document.tree() == states[state], qPrintable(QStringLiteral("redo to state %1").arg(state)));
    }
}

QTEST_MAIN(TestDocument)
#include "tst_document.moc"
