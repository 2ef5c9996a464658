// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "simulation/plan/servicetable.h"

#include "simulation/kernel/maths.h"
#include "simulation/plan/responsetail.h"
#include "simulation/plan/servicenodecache.h"
#include "simulation/plan/serviceweek.h"

#include <QCryptographicHash>

#include <algorithm>
#include <atomic>
#include <list>
#include <map>
#include <mutex>
#include <optional>
#include <thread>

namespace rackrate {

namespace {

constexpr std::size_t keptTableNodes = 200'000; ///< about 170 bytes each, besides what they are made of
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

/// Load nodes with a week of their own in one row of the table: all where demand can lie, else every eighth and the last.
std::vector<int> exactLoads(const ServiceRegime& regime, int row)
{
    const bool fineRow = row >= regime.holder.fineBegin && row < regime.holder.fineEnd;
    std::vector<int> loads;
    for (int load = 0; load < regime.logLoad.nodes; ++load) {
        const bool fine = fineRow && load >= regime.logLoad.fineBegin && load < regime.logLoad.fineEnd;
        if (fine || load % ServiceRegime::coarseStep == 0 || load == regime.logLoad.nodes - 1)
            loads.push_back(load);
    }
    return loads;
}

bool isCancelled(const CompileEffort& effort)
{
    return effort.cancelled && effort.cancelled->load(std::memory_order_relaxed);
}

template <class T>
void addBytes(QCryptographicHash& hash, const T* values, std::size_t count)
{
    hash.addData({reinterpret_cast<const char*>(values), qsizetype(count * sizeof(T))});
}

QByteArray digestOf(const WorkedOutNode& worked)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    addBytes(hash, worked.columns.data(), worked.columns.size());
    addBytes(hash, &worked.node.meanResponseSeconds, 1);
    addBytes(hash, worked.node.tail.data(), worked.node.tail.size());
    addBytes(hash, worked.node.busy.data(), worked.node.busy.size());
    addBytes(hash, worked.node.paid.data(), worked.node.paid.size());
    return hash.result();
}

/// The nodes of a table that have a week of their own.
struct ExactNodes {
    std::vector<int> places; ///< in the table, rising
    std::vector<NodeLoad> loads;
    std::vector<ServiceNodeCache::Node> nodes;

    explicit ExactNodes(const ServiceRegime& regime)
    {
        for (int row = 0; row < regime.holder.nodes; ++row) {
            for (const int load : exactLoads(regime, row)) {
                places.push_back(row * regime.logLoad.nodes + load);
                loads.push_back({regime.holder.low + row * regime.holder.step, regime.logLoad.low + load * regime.logLoad.step});
            }
        }
    }
};

/// Works out the nodes that are missing; some stay so when cancelled.
void workOut(const ServiceRegime& regime, ExactNodes& exact, const CompileEffort& effort)
{
    std::vector<std::size_t> missing;
    for (std::size_t i = 0; i < exact.nodes.size(); ++i) {
        if (!exact.nodes[i])
            missing.push_back(i);
    }
    if (missing.empty())
        return;
    const RegimeTools tools(regime);
    std::map<double, HolderWeek> holders;
    for (const std::size_t i : missing)
        holders.try_emplace(exact.loads[i].holder, regime, tools.facts, exact.loads[i].holder);

    std::atomic<std::size_t> next{0};
    const auto work = [&] {
        NodeWriter writer(tools);
        for (std::size_t i = next++; i < missing.size() && !isCancelled(effort); i = next++) {
            const NodeLoad& load = exact.loads[missing[i]];
            auto worked = std::make_shared<WorkedOutNode>();
            writer.write(kernel::exponential(load.logLoad), holders.at(load.holder), worked->columns.data(), worked->node);
            worked->digest = digestOf(*worked);
            exact.nodes[missing[i]] = std::move(worked);
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
}

/// The holder's served share, to half more than its largest quota: beyond, the quota is full in every hour.
void addHolderServed(const ServiceRegime& regime, ServiceAnswer& answer)
{
    constexpr int stepsToQuota = 256;
    const RegimeFacts facts(regime);
    const double quota = *std::ranges::max_element(facts.quota) * regime.holderGpusPerJob * facts.speed;
    answer.holderServedStep = std::max(quota / stepsToQuota, 1e-9);
    for (int i = 0; i <= stepsToQuota * 3 / 2; ++i)
        answer.holderServed.push_back(HolderHours(regime, facts, i * answer.holderServedStep).servedShare);
}

/// Puts the table together: between two nodes of a row that were worked out, columns and nodes are their mixture.
ServiceAnswer assembled(const ServiceRegime& regime, const ExactNodes& exact)
{
    constexpr int columnCount = kernel::serviceColumnCount;
    ServiceAnswer answer;
    QCryptographicHash hash(QCryptographicHash::Sha256);
    answer.nodes.resize(std::size_t(regime.holder.nodes) * std::size_t(regime.logLoad.nodes));
    answer.columns.resize(answer.nodes.size() * columnCount);
    for (std::size_t i = 0; i < exact.places.size(); ++i) {
        const auto& [node, columns, digest] = *exact.nodes[i];
        std::copy(columns.begin(), columns.end(), answer.columns.begin() + std::ptrdiff_t(exact.places[i]) * columnCount);
        answer.nodes[std::size_t(exact.places[i])].first = {exact.nodes[i], &node};
        addBytes(hash, &exact.places[i], 1);
        hash.addData(digest);
    }
    for (std::size_t i = 1; i < exact.places.size(); ++i) {
        const int from = exact.places[i - 1], until = exact.places[i];
        const auto &a = exact.nodes[i - 1]->columns, &b = exact.nodes[i]->columns;
        for (int place = from + 1; place < until; ++place) {
            const double share = double(place - from) / (until - from);
            for (int c = 0; c < columnCount; ++c)
                answer.columns[std::size_t(place) * columnCount + std::size_t(c)] = a[std::size_t(c)] + share * (b[std::size_t(c)] - a[std::size_t(c)]);
            answer.nodes[std::size_t(place)] = {answer.nodes[std::size_t(from)].first, answer.nodes[std::size_t(until)].first, share};
        }
    }
    if (regime.shared)
        addHolderServed(regime, answer);
    addBytes(hash, answer.holderServed.data(), answer.holderServed.size());
    answer.digest = hash.result().toStdString();
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
        while (m_nodes > keptTableNodes && m_entries.size() > 1) {
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
    static AnswerCache answers;
    static ServiceNodeCache nodes;
    if (auto known = answers.find(regime))
        return known;
    ExactNodes exact(regime);
    exact.nodes = nodes.find(regime, exact.loads);
    workOut(regime, exact, effort);
    nodes.keep(regime, exact.loads, exact.nodes); // also what was worked out before it was cancelled
    if (std::ranges::find(exact.nodes, nullptr) != exact.nodes.end())
        return nullptr;
    auto answer = std::make_shared<const ServiceAnswer>(assembled(regime, exact));
    answers.keep(regime, answer);
    return answer;
}

} // namespace rackrate
