// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "simulation/plan/compile.h"
#include "simulation/plan/planbuilder.h"
#include "tests/support/randomscenario.h"

#include <QTest>
#include <algorithm>
#include <cmath>
#include <map>

using namespace rackrate;

namespace {

Number number(double value, const std::string& path = {})
{
    Number n;
    n.value = value;
    n.path = path;
    return n;
}

Number uncertain(double mean, double sd, const std::string& path, const std::string& draw = {})
{
    Number n = number(mean, path);
    n.draw = draw;
    n.distribution = Distribution{};
    n.distribution->mean = mean;
    n.distribution->sd = sd;
    return n;
}

Workload workload(const std::string& id, WorkloadKind kind, DemandUnit unit, double base)
{
    Workload w;
    w.id = id;
    w.kind = kind;
    w.demand.unit = unit;
    w.demand.base = number(base);
    w.demand.week.fill(1);
    w.demand.season.fill(1);
    w.demand.noiseSigma = uncertain(0.2, 0.01, "/workloads/" + id + "/demand/noise/sigma");
    w.demand.heldPerBusy = number(1);
    w.parallel.gpus = 8;
    w.parallel.gpuHoursPerJob = number(64);
    w.parallel.variability = number(1);
    w.service.serviceSeconds = 2;
    return w;
}

Offer offer()
{
    Offer o;
    o.id = "big";
    o.gpus = 8;
    o.throughput[WorkloadKind::Training] = 2;
    o.onDemandPerHour = number(40);
    o.reserved12PerHour = number(25);
    for (Number* none : {&o.reserved36PerHour, &o.rentPerMonth})
        none->value = -1;
    o.purchasePrice = number(300000);
    o.loadKilowatt = 10;
    o.idleKilowatt = 3;
    return o;
}

Tranche tranche(const std::string& id, Procurement procurement, double count)
{
    Tranche t;
    t.id = id;
    t.procurement = procurement;
    t.offer = "big";
    t.count.fixed = count;
    t.price.value = -1;
    t.site.electricityPrice.value = -1;
    return t;
}

Strategy strategy(const std::string& id, const std::string& workloadId, std::vector<Tranche> tranches)
{
    Strategy s;
    s.id = id;
    Pool pool;
    pool.id = "pool";
    pool.workloads = {workloadId};
    pool.tranches = std::move(tranches);
    s.pools = {pool};
    return s;
}

/// Two workloads, one strategy for both, twelve months.
Scenario sample()
{
    Scenario s;
    s.months = 12;
    s.startMonth = 11;
    s.finance.discountRate = 0.21;
    s.offers = {offer()};
    s.workloads = {workload("train", WorkloadKind::Training, DemandUnit::GpuHoursPerMonth, 7300),
                   workload("render", WorkloadKind::Rendering, DemandUnit::GpuHoursPerMonth, 730)};
    s.strategies = {strategy("rent", "train", {tranche("base", Procurement::OnDemand, 1)})};
    s.strategies[0].pools.push_back(s.strategies[0].pools[0]);
    s.strategies[0].pools[1].id = "render";
    s.strategies[0].pools[1].workloads = {"render"};
    s.baseline = "rent";
    return s;
}

SimulationPlan compiled(const Scenario& scenario)
{
    const Result<CompiledPlan> result = compilePlan(scenario);
    if (!result)
        qFatal("%s", qPrintable(result.error().message));
    return result->plan;
}

Findings notes(const Scenario& scenario)
{
    return compilePlan(scenario)->notes;
}

bool said(const Findings& findings, Severity severity, const char* text)
{
    return std::any_of(findings.begin(), findings.end(), [&](const Finding& finding) {
        return finding.severity == severity && finding.message.contains(QLatin1String(text));
    });
}

std::map<std::string, std::uint32_t> streamsByPath(const SimulationPlan& plan)
{
    std::map<std::string, std::uint32_t> streams;
    for (std::size_t i = 0; i < plan.draws.size(); ++i)
        streams["draw " + plan.names.draws[i].path] = plan.draws[i].stream;
    for (std::size_t i = 0; i < plan.workloads.size(); ++i)
        streams["noise " + plan.names.workloads[i]] = plan.workloads[i].noiseStream;
    for (std::size_t i = 0; i < plan.pricePaths.size(); ++i)
        streams["price " + plan.names.pricePaths[i]] = plan.pricePaths[i].stream;
    return streams;
}

Scenario service()
{
    Scenario s = sample();
    Workload requests = workload("online", WorkloadKind::Inference, DemandUnit::RequestsPerSecond, 4);
    requests.demand.noiseSigma = number(0.1);
    DemandEvent promotion;
    promotion.id = "promotion";
    promotion.weekSlots = {140, 141};
    promotion.factor = number(2);
    promotion.probability = number(1);
    promotion.monthUntil = 12;
    promotion.everyMonths = 3;
    requests.demand.events = {promotion};
    requests.levers = {{Lever::Kind::Cache, "cache", {}, 0.25, 0.05}};
    s.workloads.push_back(requests);
    Tranche burst = tranche("burst", Procurement::OnDemand, 0);
    burst.count = {true, 0, 1, 6};
    Tranche own = tranche("own", Procurement::Owned, 1);
    own.leadMonths = number(2.5);
    s.strategies.push_back(strategy("split", "online", {own, burst}));
    LeverUse use;
    use.id = "cache";
    use.from = 4;
    s.strategies.back().levers = {use};
    return s;
}

} // namespace

class TestCompile : public QObject {
    Q_OBJECT

private slots:
    void demandKeepsItsUnitsAndCalendar()
    {
        Scenario scenario = sample();
        for (int month = 0; month < 12; ++month)
            scenario.workloads[0].demand.season[std::size_t(month)] = month + 1;
        scenario.workloads[0].demand.noiseHalfLifeMonths = 2;
        const SimulationPlan plan = compiled(scenario);
        QCOMPARE(plan.numbers[std::size_t(plan.workloads[0].seasonBegin)], 11.0);
        QCOMPARE(plan.numbers[std::size_t(plan.workloads[0].seasonBegin + 2)], 1.0);
        QVERIFY(std::abs(plan.workloads[0].noisePersistence - std::sqrt(0.5)) < 1e-15);
        QCOMPARE(plan.workloads[0].base.base, 7300.0);
        QCOMPARE(plan.workloads[0].gpusPerJob, 8.0);
    }

    void discountFollowsTheEffectiveYearlyRate()
    {
        Scenario scenario = sample();
        SimulationPlan plan = compiled(scenario);
        QVERIFY(std::abs(plan.discountEnd[11] - 1 / 1.21) < 1e-15);
        QVERIFY(std::abs(plan.discountStart[6] - 1 / 1.1) < 1e-15);
        QVERIFY(std::abs(plan.discountRunning[0] - std::pow(1.21, -1.0 / 24)) < 1e-15);
        QCOMPARE(plan.deflator[0], 1.0);
        scenario.finance.cashTiming = CashTiming::MonthEnd;
        plan = compiled(scenario);
        QCOMPARE(plan.discountRunning[11], plan.discountEnd[11]);
    }

    void referenceGpusAreThoseOfThePoolsFirstWorkload()
    {
        Scenario scenario = sample();
        SimulationPlan plan = compiled(scenario);
        QCOMPARE(plan.tranches[0].gpusPerInstance, 8.0);
        QCOMPARE(plan.tranches[0].referenceGpusPerInstance, 16.0);
        QCOMPARE(plan.tranches[1].referenceGpusPerInstance, 8.0);
        QVERIFY(!said(notes(scenario), Severity::Note, "faster or slower"));
        scenario.strategies[0].pools[0].workloads.push_back("render");
        QVERIFY(said(notes(scenario), Severity::Note, "faster or slower"));
    }

    void equalSlotsMergeAndDaysStayApartWhereWorkIsDeferredWithinThem()
    {
        std::array<double, slotsPerWeek> day{}, flat{};
        flat.fill(1);
        for (int slot = 0; slot < slotsPerWeek; ++slot)
            day[std::size_t(slot)] = slot % 24 < 12 ? 0.5 : 1.5;
        const MergedSlots week = mergeSlots({&day, &flat}, false);
        QCOMPARE(week.hours, (std::vector<double>{84, 84}));
        QCOMPARE(week.map[13], 1);
        const MergedSlots days = mergeSlots({&day, &flat}, true);
        QCOMPARE(int(days.hours.size()), 14);
        QCOMPARE(days.hours[3], 12.0);
        QCOMPARE(days.day[3], 1);
        QCOMPARE(days.map[24 + 13], 3);
    }

    void priorityDecidesTheOrderInAPool()
    {
        Scenario scenario = sample();
        scenario.workloads[0].priority = 3;
        scenario.strategies[0].pools[0].workloads = {"train", "render"};
        const SimulationPlan plan = compiled(scenario);
        QCOMPARE(plan.poolWorkloads[0].workload, 1);
        QCOMPARE(plan.poolWorkloads[1].workload, 0);
    }

    void aTermThatHasBegunRunsToItsEnd()
    {
        Scenario scenario = sample();
        Tranche reserved = tranche("base", Procurement::Reserved, 1);
        reserved.from = 2;
        reserved.until = 5;
        reserved.termMonths = 12;
        scenario.strategies[0].pools[0].tranches = {reserved};
        QCOMPARE(compiled(scenario).tranches[0].until, 12); // the plan's end: the term would run to month 13
        scenario.months = 40;
        QCOMPARE(compiled(scenario).tranches[0].until, 13);
        QCOMPARE(compiled(scenario).tranches[0].price.base, 25.0);
    }

    void anOfferWithoutThePriceIsRefusedByPlaceAndName()
    {
        Scenario scenario = sample();
        scenario.strategies[0].pools[0].tranches = {tranche("base", Procurement::Dedicated, 1)};
        const Result<CompiledPlan> result = compilePlan(scenario);
        QVERIFY(!result.ok());
        QVERIFY(result.error().code == ErrorCode::InvalidInput);
        QCOMPARE(result.error().place, QStringLiteral("/strategies/rent/pools/pool/tranches/base"));
        QVERIFY(result.error().message.contains(QStringLiteral("big")));
        scenario.strategies[0].pools[0].tranches[0].price = number(9000);
        QCOMPARE(compiled(scenario).tranches[0].price.base, 9000.0);
    }

    void pricesFollowTheirEscalatorAndPathsAreShared()
    {
        Scenario scenario = sample();
        scenario.market.onDemandPrice.volatility = number(0.2);
        Tranche market = tranche("a", Procurement::OnDemand, 1), rate = tranche("b", Procurement::OnDemand, 1);
        market.escalator.kind = Escalator::Kind::Market;
        rate.escalator = {Escalator::Kind::Rate, number(0.03)};
        Tranche again = rate, fixed = tranche("d", Procurement::OnDemand, 1), inflation = fixed;
        again.id = "c";
        inflation.escalator.kind = Escalator::Kind::Inflation;
        scenario.strategies[0].pools[0].tranches = {market, rate, again, fixed, inflation};
        const SimulationPlan plan = compiled(scenario);
        QCOMPARE(plan.pricePaths[std::size_t(plan.tranches[0].pricePath)].moves, 1);
        QCOMPARE(plan.tranches[1].pricePath, plan.tranches[2].pricePath);
        QCOMPARE(plan.pricePaths[std::size_t(plan.tranches[1].pricePath)].drift.base, 0.03);
        QCOMPARE(plan.tranches[3].pricePath, -1);
        QCOMPARE(plan.tranches[4].pricePath, plan.head.inflationPath);
        QCOMPARE(int(plan.pricePaths.size()), 3);
    }

    void onlyNumbersThatAreUsedBecomeDraws()
    {
        Scenario scenario = sample();
        scenario.offers[0].purchasePrice = uncertain(300000, 1000, "/offers/big/purchasePrice");
        scenario.offers[0].onDemandPerHour = uncertain(40, 5, "/offers/big/onDemandPerHour");
        const SimulationPlan plan = compiled(scenario);
        QCOMPARE(plan.head.drawCount, 3); // two noises, one price; both pools share it
        QCOMPARE(plan.tranches[0].price.draw, plan.tranches[1].price.draw);
    }

    void numbersOfOneNameShareAScore()
    {
        Scenario scenario = sample();
        Strategy& first = scenario.strategies[0];
        first.staff.salaryPerYear = uncertain(1e5, 1e4, "/strategies/rent/staff/salaryPerYear", "salary");
        Strategy second = first;
        second.id = "other";
        second.staff.salaryPerYear.path = "/strategies/other/staff/salaryPerYear";
        scenario.strategies.push_back(second);
        SimulationPlan plan = compiled(scenario);
        QCOMPARE(plan.strategies[0].staff.salaryPerYear.draw, plan.strategies[1].staff.salaryPerYear.draw);
        scenario.strategies[1].staff.salaryPerYear.distribution->sd = 2e4;
        plan = compiled(scenario);
        const int a = plan.strategies[0].staff.salaryPerYear.draw, b = plan.strategies[1].staff.salaryPerYear.draw;
        QVERIFY(a != b);
        QCOMPARE(plan.draws[std::size_t(a)].stream, plan.draws[std::size_t(b)].stream);
    }

    void aCorrelationMayNameAnyNumberOfASharedDraw()
    {
        Scenario scenario = sample();
        scenario.strategies[0].staff.salaryPerYear = uncertain(1e5, 1e4, "/strategies/rent/staff/salaryPerYear", "salary");
        scenario.strategies[0].network.fixedPerMonth = uncertain(100, 10, "/strategies/rent/network/fixedPerMonth");
        scenario.strategies.push_back(scenario.strategies[0]); // a duplicate keeps its draws
        scenario.strategies[1].id = "copy";
        scenario.strategies[1].staff.salaryPerYear.path = "/strategies/copy/staff/salaryPerYear";
        for (const char* salary : {"salary", "/strategies/rent/staff/salaryPerYear", "/strategies/copy/staff/salaryPerYear"}) {
            scenario.correlations = {{salary, "/strategies/rent/network/fixedPerMonth", 0.5}};
            QVERIFY2(!said(notes(scenario), Severity::Note, "has no effect"), salary);
            QCOMPARE(compiled(scenario).head.correlatedDraws, 2);
        }
        scenario.correlations = {{"salary", "/strategies/copy/staff/salaryPerYear", 0.5}};
        QVERIFY(said(notes(scenario), Severity::Note, "has no effect"));
    }

    void addingAStrategyOrReorderingWorkloadsChangesNoOtherDraw()
    {
        for (std::uint64_t seed = 1; seed <= 6; ++seed) {
            Scenario scenario = randomScenario(seed);
            const auto before = streamsByPath(compiled(scenario));
            Scenario extended = scenario;
            extended.strategies.push_back(scenario.strategies.front());
            extended.strategies.back().id = "added";
            extended.strategies.back().softwarePerGpuYear = uncertain(100, 5, "/strategies/added/softwarePerGpuYear");
            std::reverse(extended.workloads.begin(), extended.workloads.end());
            const auto after = streamsByPath(compiled(extended));
            for (const auto& [path, stream] : before)
                QCOMPARE(after.at(path), stream);
            QCOMPARE(after.size(), before.size() + 1);
        }
    }

    void everyStreamIsItsOwn()
    {
        for (std::uint64_t seed = 1; seed <= 6; ++seed) {
            const SimulationPlan plan = compiled(randomScenario(seed));
            std::map<std::uint32_t, std::string> owner;
            for (std::size_t i = 0; i < plan.draws.size(); ++i) {
                const auto [known, added] = owner.try_emplace(plan.draws[i].stream, plan.names.draws[i].label);
                QVERIFY(added || known->second == plan.names.draws[i].label);
            }
            for (const kernel::Workload& workload : plan.workloads)
                QVERIFY(workload.noiseStream == 0 || owner.try_emplace(workload.noiseStream, "noise").second);
            for (const kernel::Event& event : plan.events)
                QVERIFY(owner.try_emplace(event.stream, "event").second);
            for (const kernel::PricePath& path : plan.pricePaths) {
                QVERIFY(path.stream == 0 || owner.try_emplace(path.stream, "price").second);
                QVERIFY(path.jumpStream == 0 || owner.try_emplace(path.jumpStream, "jump").second);
            }
        }
    }

    void collidingNamesAreToldApart()
    {
        // Among 200,000 names of 32-bit hashes, about five collisions are to be expected.
        StreamRegister streams;
        std::map<std::uint32_t, int> seen;
        for (int pass = 0; pass < 2; ++pass) {
            for (int i = 0; i < 200000; ++i) {
                const std::uint32_t stream = streams.stream(kernel::DrawStream, std::to_string(i));
                if (pass == 1)
                    QCOMPARE(++seen[stream], 1);
            }
            streams.resolve();
        }
    }

    void thePlanHashSeesEveryChangeAndNothingElse()
    {
        const Scenario scenario = service();
        const std::string hash = compiled(scenario).hash;
        QCOMPARE(int(hash.size()), 64);
        QCOMPARE(compiled(scenario).hash, hash);
        const auto changed = [&](auto change) {
            Scenario other = scenario;
            change(other);
            return compiled(other).hash != hash;
        };
        QVERIFY(changed([](Scenario& s) { s.seed += 1; }));
        QVERIFY(changed([](Scenario& s) { s.measure = Measure::CVaR95; }));
        QVERIFY(changed([](Scenario& s) { s.workloads[2].service.variability = 2; }));
        QVERIFY(changed([](Scenario& s) { s.strategies[0].id = "renamed"; }));
        QVERIFY(changed([](Scenario& s) { s.offers[0].onDemandPerHour.value += 0.01; }));
        QVERIFY(!changed([](Scenario& s) { s.name.texts["en"] = "Another name"; }));
    }

    void servicePoolsHaveATableForEveryReachableRegime()
    {
        const Scenario scenario = service();
        const SimulationPlan plan = compiled(scenario);
        const kernel::Pool& pool = plan.pools[2];
        QCOMPARE(pool.form, int(kernel::ServicePool));
        QCOMPARE(plan.integers[std::size_t(pool.leverStateBegin + 2)], 0);
        QCOMPARE(plan.integers[std::size_t(pool.leverStateBegin + 3)], 1);
        // Two tranches, two lever states, with and without the event. The owned one arrives after 2.5 months.
        for (int state = 0; state < 2; ++state) {
            for (int event = 0; event < 2; ++event) {
                const std::int32_t* tables = plan.integers.data() + pool.regimeBegin + (state * 2 + event) * 4;
                QCOMPARE(tables[0], -1);
                QCOMPARE(tables[1], -1);
                QVERIFY(tables[2] >= 0);
                QVERIFY(tables[3] >= 0);
            }
        }
        QCOMPARE(int(plan.serviceTables.size()), 8);
        QCOMPARE(int(plan.serviceNodes.size()), plan.head.nodeCount);
        QCOMPARE(int(plan.nodeOwner.size()), plan.head.nodeCount);
        QCOMPARE(plan.nodeOwner.front()[0], 1);
        QCOMPARE(plan.nodeOwner.front()[1], 2);
        for (const kernel::ServiceTable& table : plan.serviceTables) {
            const double low = std::exp(table.logLoadLow), high = low * std::exp(table.logLoadStep * (table.loadNodes - 1));
            QVERIFY(low < 8 * std::exp(-0.45) / 7.99 && high > 8 * std::exp(0.445) * 7.99);
        }
    }

    void aTrancheOfZeroSizeChangesNoTable()
    {
        Scenario scenario = service();
        const SimulationPlan without = compiled(scenario);
        scenario.strategies[1].pools[0].tranches.push_back(tranche("none", Procurement::OnDemand, 0));
        const SimulationPlan with = compiled(scenario);
        QCOMPARE(with.serviceTables.size(), without.serviceTables.size());
        const std::int32_t* tables = with.integers.data() + with.pools[2].regimeBegin;
        for (int mask = 2; mask < 4; ++mask) {
            QVERIFY(tables[mask] >= 0);
            QCOMPARE(tables[mask], tables[4 + mask]); // whether or not it counts as standing
        }
    }

    void lateAndThinSupplyIsSaid()
    {
        Scenario scenario = sample();
        QVERIFY(!said(notes(scenario), Severity::Warning, "goes unserved"));
        scenario.workloads[0].demand.base.value = 730 * 17;
        QVERIFY(said(notes(scenario), Severity::Warning, "asked for 17.0 GPUs on average and has 16.0"));
        Tranche own = tranche("own", Procurement::Owned, 2);
        own.leadMonths = number(2.2);
        scenario.strategies[0].pools[0].tranches = {own};
        QVERIFY(said(notes(scenario), Severity::Warning, "serves from month 4. In 3 of the months between"));
        Tranche bridge = tranche("bridge", Procurement::OnDemand, 2);
        bridge.until = 3;
        scenario.strategies[0].pools[0].tranches.push_back(bridge);
        QVERIFY(!said(notes(scenario), Severity::Warning, "months between"));
        scenario.strategies[0].pools[0].tranches[1].until = 2;
        QVERIFY(said(notes(scenario), Severity::Warning, "In 1 of the months between"));
        scenario.strategies[0].pools[0].tranches[1].procurement = Procurement::Reserved; // its term runs on
        QVERIFY(!said(notes(scenario), Severity::Warning, "months between"));
    }

    void randomScenariosCompile()
    {
        for (std::uint64_t seed = 100; seed < 120; ++seed) {
            const Result<CompiledPlan> result = compilePlan(randomScenario(seed));
            QVERIFY2(result.ok(), result.ok() ? "" : qPrintable(result.error().message));
            QVERIFY(std::all_of(result->plan.numbers.begin(), result->plan.numbers.end(),
                                [](double value) { return std::isfinite(value); }));
        }
    }
};

QTEST_APPLESS_MAIN(TestCompile)
#include "tst_compile.moc"
