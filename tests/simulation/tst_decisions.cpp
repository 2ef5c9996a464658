// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "resources/texts.h"
#include "simulation/decisions/headline.h"
#include "simulation/decisions/inputlabel.h"
#include "simulation/decisions/limits.h"
#include "simulation/decisions/resultsjson.h"
#include "simulation/decisions/sourcetext.h"
#include "tests/support/handmaderun.h"

#include <QTest>

#include <cmath>

using namespace rackrate;
using rackrate::tests::HandmadeRun;

namespace {

const QLocale english(QLocale::English, QLocale::UnitedStates), chinese(QLocale::Chinese);

Scenario named(const std::vector<std::string>& names, int months = 1)
{
    Scenario scenario;
    scenario.months = months;
    for (std::size_t i = 0; i < names.size(); ++i) {
        Strategy strategy;
        strategy.id = std::string(1, char('a' + i));
        strategy.name.texts["en"] = names[i];
        scenario.strategies.push_back(strategy);
    }
    return scenario;
}

/// b is cheaper than a in `wins` of 100 futures: after one dearer month, so that it breaks even in the second.
HandmadeRun contest(int wins)
{
    HandmadeRun run;
    run.months = 2;
    run.trials = 100;
    run.cash = [wins](int s, int m, std::uint64_t trial) {
        if (s == 0)
            return 10.0;
        return m == 0 ? 16.0 : int(trial) < wins ? -2.0 : 10.0;
    };
    return run;
}

/// Rent at 10, Own at 8 and Spare at 15 a future; Own breaks two limits in a share of the futures.
Results ruledOut(double share)
{
    HandmadeRun run;
    run.strategies = 3;
    run.trials = 100;
    run.cash = [](int s, int, std::uint64_t) { return s == 0 ? 10.0 : s == 1 ? 8.0 : 15.0; };
    run.ineligible = [share](int s, std::uint64_t trial) { return s == 1 && double(trial) < 100 * share; };
    Results results = run.results();
    results.nominalBasis = true;
    results.strategies[1].breaches = {{kernel::MissedLimit, "chat", share, 0.0521, 0.052}, {kernel::UnservedLimit, "chat", share / 2, 0.01, 0.001}};
    return results;
}

Scenario limited()
{
    Scenario scenario = named({"Rent", "Own", "Spare"});
    Workload chat;
    chat.id = "chat";
    chat.name.texts["en"] = "Chat";
    chat.service.targetSeconds = 3;
    chat.service.maximumMissShare = 0.052;
    chat.service.maximumWaitHours = 24;
    scenario.workloads.push_back(chat);
    return scenario;
}

} // namespace

class TestDecisions : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { installTexts(english); }
    void cleanup() { installTexts(english); }

    void moneyIsShortAndKeepsItsSign_data()
    {
        QTest::addColumn<double>("amount");
        QTest::addColumn<QString>("text");
        QTest::newRow("units") << 842.4 << QStringLiteral("$842");
        QTest::newRow("small thousands") << 5710.0 << QStringLiteral("$5.7k");
        QTest::newRow("rounds up to thousands") << 999.7 << QStringLiteral("$1.0k");
        QTest::newRow("thousands") << 571204.0 << QStringLiteral("$571k");
        QTest::newRow("rounds up to ten thousand") << 9960.0 << QStringLiteral("$10k");
        QTest::newRow("rounds up to a million") << 999600.0 << QStringLiteral("$1.00M");
        QTest::newRow("millions") << 1234000.0 << QStringLiteral("$1.23M");
        QTest::newRow("tens of millions") << 45600000.0 << QStringLiteral("$45.6M");
        QTest::newRow("billions") << 2.5e9 << QStringLiteral("$2.50B");
        QTest::newRow("negative") << -17000.0 << QStringLiteral("−$17k");
        QTest::newRow("nothing") << -0.2 << QStringLiteral("$0");
        QTest::newRow("absent") << absent << QStringLiteral("–");
    }
    void moneyIsShortAndKeepsItsSign()
    {
        QFETCH(double, amount);
        QFETCH(QString, text);
        QCOMPARE(moneyText(amount, "USD", english), text);
    }

    void otherFiguresReadAsWritten()
    {
        QCOMPARE(moneyText(571204, "EUR", english), QStringLiteral("EUR\u00A0571k"));
        QCOMPARE(amountText(-571204.4, english), QStringLiteral("−571,204"));
        QCOMPARE(amountText(-0.3, english), QStringLiteral("0"));
        QCOMPARE(shareText(0.552, english), QStringLiteral("55%"));
        QCOMPARE(shareText(0.004, english), QStringLiteral("below 1%"));
        QCOMPARE(shareText(0.9951, english), QStringLiteral("above 99%"));
        QCOMPARE(shareText(0, english), QStringLiteral("0%"));
        QCOMPARE(shareText(1, english), QStringLiteral("100%"));
        QCOMPARE(hoursText(12.68, english), QStringLiteral("12.7 h"));
        QCOMPARE(hoursText(0.01, english), QStringLiteral("below 0.1 h"));
        QCOMPARE(hoursText(225.2, english), QStringLiteral("225 h"));
        QCOMPARE(secondsText(0.342, english), QStringLiteral("0.34 s"));
        QCOMPARE(secondsText(225, english), QStringLiteral("225 s"));
        QCOMPARE(secondsText(0.0042, english), QStringLiteral("4.2 ms"));
        Scenario scenario;
        scenario.startYear = 2027;
        scenario.startMonth = 1;
        QCOMPARE(monthText(scenario, 30, english), QStringLiteral("Jun 2029"));
        QCOMPARE(monthText(scenario, 30, QLocale(QLocale::Chinese)), QStringLiteral("2029年6月"));
    }

    void percentsShownTogetherSumToAHundred()
    {
        QCOMPARE(wholePercents({0.845, 0.125, 0.02, 0.01}), (std::vector<int>{85, 12, 2, 1}));
        QCOMPARE(wholePercents({1.0 / 3, 1.0 / 3, 1.0 / 3}), (std::vector<int>{34, 33, 33}));
        const std::vector<QString> texts = complementaryTexts({0.998, 0.002, 0}, english);
        QCOMPARE(texts[0], QStringLiteral("above 99%"));
        QCOMPARE(texts[1], QStringLiteral("below 1%"));
        QCOMPARE(texts[2], QStringLiteral("0%"));
    }

    void futuresThatNoStrategyServesAreNobodysShare()
    {
        const Scenario scenario = named({"Before", "After"});
        Results results = contest(60).results();
        results.strategies[0].presentValueDecision.probabilityCheapest = 0;
        results.strategies[1].presentValueDecision.probabilityCheapest = 0.504;
        results.nominalBasis = false;
        const std::vector<double> shares = cheapestShares(results, false);
        QCOMPARE(int(shares.size()), 3);
        QVERIFY(std::abs(shares[2] - 0.496) < 1e-12);
        QCOMPARE(cheapestTexts(results, english)[0], QStringLiteral("0%"));
        QCOMPARE(cheapestTexts(results, english)[1], QStringLiteral("50%"));
    }

    void aStrategyThatIsNeverEligibleCannotHaveTheLowestRegret()
    {
        Results results = contest(60).results();
        results.measure = 2;
        for (StrategyResult& strategy : results.strategies)
            strategy.presentValueDecision.ineligibleShare = strategy.nominalDecision.ineligibleShare = 0.9;
        for (DecisionFigures* decision : {&results.strategies[0].presentValueDecision, &results.strategies[0].nominalDecision})
            decision->expectedRegret = absent;
        QCOMPARE(results.best(), 1);
        QVERIFY(decisionSentence(named({"Before", "After"}), results, english).text.startsWith(
            QStringLiteral("No strategy keeps all limits on demand and service in most futures; After would be first")));
    }

    void theDecisionNamesTheCheapestAndMarksItsName()
    {
        const Scenario scenario = named({"Before", "After"}, 2);
        const RichSentence sentence = decisionSentence(scenario, contest(60).results(), english);
        QCOMPARE(sentence.text, QStringLiteral("After is cheapest in 60% of futures."));
        QCOMPARE(int(sentence.spans.size()), 1);
        QCOMPARE(sentence.text.mid(sentence.spans[0].begin, sentence.spans[0].length), QStringLiteral("After"));
        QCOMPARE(sentence.spans[0].strategy, 1);
    }

    void theLowestMeanNeedNotWinMostOften()
    {
        HandmadeRun run;
        run.trials = 10;
        run.cash = [](int s, int, std::uint64_t trial) { return s == 0 ? (trial < 6 ? 9.0 : 100.0) : 10.0; };
        QCOMPARE(decisionSentence(named({"Before", "After"}), run.results(), english).text,
                 QStringLiteral("After has the lowest mean cost and is cheapest in 40% of futures."));
    }

    void theOtherCriterionIsMentionedWhenItDisagrees()
    {
        HandmadeRun run;
        run.trials = 20;
        run.cash = [](int s, int, std::uint64_t trial) { return s == 0 ? (trial == 0 ? 100.0 : 1.0) : 10.0; };
        const QString sentence = disagreementSentence(named({"Before", "After"}), run.results(), english);
        QCOMPARE(sentence, QStringLiteral("By the mean of the worst 5% of futures, After would be first."));
        QCOMPARE(disagreementSentence(named({"Before", "After"}, 2), contest(100).results(), english), QString());
    }

    void theRunnerUpSaysWhenItBreaksEven()
    {
        const Scenario scenario = named({"After", "Colocation"}, 2);
        const RichSentence sentence = runnerUpSentence(scenario, contest(39).results(), english);
        QCOMPARE(sentence.text, QStringLiteral("Colocation is next with 39%. It breaks even with After in 39% of futures, half of those "
                                               "by month 2; in 61% it never does within 2 months."));
        QCOMPARE(int(sentence.spans.size()), 2);
        QCOMPARE(sentence.text.mid(sentence.spans[1].begin, sentence.spans[1].length), QStringLiteral("After"));
    }

    void theClosingSentenceComparesWithTheBaseline()
    {
        QCOMPARE(closingSentence(named({"Before", "After"}, 2), contest(100).results(), english),
                 QStringLiteral("After is cheapest in every future. Before is next; it costs $3 more on average. After breaks even with Before in every future, in half of them by month 2."));
        QCOMPARE(closingSentence(named({"Before", "After"}, 2), contest(0).results(), english),
                 QStringLiteral("Before is cheapest in every future. After is next; it costs $3 more on average. "
                                "Before is cheaper than After from the start in every future."));
    }

    void whoPaysFirstBreaksEvenWithTheOther()
    {
        // b is first, and dearer in the first month; told of a, it would be that a never breaks even with b.
        const Results results = contest(60).results();
        QCOMPARE(results.best(), 1);
        QCOMPARE(naturalPair(results, 1, 0).challenger, 1);
        QCOMPARE(naturalPair(results, 0, 1).challenger, 1);
        QCOMPARE(runnerUpSentence(named({"Before", "After"}, 2), results, english).text,
                 QStringLiteral("Before is next with 40%. After breaks even with Before in 60% of futures, half of those by month 2; "
                                "in 40% it never does within 2 months."));
        QCOMPARE(naturalPair(contest(0).results(), 0, 1).challenger, 0); // neither breaks even: the first is told of
    }

    void oneThatIsRuledOutIsNotNext()
    {
        const Scenario scenario = limited();
        const Results results = ruledOut(1);
        QCOMPARE(results.best(), 0);
        QCOMPARE(runnerUp(results), 2); // dearer than b, but may compete
        const QString text = closingSentence(scenario, results, english);
        QCOMPARE(text, QStringLiteral("Rent is cheapest in every future. Own costs $2 less on average, but is ruled out in every future: it "
                                      "misses the 3 s target of Chat in 5.21% of requests; the limit is 5.2%. It breaks 1 other limit too. "
                                      "Spare is next; it costs $5 more on average. Rent is cheaper than Spare from the start in every future."));
        QCOMPARE(breakEvenSentence(scenario, results, 0, 1, english).text,
                 QStringLiteral("Own is ruled out in every future, so that it cannot break even with Rent."));
    }

    void aLimitBrokenInSomeFuturesSaysWhereAndWhich()
    {
        const Scenario scenario = limited();
        Results results = ruledOut(0.25);
        const auto text = [&] { return ruledOutSentence(scenario, results, 1, 0, english).text; };
        QCOMPARE(text(), QStringLiteral("Own is ruled out in 25% of futures: there it misses the 3 s target of Chat in 5.21% of requests; "
                                        "the limit is 5.2%. It breaks 1 other limit too."));
        results.strategies[1].breaches = {{kernel::WaitLimit, "chat", 0.2, 24.01, 24}, {kernel::UnservedLimit, "chat", 0.1, 0.01, 0.001}};
        QCOMPARE(text(), QStringLiteral("Own is ruled out in 25% of futures: most often jobs of Chat wait 24.01 h on average; "
                                        "the limit is 24 h. It breaks 1 other limit too."));
        results.strategies[1].breaches = {{kernel::UnservedLimit, "chat", 0.25, 0.00341, 0.001}};
        QCOMPARE(text(), QStringLiteral("Own is ruled out in 25% of futures: there it leaves 0.34% of Chat unserved; the limit is 0.1%."));
        QCOMPARE(ruledOutSentence(scenario, results, 0, 0, english).text, QString());
        installTexts(chinese);
        const QString han = ruledOutSentence(scenario, results, 1, 0, chinese).text;
        QVERIFY2(han.contains(QStringLiteral("25%")) && han.contains(QStringLiteral("0.34%")) && han.contains(QStringLiteral("排除")), qPrintable(han));
    }

    void cheaperOnesThatAreRuledOutAreCountedBeyondTheSecond()
    {
        HandmadeRun run;
        run.strategies = 5;
        run.trials = 4;
        run.cash = [](int s, int, std::uint64_t) { return s == 0 ? 100.0 : 10.0 * s; };
        run.ineligible = [](int s, std::uint64_t) { return s > 0; };
        Results results = run.results();
        for (int i = 1; i < 5; ++i)
            results.strategies[i].breaches = {{kernel::UnservedLimit, "chat", 1, 0.5, 0.001}};
        Scenario scenario = named({"A", "B", "C", "D", "E"});
        scenario.workloads.push_back(limited().workloads[0]);
        const QString text = closingSentence(scenario, results, english);
        QVERIFY2(text.contains(QStringLiteral("B costs $45 less")) && text.contains(QStringLiteral("C costs $40 less")), qPrintable(text));
        QVERIFY2(text.endsWith(QStringLiteral("2 more cost less and are ruled out in most futures.")), qPrintable(text)); // nobody is next
        QVERIFY2(!text.contains(QStringLiteral("next")), qPrintable(text));
    }

    void everyLimitInForceIsNamed()
    {
        Scenario scenario = limited();
        QCOMPARE(limitsSentence(scenario, english),
                 QStringLiteral("A strategy is ruled out of a future in which it leaves more than 0.1% of a workload unserved, it misses the 3 s "
                                "target of Chat in more than 5.2% of requests, or jobs of Chat wait more than 24 h on average; it can be "
                                "neither the cheapest nor break even there."));
        scenario.workloads.clear();
        QCOMPARE(limitsSentence(scenario, english), QStringLiteral("A strategy is ruled out of a future in which it leaves more than 0.1% of a "
                                                                   "workload unserved; it can be neither the cheapest nor break even there."));
    }

    void figuresShowOnWhichSideOfALimitTheyAre()
    {
        QCOMPARE(measuredShareText(0.0000024, 0.001, english), QStringLiteral("below 0.01%"));
        QCOMPARE(measuredShareText(0.00034, 0.001, english), QStringLiteral("0.034%"));
        QCOMPARE(measuredShareText(0.001001, 0.001, english), QStringLiteral("0.1001%"));
        QCOMPARE(measuredShareText(0.001, 0.001, english), QStringLiteral("0.10%"));
        QCOMPARE(measuredShareText(0.009, 0.001, english), QStringLiteral("0.90%"));
        QCOMPARE(measuredShareText(0.05178, 0.05, english), QStringLiteral("5.2%"));
        QCOMPARE(measuredShareText(0.05003, 0.05, english), QStringLiteral("5.003%"));
        QCOMPARE(measuredShareText(0.34, 0.05, english), QStringLiteral("34%"));
        QCOMPARE(measuredShareText(1, 0.001, english), QStringLiteral("100%"));
        QCOMPARE(measuredShareText(0, 0.001, english), QStringLiteral("0%"));
        QCOMPARE(measuredShareText(absent, 0.001, english), QStringLiteral("–"));
        QCOMPARE(measuredShareText(0.00005, -1, english), QStringLiteral("below 0.01%"));
        QCOMPARE(measuredShareText(0.000000123, 0, english), QStringLiteral("0.000012%"));
        QCOMPARE(measuredHoursText(24.01, 24, english), QStringLiteral("24.01 h"));
        QCOMPARE(measuredHoursText(30.2, 24, english), QStringLiteral("30.2 h"));
        QCOMPARE(measuredHoursText(absent, 24, english), QStringLiteral("–"));
    }

    void everyStateOfBreakEvenIsSaid()
    {
        Results results = contest(50).results();
        for (BreakEven& pair : results.breakEven) {
            pair.fromStart = 0.1;
            pair.probability = 0.2;
            pair.throughClosing = 0.3;
            pair.never = 0.4;
            pair.ineligible = 0.15;
            pair.p50 = 1.2;
        }
        QCOMPARE(breakEvenSentence(named({"Before", "After"}, 2), results, 0, 1, english).text,
                 QStringLiteral("After is cheaper than Before from the start in 10% of futures and breaks even in 20%, half of those by month 2. "
                                "In 25% of futures After never breaks even with Before within 2 months. "
                                "In 30% of futures only closing values at the horizon make After cheaper than Before. "
                                "In 15% of futures After cannot break even, because it is ruled out."));
    }

    void equalCostsAreNeitherCheaperNorNever()
    {
        HandmadeRun run;
        run.months = 2;
        run.trials = 100;
        run.cash = [](int, int, std::uint64_t) { return 10.0; };
        const Scenario scenario = named({"Before", "Twin"}, 2);
        QCOMPARE(breakEvenSentence(scenario, run.results(), 0, 1, english).text, QStringLiteral("Twin costs the same as Before in every future."));
        run.ineligible = [](int, std::uint64_t trial) { return trial < 11; };
        QCOMPARE(breakEvenSentence(scenario, run.results(), 0, 1, english).text,
                 QStringLiteral("Twin costs the same as Before in 89% of futures. In 11% of futures Twin cannot break even, because it is ruled out."));
    }

    void aWinnerByItsMeanIsNotFollowedByANextThatWinsMoreOften()
    {
        // After costs 8 in every future; Before 1 in a third of them, and 100 in the others.
        HandmadeRun run;
        run.strategies = 3;
        run.trials = 90;
        run.cash = [](int s, int, std::uint64_t trial) { return s == 0 ? (trial < 30 ? 1.0 : 100.0) : s == 1 ? 8.0 : trial < 30 ? 9.0 : 7.9; };
        run.ineligible = [](int s, std::uint64_t trial) { return s == 2 && trial >= 60; };
        Results results = run.results();
        results.strategies[2].totalCost.mean = results.strategies[2].presentValue.mean = 50; // not first, most often cheapest
        results.strategies[1].presentValueDecision.probabilityCheapest = results.strategies[1].nominalDecision.probabilityCheapest = 0;
        const QString sentence = runnerUpSentence(named({"Before", "After", "Third"}), results, english).text;
        QVERIFY2(!sentence.contains(QStringLiteral("next with")), qPrintable(sentence));
        QVERIFY2(sentence.contains(QStringLiteral("is cheapest more often, in 33%")), qPrintable(sentence));
    }

    void longNamesAreCutInSentences()
    {
        std::string emoji = "x"; // one unit, then pairs: the cut must not halve one
        for (int i = 0; i < 40; ++i)
            emoji += "\U0001F600";
        const Scenario scenario = named({std::string(200, 'n'), emoji, "Short"});
        QCOMPARE(strategyName(scenario, 0, english), QString(59, QLatin1Char('n')) + QChar(0x2026));
        const QString cut = strategyName(scenario, 1, english);
        QVERIFY(cut.size() <= 60 && cut.endsWith(QChar(0x2026)));
        QCOMPARE(QString::fromUtf8(cut.toUtf8()), cut);
        QVERIFY(!cut[cut.size() - 2].isHighSurrogate());
        QCOMPARE(strategyName(scenario, 2, english), QStringLiteral("Short"));
    }

    void regretThatNobodyHasNamesNoWinner()
    {
        HandmadeRun run;
        run.trials = 20;
        run.cash = [](int s, int, std::uint64_t) { return s == 0 ? 20.0 : 10.0; };
        run.ineligible = [](int, std::uint64_t) { return true; };
        QCOMPARE(disagreementSentence(named({"Before", "After"}), run.results(), english), QString());
    }

    void namesMayLookLikePlaceholders()
    {
        const RichSentence sentence = runnerUpSentence(named({"%1 {1}", "50% off {0}"}, 2), contest(39).results(), english);
        QVERIFY(sentence.text.startsWith(QStringLiteral("50% off {0} is next with 39%. It breaks even with %1 {1} in 39%")));
    }

    void oneMonthIsSingular()
    {
        QCOMPARE(monthsText(1), QStringLiteral("1 month"));
        QCOMPARE(monthsText(36), QStringLiteral("36 months"));
        Results results = contest(0).results();
        results.months = 1;
        QCOMPARE(breakEvenSentence(named({"Before", "After"}, 1), results, 0, 1, english).text,
                 QStringLiteral("After never breaks even with Before within 1 month."));
        installTexts(chinese);
        QCOMPARE(monthsText(1), QStringLiteral("1 个月"));
    }

    void regretComparesTheFirstTwoOnEitherBasis()
    {
        // a costs 20 in every future; b 14 in half of them and 26 in the others: each is 6 dearer in half of the futures.
        const RichSentence sentence = regretSentence(named({"Before", "After"}, 2), contest(50).results(), true, english);
        QCOMPARE(sentence.text, QStringLiteral("On average Before costs $3 more than the cheapest strategy of each future; After costs $3 more."));
        QCOMPARE(sentence.spans[1].strategy, 1);
        QCOMPARE(regretSentence(named({"Alone"}), Results(), false, english).text, QString());
        Results out = contest(50).results();
        out.strategies[0].nominalDecision.expectedRegret = absent;
        QCOMPARE(regretSentence(named({"Before", "After"}, 2), out, true, english).text, QString());
    }

    void chineseNamesLeaveNoGaps()
    {
        installTexts(chinese);
        Scenario scenario = named({"After", "Colocation"}, 2);
        scenario.strategies[0].name.texts["zh_CN"] = "改造 后";
        scenario.strategies[1].name.texts["zh_CN"] = "托管";
        const RichSentence sentence = runnerUpSentence(scenario, contest(39).results(), chinese);
        QVERIFY2(sentence.text.startsWith(QStringLiteral("托管次之")), qPrintable(sentence.text));
        for (const RichSentence::Span& span : sentence.spans) // a gap inside a name is the user's
            QCOMPARE(sentence.text.mid(span.begin, span.length), span.strategy == 0 ? QStringLiteral("改造 后") : QStringLiteral("托管"));
        const QString latin = runnerUpSentence(named({"After", "Colocation"}, 2), contest(39).results(), chinese).text;
        QVERIFY2(latin.startsWith(QStringLiteral("Colocation 次之")), qPrintable(latin));
        QCOMPARE(withoutHanGaps(QStringLiteral("相对 改造后，8 卡 GPU 机器")), QStringLiteral("相对改造后，8 卡 GPU 机器"));
    }

    void labelsKeepOnlyWhatHelps()
    {
        QCOMPARE(labelWithin({QStringLiteral("Demand"), QStringLiteral("Growth"), QStringLiteral("Growth rate")}), QStringLiteral("Growth rate"));
        QCOMPARE(labelWithin({QStringLiteral("Site"), QStringLiteral("Worth after three years")}), QStringLiteral("Site: Worth after three years"));
        QCOMPARE(labelWithin({QStringLiteral("Lead time")}), QStringLiteral("Lead time"));
        QCOMPARE(inputField("/market/onDemandPrice/drift")->unit, "share/year");
        QCOMPARE(inputField("/workloads/training/demand/base")->key, "base");
        QVERIFY(!inputField("/nowhere/else"));
    }

    void describedSourcesAreTranslatedAndCitedOnesStand()
    {
        QCOMPARE(sourceText("Our assumption"), QStringLiteral("Our assumption"));
        installTexts(chinese);
        QCOMPARE(sourceText("Our assumption"), QStringLiteral("自行假设"));
        QCOMPARE(sourceText("Barroso, %1 and others"), QStringLiteral("Barroso, %1 and others"));
    }

    void absentFiguresAreNullInTheFile()
    {
        const Results results = contest(0).results();
        const Json json = Json::parse(resultsJson(named({"Before", "After"}, 2), "abc", results, {{Severity::Warning, "/months", QStringLiteral("Said.")}}).dump());
        QCOMPARE(json["scenario"]["hash"].get<std::string>(), std::string("abc"));
        QVERIFY(json["breakEven"][0]["p50"].is_null());
        QVERIFY(json["breakEven"][0]["demandFactor"].is_null());
        QVERIFY(json["strategies"][0]["shortfall"].is_null());
        QCOMPARE(json["strategies"][1]["decision"]["nominal"]["expectedRegret"].get<double>(), 6.0);
        QCOMPARE(json["findings"][0]["severity"].get<std::string>(), std::string("warning"));
    }

    void keysOfTheFileKeepTheirOrder()
    {
        const Json json = resultsJson(named({"Before", "After"}, 2), "abc", contest(50).results(), {});
        std::vector<std::string> keys;
        for (const auto& [key, value] : json.items())
            keys.push_back(key);
        QCOMPARE(keys, (std::vector<std::string>{"format", "version", "scenario", "engine", "currency", "months", "hoursPerMonth", "basis",
                                                 "criterion", "baseline", "strategies", "breakEven", "sensitivity",
                                                 "sensitivityOfDifference", "convergence", "findings"}));
        QCOMPARE(json["strategies"][0]["breakdown"].size(), std::size_t(costKindCount));
        QCOMPARE(json["strategies"][0]["monthlyCost"]["p25"].size(), std::size_t(2));
    }
};

QTEST_GUILESS_MAIN(TestDecisions)
#include "tst_decisions.moc"
