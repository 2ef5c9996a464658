#!/usr/bin/env bash
# Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
# Copyright (C) 2026 The Rackrate authors
#
# For whoever has a GPU: builds the engine, the CUDA plug-in and the check, compares the GPU with the CPU trial by trial, and prints
# its speed beside what the card can do. Needs cmake, a C++20 compiler and the CUDA Toolkit; no Qt. Takes under three minutes.
#
#   tests/cuda/verify_on_gpu.sh [PLAN…]
#
# PLAN: compiled scenarios. On a machine with Qt and the same sources, `cmake --build --preset release --target gpu_plans` writes those
# of the templates into build/release/plans/; copy them over. Without any, plans made by hand are compared.
# Where no GPU can be used the script says why and exits with 77, or with 1 if RACKRATE_REQUIRE_GPU is set.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

fail() {
  printf '%s\n' "$*" >&2
  exit 1
}

for program in cmake c++ nvcc; do
  command -v "$program" >/dev/null || fail "verify_on_gpu.sh needs $program, and it is not on the PATH."
done

build=${RACKRATE_GPU_BUILD:-build/gpu}
plans=("$@")
if [[ ${#plans[@]} -eq 0 ]]; then
  for plan in build/release/plans/*.plan; do
    [[ -e $plan ]] && plans+=("$plan")
  done
fi
[[ ${#plans[@]} -gt 0 ]] || printf 'No plan files: comparing plans made by hand only.\n'

# One architecture is enough for the card at hand; without one the default shows that the code compiles.
architectures=()
if capability=$(nvidia-smi --query-gpu=compute_cap --format=csv,noheader 2>/dev/null | sort -u | tr -d . | paste -sd ';'); then
  [[ $capability =~ ^[0-9]+(\;[0-9]+)*$ ]] && architectures=("-DRACKRATE_CUDA_ARCHITECTURES=$capability")
fi

mkdir -p "$build"
cmake -S . -B "$build" -DCMAKE_BUILD_TYPE=Release -DRACKRATE_ENGINE_ONLY=ON "${architectures[@]}" >"$build/verify.log" 2>&1 ||
  { cat "$build/verify.log" >&2; fail "The build could not be configured."; }
cmake --build "$build" --target gpu_check --parallel >>"$build/verify.log" 2>&1 ||
  { tail -40 "$build/verify.log" >&2; fail "The build failed; all of it is in $build/verify.log."; }
exec "$build/bin/gpu_check" "${plans[@]}"
