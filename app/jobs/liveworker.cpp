// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "app/jobs/liveworker.h"

#include "simulation/decisions/overflowerror.h"
#include "simulation/plan/compile.h"

#include <QCoreApplication>
#include <algorithm>
#include <exception>

namespace rackrate {

LiveThread::LiveThread(std::function<void(LiveReport)> report) : m_report(std::move(report)), m_thread([this] { loop(); }) {}

LiveThread::~LiveThread()
{
    {
        const std::lock_guard lock(m_mutex);
        m_stopping = true;
        m_control.cancelled = true;
    }
    m_wake.notify_all();
    m_thread.join();
}

void LiveThread::request(LiveRequest request)
{
    {
        const std::lock_guard lock(m_mutex);
        m_pending = std::move(request);
        m_cancelAsked = false;
        if (m_refining)
            m_control.cancelled = true;
    }
    m_wake.notify_all();
}

void LiveThread::cancelRefinement()
{
    const std::lock_guard lock(m_mutex);
    m_cancelAsked = true;
    if (m_refining)
        m_control.cancelled = true;
}

quint64 LiveThread::trialsDone() const { return std::min<quint64>(m_control.trialsDone.load(), m_wanted); }

void LiveThread::loop()
{
    for (;;) {
        LiveRequest request;
        {
            std::unique_lock lock(m_mutex);
            m_wake.wait(lock, [this] { return m_stopping || m_pending; });
            if (m_stopping)
                return;
            request = std::move(*m_pending);
            m_pending.reset();
            m_refining = false;
            m_control.cancelled = false;
        }
        try {
            answer(request);
        } catch (const std::exception& error) {
            m_session.reset();
            m_planHash.clear();
            fail(request,
                 QCoreApplication::translate("LiveSimulation", "The simulation stopped: %1.").arg(QString::fromLocal8Bit(error.what())));
        }
    }
}

bool LiveThread::prepare(const LiveRequest& request)
{
    Result<CompiledPlan> compiled = compilePlan(request.scenario, {0, &m_stopping});
    if (!compiled) {
        fail(request, compiled.error().message);
        return false;
    }
    m_planNotes = std::move(compiled.value().notes);
    if (!m_session || compiled.value().plan.hash != m_planHash) {
        m_planHash = compiled.value().plan.hash;
        m_session = std::make_unique<SimulationSession>(std::make_shared<const SimulationPlan>(std::move(compiled.value().plan)));
    }
    m_started = std::chrono::steady_clock::now();
    m_startedTrials = m_session->trials();
    m_control.trialsDone = m_startedTrials;
    return true;
}

void LiveThread::answer(const LiveRequest& request)
{
    const std::uint64_t wanted = std::uint64_t(std::max<std::int64_t>(request.scenario.trials, 1));
    m_wanted = wanted;
    if (!prepare(request))
        return;
    // More trials than are wanted now cannot be taken back out.
    if (m_session->trials() > wanted) {
        m_planHash.clear();
        if (!prepare(request))
            return;
    }
    const std::uint64_t first = firstPassTrials(int(request.scenario.strategies.size()), request.scenario.months);
    std::uint64_t trials = std::max(std::min(first, wanted), m_session->trials());
    if (!advance(request, trials, true) || !m_session)
        return;
    {
        const std::lock_guard lock(m_mutex);
        m_refining = true;
        if (m_pending || m_cancelAsked)
            m_control.cancelled = true;
    }
    while (m_session && trials < wanted && !m_control.cancelled) {
        trials = std::min(trials * 2, wanted);
        if (!advance(request, trials, false))
            break;
    }
    if (m_session && !m_stopping)
        report(request, false, true, m_session->trials() < wanted);
}

bool LiveThread::advance(const LiveRequest& request, std::uint64_t trials, bool firstPass)
{
    const RunStatus status = m_session->advanceTo(trials, m_control);
    const std::chrono::duration<double> elapsed = std::chrono::steady_clock::now() - m_started;
    if (m_session->trials() > m_startedTrials && elapsed.count() > 0)
        m_rate = double(m_session->trials() - m_startedTrials) / elapsed.count();
    if (status == RunStatus::Cancelled)
        return false;
    if (firstPass || trials < m_wanted)
        report(request, firstPass, false, false);
    return true;
}

void LiveThread::report(const LiveRequest& request, bool firstPass, bool last, bool cancelled)
{
    const bool full = last && !cancelled;
    auto answer = std::make_shared<Answer>();
    answer->results = m_session->results(full ? SimulationSession::Detail::Full : SimulationSession::Detail::Headline, m_control);
    if (const std::optional<Error> overflow = overflowError(request.scenario, answer->results.overflows, QLocale())) {
        m_session.reset();
        m_planHash.clear();
        fail(request, overflow->message);
        return;
    }
    // Overtaken while sensitivity was being computed: what is here is not whole.
    const bool interrupted = full && m_control.cancelled;
    answer->scenario = request.scenario;
    answer->scenarioHash = request.scenarioHash;
    answer->findings = request.findings;
    answer->findings.insert(answer->findings.end(), m_planNotes.begin(), m_planNotes.end());
    answer->revision = request.revision;
    answer->complete = last;
    answer->cancelled = cancelled || interrupted;
    LiveReport report;
    report.kind = last ? LiveReport::Kind::Last : LiveReport::Kind::Partial;
    report.generation = request.generation;
    report.firstPass = firstPass;
    report.answer = std::move(answer);
    m_report(std::move(report));
}

void LiveThread::fail(const LiveRequest& request, const QString& message)
{
    LiveReport report;
    report.kind = LiveReport::Kind::Failed;
    report.generation = request.generation;
    report.failure = message;
    m_report(std::move(report));
}

} // namespace rackrate
