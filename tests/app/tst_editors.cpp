// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "app/editors/editorpage.h"
#include "app/editors/fieldbox.h"
#include "app/editors/form.h"
#include "app/editors/growthchart.h"
#include "app/editors/pooleditor.h"
#include "app/editors/sources.h"
#include "app/editors/tranchestack.h"
#include "app/theme/apptheme.h"
#include "app/widgets/elidedlabel.h"
#include "app/widgets/fieldtext.h"
#include "app/widgets/numberfield.h"
#include "app/widgets/numbertext.h"
#include "app/widgets/weekfields.h"
#include "app/workbook/scenariodocument.h"
#include "model/persistence/scenariofile.h"
#include "model/scenario/pointersteps.h"
#include "model/scenario/schema.h"
#include "simulation/decisions/inputlabel.h"

#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QTest>
#include <QWheelEvent>

#include <set>

using namespace rackrate;

namespace {

Json treeOf(const char* file)
{
    Result<Json> tree = loadScenarioFile(QStringLiteral(RACKRATE_SOURCE_DIR) + QLatin1String(file));
    return tree ? *tree : Json::object();
}

NumberFormat format(bool percent = false)
{
    NumberFormat made;
    made.percent = percent;
    made.uncertain = true;
    made.minimum = -1;
    made.maximum = 1e6;
    made.locale = QLocale(QLocale::English, QLocale::UnitedStates);
    return made;
}

/// "demand/base" of every field below a schema object that is computed and edited in place.
void collectFields(const ObjectSchema& schema, const std::string& prefix, std::vector<std::string>& keys)
{
    for (const Field& field : schema.fields) {
        if (!field.computed || field.kind == FieldKind::Free)
            continue;
        const std::string key = prefix.empty() ? field.key : prefix + "/" + field.key;
        if (field.kind == FieldKind::Object)
            collectFields(*field.object, key, keys);
        else
            keys.push_back(key);
    }
}

QLineEdit* textOf(EditorPage& page, const std::string& pointer)
{
    if (!page.focusField(pointer))
        return nullptr;
    for (FieldBox* box : page.boxes()) {
        if (box->pointer() == pointer)
            return qobject_cast<QLineEdit*>(box->editor()->focusTarget());
    }
    return nullptr;
}

} // namespace

class TestEditors : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { applyTheme(ThemeChoice::Light); }
    void numbersAreReadAsPeopleTypeThem_data();
    void numbersAreReadAsPeopleTypeThem();
    void wrongTextSaysWhatWouldBeRight();
    void whatIsShownReadsBackAsTheSameValue_data();
    void whatIsShownReadsBackAsTheSameValue();
    void typingARangeIsOneStepAndSaysHowItIsRead();
    void wrongTextKeepsTheLastGoodValue();
    void aChangedFigureLosesItsBadgeAndSaysWhatItsSourceWasFor();
    void aChosenPoolKeepsTheFocus();
    void everyComputedFieldHasAPlace_data();
    void everyComputedFieldHasAPlace();
    void everyFieldHasAnAccessibleName();
    void paintingTheWeekWritesSharesOfThePeak();
    void altUpMovesATranche();
    void draggingGrowthKeepsTheSpread();
    void unitsAreSingularBehindOne();
    void fieldsOfAllRowsLineUp();
    void wheelingOverAFieldDoesNotChangeIt();
};

void TestEditors::numbersAreReadAsPeopleTypeThem_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("percent");
    QTest::addColumn<QString>("json");
    QTest::newRow("whole") << QStringLiteral("12") << false << QStringLiteral("12");
    QTest::newRow("grouped") << QStringLiteral("1,200.5") << false << QStringLiteral("1200.5");
    QTest::newRow("thousands") << QStringLiteral("12k") << false << QStringLiteral("12000");
    QTest::newRow("ten thousands") << QStringLiteral("3万") << false << QStringLiteral("30000");
    QTest::newRow("percent in a share") << QStringLiteral("8 %") << true << QStringLiteral("0.08");
    QTest::newRow("share is typed in percent") << QStringLiteral("7") << true << QStringLiteral("0.07");
    QTest::newRow("true minus") << QStringLiteral("−0.5") << false << QStringLiteral("-0.5");
    QTest::newRow("to") << QStringLiteral("5 to 10") << false << QStringLiteral("{\"range\":[5,10]}");
    QTest::newRow("Chinese to") << QStringLiteral("5 至 10") << false << QStringLiteral("{\"range\":[5,10]}");
    QTest::newRow("hyphen") << QStringLiteral("5-10") << false << QStringLiteral("{\"range\":[5,10]}");
    QTest::newRow("en dash") << QStringLiteral("5–10") << false << QStringLiteral("{\"range\":[5,10]}");
    QTest::newRow("dots") << QStringLiteral("5..10") << false << QStringLiteral("{\"range\":[5,10]}");
    QTest::newRow("range in percent") << QStringLiteral("20% to 35%") << true << QStringLiteral("{\"range\":[0.2,0.35]}");
    QTest::newRow("normal") << QStringLiteral("normal (5; 2)") << false << QStringLiteral("{\"distribution\":\"normal\",\"mean\":5,\"sd\":2}");
    QTest::newRow("triangular") << QStringLiteral("triangular 1; 2; 4") << false << QStringLiteral("{\"distribution\":\"triangular\",\"low\":1,\"mode\":2,\"high\":4}");
}

void TestEditors::numbersAreReadAsPeopleTypeThem()
{
    QFETCH(QString, text);
    QFETCH(bool, percent);
    QFETCH(QString, json);
    const ParsedNumber parsed = parseNumber(text, format(percent));
    QVERIFY2(parsed.value, qPrintable(parsed.message));
    QCOMPARE(QString::fromStdString(parsed.value->dump()), json);
}

void TestEditors::wrongTextSaysWhatWouldBeRight()
{
    QCOMPARE(parseNumber(QStringLiteral("many"), format()).message, QStringLiteral("Enter a number or a range such as 5 to 10."));
    QVERIFY(parseNumber(QStringLiteral("10 to 5"), format()).message.contains(QStringLiteral("5 to 10")));
    QVERIFY(parseNumber(QStringLiteral("-2"), format()).message.contains(QStringLiteral("between")));
    for (const char* text : {"25%", "25 %", "20% to 35%", "normal (25%; 2)", "25\uFF05"})
        QCOMPARE(parseNumber(QString::fromUtf8(text), format()).message, QStringLiteral("This is no share; enter the number without a percent sign."));
    NumberFormat months = format();
    months.uncertain = false;
    months.integer = true;
    months.minimum = 1;
    months.maximum = 120;
    QCOMPARE(parseNumber(QStringLiteral("2.5"), months).message, QStringLiteral("Enter a whole number from 1 to 120."));
}

void TestEditors::whatIsShownReadsBackAsTheSameValue_data()
{
    QTest::addColumn<QString>("json");
    QTest::addColumn<bool>("percent");
    for (const char* json : {"12", "-0.25", "27.4471", "{\"range\":[16.1938,21.6832]}", "{\"distribution\":\"pert\",\"low\":0.1,\"mode\":0.2,\"high\":0.4}",
                             "{\"distribution\":\"discrete\",\"values\":[1,2],\"weights\":[0.25,0.75]}", "{\"distribution\":\"beta\",\"alpha\":2,\"beta\":3,\"low\":0,\"high\":1}"}) {
        QTest::newRow(json) << QString::fromLatin1(json) << false;
        QTest::addRow("percent %s", json) << QString::fromLatin1(json) << true;
    }
}

void TestEditors::whatIsShownReadsBackAsTheSameValue()
{
    QFETCH(QString, json);
    QFETCH(bool, percent);
    const Json value = Json::parse(json.toStdString());
    const ParsedNumber parsed = parseNumber(numberText(value, format(percent)), format(percent));
    QVERIFY2(parsed.value, qPrintable(numberText(value, format(percent)) + parsed.message));
    QCOMPARE(numberText(*parsed.value, format(percent)), numberText(value, format(percent)));
    QVERIFY2(*parsed.value == value, parsed.value->dump().c_str());
}

void TestEditors::typingARangeIsOneStepAndSaysHowItIsRead()
{
    ScenarioDocument document;
    document.reset(treeOf("/scenarios/fine-tuning-startup.json"), {});
    std::unique_ptr<EditorPage> page(makeEditorPage(document, "/workloads/training", nullptr));
    QObject::connect(&document, &ScenarioDocument::changed, page.get(), [&page] { page->refresh(); });
    page->show();
    QLineEdit* text = textOf(*page, "/workloads/training/demand/base");
    QVERIFY(text);
    text->selectAll();
    QTest::keyClicks(text, QStringLiteral("280 to 360"));
    QVERIFY(*document.at("/workloads/training/demand/base") == (Json{{"range", {280, 360}}}));
    QCOMPARE(document.undoStack().count(), 1);
    QCOMPARE(text->text(), QStringLiteral("280 to 360"));
    for (FieldBox* box : page->boxes()) {
        if (box->pointer() == "/workloads/training/demand/base")
            QCOMPARE(box->editor()->reading(), QStringLiteral("Read as lognormal, 90% between 280 and 360, mean 318."));
    }
    document.undoStack().undo();
    QVERIFY(document.tree() == treeOf("/scenarios/fine-tuning-startup.json"));
}

void TestEditors::wrongTextKeepsTheLastGoodValue()
{
    ScenarioDocument document;
    document.reset(treeOf("/scenarios/fine-tuning-startup.json"), {});
    const Json before = *document.at("/workloads/training/demand/base");
    std::unique_ptr<EditorPage> page(makeEditorPage(document, "/workloads/training", nullptr));
    page->show();
    QLineEdit* text = textOf(*page, "/workloads/training/demand/base");
    QVERIFY(text);
    text->selectAll();
    QTest::keyClicks(text, QStringLiteral("lots"));
    QVERIFY(*document.at("/workloads/training/demand/base") == before);
    QCOMPARE(document.undoStack().count(), 0);
    QVERIFY(text->parentWidget()->property("invalid").toBool());
}

void TestEditors::aChangedFigureLosesItsBadgeAndSaysWhatItsSourceWasFor()
{
    ScenarioDocument document;
    document.reset(treeOf("/scenarios/fine-tuning-startup.json"), {});
    const std::string path = "/workloads/training/demand/base";
    FieldBox box(document, path, nullptr);
    const auto badges = [&box] {
        QStringList shown;
        for (const QLabel* label : box.findChildren<QLabel*>()) {
            const QString role = label->property("role").toString();
            if ((role == QStringLiteral("calibrated") || role == QStringLiteral("changed")) && label->isVisibleTo(&box))
                shown << role;
        }
        return shown;
    };
    QCOMPARE(badges(), QStringList{QStringLiteral("calibrated")});
    document.setField(path, 5200, QStringLiteral("hours"));
    box.refresh();
    QCOMPARE(badges(), QStringList{QStringLiteral("changed")});
    QVERIFY2(changedText(document, path).startsWith(QStringLiteral("Changed by you; calibrated at 3,260")), qPrintable(changedText(document, path)));
    const auto says = [&box] {
        for (const ElidedLabel* label : box.findChildren<ElidedLabel*>()) {
            if (label->toolTip().contains(QStringLiteral("calibrated at 3,260")))
                return true;
        }
        return false;
    };
    QVERIFY(says());
    setNote(document, path, {QStringLiteral("Own count"), {}, QDate(2026, 12, 1)});
    QVERIFY(!changedText(document, path).isEmpty());
    confirmEvidence(document, path);
    box.refresh();
    QVERIFY(!says());
    QCOMPARE(badges(), QStringList{QStringLiteral("calibrated")});
    while (document.undoStack().canUndo())
        document.undoStack().undo();
    QVERIFY(document.tree() == treeOf("/scenarios/fine-tuning-startup.json"));
}

void TestEditors::aChosenPoolKeepsTheFocus()
{
    ScenarioDocument document;
    document.reset(treeOf("/scenarios/fine-tuning-startup.json"), {});
    std::unique_ptr<EditorPage> page(makeEditorPage(document, "/strategies/self-hosted", nullptr));
    page->show();
    QVERIFY(QTest::qWaitForWindowActive(page.get()));
    const auto card = [&page](const QString& name) {
        for (PoolCard* each : page->findChildren<PoolCard*>()) {
            if (each->isVisible() && each->text() == name)
                return each;
        }
        return static_cast<PoolCard*>(nullptr);
    };
    QVERIFY(card(QStringLiteral("Training")));
    QTest::mouseClick(card(QStringLiteral("Training")), Qt::LeftButton);
    QVERIFY(card(QStringLiteral("Training"))->isChecked());
    QCOMPARE(page->focusWidget(), card(QStringLiteral("Training")));
}

void TestEditors::everyComputedFieldHasAPlace_data()
{
    QTest::addColumn<QString>("page");
    QTest::addColumn<QString>("object");
    QTest::addColumn<QString>("schema");
    QTest::addColumn<QStringList>("elsewhere");
    const auto row = [](const char* name, const char* page, const char* object, const char* schema, const QStringList& elsewhere = {}) {
        QTest::newRow(name) << QString::fromLatin1(page) << QString::fromLatin1(object) << QString::fromLatin1(schema) << elsewhere;
    };
    const Json tree = treeOf("/tests/data/full.json");
    const std::string workload = pointerTo("/workloads", memberStep(tree["workloads"][0], 0));
    const std::string strategy = pointerTo("/strategies", memberStep(tree["strategies"][0], 0));
    const std::string pool = pointerTo(strategy + "/pools", memberStep(tree["strategies"][0]["pools"][0], 0));
    const std::string tranche = pointerTo(pool + "/tranches", memberStep(tree["strategies"][0]["pools"][0]["tranches"][0], 0));
    const std::string offer = pointerTo("/offers", memberStep(tree["offers"][0], 0));
    row("scenario", "/scenario", "", "", {QStringLiteral("format"), QStringLiteral("version"), QStringLiteral("workloads"), QStringLiteral("strategies"), QStringLiteral("offers"),
        QStringLiteral("correlations"), QStringLiteral("calibrated"), QStringLiteral("notes"), QStringLiteral("finance"), QStringLiteral("market")});
    row("market", "/market", "/market", "/market");
    row("finance", "/finance", "/finance", "/finance");
    row("workload", workload.c_str(), workload.c_str(), "/workloads", {QStringLiteral("demand/growth/knots"), QStringLiteral("demand/events"), QStringLiteral("levers")});
    row("strategy", strategy.c_str(), strategy.c_str(), "/strategies", {QStringLiteral("pools"), QStringLiteral("oneOff"), QStringLiteral("levers")});
    row("pool", strategy.c_str(), pool.c_str(), "/strategies/pools", {QStringLiteral("tranches")});
    row("tranche", strategy.c_str(), tranche.c_str(), "/strategies/pools/tranches");
    row("offer", "/offers", offer.c_str(), "/offers");
}

void TestEditors::everyComputedFieldHasAPlace()
{
    QFETCH(QString, page);
    QFETCH(QString, object);
    QFETCH(QString, schema);
    QFETCH(QStringList, elsewhere);
    ScenarioDocument document;
    document.reset(treeOf("/tests/data/full.json"), {});
    std::unique_ptr<EditorPage> editor(makeEditorPage(document, page.toStdString(), nullptr));
    QVERIFY(editor);
    editor->focusField(object.toStdString() + "/name");
    std::set<std::string> shown;
    for (const FieldBox* box : editor->boxes())
        shown.insert(box->pointer());
    const ObjectSchema* described = &scenarioSchema();
    for (const std::string& step : pointerSteps(schema.toStdString()))
        described = described->field(step)->object;
    std::vector<std::string> keys;
    collectFields(*described, {}, keys);
    QVERIFY(!keys.empty());
    for (const std::string& key : keys) {
        const bool other = std::any_of(elsewhere.begin(), elsewhere.end(), [&key](const QString& name) { return key == name.toStdString() || key.rfind(name.toStdString() + "/", 0) == 0; });
        QVERIFY2(other || shown.count(object.toStdString() + "/" + key), key.c_str());
    }
}

void TestEditors::everyFieldHasAnAccessibleName()
{
    ScenarioDocument document;
    document.reset(treeOf("/tests/data/full.json"), {});
    for (const char* key : {"/scenario", "/market", "/finance", "/offers", "/uncertainty"}) {
        std::unique_ptr<EditorPage> page(makeEditorPage(document, key, nullptr));
        for (FieldBox* box : page->boxes())
            QVERIFY2(!box->editor()->focusTarget()->accessibleName().isEmpty(), box->pointer().c_str());
    }
}

void TestEditors::paintingTheWeekWritesSharesOfThePeak()
{
    ScenarioDocument document;
    document.reset(treeOf("/scenarios/fine-tuning-startup.json"), {});
    std::unique_ptr<EditorPage> page(makeEditorPage(document, "/workloads/training", nullptr));
    page->resize(900, 900);
    page->show();
    auto* grid = page->findChild<WeekGrid*>();
    QVERIFY(grid);
    grid->setFocus();
    QTest::keyClick(grid, Qt::Key_Right);
    QTest::keyClick(grid, Qt::Key_Right, Qt::ShiftModifier);
    QTest::keyClick(grid, Qt::Key_4);
    const Json* week = document.at("/workloads/training/demand/week");
    QVERIFY(week && week->is_array() && week->size() == 168);
    QCOMPARE((*week)[1].get<double>(), 0.4);
    QCOMPARE((*week)[2].get<double>(), 0.4);
    QVERIFY((*week)[3].get<double>() != 0.4);
    QTest::keyClick(grid, Qt::Key_Plus);
    QCOMPARE((*document.at("/workloads/training/demand/week"))[2].get<double>(), 1.0);
}

void TestEditors::altUpMovesATranche()
{
    ScenarioDocument document;
    document.reset(treeOf("/scenarios/fine-tuning-startup.json"), {});
    std::unique_ptr<EditorPage> page(makeEditorPage(document, "/strategies/self-hosted", nullptr));
    QObject::connect(&document, &ScenarioDocument::changed, page.get(), [&page] { page->refresh(); });
    page->resize(900, 900);
    page->show();
    auto* stack = page->findChild<TrancheStack*>();
    QVERIFY(stack);
    const std::string list = "/strategies/self-hosted/pools/0/tranches";
    const Json before = *document.at(list);
    QVERIFY(before.size() >= 2);
    QTest::keyClick(stack, Qt::Key_Up, Qt::AltModifier);
    QVERIFY((*document.at(list))[1] == before[0]);
    QVERIFY((*document.at(list))[0] == before[1]);
}

void TestEditors::draggingGrowthKeepsTheSpread()
{
    ScenarioDocument document;
    document.reset(treeOf("/scenarios/fine-tuning-startup.json"), {});
    document.setField("/workloads/training/demand/growth", Json{{"form", "linear"}, {"rate", {{"range", {0.01, 0.03}}, {"family", "normal"}}}}, QStringLiteral("growth"));
    std::unique_ptr<EditorPage> page(makeEditorPage(document, "/workloads/training", nullptr));
    page->resize(900, 900);
    page->show();
    auto* chart = page->findChild<GrowthChart*>();
    QVERIFY(chart);
    QTest::keyClick(chart, Qt::Key_Up, Qt::ShiftModifier);
    const Json rate = *document.at("/workloads/training/demand/growth/rate");
    QVERIFY(rate.contains("range"));
    const double low = rate["range"][0].get<double>();
    const double high = rate["range"][1].get<double>();
    QVERIFY(low > 0.01);
    QVERIFY(std::abs(high - low - 0.02) < 1e-5); // the rate is kept to five decimals
}

void TestEditors::unitsAreSingularBehindOne()
{
    const Field& months = *scenarioSchema().field("months");
    const Field& growth = *inputField("/workloads/training/demand/growth/rate");
    QCOMPARE(withUnit(QStringLiteral("1"), 1, months, "USD"), QStringLiteral("1 month"));
    QCOMPARE(withUnit(QStringLiteral("36"), 36, months, "USD"), QStringLiteral("36 months"));
    QCOMPARE(withUnit(QStringLiteral("0.4"), 0.004, growth, "USD"), QStringLiteral("0.4% per month"));
    QCOMPARE(withUnit(QStringLiteral("PERT (0; 0.4; 1.4)"), Json::object(), growth, "USD"), QStringLiteral("PERT (0; 0.4; 1.4) % per month"));
    NumberField field(numberFormat(months), unitText(months, "USD"));
    field.setUnit(unitText(months, "USD"), unitOfOne(months, "USD"));
    const auto unit = [&field] { return field.findChild<QLabel*>()->text(); };
    const Json one = 1, two = 2;
    field.showValue(&two);
    QCOMPARE(unit(), QStringLiteral("months"));
    field.showValue(&one);
    QCOMPARE(unit(), QStringLiteral("month"));
    field.setFallback(1);
    field.showValue(nullptr); // the default in grey counts too
    QCOMPARE(unit(), QStringLiteral("month"));
}

void TestEditors::fieldsOfAllRowsLineUp()
{
    ScenarioDocument document;
    document.reset(treeOf("/scenarios/fine-tuning-startup.json"), {});
    for (const char* key : {"/scenario", "/market", "/finance"}) {
        std::unique_ptr<EditorPage> page(makeEditorPage(document, key, nullptr));
        page->resize(900, 2000);
        page->show();
        QCoreApplication::processEvents();
        std::set<int> starts;
        for (const FieldBox* box : page->boxes()) {
            if (qobject_cast<Form*>(box->parentWidget()->parentWidget()) && box->parentWidget()->parentWidget()->width() > 800)
                starts.insert(box->mapTo(page.get(), QPoint()).x());
        }
        QStringList places;
        for (const int x : starts)
            places << QString::number(x);
        QVERIFY2(starts.size() > 1 && starts.size() <= 4, qPrintable(QLatin1String(key) + QStringLiteral(": ") + places.join(QStringLiteral(", "))));
    }
}

void TestEditors::wheelingOverAFieldDoesNotChangeIt()
{
    ScenarioDocument document;
    document.reset(treeOf("/scenarios/fine-tuning-startup.json"), {});
    std::unique_ptr<EditorPage> page(makeEditorPage(document, "/workloads/training", nullptr));
    page->resize(900, 900);
    page->show();
    QVERIFY(!page->findChildren<QComboBox*>().isEmpty());
    for (QComboBox* choice : page->findChildren<QComboBox*>()) {
        QWheelEvent down(QPointF(5, 5), choice->mapToGlobal(QPointF(5, 5)), {}, {0, -240}, Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
        QApplication::sendEvent(choice, &down);
    }
    QCOMPARE(document.undoStack().count(), 0);
}

QTEST_MAIN(TestEditors)
#include "tst_editors.moc"
