// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "simulation/decisions/headline.h"

#include <QCoreApplication>
#include <QDate>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace rackrate {

namespace {

const QString noFigure = QStringLiteral("–");

QString signedText(double value, const QString& magnitudeText)
{
    return value < 0 ? QChar(0x2212) + magnitudeText : magnitudeText;
}

QString rounded(double value, const QLocale& locale, int decimals)
{
    return locale.toString(value, 'f', decimals);
}

/// Whether `value` shows as at least `limit` once rounded to `decimals` of `unit`.
bool reaches(double value, double unit, int decimals, double limit)
{
    const double scale = decimals == 0 ? 1 : decimals == 1 ? 10 : 100;
    return std::floor(value / unit * scale + 0.5) / scale >= limit;
}

struct MoneyScale {
    double unit;
    int decimals;
    const char* suffix;
};

MoneyScale moneyScale(double magnitude)
{
    if (!reaches(magnitude, 1, 0, 1000))
        return {1, 0, ""};
    if (!reaches(magnitude, 1e3, 1, 10))
        return {1e3, 1, "k"};
    if (!reaches(magnitude, 1e3, 0, 1000))
        return {1e3, 0, "k"};
    for (const auto& [unit, suffix] : {std::pair{1e6, "M"}, std::pair{1e9, "B"}}) {
        if (!reaches(magnitude, unit, 2, 10))
            return {unit, 2, suffix};
        if (!reaches(magnitude, unit, 1, 100))
            return {unit, 1, suffix};
        if (!reaches(magnitude, unit, 0, 1000))
            return {unit, 0, suffix};
    }
    return {1e9, 0, "B"};
}

constexpr qsizetype longestName = 60;

/// Longer names would push the figures out of sentences and tables.
QString elided(const QString& name)
{
    if (name.size() <= longestName)
        return name;
    const qsizetype end = name[longestName - 2].isHighSurrogate() ? longestName - 2 : longestName - 1;
    return name.left(end) + QChar(0x2026);
}

constexpr const char* costKindLabels[costKindCount] = {
    QT_TRANSLATE_NOOP("Headline", "On demand"),   QT_TRANSLATE_NOOP("Headline", "Reserved"),
    QT_TRANSLATE_NOOP("Headline", "Spot"),        QT_TRANSLATE_NOOP("Headline", "Hardware"),
    QT_TRANSLATE_NOOP("Headline", "Energy"),      QT_TRANSLATE_NOOP("Headline", "Space"),
    QT_TRANSLATE_NOOP("Headline", "Network"),     QT_TRANSLATE_NOOP("Headline", "Storage"),
    QT_TRANSLATE_NOOP("Headline", "Software"),    QT_TRANSLATE_NOOP("Headline", "Staff"),
    QT_TRANSLATE_NOOP("Headline", "Maintenance"), QT_TRANSLATE_NOOP("Headline", "Failures"),
    QT_TRANSLATE_NOOP("Headline", "One-off"),     QT_TRANSLATE_NOOP("Headline", "Resale"),
    QT_TRANSLATE_NOOP("Headline", "Tax"),         QT_TRANSLATE_NOOP("Headline", "Financing")};

} // namespace

std::string languageOf(const QLocale& locale)
{
    return locale.language() == QLocale::Chinese ? "zh_CN" : "en";
}

QString nameText(const LocalizedText& name, const std::string& id, const QLocale& locale)
{
    return elided(QString::fromStdString(name.empty() ? id : name.in(languageOf(locale))));
}

QString strategyName(const Scenario& scenario, int strategy, const QLocale& locale)
{
    const Strategy& named = scenario.strategies.at(std::size_t(strategy));
    return nameText(named.name, named.id, locale);
}

QString workloadName(const Scenario& scenario, int workload, const QLocale& locale)
{
    const Workload& named = scenario.workloads.at(std::size_t(workload));
    return nameText(named.name, named.id, locale);
}

QString shareText(double share, const QLocale& locale)
{
    if (!std::isfinite(share))
        return noFigure;
    if (share > 0 && share < 0.005)
        return QCoreApplication::translate("Headline", "below 1%");
    if (share >= 0.995 && share < 1)
        return QCoreApplication::translate("Headline", "above 99%");
    return rounded(share * 100, locale, 0) + QLatin1Char('%');
}

std::vector<int> wholePercents(const std::vector<double>& shares)
{
    std::vector<int> percents;
    std::vector<double> rests;
    for (const double share : shares) {
        percents.push_back(int(std::floor(share * 100)));
        rests.push_back(share * 100 - percents.back());
    }
    std::vector<std::size_t> order(shares.size());
    std::iota(order.begin(), order.end(), std::size_t(0));
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return rests[a] > rests[b]; });
    const int sum = std::accumulate(percents.begin(), percents.end(), 0);
    for (std::size_t i = 0; i < order.size() && int(i) < 100 - sum; ++i)
        percents[order[i]] += rests[order[i]] > 0 ? 1 : 0;
    return percents;
}

std::vector<QString> complementaryTexts(const std::vector<double>& shares, const QLocale& locale)
{
    const std::vector<int> percents = wholePercents(shares);
    std::vector<QString> texts;
    for (std::size_t i = 0; i < shares.size(); ++i) {
        if (percents[i] == 0 && shares[i] > 0)
            texts.push_back(QCoreApplication::translate("Headline", "below 1%"));
        else if (percents[i] == 100 && shares[i] < 1)
            texts.push_back(QCoreApplication::translate("Headline", "above 99%"));
        else
            texts.push_back(locale.toString(percents[i]) + QLatin1Char('%'));
    }
    return texts;
}

QString moneyText(double amount, const std::string& currency, const QLocale& locale)
{
    if (!std::isfinite(amount))
        return noFigure;
    const double magnitude = std::fabs(amount);
    const MoneyScale scale = moneyScale(magnitude);
    const QString figure = rounded(magnitude / scale.unit, locale, scale.decimals) + QLatin1String(scale.suffix);
    const QString sign = currency == "USD" ? QStringLiteral("$") : QString::fromStdString(currency) + QChar(0x00A0);
    const bool zero = magnitude < 0.5;
    return signedText(zero ? 0 : amount, sign + figure);
}

QString amountText(double amount, const QLocale& locale, int decimals)
{
    if (!std::isfinite(amount))
        return noFigure;
    const QString figure = rounded(std::fabs(amount), locale, decimals);
    return signedText(figure == rounded(0, locale, decimals) ? 0 : amount, figure);
}

QString hoursText(double hours, const QLocale& locale)
{
    if (!std::isfinite(hours))
        return noFigure;
    if (hours > 0 && hours < 0.05)
        return QCoreApplication::translate("Headline", "below %1 h").arg(rounded(0.1, locale, 1));
    return QCoreApplication::translate("Headline", "%1 h").arg(rounded(hours, locale, hours < 99.95 && hours != 0 ? 1 : 0));
}

QString secondsText(double seconds, const QLocale& locale)
{
    if (!std::isfinite(seconds))
        return noFigure;
    if (seconds > 0 && seconds < 0.00995)
        return QCoreApplication::translate("Headline", "%1 ms").arg(rounded(seconds * 1000, locale, seconds < 0.00095 ? 2 : 1));
    const int decimals = seconds == 0 || seconds >= 9.95 ? 0 : seconds >= 0.995 ? 1 : 2;
    return QCoreApplication::translate("Headline", "%1 s").arg(rounded(seconds, locale, decimals));
}

QString futuresText(std::uint64_t futures, const QLocale& locale)
{
    return futures == 1 ? QCoreApplication::translate("Headline", "1 future")
                        : QCoreApplication::translate("Headline", "%1 futures").arg(locale.toString(qulonglong(futures)));
}

QString monthText(const Scenario& scenario, int month, const QLocale& locale)
{
    const QDate date = QDate(scenario.startYear, scenario.startMonth, 1).addMonths(month - 1);
    const bool chinese = locale.language() == QLocale::Chinese;
    return locale.toString(date, chinese ? QStringLiteral("yyyy年M月") : QStringLiteral("MMM yyyy"));
}

bool isHanGap(const QString& text, qsizetype at)
{
    const auto chinese = [&](qsizetype place) { // characters and full-width punctuation
        const ushort code = text[place].unicode();
        return text[place].script() == QChar::Script_Han || (code >= 0x3000 && code <= 0x303F) || (code >= 0xFF00 && code <= 0xFFEF);
    };
    return text[at] == QLatin1Char(' ') && at > 0 && at + 1 < text.size() && chinese(at - 1) && chinese(at + 1);
}

QString withoutHanGaps(QString text)
{
    for (qsizetype i = text.size() - 2; i > 0; --i) {
        if (isHanGap(text, i))
            text.remove(i, 1);
    }
    return text;
}

QString monthsText(int months)
{
    return QCoreApplication::translate("Headline", "%n month(s)", nullptr, months);
}

QString basisText(bool nominal)
{
    return nominal ? QCoreApplication::translate("Headline", "nominal") : QCoreApplication::translate("Headline", "present value");
}

QString costKindText(int kind)
{
    return kind >= 0 && kind < costKindCount ? QCoreApplication::translate("Headline", costKindLabels[kind]) : QString();
}

QString procurementText(Procurement procurement)
{
    switch (procurement) {
    case Procurement::OnDemand: return QCoreApplication::translate("Headline", "On demand");
    case Procurement::Reserved: return QCoreApplication::translate("Headline", "Reserved");
    case Procurement::SpendCommitment: return QCoreApplication::translate("Headline", "Spend commitment");
    case Procurement::Scheduled: return QCoreApplication::translate("Headline", "Scheduled block");
    case Procurement::Spot: return QCoreApplication::translate("Headline", "Spot");
    case Procurement::Dedicated: return QCoreApplication::translate("Headline", "Dedicated server");
    case Procurement::Owned: return QCoreApplication::translate("Headline", "Owned");
    case Procurement::Colocated: return QCoreApplication::translate("Headline", "Colocated");
    case Procurement::PerUnit: return QCoreApplication::translate("Headline", "Per unit");
    }
    return {};
}

} // namespace rackrate
