// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include "app/jobs/livesimulation.h"
#include "app/pages/problemlist.h"

#include <QWidget>
#include <memory>

namespace rackrate {

/// The answer, always on screen: state, the decision as a sentence, who is cheapest, cost over time, break-even, service.
/// Folded, it is a strip 72 px high with sentence and share bar. Follows palette and language changes by itself.
class LivePanel : public QWidget {
    Q_OBJECT
public:
    explicit LivePanel(QWidget* parent = nullptr);
    ~LivePanel() override;

    void setAnswer(std::shared_ptr<const Answer> answer);
    /// `done` of `wanted` trials; Refining shows both.
    void setState(LiveSimulation::State state, quint64 done, quint64 wanted);
    /// A red strip that says why there is no answer to what is written now; a click asks for the field. None hides it.
    void setProblems(const QList<ProblemList::Problem>& problems);
    /// What is simulated all the same and deserves a look.
    void setWarnings(const QList<ProblemList::Problem>& warnings);
    /// Whether a scenario is open; without an answer it says what is missing.
    void setScenarioOpen(bool open);
    /// The strategy being edited gets its bands next to the cheapest one's; -1: cheapest and runner-up.
    void setEditedStrategy(int strategy);
    void setFolded(bool folded);
    bool folded() const;
    /// While an input is dragged, value axes widen but do not narrow.
    void setDragging(bool dragging);

    static constexpr int foldedHeight = 84;

signals:
    void pageRequested(const QString& id);         ///< a result page, by its id
    void problemActivated(const QString& pointer); ///< jump to the field that is wrong
    void foldRequested(bool fold);
    void newScenarioRequested();                   ///< the one button of the empty state

protected:
    void changeEvent(QEvent* event) override;

private:
    class Parts;
    std::unique_ptr<Parts> m_parts;
};

} // namespace rackrate
