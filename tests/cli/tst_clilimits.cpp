// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
//
// What the command line says of strategies that break a limit on demand or service.
#include "tests/cli/programrun.h"

#include <QTest>

#include <algorithm>

using rackrate::tests::Json;
using rackrate::tests::Outcome;
using rackrate::tests::ran;

namespace {

Outcome shortRun(const QStringList& more)
{
    return ran(QStringList{QStringLiteral("run"), QStringLiteral("fine-tuning-startup"), QStringLiteral("--trials=600"), QStringLiteral("--lang=en")} + more);
}

} // namespace

class TestCliLimits : public QObject {
    Q_OBJECT

private slots:
    void whatRulesAStrategyOutIsNamed()
    {
        // All jobs wait for longer than six minutes but where machines are kept for them.
        const QStringList strict{QStringLiteral("--set"), QStringLiteral("/workloads/training/service/maximumWaitHours=0.1")};
        const Outcome run = shortRun(strict);
        QCOMPARE(run.code, 0);
        const QByteArray last = run.out.trimmed().split('\n').last();
        QVERIFY2(last.contains(" less on average, but is ruled out in ") && last.contains("jobs of Training wait ") && last.contains("; the limit is 0.1 h."), last);
        for (const char* text : {"Ruled out in", "Limit on", "jobs of Training wait more than 0.1 h on average", "leaves more than 0.1% of a workload unserved"})
            QVERIFY2(run.out.contains(text), run.out);
        const Json results = shortRun(strict + QStringList{QStringLiteral("--json"), QStringLiteral("-")}).json();
        bool found = false;
        for (const Json& strategy : results["strategies"]) {
            double most = 0;
            for (const Json& broken : strategy["brokenLimits"]) {
                QVERIFY(broken["value"].get<double>() > broken["maximum"].get<double>());
                most = std::max(most, broken["share"].get<double>());
                found = found || (broken["limit"] == "maximumWaitHours" && broken["workload"] == "training" && broken["maximum"] == 0.1);
            }
            const double ineligible = strategy["decision"]["presentValue"]["ineligibleShare"].get<double>();
            QVERIFY(most <= ineligible && (most > 0) == (ineligible > 0));
        }
        QVERIFY(found);
        for (const Json& pair : results["breakEven"])
            QVERIFY(pair["ineligible"].get<double>() <= pair["never"].get<double>());
    }
};

QTEST_GUILESS_MAIN(TestCliLimits)
#include "tst_clilimits.moc"
