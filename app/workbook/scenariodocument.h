// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include "model/base/json.h"
#include "model/base/result.h"
#include "model/scenario/reader.h"

#include <QObject>
#include <QString>
#include <QUndoStack>
#include <string>
#include <utility>
#include <vector>

namespace rackrate {

/// The one scenario that is open, and the only thing that changes it. Every change is an undo step; a figure
/// that changes keeps a note of what its source was for (evidence.h). Lives on the UI thread.
class ScenarioDocument : public QObject {
    Q_OBJECT
public:
    explicit ScenarioDocument(QObject* parent = nullptr);
    ~ScenarioDocument() override;

    const Json& tree() const { return m_tree; }
    /// Whether there is a scenario at all; before the first one the tree is an empty object.
    bool isOpen() const { return !m_tree.empty(); }
    /// The value at a pointer (members by id or index), or null.
    const Json* at(const std::string& pointer) const;
    /// The typed reading of the tree and its findings, kept current. With errors, the last good scenario keeps running.
    const ReadOutcome& reading() const { return m_reading; }
    const Scenario& lastGoodScenario() const { return m_lastGood; }
    std::string lastGoodHash() const { return m_lastGoodHash; }
    /// Counts up with every change of the tree.
    quint64 revision() const { return m_revision; }

    QUndoStack& undoStack() { return m_undo; }
    QString filePath() const { return m_filePath; }
    bool modified() const { return !m_undo.isClean(); }

    /// Replaces the document (clears undo). An empty path means "not saved yet".
    void reset(Json tree, const QString& filePath);
    Result<void> load(const QString& path);
    Result<void> save(const QString& path);

    /// Sets one field as one undo step; changes to the same pointer with the same non-empty `mergeKey` merge (a drag, typing).
    void setField(const std::string& pointer, Json value, const QString& text, const QString& mergeKey = {});
    /// The same for several fields that belong together.
    void setFields(const std::vector<std::pair<std::string, Json>>& fields, const QString& text, const QString& mergeKey = {});
    /// Removes an optional field, so that its default holds.
    void resetField(const std::string& pointer, const QString& text);
    /// Structural edits of lists; ids of inserted members are made unique ("training-2").
    std::string insertMember(const std::string& listPointer, int index, Json member, const QString& text);
    void removeMember(const std::string& memberPointer, const QString& text);
    void moveMember(const std::string& memberPointer, int newIndex, const QString& text);
    /// A copy right after the original; its uncertain numbers keep the original's draws.
    std::string duplicateMember(const std::string& memberPointer, const QString& text);

signals:
    void changed();           ///< the tree changed (edit, undo, redo, load)
    void structureChanged();  ///< members were added, removed, moved or renamed
    void stateChanged();      ///< modified, path or undo state changed

private:
    friend class TreeCommand;
    struct Edit {
        std::string target;
        QString text, mergeKey;
        bool structural = false;
    };
    void push(Json next, const Edit& edit);
    void applyFragment(const Json::json_pointer& root, const Json& fragment, bool structural);
    void refreshReading();

    Json m_tree = Json::object();
    ReadOutcome m_reading;
    Scenario m_lastGood;
    std::string m_lastGoodHash;
    quint64 m_revision = 0;
    QUndoStack m_undo;
    QString m_filePath;
};

} // namespace rackrate
