// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "simulation/plan/queueing.h"

#include <QTest>
#include <cmath>
#include <numeric>

using namespace rackrate;

namespace {

bool near(double found, double wanted, double relative)
{
    const bool close = std::abs(found - wanted) <= relative * std::abs(wanted);
    if (!close)
        qWarning("found %.10g, wanted %.10g", found, wanted);
    return close;
}

/// An hour of constant load, repeated until it is stationary.
HourAnswer stationary(double rate, double replicas, double seconds, double variability)
{
    HourState state{rate * seconds, 0};
    HourAnswer answer;
    for (int hour = 0; hour < 400; ++hour)
        answer = advanceHour(state, {rate, replicas, seconds, variability, 1e9});
    return answer;
}

} // namespace

class TestQueueing : public QObject {
    Q_OBJECT

private slots:
    void constantLoadGivesTheStationaryWait()
    {
        const HourAnswer hour = stationary(6.4, 8, 1, 1);
        QVERIFY(near(hour.waitProbability, 0.457644925, 1e-4)); // the closed form is good to 1e-5 from 8 servers on
        QVERIFY(near(hour.wait, 0.286028, 1e-3));
        QVERIFY(near(hour.busyReplicas, 6.4, 1e-4));
        QCOMPARE(hour.lost, 0.0);
        QVERIFY(near(stationary(6.4, 8, 1, 0).wait, 0.143014, 1e-3));
    }

    void manyServersWaitAsErlangSays()
    {
        QVERIFY(near(stationary(57.6, 64, 1, 1).waitProbability, 0.310663317, 1e-5));
        QVERIFY(near(stationary(90, 100, 1, 1).waitProbability, 0.216940481, 1e-5));
    }

    void loadIsCarriedFromHourToHour()
    {
        HourState state{40, 0};
        const HourAnswer hour = advanceHour(state, {0.30, 64, 200, 1, 1e9});
        QVERIFY(near(state.inSystem, 63.03099, 1e-5));
        QVERIFY(near(hour.wait, 14.68138, 1e-4));
        QVERIFY(near(hour.busyReplicas, 64 * 0.9175078, 1e-5));
    }

    void overloadBuildsABacklogThatLaterHoursClear()
    {
        HourState state{10, 0};
        HourAnswer hour = advanceHour(state, {18, 16, 1, 1, 1e9});
        QVERIFY(near(state.backlog, 7194, 1e-9));
        QVERIFY(near(state.inSystem, 7217.991, 1e-5));
        QVERIFY(near(hour.wait, 225.3122, 1e-4));
        hour = advanceHour(state, {12, 16, 1, 1, 1e9});
        QCOMPARE(state.backlog, 0.0);
        QVERIFY(near(hour.backlogShare, 0.4995833, 1e-6));
        QVERIFY(near(state.inSystem, 17.56095, 1e-4));
        QVERIFY(near(hour.wait, 112.5669, 1e-4));
    }

    void whatTheTimeoutCannotHoldIsLost()
    {
        HourState state{16, 0};
        HourAnswer hour;
        for (int i = 0; i < 20; ++i)
            hour = advanceHour(state, {24, 16, 1, 1, 60});
        // In the long run exactly the excess over capacity is lost, and everybody else waits about the timeout.
        QVERIFY(near(hour.lost, 8 * 3600, 1e-9));
        QVERIFY(near(state.backlog, 16 * 60, 1e-9));
        QVERIFY(hour.wait > 60 && hour.wait < 63);
    }

    void residentJobsFollowErlangUpToTheQuota()
    {
        const std::vector<double> two = residentJobs(1, 2); // M/M/2 at utilisation 1/2: 1/3, 1/3, 1/3
        for (const double share : two)
            QVERIFY(near(share, 1.0 / 3, 1e-12));
        const std::vector<double> eight = residentJobs(4, 8);
        QVERIFY(near(std::accumulate(eight.begin(), eight.end(), 0.0), 1, 1e-12));
        double mean = 0;
        for (int jobs = 0; jobs <= 8; ++jobs)
            mean += jobs * eight[std::size_t(jobs)];
        QVERIFY(near(mean, 4, 1e-12)); // nothing is turned away, so all the load is resident on average
        QCOMPARE(residentJobs(9, 8).back(), 1.0);
        QCOMPARE(residentJobs(0, 3).front(), 1.0);
        QCOMPARE(int(residentJobs(2, 0).size()), 1);
    }

    void theMixtureOfWaitsKeepsEveryTail()
    {
        const LogGrid grid({1e-3, 1e4, 512});
        WaitMixture mixture(grid);
        mixture.clear();
        HourAnswer quick, slow, backlog;
        quick.waitProbability = 0.5;
        quick.stochasticWait = 0.01;
        slow.waitProbability = 0.9;
        slow.stochasticWait = 3;
        backlog.backlogShare = 1;
        backlog.firstBacklogWait = 100;
        backlog.lastBacklogWait = 200;
        backlog.largestBacklogWait = 160;
        backlog.stochasticWait = 1;
        mixture.add(quick, 2);
        mixture.add(slow, 1);
        mixture.add(backlog, 1);
        const std::vector<double>& tail = mixture.tail();
        QVERIFY(near(tail[0], 1 + 0.9 + 1, 1e-12));
        for (std::size_t i = 0; i < grid.times().size(); ++i) {
            const double t = grid.times()[i];
            double wanted = 2 * 0.5 * std::exp(-t * 50) + 0.9 * std::exp(-t * 0.3);
            for (const double u : {110.0, 130.0, 150.0, 160.0, 160.0})
                wanted += 0.2 * (t < u ? 1 : std::exp(-(t - u)));
            // the bound of the header for the weight of both exponentials, and the table of a backlog's decay
            QVERIFY(std::abs(tail[i + 1] - wanted) < (2 * 0.5 + 0.9) * grid.step() * grid.step() / 25 + 4e-5);
        }
    }
};

QTEST_APPLESS_MAIN(TestQueueing)
#include "tst_queueing.moc"
