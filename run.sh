#!/usr/bin/env bash
# Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
# Copyright (C) 2026 The Rackrate authors
#
# Builds Rackrate and starts it. With a display: the window, on case study 1 or on the scenario named as argument. Without:
# both case studies are run, their summaries printed and their reports written to reports/ in both languages.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"
. .ci/setup.sh

ensurePackages "${buildPackages[@]}" "${runPackages[@]}"
buildTargets rackrate rackrate-cli
bin=build/release/bin

if [[ -n ${DISPLAY:-}${WAYLAND_DISPLAY:-} ]]; then
  exec "$bin/rackrate" "${1:-fine-tuning-startup}"
fi

export XDG_RUNTIME_DIR=${XDG_RUNTIME_DIR:-$(mktemp -d)} # else Qt remarks on its absence
say "No display: running both case studies instead of opening the window."
mkdir -p reports
for scenario in fine-tuning-startup commerce-image-generation; do
  say ""
  "$bin/rackrate-cli" run "$scenario"
  for language in en zh_CN; do
    "$bin/rackrate" report "$scenario" --pdf "reports/$scenario-$language.pdf" --lang "$language"
    say "Report: reports/$scenario-$language.pdf"
  done
done
