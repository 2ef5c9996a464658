// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "app/widgets/stretchcolumns.h"

#include <QEvent>
#include <QHeaderView>
#include <QTreeView>

#include <algorithm>
#include <vector>

namespace rackrate {
namespace {

class Stretcher : public QObject {
public:
    Stretcher(QTreeView& table, std::vector<int> columns, int atLeast)
        : QObject(&table), m_header(*table.header()), m_columns(std::move(columns)), m_atLeast(atLeast)
    {
        m_header.setStretchLastSection(false);
        for (int column = 0; column < m_header.count(); ++column)
            m_header.setSectionResizeMode(column, stretched(column) ? QHeaderView::Fixed : QHeaderView::ResizeToContents);
        m_header.viewport()->installEventFilter(this);
        connect(&m_header, &QHeaderView::sectionResized, this, [this](int column) {
            if (!stretched(column))
                share();
        });
    }

    bool eventFilter(QObject*, QEvent* event) override
    {
        if (event->type() == QEvent::Resize)
            share();
        return false;
    }

private:
    bool stretched(int column) const { return std::find(m_columns.begin(), m_columns.end(), column) != m_columns.end(); }

    void share()
    {
        int left = m_header.viewport()->width();
        for (int column = 0; column < m_header.count(); ++column)
            left -= stretched(column) ? 0 : m_header.sectionSize(column);
        for (const int column : m_columns)
            m_header.resizeSection(column, std::max(m_atLeast, left / int(m_columns.size())));
    }

    QHeaderView& m_header;
    std::vector<int> m_columns;
    int m_atLeast;
};

} // namespace

void stretchColumns(QTreeView& table, std::initializer_list<int> columns, int atLeast) { new Stretcher(table, columns, atLeast); }

} // namespace rackrate
