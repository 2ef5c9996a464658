// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
//
// What must hold in every scenario, whatever its figures: random ones, through every layer.
#include "simulation/decisions/resultsjson.h"
#include "simulation/engine/ledger.h"
#include "simulation/engine/run.h"
#include "simulation/plan/session.h"
#include "tests/support/randomscenario.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <numeric>

using namespace rackrate;

namespace {

constexpr std::uint64_t trials = 56;
constexpr double cent = 0.005;

SimulationPlan planOf(const Scenario& scenario)
{
    Result<CompiledPlan> compiled = compilePlan(scenario);
    if (!compiled)
        qFatal("%s", qPrintable(compiled.error().message));
    return std::move(compiled).value().plan;
}

Results resultsOf(const Scenario& scenario, SimulationSession::Detail detail = SimulationSession::Detail::Headline)
{
    SimulationSession session(std::make_shared<const SimulationPlan>(planOf(scenario)), 1);
    RunControl control;
    session.advanceTo(trials, control);
    return session.results(detail, control);
}

/// Everything a run says of its scenario but how it was run.
Json answerOf(const Scenario& scenario)
{
    Json json = resultsJson(scenario, "hash", resultsOf(scenario, SimulationSession::Detail::Full), {});
    json.erase("engine");
    json["scenario"].erase("planHash");
    return json;
}

/// A tranche that is always there, with nothing to pay but its instances, at a fixed price.
Tranche bare(const Scenario& scenario, const std::string& id, const Count& count)
{
    Tranche tranche;
    tranche.id = id;
    tranche.offer = scenario.offers.front().id;
    tranche.procurement = Procurement::OnDemand;
    tranche.count = count;
    tranche.until = maximumMonths;
    tranche.price.value = 3; // of its own: the offer's may be uncertain, which would be one input more
    tranche.escalator.kind = Escalator::Kind::Fixed;
    return tranche;
}

/// Cost of every trial of every strategy in quanta, closing included, and the sums of the kinds.
struct Totals {
    std::vector<std::vector<std::int64_t>> byTrial;
    std::vector<std::int64_t> kinds;
};

Totals totalsOf(const SimulationPlan& plan, double demandFactor = 1)
{
    Totals totals;
    RunControl control;
    RunRange range;
    range.trials = trials; // fewer than a chunk has
    range.threads = 1;
    range.demandFactor = demandFactor;
    runOnCpu(plan, range, control, [&](int, const ChunkOutcome& chunk) {
        const kernel::ChunkView& view = chunk.view();
        const int months = plan.head.months;
        for (int s = 0; s < plan.head.strategyCount; ++s) {
            std::vector<std::int64_t> costs;
            for (std::size_t trial = 0; trial < trials; ++trial) {
                std::int64_t cost = 0;
                for (int m = 0; m < months; ++m)
                    cost += view.cash[(std::size_t(s) * months + m) * trials + trial];
                costs.push_back(cost + view.closing[(std::size_t(s) * months + months - 1) * trials + trial]);
            }
            totals.byTrial.push_back(costs);
            const std::int64_t *kinds = view.kindSum + std::ptrdiff_t(s) * months * costKindCount, *closing = view.closingKindSum + s * costKindCount;
            totals.kinds.push_back(std::accumulate(kinds, kinds + months * costKindCount, std::int64_t(0))
                                   + std::accumulate(closing, closing + costKindCount, std::int64_t(0)));
        }
    });
    return totals;
}

} // namespace

class TestInvariants : public QObject {
    Q_OBJECT

private slots:
    void kindsOfCostAddUpToTheTotal_data() { scenarios(25); }
    void kindsOfCostAddUpToTheTotal();
    void cashAndAccrualReconcileEveryMonth_data() { scenarios(25); }
    void cashAndAccrualReconcileEveryMonth();
    void aTrancheOfNoSizeChangesNothing_data() { scenarios(15); }
    void aTrancheOfNoSizeChangesNothing();
    void turnedStrategiesTurnTheResults_data() { scenarios(15); }
    void turnedStrategiesTurnTheResults();
    void moreDemandNeverCostsLess_data() { scenarios(25); }
    void moreDemandNeverCostsLess();

private:
    static void scenarios(int count)
    {
        QTest::addColumn<int>("seed");
        for (int seed = 1001; seed <= 1000 + count; ++seed)
            QTest::addRow("scenario %d", seed) << seed;
    }
};

void TestInvariants::kindsOfCostAddUpToTheTotal()
{
    QFETCH(int, seed);
    const Scenario scenario = randomScenario(std::uint64_t(seed));
    const Totals totals = totalsOf(planOf(scenario));
    for (std::size_t s = 0; s < totals.kinds.size(); ++s)
        QCOMPARE(totals.kinds[s], std::accumulate(totals.byTrial[s].begin(), totals.byTrial[s].end(), std::int64_t(0)));
    for (const StrategyResult& strategy : resultsOf(scenario).strategies) {
        const double size = std::accumulate(strategy.breakdown.begin(), strategy.breakdown.end(), 1.0,
                                            [](double sum, double kind) { return sum + std::fabs(kind); });
        const double sum = std::accumulate(strategy.breakdown.begin(), strategy.breakdown.end(), 0.0);
        QVERIFY(std::fabs(sum - strategy.totalCost.mean) < 1e-12 * size);
        for (std::size_t m = 0; m < strategy.breakdownByMonth.size(); ++m) {
            const auto& kinds = strategy.breakdownByMonth[m];
            QVERIFY(std::fabs(std::accumulate(kinds.begin(), kinds.end(), 0.0) - strategy.monthlyCost.mean[m]) < 1e-12 * size);
        }
    }
}

void TestInvariants::cashAndAccrualReconcileEveryMonth()
{
    QFETCH(int, seed);
    const Scenario scenario = randomScenario(std::uint64_t(seed));
    const SimulationPlan plan = planOf(scenario);
    for (const std::uint64_t trial : {0, 77}) {
        for (const auto& strategy : traceTrial(plan, trial).months) {
            double balance = 0;
            for (const TrialLedger::StrategyMonth& month : strategy) {
                const double cash = std::accumulate(month.cash.begin(), month.cash.end(), 0.0);
                const double after = month.bookValue + month.prepaid;
                QVERIFY2(std::fabs(cash - month.accrual - (after - balance)) < cent,
                         qPrintable(QStringLiteral("cash %1 less accrual %2, balance from %3 to %4").arg(cash).arg(month.accrual).arg(balance).arg(after)));
                balance = after;
            }
            const TrialLedger::StrategyMonth& last = strategy.back(); // when all is closed, nothing is left in the books
            QVERIFY(std::fabs(last.closing - last.closingAccrual + balance) < cent);
        }
    }
    for (const StrategyResult& strategy : resultsOf(scenario).strategies)
        QVERIFY(std::fabs(strategy.accrualTotal - strategy.totalCost.mean) < cent);
}

void TestInvariants::aTrancheOfNoSizeChangesNothing()
{
    QFETCH(int, seed);
    Scenario scenario = randomScenario(std::uint64_t(seed));
    const Json before = answerOf(scenario);
    Count none, elastic;
    none.fixed = 0;
    elastic.elastic = true;
    elastic.maximum = 0;
    for (Strategy& strategy : scenario.strategies) {
        for (Pool& pool : strategy.pools) {
            pool.tranches.insert(pool.tranches.begin(), bare(scenario, "none", none));
            pool.tranches.insert(pool.tranches.begin() + 1, bare(scenario, "elastic-none", elastic));
        }
    }
    const Json after = answerOf(scenario);
    for (const auto& [key, value] : before.items())
        QVERIFY2(after[key] == value, key.c_str());
}

void TestInvariants::turnedStrategiesTurnTheResults()
{
    QFETCH(int, seed);
    Scenario scenario = randomScenario(std::uint64_t(seed));
    Json before = answerOf(scenario);
    std::reverse(scenario.strategies.begin(), scenario.strategies.end());
    Json after = answerOf(scenario);
    const auto sorted = [](Json list, const std::vector<std::string>& keys) {
        std::map<std::string, Json> named;
        for (Json& entry : list) {
            std::string name;
            for (const std::string& key : keys)
                name += entry[key].get<std::string>() + '\n';
            named[name] = std::move(entry);
        }
        return named;
    };
    // A difference is kept once, the earlier strategy minus the later: turned, it changes its sign.
    for (Json& entry : after["sensitivityOfDifference"]) {
        std::swap(entry["strategy"], entry["against"]);
        for (const char* key : {"rankCorrelation", "low", "high"})
            entry[key] = 0.0 - entry[key].get<double>();
    }
    const std::pair<const char*, std::vector<std::string>> lists[] = {{"strategies", {"id"}},
                                                                      {"breakEven", {"baseline", "challenger", "basis"}},
                                                                      {"sensitivity", {"path", "strategy"}},
                                                                      {"sensitivityOfDifference", {"path", "strategy", "against"}}};
    for (const auto& [list, keys] : lists) {
        const auto was = sorted(before[list], keys), is = sorted(after[list], keys);
        QCOMPARE(is.size(), was.size());
        for (const auto& [name, entry] : was)
            QVERIFY2(is.contains(name) && is.at(name) == entry, (std::string(list) + ": " + name + entry.dump() + is.at(name).dump()).c_str());
        before.erase(list);
        after.erase(list);
    }
    QVERIFY(before == after);
}

void TestInvariants::moreDemandNeverCostsLess()
{
    QFETCH(int, seed);
    Scenario scenario = randomScenario(std::uint64_t(seed));
    Count rented;
    rented.elastic = true;
    for (Strategy& strategy : scenario.strategies) {
        for (Pool& pool : strategy.pools) {
            std::erase_if(pool.tranches, [](const Tranche& tranche) { return tranche.count.elastic; });
            pool.tranches.push_back(bare(scenario, "rent", rented));
        }
    }
    const SimulationPlan plan = planOf(scenario);
    Totals less = totalsOf(plan, 0.4);
    for (const double factor : {0.9, 1.0, 1.01, 1.6, 4.0}) {
        const Totals more = totalsOf(plan, factor);
        for (std::size_t s = 0; s < more.byTrial.size(); ++s) {
            for (std::size_t trial = 0; trial < trials; ++trial) {
                const std::int64_t roundings = 4 * plan.head.months; // quanta: on demand, energy, software, and the rest
                QVERIFY2(more.byTrial[s][trial] >= less.byTrial[s][trial] - roundings,
                         qPrintable(QStringLiteral("strategy %1, trial %2, factor %3: %4 after %5")
                                        .arg(s).arg(trial).arg(factor).arg(more.byTrial[s][trial]).arg(less.byTrial[s][trial])));
            }
        }
        less = more;
    }
}

QTEST_GUILESS_MAIN(TestInvariants)
#include "tst_invariants.moc"
