// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "app/pages/pageparts.h"

#include "app/charts/chartpaint.h"

#include <QFrame>
#include <QIcon>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QWheelEvent>
#include <algorithm>

namespace rackrate {

SegmentedControl::SegmentedControl(QWidget* parent) : QWidget(parent)
{
    setFocusPolicy(Qt::TabFocus);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void SegmentedControl::setChoices(const QStringList& texts)
{
    m_texts = texts;
    m_current = std::clamp(m_current, 0, std::max(0, int(texts.size()) - 1));
    setAccessibleName(m_texts.value(m_current));
    setAccessibleDescription(texts.join(QStringLiteral(", ")));
    updateGeometry();
    update();
}

void SegmentedControl::setCurrent(int index)
{
    m_current = index;
    setAccessibleName(m_texts.value(m_current));
    update();
}

QSize SegmentedControl::sizeHint() const
{
    double width = 0;
    for (const QString& text : m_texts)
        width += textWidth(text, uiFont(type::label, true)) + 22;
    return {int(width) + 2, 26};
}

QRect SegmentedControl::segment(int index) const
{
    double left = 0;
    for (int i = 0; i < index; ++i)
        left += textWidth(m_texts[i], uiFont(type::label, true)) + 22;
    return QRect(int(left), 0, int(textWidth(m_texts[index], uiFont(type::label, true)) + 23), height());
}

void SegmentedControl::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& theme = currentTheme();
    painter.setPen(QPen(theme.controlBorder, 1));
    painter.setBrush(theme.controlFace);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 3, 3);
    for (int i = 0; i < m_texts.size(); ++i) {
        const QRectF area = segment(i);
        const bool on = i == m_current;
        if (on) {
            painter.setPen(QPen(theme.accent, 1));
            painter.setBrush(theme.selection);
            painter.drawRoundedRect(area.adjusted(0.5, 0.5, -0.5, -0.5), 3, 3);
        }
        paintText(painter, area, Qt::AlignCenter, m_texts[i], uiFont(type::label, on), on ? theme.accentText : theme.ink2);
    }
    if (hasFocus()) {
        painter.setPen(QPen(theme.accent, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(segment(m_current)).adjusted(1, 1, -1, -1), 3, 3);
    }
}

void SegmentedControl::choose(int index)
{
    if (index < 0 || index >= m_texts.size() || index == m_current)
        return;
    setCurrent(index);
    emit chosen(index);
}

void SegmentedControl::mousePressEvent(QMouseEvent* event)
{
    for (int i = 0; i < m_texts.size(); ++i) {
        if (segment(i).contains(event->position().toPoint()))
            return choose(i);
    }
}

void SegmentedControl::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Left)
        return choose(m_current - 1);
    if (event->key() == Qt::Key_Right)
        return choose(m_current + 1);
    QWidget::keyPressEvent(event);
}

StrategyChooser::StrategyChooser(QWidget* parent) : QComboBox(parent)
{
    setIconSize({12, 12});
    setSizeAdjustPolicy(AdjustToContents);
    connect(this, &QComboBox::activated, this, [this] { emit strategyChosen(strategy()); });
}

void StrategyChooser::setStrategies(const Scenario& scenario, int fallback, const QLocale& locale, const QString& extra)
{
    const QVariant kept = currentData(Qt::UserRole + 1);
    const bool first = count() == 0;
    clear();
    const auto icon = [&](int strategy) {
        QPixmap pixmap(QSize(12, 12) * devicePixelRatioF());
        pixmap.setDevicePixelRatio(devicePixelRatioF());
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paintSwatch(painter, {6, 6}, currentTheme(), strategy, 10);
        painter.end();
        return QIcon(pixmap);
    };
    const auto add = [&](const QIcon& swatch, const QString& text, int strategy, const QString& id) {
        addItem(swatch, text, strategy);
        setItemData(count() - 1, id, Qt::UserRole + 1);
    };
    if (!extra.isEmpty())
        add({}, extra, -1, {});
    for (int i = 0; i < int(scenario.strategies.size()); ++i)
        add(icon(i), strategyName(scenario, i, locale), i, QString::fromStdString(scenario.strategies[i].id));
    const int found = first ? -1 : findData(kept, Qt::UserRole + 1);
    setCurrentIndex(found >= 0 ? found : findData(fallback));
}

int StrategyChooser::strategy() const { return count() > 0 ? currentData().toInt() : -1; }

void StrategyChooser::choose(int strategy) { setCurrentIndex(findData(strategy)); }

void StrategyChooser::wheelEvent(QWheelEvent* event) { event->ignore(); }

SectionHead::SectionHead(QWidget* parent) : QWidget(parent)
{
    m_title = new QLabel(this);
    m_title->setProperty("role", QStringLiteral("sectionTitle"));
    m_subtitle = new QLabel(this);
    m_subtitle->setProperty("role", QStringLiteral("label"));
    m_subtitle->setMinimumWidth(40);
    m_subtitle->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_row = new QHBoxLayout(this);
    m_row->setContentsMargins(0, 0, 0, 0);
    m_row->setSpacing(8);
    m_row->addWidget(m_title);
    m_row->addWidget(m_subtitle, 1);
}

void SectionHead::setTexts(const QString& title, const QString& subtitle)
{
    m_title->setText(withoutHanGaps(title));
    m_subtitle->setText(withoutHanGaps(subtitle));
    m_subtitle->setToolTip(m_subtitle->text());
}

QString richText(const RichSentence& sentence, const Theme& theme)
{
    QString html;
    int done = 0;
    for (const RichSentence::Span& span : sentence.spans) {
        html += sentence.text.mid(done, span.begin - done).toHtmlEscaped();
        html += QStringLiteral("<span style=\"color:%1; font-weight:500\">%2</span>")
                    .arg(theme.strategy(span.strategy).text.name(),
                         sentence.text.mid(span.begin, span.length).toHtmlEscaped());
        done = span.begin + span.length;
    }
    return html + sentence.text.mid(done).toHtmlEscaped();
}

QLabel* textLabel(const char* role, QWidget* parent)
{
    auto* label = new QLabel(parent);
    label->setProperty("role", QString::fromLatin1(role));
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

QLabel* decisionLabel(QWidget* parent)
{
    QLabel* label = textLabel("decision", parent);
    label->setStyleSheet(QStringLiteral("font-size: %1px; font-weight: 500").arg(int(type::decision)));
    return label;
}

QWidget* hairline(QWidget* parent)
{
    auto* line = new QFrame(parent);
    line->setProperty("role", QStringLiteral("rule"));
    return line;
}

} // namespace rackrate
