// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "app/report/report.h"

#include "app/cli/output.h"
#include "app/report/pdffinish.h"
#include "app/report/reportpage.h"
#include "app/report/reportsections.h"
#include "model/base/translate.h"
#include "model/persistence/scenariofile.h"

#include <QBuffer>
#include <QPainter>
#include <QPdfWriter>

namespace rackrate {

namespace report {
namespace {

constexpr double pointsPerPixel = 72.0 / 96.0;

void addAll(Builder& builder)
{
    addDecision(builder);
    addCostOverTime(builder);
    addBreakEven(builder);
    addOptions(builder);
    addBudget(builder);
    addRisk(builder);
    addService(builder);
    addAssumptions(builder);
    addMethod(builder);
}

QByteArray paintDocument(const Context& context, const PageFrame& frame, const std::vector<std::vector<PlacedPiece>>& pages,
                         bool letter)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setResolution(96); // one unit of the painter is one logical pixel
    writer.setPageSize(QPageSize(letter ? QPageSize::Letter : QPageSize::A4));
    writer.setPageMargins(QMarginsF());
    writer.setCreator(QStringLiteral("Rackrate " RACKRATE_VERSION));
    writer.setTitle(context.data(context.scenario().name));
    QPainter painter(&writer);
    painter.setRenderHint(QPainter::Antialiasing);
    for (std::size_t page = 0; page < pages.size(); ++page) {
        if (page > 0)
            writer.newPage();
        frame.paint(painter, context, int(page) + 1, int(pages.size()));
        for (const PlacedPiece& placed : pages[page]) {
            if (!placed.piece->paint)
                continue;
            painter.save();
            placed.piece->paint(painter, QRectF(frame.body().left(), frame.body().top() + placed.top, frame.body().width(),
                                                placed.piece->height));
            painter.restore();
        }
    }
    painter.end();
    return buffer.data();
}

std::vector<OutlineEntry> outlineOf(const std::vector<std::vector<PlacedPiece>>& pages, const PageFrame& frame)
{
    std::vector<OutlineEntry> outline;
    for (const Bookmark& bookmark : Flow::bookmarks(pages)) {
        const double fromTop = frame.body().top() + bookmark.top - 8;
        outline.push_back({bookmark.title, bookmark.level, bookmark.page, (frame.paper().height() - fromTop) * pointsPerPixel});
    }
    return outline;
}

DocumentProperties propertiesOf(const Context& context)
{
    DocumentProperties properties;
    properties.title = context.data(context.scenario().name);
    properties.author = QStringLiteral("Rackrate " RACKRATE_VERSION);
    properties.subject = translate("Report", "GPU capacity and cost report");
    properties.language = context.locale().language() == QLocale::Chinese ? QStringLiteral("zh-CN") : QStringLiteral("en-US");
    for (int strategy = 0; strategy < context.strategies(); ++strategy)
        properties.keywords << context.name(strategy);
    properties.keywords << QString::fromStdString(context.answer().scenarioHash);
    return properties;
}

Result<void> store(const QByteArray& document, const QString& path)
{
    const Result<void> written = writeOutput(path, document);
    if (written)
        return written;
    return Error{ErrorCode::File, translate("Report", "The report could not be written to %1: %2.").arg(path, written.error().detail),
                 {}, path};
}

} // namespace
} // namespace report

Result<void> writeReport(const Answer& answer, const QString& path, const ReportOptions& options)
{
    if (scenarioHash(options.tree) != answer.scenarioHash)
        return Error{ErrorCode::RunFailed,
                     translate("Report", "The results are older than the scenario; run the simulation again, then write the report."),
                     {}, path};
    const PaperType paperType;
    const report::Context context(answer, options, QDate::currentDate());
    const report::PageFrame frame(options.letter);
    report::Flow flow(frame.body().width(), frame.body().height());
    report::Builder builder(flow, context);
    report::addAll(builder);
    const auto pages = flow.pages();
    const QByteArray painted = report::paintDocument(context, frame, pages, options.letter);
    const Result<QByteArray> finished =
        report::finishPdf(painted, report::outlineOf(pages, frame), report::propertiesOf(context));
    if (!finished)
        return finished.error();
    return report::store(*finished, path);
}

} // namespace rackrate
