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
        // In the long run exactly the excess over capacity is lost, and everybody else waits as long as they would.
        QVERIFY(near(hour.lost, 8 * 3600, 1e-9));
        QVERIFY(near(state.backlog, 16 * 60, 1e-9));
        QCOMPARE(hour.wait, 60.0);
    }

    void residentJobsFollowErlangUpToTheQuota()
    {
        const std::vector<ResidentLevel> two = residentJobs(1, 2); // M/M/2 at utilisation 1/2: 1/3, 1/3, 1/3
        QCOMPARE(int(two.size()), 3);
        for (const ResidentLevel& level : two)
            QVERIFY(near(level.share, 1.0 / 3, 1e-12));
        const std::vector<ResidentLevel> eight = residentJobs(4, 8);
        double sum = 0, mean = 0;
        for (int jobs = 0; jobs <= 8; ++jobs) {
            QCOMPARE(eight[std::size_t(jobs)].jobs, double(jobs));
            sum += eight[std::size_t(jobs)].share;
            mean += jobs * eight[std::size_t(jobs)].share;
        }
        QVERIFY(near(sum, 1, 1e-12));
        QVERIFY(near(mean, 4, 1e-12)); // nothing is turned away, so all the load is resident on average
        QCOMPARE(residentJobs(9, 8).front().jobs, 8.0);
        QCOMPARE(residentJobs(9, 8).front().share, 1.0);
        QCOMPARE(residentJobs(0, 3).front().jobs, 0.0);
        QCOMPARE(residentJobs(0, 3).front().share, 1.0);
        QCOMPARE(residentJobs(2, 0).front().jobs, 0.0);
        QCOMPARE(int(residentJobs(2, 0).size()), 1);
    }

    void manyResidentJobsTakeFewLevels()
    {
        // Against the sum over every number, in logarithms: mean, spread, and the wait of a queue on what is left.
        constexpr int quota = 2000, servers = 2100;
        for (const double load : {300.0, 1500.0, 1980.0}) {
            std::vector<double> share;
            double sum = 0, logTerm = -load;
            for (int n = 0; n <= quota; ++n) {
                share.push_back(std::exp(logTerm) / (n < quota ? 1 : 1 - load / quota));
                sum += share.back();
                logTerm += std::log(load / (n + 1));
            }
            const auto wait = [](double jobs) { return 1 / (servers - jobs); };
            double wantedSquare = 0, wantedWait = 0;
            for (int n = 0; n <= quota; ++n) {
                wantedSquare += share[std::size_t(n)] / sum * (n - load) * (n - load);
                wantedWait += share[std::size_t(n)] / sum * wait(n);
            }
            double whole = 0, mean = 0, square = 0, found = 0;
            const std::vector<ResidentLevel> levels = residentJobs(load, quota);
            QVERIFY(levels.size() <= 49);
            for (const ResidentLevel& level : levels) {
                whole += level.share;
                mean += level.share * level.jobs;
                square += level.share * (level.jobs - load) * (level.jobs - load);
                found += level.share * wait(level.jobs);
            }
            QVERIFY(near(whole, 1, 1e-12));
            QVERIFY(near(mean, load, 1e-4));
            QVERIFY(near(square, wantedSquare, 0.01)); // (10/48)^2 / 12 of the variance lies within levels
            QVERIFY(near(found, wantedWait, 1e-3));
        }
    }

    void residentJobsOfAnyQuotaAreFinite()
    {
        for (const double quota : {50.0, 5e3, 8e9}) { // 8e9: eight tranches of the largest count and instance
            for (const double part : {1e-9, 0.1, 0.5, 0.999999}) {
                const std::vector<ResidentLevel> levels = residentJobs(part * quota, quota);
                double sum = 0, mean = 0;
                for (const ResidentLevel& level : levels) {
                    sum += level.share;
                    mean += level.share * level.jobs;
                }
                QVERIFY(levels.size() <= 49);
                QVERIFY(near(sum, 1, 1e-9));
                QVERIFY(near(mean, part * quota, 2e-3));
            }
        }
    }

    void nobodyWaitsLongerThanTheTimeout()
    {
        // A thousand times as many requests as can be served, on servers that were ten times as many an hour ago.
        HourState state{50000, 0};
        for (int hour = 0; hour < 48; ++hour) {
            const HourAnswer answer = advanceHour(state, {500, 5, 10, 1, 300});
            QVERIFY(answer.wait <= 300);
            QVERIFY(answer.stochasticWait <= 300);
            QVERIFY(answer.lost > 0 && answer.lost <= 500 * 3600.0);
            QVERIFY(state.backlog <= 5 * 300 / 10.0 * (1 + 1e-12));
        }
        // What is left behind is what the servers and the timeout hold, not the 50,000 of the beginning.
        QVERIFY(state.inSystem <= 5 + 2 * 5 * 300 / 10.0);

        const LogGrid grid({1e-3, 1e4, 512});
        WaitMixture mixture(grid, 300);
        mixture.clear();
        mixture.add(advanceHour(state, {500, 5, 10, 1, 300}), 1);
        const std::vector<double>& tail = mixture.tail();
        for (std::size_t i = 0; i < grid.times().size(); ++i)
            QVERIFY(grid.times()[i] < 300 || tail[i + 1] == 0);
        QVERIFY(tail[1] > 0.9);
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
