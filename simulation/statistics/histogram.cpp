// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "simulation/statistics/histogram.h"

#include "simulation/statistics/rowloops.h"

#include <algorithm>
#include <bit>
#include <limits>

namespace rackrate {

std::size_t Histogram::blockAt(std::size_t key)
{
    if (m_blocks[key] == 0) {
        m_blocks[key] = std::uint16_t(m_counts.size() / blockBins + 1);
        m_counts.resize(m_counts.size() + blockBins);
        if (m_withContents)
            m_contents.resize(m_counts.size());
    }
    return std::size_t(m_blocks[key] - 1) * blockBins;
}

void Histogram::add(const std::int64_t* values, int count)
{
    constexpr int row = 256;
    std::uint32_t bins[row];
    for (int first = 0; first < count; first += row) {
        const int many = std::min(row, count - first);
        const RowRange range = rowLoops().bins(values + first, many, bins);
        m_minimum = m_count == 0 ? range.least : std::min(m_minimum, range.least);
        m_maximum = m_count == 0 ? range.greatest : std::max(m_maximum, range.greatest);
        m_count += std::uint64_t(many);
        if (m_count > exactValues)
            useBins();
        if (m_binned)
            addToBins(values + first, bins, std::size_t(many), std::size_t(range.zeros));
        else
            m_exact.insert(m_exact.end(), values + first, values + first + many);
    }
}

void Histogram::addToBins(const std::int64_t* values, const std::uint32_t* bins, std::size_t count, std::size_t zeros)
{
    if (m_waiting.size() + count > mostWaiting)
        countWaiting();
    m_zeros += zeros;
    if (zeros == 0)
        m_waiting.insert(m_waiting.end(), bins, bins + count);
    for (std::size_t i = 0; zeros > 0 && i < count; ++i) {
        if (values[i] != 0)
            m_waiting.push_back(bins[i]);
    }
    for (std::size_t i = 0; m_withContents && i < count; ++i) {
        if (values[i] != 0)
            m_contents[blockAt(bins[i] / blockBins) + bins[i] % blockBins].add(values[i]);
    }
}

void Histogram::addToBins(const std::vector<std::int64_t>& values)
{
    for (const std::int64_t value : values) {
        const std::uint32_t bin = histogramBin(value);
        addToBins(&value, &bin, 1, value == 0 ? 1 : 0);
    }
}

void Histogram::countBins(const std::uint32_t* bins, std::size_t count)
{
    for (std::size_t i = 0; i < count; ++i) {
        const std::uint32_t block = m_blocks[bins[i] / blockBins];
        if (block == 0) [[unlikely]]
            ++m_counts[blockAt(bins[i] / blockBins) + bins[i] % blockBins];
        else
            ++m_counts[(block - 1) * blockBins + bins[i] % blockBins];
    }
}

void Histogram::countWaiting()
{
    countBins(m_waiting.data(), m_waiting.size());
    m_waiting.clear();
    m_waiting.reserve(mostWaiting);
}

void Histogram::useBins()
{
    if (m_binned)
        return;
    m_binned = true;
    addToBins(m_exact);
    m_exact = {};
}

void Histogram::merge(const Histogram& other)
{
    if (other.m_count == 0)
        return;
    m_minimum = m_count == 0 ? other.m_minimum : std::min(m_minimum, other.m_minimum);
    m_maximum = m_count == 0 ? other.m_maximum : std::max(m_maximum, other.m_maximum);
    m_count += other.m_count;
    if (other.m_binned || m_count > exactValues)
        useBins();
    if (!m_binned)
        m_exact.insert(m_exact.end(), other.m_exact.begin(), other.m_exact.end());
    else if (!other.m_binned)
        addToBins(other.m_exact);
    else
        mergeBins(other);
    countWaiting(); // what is asked next need not count it again and again
}

void Histogram::mergeBins(const Histogram& other)
{
    m_zeros += other.m_zeros;
    countBins(other.m_waiting.data(), other.m_waiting.size());
    for (std::size_t key = 0; key < blockCount; ++key) {
        if (other.m_blocks[key] == 0)
            continue;
        const std::size_t from = std::size_t(other.m_blocks[key] - 1) * blockBins;
        const std::size_t to = blockAt(key);
        for (int i = 0; i < blockBins; ++i)
            m_counts[to + i] += other.m_counts[from + i];
        for (int i = 0; m_withContents && i < blockBins; ++i)
            m_contents[to + i].add(other.m_contents[from + i]);
    }
}

Histogram::Bin Histogram::edgesOf(std::size_t key, int offset)
{
    const bool negative = key >= blockCount / 2;
    const std::size_t octaves = negative ? key - blockCount / 2 : key;
    const int exponent = int(octaves / blocksPerOctave);
    const std::int64_t leading = (1 << mantissaBits) + std::int64_t(octaves % blocksPerOctave) * blockBins + offset;
    const int shift = exponent - mantissaBits;
    const std::int64_t low = shift >= 0 ? leading << shift : leading >> -shift;
    const std::int64_t high = shift >= 0 ? low + ((std::int64_t(1) << shift) - 1) : low;
    Bin bin;
    bin.low = negative ? -high : low;
    bin.high = negative ? -low : high;
    return bin;
}

Histogram::Bin Histogram::binAt(std::size_t key, int offset) const
{
    const std::size_t slot = std::size_t(m_blocks[key] - 1) * blockBins + offset;
    if (!m_withContents) {
        Bin bin = edgesOf(key, offset);
        bin.count = m_counts[slot];
        return bin;
    }
    const Contents& contents = m_contents[slot];
    return {contents.least, contents.greatest, m_counts[slot], contents.sum};
}

std::vector<Histogram::Bin> Histogram::exactBins() const
{
    std::vector<std::int64_t> sorted = m_exact;
    std::sort(sorted.begin(), sorted.end());
    std::vector<Bin> all;
    for (const std::int64_t value : sorted) {
        if (all.empty() || all.back().low != value)
            all.push_back({value, value, 0, 0});
        ++all.back().count;
        all.back().sum += value;
    }
    return all;
}

std::vector<Histogram::Bin> Histogram::bins() const
{
    if (!m_binned)
        return exactBins();
    if (!m_waiting.empty()) {
        Histogram counted = *this;
        counted.countWaiting();
        return counted.bins();
    }
    std::vector<Bin> all;
    const auto append = [&](std::size_t key, int offset) {
        if (m_counts[std::size_t(m_blocks[key] - 1) * blockBins + offset] != 0)
            all.push_back(binAt(key, offset));
    };
    for (std::size_t key = blockCount; key-- > blockCount / 2;) {
        for (int offset = blockBins; m_blocks[key] != 0 && offset-- > 0;)
            append(key, offset);
    }
    if (m_zeros != 0)
        all.push_back({0, 0, m_zeros, 0});
    for (std::size_t key = 0; key < blockCount / 2; ++key) {
        for (int offset = 0; m_blocks[key] != 0 && offset < blockBins; ++offset)
            append(key, offset);
    }
    return all;
}

double Histogram::rankValue(const Bin& bin, std::uint64_t rankInBin) const
{
    const double position = (double(rankInBin) - 0.5) / double(bin.count);
    const double value = double(bin.low) + double(bin.high - bin.low) * position;
    return std::clamp(value, double(m_minimum), double(m_maximum));
}

std::vector<double> Histogram::valuesAt(const std::vector<std::uint64_t>& ranks, Place place) const
{
    std::vector<double> values(ranks.size(), std::numeric_limits<double>::quiet_NaN());
    Order order;
    for (std::size_t i = 0; i < ranks.size(); ++i) {
        if (ranks[i] > 0 && ranks[i] <= m_count)
            order.push_back(i);
    }
    std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return ranks[a] < ranks[b]; });
    if (m_binned)
        placeBinned(ranks, order, place, values);
    else
        placeExact(ranks, order, values);
    return values;
}

void Histogram::placeExact(const std::vector<std::uint64_t>& ranks, const Order& order, std::vector<double>& values) const
{
    std::vector<std::int64_t> partly = m_exact;
    auto begin = partly.begin();
    for (const std::size_t i : order) {
        const auto at = partly.begin() + std::ptrdiff_t(ranks[i] - 1);
        if (at >= begin) { // else it is where the last rank put it
            std::nth_element(begin, at, partly.end());
            begin = at + 1;
        }
        values[i] = double(*at);
    }
}

void Histogram::placeBinned(const std::vector<std::uint64_t>& ranks, const Order& order, Place place, std::vector<double>& values) const
{
    const std::vector<Bin> all = bins();
    std::uint64_t before = 0;
    std::size_t bin = 0;
    for (const std::size_t i : order) {
        while (before + all[bin].count < ranks[i])
            before += all[bin++].count;
        values[i] = place == Place::Spread ? rankValue(all[bin], ranks[i] - before)
                  : place == Place::Lowest ? double(std::max(all[bin].low, m_minimum))
                                           : double(std::min(all[bin].high, m_maximum));
    }
}

std::uint64_t Histogram::countUpTo(std::int64_t value) const
{
    if (!m_binned)
        return std::uint64_t(std::ranges::count_if(m_exact, [&](std::int64_t kept) { return kept <= value; }));
    std::uint64_t count = 0;
    for (const Bin& bin : bins())
        count += bin.high <= value ? bin.count : 0;
    return count;
}

Histogram::BinEdges Histogram::binOfRank(std::uint64_t rank) const
{
    if (!m_binned) {
        std::vector<std::int64_t> partly = m_exact;
        const auto at = partly.begin() + std::ptrdiff_t(rank - 1);
        std::nth_element(partly.begin(), at, partly.end());
        return {*at - 1, *at};
    }
    std::uint64_t before = 0;
    for (const Bin& bin : bins()) {
        if (before + bin.count >= rank) {
            const std::uint32_t place = histogramBin(bin.low);
            const Bin edges = bin.low == 0 ? bin : edgesOf(place / blockBins, int(place % blockBins));
            return {edges.low - 1, edges.high};
        }
        before += bin.count;
    }
    return {};
}

double Histogram::upperMean(const Bin& bin, std::uint64_t mass) const
{
    // In values: `all` whole ones, whose middle is half of them below the end, and a part of the one before.
    const double all = double(mass / 100), part = double(mass % 100) / 100, count = double(bin.count);
    const double place = (all * (count - all / 2) + part * (count - all - 0.5)) / (all + part);
    const double value = double(bin.low) + double(bin.high - bin.low) * (place / count);
    return std::clamp(value, double(m_minimum), double(m_maximum));
}

double Histogram::tailMean(int percent) const
{
    if (m_count == 0)
        return 0;
    const std::vector<Bin> all = bins();
    // Mass is counted in hundredths of a value, so that a fractional last value stays an integer.
    const std::uint64_t wanted = m_count * std::uint64_t(percent);
    std::uint64_t taken = 0;
    double sum = 0;
    for (std::size_t bin = all.size(); bin-- > 0 && taken < wanted;) {
        const std::uint64_t whole = all[bin].count * 100, mass = std::min(whole, wanted - taken);
        sum += mass == whole ? double(all[bin].sum) * 100 : upperMean(all[bin], mass) * double(mass);
        taken += mass;
    }
    return std::clamp(sum / double(wanted), double(m_minimum), double(m_maximum));
}

} // namespace rackrate
