// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "simulation/plan/shardmerge.h"

#include "model/base/translate.h"

#include <QStringList>

namespace rackrate {

namespace {

Error refused(const QString& message, const QString& place)
{
    return {ErrorCode::InvalidInput, message, {}, place};
}

/// "a; b", each once.
void addName(std::string& names, const std::string& name)
{
    if (("; " + names + "; ").find("; " + name + "; ") != std::string::npos)
        return;
    names += (names.empty() ? "" : "; ") + name;
}

} // namespace

ShardMerge::ShardMerge(std::shared_ptr<const SimulationPlan> plan, ShardHeader first, QString firstPlace)
    : m_plan(std::move(plan)), m_first(std::move(first)), m_firstPlace(std::move(firstPlace)),
      m_places(std::size_t(m_first.shards)), m_statistics(PlanShape(*m_plan)),
      m_kept(PlanShape(*m_plan).strategies, m_plan->basisNominal)
{
    m_engine.version = RACKRATE_VERSION;
    m_engine.backend.clear();
}

Result<void> ShardMerge::belongs(const ShardHeader& header, const QString& place) const
{
    const auto differs = [&](const QString& what) {
        return refused(translate("ShardMerge", "Shard %1 of %2 is part of another run than %3: %4.")
                           .arg(header.shard).arg(header.shards).arg(m_firstPlace, what), place);
    };
    const auto pair = [](const QString& text, const auto& own, const auto& other) { return text.arg(own).arg(other); };
    if (header.shards != m_first.shards)
        return differs(pair(translate("ShardMerge", "that has %2 shards, this %1"), header.shards, m_first.shards));
    if (header.trials != m_first.trials)
        return differs(pair(translate("ShardMerge", "that has %2 futures, this %1"), header.trials, m_first.trials));
    if (header.seed != m_first.seed)
        return differs(pair(translate("ShardMerge", "that has seed %2, this %1"), header.seed, m_first.seed));
    if (header.sampling != m_first.sampling)
        return differs(pair(translate("ShardMerge", "that has sampling %2, this %1"), QString::fromStdString(header.sampling),
                            QString::fromStdString(m_first.sampling)));
    if (header.scenarioHash != m_first.scenarioHash || header.planHash != m_plan->hash)
        return differs(translate("ShardMerge", "the scenarios differ"));
    return {};
}

Result<void> ShardMerge::add(const Shard& shard, const QString& place)
{
    const ShardHeader& header = shard.header;
    if (Result<void> checked = belongs(header, place); !checked)
        return checked;
    QString& taken = m_places[std::size_t(header.shard - 1)];
    if (!taken.isEmpty())
        return refused(translate("ShardMerge", "This is shard %1 of %2 again, after %3.").arg(header.shard).arg(header.shards).arg(taken), place);
    const std::string_view bytes(shard.sums.constData(), std::size_t(shard.sums.size()));
    const TrialRange range = shardRange(header.trials, header.shard, header.shards);
    if (!addPackedSums(bytes, range, header.trials, *m_plan, m_statistics, m_kept))
        return refused(translate("ShardMerge", "The content of shard %1 of %2 is not what Rackrate writes; make it again.")
                           .arg(header.shard).arg(header.shards), place);
    taken = place;
    noteEngine(header.engine);
    return {};
}

void ShardMerge::noteEngine(const EngineBlock& engine)
{
    addName(m_engine.backend, engine.backend);
    addName(m_engine.device, engine.device);
    m_engine.threads += engine.threads;
    m_engine.seconds += engine.seconds;
    if (!m_engine.trouble)
        m_engine.trouble = engine.trouble;
}

Result<void> ShardMerge::complete() const
{
    constexpr int named = 10;
    QStringList missing;
    int count = 0;
    for (std::size_t shard = 0; shard < m_places.size(); ++shard) {
        if (m_places[shard].isEmpty() && ++count <= named)
            missing << QString::number(shard + 1);
    }
    if (count == 0)
        return {};
    if (count > named)
        missing << QStringLiteral("…");
    return refused(QCoreApplication::translate("ShardMerge", "%n of %1 shards are missing: %2.", nullptr, count)
                       .arg(m_places.size()).arg(missing.join(QStringLiteral(", "))), {});
}

Results ShardMerge::results(int threads, const std::atomic<bool>& cancelled) const
{
    Results results = fullResults(*m_plan, m_statistics, m_kept, threads, cancelled);
    EngineBlock engine = m_engine;
    engine.seed = results.engine.seed;
    engine.trials = results.engine.trials;
    engine.sampling = results.engine.sampling;
    engine.shards = m_first.shards;
    if (engine.seconds > 0)
        engine.pathMonthsPerSecond = double(engine.trials) * results.months / engine.seconds;
    results.engine = engine;
    return results;
}

} // namespace rackrate
