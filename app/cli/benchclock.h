// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include <chrono>
#include <cstdint>
#include <ctime>

namespace rackrate {

/// Nanoseconds that this thread has run for; where a system cannot say, that have passed.
inline std::uint64_t threadNanoseconds()
{
#ifdef CLOCK_THREAD_CPUTIME_ID
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return std::uint64_t(time.tv_sec) * 1000000000u + std::uint64_t(time.tv_nsec);
#else
    return std::uint64_t(std::chrono::steady_clock::now().time_since_epoch() / std::chrono::nanoseconds(1));
#endif
}

/// Seconds that this thread works on something: what other programs take from it does not count.
template <class Work>
double workSeconds(Work&& work)
{
    const std::uint64_t start = threadNanoseconds();
    work();
    return double(threadNanoseconds() - start) * 1e-9;
}

/// Seconds until something is done.
template <class Work>
double wallSeconds(Work&& work)
{
    const auto start = std::chrono::steady_clock::now();
    work();
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

} // namespace rackrate
