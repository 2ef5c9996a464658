// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "app/charts/breakdownchart.h"
#include "app/charts/breakevenchart.h"
#include "app/charts/chartwidget.h"
#include "app/charts/cheapestchart.h"
#include "app/charts/fanchart.h"
#include "app/charts/heatmap.h"
#include "app/charts/sharebar.h"
#include "app/charts/tornado.h"
#include "tests/support/sampleresults.h"

#include <QImage>
#include <QTemporaryDir>
#include <QTest>
#include <cmath>
#include <set>

using namespace rackrate;

class ChartsTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }

    void axisEndsAreMultiplesOfANiceStep()
    {
        const ValueAxis axis = niceAxis(0, 764000, 5);
        QCOMPARE(axis.minimum, 0.0);
        QCOMPARE(axis.maximum, 800000.0);
        QCOMPARE(axis.step, 200000.0);
        QCOMPARE(axis.ticks(), (std::vector<double>{0, 200000, 400000, 600000, 800000}));
    }

    void axisCoversItsRangeWithFewLines()
    {
        for (const double low : {0.0, -3.0, -71000.0, 0.002}) {
            for (const double high : {0.0021, 1.0, 7.7, 99000.0, 1e9}) {
                if (high <= low)
                    continue;
                const ValueAxis axis = niceAxis(low, high, 5);
                QVERIFY(axis.minimum <= low && axis.maximum >= high);
                QVERIFY(axis.ticks().size() <= 6);
                QVERIFY(axis.ticks().size() >= 2);
            }
        }
    }

    void axisSurvivesAbsentAndEqualEnds()
    {
        QVERIFY(niceAxis(absent, absent).maximum > niceAxis(absent, absent).minimum);
        QVERIFY(niceAxis(5, 5).maximum > 5);
    }

    void yearsStandWhereJanuaryBegins()
    {
        const Sample sample = sampleResults();
        const TimeAxis axis = timeAxis(sample.scenario, 24, true, QLocale());
        const std::vector<TimeAxis::Tick> ticks = axis.ticks(700, QLocale());
        QCOMPARE(ticks.front().label, QStringLiteral("0"));
        QCOMPARE(ticks.front().below, QStringLiteral("Mar 2027"));
        QCOMPARE(ticks.back().position, 24);
        QCOMPARE(ticks.back().below, QStringLiteral("Feb 2029"));
        // January 2028 is ten months after March 2027, where no tick stands: no year is put at a wrong month.
        for (std::size_t i = 1; i + 1 < ticks.size(); ++i)
            QVERIFY(ticks[i].below.isEmpty() == ((ticks[i].position + 2) % 12 != 0));
    }

    void labelsAreNudgedApartInOrder()
    {
        const std::vector<double> centres = nudgedApart({50, 52, 51, 200}, 10, 0, 210);
        QVERIFY(std::abs(centres[2] - 51) < 1e-9);
        QVERIFY(std::abs(centres[0] - 41) < 1e-9);
        QVERIFY(std::abs(centres[1] - 61) < 1e-9);
        QCOMPARE(centres[3], 200.0);
    }

    void eightLongNamesFitBesideTheFan()
    {
        Sample sample = sampleResults();
        while (sample.scenario.strategies.size() < 8) {
            Strategy strategy = sample.scenario.strategies[1];
            strategy.id += std::to_string(sample.scenario.strategies.size());
            strategy.name.texts["en"] = "Split, hardware and cache " + std::to_string(sample.scenario.strategies.size());
            StrategyResult result = sample.results.strategies[1];
            result.id = strategy.id;
            sample.scenario.strategies.push_back(strategy);
            sample.results.strategies.push_back(result);
        }
        const FanChartData data = fanChartData(sample.scenario, sample.results, {}, QLocale());
        for (const QRectF& rect : {QRectF(0, 0, 580, 190), QRectF(0, 0, 560, 400)}) { // labels of one line, and of two
            const double beside = rect.right() - fanPlot(data, rect).area.right();
            QVERIFY(beside > textWidth(data.series.back().name, uiFont(type::label, true)) + 8 * 8);
            QVERIFY(beside < rect.width() * 0.55);
            std::set<int> found;
            for (double y = rect.top(); y < rect.bottom(); ++y)
                found.insert(fanStrategyAt(data, rect, {rect.right() - 5, y}));
            found.erase(-1);
            QCOMPARE(int(found.size()), 8); // each label has a place of its own
        }
    }

    void labelsStayInsideTheirSpace()
    {
        const std::vector<double> centres = nudgedApart({-5, 0, 300}, 20, 10, 100);
        QVERIFY(centres[0] >= 10 - 1e-9);
        QVERIFY(centres[1] - centres[0] >= 20 - 1e-9);
        QVERIFY(centres[2] <= 100 + 1e-9);
    }

    void bandsOverlapBetweenTheirCrossings()
    {
        // A is 0 to 2 everywhere; B comes down from 4..6 to 0..2 over two months: they meet at 1 and share 0..2 at 2.
        const std::vector<QPolygonF> shapes = bandOverlap({0, 0, 0}, {2, 2, 2}, {4, 2, 0}, {6, 4, 2}, 0);
        QCOMPARE(int(shapes.size()), 1);
        double area = 0;
        const QPolygonF& shape = shapes.front();
        for (int i = 0; i < shape.size(); ++i) {
            const QPointF a = shape[i], b = shape[(i + 1) % shape.size()];
            area += (a.x() * b.y() - b.x() * a.y()) / 2;
        }
        QVERIFY(std::abs(std::abs(area) - 1.0) < 1e-12);
    }

    void bandsApartDoNotOverlap() { QVERIFY(bandOverlap({0, 0}, {1, 1}, {2, 2}, {3, 3}, 0).empty()); }

    void fanStartsAtZeroAndEndsAtTheTotal()
    {
        const Sample sample = sampleResults();
        const FanChartData data = fanChartData(sample.scenario, sample.results, {}, QLocale());
        QCOMPARE(int(data.series.size()), 3);
        QCOMPARE(data.series[0].line.front(), 0.0);
        QCOMPARE(data.series[0].end(), 240000.0);
        QCOMPARE(data.series[2].end(), 94000.0);
        QCOMPARE(data.money.unit, QStringLiteral("thousand USD"));
        QCOMPARE(int(data.table.rows.size()), 24);
        QCOMPARE(data.table.rows.back().value(2), QStringLiteral("192,000"));
    }

    void fanShowsBandsOfTheCheapestAndTheNext()
    {
        const Sample sample = sampleResults();
        const FanChartData data = fanChartData(sample.scenario, sample.results, {}, QLocale());
        QVERIFY(data.series[std::size_t(sample.results.best())].focus);
        QCOMPARE(std::count_if(data.series.begin(), data.series.end(), [](const FanSeries& s) { return s.focus; }), 2);
    }

    void fanKeepsAWiderAxisWhileDragged()
    {
        const Sample sample = sampleResults();
        FanChoice choice;
        choice.widest = ValueAxis{0, 1e6, 200000};
        QCOMPARE(fanChartData(sample.scenario, sample.results, choice, QLocale()).value.maximum, 1e6);
        choice.widest = ValueAxis{0, 1000, 200};
        QVERIFY(fanChartData(sample.scenario, sample.results, choice, QLocale()).value.maximum >= 288000);
    }

    void fanHoverReadsTheMonthDearestFirst()
    {
        const Sample sample = sampleResults();
        const FanChartData data = fanChartData(sample.scenario, sample.results, {}, QLocale());
        const auto hover = fanHover(data, {0, 0, 600, 300}, 12, QLocale());
        QVERIFY(hover.has_value());
        QCOMPARE(hover->rows.front().name, QStringLiteral("Before"));
        QVERIFY(hover->rows.front().value.startsWith(QStringLiteral("120")));
        QVERIFY(hover->title.contains(QStringLiteral("Feb 2028")));
        QVERIFY(!fanHover(data, {0, 0, 600, 300}, 25, QLocale()).has_value());
    }

    void differenceHasNoBands()
    {
        const Sample sample = sampleResults();
        FanChoice choice;
        choice.view = FanChoice::View::Difference;
        const FanChartData data = fanChartData(sample.scenario, sample.results, choice, QLocale());
        QVERIFY(data.series[1].p5.empty());
        QCOMPARE(data.series[1].end(), -96000.0);
        QVERIFY(data.value.minimum <= -146000.0);
    }

    void breakEvenSharesSumToAHundred()
    {
        const Sample sample = sampleResults();
        const auto data = breakEvenChartData(sample.scenario, sample.results, 1, 2, false, QLocale());
        QVERIFY(data.has_value());
        QCOMPARE(data->percentBroken + data->percentClosing + data->percentNever, 100);
        QCOMPARE(data->percentNever, 60);
        QVERIFY(std::abs(data->cumulative.back() - data->broken()) < 1e-12);
        // The last month's bar carries the closing part: 2.5 % + 8 %.
        QVERIFY(data->share.maximum >= 0.105);
        QVERIFY(!breakEvenChartData(sample.scenario, sample.results, 1, 1, false, QLocale()).has_value());
    }

    void futuresOfAStrategyThatIsRuledOutAreApartFromNever()
    {
        Sample sample = sampleResults();
        for (BreakEven& pair : sample.results.breakEven)
            pair.ineligible = 0.25; // of the 60 % in `never`
        auto data = breakEvenChartData(sample.scenario, sample.results, 1, 2, false, QLocale());
        QCOMPARE(data->percentNever, 35);
        QCOMPARE(data->percentRuledOut, 25);
        QVERIFY2(data->sentence.contains(QStringLiteral("in 35% it never does")) && data->sentence.contains(QStringLiteral("In 25% it is ruled out.")),
                 qPrintable(data->sentence));
        QCOMPARE(data->table.rows.back().value(2), QStringLiteral("25.00"));
        QVERIFY(data->hasBars());
        for (BreakEven& pair : sample.results.breakEven) {
            pair.fromStart = pair.probability = pair.throughClosing = 0;
            pair.never = pair.ineligible = 1;
        }
        data = breakEvenChartData(sample.scenario, sample.results, 1, 2, false, QLocale());
        QCOMPARE(data->sentence, QStringLiteral("Owned is ruled out in every future, so that it cannot break even with After."));
        QVERIFY(!data->hasBars());
    }

    void shareBarNeverSaysZero()
    {
        const Sample sample = sampleResults();
        const ShareBarData data = shareBarData(sample.scenario, sample.results, false, QLocale());
        QCOMPARE(data.pieces.front().name, QStringLiteral("After"));
        int sum = 0;
        for (const ShareBarData::Piece& piece : data.pieces)
            sum += piece.percent;
        QCOMPARE(sum, 100);
        QVERIFY(data.sentence.contains(QStringLiteral("Before below 1%")));
    }

    void futuresNobodyCanServeHaveTheirOwnPiece()
    {
        Sample sample = sampleResults();
        sample.results.strategies[1].presentValueDecision.probabilityCheapest = 0.3;
        const ShareBarData data = shareBarData(sample.scenario, sample.results, false, QLocale());
        const auto none = std::find_if(data.pieces.begin(), data.pieces.end(), [](const auto& p) { return p.strategy < 0; });
        QVERIFY(none != data.pieces.end());
        QVERIFY(std::abs(none->share - 0.296) < 1e-9);
    }

    void breakdownSumsToTheTotal()
    {
        const Sample sample = sampleResults();
        const BreakdownChartData data = breakdownChartData(sample.scenario, sample.results, QLocale());
        for (const BreakdownChartData::Bar& bar : data.bars) {
            double sum = 0;
            for (const BreakdownChartData::Kind& kind : data.kinds)
                sum += bar.amounts[kind.kind];
            QCOMPARE(sum, bar.total);
        }
        QVERIFY(data.value.minimum <= -30000);
    }

    void layersOfTheMonthsEndAtTheBreakdown()
    {
        const Sample sample = sampleResults();
        const auto kinds = breakdownChartData(sample.scenario, sample.results, QLocale()).kinds;
        const BreakdownLayers data = breakdownLayers(sample.scenario, sample.results, 2, kinds, QLocale());
        double sum = 0;
        for (const BreakdownLayers::Layer& layer : data.layers) {
            const double size = layer.high.back() - layer.low.back();
            sum += layer.low.back() < 0 ? -size : size;
        }
        QCOMPARE(sum, 94000.0);
    }

    void cheapestLayersFillTheWhole()
    {
        const Sample sample = sampleResults();
        const CheapestChartData data = cheapestChartData(sample.scenario, sample.results, false, QLocale());
        QCOMPARE(data.layers.front().name, QStringLiteral("After"));
        QVERIFY(std::abs(data.layers.back().high.back() - 1) < 1e-12);
    }

    void heatMapFindsTheBusiestHour()
    {
        const Sample sample = sampleResults();
        const HeatMapData data = heatMapData(sample.scenario, sample.results, 1, QLocale());
        QVERIFY(data.sentence.contains(QStringLiteral("90%, on Tue at 14:00")));
        const QRectF rect(0, 0, 640, 240);
        for (const int slot : {0, 23, 24, 38, 167})
            QCOMPARE(heatMapSlotAt(rect, heatMapCell(rect, slot).center()), slot);
    }

    void tornadoSubtractsAndSortsBySwing()
    {
        const Sample sample = sampleResults();
        const TornadoData data = tornadoData(sample.scenario, sample.results, 1, 2, 10, QLocale());
        QCOMPARE(data.bars.front().input, QStringLiteral("/rent")); // no field of the format: named by its path
        QCOMPARE(data.bars.front().swing(), 180000.0);
        QVERIFY(data.value.minimum <= 0 && data.value.maximum >= 0);
        QVERIFY(data.sentence.contains(QStringLiteral("past zero")));
    }

    void tornadoTableSpeaksOfWhatTheBarsShow()
    {
        const Sample sample = sampleResults();
        const TornadoData cost = tornadoData(sample.scenario, sample.results, 1, -1, 10, QLocale());
        QCOMPARE(cost.bars.front().rankCorrelation, 0.6);
        QVERIFY(cost.table.head.contains(QStringLiteral("Rank correlation with cost")));
        const TornadoData difference = tornadoData(sample.scenario, sample.results, 1, 2, 10, QLocale());
        QCOMPARE(difference.bars.front().rankCorrelation, 0.9);
        QCOMPARE(difference.bars.front().firstOrder, 0.8);
        QVERIFY(difference.table.head.contains(QStringLiteral("Rank correlation with difference")));
        const TornadoData turned = tornadoData(sample.scenario, sample.results, 2, 1, 10, QLocale());
        QCOMPARE(turned.bars.front().rankCorrelation, -0.9);
        QCOMPARE(turned.bars.front().firstOrder, 0.8);
        QCOMPARE(turned.bars.front().low, -difference.bars.front().low);
        QCOMPARE(turned.mean, -difference.mean);
    }

    void csvQuotesWhatNeedsIt()
    {
        const ChartTable table{{QStringLiteral("a"), QStringLiteral("b")}, {{QStringLiteral("1,000"), QStringLiteral("say \"x\"")}}};
        QCOMPARE(table.csv(), QStringLiteral("a,b\r\n\"1,000\",\"say \"\"x\"\"\"\r\n"));
    }

    void everyPainterDrawsInBothThemes()
    {
        const Sample sample = sampleResults();
        const QLocale locale;
        const QRectF rect(4, 4, 632, 312);
        for (const Theme& theme : {Theme::light(), Theme::darkTheme()}) {
            const auto drawn = [&](const ChartContent::Paint& paint) {
                QImage image(640, 320, QImage::Format_RGB32);
                image.fill(theme.base);
                QPainter painter(&image);
                const QTransform before = painter.transform();
                paint(painter, rect, theme, locale);
                if (painter.transform() != before || painter.hasClipping())
                    return false;
                QImage empty(640, 320, QImage::Format_RGB32);
                empty.fill(theme.base);
                return image != empty;
            };
            const auto fan = fanChartData(sample.scenario, sample.results, {}, locale);
            QVERIFY(drawn([&](auto& p, auto& r, auto& t, auto& l) { paintFanChart(p, r, fan, t, l); }));
            const auto pair = *breakEvenChartData(sample.scenario, sample.results, 1, 2, false, locale);
            QVERIFY(drawn([&](auto& p, auto& r, auto& t, auto& l) { paintBreakEvenChart(p, r, pair, t, l); }));
            QVERIFY(drawn([&](auto& p, auto& r, auto& t, auto& l) { paintBreakEvenCurve(p, r, pair, t, l); }));
            auto ruledOut = pair;
            ruledOut.pair.ineligible = 0.3;
            for (const QRectF& place : {QRectF(10, 10, 112, 300), QRectF(10, 10, 112, 120)}) // labels of two lines, and of one
                QVERIFY(drawn([&](auto& p, auto&, auto& t, auto& l) { paintBreakEvenShares(p, place, ruledOut, t, l); }));
            const auto shares = shareBarData(sample.scenario, sample.results, false, locale);
            QVERIFY(drawn([&](auto& p, auto& r, auto& t, auto& l) { paintShareBar(p, r, shares, t, l); }));
            const auto kinds = breakdownChartData(sample.scenario, sample.results, locale);
            QVERIFY(drawn([&](auto& p, auto& r, auto& t, auto& l) { paintBreakdownChart(p, r, kinds, t, l); }));
            const auto cheapest = cheapestChartData(sample.scenario, sample.results, false, locale);
            QVERIFY(drawn([&](auto& p, auto& r, auto& t, auto& l) { paintCheapestChart(p, r, cheapest, t, l); }));
            const auto heat = heatMapData(sample.scenario, sample.results, 1, locale);
            QVERIFY(drawn([&](auto& p, auto& r, auto& t, auto& l) { paintHeatMap(p, r, heat, t, l); }));
            const auto tornado = tornadoData(sample.scenario, sample.results, 1, 2, 10, locale);
            QVERIFY(drawn([&](auto& p, auto& r, auto& t, auto& l) { paintTornado(p, r, tornado, t, l); }));
        }
    }

    void widgetSavesPicturePdfAndTable()
    {
        const Sample sample = sampleResults();
        const auto fan = std::make_shared<FanChartData>(fanChartData(sample.scenario, sample.results, {}, QLocale()));
        ChartWidget widget;
        widget.resize(500, 260);
        ChartContent content;
        content.paint = [fan](QPainter& p, const QRectF& r, const Theme& t, const QLocale& l) { paintFanChart(p, r, *fan, t, l); };
        content.table = fan->table;
        content.sentence = fan->sentence;
        widget.setContent(content);
        QCOMPARE(widget.accessibleName(), fan->sentence);
        QTemporaryDir folder;
        for (const char* name : {"fan.png", "fan.pdf", "fan.csv"}) {
            const QString path = folder.filePath(QString::fromLatin1(name));
            QCOMPARE(widget.saveAs(path), QString());
            QFile file(path);
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QByteArray start = file.read(5);
            QVERIFY(path.endsWith(QLatin1String("csv")) ? start == "Month" : path.endsWith(QLatin1String("pdf")) ? start == "%PDF-" : start.startsWith("\x89PNG"));
        }
        QVERIFY(!widget.saveAs(folder.filePath(QStringLiteral("missing/fan.png"))).isEmpty());
        QVERIFY(!widget.saveAs(folder.path()).isEmpty());
    }

    void arrowKeysMoveByAMonth()
    {
        const Sample sample = sampleResults();
        const auto fan = std::make_shared<FanChartData>(fanChartData(sample.scenario, sample.results, {}, QLocale()));
        ChartWidget widget;
        widget.resize(500, 260);
        ChartContent content;
        content.paint = [](QPainter&, const QRectF&, const Theme&, const QLocale&) {};
        content.lastIndex = 24;
        content.hoverIndex = [fan](const QRectF& r, int month) { return fanHover(*fan, r, month, QLocale()); };
        widget.setContent(content);
        std::vector<int> months;
        connect(&widget, &ChartWidget::indexHovered, this, [&](int month) { months.push_back(month); });
        QTest::keyClick(&widget, Qt::Key_Right);
        QTest::keyClick(&widget, Qt::Key_Right);
        QTest::keyClick(&widget, Qt::Key_Left);
        QTest::keyClick(&widget, Qt::Key_End);
        QTest::keyClick(&widget, Qt::Key_Escape);
        QCOMPARE(months, (std::vector<int>{1, 2, 1, 24, -1}));
    }
};

QTEST_MAIN(ChartsTest)
#include "tst_charts.moc"
