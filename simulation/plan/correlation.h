// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include <vector>

namespace rackrate {

/// A square symmetric matrix, row by row.
struct SymmetricMatrix {
    int size = 0;
    std::vector<double> cells;

    explicit SymmetricMatrix(int n = 0) : size(n), cells(std::size_t(n) * std::size_t(n), 0.0) {}
    double& at(int row, int column) { return cells[std::size_t(row) * std::size_t(size) + std::size_t(column)]; }
    double at(int row, int column) const { return cells[std::size_t(row) * std::size_t(size) + std::size_t(column)]; }
};

/// Pearson correlation of normal scores whose Spearman rank correlation is rho: 2 sin(pi rho / 6).
double pearsonFromSpearman(double rho);

/// Eigenvalues (in `values`) and eigenvectors (columns of the answer) by Jacobi rotations in fixed order: the same bits on
/// every machine.
SymmetricMatrix eigenvectors(SymmetricMatrix matrix, std::vector<double>& values);

/// The nearest correlation matrix in the Frobenius norm (Higham, IMA Journal of Numerical Analysis 22, 2002: alternating
/// projections with Dykstra's correction), its eigenvalues then lifted to 1e-8. One that is already positive definite to 1e-8 comes
/// back as it is.
struct RepairedCorrelation {
    SymmetricMatrix matrix;
    bool changed = false;
    double distance = 0;      ///< Frobenius norm of the change
    double largestChange = 0; ///< of one entry
};
RepairedCorrelation nearestCorrelation(const SymmetricMatrix& wanted);

/// Lower triangular L with L L' = matrix, row by row with i+1 entries in row i.
std::vector<double> choleskyRows(const SymmetricMatrix& matrix);

} // namespace rackrate
