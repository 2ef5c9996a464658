// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include "model/base/error.h"
#include "model/scenario/scenario.h"
#include "simulation/statistics/results.h"

#include <QObject>
#include <QString>
#include <memory>

namespace rackrate {

/// One answer: results with the scenario they belong to. Immutable and shared between all pages.
struct Answer {
    Scenario scenario;
    std::string scenarioHash;
    Findings findings; ///< of the reading and of the plan
    Results results;
    bool complete = false; ///< the requested trials were reached, or the run was cancelled (see cancelled)
    bool cancelled = false;
    quint64 revision = 0;  ///< of the document it was made from
};

/// Keeps an answer current without blocking: a first pass of a few thousand trials is shown, then refined to the requested
/// count. A started first pass finishes and is shown; only refinement is cancelled by a newer request. Same plan, no run.
class LiveSimulation : public QObject {
    Q_OBJECT
public:
    enum class State { Empty, Stale, Refining, UpToDate, Failed, Cancelled };

    explicit LiveSimulation(QObject* parent = nullptr);
    ~LiveSimulation() override; ///< cancels and waits

    void request(const Scenario& scenario, const std::string& scenarioHash, const Findings& findings, quint64 revision);
    void cancel(); ///< stops refining; the last answer stays
    void forget(); ///< another scenario is coming: drops the answer, and what is being computed

    std::shared_ptr<const Answer> answer() const { return m_answer; }
    State state() const { return m_state; }
    QString failure() const { return m_failure; }
    quint64 trialsDone() const;
    quint64 trialsWanted() const;
    double trialsPerSecond() const;

signals:
    void answerChanged();   ///< a new answer (first pass, refined, complete)
    void stateChanged();    ///< state or progress; at most about 15 times a second

private:
    class Worker;
    std::unique_ptr<Worker> m_worker;
    std::shared_ptr<const Answer> m_answer;
    State m_state = State::Empty;
    QString m_failure;
};

} // namespace rackrate
