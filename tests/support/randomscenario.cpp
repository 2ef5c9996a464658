// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "tests/support/randomscenario.h"

#include <algorithm>
#include <cmath>
#include <random>

namespace rackrate {

namespace {

class Maker {
public:
    explicit Maker(std::uint64_t seed) : m_bits(seed) {}

    Scenario scenario()
    {
        Scenario s;
        s.id = "random";
        s.name.texts["en"] = "Random";
        s.months = whole(4, 30);
        s.startMonth = whole(1, 12);
        s.hoursPerMonth = pick({730.0, 720.0, 0.0});
        s.finance.discountRate = between(0, 0.15);
        s.finance.inflation = between(0, 0.05);
        s.finance.horizonEnd = chance(0.5) ? HorizonEnd::Continue : HorizonEnd::Stop;
        s.finance.cashTiming = chance(0.7) ? CashTiming::MidMonth : CashTiming::MonthEnd;
        m_months = s.months;
        s.market.onDemandPrice = process("/market/onDemandPrice");
        s.market.hardwarePrice = process("/market/hardwarePrice");
        s.market.electricityPrice = process("/market/electricityPrice");
        s.market.electricityPerKilowattHour = number("/market/electricityPrice/base", 0.05, 0.3);
        for (int i = 0; i < 2; ++i)
            s.offers.push_back(offer("offer-" + std::to_string(i)));
        const int batches = whole(1, 3);
        for (int i = 0; i < batches; ++i)
            s.workloads.push_back(batch("batch-" + std::to_string(i), i + 1));
        if (chance(0.5))
            s.workloads.push_back(online("online"));
        const int strategies = whole(1, 3);
        for (int i = 0; i < strategies; ++i)
            s.strategies.push_back(strategy("strategy-" + std::to_string(i), s));
        s.baseline = s.strategies.front().id;
        if (chance(0.5))
            s.correlations.push_back({"/market/onDemandPrice/drift", "/market/hardwarePrice/drift", between(-0.8, 0.8)});
        keepKnownCorrelations(s);
        return s;
    }

private:
    double unit() { return double(m_bits() >> 11) / 9007199254740992.0; }
    double between(double low, double high) { return low + (high - low) * unit(); }
    int whole(int low, int high) { return std::min(high, low + int(unit() * (high - low + 1))); }
    bool chance(double p) { return unit() < p; }
    double pick(std::initializer_list<double> values) { return *(values.begin() + whole(0, int(values.size()) - 1)); }

    static Number plain(double value)
    {
        Number n;
        n.value = value;
        return n;
    }

    Number number(const std::string& path, double low, double high)
    {
        Number n = plain(between(low, high));
        n.path = path;
        n.minimum = std::min(low, n.value * 0.1);
        n.maximum = high * 10;
        if (chance(0.35))
            n.distribution = distribution(n.value, std::max(1e-6, (high - low) / 6));
        return n;
    }

    Distribution distribution(double centre, double spread)
    {
        Distribution d;
        d.low = centre - spread;
        d.mode = centre;
        d.high = centre + 2 * spread;
        switch (whole(0, 5)) {
        case 0: d.family = Distribution::Family::Uniform; break;
        case 1: d.family = Distribution::Family::Triangular; break;
        case 2: d.family = Distribution::Family::Pert; break;
        case 3:
            d.family = Distribution::Family::Normal;
            d.mean = centre;
            d.sd = spread;
            break;
        case 4:
            d.family = centre > 0 ? Distribution::Family::LogNormal : Distribution::Family::Normal;
            d.mean = centre;
            d.sd = spread;
            break;
        default:
            d.family = Distribution::Family::Discrete;
            d.values = {d.low, centre, d.high};
            d.weights = {0.25, 0.5, 0.25};
        }
        return d;
    }

    PriceProcess process(const std::string& path)
    {
        PriceProcess p;
        p.drift = number(path + "/drift", -0.2, 0.2);
        p.drift.minimum = -0.9;
        p.drift.maximum = 1;
        p.volatility = plain(chance(0.5) ? between(0.02, 0.3) : 0);
        p.jumpsPerYear = plain(chance(0.3) ? between(0.1, 1.0) : 0);
        p.jumpSize = plain(between(-0.4, 0.4));
        return p;
    }

    Offer offer(const std::string& id)
    {
        Offer o;
        const std::string path = "/offers/" + id;
        o.id = id;
        o.gpus = int(pick({1, 4, 8}));
        o.throughput[WorkloadKind::Training] = between(0.5, 2.5);
        o.throughput[WorkloadKind::Inference] = between(0.5, 2.5);
        o.onDemandPerHour = number(path + "/onDemandPerHour", 1, 30);
        o.reserved12PerHour = number(path + "/reserved12PerHour", 1, 20);
        o.reserved36PerHour = number(path + "/reserved36PerHour", 1, 12);
        o.rentPerMonth = number(path + "/rentPerMonth", 500, 8000);
        o.purchasePrice = number(path + "/purchasePrice", 5000, 300000);
        o.loadKilowatt = between(1, 12);
        o.idleKilowatt = o.loadKilowatt * between(0.1, 0.5);
        o.depreciationMonths = whole(12, 60);
        return o;
    }

    Demand demand(const std::string& path)
    {
        Demand d;
        d.season.fill(1);
        if (chance(0.4))
            for (double& factor : d.season)
                factor = between(0.7, 1.3);
        double sum = 0;
        const int shape = whole(0, 2);
        for (int slot = 0; slot < slotsPerWeek; ++slot) {
            const bool office = slot % 24 >= 8 && slot % 24 < 18 && slot / 24 < 5;
            d.week[slot] = shape == 0 ? 1 : shape == 1 ? (office ? 3 : 0.5) : 0.2 + (slot * 7 % 13) / 6.0;
            sum += d.week[slot];
        }
        for (double& factor : d.week)
            factor *= slotsPerWeek / sum;
        growth(d.growth, path + "/growth");
        d.noiseSigma = plain(chance(0.5) ? between(0.05, 0.4) : 0);
        d.noiseHalfLifeMonths = between(0.5, 6);
        d.heldPerBusy = plain(chance(0.7) ? 1 : between(1, 2));
        d.rerunShare = plain(chance(0.7) ? 0 : between(0, 0.2));
        return d;
    }

    void growth(Growth& g, const std::string& path)
    {
        g.form = Growth::Form(whole(0, 5));
        g.rate = number(path + "/rate", 0.005, 0.05);
        g.limit = plain(between(1.5, 4));
        int month = 0;
        for (int i = whole(1, 3); i > 0; --i) {
            month += whole(2, 8);
            g.knots.push_back({month, plain(between(0.6, 2))});
        }
    }

    DemandEvent event(const std::string& id)
    {
        DemandEvent e;
        e.id = id;
        e.monthFrom = whole(1, m_months);
        e.monthUntil = std::min(m_months, e.monthFrom + whole(0, 8));
        e.everyMonths = chance(0.4) ? whole(1, 4) : 0;
        e.factor = plain(between(0.3, 2));
        e.probability = plain(between(0.2, 1));
        e.lasting = chance(0.4);
        e.durationMonths = whole(1, 3);
        return e;
    }

    Workload batch(const std::string& id, int priority)
    {
        Workload w;
        const std::string path = "/workloads/" + id;
        w.id = id;
        w.kind = chance(0.6) ? WorkloadKind::Training : WorkloadKind::Rendering;
        w.priority = priority;
        w.demand = demand(path + "/demand");
        if (chance(0.5))
            w.demand.events.push_back(event("event"));
        w.deferral = DeferralWindow(whole(0, 2));
        w.parallel.gpus = int(pick({1, 4, 8}));
        w.parallel.gpuHoursPerJob = plain(between(5, 200));
        w.parallel.variability = plain(between(0, 2));
        const bool jobs = chance(0.3);
        w.demand.unit = jobs ? DemandUnit::JobsPerMonth : DemandUnit::GpuHoursPerMonth;
        w.demand.base = jobs ? number(path + "/demand/base", 5, 40) : number(path + "/demand/base", 300, 5000);
        if (chance(0.2))
            w.service.maximumWaitHours = between(1, 50);
        return w;
    }

    Workload online(const std::string& id)
    {
        Workload w;
        const std::string path = "/workloads/" + id;
        w.id = id;
        w.kind = WorkloadKind::Inference;
        w.demand = demand(path + "/demand");
        w.demand.heldPerBusy = plain(1);
        w.demand.unit = DemandUnit::RequestsPerSecond;
        w.demand.base = number(path + "/demand/base", 4, 12);
        w.service.serviceSeconds = between(0.2, 1);
        w.service.variability = pick({0, 0.5, 1});
        w.service.targetSeconds = w.service.serviceSeconds * 3;
        if (chance(0.4)) {
            DemandEvent promotion = event("promotion");
            for (int slot = 100; slot < 130; ++slot)
                promotion.weekSlots.push_back(slot);
            promotion.weeksPerMonth = 1;
            w.demand.events.push_back(promotion);
        }
        if (chance(0.4)) {
            Lever cache;
            cache.id = "cache";
            cache.hitShare = 0.25;
            cache.hitSeconds = 0.02;
            w.levers.push_back(cache);
        }
        return w;
    }

    Tranche tranche(const std::string& path, const Scenario& s, bool elastic)
    {
        Tranche t;
        t.id = path.substr(path.rfind('/') + 1);
        t.offer = s.offers[whole(0, int(s.offers.size()) - 1)].id;
        constexpr Procurement kinds[] = {Procurement::OnDemand, Procurement::Reserved, Procurement::Dedicated, Procurement::Owned,
                                         Procurement::Colocated};
        t.procurement = elastic ? Procurement::OnDemand : kinds[whole(0, 4)];
        t.count.elastic = elastic;
        t.count.fixed = whole(1, 3);
        t.count.minimum = elastic ? whole(0, 1) : 0;
        if (elastic && chance(0.6))
            t.count.maximum = whole(2, 12);
        t.from = chance(0.7) ? 1 : whole(1, m_months);
        t.until = chance(0.7) ? maximumMonths : whole(t.from, maximumMonths);
        t.price = plain(-1);
        t.escalator.kind = chance(0.6) ? Escalator::Kind::Market : chance(0.5) ? Escalator::Kind::Inflation : Escalator::Kind::Fixed;
        t.termMonths = int(pick({12, 36}));
        t.upfrontShare = number(path + "/upfrontShare", 0, 1);
        t.upfrontShare.maximum = 1;
        t.upfrontShare.minimum = 0;
        t.leadMonths = number(path + "/leadMonths", 0, 6);
        t.leadMonths.minimum = 0;
        t.readyHours = plain(between(0, 0.5));
        t.migrationCost = plain(chance(0.5) ? between(0, 5000) : 0);
        site(t.site, path + "/site");
        colocation(t.colocation, path + "/colocation");
        return t;
    }

    void site(Site& site, const std::string& path)
    {
        site.pue = number(path + "/pue", 1.1, 1.8);
        site.electricityPrice = plain(-1);
        site.spacePerMonth = plain(between(0, 500));
        site.networkShare = plain(between(0, 0.2));
        site.maintenanceShare = plain(between(0, 0.15));
        site.resaleShare = number(path + "/resaleShare", 0.1, 0.4);
        site.resaleShare.minimum = 0;
        site.resaleShare.maximum = 1;
        site.removalCost = plain(between(0, 800));
        site.fitOutCost = plain(between(0, 9000));
    }

    void colocation(ColocationContract& contract, const std::string& path)
    {
        contract.pricePerKilowattMonth = number(path + "/pricePerKilowattMonth", 120, 390);
        contract.committedKilowatt = plain(between(1, 12));
        contract.escalation = plain(between(0, 0.1));
        contract.termMonths = whole(6, 36);
        contract.setUp = plain(between(0, 4000));
        contract.exit = plain(between(0, 4000));
        contract.crossConnectPerMonth = plain(between(0, 300));
        contract.remoteHandsPerMonth = plain(between(0, 300));
        contract.meteredPower = chance(0.7);
    }

    Pool pool(const std::string& path, const Scenario& s, const std::vector<std::string>& workloads)
    {
        Pool p;
        p.id = path.substr(path.rfind('/') + 1);
        p.workloads = workloads;
        const int committed = whole(chance(0.3) ? 0 : 1, 2);
        for (int i = 0; i < committed; ++i)
            p.tranches.push_back(tranche(path + "/tranches/base-" + std::to_string(i), s, false));
        if (committed == 0 || chance(0.7))
            p.tranches.push_back(tranche(path + "/tranches/burst", s, true));
        p.autoscale.targetUtilisation = between(0.4, 0.8);
        return p;
    }

    Strategy strategy(const std::string& id, const Scenario& s)
    {
        Strategy result;
        const std::string path = "/strategies/" + id;
        result.id = id;
        std::vector<std::string> batches;
        bool online = false, cache = false;
        for (const Workload& w : s.workloads) {
            if (w.demand.unit == DemandUnit::RequestsPerSecond) {
                online = true;
                cache = !w.levers.empty();
            } else {
                batches.push_back(w.id);
            }
        }
        if (online) {
            const bool shared = batches.size() > 1 && chance(0.4);
            std::vector<std::string> members{"online"};
            if (shared) {
                members.push_back(batches.back());
                batches.pop_back();
            }
            Pool p = pool(path + "/pools/online", s, members);
            p.sharing.shared = shared;
            if (shared) {
                p.sharing.holder = members.back();
                p.sharing.dayShare = between(0.2, 0.5);
                p.sharing.nightShare = between(0.3, 0.8);
                p.sharing.interference = between(0, 0.3);
            }
            result.pools.push_back(p);
            if (cache && chance(0.7)) {
                LeverUse use;
                use.id = "cache";
                use.from = whole(1, m_months);
                use.oneOff = plain(between(0, 5000));
                result.levers.push_back(use);
            }
        }
        if (batches.size() > 1 && chance(0.5)) {
            result.pools.push_back(pool(path + "/pools/first", s, {batches.front()}));
            batches.erase(batches.begin());
        }
        result.pools.push_back(pool(path + "/pools/rest", s, batches));
        result.staff.fullTimeEquivalents = number(path + "/staff/fullTimeEquivalents", 0, 2);
        result.staff.fullTimeEquivalents.minimum = 0;
        result.staff.salaryPerYear = plain(between(90000, 200000));
        result.staff.fullTimeEquivalentsPerOwnedGpu = plain(between(0, 0.02));
        result.storage.terabytes = plain(between(0, 100));
        result.storage.pricePerTerabyteMonth = plain(between(5, 30));
        result.storage.growthPerYear = plain(between(0, 0.5));
        result.network.fixedPerMonth = plain(between(0, 500));
        result.network.egressGigabytesPerMonth = plain(between(0, 5000));
        result.network.pricePerGigabyte = plain(between(0, 0.1));
        result.softwarePerGpuYear = plain(chance(0.3) ? between(0, 4500) : 0);
        if (chance(0.5)) {
            OneOff once;
            once.id = "once";
            once.month = whole(1, m_months);
            once.amount = plain(between(-5000, 20000));
            result.oneOff.push_back(once);
        }
        return result;
    }

    static void keepKnownCorrelations(Scenario& s)
    {
        if (!s.market.onDemandPrice.drift.uncertain() || !s.market.hardwarePrice.drift.uncertain())
            s.correlations.clear();
    }

    std::mt19937_64 m_bits;
    int m_months = 12;
};

} // namespace

Scenario randomScenario(std::uint64_t seed)
{
    return Maker(seed).scenario();
}

} // namespace rackrate
