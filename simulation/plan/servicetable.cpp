// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "simulation/plan/servicetable.h"

#include "simulation/kernel/maths.h"
#include "simulation/plan/responsetail.h"
#include "simulation/plan/serviceweek.h"

#include <algorithm>
#include <atomic>
#include <list>
#include <mutex>
#include <optional>
#include <thread>

namespace rackrate {

namespace {

constexpr std::size_t keptNodes = 60'000; ///< about 2.5 kB each
constexpr int largestWorkers = 8;

/// Shared by all nodes of a regime; read only.
struct RegimeTools {
    explicit RegimeTools(const ServiceRegime& wanted)
        : regime(wanted), facts(wanted), grid(wanted.tail), alone(grid, {facts.serviceSeconds, wanted.variability}, wanted.targetSeconds)
    {
        const ServiceLaw law(facts.serviceSeconds * (1 + wanted.interference), wanted.variability);
        if (wanted.shared && wanted.interference > 0)
            slowed.emplace(grid, law, wanted.targetSeconds);
    }
    const ServiceRegime& regime;
    RegimeFacts facts;
    LogGrid grid;
    ResponseTail alone;
    std::optional<ResponseTail> slowed; ///< while a resident job interferes
};

/// Turns settled weeks into table nodes; one per thread.
class NodeWriter {
public:
    explicit NodeWriter(const RegimeTools& tools)
        : m_tools(tools), m_week(tools.regime, tools.facts), m_alone(tools.grid, tools.regime.timeoutSeconds),
          m_slowed(tools.grid, tools.regime.timeoutSeconds), m_responses(tools.grid.times().size(), 0.0)
    {
    }
    void write(double load, const HolderWeek& holder, double* columns, ServiceNode& node)
    {
        m_week.run(load, holder);
        double offered = 0, lost = 0, response = 0;
        std::fill(columns, columns + kernel::serviceColumnCount, 0.0);
        m_alone.clear();
        m_slowed.clear();
        for (const SlotAnswer& answer : m_week.answers()) {
            if (answer.hours == 0)
                continue;
            const double requests = answer.requests * answer.hours;
            offered += requests;
            lost += requests * answer.lost;
            response += requests * (1 - answer.lost) * (answer.wait + answer.service);
            gatherWaits(answer);
            gatherUse(answer, columns);
        }
        writeResponse(offered, lost, response, columns, node);
        columns[kernel::HolderServedColumn] = holder.servedShare;
        columns[kernel::HolderCapacityColumn] =
            holder.meanQuota * m_tools.regime.holderGpusPerJob * m_tools.facts.speed;
        for (int slot = 0; slot < 168; ++slot) {
            const SlotAnswer& answer = m_week.answers()[std::size_t(m_week.answerOf(slot))];
            node.busy[slot] = float(answer.busyGpus);
            node.paid[slot] = float(answer.paidGpus);
        }
    }

private:
    void gatherWaits(const SlotAnswer& answer)
    {
        const double arrivals = answer.requests * 3600;
        for (const SlotAnswer::Part& part : answer.parts) {
            const double kept = arrivals > 0 ? 1 - part.hour.lost / arrivals : 0;
            (part.slowed ? m_slowed : m_alone).add(part.hour, answer.requests * answer.hours * part.share * kept);
        }
    }
    static void gatherUse(const SlotAnswer& answer, double* columns)
    {
        const double share = answer.hours / 168.0;
        columns[kernel::BusyColumn] += share * answer.busyReference;
        columns[kernel::BusyGpusColumn] += share * answer.busyGpus;
        columns[kernel::CommittedUseColumn] += share * answer.committedUse;
        for (int tranche = 0; tranche < 8; ++tranche)
            columns[kernel::ElasticColumn + tranche] += share * answer.instances[tranche];
    }
    void writeResponse(double offered, double lost, double response, double* columns, ServiceNode& node)
    {
        const ServiceRegime& regime = m_tools.regime;
        const double hits = regime.hitShare, queued = 1 - hits, weight = m_alone.weight() + m_slowed.weight();
        const double lostShare = offered > 0 ? lost / offered : 0, kept = offered > lost ? response / (offered - lost) : 0;
        const double servedQueued = queued * (1 - lostShare), served = hits + servedQueued;
        columns[kernel::LostColumn] = queued * lostShare;
        columns[kernel::MeanResponseColumn] =
            served > 0 ? (hits * regime.hitSeconds + servedQueued * kept) / served : regime.timeoutSeconds;
        node.meanResponseSeconds = columns[kernel::MeanResponseColumn];

        const double aboveTarget = gatherResponses();
        const double above = weight > 0 && regime.targetSeconds > 0 ? aboveTarget / weight : 0;
        const double slowHits = regime.targetSeconds > 0 && regime.hitSeconds > regime.targetSeconds ? hits : 0;
        columns[kernel::MissColumn] = slowHits + servedQueued * above + queued * lostShare;

        node.tail.resize(m_responses.size());
        for (std::size_t i = 0; i < node.tail.size(); ++i) {
            const double tail = weight > 0 ? m_responses[i] / weight : 0;
            const double hitTail = m_tools.grid.times()[i] < regime.hitSeconds ? hits : 0;
            node.tail[i] = served > 0 ? float((hitTail + servedQueued * tail) / served) : 1.0F;
        }
    }
    /// Fills m_responses; returns the weight of responses above the target.
    double gatherResponses()
    {
        std::fill(m_responses.begin(), m_responses.end(), 0.0);
        double above = 0;
        const auto gather = [&](const ResponseTail& response, WaitMixture& mixture) {
            const std::vector<double>& waits = mixture.tail();
            response.addTo(m_responses, waits, mixture.weight());
            above += response.aboveTarget(waits, mixture.weight());
        };
        gather(m_tools.alone, m_alone);
        if (m_slowed.weight() > 0)
            gather(*m_tools.slowed, m_slowed);
        return above;
    }

    const RegimeTools& m_tools;
    ServiceWeek m_week;
    WaitMixture m_alone, m_slowed;
    std::vector<double> m_responses; ///< weight above the grid's times
};

constexpr int coarseStep = 8;

/// Load nodes with a week of their own in one row of the table: all where demand can lie, else every eighth and the last.
std::vector<int> exactLoads(const ServiceRegime& regime, int row)
{
    const bool fineRow = row >= regime.holder.fineBegin && row < regime.holder.fineEnd;
    std::vector<int> loads;
    for (int load = 0; load < regime.logLoad.nodes; ++load) {
        const bool fine = fineRow && load >= regime.logLoad.fineBegin && load < regime.logLoad.fineEnd;
        if (fine || load % coarseStep == 0 || load == regime.logLoad.nodes - 1)
            loads.push_back(load);
    }
    return loads;
}

/// Node `to` between two neighbours that were computed.
void interpolate(ServiceAnswer& answer, int from, int until, int to)
{
    const double share = double(to - from) / (until - from);
    const double* a = answer.columns.data() + std::size_t(from) * kernel::serviceColumnCount;
    const double* b = answer.columns.data() + std::size_t(until) * kernel::serviceColumnCount;
    double* columns = answer.columns.data() + std::size_t(to) * kernel::serviceColumnCount;
    for (int i = 0; i < kernel::serviceColumnCount; ++i)
        columns[i] = a[i] + share * (b[i] - a[i]);
    const ServiceNode &first = answer.nodes[std::size_t(from)], &second = answer.nodes[std::size_t(until)];
    ServiceNode& node = answer.nodes[std::size_t(to)];
    node.meanResponseSeconds = columns[kernel::MeanResponseColumn];
    node.tail.resize(first.tail.size());
    const auto mix = [share = float(share)](float x, float y) { return x + share * (y - x); };
    std::transform(first.tail.begin(), first.tail.end(), second.tail.begin(), node.tail.begin(), mix);
    std::transform(first.busy.begin(), first.busy.end(), second.busy.begin(), node.busy.begin(), mix);
    std::transform(first.paid.begin(), first.paid.end(), second.paid.begin(), node.paid.begin(), mix);
}

bool isCancelled(const CompileEffort& effort)
{
    return effort.cancelled && effort.cancelled->load(std::memory_order_relaxed);
}

/// Incomplete when cancelled.
ServiceAnswer computed(const ServiceRegime& regime, const CompileEffort& effort)
{
    const RegimeTools tools(regime);
    const int rowNodes = regime.logLoad.nodes, count = regime.holder.nodes * rowNodes;
    std::vector<HolderWeek> holders;
    std::vector<int> exact;
    for (int row = 0; row < regime.holder.nodes; ++row) {
        holders.emplace_back(regime, tools.facts, regime.holder.low + row * regime.holder.step);
        for (const int load : exactLoads(regime, row))
            exact.push_back(row * rowNodes + load);
    }
    ServiceAnswer answer;
    answer.columns.resize(std::size_t(count) * kernel::serviceColumnCount);
    answer.nodes.resize(std::size_t(count));

    std::atomic<std::size_t> next{0};
    const auto work = [&] {
        NodeWriter writer(tools);
        for (std::size_t i = next++; i < exact.size() && !isCancelled(effort); i = next++) {
            const int node = exact[i];
            const double load = kernel::exponential(regime.logLoad.low + node % rowNodes * regime.logLoad.step);
            writer.write(load, holders[std::size_t(node / rowNodes)],
                         answer.columns.data() + std::size_t(node) * kernel::serviceColumnCount,
                         answer.nodes[std::size_t(node)]);
        }
    };
    std::vector<std::thread> threads;
    const int wanted = effort.threads > 0 ? effort.threads : int(std::thread::hardware_concurrency());
    const int workers = std::clamp(wanted, 1, largestWorkers);
    for (int worker = 1; worker < workers; ++worker)
        threads.emplace_back(work);
    work();
    for (std::thread& thread : threads)
        thread.join();
    if (isCancelled(effort))
        return {};
    for (std::size_t i = 1; i < exact.size(); ++i) {
        for (int node = exact[i - 1] + 1; node < exact[i]; ++node)
            interpolate(answer, exact[i - 1], exact[i], node);
    }
    return answer;
}

/// The answers asked for most recently.
class AnswerCache {
public:
    std::shared_ptr<const ServiceAnswer> find(const ServiceRegime& regime)
    {
        const std::lock_guard lock(m_mutex);
        const auto found =
            std::find_if(m_entries.begin(), m_entries.end(), [&](const Entry& e) { return e.regime == regime; });
        if (found == m_entries.end())
            return nullptr;
        m_entries.splice(m_entries.begin(), m_entries, found);
        return found->answer;
    }
    void keep(const ServiceRegime& regime, std::shared_ptr<const ServiceAnswer> answer)
    {
        const std::lock_guard lock(m_mutex);
        m_nodes += answer->nodes.size();
        m_entries.push_front({regime, std::move(answer)});
        while (m_nodes > keptNodes && m_entries.size() > 1) {
            m_nodes -= m_entries.back().answer->nodes.size();
            m_entries.pop_back();
        }
    }

private:
    struct Entry {
        ServiceRegime regime;
        std::shared_ptr<const ServiceAnswer> answer;
    };
    std::mutex m_mutex;
    std::list<Entry> m_entries;
    std::size_t m_nodes = 0;
};

} // namespace

std::shared_ptr<const ServiceAnswer> serviceAnswer(const ServiceRegime& regime, const CompileEffort& effort)
{
    static AnswerCache cache;
    if (auto known = cache.find(regime))
        return known;
    auto answer = std::make_shared<const ServiceAnswer>(computed(regime, effort));
    if (isCancelled(effort))
        return nullptr;
    cache.keep(regime, answer);
    return answer;
}

} // namespace rackrate
