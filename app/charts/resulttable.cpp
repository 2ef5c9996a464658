// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "app/charts/resulttable.h"

#include "app/charts/chartpaint.h"
#include "model/persistence/replacefile.h"

#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QFileDialog>
#include <QHeaderView>
#include <QMenu>
#include <QMessageBox>
#include <QScrollBar>
#include <algorithm>
#include <cmath>

namespace rackrate {
namespace {

constexpr int tableRow = 28, tableHead = 26;

/// The number in a cell, NaN if it is text. Understands grouping, U+2212, percent, k and M.
double numberIn(QString text, const QLocale& locale)
{
    text.replace(QChar(0x2212), QLatin1Char('-'));
    QString digits;
    for (const QChar c : text) {
        if (c.isDigit() || c == QLatin1Char('-') || locale.decimalPoint().contains(c))
            digits += c;
        else if (c.isLetter() && !digits.isEmpty())
            break;
    }
    bool ok = false;
    const double value = locale.toDouble(digits, &ok);
    if (!ok)
        return std::nan("");
    return text.endsWith(QLatin1Char('k')) ? value * 1e3 : text.endsWith(QLatin1Char('M')) ? value * 1e6 : value;
}

class Cell : public QTableWidgetItem {
public:
    Cell(const QString& text, double number) : QTableWidgetItem(text), m_number(number) {}
    bool operator<(const QTableWidgetItem& other) const override
    {
        const double theirs = static_cast<const Cell&>(other).m_number;
        if (std::isnan(m_number) || std::isnan(theirs))
            return std::isnan(m_number) && std::isnan(theirs) ? QTableWidgetItem::operator<(other) : !std::isnan(m_number);
        return m_number < theirs;
    }

private:
    double m_number;
};

/// Broken behind the space or the full-width comma nearest to the middle.
QString inTwoLines(const QString& head)
{
    constexpr int shortHead = 9;
    qsizetype best = -1;
    for (qsizetype i = 1; i + 1 < head.size(); ++i) {
        const bool breaks = head[i] == QLatin1Char(' ') || head[i] == QChar(0xFF0C);
        if (breaks && (best < 0 || std::abs(2 * i - head.size()) < std::abs(2 * best - head.size())))
            best = i;
    }
    if (best < 0 || head.size() <= shortHead)
        return head;
    const QString first = head.left(head[best] == QLatin1Char(' ') ? best : best + 1);
    return first + QLatin1Char('\n') + head.mid(best + 1).trimmed();
}

QPixmap swatchPixmap(int strategy, double ratio)
{
    QPixmap pixmap(QSize(14, 14) * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    paintSwatch(painter, {6, 7}, currentTheme(), strategy, 10);
    return pixmap;
}

} // namespace

ResultTable::ResultTable(QWidget* parent) : QTableWidget(parent)
{
    setEditTriggers(NoEditTriggers);
    setSelectionBehavior(SelectRows);
    setShowGrid(false);
    setFrameShape(NoFrame);
    setWordWrap(false);
    verticalHeader()->hide();
    verticalHeader()->setDefaultSectionSize(tableRow);
    horizontalHeader()->setMinimumHeight(tableHead);
    horizontalHeader()->setHighlightSections(false);
    setHorizontalScrollMode(ScrollPerPixel);
    setVerticalScrollMode(ScrollPerPixel);
}

void ResultTable::setTable(const ChartTable& table, const std::vector<int>& strategies)
{
    m_table = table;
    m_strategies = strategies;
    fill();
}

void ResultTable::fill()
{
    const int sortColumn = isSortingEnabled() ? horizontalHeader()->sortIndicatorSection() : -1;
    const Qt::SortOrder order = horizontalHeader()->sortIndicatorOrder();
    const bool sameShape = columnCount() == m_table.head.size();
    setSortingEnabled(false);
    clear();
    setColumnCount(int(m_table.head.size()));
    setRowCount(int(m_table.rows.size()));
    const QLocale numbers;
    std::vector<bool> numeric(std::size_t(columnCount()), false);
    for (int row = 0; row < rowCount(); ++row) {
        for (int column = 0; column < columnCount(); ++column) {
            const QString text = m_table.rows[row].value(column);
            const double number = numberIn(text, numbers);
            auto* cell = new Cell(text, number);
            const bool isNumber = column > 0 && (!std::isnan(number) || text == QStringLiteral("–"));
            numeric[column] = numeric[column] || (column > 0 && !std::isnan(number));
            cell->setTextAlignment((isNumber ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
            if (column == 0 && row < int(m_strategies.size()) && m_strategies[row] >= 0)
                cell->setData(Qt::DecorationRole, swatchPixmap(m_strategies[row], devicePixelRatioF()));
            setItem(row, column, cell);
        }
    }
    for (int column = 0; column < columnCount(); ++column) {
        auto* head = new QTableWidgetItem(m_table.head[column]);
        head->setTextAlignment((numeric[column] ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
        setHorizontalHeaderItem(column, head);
    }
    horizontalHeader()->setSortIndicator(sameShape ? sortColumn : -1, order);
    setSortingEnabled(true);
    fitColumns();
}

void ResultTable::fitColumns()
{
    if (columnCount() == 0)
        return;
    const int room = viewport()->width();
    bool wide = false;
    for (const bool broken : {false, true}) { // heads take two lines where one makes the table too wide
        for (int column = 0; column < columnCount(); ++column)
            horizontalHeaderItem(column)->setText(broken ? inTwoLines(m_table.head[column]) : m_table.head[column]);
        resizeColumnsToContents();
        wide = horizontalHeader()->length() > room;
        if (!wide)
            break;
    }
    // Spare room opens the gaps between all columns.
    const int spare = std::max(0, room - horizontalHeader()->length());
    for (int column = 0; column < columnCount(); ++column)
        setColumnWidth(column, columnWidth(column) + spare / columnCount() + (column < spare % columnCount() ? 1 : 0));
    if (m_maximumHeight == 0)
        return;
    const int wanted = horizontalHeader()->sizeHint().height() + 2 + tableRow * rowCount() + (wide ? horizontalScrollBar()->sizeHint().height() + 2 : 0);
    setFixedHeight(std::min(wanted, m_maximumHeight));
    setVerticalScrollBarPolicy(wanted <= m_maximumHeight ? Qt::ScrollBarAlwaysOff : Qt::ScrollBarAsNeeded);
}

void ResultTable::resizeEvent(QResizeEvent* event)
{
    QTableWidget::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        fitColumns();
}

void ResultTable::fitHeight(int maximum)
{
    m_maximumHeight = maximum;
    fitColumns();
}

void ResultTable::copyAll() const { QApplication::clipboard()->setText(m_table.tabbed()); }

void ResultTable::copySelection() const
{
    ChartTable chosen;
    chosen.head = m_table.head;
    for (int row = 0; row < rowCount(); ++row) {
        if (!selectionModel()->isRowSelected(row, {}))
            continue;
        QStringList cells;
        for (int column = 0; column < columnCount(); ++column)
            cells << item(row, column)->text();
        chosen.rows.push_back(cells);
    }
    QApplication::clipboard()->setText(chosen.rows.empty() ? m_table.tabbed() : chosen.tabbed());
}

void ResultTable::askAndSave()
{
    const QString path = QFileDialog::getSaveFileName(this, tr("Save table"), QString(), tr("Table (*.csv)"));
    if (path.isEmpty())
        return;
    const QString reason = replaceFile(path, m_table.csv().toUtf8());
    if (!reason.isEmpty())
        QMessageBox::warning(this, tr("Save table"), tr("The file %1 could not be written: %2.").arg(path, reason));
}

void ResultTable::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Copy))
        return copySelection();
    QTableWidget::keyPressEvent(event);
}

void ResultTable::contextMenuEvent(QContextMenuEvent* event)
{
    QMenu menu(this);
    menu.addAction(tr("Copy selected rows"), this, &ResultTable::copySelection);
    menu.addAction(tr("Copy table"), this, &ResultTable::copyAll);
    menu.addAction(tr("Save as CSV…"), this, &ResultTable::askAndSave);
    menu.exec(event->globalPos());
}

void ResultTable::changeEvent(QEvent* event)
{
    QTableWidget::changeEvent(event);
    // Swatches are pictures in the theme's colours.
    if (event->type() == QEvent::PaletteChange && !m_strategies.empty())
        fill();
}

} // namespace rackrate
