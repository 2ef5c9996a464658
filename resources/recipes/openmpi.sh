#!/usr/bin/env bash
# Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
# Copyright (C) 2026 The Rackrate authors
#
# One study on several processes under Open MPI, started from a folder that all nodes share:
#
#   RANKS=16 THREADS=4 openmpi.sh results.json SCENARIO [options of rackrate-cli run]
#
# RANKS     processes, each of which simulates one shard (default 2)
# THREADS   threads of each process (default 1)
# MPI_FLAGS more options for mpirun, for instance "--hostfile nodes"
# RACKRATE  the program, where it is not found as rackrate-cli
set -euo pipefail
program=${RACKRATE:-rackrate-cli}

# Started by mpirun: one rank makes one shard. Ranks count from 0, shards from 1.
if [[ ${RACKRATE_SHARDS:-} ]]; then
  shard=$((OMPI_COMM_WORLD_RANK + 1))
  exec "$program" run "$@" --quiet --threads "${THREADS:-1}" --shard "$shard/$OMPI_COMM_WORLD_SIZE" \
    --output "$RACKRATE_SHARDS/$shard.shard"
fi

if [[ $# -lt 2 ]]; then
  printf 'Usage: RANKS=16 THREADS=4 %s results.json SCENARIO [options of rackrate-cli run]\n' "$0" >&2
  exit 2
fi
results=$1
shift
RACKRATE_SHARDS=$(mktemp -d "$PWD/rackrate-shards.XXXXXX")
export RACKRATE_SHARDS RACKRATE=$program THREADS=${THREADS:-1}
trap 'rm -rf "$RACKRATE_SHARDS"' EXIT
read -ra flags <<<"${MPI_FLAGS:-}"
# A process's threads are its own business: without this, mpirun would hold all of them on one core.
mpirun -np "${RANKS:-2}" --bind-to none -x RACKRATE_SHARDS -x RACKRATE -x THREADS "${flags[@]}" bash "$0" "$@"
"$program" merge "$RACKRATE_SHARDS"/*.shard --json "$results"
