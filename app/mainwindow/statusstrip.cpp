// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "app/mainwindow/statusstrip.h"

#include "app/theme/theme.h"
#include "simulation/decisions/accuracy.h"
#include "simulation/decisions/headline.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QFileInfo>
#include <QLabel>
#include <QLocale>
#include <QStatusBar>

namespace rackrate {
namespace {

constexpr double askedRelativeError = 0.005; // what "converged" stands for

QString words(const char* text) { return QCoreApplication::translate("StatusStrip", text); }

QString percent(double share) { return QLocale().toString(share * 100, 'f', 2) + QLatin1Char('%'); }

} // namespace

StatusStrip::StatusStrip(QStatusBar& bar)
{
    const auto add = [&bar](bool right) {
        auto* label = new QLabel(&bar);
        right ? bar.addPermanentWidget(label) : bar.addWidget(label);
        return label;
    };
    bar.setSizeGripEnabled(false);
    m_backend = add(false);
    m_trials = add(false);
    m_rate = add(false);
    m_seconds = add(false);
    m_sampling = add(false);
    m_converged = add(true);
    m_error = add(true);
    m_saved = add(true);
}

void StatusStrip::showAnswer(const std::shared_ptr<const Answer>& answer, LiveSimulation::State state)
{
    if (!answer) {
        for (QLabel* label : {m_backend, m_trials, m_rate, m_seconds, m_sampling, m_converged, m_error})
            label->clear();
        return;
    }
    const EngineBlock& engine = answer->results.engine;
    const QLocale locale;
    const QString backend = QString::fromStdString(engine.backend).toUpper();
    m_backend->setText(
        QStringLiteral("%1 · %2").arg(backend, QCoreApplication::translate("StatusStrip", "%n thread(s)", nullptr, engine.threads)));
    m_backend->setToolTip(QString::fromStdString(engine.device));
    m_trials->setText(words(QT_TRANSLATE_NOOP("StatusStrip", "%1 futures × %2"))
                          .arg(locale.toString(static_cast<qulonglong>(engine.trials)), monthsText(answer->results.months)));
    m_rate->setText(
        words(QT_TRANSLATE_NOOP("StatusStrip", "%1 M path-months/s")).arg(locale.toString(engine.pathMonthsPerSecond / 1e6, 'f', 1)));
    m_seconds->setText(words(QT_TRANSLATE_NOOP("StatusStrip", "%1 s")).arg(locale.toString(engine.seconds, 'f', 2)));
    const QString seed = words(QT_TRANSLATE_NOOP("StatusStrip", "seed %1")).arg(engine.seed);
    m_sampling->setText(engine.sampling == EngineBlock().sampling ? seed : samplingText(engine.sampling) + QStringLiteral(" · ") + seed);
    if (state == LiveSimulation::State::Stale || state == LiveSimulation::State::Failed) {
        m_converged->setText(words(QT_TRANSLATE_NOOP("StatusStrip", "Not up to date: figures of the plan before it was changed")));
        m_converged->setStyleSheet(QStringLiteral("color: %1").arg(currentTheme().warningText.name()));
        m_error->clear();
        return;
    }
    const double error = answer->results.largestRelativeError();
    const bool converged = error <= askedRelativeError;
    m_converged->setText(converged ? words(QT_TRANSLATE_NOOP("StatusStrip", "Converged"))
                                   : words(QT_TRANSLATE_NOOP("StatusStrip", "Not converged")));
    m_converged->setStyleSheet(QStringLiteral("color: %1").arg((converged ? currentTheme().goodText : currentTheme().warningText).name()));
    m_error->setText(words(QT_TRANSLATE_NOOP("StatusStrip", "standard error at most %1 of every mean and P95, asked %2"))
                         .arg(percent(error), percent(askedRelativeError)));
}

void StatusStrip::showProgress(const LiveSimulation& simulation)
{
    if (simulation.state() != LiveSimulation::State::Refining)
        return;
    const QLocale locale;
    m_trials->setText(words(QT_TRANSLATE_NOOP("StatusStrip", "%1 of %2 futures"))
                          .arg(locale.toString(simulation.trialsDone()), locale.toString(simulation.trialsWanted())));
}

void StatusStrip::showSaved(bool open, bool modified, const QString& path)
{
    if (!open)
        m_saved->clear();
    else if (path.isEmpty())
        m_saved->setText(words(QT_TRANSLATE_NOOP("StatusStrip", "Not saved yet")));
    else if (modified)
        m_saved->setText(words(QT_TRANSLATE_NOOP("StatusStrip", "Changed since the last save")));
    else
        m_saved->setText(words(QT_TRANSLATE_NOOP("StatusStrip", "Saved %1"))
                             .arg(QLocale().toString(QFileInfo(path).lastModified().time(), QLocale::ShortFormat)));
}

} // namespace rackrate
