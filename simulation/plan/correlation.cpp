// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "simulation/plan/correlation.h"

#include "simulation/kernel/maths.h"
#include "simulation/plan/specialfunctions.h"

#include <algorithm>
#include <cstddef>

namespace rackrate {

namespace {

constexpr double smallestEigenvalue = 1e-8;
constexpr double pi = 3.14159265358979323846;

/// One Jacobi rotation that makes matrix(p, q) zero; `vectors` gathers the rotations.
void rotate(SymmetricMatrix& matrix, SymmetricMatrix& vectors, int p, int q)
{
    const double off = matrix.at(p, q);
    if (off == 0)
        return;
    const double theta = (matrix.at(q, q) - matrix.at(p, p)) / (2 * off);
    const double size = kernel::magnitude(theta) + kernel::squareRoot(theta * theta + 1);
    const double t = theta < 0 ? -1 / size : 1 / size;
    const double c = 1 / kernel::squareRoot(t * t + 1), s = t * c;
    for (int k = 0; k < matrix.size; ++k) {
        const double a = matrix.at(k, p), b = matrix.at(k, q);
        matrix.at(k, p) = c * a - s * b;
        matrix.at(k, q) = s * a + c * b;
    }
    for (int k = 0; k < matrix.size; ++k) {
        const double a = matrix.at(p, k), b = matrix.at(q, k);
        matrix.at(p, k) = c * a - s * b;
        matrix.at(q, k) = s * a + c * b;
    }
    for (int k = 0; k < matrix.size; ++k) {
        const double a = vectors.at(k, p), b = vectors.at(k, q);
        vectors.at(k, p) = c * a - s * b;
        vectors.at(k, q) = s * a + c * b;
    }
}

double offDiagonal(const SymmetricMatrix& matrix)
{
    double sum = 0;
    for (int i = 0; i < matrix.size; ++i) {
        for (int j = 0; j < i; ++j)
            sum += matrix.at(i, j) * matrix.at(i, j);
    }
    return sum;
}

/// The matrix with its eigenvalues raised to at least `floor`.
SymmetricMatrix withEigenvaluesFrom(const SymmetricMatrix& matrix, double floor)
{
    std::vector<double> values;
    const SymmetricMatrix vectors = eigenvectors(matrix, values);
    SymmetricMatrix result(matrix.size);
    for (int i = 0; i < matrix.size; ++i) {
        for (int j = 0; j <= i; ++j) {
            double sum = 0;
            for (int k = 0; k < matrix.size; ++k)
                sum += vectors.at(i, k) * std::max(values[k], floor) * vectors.at(j, k);
            result.at(i, j) = result.at(j, i) = sum;
        }
    }
    return result;
}

double distanceBetween(const SymmetricMatrix& a, const SymmetricMatrix& b)
{
    double sum = 0;
    for (std::size_t i = 0; i < a.cells.size(); ++i)
        sum += (a.cells[i] - b.cells[i]) * (a.cells[i] - b.cells[i]);
    return kernel::squareRoot(sum);
}

/// Back to ones on the diagonal by scaling rows and columns.
void normalise(SymmetricMatrix& matrix)
{
    std::vector<double> scale(std::size_t(matrix.size));
    for (int i = 0; i < matrix.size; ++i)
        scale[i] = 1 / kernel::squareRoot(matrix.at(i, i));
    for (int i = 0; i < matrix.size; ++i) {
        for (int j = 0; j < matrix.size; ++j)
            matrix.at(i, j) = i == j ? 1 : matrix.at(i, j) * scale[i] * scale[j];
    }
}

} // namespace

double pearsonFromSpearman(double rho)
{
    return 2 * sine(pi * rho / 6);
}

SymmetricMatrix eigenvectors(SymmetricMatrix matrix, std::vector<double>& values)
{
    SymmetricMatrix vectors(matrix.size);
    for (int i = 0; i < matrix.size; ++i)
        vectors.at(i, i) = 1;
    for (int sweep = 0; sweep < 60 && offDiagonal(matrix) > 1e-30; ++sweep) {
        for (int p = 0; p < matrix.size; ++p) {
            for (int q = p + 1; q < matrix.size; ++q)
                rotate(matrix, vectors, p, q);
        }
    }
    values.resize(std::size_t(matrix.size));
    for (int i = 0; i < matrix.size; ++i)
        values[i] = matrix.at(i, i);
    return vectors;
}

RepairedCorrelation nearestCorrelation(const SymmetricMatrix& wanted)
{
    std::vector<double> values;
    eigenvectors(wanted, values);
    if (values.empty() || *std::min_element(values.begin(), values.end()) >= smallestEigenvalue)
        return {wanted, false, 0, 0};

    SymmetricMatrix current = wanted, correction(wanted.size);
    for (int step = 0; step < 1000; ++step) {
        SymmetricMatrix shifted = current;
        for (std::size_t i = 0; i < shifted.cells.size(); ++i)
            shifted.cells[i] -= correction.cells[i];
        SymmetricMatrix next = withEigenvaluesFrom(shifted, 0);
        for (std::size_t i = 0; i < next.cells.size(); ++i)
            correction.cells[i] = next.cells[i] - shifted.cells[i];
        for (int i = 0; i < next.size; ++i)
            next.at(i, i) = 1;
        const double change = distanceBetween(next, current);
        current = next;
        if (change < 1e-12)
            break;
    }
    current = withEigenvaluesFrom(current, smallestEigenvalue);
    normalise(current);

    RepairedCorrelation result{current, true, distanceBetween(current, wanted), 0};
    for (std::size_t i = 0; i < current.cells.size(); ++i)
        result.largestChange =
            std::max(result.largestChange, kernel::magnitude(current.cells[i] - wanted.cells[i]));
    return result;
}

std::vector<double> choleskyRows(const SymmetricMatrix& matrix)
{
    std::vector<double> rows;
    const auto entry = [&rows](int row, int column) -> double& { return rows[std::size_t(row * (row + 1) / 2 + column)]; };
    rows.resize(std::size_t(matrix.size * (matrix.size + 1) / 2));
    for (int i = 0; i < matrix.size; ++i) {
        for (int j = 0; j <= i; ++j) {
            double rest = matrix.at(i, j);
            for (int k = 0; k < j; ++k)
                rest -= entry(i, k) * entry(j, k);
            entry(i, j) = i == j ? kernel::squareRoot(std::max(rest, 0.0)) : entry(j, j) > 0 ? rest / entry(j, j) : 0;
        }
    }
    return rows;
}

} // namespace rackrate
