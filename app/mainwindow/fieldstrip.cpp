// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "app/mainwindow/fieldstrip.h"

#include "app/editors/fieldfactory.h"
#include "app/editors/sourcedialog.h"
#include "app/editors/sources.h"
#include "app/widgets/numberfield.h"
#include "app/workbook/scenariodocument.h"
#include "model/scenario/pointer.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QRegularExpression>
#include <QVBoxLayout>

namespace rackrate {
namespace {

constexpr int stripHeight = 92; // of the shortest texts; a longer one takes the room it needs

} // namespace

FieldStrip::FieldStrip(ScenarioDocument& document, QWidget* parent)
    : QWidget(parent), m_document(document), m_name(new QLabel(this)), m_help(new QLabel(this)), m_source(new QLabel(this)),
      m_edit(new QPushButton(tr("Source and date…"), this)), m_density(new DensityGlyph(DensityGlyph::Size::Large, this))
{
    setObjectName(QStringLiteral("toolBar"));
    setAttribute(Qt::WA_StyledBackground);
    setMinimumHeight(stripHeight);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    m_name->setProperty("role", QStringLiteral("sectionTitle"));
    m_help->setProperty("role", QStringLiteral("hint"));
    m_source->setProperty("role", QStringLiteral("note"));
    m_help->setWordWrap(true);
    m_source->setWordWrap(true);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(24, 8, 24, 8);
    row->setSpacing(16);
    auto* words = new QVBoxLayout;
    words->setSpacing(2);
    words->addWidget(m_name);
    words->addWidget(m_help);
    words->addWidget(m_source);
    words->addStretch(1);
    row->addLayout(words, 1);
    m_density->setFixedSize(240, stripHeight - 20);
    row->addWidget(m_density, 0, Qt::AlignTop);
    row->addWidget(m_edit, 0, Qt::AlignVCenter);
    connect(m_edit, &QPushButton::clicked, this, [this] {
        if (m_box)
            editSource(m_document, withIds(m_document.tree(), m_box->pointer()), this);
    });
    refresh();
}

void FieldStrip::showField(FieldBox* box)
{
    m_box = box;
    refresh();
}

void FieldStrip::refresh()
{
    m_density->hide();
    m_edit->setEnabled(m_box);
    if (!m_box) {
        m_name->setText(tr("No field in focus"));
        m_help->setText(tr("What a field means, and where its value comes from, is said here."));
        m_source->clear();
        return;
    }
    const std::string path = withIds(m_document.tree(), m_box->pointer());
    m_name->setText(m_box->label());
    m_help->setText(schemaText(m_box->field().help));
    const SourceNote note = noteAt(m_document.tree(), path);
    const QString source = QStringList({changedText(m_document, path), note.line(QDate::currentDate()), note.text}).filter(QRegularExpression(QStringLiteral("."))).join(QStringLiteral(" · "));
    m_source->setText(source.isEmpty() ? tr("No source noted. Path for the command line: %1").arg(QString::fromStdString(path)) : source);
    if (const auto* number = qobject_cast<NumberField*>(m_box->editor())) {
        m_density->setDistribution(number->distribution(), number->format());
        m_density->setVisible(number->distribution().has_value());
    }
}

} // namespace rackrate
