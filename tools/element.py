"""Build the script for pages of somebody else: the newest, and all that were released.

A released script never changes: element/ has each as it was, and its hash, which pages may insist on.
`make release-element` adds the present one under its version.
"""

from __future__ import annotations

import base64
import hashlib
import json
import shutil
import sys
from pathlib import Path

from bundle import BROWSERS, esbuild
from setup import ROOT
from words import PAGES, languages, plain_words, words_of

SOURCE = "js/element/volle-table.js"
VERSION = "1.0.0"
"""Of what the script is now; what pages can rely on changes with its first number alone."""
RELEASED = ROOT / "element"
HASHES = RELEASED / "integrity.json"
WORDS = ("play", "resume", "lost")


def add_element(site: Path) -> None:
    """Write `site`/element/: 1.js as it is now, and every released script below 1/."""
    folder = site / "element"
    write_element(folder / "1.js")
    for script in sorted(RELEASED.glob("*.js")):
        copy = folder / script.name.partition(".")[0] / script.name
        copy.parent.mkdir(exist_ok=True)
        shutil.copyfile(script, copy)


def write_element(file: Path) -> None:
    """Write the script as it is now: one file without imports, a classic script that also is a module."""
    said = {language: plain_words(words_of(language, PAGES)) for language in languages()}
    words = {language: {name: each[f"element-{name}"] for name in WORDS} for language, each in said.items()}
    esbuild(
        SOURCE,
        "--bundle",
        "--format=iife",
        "--minify",
        # A page of another encoding reads a classic script in that encoding.
        "--charset=ascii",
        f"--target={BROWSERS}",
        f"--define:BUILT_ELEMENT={json.dumps(words, ensure_ascii=False)}",
        f"--outfile={file}",
    )


def integrity(file: Path) -> str:
    """Return the hash of a file as the `integrity` of a script has it."""
    return "sha384-" + base64.b64encode(hashlib.sha384(file.read_bytes()).digest()).decode()


def release() -> None:
    """Add the present script to the released ones; exits where its version is released already."""
    file = RELEASED / f"{VERSION}.js"
    if file.exists():
        sys.exit(f"{file.relative_to(ROOT)} is released: give the next one another version.")
    write_element(file)
    hashes = json.loads(HASHES.read_text("utf-8")) if HASHES.exists() else {}
    HASHES.write_text(json.dumps(hashes | {file.name: integrity(file)}, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    release()
