// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "simulation/plan/serviceweek.h"

#include "simulation/kernel/maths.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace rackrate {

namespace {

constexpr double smallestShare = 1e-5;    ///< of a number of resident jobs that is looked at
constexpr double smallestReplicas = 1e-3; ///< below: nothing is served
constexpr double settled = 1e-6;          ///< relative difference of a carried state that does not count

// What an autoscaler sees and remembers, see servicetable.h.
constexpr double windowSeconds = 60;
constexpr int windowsKept = 6;                   ///< the latest and those of 300 s of stabilisation
constexpr double largestOfWindows = 1.267206361; ///< expected maximum of six standard normal numbers
constexpr double widestSpread = 8;               ///< standard deviations beyond which a window does not count
constexpr double mostInstances = 1e15;

/// What instances of one size are wanted for, in instances: mean and standard deviation of what a window shows, and the chance
/// that it shows a request at all.
struct InstanceNeed {
    double mean = 0, deviation = 0, chanceOfAny = 0;
};

/// Chance that at least one of the windows kept asks for more than `instances`.
double chanceOfMore(const InstanceNeed& need, double instances)
{
    const double margin = need.mean - instances;
    const double one = need.deviation > 0 ? kernel::normalCdf(margin / need.deviation) : margin > 1e-9 ? 1.0 : 0.0;
    const double none = 1 - std::min(one, need.chanceOfAny);
    double noneAtAll = 1;
    for (int i = 0; i < windowsKept; ++i)
        noneAtAll *= none;
    return 1 - noneAtAll;
}

/// E[clip(ceil(largest of the windows), minimum, maximum)] = minimum + the chances of more than k, k = minimum .. maximum - 1.
/// Beyond a deviation of one instance only the mean of the largest matters, not where it lies between two whole numbers.
double expectedInstances(InstanceNeed need, double minimum, double maximum)
{
    const double deviation = std::min(need.deviation, 1.0);
    need.mean = std::min(need.mean + largestOfWindows * (need.deviation - deviation), mostInstances); // whole numbers to count by
    need.deviation = deviation;
    const double spread = widestSpread * deviation;
    const double certain = kernel::floorOf(std::clamp(need.mean - spread, minimum, std::min(maximum, mostInstances)));
    double instances = certain;
    for (double k = certain; k < maximum && k < need.mean + spread; ++k)
        instances += chanceOfMore(need, k);
    return instances;
}

bool alike(double a, double b) { return kernel::magnitude(a - b) <= settled * (1 + kernel::magnitude(b)); }

bool alike(const HourState& a, const HourState& b) { return alike(a.backlog, b.backlog) && alike(a.inSystem, b.inSystem); }

} // namespace

RegimeFacts::RegimeFacts(const ServiceRegime& regime)
{
    double gpus = 0, reference = 0;
    for (const ServiceRegime::Supply& supply : regime.supply) {
        const double instances = supply.elastic ? 1 : supply.instances;
        gpus += instances * supply.gpus;
        reference += instances * supply.referenceGpus;
        if (!supply.elastic) {
            committedGpus += instances * supply.gpus;
            committedReference += instances * supply.referenceGpus;
        }
    }
    speed = gpus > 0 ? reference / gpus : 1;
    serviceSeconds = regime.serviceSeconds / speed;
    for (int slot = 0; slot < 168; ++slot)
        quota[slot] = regime.shared ? std::floor(regime.holderShare[slot] * committedGpus / regime.holderGpusPerJob + 1e-9) : 0;
}

HolderHours::HolderHours(const ServiceRegime& regime, const RegimeFacts& facts, double referenceGpus)
{
    const double jobs = regime.shared ? referenceGpus / (facts.speed * regime.holderGpusPerJob) : 0;
    double waiting = 0, asked = 0, served = 0;
    for (int hour = 0; hour < 2 * 168; ++hour) {
        const int slot = hour % 168;
        const double quota = facts.quota[slot];
        // Work that found the quota full waits for the next hour and asks again, together with the new work.
        const double load = jobs * regime.holderDemand[slot] + waiting;
        waiting = std::max(load - quota, 0.0);
        if (hour < 168)
            continue;
        asked += jobs * regime.holderDemand[slot];
        heldJobs[slot] = std::min(load, quota);
        served += heldJobs[slot];
    }
    servedShare = asked > 0 ? std::min(1.0, served / asked) : 1;
}

HolderWeek::HolderWeek(const ServiceRegime& regime, const RegimeFacts& facts, double referenceGpus)
    : meanJobs(HolderHours(regime, facts, referenceGpus).heldJobs)
{
    std::map<std::pair<double, double>, int> known;
    for (int slot = 0; slot < 168; ++slot) {
        const double quota = facts.quota[slot];
        meanQuota += quota / 168.0;
        const auto [found, added] = known.try_emplace({meanJobs[slot], quota}, int(resident.size()));
        if (added)
            resident.push_back(residentJobs(meanJobs[slot], quota));
        which[slot] = found->second;
    }
    std::map<std::pair<double, int>, int> kindOf;
    for (int slot = 0; slot < 168; ++slot)
        kind[slot] = kindOf.try_emplace({regime.demand[slot], which[slot]}, int(kindOf.size())).first->second;
    kinds = int(kindOf.size());
}

ServiceWeek::ServiceWeek(const ServiceRegime& regime, const RegimeFacts& facts) : m_regime(regime), m_facts(facts) {}

void ServiceWeek::supply(double offered, double held, SlotAnswer& answer) const
{
    const double perRequest = m_regime.serviceSeconds * m_regime.gpusPerReplica / m_regime.targetUtilisation;
    const double requests = offered / m_regime.targetUtilisation / perRequest; // per second
    double need = offered / m_regime.targetUtilisation + held - m_facts.committedReference;
    const double deviation = perRequest * kernel::squareRoot(requests / windowSeconds);
    const double chanceOfAny = 1 - kernel::exponential(-requests * windowSeconds);
    answer.paidReference = m_facts.committedReference;
    answer.paidGpus = m_facts.committedGpus;
    for (const ServiceRegime::Supply& supply : m_regime.supply) {
        if (!supply.elastic)
            continue;
        const double gpus = supply.referenceGpus;
        const double instances = expectedInstances({need / gpus, deviation / gpus, chanceOfAny}, supply.minimum, supply.maximum);
        answer.instances[supply.tranche] = instances;
        answer.paidReference += instances * gpus;
        answer.paidGpus += instances * supply.gpus;
        need -= supply.maximum * gpus; // below 0: the next tranche stands idle
    }
}

SlotAnswer ServiceWeek::hour(double load, int slot, const HolderWeek& holder, const HourState& state) const
{
    SlotAnswer answer;
    const double queued = 1 - m_regime.hitShare, held = holder.meanJobs[slot] * m_regime.holderGpusPerJob * m_facts.speed;
    const double offered = load * m_regime.demand[slot] * queued; // reference GPUs
    supply(offered, held, answer);
    answer.requests = offered / (m_regime.serviceSeconds * m_regime.gpusPerReplica);
    const std::vector<ResidentLevel>& resident = holder.resident[holder.which[slot]];
    double served = 0, lost = 0, busy = 0, seen = 0;
    for (const ResidentLevel& level : resident) {
        if (level.share < smallestShare)
            continue;
        const bool slowed = level.jobs > 0 && m_regime.interference > 0;
        const double gpus = answer.paidReference / m_facts.speed - level.jobs * m_regime.holderGpusPerJob;
        const double seconds = m_facts.serviceSeconds * (slowed ? 1 + m_regime.interference : 1);
        SlotAnswer::Part part{level.share, slowed, {}};
        HourState next{0, 0};
        const HourInput input{answer.requests, gpus / m_regime.gpusPerReplica, seconds, m_regime.variability, m_regime.timeoutSeconds};
        if (input.replicas < smallestReplicas) {
            part.hour.lost = answer.requests * 3600;
        } else {
            next = state;
            part.hour = advanceHour(next, input);
        }
        const double arrivals = answer.requests * 3600;
        const double kept = part.share * (arrivals > 0 ? 1 - part.hour.lost / arrivals : 1);
        seen += part.share;
        served += kept;
        lost += part.share - kept;
        busy += part.share * part.hour.busyReplicas;
        answer.wait += kept * part.hour.wait;
        answer.service += kept * seconds;
        answer.next.inSystem += part.share * next.inSystem;
        answer.next.backlog += part.share * next.backlog;
        answer.parts.push_back(part);
    }
    answer.lost = lost / seen;
    answer.wait = served > 0 ? answer.wait / served : m_regime.timeoutSeconds;
    answer.service = served > 0 ? answer.service / served : m_facts.serviceSeconds;
    answer.busyReference = busy / seen * m_regime.gpusPerReplica * m_facts.speed;
    if (answer.paidReference > 0)
        answer.busyGpus = (answer.busyReference + held) * answer.paidGpus / answer.paidReference;
    answer.next.inSystem /= seen;
    answer.next.backlog /= seen;
    const double committed = m_facts.committedReference;
    answer.committedUse = committed > 0 ? std::min(1.0, (answer.busyReference + held) / committed) : 0;
    return answer;
}

void ServiceWeek::pass(double load, const HolderWeek& holder, HourState& state)
{
    for (SlotAnswer& answer : m_answers)
        answer.hours = 0;
    for (int slot = 0; slot < 168; ++slot) {
        Carried& carried = m_carried[std::size_t(holder.kind[slot])];
        if (carried.answer < 0 || !alike(state, carried.from)) {
            carried = {int(m_answers.size()), state};
            m_answers.push_back(hour(load, slot, holder, state));
        }
        SlotAnswer& answer = m_answers[std::size_t(carried.answer)];
        answer.hours += 1;
        m_answerOf[slot] = carried.answer;
        state = answer.next;
    }
}

void ServiceWeek::run(double load, const HolderWeek& holder)
{
    m_answers.clear();
    m_carried.assign(std::size_t(holder.kinds), {});
    // In the hour before the first, as many are in the system as are served at once, and nobody waits.
    const double last = load * m_regime.demand[167] * (1 - m_regime.hitShare);
    SlotAnswer before;
    supply(last, holder.meanJobs[167] * m_regime.holderGpusPerJob * m_facts.speed, before);
    const HourState begin{std::min(last, before.paidReference) / (m_regime.gpusPerReplica * m_facts.speed), 0};
    HourState state = begin;
    pass(load, holder, state);
    if (!alike(state, begin))
        pass(load, holder, state);
}

} // namespace rackrate
