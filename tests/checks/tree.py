# Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
# Copyright (C) 2026 The Rackrate authors
"""What the checks share: the repository's files, and reporting as file:line: sentence."""
import pathlib
import sys

CODE = {".h", ".cpp", ".cu", ".cuh"}
TOP_FOLDERS = ("model", "simulation", "cuda", "app", "resources", "scenarios", "tests")


def files(root, suffixes, folders=TOP_FOLDERS):
    """Files below `folders` of `root` with one of `suffixes`, in order of their names."""
    for folder in folders:
        for path in sorted((root / folder).rglob("*")):
            if path.is_file() and path.suffix in suffixes:
                yield path


def lines(path):
    return path.read_text(encoding="utf-8").splitlines()


def finish(what, findings):
    """Prints the findings and ends the process: 1 if there are any."""
    for finding in findings:
        print(finding)
    print(f"{what}: {len(findings)} findings")
    sys.exit(1 if findings else 0)


def root_from_arguments():
    return pathlib.Path(sys.argv[1]).resolve()
