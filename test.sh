#!/usr/bin/env bash
# Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
# Copyright (C) 2026 The Rackrate authors
#
# Builds everything and runs every test, without a display. Arguments go to ctest: ./test.sh -R checks
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"
. .ci/setup.sh

ensurePackages "${buildPackages[@]}" "${runPackages[@]}" "${testPackages[@]}"
buildTargets all
export QT_QPA_PLATFORM=offscreen
exec ctest --preset release --parallel "$(nproc)" "$@"
