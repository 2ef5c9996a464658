# Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
# Copyright (C) 2026 The Rackrate authors
"""Every text in the sources is translated, finished, and keeps its numbered arguments.

The texts are collected anew into a copy, so that one missing from the file is found too.
Usage: translations.py ROOT LUPDATE
"""
import collections
import re
import shutil
import subprocess
import sys
import tempfile
import pathlib
import xml.etree.ElementTree
import tree

ARGUMENT = re.compile(r"%(?:L?\d+|n)")
FOLDERS = ("model", "simulation", "app", "resources")


def collect(root, lupdate, source, target):
    """Copies `source` to `target` and brings it up to date with the program's texts."""
    shutil.copy(source, target)
    plural = ["-pluralonly"] if source.stem.endswith("_en") else []
    subprocess.run([lupdate, "-silent", "-no-obsolete", "-locations", "none", "-I", str(root), *plural,
                    *[str(root / folder) for folder in FOLDERS], "-ts", str(target)], check=True)


def texts_of(translation):
    forms = translation.findall("numerusform")
    return [form.text or "" for form in forms] if forms else [translation.text or ""]


def findings_in(path, name):
    for context in xml.etree.ElementTree.parse(path).getroot().iter("context"):
        for message in context.iter("message"):
            source = message.findtext("source", "")
            translation = message.find("translation")
            where = f"{name}: {context.findtext('name')}: \"{source}\""
            if translation.get("type") == "unfinished" or not all(texts_of(translation)):
                yield f"{where} is not translated"
                continue
            expected = collections.Counter(a for a in ARGUMENT.findall(source) if a != "%n")
            for text in texts_of(translation):
                if collections.Counter(a for a in ARGUMENT.findall(text) if a != "%n") != expected:
                    yield f"{where} has other arguments than its translation \"{text}\""


def findings(root, lupdate):
    sources = sorted((root / "resources/translations").glob("*.ts"))
    if not sources:
        yield "resources/translations: no translation file found"
    with tempfile.TemporaryDirectory() as folder:
        for source in sources:
            current = pathlib.Path(folder) / source.name
            collect(root, lupdate, source, current)
            yield from findings_in(current, source.relative_to(root).as_posix())


if __name__ == "__main__":
    tree.finish("translations", list(findings(tree.root_from_arguments(), sys.argv[2])))
