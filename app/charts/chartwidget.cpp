// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "app/charts/chartwidget.h"

#include "model/persistence/replacefile.h"

#include <QApplication>
#include <QBuffer>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QImage>
#include <QMenu>
#include <QMessageBox>
#include <QPdfWriter>
#include <algorithm>
#include <cmath>

namespace rackrate {

ChartWidget::ChartWidget(QWidget* parent) : QWidget(parent)
{
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

QRectF ChartWidget::chartRect() const { return QRectF(rect()).adjusted(2, 2, -2, -2); }

void ChartWidget::setContent(ChartContent content)
{
    m_content = std::move(content);
    setAccessibleName(m_content.sentence);
    const int index = m_hover ? m_hover->month : -1;
    m_hover.reset();
    if (index >= 0 && m_content.hoverIndex)
        m_hover = m_content.hoverIndex(chartRect(), index);
    update();
}

void ChartWidget::clear() { setContent({}); }

void ChartWidget::setStale(bool stale)
{
    if (m_stale == stale)
        return;
    m_stale = stale;
    update();
}

void ChartWidget::setLinkedIndex(int index)
{
    if (m_linkedIndex == index)
        return;
    m_linkedIndex = index;
    update();
}

void ChartWidget::setHover(std::optional<ChartHover> hover)
{
    const int before = m_hover ? m_hover->month : -1;
    m_hover = std::move(hover);
    const int now = m_hover ? m_hover->month : -1;
    update();
    if (before == now)
        return;
    setAccessibleDescription(hoverText());
    emit indexHovered(now);
}

QString ChartWidget::hoverText() const
{
    if (!m_hover)
        return {};
    QStringList parts{m_hover->title};
    for (const ChartHover::Row& row : m_hover->rows)
        parts << tr("%1: %2").arg(row.name, row.value);
    return parts.join(QLatin1Char('\n'));
}

void ChartWidget::paintEvent(QPaintEvent*)
{
    if (!m_content.paint)
        return;
    QPainter painter(this);
    const Theme& theme = currentTheme();
    const QRectF area = chartRect();
    m_content.paint(painter, area, theme, QLocale());
    if (m_stale) {
        QColor veil = palette().color(backgroundRole());
        veil.setAlphaF(0.6F);
        painter.fillRect(rect(), veil);
    }
    const bool linked = !m_hover && m_linkedIndex >= 0 && m_content.hoverIndex;
    const std::optional<ChartHover> shown = linked ? m_content.hoverIndex(area, m_linkedIndex) : m_hover;
    if (shown && m_content.hairline && shown->x >= 0) {
        painter.setPen(QPen(theme.ink2, 1, Qt::DotLine));
        const double x = std::round(shown->x) + 0.5;
        painter.drawLine(QPointF(x, area.top() + 9), QPointF(x, area.bottom() - 34));
    }
    if (shown && m_content.paintOver)
        m_content.paintOver(painter, area, *shown, theme);
    if (m_hover) {
        const QPointF pointer = mapFromGlobal(QCursor::pos());
        const bool under = underMouse();
        const QPointF at(m_hover->x >= 0 ? m_hover->x : pointer.x(), under ? pointer.y() : area.center().y());
        paintTooltip(painter, area, at, *m_hover, theme);
    }
    if (hasFocus() && window()->isActiveWindow()) {
        painter.setPen(QPen(theme.accent, 1));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 3, 3);
    }
}

void ChartWidget::mouseMoveEvent(QMouseEvent* event)
{
    if (m_content.strategyAt)
        setCursor(m_content.strategyAt(chartRect(), event->position()) >= 0 ? Qt::PointingHandCursor : Qt::ArrowCursor);
    if (m_content.hoverAt)
        setHover(m_content.hoverAt(chartRect(), event->position()));
}

void ChartWidget::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || !m_content.strategyAt)
        return QWidget::mousePressEvent(event);
    if (const int strategy = m_content.strategyAt(chartRect(), event->position()); strategy >= 0)
        emit strategyClicked(strategy);
}

void ChartWidget::leaveEvent(QEvent*) { setHover(std::nullopt); }

void ChartWidget::focusInEvent(QFocusEvent*) { update(); }

void ChartWidget::focusOutEvent(QFocusEvent*)
{
    if (!underMouse())
        setHover(std::nullopt);
    update();
}

void ChartWidget::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Copy)) {
        if (m_hover)
            QApplication::clipboard()->setText(hoverText());
        else
            copyTable();
        return;
    }
    if (event->modifiers() == Qt::ControlModifier && event->key() == Qt::Key_T)
        return showTable();
    if (event->key() == Qt::Key_Escape && m_hover)
        return setHover(std::nullopt);
    int step = 0;
    switch (event->key()) {
    case Qt::Key_Left: step = -1; break;
    case Qt::Key_Right: step = 1; break;
    case Qt::Key_Up: step = -m_content.rowStep; break;
    case Qt::Key_Down: step = m_content.rowStep; break;
    case Qt::Key_Home: step = m_content.firstIndex - m_content.lastIndex; break;
    case Qt::Key_End: step = m_content.lastIndex - m_content.firstIndex; break;
    default: break;
    }
    if (step == 0 || !m_content.hoverIndex)
        return QWidget::keyPressEvent(event);
    const int from = m_hover && m_hover->month >= 0 ? m_hover->month : step > 0 ? m_content.firstIndex - step : m_content.lastIndex - step;
    const int target = std::clamp(from + step, m_content.firstIndex, m_content.lastIndex);
    setHover(m_content.hoverIndex(chartRect(), target));
}

void ChartWidget::contextMenuEvent(QContextMenuEvent* event)
{
    if (!m_content.paint)
        return;
    QMenu menu(this);
    menu.addAction(tr("Copy as image"), this, &ChartWidget::copyImage);
    menu.addAction(tr("Copy table"), this, &ChartWidget::copyTable);
    menu.addSeparator();
    menu.addAction(tr("Save as PNG…"), this, [this] { askPathAndSave(QStringLiteral("png"), tr("Image (*.png)")); });
    menu.addAction(tr("Save as PDF…"), this, [this] { askPathAndSave(QStringLiteral("pdf"), tr("Vector drawing (*.pdf)")); });
    menu.addAction(tr("Save as CSV…"), this, [this] { askPathAndSave(QStringLiteral("csv"), tr("Table (*.csv)")); });
    menu.addSeparator();
    menu.addAction(tr("Show as table"), QKeySequence(Qt::CTRL | Qt::Key_T), this, &ChartWidget::showTable);
    menu.exec(event->globalPos());
}

QImage ChartWidget::image(double scale) const
{
    QImage result((QSizeF(size()) * scale).toSize(), QImage::Format_RGB32);
    result.setDevicePixelRatio(scale);
    result.fill(currentTheme().base);
    if (m_content.paint) {
        QPainter painter(&result);
        m_content.paint(painter, chartRect(), currentTheme(), QLocale());
    }
    return result;
}

QByteArray ChartWidget::fileContent(const QString& suffix) const
{
    if (suffix == QLatin1String("csv"))
        return m_content.table.csv().toUtf8();
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    if (suffix == QLatin1String("pdf")) {
        QPdfWriter writer(&buffer);
        writer.setResolution(96);
        writer.setPageSize(QPageSize(QSizeF(size()) * 72 / 96, QPageSize::Point));
        writer.setPageMargins({});
        writer.setTitle(m_content.title);
        QPainter painter;
        if (!painter.begin(&writer))
            return {};
        m_content.paint(painter, chartRect(), Theme::light(), QLocale());
    } else if (!image().save(&buffer, "PNG")) {
        return {};
    }
    return buffer.data();
}

QString ChartWidget::saveAs(const QString& path) const
{
    const QByteArray content = fileContent(QFileInfo(path).suffix().toLower());
    return content.isEmpty() ? tr("the picture could not be made") : replaceFile(path, content);
}

void ChartWidget::copyImage() const { QApplication::clipboard()->setImage(image()); }

void ChartWidget::copyTable() const { QApplication::clipboard()->setText(m_content.table.tabbed()); }

void ChartWidget::showTable()
{
    if (!m_content.table.head.isEmpty())
        showChartTable(this, m_content.title, m_content.table);
}

void ChartWidget::askPathAndSave(const QString& suffix, const QString& filter)
{
    QString path = QFileDialog::getSaveFileName(this, tr("Save chart"), m_content.title + QLatin1Char('.') + suffix, filter);
    if (path.isEmpty())
        return;
    if (QFileInfo(path).suffix().isEmpty())
        path += QLatin1Char('.') + suffix;
    const QString reason = saveAs(path);
    if (!reason.isEmpty())
        QMessageBox::warning(this, tr("Save chart"), tr("The file %1 could not be written: %2.").arg(path, reason));
}

} // namespace rackrate
