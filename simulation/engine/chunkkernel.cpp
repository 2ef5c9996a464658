// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
#include "simulation/engine/chunkkernel.h"

#include <cstdlib>
#include <cstring>

namespace rackrate {

extern const ChunkKernel baselineKernel;
#if defined(__x86_64__)
extern const ChunkKernel avx2Kernel, avx512Kernel;
#endif

namespace {

#if defined(__x86_64__)
const ChunkKernel* const kernels[] = {&baselineKernel, &avx2Kernel, &avx512Kernel};
#else
const ChunkKernel* const kernels[] = {&baselineKernel};
#endif
constexpr int compiledKernels = sizeof kernels / sizeof *kernels;

struct Selection {
    const ChunkKernel* kernel;
    InstructionSetChoice choice;
};

Selection selectKernel()
{
    const ChunkKernel& widest = chunkKernel(chunkKernelCount() - 1);
    const char* wanted = std::getenv("RACKRATE_INSTRUCTION_SET");
    if (wanted == nullptr || *wanted == '\0')
        return {&widest, InstructionSetChoice::Widest};
    for (int i = 0; i < compiledKernels; ++i)
        if (std::strcmp(wanted, kernels[i]->key) == 0)
            return i < chunkKernelCount() ? Selection{kernels[i], InstructionSetChoice::Forced}
                                          : Selection{&widest, InstructionSetChoice::NotExecutable};
    return {&widest, InstructionSetChoice::Unknown};
}

const Selection& selection()
{
    static const Selection selected = selectKernel();
    return selected;
}

} // namespace

int chunkKernelCount()
{
#if defined(__x86_64__)
    if (__builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512dq"))
        return 3;
    return __builtin_cpu_supports("avx2") ? 2 : 1;
#else
    return 1;
#endif
}

const ChunkKernel& chunkKernel(int index)
{
    return *kernels[index];
}

InstructionSetChoice instructionSetChoice()
{
    return selection().choice;
}

const ChunkKernel& activeKernel()
{
    return *selection().kernel;
}

} // namespace rackrate
