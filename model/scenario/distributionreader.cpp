// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "model/scenario/distributionreader.h"

#include "model/base/translate.h"
#include "model/scenario/findinglist.h"
#include "model/scenario/limittext.h"

#include <algorithm>
#include <cmath>

namespace rackrate
{

namespace
{

using Family = Distribution::Family;

constexpr std::size_t maximumValues = 10000;

struct FamilyForm {
    const char* key;
    Family family;
    std::vector<const char*> parameters;
};

const std::vector<FamilyForm>& familyForms()
{
    static const std::vector<FamilyForm> forms{
        {"uniform", Family::Uniform, {"low", "high"}},
        {"triangular", Family::Triangular, {"low", "mode", "high"}},
        {"pert", Family::Pert, {"low", "mode", "high"}},
        {"normal", Family::Normal, {"mean", "sd"}},
        {"lognormal", Family::LogNormal, {"mean", "sd"}},
        {"beta", Family::Beta, {"alpha", "beta"}},
        {"discrete", Family::Discrete, {}},
        {"empirical", Family::Empirical, {}},
    };
    return forms;
}

const Json* member(const Json& object, const char* key)
{
    const auto found = object.find(key);
    return found == object.end() ? nullptr : &*found;
}

bool finiteNumber(const Json& value)
{
    return value.is_number() && std::isfinite(value.get<double>());
}

/// Which member of `distribution` a parameter fills.
double& slot(Distribution& distribution, std::string_view key)
{
    if (key == "low")
        return distribution.low;
    if (key == "mode")
        return distribution.mode;
    if (key == "high")
        return distribution.high;
    if (key == "mean")
        return distribution.mean;
    if (key == "sd")
        return distribution.sd;
    return key == "alpha" ? distribution.alpha : distribution.beta;
}

bool isKnownKey(const std::string& key)
{
    constexpr std::string_view other[] = {"distribution", "range", "family", "draw", "values", "weights"};
    const auto& forms = familyForms();
    return std::find(std::begin(other), std::end(other), key) != std::end(other) ||
           std::any_of(forms.begin(), forms.end(), [&](const FamilyForm& form) {
               return std::find(form.parameters.begin(), form.parameters.end(), key) != form.parameters.end();
           });
}

/// A key that is unknown was most likely meant to be the one that is missing.
QString lacking(const Json& object, const char* key)
{
    for (const auto& [unknown, value] : object.items()) {
        if (!isKnownKey(unknown))
            return translate("Scenario", "The distribution lacks “%1”, and %2 is unknown; did you mean “%1”?")
                .arg(QLatin1String(key), quoted(unknown));
    }
    return translate("Scenario", "The distribution lacks “%1”.").arg(QLatin1String(key));
}

QString readParameter(const Json& object, const char* key, Distribution& distribution)
{
    const Json* value = member(object, key);
    if (!value)
        return lacking(object, key);
    if (!finiteNumber(*value))
        return translate("Scenario", "“%1” of the distribution must be a number; it is %2.").arg(QLatin1String(key), written(*value));
    slot(distribution, key) = value->get<double>();
    return {};
}

QString readValues(const Json& object, const char* key, std::vector<double>& values)
{
    const Json* list = member(object, key);
    const bool usable = list && list->is_array() && !list->empty() && list->size() <= maximumValues &&
                        std::all_of(list->begin(), list->end(), finiteNumber);
    if (!usable)
        return translate("Scenario", "“%1” of the distribution must be a list of 1 to 10,000 numbers.")
            .arg(QLatin1String(key));
    values = list->get<std::vector<double>>();
    return {};
}

QString checkSpread(const Distribution& d)
{
    const bool modal = d.family == Family::Triangular || d.family == Family::Pert;
    if (!(d.low < d.high))
        return translate("Scenario", "The low end (%1) of the distribution must be below the high end (%2).")
            .arg(shown(d.low), shown(d.high));
    if (modal && !(d.low <= d.mode && d.mode <= d.high))
        return translate("Scenario",
                         "The mode (%1) of the distribution must lie between its low end (%2) and high end (%3).")
            .arg(shown(d.mode), shown(d.low), shown(d.high));
    return {};
}

QString checkMoments(const Distribution& d)
{
    if (!(d.sd > 0))
        return translate("Scenario", "The standard deviation must be above 0; it is %1.").arg(shown(d.sd));
    if (d.family == Family::LogNormal && !(d.mean > 0))
        return translate("Scenario", "The mean of a lognormal distribution must be above 0; it is %1.")
            .arg(shown(d.mean));
    return {};
}

QString finishDiscrete(const Json& object, Distribution& d)
{
    if (const QString problem = readValues(object, "weights", d.weights); !problem.isEmpty())
        return problem;
    if (d.weights.size() != d.values.size())
        return translate("Scenario",
                         "A discrete distribution needs one weight for each value; it has %1 values and %2 weights.")
            .arg(d.values.size())
            .arg(d.weights.size());
    double sum = 0;
    for (const double weight : d.weights)
        sum += weight;
    if (*std::min_element(d.weights.begin(), d.weights.end()) < 0 || !(sum > 0) || !std::isfinite(sum))
        return translate("Scenario",
                         "The weights of a discrete distribution must be 0 or more, and one of them above 0.");
    for (double& weight : d.weights)
        weight /= sum;
    return {};
}

QString readFamily(const Json& object, Distribution& d)
{
    switch (d.family) {
    case Family::Uniform:
    case Family::Triangular:
    case Family::Pert: return checkSpread(d);
    case Family::Normal:
    case Family::LogNormal: return checkMoments(d);
    case Family::Beta:
        d.low = 0;
        d.high = 1;
        for (const char* key : {"low", "high"}) {
            const QString problem = member(object, key) ? readParameter(object, key, d) : QString();
            if (!problem.isEmpty())
                return problem;
        }
        if (!(d.alpha > 0 && d.beta > 0))
            return translate("Scenario", "Alpha and beta of a beta distribution must be above 0.");
        return checkSpread(d);
    case Family::Discrete:
        if (const QString problem = readValues(object, "values", d.values); !problem.isEmpty())
            return problem;
        return finishDiscrete(object, d);
    case Family::Empirical: {
        const QString problem = readValues(object, "values", d.values);
        std::sort(d.values.begin(), d.values.end());
        if (problem.isEmpty() && d.values.size() < 2)
            return translate("Scenario", "An empirical distribution needs at least two values.");
        return problem;
    }
    }
    return {};
}

QString familyKeys()
{
    QStringList keys;
    for (const FamilyForm& form : familyForms())
        keys << QLatin1String(form.key);
    return keys.join(QStringLiteral(", "));
}

QString readNamed(const Json& name, const Json& object, Distribution& d)
{
    const auto& forms = familyForms();
    const auto form = std::find_if(forms.begin(), forms.end(), [&](const FamilyForm& f) { return name == f.key; });
    if (form == forms.end())
        return translate("Scenario", "The distribution %1 is none that is known; it can be %2.").arg(written(name), familyKeys());
    d.family = form->family;
    for (const char* key : form->parameters) {
        if (const QString problem = readParameter(object, key, d); !problem.isEmpty())
            return problem;
    }
    return readFamily(object, d);
}

QString readRange(const Json& range, const Json* family, Distribution& d)
{
    if (!range.is_array() || range.size() != 2 || !finiteNumber(range[0]) || !finiteNumber(range[1]))
        return translate("Scenario", "A range needs two numbers, as in {\"range\":[5,10]}.");
    d.fromRange = true;
    d.low = range[0].get<double>();
    d.high = range[1].get<double>();
    if (!(d.low < d.high))
        return translate("Scenario",
                         "A range runs from its P5 to its P95, so the first number (%1) must be below the second (%2).")
            .arg(shown(d.low), shown(d.high));
    const std::string named = family && family->is_string() ? family->get<std::string>() : std::string();
    if (!family)
        d.family = d.low > 0 ? Family::LogNormal : Family::Normal;
    else if (named == "lognormal")
        d.family = Family::LogNormal;
    else if (named == "normal")
        d.family = Family::Normal;
    else if (named == "uniform")
        d.family = Family::Uniform;
    else
        return translate("Scenario", "The family of a range can be lognormal, normal or uniform; it is %1.").arg(written(*family));
    if (d.family == Family::LogNormal && !(d.low > 0))
        return translate("Scenario", "Both ends of a lognormal range must be above 0; the first is %1.")
            .arg(shown(d.low));
    return {};
}

double centralValue(const Distribution& d)
{
    switch (d.family) {
    case Family::Uniform: return (d.low + d.high) / 2;
    case Family::Triangular:
    case Family::Pert: return d.mode;
    case Family::Normal: return d.fromRange ? (d.low + d.high) / 2 : d.mean;
    case Family::LogNormal:
        return d.fromRange ? std::sqrt(d.low) * std::sqrt(d.high)
                           : d.mean / std::sqrt(1 + (d.sd / d.mean) * (d.sd / d.mean));
    case Family::Beta: return d.low + (d.high - d.low) * d.alpha / (d.alpha + d.beta);
    case Family::Discrete: return d.values[std::max_element(d.weights.begin(), d.weights.end()) - d.weights.begin()];
    case Family::Empirical: return d.values[d.values.size() / 2];
    }
    return 0;
}

/// What the numbers that define the distribution span; draws of unbounded families beyond the field's range are
/// clamped.
QString checkRange(const Distribution& d, const Field& field)
{
    std::vector<double> ends{centralValue(d)};
    if (d.fromRange || d.family == Family::Uniform || d.family == Family::Triangular || d.family == Family::Pert ||
        d.family == Family::Beta)
        ends = {d.low, d.high};
    ends.insert(ends.end(), d.values.begin(), d.values.end());
    for (const double end : ends) {
        if (end < field.minimum)
            return translate("Scenario", "“%1” must be at least %2; its distribution reaches %3.")
                .arg(translate("Schema", field.label), shown(field.minimum), shown(end));
        if (end > field.maximum)
            return reachesAboveMaximum(field, end);
    }
    return {};
}

} // namespace

DistributionReading readDistribution(const Json& object, const Field& field)
{
    DistributionReading reading;
    Distribution d;
    const Json* name = member(object, "distribution");
    const Json* range = member(object, "range");
    if (!name == !range)
        reading.problem =
            translate("Scenario", "An uncertain number is written with either “distribution” or “range”.");
    else
        reading.problem = name ? readNamed(*name, object, d) : readRange(*range, member(object, "family"), d);
    if (reading.problem.isEmpty())
        reading.problem = checkRange(d, field);
    if (const Json* draw = member(object, "draw"); draw && reading.problem.isEmpty()) {
        if (!draw->is_string() || draw->get_ref<const std::string&>().empty())
            reading.problem = translate("Scenario", "The draw of an uncertain number must be a name.");
        else
            reading.draw = draw->get<std::string>();
    }
    if (reading.problem.isEmpty()) {
        reading.central = centralValue(d);
        reading.distribution = std::move(d);
    }
    return reading;
}

} // namespace rackrate
