// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include "model/base/json.h"

#include <QString>
#include <QUndoCommand>

namespace rackrate {

class ScenarioDocument;

/// One change of the scenario tree: the fragment at `root` (a pointer by index, the deepest place that exists both before and
/// after) with its old and new content. Commands of the same `target` and non-empty `mergeKey` become one step.
class TreeCommand : public QUndoCommand {
public:
    struct Change {
        Json::json_pointer root;
        Json before, after;
        std::string target;
        QString mergeKey;
        bool structural = false;
    };

    TreeCommand(ScenarioDocument& document, Change change, const QString& text);

    void undo() override;
    void redo() override;
    int id() const override;
    bool mergeWith(const QUndoCommand* other) override;

private:
    ScenarioDocument& m_document;
    Change m_change;
};

} // namespace rackrate
