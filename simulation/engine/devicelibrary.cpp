// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "simulation/engine/devicelibrary.h"

#include "simulation/engine/kerneldigest.h"

#include <cstdlib>
#include <dlfcn.h>
#include <filesystem>

namespace rackrate {

namespace {

constexpr const char* fileName = "rackrate-cuda.so";

/// Why a plug-in cannot serve this program; empty if it can. What lies behind `bytes` is only read when the version
/// fits.
std::string misfit(const RackratePlugin& plugin)
{
    if (plugin.version != devicePluginVersion)
        return "interface " + std::to_string(plugin.version) + " instead of " + std::to_string(devicePluginVersion);
    if (plugin.bytes != sizeof(RackratePlugin))
        return "interface of " + std::to_string(plugin.bytes) + " bytes instead of " +
               std::to_string(sizeof(RackratePlugin));
    if (std::string(plugin.kernelDigest) != kernelDigest())
        return "Rackrate " + std::string(plugin.programVersion) + ", kernel " +
               std::string(plugin.kernelDigest).substr(0, 8) + " instead of " +
               std::string(kernelDigest()).substr(0, 8);
    return {};
}

} // namespace

DeviceLibrary DeviceLibrary::refused(DeviceState state, std::string detail)
{
    m_state = state;
    m_detail = std::move(detail);
    m_plugin = nullptr;
    return std::move(*this);
}

DeviceLibrary DeviceLibrary::find()
{
    if (const char* file = std::getenv("RACKRATE_CUDA_PLUGIN"))
        return load(file);
    std::error_code error;
    const std::filesystem::path program = std::filesystem::read_symlink("/proc/self/exe", error).parent_path();
    for (const std::filesystem::path& folder : {program, program / "../lib/rackrate"}) {
        if (std::filesystem::exists(folder / fileName, error))
            return load((folder / fileName).string());
    }
    return {};
}

DeviceLibrary DeviceLibrary::load(const std::string& file)
{
    DeviceLibrary library;
    std::error_code error;
    if (!std::filesystem::exists(file, error))
        return library.refused(DeviceState::NoPlugin, file);
    library.m_handle.reset(dlopen(file.c_str(), RTLD_NOW | RTLD_LOCAL), [](void* handle) {
        if (handle != nullptr)
            dlclose(handle);
    });
    if (library.m_handle == nullptr)
        return library.refused(DeviceState::BrokenPlugin, dlerror());
    const auto function = reinterpret_cast<RackratePluginFunction>(dlsym(library.m_handle.get(), devicePluginSymbol));
    if (function == nullptr)
        return library.refused(DeviceState::BrokenPlugin, dlerror());
    library.m_plugin = function();
    if (std::string why = misfit(*library.m_plugin); !why.empty())
        return library.refused(DeviceState::OtherPlugin, std::move(why));
    library.m_state = DeviceState::Usable;
    return library;
}

std::vector<DeviceEntry> listDevices(const DeviceLibrary& library)
{
    DeviceEntry none;
    none.state = library.state();
    none.detail = library.detail();
    if (library.plugin() == nullptr)
        return {none};
    RackrateFailure failure{};
    std::int32_t count = 0;
    none.state = library.plugin()->count(&count, &failure);
    none.detail = failure.detail;
    if (none.state == DeviceState::Usable && count <= 0)
        none.state = DeviceState::NoDevice;
    if (none.state != DeviceState::Usable)
        return {none};
    std::vector<DeviceEntry> entries;
    for (std::int32_t index = 0; index < count; ++index) {
        RackrateDevice device{};
        RackrateFailure reason{};
        const DeviceState state = library.plugin()->describe(index, &device, &reason);
        entries.push_back(
            {index, state, device.name, reason.detail, device.memoryBytes, device.freeBytes, device.multiprocessors});
    }
    return entries;
}

} // namespace rackrate
