// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "app/charts/chartwidget.h"

#include "app/charts/resulttable.h"

#include <QDialog>
#include <QDialogButtonBox>
#include <QPushButton>
#include <QVBoxLayout>

namespace rackrate {

void showChartTable(QWidget* parent, const QString& title, const ChartTable& table)
{
    auto* dialog = new QDialog(parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(title);
    dialog->resize(760, 520);
    auto* layout = new QVBoxLayout(dialog);
    auto* view = new ResultTable(dialog);
    view->setTable(table);
    layout->addWidget(view);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, dialog);
    QPushButton* copy = buttons->addButton(translate("Charts", "Copy table"), QDialogButtonBox::ActionRole);
    QObject::connect(copy, &QPushButton::clicked, view, &ResultTable::copyAll);
    QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::close);
    layout->addWidget(buttons);
    dialog->show();
    view->setFocus();
}

} // namespace rackrate
