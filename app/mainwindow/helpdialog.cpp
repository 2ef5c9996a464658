// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "app/mainwindow/helpdialog.h"

#include "simulation/engine/run.h"

#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QMessageBox>
#include <QTextBrowser>
#include <QVBoxLayout>

namespace rackrate {
namespace {

QString words(const char* text)
{
    return QCoreApplication::translate("HelpDialog", text);
}

} // namespace

void showPageHelp(const QString& html, QWidget* parent)
{
    auto* dialog = new QDialog(parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(words(QT_TRANSLATE_NOOP("HelpDialog", "Fields of this page")));
    dialog->resize(480, 640);
    auto* column = new QVBoxLayout(dialog);
    auto* text = new QTextBrowser(dialog);
    text->setHtml(html.isEmpty() ? words(QT_TRANSLATE_NOOP("HelpDialog", "This page shows results; its fields are on the pages of inputs.")) : html);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, dialog);
    QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::close);
    column->addWidget(text);
    column->addWidget(buttons);
    dialog->show();
}

void showAbout(QWidget* parent)
{
    const QString text = words(QT_TRANSLATE_NOOP("HelpDialog", "Rackrate %1 plans GPU capacity and what it costs, under uncertainty.\n\nSimulation kernel: %2.\nLicence: GPL-3.0-or-later."))
                             .arg(QStringLiteral(RACKRATE_VERSION), QString::fromStdString(instructionSet()));
    QMessageBox::about(parent, words(QT_TRANSLATE_NOOP("HelpDialog", "About Rackrate")), text);
}

} // namespace rackrate
