// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "model/scenario/supplyrules.h"

#include <algorithm>

namespace rackrate {

bool isStatedPrice(const Number& price)
{
    return price.uncertain() || price.value >= 0;
}

OfferPrice offerPrice(const Tranche& tranche, const Offer& offer)
{
    switch (tranche.procurement) {
    case Procurement::OnDemand: return {"onDemandPerHour", &offer.onDemandPerHour};
    case Procurement::Reserved:
        if (tranche.termMonths == 12)
            return {"reserved12PerHour", &offer.reserved12PerHour};
        return tranche.termMonths == 36 ? OfferPrice{"reserved36PerHour", &offer.reserved36PerHour} : OfferPrice{};
    case Procurement::Dedicated: return {"rentPerMonth", &offer.rentPerMonth};
    case Procurement::Owned:
    case Procurement::Colocated: return {"purchasePrice", &offer.purchasePrice};
    default: return {};
    }
}

const Number* priceOf(const Tranche& tranche, const Offer& offer)
{
    if (isStatedPrice(tranche.price))
        return &tranche.price;
    const Number* price = offerPrice(tranche, offer).price;
    return price && isStatedPrice(*price) ? price : nullptr;
}

int lastMonthOf(const Tranche& tranche, int months)
{
    int last = tranche.until;
    const bool hasTerms = tranche.procurement == Procurement::Reserved || tranche.procurement == Procurement::Dedicated;
    if (hasTerms && last >= tranche.from) {
        const int term = std::max(tranche.termMonths, 1);
        last = tranche.from + ((last - tranche.from) / term + 1) * term - 1;
    }
    return std::min(last, months);
}

} // namespace rackrate
