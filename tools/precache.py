"""Writes the service worker of a site, with a list of the files that it keeps and their hashes."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from pathlib import Path

from bundle import BROWSERS, esbuild
from runtime import address, integrity
from setup import ROOT

WORKER = "sw.js"
KEPT_ONCE_USED = {"bots"}
"""What few need: it is kept from the first time on that a page asks for it."""
NOT_KEPT = {"404.html", "element", "pictures", "rules", "scenes", *KEPT_ONCE_USED}
"""What an installed game has not from the start: what other pages load, what is read alone, and no page."""
SOURCES = (
    "js/service-worker/service-worker.js",
    "js/service-worker/site-cache.js",
    "js/storage/integrity.js",
    "netlify.toml",
)
"""What makes another version even if all files are the same: the service worker's code, and the headers."""


def add_service_worker(site: Path) -> None:
    """Writes `site`/sw.js for the files that are there; what it keeps must be complete."""
    files, more = files_of(site, is_kept), files_of(site, is_kept_once_used)
    built_site = {"version": version(files | more), "files": files, "more": more}
    esbuild(
        SOURCES[0],
        "--bundle",
        "--format=iife",
        "--minify",
        "--charset=utf8",
        f"--target={BROWSERS}",
        f"--define:BUILT_SITE={json.dumps(built_site)}",
        f"--outfile={site / WORKER}",
        "--allow-overwrite",
    )


def files_of(site: Path, is_wanted: Callable[[Path], bool]) -> dict[str, str]:
    """Returns the hash of every file of `site` that `is_wanted`, by its path, in a fixed order."""
    files = sorted(path for path in site.rglob("*") if path.is_file() and is_wanted(path.relative_to(site)))
    return {address(site, file): integrity(file) for file in files}


def is_kept(file: Path) -> bool:
    """Tells whether the service worker keeps a file of a site from the start; it does not keep itself."""
    return file.parts[0] not in {WORKER, *NOT_KEPT}


def is_kept_once_used(file: Path) -> bool:
    """Tells whether the service worker keeps a file of a site as soon as a page has asked for it."""
    return file.parts[0] in KEPT_ONCE_USED


def version(files: dict[str, str]) -> str:
    """Returns a short name that changes with the files of the site and the code of the service worker."""
    sources = [(ROOT / source).read_text() for source in SOURCES]
    return hashlib.sha256(json.dumps([files, sources]).encode()).hexdigest()[:16]
