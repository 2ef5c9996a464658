// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include "model/base/json.h"
#include "model/scenario/scenario.h"
#include "simulation/statistics/results.h"

#include <QObject>
#include <memory>
#include <string>

namespace rackrate {

/// A template and what a short run of it says.
struct TemplatePreview {
    std::string id;
    Json tree;
    Scenario scenario;
    Results results;
    bool simulated = false; ///< false: the template could be read, but the run is not there (yet)
};

/// Runs every template with a few thousand trials on a thread of its own, one after the other. Cancels and waits when destroyed.
class TemplatePreviews : public QObject {
    Q_OBJECT
public:
    explicit TemplatePreviews(QObject* parent);
    ~TemplatePreviews() override;

    static constexpr int trials = 2048;

signals:
    /// On the UI thread; once per template without, then once with results.
    void ready(std::shared_ptr<const rackrate::TemplatePreview> preview);

private:
    class Worker;
    std::unique_ptr<Worker> m_worker;
};

} // namespace rackrate
