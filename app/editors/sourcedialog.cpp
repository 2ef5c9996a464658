// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "app/editors/sourcedialog.h"

#include "app/editors/sources.h"
#include "app/widgets/tickbox.h"
#include "app/workbook/scenariodocument.h"

#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace rackrate {
namespace {

QString words(const char* text)
{
    return QCoreApplication::translate("SourceDialog", text);
}

} // namespace

void editSource(ScenarioDocument& document, const std::string& path, QWidget* parent)
{
    const SourceNote before = noteAt(document.tree(), path);
    QDialog dialog(parent);
    dialog.setWindowTitle(words(QT_TRANSLATE_NOOP("SourceDialog", "Source and date")));
    dialog.setMinimumWidth(480);
    auto* column = new QVBoxLayout(&dialog);
    column->setContentsMargins(16, 16, 16, 16);
    column->setSpacing(12);
    auto* name = new QLabel(pathLabel(document.tree(), path), &dialog);
    name->setProperty("role", QStringLiteral("sectionTitle"));
    name->setWordWrap(true);
    column->addWidget(name);
    auto* form = new QFormLayout;
    auto* source = new QLineEdit(before.source, &dialog);
    auto* date = new QLineEdit(before.asOf.toString(Qt::ISODate), &dialog);
    date->setPlaceholderText(QStringLiteral("2026-10-10"));
    auto* text = new QPlainTextEdit(before.text, &dialog);
    text->setFixedHeight(88);
    text->setTabChangesFocus(true);
    auto* calibrated = new TickBox(words(QT_TRANSLATE_NOOP("SourceDialog", "Calibrated: chosen so that the plan meets a published outcome")), &dialog);
    calibrated->setChecked(isCalibrated(document.tree(), path));
    form->addRow(words(QT_TRANSLATE_NOOP("SourceDialog", "Source")), source);
    form->addRow(words(QT_TRANSLATE_NOOP("SourceDialog", "As of")), date);
    form->addRow(words(QT_TRANSLATE_NOOP("SourceDialog", "Note")), text);
    form->addRow(QString(), calibrated);
    column->addLayout(form);
    const QString changed = changedText(document, path);
    auto* confirmed = new TickBox(words(QT_TRANSLATE_NOOP("SourceDialog", "This holds for the present value")), &dialog);
    auto* changedLabel = new QLabel(changed, &dialog);
    changedLabel->setWordWrap(true);
    for (QWidget* widget : {static_cast<QWidget*>(changedLabel), static_cast<QWidget*>(confirmed)}) {
        widget->setVisible(!changed.isEmpty());
        column->addWidget(widget);
    }
    // Who states another source or date mostly does so for the figure as it is.
    QObject::connect(source, &QLineEdit::textEdited, confirmed, [confirmed] { confirmed->setChecked(true); });
    QObject::connect(date, &QLineEdit::textEdited, confirmed, [confirmed] { confirmed->setChecked(true); });
    auto* message = new QLabel(&dialog);
    message->setProperty("role", QStringLiteral("error"));
    column->addWidget(message);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, &dialog);
    column->addWidget(buttons);
    const auto dateIsFine = [date] { return date->text().isEmpty() || QDate::fromString(date->text(), Qt::ISODate).isValid(); };
    QObject::connect(date, &QLineEdit::textChanged, &dialog, [=] {
        message->setText(dateIsFine() ? QString() : words(QT_TRANSLATE_NOOP("SourceDialog", "Enter a date such as 2026-10-10.")));
        buttons->button(QDialogButtonBox::Ok)->setEnabled(dateIsFine());
    });
    QObject::connect(buttons, &QDialogButtonBox::accepted, &dialog, &QDialog::accept);
    QObject::connect(buttons, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);
    if (dialog.exec() != QDialog::Accepted)
        return;
    setNote(document, path, {source->text().trimmed(), text->toPlainText().trimmed(), QDate::fromString(date->text(), Qt::ISODate)});
    setCalibrated(document, path, calibrated->isChecked());
    if (confirmed->isChecked())
        confirmEvidence(document, path);
}

} // namespace rackrate
