// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
//
// The scenarios that ship: what they promise to say, and the outcomes of the two case studies.
#include "tests/support/templaterun.h"

#include "model/persistence/scenariofile.h"
#include "model/scenario/pointer.h"
#include "simulation/decisions/headline.h"

#include <QFile>
#include <QTest>

#include <cmath>

using namespace rackrate;
using namespace rackrate::testing;

namespace {

constexpr std::uint64_t trials = 20000;
const std::string startup = "fine-tuning-startup";
const std::string commerce = "commerce-image-generation";

/// One run of each template serves all tests.
const TreeRun& templateRun(const std::string& id)
{
    static std::map<std::string, TreeRun> runs;
    const auto found = runs.find(id);
    return found != runs.end() ? found->second : runs.emplace(id, runTree(templateTree(id), trials)).first->second;
}

std::string escaped(std::string step)
{
    for (std::size_t at = 0; (at = step.find_first_of("~/", at)) != std::string::npos; at += 2)
        step.replace(at, 1, step[at] == '~' ? "~0" : "~1");
    return step;
}

/// Calls visit(pointer, node) for every node; members of lists are named by id where they have one.
template <typename Visit>
void walk(const Json& node, const std::string& pointer, const Visit& visit)
{
    visit(pointer, node);
    if (node.is_object()) {
        for (const auto& [key, child] : node.items())
            walk(child, pointer + "/" + escaped(key), visit);
    } else if (node.is_array()) {
        for (std::size_t i = 0; i < node.size(); ++i) {
            const bool named = node[i].is_object() && node[i].contains("id");
            walk(node[i], pointer + "/" + (named ? escaped(node[i]["id"].get<std::string>()) : std::to_string(i)), visit);
        }
    }
}

Json withoutNotes(Json tree)
{
    tree.erase("notes");
    tree.erase("version");
    return tree;
}

/// True when a note stands at the pointer, or at the value (distribution, list, count) that it is part of.
bool hasNote(const Json& tree, std::string pointer)
{
    while (!pointer.empty()) {
        if (tree["notes"].contains(pointer)) {
            const Json* noted = find(tree, pointer);
            return noted && !noted->contains("id");
        }
        pointer.erase(pointer.rfind('/'));
    }
    return false;
}

double change(double before, double after) { return after / before - 1; }

/// The decisive figures of a run, to the cent and to the millionth.
QByteArray goldenText(const TreeRun& run)
{
    QByteArray text;
    for (const StrategyResult& strategy : run.results.strategies) {
        text += QByteArray::fromStdString(strategy.id) + "\n";
        const auto line = [&text](const char* name, double value, int decimals) {
            text += QByteArray("  ") + name + ' ' + QByteArray::number(value, 'f', decimals) + "\n";
        };
        line("total mean", strategy.totalCost.mean, 2);
        line("total sd", strategy.totalCost.sd, 2);
        line("present value mean", strategy.presentValue.mean, 2);
        line("present value p5", strategy.presentValue.p5, 2);
        line("present value p95", strategy.presentValue.p95, 2);
        line("compute spend per month", computeSpendPerMonth(strategy), 2);
        line("cheapest share", strategy.presentValueDecision.probabilityCheapest, 6);
        line("ineligible share", strategy.presentValueDecision.ineligibleShare, 6);
        for (const ServiceResult& service : strategy.service) {
            text += "  " + QByteArray::fromStdString(service.workload) + "\n";
            line("  mean response", service.meanResponseSeconds, 6);
            line("  p95 response", service.p95ResponseSeconds, 6);
            line("  mean wait", service.meanWaitHours, 6);
            line("  unserved share", service.unservedShare, 9);
        }
    }
    return text;
}

Json promotionsEveryWeekend(Json tree)
{
    Json& event = *find(tree, "/workloads/online-inference/demand/events/promotion");
    event["month"] = Json{{"from", 1}, {"to", 36}};
    event["everyMonths"] = 1;
    event["probability"] = 1;
    event["weeksPerMonth"] = 0;
    return tree;
}

} // namespace

class TestTemplates : public QObject {
    Q_OBJECT

private slots:
    void everyTemplateCanBeRun_data() { templates(); }
    void everyTemplateCanBeRun()
    {
        QFETCH(std::string, id);
        const TreeRun& run = templateRun(id);
        QVERIFY2(run.errors.isEmpty(), qPrintable(run.errors.join(QLatin1Char('\n'))));
        QCOMPARE(int(run.results.strategies.size()), int(run.scenario.strategies.size()));
    }

    void bothCaseStudiesShip()
    {
        const std::vector<std::string> ids = templateIds();
        QVERIFY(ids.size() >= 2);
        QCOMPARE(ids[0], std::string(startup)); // the order of scenarios/order.txt, not of the alphabet
        QCOMPARE(ids[1], std::string(commerce));
    }

    void everyNumberHasANote_data() { templates(); }
    void everyNumberHasANote()
    {
        QFETCH(std::string, id);
        const Json tree = templateTree(id);
        int numbers = 0;
        walk(withoutNotes(tree), "", [&](const std::string& pointer, const Json& node) {
            if (!node.is_number())
                return;
            ++numbers;
            if (!hasNote(tree, pointer))
                QTest::qFail(("no note covers " + pointer).c_str(), __FILE__, __LINE__);
        });
        QVERIFY(numbers > 100);
    }

    void everyNoteSaysWhereFromWhenAndWhy_data() { templates(); }
    void everyNoteSaysWhereFromWhenAndWhy()
    {
        QFETCH(std::string, id);
        const Json tree = templateTree(id);
        for (const auto& [pointer, note] : tree["notes"].items()) {
            QVERIFY2(find(tree, pointer), pointer.c_str());
            QVERIFY2(!note["source"].get<std::string>().empty(), pointer.c_str());
            QVERIFY2(QDate::fromString(QString::fromStdString(note["asOf"].get<std::string>()), Qt::ISODate).isValid(), pointer.c_str());
            QVERIFY2(!note["text"]["en"].get<std::string>().empty() && !note["text"]["zh_CN"].get<std::string>().empty(), pointer.c_str());
        }
    }

    void everyTextSpeaksBothLanguages_data() { templates(); }
    void everyTextSpeaksBothLanguages()
    {
        QFETCH(std::string, id);
        int texts = 0;
        walk(templateTree(id), "", [&](const std::string& pointer, const Json& node) {
            if (!node.is_object() || !(node.contains("en") || node.contains("zh_CN")))
                return;
            ++texts;
            const bool both = !node.value("en", std::string()).empty() && !node.value("zh_CN", std::string()).empty();
            if (!both || node["en"] == node["zh_CN"])
                QTest::qFail(("one language is missing at " + pointer).c_str(), __FILE__, __LINE__);
        });
        QVERIFY(texts > 100);
    }

    void exactlyOneInputIsCalibrated_data() { templates(); }
    void exactlyOneInputIsCalibrated()
    {
        QFETCH(std::string, id);
        const Json tree = templateTree(id);
        QCOMPARE(int(tree["calibrated"].size()), 1);
        const std::string pointer = tree["calibrated"][0];
        QVERIFY(find(tree, pointer) && find(tree, pointer)->is_number());
        for (const auto& [at, note] : tree["notes"].items())
            QVERIFY2((note["source"] == "Calibrated") == (at == pointer), at.c_str());
    }

    void theFiveStrategiesAreThere_data() { templates(); }
    void theFiveStrategiesAreThere()
    {
        QFETCH(std::string, id);
        for (const char* strategy : {"before", "after", "reserved", "self-hosted", "colocation"})
            QVERIFY2(templateRun(id).scenario.strategy(strategy), strategy);
        QCOMPARE(templateRun(id).scenario.baseline, std::string("before"));
    }

    void startupSpendsAThirdLessOnCompute()
    {
        const TreeRun& run = templateRun(startup);
        const double fall = change(computeSpendPerMonth(run.strategy("before")), computeSpendPerMonth(run.strategy("after")));
        QVERIFY2(fall > -0.37 && fall < -0.33, qPrintable(QString::number(fall)));
    }

    void startupHardlyWaitsForTheBigMachine()
    {
        const TreeRun& run = templateRun(startup);
        const double before = run.service("before", "training").meanWaitHours;
        const double after = run.service("after", "training").meanWaitHours;
        QVERIFY2(before > 2, qPrintable(QString::number(before)));
        QVERIFY2(after > 0 && after < before / 10, qPrintable(QString::number(after)));
    }

    void commerceAnswersTwoFifthsSooner()
    {
        const TreeRun& run = templateRun(commerce);
        const double fall = change(run.service("before", "online-inference").meanResponseSeconds,
                                   run.service("after", "online-inference").meanResponseSeconds);
        QVERIFY2(fall > -0.42 && fall < -0.38, qPrintable(QString::number(fall)));
    }

    void commercePeaksFallMoreThanTheMean()
    {
        const TreeRun& usual = templateRun(commerce);
        const TreeRun peaks = runTree(promotionsEveryWeekend(templateTree(commerce)), 2048);
        const double before = peaks.service("before", "online-inference").p95ResponseSeconds;
        const double after = peaks.service("after", "online-inference").p95ResponseSeconds;
        const double mean = change(usual.service("before", "online-inference").meanResponseSeconds,
                                   usual.service("after", "online-inference").meanResponseSeconds);
        QVERIFY2(change(before, after) < mean, qPrintable(QString::number(change(before, after))));
        // A request in ten seconds of queue or more is what only an overloaded hour, or one that clears its backlog, can show.
        QVERIFY2(before > 10, qPrintable(QString::number(before)));
    }

    void commerceStepsTogetherRestoreBefore()
    {
        // What each step did, taken back as a user would on the command line.
        const std::string inference = "/strategies/after/pools/inference";
        const std::vector<std::vector<std::string>> steps = {
            {inference + "/workloads=[\"online-inference\",\"training\"]", // the pool
             inference + "/sharing={\"holder\":\"training\",\"dayShare\":0.4375,\"nightShare\":0.75,\"dayUntilHour\":24,\"interference\":0.12}"},
            {inference + "/tranches/nodes/offer=aws/p4d.24xlarge"}, // the hardware
            {"/strategies/after/levers=[]"},                        // the cache
            {inference + "/tranches/nodes/count=2"},                // autoscaling
        };
        for (std::size_t kept = 0; kept <= steps.size(); ++kept) { // none is kept, or one of them
            Json tree = templateTree(commerce);
            for (std::size_t step = 0; step < steps.size(); ++step) {
                for (const std::string& assignment : step + 1 == kept ? std::vector<std::string>() : steps[step])
                    QVERIFY2(applyAssignment(tree, assignment), assignment.c_str());
            }
            if (kept != 1)
                find(tree, "/strategies/after/pools")->erase(1); // the pool of training alone
            const TreeRun run = runTree(tree, 2048);
            QVERIFY2(run.errors.isEmpty(), qPrintable(run.errors.join(QLatin1Char('\n'))));
            const ServiceResult &was = run.service("before", "online-inference"), &is = run.service("after", "online-inference");
            const bool restored = std::fabs(change(was.meanResponseSeconds, is.meanResponseSeconds)) < 1e-12
                                  && std::fabs(change(was.p95ResponseSeconds, is.p95ResponseSeconds)) < 1e-12
                                  && run.service("after", "training").meanWaitHours == run.service("before", "training").meanWaitHours
                                  && computeSpendPerMonth(run.strategy("after")) == computeSpendPerMonth(run.strategy("before"));
            QVERIFY2(restored == (kept == 0), qPrintable(QStringLiteral("step %1 kept: %2 against %3 s").arg(kept)
                                                             .arg(is.meanResponseSeconds).arg(was.meanResponseSeconds)));
        }
    }

    /// A change of these files needs a sentence in the commit that says what changed and why.
    void figuresAreThoseOnFile_data() { templates(); }
    void figuresAreThoseOnFile()
    {
        QFETCH(std::string, id);
        const QString path = QStringLiteral(RACKRATE_SOURCE_DIR "/tests/data/golden/%1.txt").arg(QString::fromStdString(id));
        const QByteArray actual = goldenText(templateRun(id));
        QFile file(path);
        if (qEnvironmentVariableIsSet("RACKRATE_WRITE_GOLDEN")) {
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(actual);
            return;
        }
        QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(path));
        const QList<QByteArray> expected = file.readAll().split('\n'), lines = actual.split('\n');
        for (qsizetype i = 0; i < std::max(expected.size(), lines.size()); ++i) {
            const QByteArray was = expected.value(i), is = lines.value(i);
            QVERIFY2(was == is, (path.toUtf8() + ':' + QByteArray::number(i + 1) + ": was \"" + was + "\", is \"" + is
                                 + "\". If the change is meant, write the file anew: RACKRATE_WRITE_GOLDEN=1 tst_templates").constData());
        }
    }

private:
    static void templates()
    {
        QTest::addColumn<std::string>("id");
        for (const std::string& id : templateIds())
            QTest::newRow(id.c_str()) << id;
    }
};

QTEST_GUILESS_MAIN(TestTemplates)
#include "tst_templates.moc"
