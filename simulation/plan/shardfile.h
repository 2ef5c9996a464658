// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
//
// A part of a run as a file. Its first line is a JSON object that anyone can look at; then come the scenario as it was run
// (canonical text), what was summed up (simulation/statistics/runsums.h), and the SHA-256 of all that in hexadecimal.
#pragma once

#include "model/base/json.h"
#include "model/base/result.h"
#include "simulation/statistics/results.h"

#include <QByteArray>
#include <QString>

#include <string>

namespace rackrate {

constexpr int largestShardCount = 65536;

/// Which part of which run.
struct ShardHeader {
    int shard = 0, shards = 0;  ///< part 1 to `shards`
    std::string program;        ///< version that made it
    std::uint64_t trials = 0;   ///< of the whole run
    std::uint64_t seed = 0;
    std::string sampling;
    std::string scenarioHash, planHash;
    EngineBlock engine;         ///< how this part was run: backend, device, threads, seconds, trouble
};

struct Shard {
    ShardHeader header;
    QByteArray scenario; ///< canonical text
    QByteArray sums;     ///< see packSums()
};

QByteArray shardBytes(const Shard& shard);

/// Takes apart what shardBytes() of this version of the program gave. The bytes may come from anyone: lengths are held against
/// what is there, the checksum against the content, every field against its bounds. `place` names the shard in errors.
Result<Shard> parseShard(const QByteArray& bytes, const QString& place);

/// Reads a shard file of at most 512 MB.
Result<Shard> readShard(const QString& path);

} // namespace rackrate
