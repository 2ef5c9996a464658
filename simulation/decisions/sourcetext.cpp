// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "simulation/decisions/sourcetext.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>

namespace rackrate {

namespace {

constexpr const char* described[] = {
    QT_TRANSLATE_NOOP("SourceTexts", "Our assumption"),
    QT_TRANSLATE_NOOP("SourceTexts", "Calibrated"),
    QT_TRANSLATE_NOOP("SourceTexts", "Cloud vendors' convention"),
    QT_TRANSLATE_NOOP("SourceTexts", "Hyperscalers' list price of data transfer to the internet"),
    QT_TRANSLATE_NOOP("SourceTexts", "Secondary-market compilations of GPU server prices"),
    QT_TRANSLATE_NOOP("SourceTexts", "Delivery times of GPU servers as quoted by vendors and reported in trade press"),
    QT_TRANSLATE_NOOP("SourceTexts", "Published estimates of what an infrastructure engineer costs an employer (Spheron 2026 and others)"),
    QT_TRANSLATE_NOOP("SourceTexts", "Published one-year commitments for 8-GPU instances on Azure, Google Cloud and AWS"),
    QT_TRANSLATE_NOOP("SourceTexts", "Published three-year commitments for 8-GPU instances on Azure, Google Cloud and AWS"),
    QT_TRANSLATE_NOOP("SourceTexts", "Published staffing ratios: one person per 50 to 100 GPUs (Introl), half a person per 8-GPU server (Spheron)"),
    QT_TRANSLATE_NOOP("SourceTexts", "Depreciation lives in annual reports: Amazon 5 years, Meta 5.5, Microsoft and Google 6"),
    QT_TRANSLATE_NOOP("SourceTexts", "Epoch AI machine-learning hardware table and vendor data sheets"),
    QT_TRANSLATE_NOOP("SourceTexts", "US Energy Information Administration, average retail prices of electricity"),
    QT_TRANSLATE_NOOP("SourceTexts", "AWS on-demand list price, us-east-1, as recorded by the open gpu-price-index (ewyluda/gpu-price-index)"),
    QT_TRANSLATE_NOOP("SourceTexts", "AWS list price in the cloud GPU table of The Full Stack"),
};

} // namespace

QString sourceText(const std::string& source)
{
    const auto known = std::find(std::begin(described), std::end(described), source);
    return known == std::end(described) ? QString::fromStdString(source) : QCoreApplication::translate("SourceTexts", *known);
}

} // namespace rackrate
