# Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
# Copyright (C) 2026 The Rackrate authors
"""Error against trials for each sampling.

Usage: samplingerror.py RACKRATE-CLI [--seeds 32] [--truth 4194304] [--trials 1024,4096,…] [TEMPLATE…]

The truth is one run of scrambled Sobol points with a seed of its own. For each sampling and number of trials, the error of a
figure is the root mean square, over seeds and strategies, of its relative difference from the truth; figures are the mean and
the P95 of each strategy's present value. The last line of a template tells the truth's own standard error.
"""
import argparse
import json
import math
import subprocess

SAMPLINGS = ("random", "antithetic", "latin-hypercube", "sobol")
TRUTH_SEED = 987654321


def costs(cli, template, sampling, trials, seed):
    command = [cli, "run", template, "--sampling", sampling, "--trials", str(trials), "--seed", str(seed), "--quiet", "--json", "-"]
    answer = json.loads(subprocess.run(command, check=True, capture_output=True).stdout)
    return [strategy["presentValue"] for strategy in answer["strategies"]]


def root_mean_square(values):
    return math.sqrt(sum(value * value for value in values) / len(values))


def errors(runs, truth, key):
    return root_mean_square([cost[key] / true[key] - 1 for run in runs for cost, true in zip(run, truth)])


def measure(options, template):
    truth = costs(options.cli, template, "sobol", options.truth, TRUTH_SEED)
    print(f"\n{template}: root mean square error of the mean / of P95, {options.seeds} seeds\n")
    print("| trials | " + " | ".join(SAMPLINGS) + " |")
    print("|---" * (1 + len(SAMPLINGS)) + "|")
    for trials in options.trials:
        cells = []
        for sampling in SAMPLINGS:
            runs = [costs(options.cli, template, sampling, trials, seed) for seed in range(1, options.seeds + 1)]
            cells.append(f"{100 * errors(runs, truth, 'mean'):.4f}% / {100 * errors(runs, truth, 'p95'):.4f}%")
        print(f"| {trials:,} | " + " | ".join(cells) + " |", flush=True)
    mean = root_mean_square([cost["standardError"] / cost["mean"] for cost in truth])
    p95 = root_mean_square([cost["p95StandardError"] / cost["p95"] for cost in truth])
    print(f"\ntruth: {options.truth:,} trials, its standard errors {100 * mean:.4f}% / {100 * p95:.4f}%", flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("cli")
    parser.add_argument("templates", nargs="*", default=["fine-tuning-startup", "commerce-image-generation"])
    parser.add_argument("--seeds", type=int, default=32)
    parser.add_argument("--truth", type=int, default=4194304)
    parser.add_argument("--trials", type=lambda text: [int(part) for part in text.split(",")], default=[1024, 4096, 16384, 65536])
    options = parser.parse_args()
    for template in options.templates:
        measure(options, template)


if __name__ == "__main__":
    main()
