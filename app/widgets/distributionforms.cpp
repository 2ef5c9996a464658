// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "app/widgets/distributionforms.h"

#include "model/scenario/distributionreader.h"
#include "simulation/plan/distributions.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace rackrate {
namespace {

constexpr double proposedHalfWidth = 0.1; // of the value; of 1 where the value is zero

const DistributionForm::Parameter low{"low", QT_TRANSLATE_NOOP("Distribution", "Lowest")};
const DistributionForm::Parameter high{"high", QT_TRANSLATE_NOOP("Distribution", "Highest")};
const DistributionForm::Parameter mode{"mode", QT_TRANSLATE_NOOP("Distribution", "Most likely")};
const DistributionForm::Parameter meanParameter{"mean", QT_TRANSLATE_NOOP("Distribution", "Mean")};
const DistributionForm::Parameter deviation{"sd", QT_TRANSLATE_NOOP("Distribution", "Standard deviation")};
const DistributionForm::Parameter alpha{"alpha", QT_TRANSLATE_NOOP("Distribution", "Alpha"), false, true};
const DistributionForm::Parameter beta{"beta", QT_TRANSLATE_NOOP("Distribution", "Beta"), false, true};
const DistributionForm::Parameter values{"values", QT_TRANSLATE_NOOP("Distribution", "Values"), true};
const DistributionForm::Parameter weights{"weights", QT_TRANSLATE_NOOP("Distribution", "Weights"), true, true};
const DistributionForm::Parameter range{"range", QT_TRANSLATE_NOOP("Distribution", "From and to (P5, P95)"), true};

const std::vector<DistributionForm>& forms()
{
    static const std::vector<DistributionForm> all{
        {"range", QT_TRANSLATE_NOOP("Distribution", "range"), {range}},
        {"uniform", QT_TRANSLATE_NOOP("Distribution", "uniform"), {low, high}},
        {"triangular", QT_TRANSLATE_NOOP("Distribution", "triangular"), {low, mode, high}},
        {"pert", QT_TRANSLATE_NOOP("Distribution", "PERT"), {low, mode, high}},
        {"normal", QT_TRANSLATE_NOOP("Distribution", "normal"), {meanParameter, deviation}},
        {"lognormal", QT_TRANSLATE_NOOP("Distribution", "lognormal"), {meanParameter, deviation}},
        {"beta", QT_TRANSLATE_NOOP("Distribution", "beta"), {alpha, beta, low, high}},
        {"discrete", QT_TRANSLATE_NOOP("Distribution", "discrete"), {values, weights}},
        {"empirical", QT_TRANSLATE_NOOP("Distribution", "empirical"), {values}},
    };
    return all;
}

} // namespace

std::span<const DistributionForm> distributionForms()
{
    return forms();
}

const DistributionForm* formOf(const Json& value)
{
    if (!value.is_object())
        return nullptr;
    std::string key = value.contains("range") ? "range" : "";
    if (key.empty() && value.contains("distribution") && value["distribution"].is_string())
        key = value["distribution"].get<std::string>();
    const auto found = std::find_if(forms().begin(), forms().end(), [&key](const DistributionForm& form) { return key == form.key; });
    return found == forms().end() ? nullptr : &*found;
}

QString distributionLabel(const char* label)
{
    return QCoreApplication::translate("Distribution", label);
}

std::optional<Distribution> distributionOf(const Json& value)
{
    if (!formOf(value))
        return std::nullopt;
    const Field anyNumber{.key = "", .kind = FieldKind::Uncertain, .label = ""};
    return readDistribution(value, anyNumber).distribution;
}

Json proposedDistribution(const DistributionForm& form, const Json& value)
{
    const auto current = distributionOf(value);
    const double centre = current ? mean(*current) : value.is_number() ? value.get<double>() : 0.0;
    const double size = centre == 0 ? 1.0 : std::abs(centre);
    double from = centre - size * proposedHalfWidth;
    double to = centre + size * proposedHalfWidth;
    if (current) {
        const DistributionSummary summary = summarise(*current);
        from = summary.p5;
        to = summary.p95;
    }
    const Json draw = value.is_object() && value.contains("draw") ? value["draw"] : Json();
    Json proposal = Json::object();
    if (std::string(form.key) == "range")
        proposal["range"] = Json::array({from, to});
    else
        proposal["distribution"] = form.key;
    const std::pair<const char*, Json> defaults[] = {
        {"low", from}, {"high", to}, {"mode", centre}, {"mean", centre}, {"sd", (to - from) / 4}, {"alpha", 2.0}, {"beta", 2.0},
        {"values", Json::array({from, centre, to})}, {"weights", Json::array({0.25, 0.5, 0.25})}};
    for (const DistributionForm::Parameter& parameter : form.parameters) {
        for (const auto& [key, proposed] : defaults) {
            if (std::string(parameter.key) == key)
                proposal[parameter.key] = proposed;
        }
    }
    if (!draw.is_null())
        proposal["draw"] = draw;
    return proposal;
}

Json movedTo(const Json& value, double centre)
{
    const auto distribution = distributionOf(value);
    if (!distribution)
        return centre;
    const double shift = centre - mean(*distribution);
    const auto shifted = [shift](const Json& number) { return Json(std::round((number.get<double>() + shift) * 1e6) / 1e6); };
    Json moved = value;
    for (const char* key : {"low", "mode", "high", "mean", "range", "values"}) {
        if (!moved.contains(key))
            continue;
        if (moved[key].is_number()) {
            moved[key] = shifted(moved[key]);
        } else if (moved[key].is_array()) {
            for (Json& entry : moved[key])
                entry = entry.is_number() ? shifted(entry) : entry;
        }
    }
    return moved;
}

} // namespace rackrate
