// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "app/report/reportpage.h"

#include "app/report/reporttext.h"
#include "model/base/translate.h"

#include <QPageSize>
#include <QPainter>

namespace rackrate::report {

namespace {

constexpr double sideMargin = 68, headBaseline = 48, headRule = 72, bodyTop = 88, footHeight = 72, bodyFootGap = 16;
constexpr int daysUntilOld = 90;
constexpr int hashDigits = 8;

QString priceLine(const Context& context)
{
    const PriceDates dates = priceDates(context);
    if (dates.dated == 0)
        return translate("Report", "Prices carry no dates. Figures equal those on the screen.");
    QString line = dates.oldest == dates.newest
                       ? translate("Report", "Prices as of %1.").arg(context.longDate(dates.newest))
                       : translate("Report", "Prices as of %1 to %2.").arg(context.longDate(dates.oldest), context.longDate(dates.newest));
    RichText text(context.theme(), context.locale());
    text.add(line);
    if (dates.old > 0)
        text.add(translate("Report", "Of %1 dated prices, %n is/are older than 90 days.", nullptr, int(dates.old)).arg(context.whole(dates.dated)));
    text.add(translate("Report", "Figures equal those on the screen."));
    return text.text();
}

QString runLine(const Context& context)
{
    const EngineBlock& engine = context.results().engine;
    return translate("Report", "Scenario %1 · seed %2 · %3 futures · %4 sampling · %5 · Rackrate %6")
        .arg(QString::fromStdString(context.answer().scenarioHash.substr(0, hashDigits)), QString::number(engine.seed),
             context.whole(qint64(engine.trials)), context.samplingText(),
             QString::fromStdString(engine.backend).toUpper(), QString::fromStdString(engine.version));
}

} // namespace

PriceDates priceDates(const Context& context)
{
    PriceDates dates;
    for (const Offer& offer : context.scenario().offers) {
        const QDate date = QDate::fromString(QString::fromStdString(offer.asOf), Qt::ISODate);
        if (!date.isValid())
            continue;
        ++dates.dated;
        if (date.daysTo(context.date()) > daysUntilOld)
            ++dates.old;
        dates.oldest = dates.oldest.isValid() ? std::min(dates.oldest, date) : date;
        dates.newest = dates.newest.isValid() ? std::max(dates.newest, date) : date;
    }
    return dates;
}

PageFrame::PageFrame(bool letter)
    : m_paper(QPageSize(letter ? QPageSize::Letter : QPageSize::A4).size(QPageSize::Inch) * 96)
{
    m_body = QRectF(sideMargin, bodyTop, m_paper.width() - 2 * sideMargin, m_paper.height() - bodyTop - footHeight - bodyFootGap);
}

void PageFrame::paint(QPainter& painter, const Context& context, int page, int pages) const
{
    const Theme& theme = context.theme();
    const auto line = [&](const QString& text, double top, bool right) {
        const TextStyle style{type::tick, 15, false, theme.ink3, right};
        SetText(text, style, m_body.width()).paintLine(painter, 0, QRectF(m_body.left(), top, m_body.width(), 15));
    };
    line(translate("Report", "Rackrate capacity and cost report"), headBaseline, false);
    line(context.longDate(context.date()), headBaseline, true);
    painter.fillRect(QRectF(m_body.left(), headRule, m_body.width(), 0.75), theme.rule);
    const double foot = m_paper.height() - footHeight;
    painter.fillRect(QRectF(m_body.left(), foot, m_body.width(), 0.75), theme.axis);
    line(runLine(context), foot + 8, false);
    line(priceLine(context), foot + 23, false);
    line(translate("Report", "%1 / %2").arg(page).arg(pages), foot + 8, true);
}

} // namespace rackrate::report
