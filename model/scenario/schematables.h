// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
//
// The tables behind schema.h, one for each type of object.
#pragma once

#include "model/scenario/scenario.h"
#include "model/scenario/schema.h"

namespace rackrate {

const ObjectSchema& correlationSchema();
const ObjectSchema& criterionSchema();
const ObjectSchema& simulationSchema();
const ObjectSchema& financeSchema();
const ObjectSchema& priceProcessSchema();
const ObjectSchema& electricityProcessSchema();
const ObjectSchema& marketSchema();

const ObjectSchema& deferralSchema();
const ObjectSchema& parallelSchema();
const ObjectSchema& serviceSchema();
const ObjectSchema& leverSchema();
const ObjectSchema& workloadSchema();
const ObjectSchema& knotSchema();
const ObjectSchema& growthSchema();
const ObjectSchema& noiseSchema();
const ObjectSchema& eventSchema();
const ObjectSchema& demandSchema();

const ObjectSchema& leverUseSchema();
const ObjectSchema& staffSchema();
const ObjectSchema& storageSchema();
const ObjectSchema& networkSchema();
const ObjectSchema& oneOffSchema();
const ObjectSchema& strategySchema();
const ObjectSchema& sharingSchema();
const ObjectSchema& autoscaleSchema();
const ObjectSchema& poolSchema();
const ObjectSchema& siteSchema();
const ObjectSchema& colocationSchema();
const ObjectSchema& trancheSchema();
const ObjectSchema& offerSchema();

/// The field "name" of every member of a list.
Field nameField();

/// Keys of the kinds of work, in the order of WorkloadKind.
std::span<const char* const> workloadKindKeys();

/// Limit on the members of a list ("strategies": maximumStrategies).
int maximumMembers(const ObjectSchema& member);

} // namespace rackrate
