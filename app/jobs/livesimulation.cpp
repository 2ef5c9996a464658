// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "app/jobs/livesimulation.h"

#include "app/jobs/liveworker.h"

#include <QTimer>
#include <algorithm>

namespace rackrate {
namespace {

constexpr int progressMilliseconds = 70; // about 14 a second
constexpr int staleMilliseconds = 100;

} // namespace

/// The UI thread's side: the thread that works, what was last asked of it, and the timers.
class LiveSimulation::Worker {
public:
    explicit Worker(LiveSimulation& live)
        : thread([this, &live](LiveReport report) {
              QMetaObject::invokeMethod(&live, [this, report = std::move(report)] { receive(report); }, Qt::QueuedConnection);
          }),
          m_live(live)
    {
        progress.setInterval(progressMilliseconds);
        stale.setInterval(staleMilliseconds);
        stale.setSingleShot(true);
        QObject::connect(&progress, &QTimer::timeout, &live, &LiveSimulation::stateChanged);
        QObject::connect(&stale, &QTimer::timeout, &live, [this] { setState(State::Stale); });
    }

    void receive(const LiveReport& report);
    void setState(State state);
    void publish(std::shared_ptr<const Answer> answer);

    LiveThread thread;
    QTimer progress, stale;
    std::string hash;         ///< of the scenario last asked for
    quint64 revision = 0, generation = 0;
    quint64 forgotten = 0; ///< reports up to this generation belong to another scenario
    bool working = false;

private:
    LiveSimulation& m_live;
};

void LiveSimulation::Worker::setState(State state)
{
    if (state == State::Refining)
        progress.start();
    else if (!working)
        progress.stop();
    if (m_live.m_state == state)
        return;
    m_live.m_state = state;
    emit m_live.stateChanged();
}

void LiveSimulation::Worker::publish(std::shared_ptr<const Answer> answer)
{
    m_live.m_answer = std::move(answer);
    emit m_live.answerChanged();
}

void LiveSimulation::Worker::receive(const LiveReport& report)
{
    if (report.generation <= forgotten)
        return;
    const bool current = report.generation == generation;
    if (current && report.kind != LiveReport::Kind::Partial)
        working = false;
    if (report.kind == LiveReport::Kind::Failed) {
        if (!current)
            return;
        stale.stop();
        m_live.m_failure = report.failure;
        setState(State::Failed);
        return;
    }
    // A first pass that a newer request has overtaken is still shown; a later part of an overtaken run is not.
    if (!current && !report.firstPass)
        return;
    if (current) {
        stale.stop();
        m_live.m_failure.clear();
    }
    auto answer = report.answer;
    if (current && answer->revision != revision) {
        auto renumbered = std::make_shared<Answer>(*answer);
        renumbered->revision = revision;
        answer = std::move(renumbered);
    }
    publish(answer);
    if (!current)
        return;
    setState(!answer->complete ? State::Refining : answer->cancelled ? State::Cancelled : State::UpToDate);
}

LiveSimulation::LiveSimulation(QObject* parent) : QObject(parent), m_worker(std::make_unique<Worker>(*this)) {}

LiveSimulation::~LiveSimulation()
{
    m_worker->progress.stop();
    m_worker->stale.stop();
}

void LiveSimulation::request(const Scenario& scenario, const std::string& scenarioHash, const Findings& findings,
                             quint64 revision)
{
    Worker& worker = *m_worker;
    worker.revision = revision;
    const bool answered = m_answer && m_answer->scenarioHash == scenarioHash && m_answer->complete && !m_answer->cancelled;
    if (worker.hash == scenarioHash && (worker.working || (answered && m_state == State::UpToDate))) {
        if (!worker.working && m_answer->revision != revision) {
            auto renumbered = std::make_shared<Answer>(*m_answer);
            renumbered->revision = revision;
            worker.publish(std::move(renumbered));
        }
        return;
    }
    worker.hash = scenarioHash;
    worker.working = true;
    LiveRequest request{scenario, scenarioHash, findings, revision, ++worker.generation};
    worker.thread.request(std::move(request));
    worker.stale.start();
    worker.progress.start();
}

void LiveSimulation::cancel()
{
    if (m_worker->working)
        m_worker->thread.cancelRefinement();
}

void LiveSimulation::forget()
{
    cancel();
    Worker& worker = *m_worker;
    worker.forgotten = worker.generation;
    worker.hash.clear();
    worker.working = false;
    worker.stale.stop();
    m_failure.clear();
    worker.setState(State::Empty);
    worker.publish(nullptr);
}

quint64 LiveSimulation::trialsDone() const { return m_worker->thread.trialsDone(); }

quint64 LiveSimulation::trialsWanted() const { return m_worker->thread.trialsWanted(); }

double LiveSimulation::trialsPerSecond() const { return m_worker->thread.trialsPerSecond(); }

} // namespace rackrate
