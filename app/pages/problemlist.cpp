// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "app/pages/problemlist.h"

#include "app/theme/theme.h"

#include <QEvent>

namespace rackrate {

ProblemList::ProblemList(Kind kind, QWidget* parent) : QLabel(parent), m_kind(kind)
{
    setProperty("role", kind == Kind::Error ? QStringLiteral("problem") : QStringLiteral("warning"));
    setTextFormat(Qt::RichText);
    setWordWrap(true);
    setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    setFocusPolicy(Qt::TabFocus);
    connect(this, &QLabel::linkActivated, this, &ProblemList::activated);
    hide();
}

void ProblemList::setProblems(const QList<Problem>& problems)
{
    if (m_problems == problems)
        return;
    m_problems = problems;
    refresh();
}

void ProblemList::setMost(int most)
{
    m_most = most;
    refresh();
}

void ProblemList::refresh()
{
    const Theme& theme = currentTheme();
    const QString colour = (m_kind == Kind::Error ? theme.errorText : theme.warningText).name();
    const auto line = [&colour](const QString& text, const QString& pointer) {
        if (pointer.isEmpty())
            return text.toHtmlEscaped();
        return QStringLiteral("<a href=\"%1\" style=\"color:%2\">").arg(pointer.toHtmlEscaped(), colour) + text.toHtmlEscaped() +
               QStringLiteral("</a>");
    };
    QStringList lines;
    for (const Problem& problem : m_problems.mid(0, m_most))
        lines << line(problem.text, problem.pointer);
    if (m_problems.size() > m_most)
        lines << line(tr("And %n more.", nullptr, int(m_problems.size()) - m_most), m_problems[m_most].pointer);
    setText(lines.join(QStringLiteral("<br>")));
    QStringList texts;
    for (const Problem& problem : m_problems)
        texts << problem.text;
    setAccessibleName(texts.join(QLatin1Char('\n')));
    setVisible(!m_problems.isEmpty());
}

void ProblemList::changeEvent(QEvent* event)
{
    QLabel::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        refresh();
}

} // namespace rackrate
