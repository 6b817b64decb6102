"""The built site: the same sources are the same bytes, wherever they lie."""

import hashlib
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


def built(folder: Path) -> dict[str, str]:
    """Builds a clone; returns the hash of every file of its site."""
    done = subprocess.run(
        [sys.executable, "tools/build.py"], cwd=folder, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    site = folder / "dist"
    files = (file for file in site.rglob("*") if file.is_file())
    return {
        file.relative_to(site).as_posix(): hashlib.sha256(file.read_bytes()).hexdigest() for file in files
    }


@pytest.mark.long
def test_two_clones_in_different_places_build_the_same_bytes(tmp_path: Path) -> None:
    one = clone(tmp_path / "one")
    # It takes over what was made where the checkout lies; the other makes everything anew.
    for made in ("compiled", "memory"):
        shutil.copytree(ROOT / ".cache" / made, one / ".cache" / made)
    other = clone(tmp_path / "another place" / "of a longer name")
    sites = [built(one), built(other)]
    assert "index.html" in sites[0]
    assert sites[0] == sites[1]
