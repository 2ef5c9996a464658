// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
//
// Inside of servicetable.cpp: the holder's week and the week of one node.
#pragma once

#include "simulation/plan/servicetable.h"

namespace rackrate {

/// What a regime is made of, once for all its nodes.
struct RegimeFacts {
    explicit RegimeFacts(const ServiceRegime& regime);

    double speed = 1;               ///< reference GPUs per real GPU
    double serviceSeconds = 1;      ///< on this hardware
    double committedGpus = 0, committedReference = 0;
    WeekProfile quota{};            ///< jobs the holder may have resident, by slot; whole
};

/// The holder's hours at one load: work that finds the quota full waits for the next hour.
struct HolderHours {
    HolderHours(const ServiceRegime& regime, const RegimeFacts& facts, double referenceGpus);

    std::array<double, 168> heldJobs{}; ///< by slot
    double servedShare = 1;
};

/// The holder's week at one load: jobs resident by slot.
struct HolderWeek {
    HolderWeek(const ServiceRegime& regime, const RegimeFacts& facts, double referenceGpus);

    std::vector<std::vector<ResidentLevel>> resident; ///< distinct distributions
    std::array<int, 168> which{};              ///< into `resident`, by slot
    std::array<double, 168> meanJobs{};
    std::array<int, 168> kind{};               ///< slots of one kind have the same demand factor and distribution
    int kinds = 0;
    double meanQuota = 0;
};

/// One slot's answer: what its requests meet with each number of resident jobs.
struct SlotAnswer {
    struct Part {
        double share = 1;
        bool slowed = false; ///< a resident job interferes
        HourAnswer hour;
    };
    std::vector<Part> parts;
    double requests = 0;      ///< offered to the queue, per second
    double lost = 0;          ///< share of them
    double wait = 0, service = 0; ///< seconds, means over served requests
    double busyReference = 0; ///< reference GPUs, by requests
    double busyGpus = 0;      ///< real GPUs, by requests and the holder: all that are paid are busy alike
    double paidReference = 0, paidGpus = 0, committedUse = 0;
    std::array<double, 8> instances{}; ///< elastic, by tranche
    HourState next;
    int hours = 0;            ///< how many hours of the week it stands for
};

/// The week of one node after it has settled. Slots whose input and carried state agree share an answer.
class ServiceWeek {
public:
    ServiceWeek(const ServiceRegime& regime, const RegimeFacts& facts);
    void run(double load, const HolderWeek& holder);
    const std::vector<SlotAnswer>& answers() const { return m_answers; }
    int answerOf(int slot) const { return m_answerOf[std::size_t(slot)]; }

private:
    struct Carried {
        int answer = -1;
        HourState from;
    };
    void pass(double load, const HolderWeek& holder, HourState& state);
    SlotAnswer hour(double load, int slot, const HolderWeek& holder, const HourState& state) const;
    void supply(double offered, double held, SlotAnswer& answer) const;

    const ServiceRegime& m_regime;
    const RegimeFacts& m_facts;
    std::vector<SlotAnswer> m_answers;
    std::array<int, 168> m_answerOf{};
    std::vector<Carried> m_carried; ///< by kind of slot
};

} // namespace rackrate
