// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
//
// What results advise, as whole translated sentences and formatted figures. The command line, the window and the report all
// take their words from here, so that they cannot differ. Numbers go through the locale passed in.
#pragma once

#include "simulation/decisions/richsentence.h"
#include "simulation/statistics/results.h"

namespace rackrate {

/// Language of names in data files ("en", "zh_CN") for a locale.
std::string languageOf(const QLocale& locale);
/// The name, else the id; of more than 60 characters it ends in “…” there.
QString nameText(const LocalizedText& name, const std::string& id, const QLocale& locale);
QString strategyName(const Scenario& scenario, int strategy, const QLocale& locale);
QString workloadName(const Scenario& scenario, int workload, const QLocale& locale);

/// "55%"; "below 1%" for shares in (0, 0.5 %); "above 99%" for [0.995, 1).
QString shareText(double share, const QLocale& locale);
/// Whole percents of shares that sum to 1; they sum to 100 (largest remainder; a share of 0 stays 0).
std::vector<int> wholePercents(const std::vector<double>& shares);
/// Texts of shares that are shown together and sum to 1: whole percents that sum to 100, a small one "below 1%".
std::vector<QString> complementaryTexts(const std::vector<double>& shares, const QLocale& locale);
/// "$571k", "$1.23M", "$842"; the sign of money is U+2212. Currency code other than USD: "EUR 571k".
QString moneyText(double amount, const std::string& currency, const QLocale& locale);
/// "571,204" with grouping, rounded to whole units; U+2212.
QString amountText(double amount, const QLocale& locale, int decimals = 0);
/// "12.7 h", "0.2 h"; seconds: "0.34 s", "225 s".
QString hoursText(double hours, const QLocale& locale);
QString secondsText(double seconds, const QLocale& locale);
/// "100,000 futures", "1 future".
QString futuresText(std::uint64_t futures, const QLocale& locale);
/// "Jun 2029" for month 30 of the plan.
QString monthText(const Scenario& scenario, int month, const QLocale& locale);
/// Whether a space parts two Chinese characters; a pattern leaves it beside a name so that Latin ones stand apart.
bool isHanGap(const QString& text, qsizetype at);
/// Without those spaces.
QString withoutHanGaps(QString text);
/// "36 months", "1 month".
QString monthsText(int months);
QString basisText(bool nominal);
QString costKindText(int kind);
QString procurementText(Procurement procurement);

/// In what share of futures each strategy is cheapest on a basis; one more entry at the end for the futures in which all are ruled
/// out. They sum to 1.
std::vector<double> cheapestShares(const Results& results, bool nominal);
/// The same on the headline's basis, by strategy, as texts; told so that with the futures of none they sum to 100.
std::vector<QString> cheapestTexts(const Results& results, const QLocale& locale);

/// "After is cheapest in 55% of futures." (by the scenario's basis; for CVaR95 and regret it names the criterion).
RichSentence decisionSentence(const Scenario& scenario, const Results& results, const QLocale& locale);
/// "Colocation is next with 29%. It breaks even with After in 39% of futures, half of those by month 32; in 61% it never does within
/// 36 months." Which of the two breaks even with which is as naturalPair() has it. Empty where all others are ruled out.
RichSentence runnerUpSentence(const Scenario& scenario, const Results& results, const QLocale& locale);
/// "Colocation breaks even with After in 39% of futures, half of those by month 32; in 61% it never does within 36 months.",
/// on the headline's basis; says apart which share is cheaper from the start, which only through closing values, in which both cost
/// the same from the first month to the last, so that neither is cheaper, and in which the challenger is ruled out.
RichSentence breakEvenSentence(const Scenario& scenario, const Results& results, int baseline, int challenger, const QLocale& locale);
/// "On average After costs $7k more than the cheapest strategy of each future; Reserved $59k more.", for the first and the
/// second in line on the basis asked for; empty without a second, and where one of them is ruled out in every future.
RichSentence regretSentence(const Scenario& scenario, Results results, bool nominal, const QLocale& locale);
/// Empty, or a sentence that says that the other basis, criterion or horizon end names another winner.
QString disagreementSentence(const Scenario& scenario, const Results& results, const QLocale& locale);
/// Which of two strategies breaks even with the other: the one that does so in more futures; the first if neither does.
struct StrategyPair { int baseline = -1, challenger = -1; };
StrategyPair naturalPair(const Results& results, int first, int second);
/// Part of `never` in which the challenger may compete, and is dearer.
double neverByCost(const BreakEven& pair);
/// Index of the strategy second in line (highest probability of being cheapest, then not ruled out in most futures, then lowest
/// mean), or -1.
int runnerUp(const Results& results);
/// Mean monthly compute spend (on-demand + reserved + spot) over the first twelve months.
double computeSpendPerMonth(const StrategyResult& strategy);
/// What window, command line and report say after the decision: who costs less but is ruled out, and by what; who is next; when the
/// first breaks even with the baseline.
RichSentence supportingSentences(const Scenario& scenario, const Results& results, const QLocale& locale);
/// The decision and what supports it, plain; the command line's summary ends in it.
QString closingSentence(const Scenario& scenario, const Results& results, const QLocale& locale);

} // namespace rackrate
