// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
//
// A number that counts what is done with it, in place of the kernel's Real.
#pragma once

#include <cstdint>

namespace rackrate::testing {

struct Counted {
    double value = 0;
    static inline thread_local std::uint64_t operations = 0;

    Counted() = default;
    Counted(double number) : value(number) {}
    Counted operator-() const { return {-value}; }
};

inline Counted counted(double result)
{
    ++Counted::operations;
    return {result};
}
inline Counted operator+(Counted a, Counted b)
{
    return counted(a.value + b.value);
}
inline Counted operator-(Counted a, Counted b)
{
    return counted(a.value - b.value);
}
inline Counted operator*(Counted a, Counted b)
{
    return counted(a.value * b.value);
}
inline Counted operator/(Counted a, Counted b)
{
    return counted(a.value / b.value);
}
inline bool operator<(Counted a, Counted b)
{
    return a.value < b.value;
}
inline bool operator>(Counted a, Counted b)
{
    return a.value > b.value;
}
inline bool operator<=(Counted a, Counted b)
{
    return a.value <= b.value;
}
inline bool operator>=(Counted a, Counted b)
{
    return a.value >= b.value;
}
inline bool operator!=(Counted a, Counted b)
{
    return a.value != b.value;
}

inline Counted select(bool choice, Counted yes, Counted no)
{
    return choice ? yes : no;
}
inline double lane(Counted x, int)
{
    return x.value;
}
inline void setLane(Counted& x, int, double value)
{
    x.value = value;
}
inline Counted squareRoot(Counted x)
{
    return counted(__builtin_sqrt(x.value));
}

} // namespace rackrate::testing
