// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "app/editors/editorpage.h"

#include "app/editors/form.h"
#include "app/editors/offerspage.h"
#include "app/editors/scenariopages.h"
#include "app/editors/sourcespage.h"
#include "app/editors/strategypage.h"
#include "app/editors/uncertaintypage.h"
#include "app/editors/workloadpage.h"
#include "app/widgets/elidedlabel.h"
#include "app/workbook/scenariodocument.h"
#include "model/scenario/pointersteps.h"

#include <QEvent>
#include <QFrame>
#include <QHBoxLayout>
#include <QIcon>
#include <QLabel>
#include <QScrollBar>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

namespace rackrate {
namespace {

constexpr int contentWidth = 920;
constexpr int widestMinimum = 720;
constexpr int revealMargin = 64;

} // namespace

EditorPage::EditorPage(ScenarioDocument& document, const std::string& key, QWidget* parent)
    : QScrollArea(parent), m_document(document), m_key(key)
{
    setWidgetResizable(true);
    setFocusPolicy(Qt::NoFocus);
    auto* page = new QWidget(this);
    page->setObjectName(QStringLiteral("editorPage"));
    page->setMaximumWidth(contentWidth);
    m_body = new QVBoxLayout(page);
    m_body->setContentsMargins(24, 16, 24, 24);
    m_body->setSpacing(16);
    m_titleLine = new QHBoxLayout;
    m_titleLine->setSpacing(8);
    m_mark = new QLabel(page);
    m_title = new ElidedLabel(page);
    m_title->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    m_title->setProperty("role", QStringLiteral("pageTitle"));
    m_pill = new QLabel(page);
    m_pill->setProperty("role", QStringLiteral("pill"));
    m_pill->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    m_mark->hide();
    m_titleLine->addWidget(m_mark);
    m_titleLine->addWidget(m_title);
    m_titleLine->addWidget(m_pill);
    m_titleLine->addStretch(1);
    m_body->addLayout(m_titleLine);
    setWidget(page);
}

/// Whoever shares the window's width with the page leaves it what its fields need.
bool EditorPage::eventFilter(QObject* watched, QEvent* event)
{
    const bool handled = QScrollArea::eventFilter(watched, event);
    if (watched == widget() && event->type() == QEvent::LayoutRequest)
        setMinimumWidth(std::min(widestMinimum, widget()->minimumSizeHint().width() + verticalScrollBar()->sizeHint().width()));
    return handled;
}

Form* EditorPage::addForm(const std::string& pointer)
{
    auto* form = new Form(m_document, pointer, widget());
    connect(form, &Form::fieldFocused, this, [this](FieldBox* box) {
        ensureWidgetVisible(box, 24, 24);
        emit fieldFocused(box);
    });
    m_forms.push_back(form);
    m_body->addWidget(form);
    return form;
}

void EditorPage::addRule()
{
    auto* rule = new QFrame(widget());
    rule->setProperty("role", QStringLiteral("rule"));
    m_body->addWidget(rule);
}

void EditorPage::setTitle(const QString& title, const QString& pill)
{
    m_title->setFullText(title);
    m_pill->setText(pill);
    m_pill->setVisible(!pill.isEmpty());
    setAccessibleName(title);
}

void EditorPage::setMark(const QIcon& mark)
{
    m_mark->setPixmap(mark.pixmap(QSize(16, 16), devicePixelRatioF()));
    m_mark->show();
}

void EditorPage::refresh()
{
    for (Form* form : m_forms)
        form->refresh();
}

bool EditorPage::focusField(const std::string& pointer)
{
    for (const Form* form : m_forms) {
        if (FieldBox* box = form->boxAt(pointer)) {
            reveal(box);
            return true;
        }
    }
    return false;
}

void EditorPage::reveal(FieldBox* box)
{
    box->focusField();
    QTimer::singleShot(0, box, [this, box] { ensureWidgetVisible(box, revealMargin, revealMargin); });
}

std::vector<FieldBox*> EditorPage::boxes() const
{
    const QList<FieldBox*> found = widget()->findChildren<FieldBox*>();
    return {found.begin(), found.end()};
}

std::string pageKeyOf(const std::string& pointer)
{
    const std::vector<std::string> steps = pointerSteps(pointer);
    if (steps.empty())
        return "/scenario";
    if ((steps[0] == "workloads" || steps[0] == "strategies") && steps.size() > 1)
        return pointerTo(pointerTo({}, steps[0]), steps[1]);
    if (steps[0] == "market" || steps[0] == "finance" || steps[0] == "offers")
        return "/" + steps[0];
    if (steps[0] == "correlations")
        return "/uncertainty";
    return steps[0] == "notes" || steps[0] == "calibrated" ? "/sources" : "/scenario";
}

EditorPage* makeEditorPage(ScenarioDocument& document, const std::string& key, QWidget* parent)
{
    const std::vector<std::string> steps = pointerSteps(key);
    if (steps.size() == 2 && !document.at(key))
        return nullptr;
    if (steps.size() == 2 && steps[0] == "workloads")
        return new WorkloadPage(document, key, parent);
    if (steps.size() == 2 && steps[0] == "strategies")
        return new StrategyPage(document, key, parent);
    if (key == "/scenario")
        return new ScenarioPage(document, parent);
    if (key == "/market")
        return new MarketPage(document, parent);
    if (key == "/finance")
        return new FinancePage(document, parent);
    if (key == "/offers")
        return new OffersPage(document, parent);
    if (key == "/uncertainty")
        return new UncertaintyPage(document, parent);
    if (key == "/sources")
        return new SourcesPage(document, parent);
    return nullptr;
}

} // namespace rackrate
