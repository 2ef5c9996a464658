// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "app/startpage/templatepreviews.h"

#include "model/persistence/scenariofile.h"
#include "model/scenario/reader.h"
#include "simulation/plan/compile.h"
#include "simulation/plan/session.h"

#include <QMetaObject>

#include <algorithm>
#include <thread>

namespace rackrate {

class TemplatePreviews::Worker {
public:
    explicit Worker(TemplatePreviews& owner) : m_owner(owner), m_thread([this] { runAll(); }) {}
    ~Worker()
    {
        m_control.cancelled = true;
        m_thread.join();
    }

private:
    void runAll()
    {
        for (const std::string& id : templateIds()) {
            if (m_control.cancelled)
                return;
            run(id);
        }
    }

    void run(const std::string& id)
    {
        Result<Json> tree = loadTemplate(id);
        if (!tree)
            return;
        ReadOutcome reading = readScenario(*tree);
        if (!reading.usable())
            return;
        auto preview = std::make_shared<TemplatePreview>();
        preview->id = id;
        preview->tree = *tree;
        preview->scenario = reading.scenario;
        post(std::make_shared<const TemplatePreview>(*preview));
        Result<CompiledPlan> compiled = compilePlan(reading.scenario, {0, &m_control.cancelled});
        if (!compiled)
            return;
        SimulationSession session(std::make_shared<const SimulationPlan>(std::move(compiled).value().plan), 1);
        if (session.advanceTo(trials, m_control) == RunStatus::Cancelled)
            return;
        preview->results = session.results(SimulationSession::Detail::Headline, m_control);
        preview->simulated = !m_control.cancelled;
        post(std::move(preview));
    }

    void post(std::shared_ptr<const TemplatePreview> preview)
    {
        QMetaObject::invokeMethod(
            &m_owner, [owner = &m_owner, preview = std::move(preview)] { emit owner->ready(preview); }, Qt::QueuedConnection);
    }

    TemplatePreviews& m_owner;
    RunControl m_control; // atomic
    std::thread m_thread; // last: it uses the others
};

TemplatePreviews::TemplatePreviews(QObject* parent) : QObject(parent), m_worker(std::make_unique<Worker>(*this)) {}

TemplatePreviews::~TemplatePreviews() = default;

} // namespace rackrate
