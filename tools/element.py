"""Build the script that third-party pages load: the current one, and every released one.

A released script never changes: element/ holds each with its hash, which pages may require. `make release-
element` adds the current script under its version.
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
VERSION = "1.1.0"
"""The version of the current script; only a new major version may break pages that use it."""
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
    """Write the current script: one file without imports, both a classic script and a module."""
    said = {language: plain_words(words_of(language, PAGES)) for language in languages()}
    words = {language: {name: each[f"element-{name}"] for name in WORDS} for language, each in said.items()}
    esbuild(
        SOURCE,
        "--bundle",
        "--format=iife",
        "--minify",
        # A page in another encoding reads a classic script in that encoding.
        "--charset=ascii",
        f"--target={BROWSERS}",
        f"--define:BUILT_ELEMENT={json.dumps(words, ensure_ascii=False)}",
        f"--outfile={file}",
    )


def integrity(file: Path) -> str:
    """Return the hash of a file as in a script's `integrity` attribute."""
    return "sha384-" + base64.b64encode(hashlib.sha384(file.read_bytes()).digest()).decode()


def release() -> None:
    """Release the current script; exit if its version exists already."""
    file = RELEASED / f"{VERSION}.js"
    if file.exists():
        sys.exit(f"{file.relative_to(ROOT)} is already released: increase VERSION.")
    write_element(file)
    hashes = json.loads(HASHES.read_text("utf-8")) if HASHES.exists() else {}
    HASHES.write_text(json.dumps(hashes | {file.name: integrity(file)}, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    release()
