#!/usr/bin/env bash
# Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
# Copyright (C) 2026 The Rackrate authors
#
# One study as a Slurm job array, submitted from a folder that all nodes share. Every task makes one shard; a second job,
# which starts when all of them have succeeded, merges them:
#
#   job=$(sbatch --parsable slurm.sh SCENARIO [options of rackrate-cli run])
#   sbatch --dependency=afterok:"$job" --wrap "rackrate-cli merge rackrate-$job/*.shard --json results.json"
#
# Where the program is not found as rackrate-cli, RACKRATE says where it is.
#SBATCH --job-name=rackrate
#SBATCH --array=1-16
#SBATCH --cpus-per-task=4
#SBATCH --output=rackrate-%A-%a.log
set -euo pipefail

# The task's place in the array, whatever its numbers begin with and step by.
shard=$(((SLURM_ARRAY_TASK_ID - SLURM_ARRAY_TASK_MIN) / ${SLURM_ARRAY_TASK_STEP:-1} + 1))
folder=rackrate-$SLURM_ARRAY_JOB_ID
mkdir -p "$folder"
exec "${RACKRATE:-rackrate-cli}" run "$@" --quiet --threads "${SLURM_CPUS_PER_TASK:-1}" \
  --shard "$shard/$SLURM_ARRAY_TASK_COUNT" --output "$folder/$shard.shard"
