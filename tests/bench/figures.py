# Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
# Copyright (C) 2026 The Rackrate authors
"""A brief measurement gives every figure it promises.

Usage: figures.py RACKRATE-CLI
"""
import json
import subprocess
import sys


def require(condition, what):
    if not condition:
        sys.exit(f"{what} is missing or no rate")


def rate(value):
    return isinstance(value, float) and value > 0


def main():
    output = subprocess.run([sys.argv[1], "bench", "--brief", "--quiet", "--threads", "2", "--json", "-"], check=True, capture_output=True, text=True)
    figures = json.loads(output.stdout)
    for name in ("pathMonthsPerSecond", "drawsRatio", "threadSpeedup"):
        require(rate(figures[name]), name)
    for phase in ("draws", "demand", "dispatch", "cost", "statistics"):
        require(rate(figures["phases"][phase]), phase)
    for name, entries in (("byThreads", 2), ("byInstructionSet", 1), ("byTrials", 3), ("byMonths", 4), ("byStrategies", 4)):
        require(len(figures[name]) >= entries and all(map(rate, figures[name].values())), name)
    require(len(figures["cases"]) == 2, "cases")
    for case in figures["cases"]:
        require(all(rate(case[name]) for name in case if name.endswith("Seconds") or name == "seconds"), case["id"])
    require(rate(figures["cases"][1]["phases"]["service"]), "service")
    numpy = figures["numpy"]
    require(rate(numpy["pathMonthsPerSecond"]) and rate(figures["numpyRatio"]) or numpy["reason"], "numpyRatio")


if __name__ == "__main__":
    main()
