// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "app/report/reportflow.h"

#include <iterator>

namespace rackrate::report {

namespace {

constexpr double slack = 1e-6; // sums of the same heights in another order may differ in the last bits

} // namespace

void Flow::add(std::vector<Piece> pieces)
{
    m_pieces.insert(m_pieces.end(), std::make_move_iterator(pieces.begin()), std::make_move_iterator(pieces.end()));
}

void Flow::keepLastWithNext()
{
    if (!m_pieces.empty())
        m_pieces.back().keepWithNext = true;
}

std::size_t Flow::endOfRun(std::size_t first) const
{
    std::size_t end = first;
    while (end < m_pieces.size() && m_pieces[end].keepWithNext)
        ++end;
    return std::min(end + 1, m_pieces.size());
}

double Flow::heightOfRun(std::size_t first, std::size_t end) const
{
    double height = 0;
    for (std::size_t index = first; index < end; ++index)
        height += m_pieces[index].height + (index > first ? m_pieces[index].spaceBefore : 0);
    return height;
}

std::vector<std::vector<PlacedPiece>> Flow::pages() const
{
    std::vector<std::vector<PlacedPiece>> pages(1);
    double used = 0;
    const auto place = [&](const Piece& piece) {
        if (!pages.back().empty())
            used += piece.spaceBefore;
        else if (piece.header) {
            pages.back().push_back({piece.header.get(), 0});
            used = piece.header->height;
        }
        pages.back().push_back({&piece, used});
        used += piece.height;
    };
    const auto turnPage = [&] {
        pages.emplace_back();
        used = 0;
    };
    for (std::size_t first = 0; first < m_pieces.size();) {
        const std::size_t end = endOfRun(first);
        const double wanted = m_pieces[first].spaceBefore + heightOfRun(first, end);
        const bool onFreshPage = pages.back().empty();
        if (!onFreshPage && (m_pieces[first].startsPage || used + wanted > m_height + slack))
            turnPage();
        for (; first < end; ++first) {
            const Piece& piece = m_pieces[first];
            if (!pages.back().empty() && used + piece.spaceBefore + piece.height > m_height + slack)
                turnPage();
            place(piece);
        }
    }
    return pages;
}

std::vector<Bookmark> Flow::bookmarks(const std::vector<std::vector<PlacedPiece>>& pages)
{
    std::vector<Bookmark> found;
    for (std::size_t page = 0; page < pages.size(); ++page) {
        for (const PlacedPiece& placed : pages[page]) {
            if (!placed.piece->bookmark.isEmpty())
                found.push_back({placed.piece->bookmark, placed.piece->bookmarkLevel, int(page), placed.top});
        }
    }
    return found;
}

} // namespace rackrate::report
