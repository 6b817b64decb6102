"""The built site: the same sources are the same bytes, wherever they lie and whoever builds them."""

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from conftest import ROOT


def clone(folder: Path) -> Path:
    """Copies every file of the checkout that git knows, or would if it were added."""
    listed = ("git", "ls-files", "-z", "--cached", "--others", "--exclude-standard")
    told = subprocess.run(listed, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    for name in filter(None, told.split("\0")):
        # What is deleted and not yet committed is no part of the sources.
        if (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(ROOT / name, folder / name)
    # A link would not do: esbuild names scripts by where the files that they are made of lie.
    unused = shutil.ignore_patterns("@biomejs", "@typescript", "typescript", "html-validate")
    shutil.copytree(ROOT / "node_modules", folder / "node_modules", symlinks=True, ignore=unused)
    return folder


ELSEWHERE = {"TZ": "Asia/Tokyo", "LC_ALL": "C", "PYTHONHASHSEED": "7", "PYTHONPATH": "py"}
"""Another machine's environment."""


def build(folder: Path) -> Path:
    """Builds a clone in another environment; returns the folder of its site."""
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
    """The hash of every file of a site."""
    files = (file for file in site.rglob("*") if file.is_file())
    return {
        file.relative_to(site).as_posix(): hashlib.sha256(file.read_bytes()).hexdigest() for file in files
    }


@pytest.mark.long
def test_a_clone_in_another_place_and_time_zone_builds_the_same_bytes(tmp_path: Path) -> None:
    # Nothing that was made before is taken over: neither of the site nor of what it is made of.
    site = build(clone(tmp_path / "another place" / "of a longer name"))
    assert (site / "index.html").is_file()
    assert hashes(site) == hashes(ROOT / "dist"), "is dist/ built of these sources?"
