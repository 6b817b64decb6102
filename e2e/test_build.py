"""Reproducible builds: the same sources give the same bytes, in any folder and environment."""

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from conftest import ROOT


def clone(folder: Path) -> Path:
    """Copy every file of the checkout that is in git, or that `git add` would add."""
    listed = ("git", "ls-files", "-z", "--cached", "--others", "--exclude-standard")
    names = subprocess.run(listed, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    for name in filter(None, names.split("\0")):
        # Skip deleted files that are not committed yet.
        if (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(ROOT / name, folder / name)
    # Copy instead of linking: esbuild names scripts after the real paths of their sources.
    unused = shutil.ignore_patterns("@biomejs", "@typescript", "typescript", "html-validate")
    shutil.copytree(ROOT / "node_modules", folder / "node_modules", symlinks=True, ignore=unused)
    return folder


ELSEWHERE = {"TZ": "Asia/Tokyo", "LC_ALL": "C", "PYTHONHASHSEED": "7", "PYTHONPATH": "py"}
"""The environment of a different machine."""


def build(folder: Path) -> Path:
    """Build a clone in another environment; return the folder of its site."""
    done = subprocess.run(
        [sys.executable, "tools/build.py"],
        cwd=folder,
        env={**os.environ, **ELSEWHERE},
        umask=0o077,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return folder / "dist"


def hashes(site: Path) -> dict[str, str]:
    """Return the hash of every file of a site."""
    files = (file for file in site.rglob("*") if file.is_file())
    return {
        file.relative_to(site).as_posix(): hashlib.sha256(file.read_bytes()).hexdigest() for file in files
    }


@pytest.mark.long
@pytest.mark.sweep
def test_a_clone_in_another_folder_and_time_zone_builds_the_same_bytes(tmp_path: Path) -> None:
    # The clone contains neither an earlier site nor caches.
    site = build(clone(tmp_path / "another place" / "of a longer name"))
    assert (site / "index.html").is_file()
    assert hashes(site) == hashes(ROOT / "dist"), "is dist/ built of these sources?"
