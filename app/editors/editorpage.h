// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include "app/editors/fieldbox.h"
#include "app/jobs/livesimulation.h"

#include <QScrollArea>
#include <memory>
#include <string>
#include <vector>

class QHBoxLayout;
class QLabel;
class QVBoxLayout;

namespace rackrate {

class ElidedLabel;
class Form;
class ScenarioDocument;

/// One page of inputs: a title line and forms, scrolled. Keys of pages: "/scenario", "/workloads/ID", "/strategies/ID",
/// "/market", "/finance", "/offers", "/uncertainty", "/sources".
class EditorPage : public QScrollArea {
    Q_OBJECT
public:
    EditorPage(ScenarioDocument& document, const std::string& key, QWidget* parent);

    const std::string& key() const { return m_key; }
    /// Shows the tree as it is now.
    virtual void refresh();
    /// The page may show what the answer says about its object.
    virtual void setAnswer(const std::shared_ptr<const Answer>&) {}
    /// Scrolls to the field a pointer addresses and gives it the focus. False when the page has none.
    virtual bool focusField(const std::string& pointer);
    virtual std::vector<FieldBox*> boxes() const;

signals:
    void fieldFocused(rackrate::FieldBox* box);
    void pageRequested(const QString& key);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    /// Scrolls to a field once the page is laid out, and gives it the focus.
    void reveal(FieldBox* box);
    Form* addForm(const std::string& pointer);
    /// A hairline between two parts of the page; forms part their own sections.
    void addRule();
    QVBoxLayout* body() const { return m_body; }
    QHBoxLayout* titleLine() const { return m_titleLine; }
    void setTitle(const QString& title, const QString& pill = {});
    void setMark(const QIcon& mark);
    ScenarioDocument& document() const { return m_document; }

private:
    ScenarioDocument& m_document;
    std::string m_key;
    QVBoxLayout* m_body;
    QHBoxLayout* m_titleLine;
    QLabel *m_mark, *m_pill;
    ElidedLabel* m_title;
    std::vector<Form*> m_forms;
};

/// The page for a key, or null when the scenario has no such object.
EditorPage* makeEditorPage(ScenarioDocument& document, const std::string& key, QWidget* parent);

/// The key of the page that shows a pointer: "/workloads/training" for "/workloads/training/demand/base".
std::string pageKeyOf(const std::string& pointer);

} // namespace rackrate
