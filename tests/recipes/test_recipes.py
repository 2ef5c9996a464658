# Rackrate. SPDX-License-Identifier: GPL-3.0-or-later
# Copyright (C) 2026 The Rackrate authors
"""The recipes for studies in parts do what they say: each is run as its scheduler would, and its merge gives the bytes of one run.

Usage: test_recipes.py ROOT PROGRAM [names of tests]
What a missing tool keeps from being tested is skipped with its reason; RACKRATE_NO_SKIPS=1 makes that a failure.
"""
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import unittest

ROOT, PROGRAM = (pathlib.Path(argument).resolve() for argument in sys.argv[1:3])
RECIPES = ROOT / "resources/recipes"
SCENARIO = "fine-tuning-startup"
TRIALS = "1500"  # six chunks, the last of them cut


def without_engine(path):
    """A results file's text but for the block that says how it was computed."""
    text, count = re.subn(r'"engine":\{[^}]*\}', "", path.read_text(encoding="utf-8"))
    assert count == 1
    return text


class Recipe(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        self.path = f"{PROGRAM.parent}:{os.environ['PATH']}"

    def need(self, tool, package):
        if shutil.which(tool):
            return
        reason = f"{tool} is not there (package {package})"
        if os.environ.get("RACKRATE_NO_SKIPS"):
            self.fail(reason)
        self.skipTest(reason)

    def run_in_folder(self, command, **variables):
        environment = {**os.environ, "PATH": self.path, "LC_ALL": "C.UTF-8", **variables}
        done = subprocess.run(command, cwd=self.folder, env=environment, capture_output=True, text=True, timeout=250)
        self.assertEqual(done.returncode, 0, f"{command}\n{done.stdout}{done.stderr}")
        return done.stdout

    def assert_is_one_run(self, results, scenario=SCENARIO):
        self.run_in_folder([PROGRAM, "run", scenario, "--quiet", "--trials", TRIALS, "--json", "whole.json"])
        self.assertEqual(without_engine(results), without_engine(self.folder / "whole.json"))


class OpenMpi(Recipe):
    def test_ranks_make_the_shards_of_one_study(self):
        self.need("mpirun", "openmpi-bin")
        # More ranks than cores are fine for a test; no other node is to be reached, so no remote shell is wanted.
        flags = "--oversubscribe --mca plm isolated" + (" --allow-run-as-root" if os.geteuid() == 0 else "")
        self.run_in_folder([RECIPES / "openmpi.sh", "results.json", SCENARIO, "--trials", TRIALS], RANKS="3", MPI_FLAGS=flags)
        self.assert_is_one_run(self.folder / "results.json")
        self.assertIn('"shards":3', (self.folder / "results.json").read_text(encoding="utf-8"))
        self.assertEqual(list(self.folder.glob("rackrate-shards.*")), [])

    def test_without_arguments_it_says_how_it_is_used(self):
        done = subprocess.run([RECIPES / "openmpi.sh"], capture_output=True, text=True)
        self.assertEqual(done.returncode, 2)
        self.assertIn("Usage: ", done.stderr)


class Slurm(Recipe):
    def run_array(self, ids, step):
        for task in ids:
            self.run_in_folder([RECIPES / "slurm.sh", SCENARIO, "--trials", TRIALS], SLURM_ARRAY_JOB_ID="4711",
                               SLURM_ARRAY_TASK_ID=str(task), SLURM_ARRAY_TASK_MIN=str(ids[0]), SLURM_ARRAY_TASK_STEP=str(step),
                               SLURM_ARRAY_TASK_COUNT=str(len(ids)), SLURM_CPUS_PER_TASK="2")
        text = (RECIPES / "slurm.sh").read_text(encoding="utf-8")
        merge = re.search(r'--wrap "(.*)"', text).group(1).replace("$job", "4711")
        self.run_in_folder(["bash", "-c", merge])
        self.assert_is_one_run(self.folder / "results.json")

    def test_tasks_make_the_shards_of_one_study(self):
        self.run_array([1, 2, 3], 1)

    def test_other_numbering_of_the_array(self):
        self.run_array([0, 5], 5)


class Kubernetes(Recipe):
    def documents(self, name):
        try:
            import yaml
        except ImportError:
            if os.environ.get("RACKRATE_NO_SKIPS"):
                raise
            self.skipTest("python3-yaml is not there")
        with open(RECIPES / name, encoding="utf-8") as file:
            return list(yaml.safe_load_all(file))

    def container(self, job):
        self.assertEqual((job["apiVersion"], job["kind"]), ("batch/v1", "Job"))
        pod = job["spec"]["template"]["spec"]
        self.assertEqual(pod["restartPolicy"], "Never")
        container, = pod["containers"]
        self.assertEqual({mount["name"] for mount in container["volumeMounts"]}, {volume["name"] for volume in pod["volumes"]})
        self.assertTrue(container["image"].startswith("rackrate-cli:"))
        return container

    def run_pod(self, container, **variables):
        environment = {entry["name"]: entry["value"] for entry in container.get("env", [])}
        arguments = [text.replace("/study/", f"{self.folder}/study/").replace("/shards/", f"{self.folder}/shards/")
                     for text in container["args"]]
        self.run_in_folder([*container["command"], *arguments], **{**environment, **variables})

    def test_pods_make_the_shards_of_one_study(self):
        claim, job = self.documents("kubernetes.yaml")
        merge_job, = self.documents("kubernetes-merge.yaml")
        container = self.container(job)
        self.assertEqual(job["spec"]["completionMode"], "Indexed")
        shards = dict((entry["name"], entry["value"]) for entry in container["env"])["SHARDS"]
        self.assertEqual(job["spec"]["completions"], int(shards))
        for document in (job, merge_job):
            claims = [volume["persistentVolumeClaim"]["claimName"] for volume in document["spec"]["template"]["spec"]["volumes"]
                      if "persistentVolumeClaim" in volume]
            self.assertEqual(claims, [claim["metadata"]["name"]])
        (self.folder / "study").mkdir()
        (self.folder / "shards").mkdir()
        self.run_in_folder([PROGRAM, "templates", "export", SCENARIO, "study/scenario.json"])
        for index in range(4):
            self.run_pod(container, JOB_COMPLETION_INDEX=str(index), SHARDS="4", TRIALS=TRIALS)
        self.run_pod(self.container(merge_job))
        self.assert_is_one_run(self.folder / "shards/results.json", "study/scenario.json")


class Scripts(Recipe):
    def test_shellcheck_finds_nothing(self):
        self.need("shellcheck", "shellcheck")
        self.run_in_folder(["shellcheck", *sorted(RECIPES.glob("*.sh"))])


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], *sys.argv[3:]], verbosity=2)
