// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include "app/startpage/templatepreviews.h"

#include <QWidget>
#include <map>

class QGridLayout;
class QVBoxLayout;

namespace rackrate {

class TemplateCard;

/// What to begin with: recent files with their last answer, and the templates as cards.
class StartPage : public QWidget {
    Q_OBJECT
public:
    explicit StartPage(QWidget* parent);

    void refreshRecent();

signals:
    void templateChosen(const QString& id);
    void fileChosen(const QString& path);
    void newRequested();
    void openRequested();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* buildSide();
    QWidget* buildMain();
    void showPreview(const std::shared_ptr<const TemplatePreview>& preview);
    void arrangeCards();

    TemplatePreviews* m_previews;
    QVBoxLayout* m_recent = nullptr;
    QWidget* m_cardArea = nullptr;
    QGridLayout* m_grid = nullptr;
    std::map<std::string, TemplateCard*> m_cards;
    std::vector<TemplateCard*> m_order;
};

} // namespace rackrate
