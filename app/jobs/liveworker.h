// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include "app/jobs/livesimulation.h"
#include "simulation/plan/session.h"

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>

namespace rackrate {

struct LiveRequest {
    Scenario scenario;
    std::string scenarioHash;
    Findings findings;
    quint64 revision = 0, generation = 0;
};

struct LiveReport {
    enum class Kind { Partial, Last, Failed } kind = Kind::Partial;
    quint64 generation = 0;
    bool firstPass = false;
    std::shared_ptr<const Answer> answer; ///< null when failed
    QString failure;
};

/// One thread that answers requests, newest first. A first pass is always finished and reported; what follows stops when a
/// newer request comes, when asked to, or when the object goes. A request whose plan has not changed goes on where the last
/// one stopped. Reports are made on the thread; functions may be called from any other.
class LiveThread {
public:
    explicit LiveThread(std::function<void(LiveReport)> report);
    ~LiveThread(); ///< cancels and waits

    void request(LiveRequest request);
    void cancelRefinement();

    quint64 trialsDone() const;
    quint64 trialsWanted() const { return m_wanted; }
    double trialsPerSecond() const { return m_rate; }

private:
    void loop();
    void answer(const LiveRequest& request);
    bool prepare(const LiveRequest& request);
    /// Advances and reports; false when stopped. A run that fails reports so and takes the session with it.
    bool advance(const LiveRequest& request, std::uint64_t trials, bool firstPass);
    void report(const LiveRequest& request, bool firstPass, bool last, bool cancelled);
    void fail(const LiveRequest& request, const QString& message);

    std::function<void(LiveReport)> m_report;
    std::mutex m_mutex;
    std::condition_variable m_wake;
    std::optional<LiveRequest> m_pending;
    bool m_refining = false; ///< under the mutex: a newer request may cancel
    bool m_cancelAsked = false;
    std::atomic<bool> m_stopping{false};
    std::atomic<quint64> m_done{0}, m_wanted{0};
    std::atomic<double> m_rate{0};
    RunControl m_control;

    // the thread's own
    std::unique_ptr<SimulationSession> m_session; ///< null: none yet, or its run failed
    std::string m_planHash;
    Findings m_planNotes;
    std::chrono::steady_clock::time_point m_started;
    std::uint64_t m_startedTrials = 0;
    std::thread m_thread;
};

} // namespace rackrate
