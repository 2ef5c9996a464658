# Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
# Copyright (C) 2026 The Rackrate authors
# shellcheck shell=bash disable=SC2034
#
# Sourced by run.sh and test.sh: which packages the program needs, how they get here, and how it is built.

buildPackages=(
  g++ cmake ninja-build ccache pkg-config
  qt6-base-dev qt6-charts-dev libqt6opengl6-dev qt6-tools-dev qt6-l10n-tools
  nlohmann-json3-dev libcli11-dev libqpdf-dev
)
runPackages=(libqt6svg6 qt6-translations-l10n fonts-roboto-unhinted fonts-wqy-microhei)
testPackages=(python3 python3-jsonschema python3-numpy python3-yaml poppler-utils qpdf xvfb xauth openmpi-bin shellcheck)

say() { printf '%s\n' "$*"; }

fail() {
  printf '%s\n' "$*" >&2
  exit 1
}

# missingPackages NAME…: those that dpkg does not report as installed, one a line.
missingPackages() {
  local name
  for name in "$@"; do
    [[ $(dpkg-query -W -f '${db:Status-Status}' "$name" 2>/dev/null || true) == installed ]] || printf '%s\n' "$name"
  done
}

supportedSystem() {
  [[ -r /etc/os-release ]] || return 1
  local system
  system=$(. /etc/os-release && printf '%s %s' "${ID:-}" "${VERSION_ID:-}")
  [[ $system == "debian 12" || $system == "ubuntu 24.04" ]]
}

# ensurePackages NAME…: installs what is missing, after saying so. Elsewhere than on Debian 12 and Ubuntu 24.04 it only tells.
ensurePackages() {
  local missing=("$@")
  if command -v dpkg-query >/dev/null; then
    mapfile -t missing < <(missingPackages "$@")
  fi
  [[ ${#missing[@]} -eq 0 ]] && return
  supportedSystem || fail "Rackrate's scripts install packages on Debian 12 and Ubuntu 24.04 only.
Install what these Debian packages hold, then build with: cmake --preset release && cmake --build --preset release
  $*"
  local asRoot=()
  if [[ $(id -u) -ne 0 ]]; then
    command -v sudo >/dev/null || fail "These packages are missing, and installing them needs root or sudo: ${missing[*]}"
    asRoot=(sudo)
  fi
  say "Installing ${#missing[@]} missing packages with apt-get: ${missing[*]}"
  "${asRoot[@]}" apt-get update -qq
  "${asRoot[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
}

# buildTargets NAME…: the optimised build in build/release.
buildTargets() {
  cmake --preset release -Wno-dev --log-level=WARNING
  cmake --build --preset release --target "$@"
}
