// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "tests/cuda/planfile.h"

#include "simulation/engine/kerneldigest.h"
#include "simulation/engine/planimage.h"

#include <cstring>
#include <fstream>
#include <sstream>

namespace rackrate::testing {

namespace {

struct Header {
    char magic[8] = {'R', 'R', 'P', 'L', 'A', 'N', '1', '\n'};
    char digest[64] = {};
    kernel::PlanView head;
    std::uint64_t offsets[PlanImage::arrays] = {}, lengths[PlanImage::arrays] = {}, bytes = 0, check = 0;
};

/// 64-bit FNV-1a.
std::uint64_t checkOf(const std::string& bytes)
{
    std::uint64_t hash = 14695981039346656037u;
    for (const char byte : bytes)
        hash = (hash ^ static_cast<unsigned char>(byte)) * 1099511628211u;
    return hash;
}

} // namespace

std::string writePlan(const SimulationPlan& plan, const std::string& file)
{
    const PlanImage image = imageOf(plan);
    const std::string bytes(image.bytes.begin(), image.bytes.end());
    Header header;
    std::memcpy(header.digest, kernelDigest(), sizeof header.digest);
    header.head = image.head;
    std::copy(image.offsets.begin(), image.offsets.end(), header.offsets);
    std::copy(image.lengths.begin(), image.lengths.end(), header.lengths);
    header.bytes = bytes.size();
    header.check = checkOf(bytes);
    std::ofstream out(file, std::ios::binary | std::ios::trunc);
    out.write(reinterpret_cast<const char*>(&header), sizeof header);
    out.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    out.close();
    return out ? std::string() : file + " cannot be written.";
}

std::string readPlan(const std::string& file, SimulationPlan& plan)
{
    std::ifstream in(file, std::ios::binary);
    Header header;
    if (!in.read(reinterpret_cast<char*>(&header), sizeof header) ||
        std::memcmp(header.magic, Header().magic, sizeof header.magic) != 0)
        return file + " is no plan file.";
    if (std::memcmp(header.digest, kernelDigest(), sizeof header.digest) != 0)
        return file + " belongs to another version of the kernel; make it anew.";
    std::stringstream rest;
    rest << in.rdbuf();
    const std::string bytes = rest.str();
    if (bytes.size() != header.bytes || checkOf(bytes) != header.check)
        return file + " is damaged.";
    plan = SimulationPlan();
    plan.head = header.head;
    std::size_t index = 0;
    forEachPlanArray([&](auto kept, auto) {
        auto& array = plan.*kept;
        array.resize(header.lengths[index] / sizeof array[0]);
        if (!array.empty())
            std::memcpy(array.data(), bytes.data() + header.offsets[index], header.lengths[index]);
        ++index;
    });
    return {};
}

} // namespace rackrate::testing
