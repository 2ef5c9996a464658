# Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
# Copyright (C) 2026 The Rackrate authors
"""Every header compiles alone, with nothing but the include folders of its own library.

Usage: headers.py ROOT WORKFOLDER FLAGSFILE COMPILER…
FLAGSFILE holds one line per library: its folders separated by commas, a tab, and the compiler's flags.
"""
import concurrent.futures
import os
import pathlib
import shlex
import subprocess
import sys
import tree


def flags_by_folder(path):
    table = {}
    for line in tree.lines(path):
        folders, _, flags = line.partition("\t")
        for folder in folders.split(","):
            table[folder] = shlex.split(flags)
    return table


def flags_for(relative, table):
    folder = max((f for f in table if relative.startswith(f + "/")), key=len)
    return table[folder]


def compile_alone(relative, root, work, table, compiler):
    source = work / (relative.replace("/", "_") + ".cpp")
    text = f'#include "{relative}"\n'
    if not source.is_file() or source.read_text() != text:
        source.write_text(text)
    result = subprocess.run([*compiler, "-std=c++20", "-fPIC", "-O0", "-w", *flags_for(relative, table), "-I", str(root), "-c",
                             str(source), "-o", str(source.with_suffix(".o"))], capture_output=True, text=True)
    return [] if result.returncode == 0 else [f"{relative}: does not compile alone\n{result.stderr}"]


def findings(root, work, flags_file, compiler):
    table = flags_by_folder(flags_file)
    work.mkdir(parents=True, exist_ok=True)
    headers = [path.relative_to(root).as_posix() for path in tree.files(root, {".h"}, tuple(sorted({f.split("/")[0] for f in table})))]
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for found in pool.map(lambda header: compile_alone(header, root, work, table, compiler), headers):
            yield from found


if __name__ == "__main__":
    root, work, flags_file = (pathlib.Path(argument) for argument in sys.argv[1:4])
    tree.finish("headers", list(findings(root, work, flags_file, sys.argv[4:])))
