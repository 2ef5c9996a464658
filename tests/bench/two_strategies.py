# Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
# Copyright (C) 2026 The Rackrate authors
"""The model of two-strategies.json in NumPy, with the statistics Rackrate makes of it, as a measure of speed.

Trials go through in chunks whose arrays stay in a core's cache, month by row; arrays are reused and most operations are in
place; one process for each core. Random numbers come from NumPy's own fastest generator.

Usage: two_strategies.py [--trials N] [--processes P] [--seed S] [--chunk T]
Prints one JSON object: seconds of the simulation, and what it found.
"""
import argparse
import json
import multiprocessing
import os
import time

os.environ.setdefault("OMP_NUM_THREADS", "1")
import numpy as np

MONTHS, HOURS = 60, 730.0
OFFICE, WEEK = 45.0, 168.0            # office hours of a week; the rest of it has no development work
MACHINE, LIMIT, PRICE = 8, 5, 24.0    # cloud: GPUs of a machine, most machines, price per machine-hour
SERVERS, ORDERED = 2, 7               # own: servers of 8 GPUs, month of the order
MONTH = np.arange(MONTHS, dtype=float)[:, None]
DISCOUNT_START = 1.08 ** (-MONTH / 12)
DISCOUNT_RUNNING = 1.08 ** (-(MONTH + 0.5) / 12)
DISCOUNT_END = 1.08 ** (-(MONTH + 1) / 12)
INFLATION = 1.02 ** (MONTH / 12)
STORAGE = 50 * 23 * 1.2 ** (MONTH / 12)
EGRESS = 500 * 0.09
PERCENTS = (5, 25, 50, 75, 95)


def pert(rng, low, mode, high, n):
    width = high - low
    return low + width * rng.beta(1 + 4 * (mode - low) / width, 1 + 4 * (high - mode) / width, n)


def price_path(rng, drift, volatility, n):
    """Factor of each month on the first: a drift and monthly lognormal shocks of mean 1."""
    sigma = volatility / np.sqrt(12.0)
    path = np.empty((MONTHS, n))
    path[0] = 0
    rng.standard_normal(out=path[1:])
    path[1:] *= sigma
    path[1:] += np.log1p(drift) / 12 - sigma * sigma / 2
    np.cumsum(path, axis=0, out=path)
    return np.exp(path, out=path)


def noise(rng, sigma, half_life, n):
    """Lognormal factors of mean 1 whose logarithms are an autoregressive process."""
    phi = 2.0 ** (-1 / half_life)
    x = rng.standard_normal((MONTHS, n))
    x[0] *= sigma
    x[1:] *= sigma * np.sqrt(1 - phi * phi)
    carried = np.empty(n)
    for m in range(1, MONTHS):
        np.multiply(x[m - 1], phi, out=carried)
        x[m] += carried
    x -= sigma * sigma / 2
    return np.exp(x, out=x)


def add_events(rng, demand, n):
    month = MONTH + 1
    lost = rng.random(n) < 0.2
    start = np.where(lost, 13 + np.floor(rng.random(n) * 28), np.inf)
    np.multiply(demand, 0.7, out=demand, where=month >= start)
    rush = rng.random(n) < 0.3
    start = np.where(rush, 7 + np.floor(rng.random(n) * 44), np.inf)
    np.multiply(demand, 1.3, out=demand, where=(month >= start) & (month < start + 3))


def dispatch(office, batch, committed):
    """Machines paid and GPU-hours unserved in a week, use of the committed GPUs. `office`: GPUs asked in office hours; `batch`:
    GPU-hours a week that fill committed idle time, idle parts of running machines, then further machine-hours."""
    fixed = np.minimum(office, committed)
    rest = office - fixed
    machines = np.ceil(rest / MACHINE - 1e-9)
    np.minimum(machines, LIMIT, out=machines)
    served = np.minimum(rest, machines * MACHINE)
    unserved = (rest - served) * OFFICE
    room = committed * WEEK - fixed * OFFICE
    taken = np.minimum(batch, room)
    use = fixed
    use *= OFFICE
    use += taken
    volume = batch - taken
    idle = machines * MACHINE
    idle -= served
    idle *= OFFICE
    np.minimum(volume, idle, out=idle)
    volume -= idle
    machines *= OFFICE
    volume /= MACHINE
    started = np.minimum(volume, LIMIT * WEEK - machines)
    machines += started
    volume -= started
    volume *= MACHINE
    unserved += volume
    return machines, unserved, use


def simulate(rng, n):
    """Kinds of cost by strategy as (months, n) arrays or columns; the closing value; work unserved and asked for."""
    normals = rng.standard_normal((3, n))
    rho = 2 * np.sin(np.pi * 0.5 / 6)
    drift_cloud = -0.08 + 0.12 * normals[0]
    drift_hardware = -0.08 + 0.07 * (rho * normals[0] + np.sqrt(1 - rho * rho) * normals[1])
    drift_power = 0.025 + 0.03 * normals[2]
    power_base = pert(rng, 0.09, 0.12, 0.24, n)
    salary = (200000 + 25000 * rng.standard_normal(n)) / 12
    batch_base, growth = pert(rng, 6000, 9000, 14000, n), pert(rng, 0, 0.004, 0.014, n)
    lead, pue = pert(rng, 2, 3, 6, n), pert(rng, 1.2, 1.54, 1.8, n)
    maintenance, resale = pert(rng, 0.05, 0.1, 0.15, n), pert(rng, 0.2, 0.25, 0.35, n)
    fit_out, people = pert(rng, 15000, 30000, 60000, n), pert(rng, 0.0133, 0.02, 0.0625, n)

    cloud_price = price_path(rng, drift_cloud, 0.12, n)
    power_price = price_path(rng, drift_power, 0.06, n)
    # Hardware is bought once, so one number stands for the months until then.
    shock = 0.08 * np.sqrt((ORDERED - 1) / 12) * rng.standard_normal(n)
    hardware = np.exp((ORDERED - 1) / 12 * (np.log1p(drift_hardware) - 0.08 ** 2 / 2) + shock)

    office = noise(rng, 0.15, 1, n)
    office *= 3000 * (1 + 0.005 * MONTH) / HOURS * (WEEK / OFFICE)
    batch = noise(rng, 0.2, 2, n)
    batch *= np.exp(MONTH * np.log1p(growth))
    batch *= batch_base / HOURS * WEEK
    add_events(rng, batch, n)
    asked = (office.sum(axis=0) * OFFICE + batch.sum(axis=0))

    in_service = MONTH + 1 >= ORDERED + np.ceil(lead - 1e-9)
    zero = np.zeros((MONTHS, 1))
    results = []
    for own in (False, True):
        committed = in_service * float(SERVERS * 8) if own else 0.0
        machines, unserved, use = dispatch(office, batch, committed)
        machines *= PRICE * HOURS / WEEK
        machines *= cloud_price
        kinds = {"onDemand": machines, "storage": STORAGE, "network": zero + EGRESS}
        start = {}
        closing = zero
        balance = zero
        if own:
            purchase = SERVERS * 280000 * hardware
            ordered = np.zeros((MONTHS, n))
            ordered[ORDERED - 1] = purchase
            start = {"hardware": ordered, "network": ordered * 0.05, "space": np.where(MONTH == ORDERED - 1, fit_out, 0.0)}
            kinds["staff"] = (0.25 + people * (SERVERS * 8) * in_service) * salary * INFLATION
            use /= SERVERS * 8 * WEEK
            use *= 9.7 - 2.9
            use += 2.9
            use *= power_price
            use *= pue * power_base * SERVERS * HOURS
            use *= in_service
            kinds["energy"] = use
            kinds["maintenance"] = in_service * (maintenance / 12 * purchase)
            kinds["space"] = in_service * (400.0 * SERVERS) * INFLATION
            held = np.maximum(MONTH + 2 - ORDERED, 0)
            closing = np.exp(np.log(resale) / 36 * held)
            closing *= -purchase
            closing[: ORDERED - 1] = 0
            served = np.clip(MONTH + 2 - ORDERED - np.ceil(lead - 1e-9), 0, 60)
            balance = (purchase * 1.05 + fit_out) * (1 - served / 60)
            balance[: ORDERED - 1] = 0
        else:
            kinds["staff"] = 0.25 * salary * INFLATION
        results.append({"kinds": kinds, "start": start, "closing": closing, "balance": balance, "unserved": unserved.sum(axis=0)})
    return results, asked


class Totals:
    """What a process keeps of its trials."""

    def __init__(self, trials):
        self.kinds, self.accrual = [{}, {}], np.zeros((2, MONTHS))
        self.total, self.present = np.empty((2, trials)), np.empty((2, trials))
        self.monthly, self.cumulative = (np.empty((2, MONTHS, trials), np.float32) for _ in range(2))
        self.wins = np.zeros((2, 2, MONTHS))
        self.ineligible, self.regret, self.unserved, self.asked = np.zeros(2), np.zeros((2, 2)), np.zeros(2), 0.0
        self.states, self.crossed = np.zeros((2, 2, 4)), [[[], []], [[], []]]
        self.by_month = np.zeros((2, 2, MONTHS))


def break_even(totals, basis, baseline, paid, closed, out):
    """States of a pair: from the start, in a month, through the closing, never."""
    challenger = 1 - baseline
    difference = paid[challenger] - paid[baseline]
    above = difference > 0
    end = closed[challenger][-1] - closed[baseline][-1]
    never = (end > 0) | out[challenger]
    through = ~never & above[-1]
    rest = ~never & ~above[-1]
    crossing = above[:-1] & ~above[1:]
    last = MONTHS - 1 - np.argmax(crossing[::-1], axis=0)
    crosses = rest & above.any(axis=0)
    totals.states[basis, baseline] += [np.count_nonzero(rest & ~crosses), np.count_nonzero(crosses), np.count_nonzero(through), np.count_nonzero(never)]
    trial = np.flatnonzero(crosses)
    month = last[trial]
    before, after = difference[month - 1, trial], difference[month, trial]
    totals.crossed[basis][baseline].append(month + before / (before - after))
    totals.by_month[basis, baseline] += np.bincount(month, minlength=MONTHS)


def add_chunk(totals, at, results, asked):
    n = asked.size
    cash, paid, closed = [], [[], []], [[], []]
    out = []
    for s, result in enumerate(results):
        running, starting = None, None
        sums = totals.kinds[s]
        for kind, amount in result["kinds"].items():
            sums[kind] = sums.get(kind, 0) + amount.sum(axis=1) * (n / amount.shape[1])
            running = amount.copy() if running is None else np.add(running, amount, out=running)
        for kind, amount in result["start"].items():
            sums[kind] = sums.get(kind, 0) + amount.sum(axis=1)
            starting = amount.copy() if starting is None else np.add(starting, amount, out=starting)
        present = running * DISCOUNT_RUNNING
        if starting is not None:
            running += starting
            starting *= DISCOUNT_START
            present += starting
        change = np.diff(result["balance"], axis=0, prepend=0)
        totals.accrual[s] += running.sum(axis=1) - change.sum(axis=1)
        month = running
        cumulative = np.cumsum(month, axis=0)
        np.cumsum(present, axis=0, out=present)
        paid[1].append(cumulative)
        paid[0].append(present)
        closed[1].append(cumulative + result["closing"])
        closed[0].append(present + result["closing"] * DISCOUNT_END)
        month[-1] += result["closing"][-1]
        totals.monthly[s, :, at:at + n] = month
        totals.cumulative[s, :, at:at + n] = cumulative
        totals.cumulative[s, -1, at:at + n] = closed[1][s][-1]
        totals.total[s, at:at + n] = closed[1][s][-1]
        totals.present[s, at:at + n] = closed[0][s][-1]
        totals.unserved[s] += result["unserved"].sum()
        out.append(result["unserved"] > 0.001 * asked)
        totals.ineligible[s] += np.count_nonzero(out[s])
    totals.asked += asked.sum()
    for basis in range(2):
        first, second = closed[basis]
        cloud = np.where(out[1] | (first < second), 1.0, 0.5 * (first == second))
        cloud[:, out[0]] = 0
        own = np.where(out[0] | (second < first), 1.0, 0.5 * (first == second))
        own[:, out[1]] = 0
        totals.wins[basis, 0] += cloud.sum(axis=1)
        totals.wins[basis, 1] += own.sum(axis=1)
        best = np.minimum(np.where(out[0], np.inf, first[-1]), np.where(out[1], np.inf, second[-1]))
        for s in range(2):
            totals.regret[basis, s] += (closed[basis][s][-1] - best)[~out[s]].sum()
            break_even(totals, basis, s, paid[basis], closed[basis], out)


def run(job):
    seed, trials, chunk = job
    rng = np.random.Generator(np.random.SFC64(seed))
    totals = Totals(trials)
    for at in range(0, trials, chunk):
        add_chunk(totals, at, *simulate(rng, min(chunk, trials - at)))
    return totals


def percentiles(values):
    return np.percentile(values, PERCENTS, axis=-1)


def figures(totals):
    """The distributions, made by each process of its own trials; the caller pools them by their means."""
    for rows in (totals.monthly, totals.cumulative, totals.total, totals.present):
        percentiles(rows)
    for values in (totals.total, totals.present):
        worst = int(values.shape[1] * 0.95)
        np.partition(values, worst, axis=1)[:, worst:].mean(axis=1)
    for pairs in totals.crossed:
        for pair in pairs:
            if pair and sum(part.size for part in pair):
                np.percentile(np.concatenate(pair), (5, 50, 95))
    return {"sums": [v.sum(axis=1) for v in (totals.total, totals.present)],
            "squares": [np.square(v).sum(axis=1) for v in (totals.total, totals.present)],
            "kinds": totals.kinds, "wins": totals.wins, "states": totals.states, "unserved": totals.unserved, "asked": totals.asked,
            "ineligible": totals.ineligible}


def work(job):
    return figures(run(job))


def summary(parts, trials):
    result = {}
    for s, name in enumerate(("cloud", "own")):
        entry = {}
        for v, basis in enumerate(("totalCost", "presentValue")):
            mean = sum(part["sums"][v][s] for part in parts) / trials
            square = sum(part["squares"][v][s] for part in parts) / trials
            entry[basis] = {"mean": mean, "standardError": float(np.sqrt(max(square - mean * mean, 0) / trials))}
        kinds = parts[0]["kinds"][s].keys()
        entry["breakdown"] = {kind: float(sum(np.sum(part["kinds"][s][kind]) for part in parts) / trials) for kind in kinds}
        entry["cheapest"] = float(sum(part["wins"][0, s, -1] for part in parts) / trials)
        entry["ineligible"] = float(sum(part["ineligible"][s] for part in parts) / trials)
        entry["unserved"] = float(sum(part["unserved"][s] for part in parts) / sum(part["asked"] for part in parts))
        # as a challenger of the other strategy: from the start, in a month, through the closing, never
        entry["breakEven"] = [float(x) for x in sum(part["states"][0, 1 - s] for part in parts) / trials]
        result[name] = entry
    return result


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--trials", type=int, default=100000)
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--chunk", type=int, default=512)
    options = parser.parse_args()
    share = options.trials // options.processes
    jobs = [(seed, share, options.chunk) for seed in np.random.SeedSequence(options.seed).spawn(options.processes)]
    with multiprocessing.Pool(options.processes) as pool:
        pool.map(work, [(seed, options.chunk, options.chunk) for seed, *_ in jobs], chunksize=1)  # everything loaded before the clock starts
        began = time.perf_counter()
        parts = pool.map(work, jobs, chunksize=1)
        seconds = time.perf_counter() - began
    trials = share * options.processes
    print(json.dumps({"seconds": seconds, "trials": trials, "months": MONTHS, "processes": options.processes,
                      "pathMonthsPerSecond": trials * MONTHS / seconds, "numpy": np.__version__, "strategies": summary(parts, trials)}))


if __name__ == "__main__":
    main()
