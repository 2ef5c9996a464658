// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "simulation/plan/servicetable.h"

#include <QTest>
#include <cmath>

using namespace rackrate;

namespace {

bool near(double found, double wanted, double relative)
{
    const bool close = std::abs(found - wanted) <= relative * std::abs(wanted);
    if (!close)
        qWarning("found %.10g, wanted %.10g", found, wanted);
    return close;
}

WeekProfile flat(double value)
{
    WeekProfile profile;
    profile.fill(value);
    return profile;
}

ServiceRegime::Supply committed(double instances)
{
    return {0, false, instances, 0, 0, 1, 1};
}

ServiceRegime::Supply elastic(int tranche, double minimum, double maximum)
{
    return {tranche, true, 0, minimum, maximum, 1, 1};
}

/// One load, flat demand, servers of one GPU each.
ServiceRegime single(double requestsPerSecond, double seconds)
{
    ServiceRegime regime;
    regime.demand = flat(1);
    regime.serviceSeconds = seconds;
    regime.logLoad = {std::log(requestsPerSecond * seconds), 1, 1};
    regime.tail = {seconds * 1e-3, 12000, 512};
    return regime;
}

ServiceRegime withHolder(ServiceRegime regime, double gpus, double load, double quota, double interference)
{
    regime.supply = {committed(gpus)};
    regime.shared = true;
    regime.holderDemand = flat(1);
    regime.holderShare = flat(quota / gpus);
    regime.interference = interference;
    regime.holder = {load, 1, 1};
    return regime;
}

double column(const ServiceAnswer& answer, int node, int which)
{
    return answer.columns[std::size_t(node * kernel::serviceColumnCount + which)];
}

ServiceRegime::Supply sized(ServiceRegime::Supply supply, double gpus)
{
    supply.gpus = supply.referenceGpus = gpus;
    return supply;
}

double instances(const ServiceRegime& regime, int tranche)
{
    return column(*serviceAnswer(regime), 0, kernel::ElasticColumn + tranche);
}

double meanResponse(const ServiceRegime& regime)
{
    return column(*serviceAnswer(regime), 0, kernel::MeanResponseColumn);
}

/// Integral of the tail: the mean by another way.
/// Share of the holder's demand that is served at a load.
double served(const ServiceAnswer& answer, double load)
{
    const double place = std::min(load / answer.holderServedStep, double(answer.holderServed.size() - 1));
    const std::size_t below = std::min(std::size_t(place), answer.holderServed.size() - 2);
    return answer.holderServed[below] + (place - double(below)) * (answer.holderServed[below + 1] - answer.holderServed[below]);
}

double meanOfTail(const ServiceMix& node, const ServiceRegime& regime)
{
    const LogGrid grid(regime.tail);
    const std::vector<float> tail = node.tail();
    double sum = grid.times().front();
    for (std::size_t i = 0; i + 1 < tail.size(); ++i)
        sum += (grid.times()[i + 1] - grid.times()[i]) * (tail[i] + tail[i + 1]) / 2;
    return sum;
}

WeekProfile promotion()
{
    WeekProfile profile = flat(0.8);
    for (int day = 0; day < 7; ++day) {
        for (int hour = 10; hour < 16; ++hour)
            profile[std::size_t(day * 24 + hour)] = day == 6 ? 2.5 : 1.4;
    }
    return profile;
}

} // namespace

class TestServiceTable : public QObject {
    Q_OBJECT

private slots:
    void aQuotaIsAMixtureOverResidentJobs()
    {
        const ServiceRegime regime = withHolder(single(12, 0.5), 16, 4, 8, 0);
        QVERIFY(near(meanResponse(regime) - 0.5, 0.00981, 0.02));
        const auto answer = serviceAnswer(regime);
        QVERIFY(near(column(*answer, 0, kernel::BusyColumn), 6, 1e-3));
        QVERIFY(near(column(*answer, 0, kernel::CommittedUseColumn), 10.0 / 16, 1e-3));
        QCOMPARE(served(*answer, 4), 1.0);
        QCOMPARE(served(*answer, 8), 1.0);
        QVERIFY(near(column(*answer, 0, kernel::HolderCapacityColumn), 8, 1e-12));
    }

    void busyGpusAreRealOnesOfEverySpeed()
    {
        // Ten GPUs of double speed keep 5 reference GPUs of requests and a holder of 4; then slow ones follow the load.
        ServiceRegime regime = withHolder(single(10, 0.5), 10, 4, 8, 0);
        regime.supply = {{0, false, 5, 0, 0, 2, 4}};
        regime.holderShare = flat(0.8);
        const auto fast = serviceAnswer(regime);
        QVERIFY(near(column(*fast, 0, kernel::BusyColumn), 5, 1e-3));
        QVERIFY(near(column(*fast, 0, kernel::BusyGpusColumn), 4.5, 1e-3));
        QVERIFY(near(fast->nodes[0].busy(77), 4.5, 1e-3));
        QCOMPARE(fast->nodes[0].paid(77), 10.0F);

        regime = single(30, 0.5);
        regime.demand = promotion();
        regime.supply = {{0, false, 5, 0, 0, 2, 4}, {1, true, 0, 0, 1e18, 1, 1}};
        const auto mixed = serviceAnswer(regime);
        double busy = 0, paid = 0;
        for (int slot = 0; slot < 168; ++slot) {
            busy += double(mixed->nodes[0].busy(slot)) / 168;
            paid += double(mixed->nodes[0].paid(slot)) / 168;
            QVERIFY(mixed->nodes[0].busy(slot) <= mixed->nodes[0].paid(slot));
        }
        QVERIFY(near(busy, column(*mixed, 0, kernel::BusyGpusColumn), 1e-6));
        QVERIFY(near(paid, 10 + column(*mixed, 0, kernel::ElasticColumn + 1), 1e-6));
        QVERIFY(column(*mixed, 0, kernel::BusyGpusColumn) < column(*mixed, 0, kernel::BusyColumn)); // most run on fast ones
    }

    void splittingASharedPoolShortensTheResponse()
    {
        const double before = meanResponse(withHolder(single(14, 0.25), 12, 4, 7, 0.2));
        QVERIFY(near(before, 0.34207, 0.03));

        ServiceRegime after = single(14, 0.25);
        after.supply = {committed(3.5 / 0.6 + 0.5)};
        QVERIFY(near(meanResponse(after), 0.2619, 0.01));
        after.hitShare = 0.25;
        after.hitSeconds = 0.02;
        after.supply = {committed(4.875)};
        QVERIFY(near(meanResponse(after), 0.20683, 0.01));
        QVERIFY(std::abs(meanResponse(after) / before - 0.605) < 0.01);
    }

    void aSteadyLoadRunsWholeInstances()
    {
        // 10,000 requests a second hardly scatter: 1.04 instances of 64 GPUs are needed, so 2 run.
        ServiceRegime regime = single(10000, 64 * 1.04 * 0.6 / 10000);
        regime.supply = {sized(elastic(0, 0, 1e18), 64)};
        QVERIFY(near(instances(regime, 0), 2, 1e-6));
        regime.serviceSeconds *= 0.9; // 0.94 of one
        regime.logLoad.low = std::log(10000 * regime.serviceSeconds);
        QVERIFY(near(instances(regime, 0), 1, 1e-6));
    }

    void scatteredArrivalsKeepTheLargestCount()
    {
        ServiceRegime regime = single(40, 0.5);
        regime.supply = {elastic(0, 0, 1e18)};
        // 33.333 needed, a window of 60 s scatters by 0.680: 33.333 + 1/2 + 1.28 x 0.680 = 34.705.
        QVERIFY(near(instances(regime, 0), 34.705, 3e-4));
        regime.supply = {elastic(0, 0, 34)};
        QVERIFY(instances(regime, 0) > 33.99 && instances(regime, 0) < 34);
        regime.supply = {elastic(0, 40, 50)};
        QCOMPARE(instances(regime, 0), 40.0);
        // The same with a scatter of many instances: 100 busy, 166.667 needed, a window scatters by 30.43.
        regime = single(0.5, 200);
        regime.supply = {elastic(0, 0, 1e18)};
        const double deviation = 200 / 0.6 * std::sqrt(0.5 / 60);
        QVERIFY(near(instances(regime, 0), 100 / 0.6 + 0.5 + 1.267206361 * deviation, 1e-5));
    }

    void idleTranchesAreNotPaid()
    {
        ServiceRegime regime = single(10, 0.3);
        regime.supply = {sized(elastic(0, 0, 1e18), 8)};
        const double alone = instances(regime, 0);
        regime.supply.push_back(sized(elastic(1, 0, 1e18), 64));
        QCOMPARE(instances(regime, 0), alone);
        QCOMPARE(instances(regime, 1), 0.0);
        regime.supply[1].minimum = 2;
        QCOMPARE(instances(regime, 1), 2.0);
        // 5 GPUs needed, 3 in the first tranche: the second one has the rest and what scatters, not more.
        regime.supply = {elastic(0, 0, 3), elastic(1, 0, 1e18)};
        QCOMPARE(instances(regime, 0), 3.0);
        ServiceRegime whole = regime;
        whole.supply = {elastic(0, 0, 1e18)};
        QVERIFY(near(instances(regime, 1), instances(whole, 0) - 3, 1e-9));
    }

    void nobodyAskingRunsNothing()
    {
        ServiceRegime regime = single(1e-9, 0.3);
        regime.supply = {elastic(0, 0, 10)};
        QVERIFY(instances(regime, 0) < 1e-6);
        regime = single(0.001, 0.3); // one request in 1,000 s keeps its instance for 360 s
        regime.supply = {elastic(0, 0, 10)};
        QVERIFY(near(instances(regime, 0), 1 - std::exp(-0.36), 1e-6));
    }

    void theTailIntegratesToTheMean()
    {
        ServiceRegime regime = withHolder(single(14, 0.25), 12, 4, 7, 0.2);
        const auto shared = serviceAnswer(regime);
        QVERIFY(near(meanOfTail(shared->nodes[0], regime), shared->nodes[0].meanResponseSeconds(), 0.02));

        // An overloaded day: backlogs, lost requests and a cache.
        regime = single(12, 1);
        regime.demand = promotion();
        regime.supply = {committed(16)};
        regime.timeoutSeconds = 900;
        regime.hitShare = 0.1;
        regime.hitSeconds = 0.05;
        regime.targetSeconds = 2;
        regime.tail.last = 20 * 900;
        const auto answer = serviceAnswer(regime);
        QVERIFY(column(*answer, 0, kernel::LostColumn) > 0.01);
        QVERIFY(near(meanOfTail(answer->nodes[0], regime), answer->nodes[0].meanResponseSeconds(), 0.02));
    }

    void overloadIsCarriedIntoLaterHours()
    {
        ServiceRegime regime = single(10, 1);
        regime.demand = promotion();
        regime.supply = {committed(16)};
        regime.timeoutSeconds = 1e5;
        regime.targetSeconds = 10;
        const double overloaded = column(*serviceAnswer(regime), 0, kernel::MissColumn);
        // 25 a second against 16 for six hours of one day: those hours miss, and so do the ones that clear the rest.
        const double arrivals = 6 * 25.0 + 6 * 6 * 14.0 + (168 - 42) * 8.0;
        QVERIFY(overloaded > 6 * 25.0 / arrivals);
        QVERIFY(overloaded > (6 * 25.0 + 6 * 8.0) / arrivals);
        regime.supply = {committed(30)};
        QVERIFY(column(*serviceAnswer(regime), 0, kernel::MissColumn) < 1e-3);
    }

    void nothingIsServedWithoutCapacity()
    {
        ServiceRegime regime = single(10, 1);
        const auto answer = serviceAnswer(regime);
        QVERIFY(near(column(*answer, 0, kernel::LostColumn), 1, 1e-12));
        QVERIFY(near(column(*answer, 0, kernel::MissColumn), 1, 1e-12));
        QCOMPARE(column(*answer, 0, kernel::MeanResponseColumn), regime.timeoutSeconds);
    }

    void aFullQuotaServesOnlyItsShareOfTheHolder()
    {
        const auto answer = serviceAnswer(withHolder(single(1, 0.5), 16, 12, 8, 0));
        QVERIFY(near(served(*answer, 12), 8.0 / 12, 1e-9));
        QVERIFY(near(served(*answer, 9), 8.0 / 9, 1e-5)); // just beyond where it bends
    }

    void waitingWorkOfTheHolderMovesIntoTheNight()
    {
        ServiceRegime regime = withHolder(single(1, 0.5), 16, 6, 4, 0);
        for (int slot = 0; slot < 168; ++slot)
            regime.holderShare[std::size_t(slot)] = slot % 24 < 12 ? 0.25 : 0.75; // 4 jobs by day, 12 at night
        const auto answer = serviceAnswer(regime);
        QVERIFY(near(served(*answer, 6), 1, 1e-9));
        QVERIFY(answer->nodes[0].busy(13) > answer->nodes[0].busy(11));
    }

    void moreLoadNeverAnswersFaster()
    {
        ServiceRegime regime = single(10, 1);
        regime.demand = promotion();
        regime.supply = {committed(20)};
        regime.targetSeconds = 3;
        regime.logLoad = {std::log(4.0), 0.02, 100, 0, 100};
        const auto answer = serviceAnswer(regime);
        for (int node = 1; node < 100; ++node) {
            QVERIFY(column(*answer, node, kernel::MissColumn) >= column(*answer, node - 1, kernel::MissColumn) - 1e-6);
            // With requests lost, the share of those that met an overloaded hour falls, and the mean may too.
            if (column(*answer, node, kernel::LostColumn) == 0)
                QVERIFY(column(*answer, node, kernel::MeanResponseColumn)
                        >= column(*answer, node - 1, kernel::MeanResponseColumn) * (1 - 1e-6));
        }
    }

    void figuresStayFiniteForTheLargestPools()
    {
        // A holder of 900 jobs and more: exp(900) is beyond a double.
        for (const double instances : {3e3, 3e4, 8e6}) {
            ServiceRegime regime = withHolder(single(0.2 * instances, 0.5), instances, 0.3 * instances, 0.6 * instances, 0.1);
            regime.targetSeconds = 5;
            const auto answer = serviceAnswer(regime);
            for (const double value : answer->columns)
                QVERIFY(std::isfinite(value));
            // So many servers beside the holder's that nobody waits; the holder's jobs slow all of them.
            QVERIFY(near(meanResponse(regime), 0.5 * 1.1, 1e-6));
            QVERIFY(near(column(*answer, 0, kernel::BusyColumn), 0.11 * instances, 1e-3));
            QCOMPARE(served(*answer, regime.holder.low), 1.0);
        }
    }

    void overloadKeepsResponsesWithinTheTimeout()
    {
        ServiceRegime regime = withHolder(single(1e4, 0.5), 16, 10, 12, 0.1);
        regime.demand = promotion();
        regime.timeoutSeconds = 60;
        const auto answer = serviceAnswer(regime);
        QVERIFY(meanResponse(regime) <= 60 + 0.5 * 1.1);
        QVERIFY(near(meanResponse(regime), 60, 0.05)); // every request that is served has waited nearly as long as it would
        QVERIFY(near(meanOfTail(answer->nodes[0], regime), answer->nodes[0].meanResponseSeconds(), 0.05));
        QVERIFY(column(*answer, 0, kernel::LostColumn) > 0.99);
        for (int slot = 0; slot < 168; ++slot)
            QVERIFY(answer->nodes[0].busy(slot) <= answer->nodes[0].paid(slot) * 1.000001F);
    }

    void tablesAreKept()
    {
        ServiceRegime regime = withHolder(single(14, 0.25), 12, 1, 7, 0.2);
        regime.demand = promotion();
        const auto first = serviceAnswer(regime);
        QCOMPARE(serviceAnswer(regime).get(), first.get());
        regime.interference = 0.3;
        QVERIFY(serviceAnswer(regime) != first);
    }

    void anotherAxisTakesTheNodesThatAreKnown()
    {
        ServiceRegime regime = withHolder(single(14, 0.25), 12, 1, 7, 0.2);
        regime.demand = promotion();
        regime.logLoad = {1, 1.0 / 64, 41, 10, 20};
        const auto first = serviceAnswer(regime);
        regime.logLoad = {1 + 1.0 / 8, 1.0 / 64, 41, 2, 20}; // eight nodes further
        const auto second = serviceAnswer(regime);
        for (int place = 10; place < 20; ++place) {
            QCOMPARE(second->nodes[std::size_t(place) - 8].first.get(), first->nodes[std::size_t(place)].first.get());
            for (int c = 0; c < kernel::serviceColumnCount; ++c)
                QCOMPARE(column(*second, place - 8, c), column(*first, place, c));
        }
        QVERIFY(second->digest != first->digest);
        QVERIFY(second->nodes[0].second == nullptr);
        // Outside of the fine part every eighth has a week of its own; between, they mix.
        const ServiceMix& between = first->nodes[4];
        QCOMPARE(between.share, 0.5);
        QCOMPARE(between.busy(77), between.first->busy[77] + 0.5F * (between.second->busy[77] - between.first->busy[77]));
        QCOMPARE(column(*first, 4, kernel::BusyColumn), (column(*first, 0, kernel::BusyColumn) + column(*first, 8, kernel::BusyColumn)) / 2);
    }

    void whatWasWorkedOutBeforeACancellationIsKept()
    {
        ServiceRegime regime = single(9, 0.5);
        regime.logLoad = {1, 1.0 / 64, 30, 0, 30};
        const std::atomic<bool> cancelled{true};
        QVERIFY(serviceAnswer(regime, {1, &cancelled}) == nullptr);
        QVERIFY(serviceAnswer(regime) != nullptr);
    }
};

QTEST_APPLESS_MAIN(TestServiceTable)
#include "tst_servicetable.moc"
