// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "simulation/plan/drawregister.h"

#include "simulation/kernel/maths.h"
#include "simulation/plan/correlation.h"
#include "simulation/plan/distributions.h"
#include "simulation/plan/specialfunctions.h"

#include <QCoreApplication>
#include <QString>
#include <algorithm>
#include <deque>
#include <mutex>
#include <utility>

namespace rackrate {

namespace {

constexpr double tableScore = 6.5; ///< beyond every score that a 32-bit uniform number can give
constexpr int tablePoints = 1025;
constexpr std::size_t keptTables = 2 * maximumUncertainNumbers;

std::vector<double> quantileTable(const Distribution& d)
{
    std::vector<double> numbers;
    const bool beta = d.family == Distribution::Family::Beta || d.family == Distribution::Family::Pert;
    double share = 1e-9;
    for (int i = 0; i < tablePoints; ++i) {
        const double probability = kernel::normalCdf(-tableScore + i * (2 * tableScore / (tablePoints - 1)));
        if (!beta || !(d.high > d.low)) {
            numbers.push_back(quantile(d, probability));
            continue;
        }
        const BetaShape shape = betaShape(d);
        share = betaQuantile(shape.alpha, shape.beta, probability, share);
        numbers.push_back(d.low + (d.high - d.low) * share);
    }
    return numbers;
}

/// Tables are kept: an edit of one number leaves those of all others as they are.
void appendTable(const Distribution& d, std::vector<double>& numbers)
{
    static std::mutex mutex;
    static std::deque<std::pair<Distribution, std::vector<double>>> kept;
    const std::lock_guard lock(mutex);
    auto found = std::find_if(kept.begin(), kept.end(), [&d](const auto& entry) { return entry.first == d; });
    if (found == kept.end()) {
        if (kept.size() >= keptTables)
            kept.pop_back();
        kept.emplace_front(d, quantileTable(d));
        found = kept.begin();
    }
    numbers.insert(numbers.end(), found->second.begin(), found->second.end());
}

void appendSteps(const Distribution& d, std::vector<double>& numbers)
{
    double sum = 0;
    for (std::size_t i = 0; i < d.values.size(); ++i) {
        sum += d.weights[i];
        const bool last = i + 1 == d.values.size() || sum >= 1;
        numbers.push_back(last ? 1e300 : sum <= 0 ? -1e300 : kernel::normalQuantile(sum));
    }
    numbers.insert(numbers.end(), d.values.begin(), d.values.end());
}

QString shown(const std::string& text)
{
    return QString::fromStdString(text);
}

} // namespace

kernel::Draw codedDraw(const Distribution& d, std::vector<double>& numbers)
{
    kernel::Draw draw;
    if (d.family == Distribution::Family::Normal || d.family == Distribution::Family::LogNormal) {
        const bool normal = d.family == Distribution::Family::Normal;
        const ScoreForm form = normal ? normalForm(d) : logNormalForm(d);
        draw.form = normal ? kernel::NormalDraw : kernel::LogNormalDraw;
        draw.a = form.a;
        draw.b = form.b;
        return draw;
    }
    draw.tableBegin = std::int32_t(numbers.size());
    if (d.family == Distribution::Family::Discrete) {
        draw.form = kernel::StepDraw;
        appendSteps(d, numbers);
    } else {
        draw.form = kernel::TableDraw;
        draw.a = tableScore;
        appendTable(d, numbers);
    }
    draw.tableCount = std::int32_t(numbers.size()) - draw.tableBegin;
    return draw;
}

kernel::Value DrawRegister::value(const Number& number)
{
    kernel::Value value;
    value.base = baseCase(number);
    value.low = number.minimum;
    value.high = number.maximum;
    if (!number.uncertain())
        return value;
    const std::string& name = number.draw.empty() ? number.path : number.draw;
    const auto same = [&](const Entry& e) { return e.name == name && e.distribution == *number.distribution; };
    auto found = std::find_if(m_entries.begin(), m_entries.end(), same);
    if (found == m_entries.end())
        found = m_entries.insert(m_entries.end(), Entry{name, *number.distribution, {}});
    if (std::find(found->paths.begin(), found->paths.end(), number.path) == found->paths.end())
        found->paths.push_back(number.path);
    value.draw = std::int32_t(found - m_entries.begin());
    return value;
}

const DrawRegister::Entry* DrawRegister::named(const std::string& reference) const
{
    const auto matches = [&](const Entry& e) {
        return e.name == reference || std::find(e.paths.begin(), e.paths.end(), reference) != e.paths.end();
    };
    const auto found = std::find_if(m_entries.begin(), m_entries.end(), matches);
    return found == m_entries.end() ? nullptr : &*found;
}

std::vector<std::string> DrawRegister::correlatedNames(const std::vector<Correlation>& correlations,
                                                       Findings& notes) const
{
    std::vector<std::string> names;
    const auto add = [&names](const std::string& name) {
        if (std::find(names.begin(), names.end(), name) == names.end())
            names.push_back(name);
    };
    for (const Correlation& correlation : correlations) {
        const Entry* a = named(correlation.a);
        const Entry* b = named(correlation.b);
        if (a && b && a->name != b->name) {
            add(a->name);
            add(b->name);
            continue;
        }
        const QString message = QCoreApplication::translate(
            "Plan", "The correlation between %1 and %2 has no effect: it needs two different uncertain numbers that the "
                    "simulation uses.");
        notes.push_back({Severity::Note, "/correlations", message.arg(shown(correlation.a), shown(correlation.b))});
    }
    return names;
}

void DrawRegister::factor(const std::vector<Correlation>& correlations, const std::vector<std::string>& names,
                          Findings& notes)
{
    SymmetricMatrix wanted(int(names.size()));
    for (int i = 0; i < wanted.size; ++i)
        wanted.at(i, i) = 1;
    const auto index = [&names](const Entry* e) {
        return e ? int(std::find(names.begin(), names.end(), e->name) - names.begin()) : int(names.size());
    };
    for (const Correlation& correlation : correlations) {
        const int i = index(named(correlation.a)), j = index(named(correlation.b));
        if (i != j && i < wanted.size && j < wanted.size)
            wanted.at(i, j) = wanted.at(j, i) = pearsonFromSpearman(correlation.rho);
    }
    const RepairedCorrelation repaired = nearestCorrelation(wanted);
    if (repaired.changed) {
        const QString message = QCoreApplication::translate(
            "Plan", "The correlations contradict each other. The nearest possible ones are used; none of them changes by "
                    "more than %1.");
        notes.push_back(
            {Severity::Warning, "/correlations", message.arg(QString::number(repaired.largestChange, 'f', 3))});
    }
    m_factor = choleskyRows(repaired.matrix);
}

void DrawRegister::arrange(const std::vector<Correlation>& correlations, Findings& notes)
{
    const std::vector<std::string> names = correlatedNames(correlations, notes);
    if (names.empty())
        return;
    factor(correlations, names, notes);

    std::vector<Entry> first, repeated, rest;
    std::vector<int> leader; // of each repeated one: the row with the same score
    for (const std::string& name : names)
        first.push_back(*named(name));
    for (const Entry& entry : m_entries) {
        const auto found = std::find(names.begin(), names.end(), entry.name);
        if (found == names.end())
            rest.push_back(entry);
        else if (&entry != named(entry.name)) {
            repeated.push_back(entry);
            leader.push_back(int(found - names.begin()));
        }
    }
    for (std::size_t i = 0; i < repeated.size(); ++i) { // the same combination of scores as its leader
        const std::vector<double> rows = m_factor;
        const auto row = rows.begin() + leader[i] * (leader[i] + 1) / 2;
        m_factor.insert(m_factor.end(), row, row + leader[i] + 1);
        m_factor.resize(m_factor.size() + first.size() + i - std::size_t(leader[i]), 0.0);
    }
    m_correlated = int(first.size() + repeated.size());
    m_entries = first;
    m_entries.insert(m_entries.end(), repeated.begin(), repeated.end());
    m_entries.insert(m_entries.end(), rest.begin(), rest.end());
}

void DrawRegister::nameStreams(StreamRegister& streams) const
{
    for (const Entry& entry : m_entries)
        streams.stream(kernel::DrawStream, entry.name);
}

void DrawRegister::write(SimulationPlan& plan, StreamRegister& streams) const
{
    std::vector<std::string> reported;
    for (const Entry& entry : m_entries) {
        kernel::Draw draw = codedDraw(entry.distribution, plan.numbers);
        draw.stream = streams.stream(kernel::DrawStream, entry.name);
        plan.draws.push_back(draw);
        const bool again = std::find(reported.begin(), reported.end(), entry.name) != reported.end();
        plan.names.draws.push_back({entry.paths.front(), entry.name, !again});
        reported.push_back(entry.name);
    }
    plan.head.drawCount = std::int32_t(m_entries.size());
    plan.head.correlatedDraws = m_correlated;
    plan.head.correlationBegin = std::int32_t(plan.numbers.size());
    plan.numbers.insert(plan.numbers.end(), m_factor.begin(), m_factor.end());
}

} // namespace rackrate
