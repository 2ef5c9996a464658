// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "simulation/engine/ledger.h"
#include "simulation/engine/run.h"
#include "tests/simulation/handplan.h"

#include <QTest>

#include <cmath>

using namespace rackrate;

namespace {

/// Deterministic money, by hand to the cent.
void compareMoney(double actual, double expected)
{
    QVERIFY2(std::fabs(actual - expected) < 0.005, qPrintable(QStringLiteral("%1 instead of %2").arg(actual, 0, 'f', 4).arg(expected, 0, 'f', 4)));
}

std::int64_t quanta(double money)
{
    return std::llround(money * 10000);
}

} // namespace

class TestLedger : public QObject
{
    Q_OBJECT
private slots:
    void ledgersAddUpToTheOutcome()
    {
        const SimulationPlan plan = busyPlan(14);
        constexpr int trials = 5, months = 14;
        std::vector<TrialLedger> ledgers;
        for (std::uint64_t trial = 0; trial < trials; ++trial)
            ledgers.push_back(traceTrial(plan, trial));
        RunControl control;
        int seen = 0;
        runOnCpu(plan, {0, trials, 1, 1.0}, control, [&](int, const ChunkOutcome& chunk) {
            ++seen;
            for (int s = 0; s < plan.head.strategyCount; ++s)
                for (int m = 0; m < months; ++m) {
                    std::int64_t kinds[costKindCount] = {}, accrual = 0, exit = 0;
                    const std::ptrdiff_t cell = s * months + m;
                    for (int trial = 0; trial < trials; ++trial) {
                        const auto& entry = ledgers[std::size_t(trial)].months[std::size_t(s)][std::size_t(m)];
                        std::int64_t total = 0;
                        for (int k = 0; k < costKindCount; ++k) {
                            kinds[k] += quanta(entry.cash[std::size_t(k)]);
                            total += quanta(entry.cash[std::size_t(k)]);
                        }
                        accrual += quanta(entry.accrual) + (m == months - 1 ? quanta(entry.closingAccrual) : 0);
                        exit += quanta(entry.exit);
                        QCOMPARE(chunk.view().cash[cell * trials + trial], total);
                        QCOMPARE(chunk.view().presentValue[cell * trials + trial], quanta(entry.presentValue));
                        QCOMPARE(chunk.view().closing[cell * trials + trial], quanta(entry.closing));
                    }
                    for (int k = 0; k < costKindCount; ++k)
                        QCOMPARE(chunk.view().kindSum[cell * costKindCount + k], kinds[k]);
                    QCOMPARE(chunk.view().accrualSum[cell], accrual);
                    QCOMPARE(chunk.view().exitSum[cell], exit);
                }
        });
        QCOMPARE(seen, 1);
    }

    void cashLessAccrualIsTheChangeOfBookValueAndPrepayments()
    {
        const TrialLedger ledger = traceTrial(busyPlan(40), 3);
        for (const auto& strategy : ledger.months) {
            double before = 0;
            for (const auto& month : strategy) {
                double cash = 0;
                for (double amount : month.cash)
                    cash += amount;
                const double balance = month.bookValue + month.prepaid;
                // book value and prepayments are shown rounded each, and added before rounding in the accrual
                QVERIFY(std::fabs(cash - month.accrual - (balance - before)) < 3e-4);
                before = balance;
            }
        }
    }

    void reservedTermsRunPastTheHorizon()
    {
        SimulationPlan plan = emptyPlan(18);
        addWorkload(plan, 730);
        addStrategy(plan);
        addPool(plan, {Place{}}, {reserved(1, 2, 12, 0.5)});
        const auto months = traceTrial(plan, 0).months[0];
        compareMoney(months[0].cash[ReservedCost], 8760 + 730);
        compareMoney(months[1].cash[ReservedCost], 730);
        compareMoney(months[12].cash[ReservedCost], 8760 + 730);
        compareMoney(months[1].accrual, 1460);
        compareMoney(months[11].prepaid, 0);
        compareMoney(months[17].prepaid, 6 * 730);
        compareMoney(months[17].closing, -6 * 730);
        compareMoney(months[17].closingAccrual, 0);
        compareMoney(months[17].exit, 6 * 730);
        plan.head.stopAtHorizon = 1;
        const auto stopped = traceTrial(plan, 0).months[0][17];
        compareMoney(stopped.closing, 6 * 730);
        compareMoney(stopped.closingAccrual, 12 * 730);
    }

    void aTermThatHasBegunRunsToItsEnd()
    {
        SimulationPlan plan = emptyPlan(18);
        addWorkload(plan, 730);
        kernel::Tranche tranche = reserved(1, 2, 6, 0);
        tranche.from = 2;
        tranche.until = 13; // as the compiler makes it of any month from 8 on
        addStrategy(plan);
        addPool(plan, {Place{}}, {tranche});
        const auto months = traceTrial(plan, 0).months[0];
        compareMoney(months[0].cash[ReservedCost], 0);
        compareMoney(months[12].cash[ReservedCost], 1460); // month 13, the last of the second term
        compareMoney(months[13].cash[ReservedCost], 0);
        QCOMPARE(months[12].pools[0].committedGpus, 1.0);
        QCOMPARE(months[13].pools[0].committedGpus, 0.0);
    }

    void ownedHardwareFromOrderToResale()
    {
        SimulationPlan plan = emptyPlan(12);
        addWorkload(plan, 365); // half a GPU
        kernel::Tranche tranche = owned(2, 1000);
        tranche.until = 8;
        tranche.leadMonths = constant(1.5);
        tranche.networkShare = constant(0.1);
        tranche.fitOutPerTranche = constant(100);
        tranche.depreciationMonths = 20;
        tranche.maintenanceShare = constant(0.12);
        tranche.spacePerMonth = constant(30);
        tranche.loadKilowatt = 1;
        tranche.idleKilowatt = 0.2;
        tranche.pue = constant(1.5);
        tranche.electricityPrice = constant(0.1);
        tranche.resaleShare = constant(0.125);
        tranche.removalCost = constant(50);
        addStrategy(plan);
        plan.strategies[0].staff.fullTimeEquivalentsPerOwnedGpu = constant(0.01);
        plan.strategies[0].staff.salaryPerYear = constant(120000);
        addPool(plan, {Place{}}, {tranche});
        const auto months = traceTrial(plan, 0).months[0];
        compareMoney(months[0].cash[HardwareCost], 2000);
        compareMoney(months[0].cash[NetworkCost], 200);
        compareMoney(months[0].cash[SpaceCost], 100);
        compareMoney(months[1].cash[EnergyCost], 0);
        compareMoney(months[1].bookValue, 2300);
        compareMoney(months[1].cash[StaffCost], 0);
        // in service from month 3: a quarter of the two servers is busy, 0.2 + 0.8/4 = 0.4 kW each
        compareMoney(months[2].cash[EnergyCost], 2 * 730 * 0.4 * 1.5 * 0.1);
        compareMoney(months[2].cash[MaintenanceCost], 20);
        compareMoney(months[2].cash[SpaceCost], 60);
        compareMoney(months[2].cash[StaffCost], 200);
        compareMoney(months[2].bookValue, 2300 * 0.95);
        compareMoney(months[5].closing, -2000 * std::pow(0.125, 6.0 / 36));
        compareMoney(months[5].exit, -2000 * std::pow(0.125, 6.0 / 36) + 100);
        compareMoney(months[7].cash[ResaleCost], -2000 * std::pow(0.125, 8.0 / 36));
        compareMoney(months[7].cash[OneOffCost], 100);
        compareMoney(months[7].bookValue, 0);
        compareMoney(months[8].cash[EnergyCost], 0);
        compareMoney(months[11].closing, 0);
    }

    void colocationPaysItsContractInYearlySteps()
    {
        SimulationPlan plan = emptyPlan(30);
        addWorkload(plan, 730);
        kernel::Tranche tranche = owned(1, 1000);
        tranche.procurement = kernel::ColocatedSupply;
        tranche.meteredPower = 0;
        tranche.loadKilowatt = tranche.idleKilowatt = 1;
        tranche.electricityPrice = constant(1);
        tranche.pricePerKilowattMonth = constant(200);
        tranche.committedKilowatt = constant(2);
        tranche.escalation = constant(0.1);
        tranche.termMonths = 24;
        tranche.setUpPerTranche = constant(700);
        tranche.exitPerTranche = constant(300);
        addStrategy(plan);
        addPool(plan, {Place{}}, {tranche});
        const auto months = traceTrial(plan, 0).months[0];
        compareMoney(months[0].cash[OneOffCost], 700);
        compareMoney(months[0].cash[EnergyCost], 0);
        compareMoney(months[11].cash[SpaceCost], 400);
        compareMoney(months[12].cash[SpaceCost], 440);
        compareMoney(months[24].cash[SpaceCost], 484);
        compareMoney(months[13].exit, -1000 + 300 + 10 * 440); // hardware keeps its value; ten months of the term are left
        compareMoney(months[29].exit, -1000 + 300);
    }

    void presentValueDiscountsStartAndRunningApart()
    {
        SimulationPlan plan = emptyPlan(2);
        plan.discountStart = {1.0, 0.9};
        plan.discountRunning = {0.95, 0.85};
        addWorkload(plan, 730);
        kernel::Tranche tranche = onDemand(1, 1);
        tranche.migrationCost = constant(1000);
        addStrategy(plan);
        addPool(plan, {Place{}}, {tranche});
        plan.oneOffs.push_back({2, 0, constant(-100)});
        plan.strategies[0].oneOffCount = 1;
        const auto months = traceTrial(plan, 0).months[0];
        compareMoney(months[0].presentValue, 1000 + 730 * 0.95);
        compareMoney(months[1].presentValue, -100 * 0.9 + 730 * 0.85);
    }
};

QTEST_APPLESS_MAIN(TestLedger)
#include "tst_ledger.moc"
