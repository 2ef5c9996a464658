// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "simulation/statistics/histogram.h"

#include "simulation/statistics/integercoding.h"

#include <algorithm>

namespace rackrate {

namespace {

constexpr std::uint64_t keptAsTheyAre = 0, keptInBins = 1;
constexpr int highestOctave = 60;

/// What a bin of the highest octave can hold; sums of money quanta stay below.
bool reachable(std::int64_t value)
{
    constexpr std::int64_t limit = std::int64_t(1) << (highestOctave + 1);
    return value > -limit && value < limit;
}

} // namespace

void Histogram::save(IntegerWriter& writer) const
{
    writer(m_binned ? keptInBins : keptAsTheyAre, m_count);
    if (m_binned)
        return saveBins(writer);
    std::vector<std::int64_t> sorted = m_exact;
    std::sort(sorted.begin(), sorted.end());
    std::int64_t before = 0;
    for (const std::int64_t value : sorted) {
        writer(value - before);
        before = value;
    }
}

void Histogram::saveBins(IntegerWriter& writer) const
{
    if (!m_waiting.empty()) {
        Histogram counted = *this;
        counted.countWaiting();
        return counted.saveBins(writer);
    }
    writer(m_minimum, m_maximum, m_zeros);
    writer(std::uint64_t(m_counts.size() - std::size_t(std::count(m_counts.begin(), m_counts.end(), 0u))));
    std::size_t next = 0;
    for (std::size_t key = 0; key < blockCount; ++key) {
        for (int offset = 0; m_blocks[key] != 0 && offset < blockBins; ++offset) {
            const std::size_t slot = std::size_t(m_blocks[key] - 1) * blockBins + offset;
            if (m_counts[slot] == 0)
                continue;
            const std::size_t bin = key * blockBins + offset;
            writer(std::uint64_t(bin - next), std::uint64_t(m_counts[slot]));
            if (m_withContents)
                writer(m_contents[slot].sum, m_contents[slot].least, m_contents[slot].greatest);
            next = bin + 1;
        }
    }
}

void Histogram::load(IntegerReader& reader)
{
    std::uint64_t form = 0;
    reader(form, m_count);
    reader.require(form <= keptInBins && m_count <= (form == keptInBins ? reader.trials() : exactValues));
    if (form == keptInBins)
        loadBins(reader);
    else
        loadExact(reader);
    if (!reader.ok())
        *this = Histogram(m_withContents);
}

void Histogram::loadExact(IntegerReader& reader)
{
    std::int64_t value = 0;
    for (std::uint64_t i = 0; i < m_count && reader.ok(); ++i) {
        std::int64_t step = 0;
        reader(step);
        reader.require(reachable(step) && (i == 0 || step >= 0));
        value += reader.ok() ? step : 0;
        reader.require(reachable(value));
        m_exact.push_back(value);
    }
    if (!m_exact.empty()) {
        m_minimum = m_exact.front();
        m_maximum = m_exact.back();
    }
}

std::uint64_t Histogram::loadBin(IntegerReader& reader, std::size_t bin)
{
    const std::size_t key = bin / blockBins, octave = key % (blockCount / 2) / blocksPerOctave;
    std::uint64_t count = 0;
    Contents contents;
    reader(count);
    if (m_withContents)
        reader(contents.sum, contents.least, contents.greatest);
    reader.require(octave <= highestOctave && count >= 1 && count <= m_count);
    if (!reader.ok())
        return 0;
    const std::size_t slot = blockAt(key) + bin % blockBins;
    m_counts[slot] = std::uint32_t(count);
    if (m_withContents) {
        m_contents[slot] = contents;
        const Bin edges = edgesOf(key, int(bin % blockBins));
        reader.require(contents.least >= edges.low && contents.least <= contents.greatest && contents.greatest <= edges.high);
        reader.require(contents.sum >= Wide(contents.least) * Wide(count) && contents.sum <= Wide(contents.greatest) * Wide(count));
    }
    return count;
}

void Histogram::loadBins(IntegerReader& reader)
{
    m_binned = true;
    std::uint64_t size = 0, counted = 0, next = 0;
    reader(m_minimum, m_maximum, m_zeros, size);
    reader.require(m_zeros <= m_count);
    for (std::uint64_t i = 0; i < size && reader.ok(); ++i) {
        std::uint64_t step = 0;
        reader(step);
        reader.require(step < blockCount * blockBins - next);
        next += reader.ok() ? step + 1 : 0;
        if (reader.ok())
            counted += loadBin(reader, std::size_t(next - 1));
    }
    reader.require(counted == m_count - m_zeros);
    if (!reader.ok() || m_count == 0)
        return;
    const std::vector<Bin> all = bins();
    reader.require(m_minimum >= all.front().low && m_minimum <= all.front().high);
    reader.require(m_maximum >= all.back().low && m_maximum <= all.back().high && m_minimum <= m_maximum);
}

} // namespace rackrate
