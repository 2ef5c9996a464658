// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "app/commands/treecommand.h"

#include "app/workbook/scenariodocument.h"
#include "app/workbook/treesteps.h"

namespace rackrate {
namespace {

constexpr int treeCommandId = 1;

} // namespace

TreeCommand::TreeCommand(ScenarioDocument& document, Change change, const QString& text)
    : QUndoCommand(text), m_document(document), m_change(std::move(change))
{
}

void TreeCommand::undo()
{
    m_document.applyFragment(m_change.root, m_change.before, m_change.structural);
}

void TreeCommand::redo()
{
    m_document.applyFragment(m_change.root, m_change.after, m_change.structural);
}

int TreeCommand::id() const
{
    return treeCommandId;
}

bool TreeCommand::mergeWith(const QUndoCommand* other)
{
    const auto* next = static_cast<const TreeCommand*>(other);
    if (m_change.mergeKey.isEmpty() || m_change.mergeKey != next->m_change.mergeKey || m_change.target != next->m_change.target)
        return false;
    // The tree already holds the joint outcome; taking both back again gives what the joint step returns to.
    Json before = m_document.tree();
    before.at(next->m_change.root) = next->m_change.before;
    before.at(m_change.root) = m_change.before;
    m_change.root = deepestDifference(before, m_document.tree());
    m_change.before = before.at(m_change.root);
    m_change.after = m_document.tree().at(m_change.root);
    m_change.structural = m_change.structural || next->m_change.structural;
    if (m_change.after == m_change.before)
        setObsolete(true);
    return true;
}

} // namespace rackrate
