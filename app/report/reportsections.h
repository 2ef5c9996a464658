// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
//
// The sections of the report, in their order. Each adds itself to the flow.
#pragma once

#include "app/report/reportbuilder.h"

namespace rackrate::report {

void addDecision(Builder& builder);
void addCostOverTime(Builder& builder);
void addBreakEven(Builder& builder);
void addOptions(Builder& builder);
void addBudget(Builder& builder);
void addRisk(Builder& builder);
void addService(Builder& builder);
void addAssumptions(Builder& builder);
void addMethod(Builder& builder);

} // namespace rackrate::report
