# Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
# Copyright (C) 2026 The Rackrate authors
"""Runs the two-strategy model here and in NumPy and compares them within three standard errors.

Usage: agreement.py RACKRATE-CLI FOLDER-OF-THE-MODEL
Exit code 77: there is no Python with NumPy.
"""
import json
import math
import subprocess
import sys

TRIALS = 20000
BREAK_EVEN = ("fromStart", "probability", "throughClosing", "never")


def python_with_numpy():
    for program in ("/usr/bin/python3", "python3"):
        try:
            if subprocess.run([program, "-c", "import numpy"], capture_output=True).returncode == 0:
                return program
        except OSError:
            pass
    print("no Python with NumPy; install python3-numpy")
    sys.exit(77)


def output_of(command):
    return json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)


def compare(what, ours, theirs, error):
    far = abs(ours - theirs) / error if error > 0 else abs(ours - theirs)
    print(f"{what}: {ours:.6g}, NumPy {theirs:.6g}, {far:.2f} standard errors")
    return far <= 3


def main():
    program, folder = sys.argv[1:3]
    python = python_with_numpy()
    ours = output_of([program, "run", f"{folder}/two-strategies.json", "--trials", str(TRIALS), "--quiet", "--json", "-"])
    theirs = output_of([python, f"{folder}/two_strategies.py", "--trials", str(TRIALS), "--processes", "1"])
    agree = True
    for strategy in ours["strategies"]:
        name, other = strategy["id"], theirs["strategies"][strategy["id"]]
        for basis in ("totalCost", "presentValue"):
            error = math.hypot(strategy[basis]["standardError"], other[basis]["standardError"])
            agree &= compare(f"{name} {basis}", strategy[basis]["mean"], other[basis]["mean"], error)
        # a share's standard error; never less than that of one trial in all
        spread = lambda share: max(math.sqrt(2 * share * (1 - share) / TRIALS), 2 / TRIALS)
        decision = strategy["decision"]["presentValue"]
        agree &= compare(f"{name} cheapest", decision["probabilityCheapest"], other["cheapest"], spread(other["cheapest"]))
        agree &= compare(f"{name} ineligible", decision["ineligibleShare"], other["ineligible"], spread(other["ineligible"]))
        pair = next(p for p in ours["breakEven"] if p["challenger"] == name and p["basis"] == "presentValue")
        for state, share in zip(BREAK_EVEN, other["breakEven"]):
            agree &= compare(f"{name} {state}", pair[state], share, spread(share))
    sys.exit(0 if agree else 1)


if __name__ == "__main__":
    main()
