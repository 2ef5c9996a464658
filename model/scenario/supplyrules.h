// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
//
// What a tranche pays and until when, as checking, the simulation and the report all take it.
#pragma once

#include "model/scenario/scenario.h"

namespace rackrate {

/// Prices are 0 or more; a price nobody stated is negative.
bool isStatedPrice(const Number& price);

/// The field of an offer that prices a procurement and term, and what it says. Both are null where offers have no such field.
struct OfferPrice {
    const char* key = nullptr;
    const Number* price = nullptr;
};
OfferPrice offerPrice(const Tranche& tranche, const Offer& offer);

/// The tranche's own price, else its offer's; null where neither states one.
const Number* priceOf(const Tranche& tranche, const Offer& offer);

/// Last month (1-based, at most `months`) in which the tranche serves and costs: a term that has begun by `until` runs to its end.
int lastMonthOf(const Tranche& tranche, int months);

} // namespace rackrate
