// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
//
// Breaks a column of pieces into pages. Lengths are logical pixels of 1/96 inch, so that the report's type and charts have
// the sizes of the window.
#pragma once

#include <QRectF>
#include <QString>

#include <functional>
#include <memory>
#include <vector>

class QPainter;

namespace rackrate::report {

/// Something that is never split: a line of text, a row of a table, a chart.
struct Piece {
    double height = 0;
    double spaceBefore = 0;    ///< left out at the top of a page
    bool keepWithNext = false; ///< stays on the page of the piece after it
    bool startsPage = false;
    std::function<void(QPainter&, const QRectF&)> paint; ///< may be empty: white space
    std::shared_ptr<const Piece> header;                 ///< painted first if a page begins with this piece
    QString bookmark;                                    ///< title in the document's outline; empty: none
    int bookmarkLevel = 0;                               ///< 0 or 1
};

struct PlacedPiece {
    const Piece* piece = nullptr;
    double top = 0; ///< below the top of the body
};

struct Bookmark {
    QString title;
    int level = 0;
    int page = 0;   ///< from 0
    double top = 0; ///< below the top of the body
};

class Flow {
public:
    /// Width and height of the area between margins that each page offers.
    Flow(double width, double height) : m_width(width), m_height(height) {}

    double width() const { return m_width; }
    void add(Piece piece) { m_pieces.push_back(std::move(piece)); }
    void add(std::vector<Piece> pieces);
    /// What was added last stays on the page of what comes next.
    void keepLastWithNext();

    /// Pages in order; pointers into this flow, valid until the next add. A run of pieces that must stay together but is
    /// higher than a page is split where it has to be.
    std::vector<std::vector<PlacedPiece>> pages() const;
    static std::vector<Bookmark> bookmarks(const std::vector<std::vector<PlacedPiece>>& pages);

private:
    std::size_t endOfRun(std::size_t first) const;
    double heightOfRun(std::size_t first, std::size_t end) const;

    double m_width, m_height;
    std::vector<Piece> m_pieces;
};

} // namespace rackrate::report
