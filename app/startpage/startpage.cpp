// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "app/startpage/startpage.h"

#include "app/settings/settings.h"
#include "app/startpage/recentbutton.h"
#include "app/startpage/templatecard.h"
#include "app/theme/icons.h"
#include "app/theme/theme.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace rackrate {
namespace {

constexpr int sideWidth = 400, cardMinimum = 320, between = 16;

QLabel* label(const QString& text, const char* role, QWidget* parent)
{
    auto* made = new QLabel(text, parent);
    made->setProperty("role", QLatin1String(role));
    return made;
}

} // namespace

StartPage::StartPage(QWidget* parent) : QWidget(parent), m_previews(new TemplatePreviews(this))
{
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addWidget(buildSide());
    row->addWidget(buildMain(), 1);
    connect(m_previews, &TemplatePreviews::ready, this, &StartPage::showPreview);
    refreshRecent();
}

QWidget* StartPage::buildSide()
{
    auto* side = new QWidget(this);
    side->setObjectName(QStringLiteral("startSide"));
    side->setAttribute(Qt::WA_StyledBackground);
    side->setFixedWidth(sideWidth);
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins(32, 32, 32, 24);
    column->setSpacing(8);
    auto* name = new QLabel(QStringLiteral("Rackrate"), side);
    name->setFont(uiFont(type::key, true));
    name->setStyleSheet(QStringLiteral("font-size: %1px; font-weight: 500").arg(type::key));
    column->addWidget(name);
    column->addWidget(label(tr("GPU capacity and cost, under uncertainty"), "hint", side));
    column->addSpacing(24);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    const QColor onAccent = currentTheme().dark ? currentTheme().window : currentTheme().base;
    auto* create = new QPushButton(icon(Icon::Add, onAccent), tr("New scenario"), side);
    create->setProperty("role", QStringLiteral("primary"));
    auto* open = new QPushButton(icon(Icon::Open), tr("Open…"), side);
    connect(create, &QPushButton::clicked, this, &StartPage::newRequested);
    connect(open, &QPushButton::clicked, this, &StartPage::openRequested);
    buttons->addWidget(create);
    buttons->addWidget(open);
    buttons->addStretch(1);
    column->addLayout(buttons);
    column->addSpacing(24);
    column->addWidget(label(tr("Recent"), "sectionTitle", side));
    m_recent = new QVBoxLayout;
    m_recent->setSpacing(2);
    column->addLayout(m_recent);
    column->addStretch(1);
    column->addWidget(label(tr("Everything stays on this computer."), "hint", side));
    return side;
}

QWidget* StartPage::buildMain()
{
    auto* scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* main = new QWidget(scroll);
    main->setObjectName(QStringLiteral("startMain"));
    auto* column = new QVBoxLayout(main);
    column->setContentsMargins(32, 32, 32, 32);
    column->setSpacing(16);
    auto* title = new QHBoxLayout;
    title->setSpacing(8);
    title->addWidget(label(tr("Templates"), "pageTitle", main));
    title->addWidget(label(tr("complete scenarios; every figure names its source"), "hint", main), 1, Qt::AlignBottom);
    title->addWidget(label(tr("Enter opens a copy"), "hint", main), 0, Qt::AlignBottom);
    column->addLayout(title);
    m_cardArea = new QWidget(main);
    m_grid = new QGridLayout(m_cardArea);
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setSpacing(between);
    column->addWidget(m_cardArea);
    column->addStretch(1);
    scroll->setWidget(main);
    return scroll;
}

void StartPage::showPreview(const std::shared_ptr<const TemplatePreview>& preview)
{
    TemplateCard*& card = m_cards[preview->id];
    if (!card) {
        card = new TemplateCard(m_cardArea);
        m_order.push_back(card);
        connect(card, &QAbstractButton::clicked, this, [this, id = QString::fromStdString(preview->id)] { emit templateChosen(id); });
        arrangeCards();
    }
    card->setPreview(preview);
}

void StartPage::arrangeCards()
{
    const int fitting = std::clamp((width() - sideWidth - 64 + between) / (cardMinimum + between), 1, 3);
    const int columns = std::clamp(static_cast<int>(m_order.size()), 1, fitting);
    while (QLayoutItem* item = m_grid->takeAt(0))
        delete item;
    for (int index = 0; index < static_cast<int>(m_order.size()); ++index)
        m_grid->addWidget(m_order[static_cast<std::size_t>(index)], index / columns, index % columns);
    for (int column = 0; column < 3; ++column)
        m_grid->setColumnStretch(column, column < columns ? 1 : 0);
}

void StartPage::refreshRecent()
{
    while (QLayoutItem* item = m_recent->takeAt(0)) {
        item->widget()->deleteLater();
        delete item;
    }
    const QList<settings::RecentFile> files = settings::recentFiles();
    for (const settings::RecentFile& file : files) {
        auto* button = new RecentButton(file, this);
        connect(button, &QAbstractButton::clicked, this, [this, path = file.path] { emit fileChosen(path); });
        m_recent->addWidget(button);
    }
    if (files.isEmpty())
        m_recent->addWidget(label(tr("No scenario was opened yet."), "hint", this));
}

void StartPage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrangeCards();
}

} // namespace rackrate
