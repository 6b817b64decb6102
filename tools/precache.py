"""Writes the service worker of a site, with a list of all other files and their hashes."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

from bundle import BROWSERS, esbuild
from runtime import address, integrity
from setup import ROOT

WORKER = "sw.js"
SOURCES = (
    "js/service-worker/service-worker.js",
    "js/service-worker/site-cache.js",
    "js/storage/integrity.js",
    "netlify.toml",
)
"""What makes another version even if all files are the same: the service worker's code, and the headers."""


def add_service_worker(site: Path) -> None:
    """Writes `site`/sw.js for the files that are there; the site must be complete."""
    built_site = {"version": version(files := files_of(site)), "files": files}
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


def files_of(site: Path) -> dict[str, str]:
    """Returns the hash of every file of `site` but the service worker, by its path, in a fixed order."""
    files = sorted(path for path in site.rglob("*") if path.is_file() and path != site / WORKER)
    return {address(site, file): integrity(file) for file in files}


def version(files: dict[str, str]) -> str:
    """Returns a short name that changes with the files of the site and the code of the service worker."""
    sources = [(ROOT / source).read_text() for source in SOURCES]
    return hashlib.sha256(json.dumps([files, sources]).encode()).hexdigest()[:16]
