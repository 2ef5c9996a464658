// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
//
// Scenarios small enough to be worked out with paper and pencil, through every layer, to the cent.
#include "tests/support/handscenario.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace rackrate;

namespace {

constexpr double cent = 0.005; // half a cent: the figure rounds to the same cent

#define COMPARE_CENTS(actual, expected)                                                                                          \
    QVERIFY2(std::fabs((actual) - (expected)) < cent,                                                                            \
             qPrintable(QStringLiteral("calculated %1, expected %2").arg((actual), 0, 'f', 4).arg((expected), 0, 'f', 4)))

double discounted(double amount, double months) { return amount * std::pow(1.08, -months / 12); }

} // namespace

class TestByHand : public QObject {
    Q_OBJECT

private slots:
    void onDemandOnly();
    void elasticWorkPaysWholeMachinesByTheHour();
    void ownedWithLeadTimeEnergySpaceStaffAndResale();
    void reservedTermPastTheHorizonUnderBothEnds();
    void presentValueOfUpfrontAndMonthlyPayments();
    void accrualSpreadsWhatIsPaidAtOnce_data();
    void accrualSpreadsWhatIsPaidAtOnce();
    void anEventInCertainHoursBringsItsRequests_data();
    void anEventInCertainHoursBringsItsRequests();
    void utilisationIsOfRealGpusInTotalAndByHour();
    void breaksEvenInsideAMonth();
    void isCheaperFromTheStart();
    void breaksEvenOnlyThroughClosingValues();
    void neverBreaksEven();
    void neverThoughItCrossesThreeTimes();
    void lastOfTwoCrossingsCounts();
    void aSaleBeforeTheHorizonIsWorthWhatLeavingThenIsWorth();
    void whatDoesNotServeBreaksEvenAtNoDemand();
    void anIdleTrancheOfInferenceCostsNothing();
    void aStrategyThatBreaksALimitSaysWhichAndByHowMuch();
    void aLimitBrokenInSomeFuturesIsMeasuredInThose();
};

void TestByHand::onDemandOnly()
{
    Json s = hand::scenario(12, 400);
    s["offers"][0]["onDemandPerHour"] = 27.4471;
    hand::addStrategy(s, "rent", Json::array({hand::tranche("on-demand")}));
    const Results r = hand::run(s);
    const StrategyResult& rent = r.strategies[0];
    COMPARE_CENTS(rent.monthlyCost.mean[0], 20036.383); // 27.4471 x 730
    COMPARE_CENTS(rent.totalCost.mean, 240436.596);
    COMPARE_CENTS(rent.breakdown[OnDemandCost], 240436.596);
    QCOMPARE(rent.totalCost.p5, rent.totalCost.p95); // nothing is uncertain
    COMPARE_CENTS(rent.totalCost.p50, 240436.596);
    QVERIFY(std::fabs(rent.utilisation - 400.0 / 730) < 1e-6);
}

void TestByHand::elasticWorkPaysWholeMachinesByTheHour()
{
    Json s = hand::scenario(1, 1460); // two GPUs busy at every hour
    s["offers"][0]["gpus"] = 8;
    s["offers"][0]["onDemandPerHour"] = 10;
    hand::addStrategy(s, "whole", Json::array({hand::tranche("on-demand", {{"count", {{"min", 0}}}})}));
    COMPARE_CENTS(hand::run(s).strategies[0].totalCost.mean, 7300.0); // one whole machine of 8 all the time
    s["workloads"][0]["deferrable"] = {{"window", "week"}};
    COMPARE_CENTS(hand::run(s).strategies[0].totalCost.mean, 1825.0); // 1460 / 8 machine-hours, packed
}

void TestByHand::ownedWithLeadTimeEnergySpaceStaffAndResale()
{
    Json s = hand::scenario(24, 365); // half of one GPU
    Json& offer = s["offers"][0];
    offer["purchasePrice"] = 200000;
    offer["loadKilowatt"] = 6;
    offer["idleKilowatt"] = 2;
    offer["onDemandPerHour"] = 5;
    Json bridge = hand::tranche("on-demand", {{"count", {{"min", 0}}}});
    bridge["id"] = "bridge";
    Json& own = hand::addStrategy(
        s, "own",
        Json::array({hand::tranche("owned", {{"leadMonths", 2},
                                             {"site", {{"pue", 1.5}, {"electricityPrice", 0.1}, {"spacePerMonth", 300}, {"networkShare", 0.1},
                                                       {"maintenanceShare", 0.06}, {"resaleShare", 0.25}}}}),
                     bridge}));
    own["staff"] = {{"fullTimeEquivalents", 0.5}, {"salaryPerYear", 120000}};
    const StrategyResult r = hand::run(s).strategies[0];
    COMPARE_CENTS(r.breakdown[HardwareCost], 200000.0);
    COMPARE_CENTS(r.breakdown[NetworkCost], 20000.0);
    COMPARE_CENTS(r.breakdown[OnDemandCost], 2 * 730 * 5.0);                // two months of lead time on one rented machine
    COMPARE_CENTS(r.breakdown[EnergyCost], 22 * 730 * (2 + 4 * 0.5) * 1.5 * 0.1);
    COMPARE_CENTS(r.breakdown[SpaceCost], 22 * 300.0);
    COMPARE_CENTS(r.breakdown[MaintenanceCost], 22 * 1000.0);
    COMPARE_CENTS(r.breakdown[StaffCost], 24 * 5000.0);
    COMPARE_CENTS(r.breakdown[ResaleCost], -200000 * 0.396850263);          // 0.25^(24/36)
    COMPARE_CENTS(r.totalCost.mean, 200000 + 20000 + 7300 + 9636 + 6600 + 22000 + 120000 - 79370.0526);
    COMPARE_CENTS(r.monthlyCost.mean[0], 200000 + 20000 + 3650 + 5000.0);
}

void TestByHand::reservedTermPastTheHorizonUnderBothEnds()
{
    Json s = hand::scenario(24, 400);
    s["offers"][0]["reserved36PerHour"] = 10;
    hand::addStrategy(s, "reserve", Json::array({hand::tranche("reserved", {{"termMonths", 36}, {"upfrontShare", 0.4}})}));
    StrategyResult r = hand::run(s).strategies[0];
    COMPARE_CENTS(r.monthlyCost.mean[0], 105120 + 4380.0); // 0.4 x 10 x 730 x 36 at once, 0.6 x 7300 a month
    COMPARE_CENTS(r.totalCost.mean, 175200.0);             // 24 of 36 months are charged
    COMPARE_CENTS(r.otherHorizonEndMean, 262800.0);        // all 36 are
    s["finance"]["horizonEnd"] = "stop";
    r = hand::run(s).strategies[0];
    COMPARE_CENTS(r.totalCost.mean, 262800.0);
    COMPARE_CENTS(r.otherHorizonEndMean, 175200.0);
    COMPARE_CENTS(r.exitCost[11], 24 * 4380.0);
}

void TestByHand::presentValueOfUpfrontAndMonthlyPayments()
{
    Json s = hand::scenario(24, 400);
    s["offers"][0]["reserved36PerHour"] = 10;
    hand::addStrategy(s, "reserve", Json::array({hand::tranche("reserved", {{"termMonths", 36}, {"upfrontShare", 0.4}})}));
    double expected = 105120 - discounted(35040, 24);
    for (int month = 1; month <= 24; ++month)
        expected += discounted(4380, month - 0.5);
    COMPARE_CENTS(hand::run(s).strategies[0].presentValue.mean, expected);
    s["finance"]["cashTiming"] = "monthEnd";
    expected = 105120 - discounted(35040, 24);
    for (int month = 1; month <= 24; ++month)
        expected += discounted(4380, month);
    COMPARE_CENTS(hand::run(s).strategies[0].presentValue.mean, expected);
}

void TestByHand::accrualSpreadsWhatIsPaidAtOnce_data()
{
    QTest::addColumn<QString>("horizonEnd");
    QTest::newRow("continue") << QStringLiteral("continue");
    QTest::newRow("stop") << QStringLiteral("stop");
}

void TestByHand::accrualSpreadsWhatIsPaidAtOnce()
{
    QFETCH(QString, horizonEnd);
    Json s = hand::scenario(20, 400);
    s["finance"]["horizonEnd"] = horizonEnd.toStdString();
    s["offers"][0]["purchasePrice"] = 90000;
    s["offers"][0]["reserved12PerHour"] = 3;
    Json reserved = hand::tranche("reserved", {{"termMonths", 12}, {"upfrontShare", 1}, {"from", 3}});
    reserved["id"] = "reserved";
    hand::addStrategy(s, "mixed",
                      Json::array({hand::tranche("owned", {{"leadMonths", 3}, {"from", 2},
                                                           {"site", {{"resaleShare", 0.3}, {"networkShare", 0.13}, {"removalCost", 700}}}}),
                                   reserved}));
    hand::addStrategy(s, "sold",
                      Json::array({hand::tranche("owned", {{"until", 9}, {"site", {{"resaleShare", 0.3}, {"fitOutCost", 5000}}}}),
                                   [] { Json t = hand::tranche("on-demand"); t["id"] = "cover"; return t; }()}));
    const TrialLedger ledger = hand::ledger(s);
    // Mixed: a server and its network for 101,700, ordered in month 2, used up in 60 months from month 5 on: 1,695 a month. Terms of
    // 26,280 paid in months 3 and 15: 2,190 a month.
    for (int month = 1; month <= 20; ++month) {
        const TrialLedger::StrategyMonth& books = ledger.months[0][month - 1];
        COMPARE_CENTS(books.accrual, (month >= 3 ? 2190.0 : 0) + (month >= 5 ? 1695.0 : 0));
        COMPARE_CENTS(books.bookValue, month < 2 ? 0 : 101700 - 1695.0 * std::max(0, month - 4));
        COMPARE_CENTS(books.prepaid, month < 3 ? 0 : 26280 - 2190.0 * ((month - 3) % 12 + 1));
    }
    // At the end it is worth 90,000 x 0.3^(19/36) = 47,672.3; the rest of its book value, and on leaving the removal and what is left
    // of the term, are the closing's.
    const double worth = 90000 * std::pow(0.3, 19.0 / 36), book = 101700 - 16 * 1695, term = 6 * 2190;
    COMPARE_CENTS(ledger.months[0][19].closingAccrual, horizonEnd == QStringLiteral("stop") ? book - worth + 700 + term : book - worth);
    // Sold: 95,000 with its fit-out, 1,583.33 a month, and in month 9 what the sale does not bring back.
    for (int month = 1; month <= 20; ++month) {
        const double wear = month <= 9 ? 95000.0 / 60 : 0;
        const double loss = month == 9 ? 95000 - 9 * 95000.0 / 60 - 90000 * std::pow(0.3, 9.0 / 36) : 0;
        COMPARE_CENTS(ledger.months[1][month - 1].accrual, wear + loss);
    }
}

namespace {

/// Two strategies that only pay what is said: `own` one-offs at given months and a sum a month, `rent` a sum a month.
Json payers(int months, std::vector<std::pair<int, double>> ownOnce, double ownMonthly, double rentMonthly)
{
    Json s = hand::scenario(months, 100);
    s["finance"]["discountRate"] = 0;
    hand::addStrategy(s, "rent", Json::array({hand::tranche("on-demand")}))["network"] = {{"fixedPerMonth", rentMonthly}};
    Json& own = hand::addStrategy(s, "own", Json::array({hand::tranche("on-demand")}));
    own["network"] = {{"fixedPerMonth", ownMonthly}};
    own["oneOff"] = Json::array();
    for (const auto& [month, amount] : ownOnce)
        own["oneOff"].push_back(Json{{"id", "once-" + std::to_string(month)}, {"month", month}, {"amount", amount}});
    return s;
}

BreakEven ownAgainstRent(const Json& s, bool nominal = true)
{
    return *hand::run(s).breakEvenOf("rent", "own", nominal);
}

} // namespace

void TestByHand::anEventInCertainHoursBringsItsRequests_data()
{
    QTest::addColumn<double>("factor");
    QTest::addColumn<double>("weeks");
    QTest::addColumn<double>("requests"); // of a month with the event, in months without
    QTest::newRow("threefold, every week") << 3.0 << 0.0 << 1 + 2.0 / 4;
    QTest::newRow("threefold, one week") << 3.0 << 1.0 << 1 + 2.0 / 4 * 168 / 730;
    QTest::newRow("closed, two weeks") << 0.0 << 2.0 << 1 - 1.0 / 4 * 336 / 730;
}

void TestByHand::anEventInCertainHoursBringsItsRequests()
{
    QFETCH(double, factor);
    QFETCH(double, weeks);
    QFETCH(double, requests);
    Json s = hand::scenario(3, 1);
    Json& work = s["workloads"][0];
    Json hours = Json::array(); // 28 hours that are half as busy again as the mean: a quarter of the week's requests
    Json week = Json::array();
    for (int slot = 0; slot < 168; ++slot)
        week.push_back(slot < 28 ? 1.5 : 0.9);
    for (int slot = 0; slot < 28; ++slot)
        hours.push_back(slot);
    work["kind"] = "inference";
    work["demand"] = {{"unit", "requests-per-second"}, {"base", 10}, {"week", week}};
    work["demand"]["events"] = Json::array({Json{{"id", "promotion"}, {"month", 2}, {"factor", factor}, {"probability", 1}, {"hours", hours}}});
    if (weeks > 0)
        work["demand"]["events"][0]["weeksPerMonth"] = weeks;
    work["service"] = {{"serviceSeconds", 1}, {"variability", 1}, {"gpusPerReplica", 1}, {"targetSeconds", 1e-6}};
    s["offers"][0]["onDemandPerHour"] = 2;
    hand::addStrategy(s, "all", Json::array({hand::tranche("on-demand", {{"count", 100}})}));
    hand::addStrategy(s, "late", Json::array({hand::tranche("on-demand", {{"count", 100}, {"from", 3}})}));
    const Results r = hand::run(s);
    const double month = 10 * 3600 * 730.0;
    const ServiceResult &all = r.strategies[0].service[0], &late = r.strategies[1].service[0];
    QVERIFY(std::fabs(all.demandUnits - month * (2 + requests)) < 1);
    QVERIFY(std::fabs(all.costPerUnit - 3 * 100 * 2 * 730 / all.demandUnits) < 1e-12);
    QVERIFY(std::fabs(all.targetMissShare - 1) < 1e-5); // nobody is answered in a microsecond
    QCOMPARE(all.unservedShare, 0.0);
    QVERIFY(std::fabs(late.unservedShare - (1 + requests) / (2 + requests)) < 1e-7);
    QVERIFY(std::fabs(late.costPerUnit - 100 * 2 * 730 / month) < 1e-9);
}

void TestByHand::utilisationIsOfRealGpusInTotalAndByHour()
{
    // 300 hours of the old machine's work a month beside 600 of a second workload on machines of double speed: 300 of theirs.
    Json s = hand::scenario(2, 300);
    s["hoursPerMonth"] = "calendar";
    Json second = s["workloads"][0], fast = s["offers"][0];
    second["id"] = "more";
    second["demand"]["base"] = 600;
    s["workloads"].push_back(second);
    fast["id"] = "fast";
    fast["throughput"] = {{"training", 2}};
    s["offers"].push_back(fast);
    Json& both = hand::addStrategy(s, "both", Json::array({hand::tranche("on-demand")}));
    both["pools"].push_back(both["pools"][0]);
    both["pools"][1]["id"] = "new";
    both["pools"][1]["workloads"] = Json::array({"more"});
    both["pools"][1]["tranches"] = Json::array({hand::tranche("on-demand", {{"offer", "fast"}, {"count", 2}})});
    const StrategyResult result = hand::run(s).strategies[0];
    const double wanted = 2 * (300 + 300) / (3.0 * (744 + 672)); // January and February
    QVERIFY2(std::fabs(result.utilisation - wanted) < 1e-6, qPrintable(QString::number(result.utilisation)));
    for (const double share : result.utilisationBySlot)
        QVERIFY2(std::fabs(share - wanted) < 1e-6, qPrintable(QString::number(share)));
}

void TestByHand::breaksEvenInsideAMonth()
{
    const BreakEven b = ownAgainstRent(payers(60, {{1, 200}}, 2, 8)); // 200 = 6 m at m = 33 1/3
    QCOMPARE(b.probability, 1.0);
    QVERIFY2(std::fabs(b.p50 - 100.0 / 3) < 0.01, qPrintable(QString::number(b.p50)));
    QCOMPARE(b.byMonth[33], 1.0);
    QCOMPARE(b.multipleCrossings, 0.0);
}

void TestByHand::isCheaperFromTheStart()
{
    const BreakEven b = ownAgainstRent(payers(12, {}, 5, 8));
    QCOMPARE(b.fromStart, 1.0);
    QCOMPARE(b.probability + b.throughClosing + b.never, 0.0);
    QCOMPARE(b.cumulative.front(), 1.0);
}

void TestByHand::breaksEvenOnlyThroughClosingValues()
{
    Json s = hand::scenario(24, 100);
    s["finance"]["discountRate"] = 0;
    s["offers"][0]["purchasePrice"] = 1000;
    hand::addStrategy(s, "rent", Json::array({hand::tranche("on-demand")}))["network"] = {{"fixedPerMonth", 40}};
    hand::addStrategy(s, "own", Json::array({hand::tranche("owned", {{"site", {{"resaleShare", 0.25}}}})}));
    const BreakEven b = ownAgainstRent(s); // 1000 against 960, less resale of 397
    QCOMPARE(b.throughClosing, 1.0);
    QCOMPARE(b.never + b.probability + b.fromStart, 0.0);
}

void TestByHand::neverBreaksEven()
{
    const BreakEven b = ownAgainstRent(payers(24, {{1, 200}}, 2, 8));
    QCOMPARE(b.never, 1.0);
    QVERIFY(std::isnan(b.p50));
}

void TestByHand::neverThoughItCrossesThreeTimes()
{
    // ahead in months 34-36, 67-72 and 100-108, behind again at the end by 80
    const BreakEven b = ownAgainstRent(payers(120, {{1, 200}, {37, 200}, {73, 200}, {109, 200}}, 2, 8));
    QCOMPARE(b.never, 1.0);
    QCOMPARE(b.multipleCrossings, 1.0);
}

void TestByHand::lastOfTwoCrossingsCounts()
{
    const BreakEven b = ownAgainstRent(payers(80, {{1, 200}, {37, 200}}, 2, 8)); // 400 = 6 m at 66 2/3
    QCOMPARE(b.probability, 1.0);
    QCOMPARE(b.multipleCrossings, 1.0);
    QVERIFY2(std::fabs(b.p50 - 200.0 / 3) < 0.01, qPrintable(QString::number(b.p50)));
}

void TestByHand::aSaleBeforeTheHorizonIsWorthWhatLeavingThenIsWorth()
{
    const auto presentValue = [](int months, int until) {
        Json s = hand::scenario(months, 100);
        s["finance"]["horizonEnd"] = "stop";
        s["offers"][0]["purchasePrice"] = 10000;
        Json cover = hand::tranche("on-demand");
        cover["id"] = "cover";
        hand::addStrategy(s, "own", Json::array({hand::tranche("owned", {{"until", until}, {"site", {{"resaleShare", 0.5}, {"removalCost", 300}}}}), cover}));
        return hand::run(s).strategies[0].presentValue.mean;
    };
    // Worth half after 36 months, so 7,071.07 after 18; removal takes 300. Whether the plan goes on does not matter.
    COMPARE_CENTS(presentValue(36, 18), 10000 - discounted(10000 * std::sqrt(0.5) - 300, 18));
    COMPARE_CENTS(presentValue(18, 18), 10000 - discounted(10000 * std::sqrt(0.5) - 300, 18));
}

void TestByHand::whatDoesNotServeBreaksEvenAtNoDemand()
{
    Json s = hand::scenario(12, 400); // 0.55 GPUs: from 1.83 times the demand on, elastic supply pays a second machine at 10
    hand::addStrategy(s, "elastic", Json::array({hand::tranche("on-demand", {{"count", {{"min", 0}}}, {"price", 10}})}));
    hand::addStrategy(s, "fixed", Json::array({hand::tranche("on-demand", {{"price", 15}})}));
    const Results one = hand::run(s);
    QVERIFY(std::isnan(one.breakEvenOf("elastic", "fixed", true)->demandFactor)); // there, one fixed machine does not serve
    s["strategies"][1]["pools"][0]["tranches"][0] = hand::tranche("on-demand", {{"price", 7.5}, {"count", 2}});
    const double factor = hand::run(s).breakEvenOf("elastic", "fixed", true)->demandFactor; // two do
    QVERIFY2(factor > 1.6 && factor < 2.2, qPrintable(QString::number(factor))); // between two of the factors looked at
}

void TestByHand::anIdleTrancheOfInferenceCostsNothing()
{
    Json s = hand::scenario(1, 0);
    s["workloads"][0] = Json{{"id", "work"}, {"kind", "inference"}, {"demand", {{"unit", "requests-per-second"}, {"base", 10}}},
                             {"service", {{"serviceSeconds", 0.3}}}};
    s["offers"][0]["gpus"] = 8;
    s["offers"].push_back(s["offers"][0]);
    s["offers"][1]["id"] = "rack";
    s["offers"][1]["gpus"] = 64;
    Json small = hand::tranche("on-demand", {{"count", {{"min", 0}}}, {"price", 18.5}});
    Json large = hand::tranche("on-demand", {{"id", "large"}, {"offer", "rack"}, {"count", {{"min", 0}}}, {"price", 350}});
    hand::addStrategy(s, "alone", Json::array({small}));
    hand::addStrategy(s, "backed", Json::array({small, large}));
    Results r = hand::run(s);
    COMPARE_CENTS(r.strategies[0].totalCost.mean, 18.5 * 730); // 5 of its 8 GPUs are needed: one machine, all the time
    COMPARE_CENTS(r.strategies[1].totalCost.mean, 18.5 * 730);
    s["workloads"][0]["demand"]["base"] = 0;
    r = hand::run(s);
    COMPARE_CENTS(r.strategies[0].totalCost.mean, 0.0);
    COMPARE_CENTS(r.strategies[1].totalCost.mean, 0.0);
}

void TestByHand::aStrategyThatBreaksALimitSaysWhichAndByHowMuch()
{
    Json s = hand::scenario(12, 1460); // 2 GPUs, of which "small" has one
    s["unservedTolerance"] = 0.25;
    hand::addStrategy(s, "small", Json::array({hand::tranche("on-demand", {{"price", 1}})}));
    hand::addStrategy(s, "large", Json::array({hand::tranche("on-demand", {{"price", 1}, {"count", 2}})}));
    const Results r = hand::run(s);
    QCOMPARE(r.strategies[1].breaches.size(), std::size_t(0));
    QCOMPARE(r.strategies[0].presentValueDecision.ineligibleShare, 1.0);
    QCOMPARE(r.strategies[0].breaches.size(), std::size_t(1));
    const Breach& breach = r.strategies[0].breaches[0];
    QCOMPARE(int(breach.limit), int(kernel::UnservedLimit));
    QCOMPARE(breach.workload, std::string("work"));
    QCOMPARE(breach.share, 1.0);
    QCOMPARE(breach.reached, 0.5);
    QCOMPARE(breach.maximum, 0.25);
    QCOMPARE(r.breakEvenOf("large", "small", true)->ineligible, 1.0);
}

void TestByHand::aLimitBrokenInSomeFuturesIsMeasuredInThose()
{
    Json s = hand::scenario(1, 0); // 730 or 2,920 GPU-hours, as likely as each other, for one GPU
    s["workloads"][0]["demand"]["base"] = {{"distribution", "discrete"}, {"values", {730, 2920}}, {"weights", {1, 1}}};
    hand::addStrategy(s, "one", Json::array({hand::tranche("on-demand", {{"price", 1}})}));
    const Results r = hand::run(s, 1024);
    QCOMPARE(r.strategies[0].breaches.size(), std::size_t(1));
    const Breach& breach = r.strategies[0].breaches[0];
    QCOMPARE(breach.share, r.strategies[0].presentValueDecision.ineligibleShare);
    QVERIFY2(breach.share > 0.4 && breach.share < 0.6, qPrintable(QString::number(breach.share)));
    QCOMPARE(breach.reached, 0.75); // of the futures with much work; of all, less is unserved
    QVERIFY(r.strategies[0].service[0].unservedShare < 0.7);
}

QTEST_GUILESS_MAIN(TestByHand)
#include "tst_byhand.moc"
