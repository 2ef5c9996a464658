# Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
# Copyright (C) 2026 The Rackrate authors
"""The checks find what they should: each is shown a small tree that breaks its rule, and one that keeps it."""
import pathlib
import tempfile
import unittest
import includes
import sources
import translations

LICENCE = "".join(f"// {line}\n" for line in sources.LICENCE)


class Checks(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = pathlib.Path(folder.name)

    def write(self, name, text):
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        return path

    def include(self, folder, line):
        self.write("model/a.h", "")
        self.write("simulation/plan/p.h", "")
        self.write("app/w.h", "")
        self.write(f"{folder}/x.cpp", f"\n{line}\n")
        return [finding for finding in includes.findings(self.root) if finding.startswith(f"{folder}/x.cpp:2:")]

    def test_upward_includes_are_found_with_file_and_line(self):
        self.assertTrue(self.include("model", '#include "simulation/plan/p.h"'))
        self.assertTrue(self.include("simulation/engine", '#include "model/a.h"'))
        self.assertTrue(self.include("cuda", '#  include "model/a.h"'))
        self.assertTrue(self.include("app/cli", '#include "app/w.h"'))

    def test_foreign_includes_are_found(self):
        self.assertTrue(self.include("simulation/kernel", "#include <cmath>"))
        self.assertTrue(self.include("simulation/engine", "#include <QString>"))
        self.assertTrue(self.include("model", "#include <QtWidgets/QLabel>"))
        self.assertTrue(self.include("app", "#include <QtCore>"))

    def test_an_include_that_is_no_path_from_the_root_is_found(self):
        self.assertTrue(self.include("model", '#include "a.h"'))

    def test_downward_includes_are_allowed(self):
        self.assertFalse(self.include("simulation/plan", '#include "model/a.h"'))
        self.assertFalse(self.include("app/pages", '#include "simulation/plan/p.h"'))
        self.assertFalse(self.include("simulation/kernel", "#include <cstdint>"))

    def source(self, name, text):
        self.write(name, text)
        return list(sources.findings(self.root))

    def test_a_clean_source_passes(self):
        self.assertEqual(self.source("model/a.cpp", LICENCE + "int a;\n"), [])

    def test_missing_licence_is_found(self):
        self.assertTrue(self.source("model/a.cpp", "int a;\n"))

    def test_missing_pragma_is_found(self):
        self.assertTrue(self.source("model/a.h", LICENCE))

    def test_long_file_is_found(self):
        self.assertTrue(self.source("model/a.cpp", LICENCE + "\n" * 500))

    def test_notes_to_self_and_machine_paths_are_found(self):
        self.assertTrue(self.source("model/a.cpp", LICENCE + "// TO" + "DO later\n"))
        self.assertTrue(self.source("model/a.cpp", LICENCE + '// see /wo' + 'rk/x\n'))

    def translation(self, text, attributes=""):
        path = self.write("t.ts", f"<TS><context><name>C</name><message><source>%1 of %2</source>"
                                  f"<translation{attributes}>{text}</translation></message></context></TS>")
        return list(translations.findings_in(path, "t.ts"))

    def test_a_finished_translation_passes(self):
        self.assertEqual(self.translation("%2 / %1"), [])

    def test_unfinished_and_wrong_translations_are_found(self):
        self.assertTrue(self.translation("%1 / %2", ' type="unfinished"'))
        self.assertTrue(self.translation(""))
        self.assertTrue(self.translation("%1 only"))


if __name__ == "__main__":
    unittest.main()
