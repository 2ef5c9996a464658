# Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
# Copyright (C) 2026 The Rackrate authors
"""The dependency rule, read from every #include line: model <- simulation <- cuda <- app.

Usage: includes.py ROOT
"""
import re
import tree

INCLUDE = re.compile(r'^\s*#\s*include\s*([<"])([^>"]+)[>"]')
UMBRELLA = re.compile(r"^Qt[A-Z0-9]\w*$")

# Folder: the folders of ours it may include, and what may stand in angle brackets (None: anything but what is refused below).
# The longest matching folder holds.
KERNEL, ENGINE, STATISTICS = "simulation/kernel", "simulation/engine", "simulation/statistics"
RULES = {
    "model": (("model",), None),
    KERNEL: ((KERNEL,), re.compile(r"^cstdint$")),
    ENGINE: ((KERNEL, ENGINE, STATISTICS), re.compile(r"^[a-z_]+(\.h)?$")),
    STATISTICS: ((KERNEL, ENGINE, STATISTICS), re.compile(r"^[a-z_]+(\.h)?$")),
    "simulation/plan": (("model", KERNEL, ENGINE, STATISTICS, "simulation/plan"), None),
    "simulation/decisions": (("model", "simulation"), None),
    "cuda": ((KERNEL, ENGINE, "cuda"), re.compile(r"^[a-z_0-9/]+(\.h|\.cuh)?$")),
    "resources": (("resources",), None),
    "app/cli": (("model", "simulation", "cuda", "resources", "app/cli"), None),
    "app": (("model", "simulation", "cuda", "resources", "app"), None),
    "tests": (("model", "simulation", "cuda", "resources", "app", "tests"), None),
}
CHARTS_AND_WIDGETS = re.compile(r"^(QtGui|QtWidgets|QtCharts)/")


def inside(path, folder):
    return path == folder or path.startswith(folder + "/")


def rule_of(path):
    folder = max((f for f in RULES if inside(path, f)), key=len)
    return folder, *RULES[folder]


def refuse(root, path, bracket, name):
    """A sentence when `path` may not include `name`, else None."""
    folder, own, outside = rule_of(path)
    if bracket == "<":
        if UMBRELLA.match(name):
            return f"<{name}> includes a whole Qt module; include the class"
        if outside and not outside.match(name):
            return f"{folder} may not include <{name}>"
        if not inside(folder, "app") and folder != "tests" and CHARTS_AND_WIDGETS.match(name):
            return f"{folder} may not include <{name}>: only app draws"
        return None
    if name.endswith(".moc"):
        return None
    if not (root / name).is_file():
        return f'"{name}" is not a path from the repository root'
    if not any(inside(name, allowed) for allowed in own):
        return f'{folder} may not include "{name}"'
    return None


def findings(root):
    for path in tree.files(root, tree.CODE, ("model", "simulation", "cuda", "app", "resources", "tests")):
        relative = path.relative_to(root).as_posix()
        for number, line in enumerate(tree.lines(path), 1):
            match = INCLUDE.match(line)
            sentence = match and refuse(root, relative, match.group(1), match.group(2))
            if sentence:
                yield f"{relative}:{number}: {sentence}"


if __name__ == "__main__":
    tree.finish("include rule", list(findings(tree.root_from_arguments())))
