# Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
# Copyright (C) 2026 The Rackrate authors
"""Rules every source file keeps: licence header, length, #pragma once, no notes to self, no paths of one machine.

Usage: sources.py ROOT
"""
import re
import tree

LICENCE = ("Rackrate. SPDX-License-Identifier: GPL-3.0-or-later", "Copyright (C) 2026 The Rackrate authors")
TEXT = tree.CODE | {".py", ".sh", ".txt", ".md", ".cmake", ".json", ".ts"}
LONGEST = 500
LONGEST_OF = {
    "app/mainwindow.cpp": 400,
    "app/mainwindow/mainwindow.cpp": 400,
}
FORBIDDEN = re.compile(r"\b(TO" r"DO|FIX" r"ME|XX" r"X|HA" r"CK)\b|(?<![\w.])/(wo" r"rk|ro" r"ot|home|tmp/w" r"t)/")


def head_of(path):
    head = tree.lines(path)[:3]
    return head[1:] if head and head[0].startswith("#!") else head


def code_findings(path, relative):
    head = head_of(path)
    for number, text in enumerate(LICENCE):
        if len(head) <= number or head[number].lstrip("/# ") != text:
            yield f"{relative}:{number + 1}: the licence header should read: {text}"
    count = len(tree.lines(path))
    limit = LONGEST_OF.get(relative, LONGEST)
    if count > limit:
        yield f"{relative}:{count}: longer than {limit} lines"
    if path.suffix in {".h", ".cuh"} and "#pragma once" not in tree.lines(path):
        yield f"{relative}:1: a header needs #pragma once"


def word_findings(path, relative):
    for number, line in enumerate(tree.lines(path), 1):
        match = FORBIDDEN.search(line)
        if match:
            yield f"{relative}:{number}: {match.group(0)} does not belong into the repository"


def findings(root):
    scripts = [root / name for name in ("run.sh", "test.sh", ".ci/run", ".ci/setup.sh")]
    code = list(tree.files(root, tree.CODE | {".py"})) + [path for path in scripts if path.is_file()]
    for path in code:
        yield from code_findings(path, path.relative_to(root).as_posix())
    documents = [path for path in root.glob("*") if path.is_file() and path.suffix in TEXT]
    for path in list(tree.files(root, TEXT)) + documents + [path for path in scripts if path.is_file()]:
        if "tests/data" not in path.relative_to(root).as_posix():
            yield from word_findings(path, path.relative_to(root).as_posix())


if __name__ == "__main__":
    tree.finish("source rules", list(findings(tree.root_from_arguments())))
