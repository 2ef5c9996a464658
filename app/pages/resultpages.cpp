// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "app/pages/resultpages.h"

#include "app/pages/breakevenpage.h"
#include "app/pages/costpage.h"
#include "app/pages/decisionpage.h"
#include "app/pages/servicepage.h"

#include <QCoreApplication>
#include <functional>

namespace rackrate {
namespace {

struct PageEntry {
    const char* id;
    const char* title;
    std::function<ResultPage*(QWidget*)> make;
};

const std::vector<PageEntry>& entries()
{
    static const std::vector<PageEntry> all = {
        {"cost", QT_TRANSLATE_NOOP("ResultPages", "Cost over time"), [](QWidget* p) { return new CostPage(p); }},
        {"breakeven", QT_TRANSLATE_NOOP("ResultPages", "Break-even"), [](QWidget* p) { return new BreakEvenPage(p); }},
        {"decision", QT_TRANSLATE_NOOP("ResultPages", "Decision"), [](QWidget* p) { return new DecisionPage(p); }},
        {"breakdown", QT_TRANSLATE_NOOP("ResultPages", "Breakdown"), [](QWidget* p) { return new BreakdownPage(p); }},
        {"sensitivity", QT_TRANSLATE_NOOP("ResultPages", "Sensitivity"), [](QWidget* p) { return new SensitivityPage(p); }},
        {"service", QT_TRANSLATE_NOOP("ResultPages", "Service and utilisation"), [](QWidget* p) { return new ServicePage(p); }},
        {"numbers", QT_TRANSLATE_NOOP("ResultPages", "All numbers"), [](QWidget* p) { return new NumbersPage(p); }},
    };
    return all;
}

} // namespace

QList<ResultPageInfo> resultPageList()
{
    QList<ResultPageInfo> list;
    for (const PageEntry& entry : entries())
        list.push_back({QString::fromLatin1(entry.id), QCoreApplication::translate("ResultPages", entry.title)});
    return list;
}

ResultPage* makeResultPage(const QString& id, QWidget* parent)
{
    for (const PageEntry& entry : entries()) {
        if (id == QLatin1String(entry.id))
            return entry.make(parent);
    }
    return nullptr;
}

} // namespace rackrate
