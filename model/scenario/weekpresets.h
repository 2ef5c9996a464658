// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#pragma once

#include "model/scenario/scenario.h"

#include <array>
#include <string_view>

namespace rackrate {

/// The named weekly profiles, scaled to a mean of 1; slot 0 is Monday 00:00. An unknown name gives the flat profile.
///
/// flat: the same in every hour · office-hours: Monday to Friday from 9 to 18 · nights: every day from 22 to 6 · weekdays: Monday
/// to Friday around the clock · day-wave: every day, lowest at 4, highest at 16, four times as high there · evening-peak: every
/// day, lowest at 4, highest from 20 to 22.
std::array<double, slotsPerWeek> weekPreset(std::string_view name);

/// `week` divided by its mean; a week that is nothing throughout becomes flat.
std::array<double, slotsPerWeek> scaledToMeanOne(std::array<double, slotsPerWeek> week);

} // namespace rackrate
