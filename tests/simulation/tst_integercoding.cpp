// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "simulation/statistics/histogram.h"
#include "simulation/statistics/integercoding.h"

#include <QTest>

#include <algorithm>
#include <limits>
#include <random>

using namespace rackrate;

namespace {

constexpr std::uint64_t manyTrials = 1'000'000;

std::vector<std::int64_t> amounts(int count)
{
    std::mt19937_64 random(11);
    std::vector<std::int64_t> values;
    for (int i = 0; i < count; ++i)
        values.push_back(i % 17 == 0 ? 0 : std::int64_t(random() >> (random() % 50 + 5)) * (i % 5 == 0 ? -1 : 1));
    return values;
}

Histogram histogramOf(const std::vector<std::int64_t>& values, bool withContents)
{
    Histogram histogram(withContents);
    histogram.add(values.data(), int(values.size()));
    return histogram;
}

std::string bytesOf(const Histogram& histogram)
{
    IntegerWriter writer;
    histogram.save(writer);
    return writer.bytes();
}

bool accepted(const std::string& bytes, bool withContents)
{
    IntegerReader reader(bytes, manyTrials);
    Histogram histogram(withContents);
    histogram.load(reader);
    return reader.ok() && reader.atEnd();
}

} // namespace

class TestIntegerCoding : public QObject {
    Q_OBJECT

private slots:
    void integersComeBack()
    {
        using Signed = std::numeric_limits<std::int64_t>;
        const Wide wide = (Wide(1) << 99) + 12345;
        IntegerWriter writer;
        writer(std::uint64_t(0), std::uint64_t(127), std::uint64_t(128), std::numeric_limits<std::uint64_t>::max());
        writer(std::int64_t(0), std::int64_t(-1), Signed::max(), Signed::min());
        writer(wide, -wide);
        IntegerReader reader(writer.bytes(), 1);
        std::uint64_t unsignedValue = 0;
        for (const std::uint64_t expected : {std::uint64_t(0), std::uint64_t(127), std::uint64_t(128), ~std::uint64_t(0)}) {
            reader(unsignedValue);
            QCOMPARE(unsignedValue, expected);
        }
        std::int64_t value = 0;
        for (const std::int64_t expected : {std::int64_t(0), std::int64_t(-1), Signed::max(), Signed::min()}) {
            reader(value);
            QCOMPARE(value, expected);
        }
        Wide positive = 0, negative = 0;
        reader(positive, negative);
        QVERIFY(positive == wide && negative == -wide);
        QVERIFY(reader.ok() && reader.atEnd());
    }

    void whatDoesNotFitIsRefused()
    {
        IntegerWriter writer;
        writer(Wide(1) << 64);
        std::uint64_t value = 1;
        IntegerReader tooLarge(writer.bytes(), 1);
        tooLarge(value);
        QVERIFY(!tooLarge.ok() && value == 0);
        IntegerWriter large;
        large(Wide(1) << 100);
        Wide wide = 1;
        IntegerReader beyondSums(large.bytes(), 1);
        beyondSums(wide);
        QVERIFY(!beyondSums.ok() && wide == 0);
        IntegerReader endless(std::string_view("\x80\x80\x80"), 1);
        endless(value);
        QVERIFY(!endless.ok());
    }

    void histogramsComeBack_data()
    {
        QTest::addColumn<int>("count");
        QTest::addColumn<bool>("withContents");
        for (const int count : {0, 1, 100, 4096, 4097, 30000}) {
            QTest::addRow("%d", count) << count << false;
            QTest::addRow("%d with sums", count) << count << true;
        }
    }
    void histogramsComeBack()
    {
        QFETCH(int, count);
        QFETCH(bool, withContents);
        const Histogram original = histogramOf(amounts(count), withContents);
        const std::string bytes = bytesOf(original);
        IntegerReader reader(bytes, manyTrials);
        Histogram copy(withContents);
        copy.load(reader);
        QVERIFY(reader.ok() && reader.atEnd());
        QCOMPARE(copy.count(), original.count());
        QCOMPARE(copy.minimum(), original.minimum());
        QCOMPARE(copy.maximum(), original.maximum());
        QVERIFY(bytesOf(copy) == bytes);
        QCOMPARE(copy.percentiles<5>({5, 25, 50, 75, 95}), original.percentiles<5>({5, 25, 50, 75, 95}));
        QCOMPARE(copy.tailMean(5), original.tailMean(5));
    }

    void fewValuesHaveExactPercentiles()
    {
        std::vector<std::int64_t> values = amounts(int(Histogram::exactValues));
        const Histogram histogram = histogramOf(values, true);
        std::sort(values.begin(), values.end());
        const std::vector<std::uint64_t> ranks = {2048, 1, 4096, 205, 1, 3892, 2049};
        const std::vector<double> found = histogram.valuesAt(ranks);
        for (std::size_t i = 0; i < ranks.size(); ++i)
            QCOMPARE(found[i], double(values[ranks[i] - 1]));
        for (const double beyond : histogram.valuesAt({0, 4097}))
            QVERIFY(std::isnan(beyond));
        const Histogram::BinEdges bin = histogram.binOfRank(2048);
        QVERIFY(bin.last == values[2047] && bin.before == values[2047] - 1);
        QCOMPARE(histogram.countUpTo(bin.last), std::uint64_t(std::ranges::upper_bound(values, bin.last) - values.begin()));
        QCOMPARE(histogram.countUpTo(bin.before), std::uint64_t(std::ranges::lower_bound(values, bin.last) - values.begin()));
        // The dearest 5 %: 204 values and 0.8 of the next.
        double tail = 0.8 * double(values[4096 - 205]);
        for (std::size_t i = 4096 - 204; i < 4096; ++i)
            tail += double(values[i]);
        QVERIFY(std::fabs(histogram.tailMean(5) - tail / 204.8) <= 1e-12 * tail);
    }

    void howValuesArriveDoesNotShow()
    {
        const std::vector<std::int64_t> values = amounts(6000);
        const std::string expected = bytesOf(histogramOf(values, true));
        for (const std::size_t cut : {std::size_t(1), std::size_t(2000), std::size_t(5000)}) {
            const Histogram head = histogramOf({values.begin(), values.begin() + std::ptrdiff_t(cut)}, true);
            const Histogram tail = histogramOf({values.begin() + std::ptrdiff_t(cut), values.end()}, true);
            Histogram forth = head, back = tail;
            forth.merge(tail);
            back.merge(head);
            QVERIFY(bytesOf(forth) == expected && bytesOf(back) == expected);
        }
        Histogram early = histogramOf({values.begin(), values.begin() + 100}, true);
        early.useBins();
        early.merge(histogramOf({values.begin() + 100, values.end()}, true));
        QVERIFY(bytesOf(early) == expected);
    }

    void bytesThatNoHistogramWritesAreRefused()
    {
        for (const int count : {100, 5000}) {
            const std::string bytes = bytesOf(histogramOf(amounts(count), true));
            QVERIFY(accepted(bytes, true));
            QVERIFY(!accepted(bytes, false) || count == 100); // values kept as they are carry no sums
            for (std::size_t size = 0; size < bytes.size(); size += bytes.size() / 40)
                QVERIFY(!accepted(bytes.substr(0, size), true));
        }
        // form 1, count, minimum, maximum, zeros, bins, then per bin: step, count, sum, least, greatest
        const auto written = [](std::uint64_t count, std::int64_t low, std::int64_t high, std::uint64_t zeros, std::uint64_t bin, std::uint64_t inBin, Wide sum,
                                std::int64_t least = 5, std::int64_t greatest = 5) {
            IntegerWriter writer;
            writer(std::uint64_t(1), count, low, high, zeros, std::uint64_t(1), bin, inBin, sum, least, greatest);
            return writer.bytes();
        };
        const std::uint64_t five = 2 * 1024 + 256; // 5 = 2^2 * 1.25: octave 2, a quarter up
        QVERIFY(accepted(written(4, 0, 5, 1, five, 3, 15), true));
        QVERIFY(!accepted(written(4, 0, 5, 2, five, 3, 15), true));                     // counts do not add up
        QVERIFY(!accepted(written(4, 0, 5, 1, five, 3, 16), true));                     // 3 fives are 15
        QVERIFY(!accepted(written(4, 0, 6, 1, five, 3, 15), true));                     // 6 is in no bin
        QVERIFY(!accepted(written(4, 1, 5, 1, five, 3, 15), true));                     // there is a 0
        QVERIFY(!accepted(written(manyTrials + 4, 0, 5, manyTrials + 1, five, 3, 15), true)); // more than the run has
        QVERIFY(!accepted(written(4, 0, 5, 1, std::uint64_t(1) << 40, 3, 15), true));   // no such bin
        QVERIFY(!accepted(written(3, 0, 0, 0, 63 * 1024, 3, 0, 0, 0), true));           // beyond any sum of money
        QVERIFY(!accepted(written(4, 0, 5, 1, five, 3, 14, 4, 5), true));               // 4 is in another bin
        QVERIFY(!accepted(written(4, 0, 5, 1, five, 3, 15, 5, 6), true));               // and so is 6
        QVERIFY(!accepted(written(4, 0, 5, 1, five, 3, 15, 6, 5), true));               // the least above the greatest
        QVERIFY(!accepted(written(0, 0, 0, 0, five, 0, 0), true));                      // a bin without values
    }
};

QTEST_APPLESS_MAIN(TestIntegerCoding)
#include "tst_integercoding.moc"
