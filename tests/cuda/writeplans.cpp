// Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
// Copyright (C) 2026 The Rackrate authors
//
// write_plans FOLDER TEMPLATE…: compiled plans for gpu_check on a machine without Qt.
#include "model/persistence/scenariofile.h"
#include "model/scenario/reader.h"
#include "simulation/plan/compile.h"
#include "tests/cuda/planfile.h"

#include <cstdio>

using namespace rackrate;

namespace {

std::string write(const std::string& folder, const std::string& id)
{
    const Result<Json> tree = loadTemplate(id);
    if (!tree)
        return tree.error().message.toStdString();
    Result<CompiledPlan> compiled = compilePlan(readScenario(tree.value()).scenario);
    return compiled ? testing::writePlan(compiled.value().plan, folder + '/' + id + ".plan")
                    : compiled.error().message.toStdString();
}

} // namespace

int main(int argc, char** argv)
{
    for (int i = 2; i < argc; ++i) {
        if (const std::string wrong = write(argv[1], argv[i]); !wrong.empty()) {
            std::fprintf(stderr, "%s\n", wrong.c_str());
            return 1;
        }
    }
    return argc > 2 ? 0 : 2;
}
