"""Write the service worker of a site, with the list and hashes of the files that it caches."""

from __future__ import annotations

import hashlib
import json
import re
import shutil
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any

from bundle import BROWSERS, esbuild
from headers import TYPES, header_rules, matches
from licenses import FILE as LICENSES
from runtime import address, content_name, integrity
from setup import ROOT

WORKER = "sw.js"
KEPT_ONCE_USED = {"bots", "sounds", LICENSES}
"""Rarely needed files, which are cached when a page first requests them."""
BOARDS = "boards.html"
"""The page for boards on phones: it and the files that no other page names are rarely needed, too."""
NOT_KEPT = {"404.html", "element", "lessons", "pictures", "rules", "scenes", *KEPT_ONCE_USED}
"""Files that an installed game lacks at first: for other sites, stand-alone documents, and error pages."""
COPIED = ".txt"
"""The file name extension of copies of pages: many hosts add scripts to HTML, and none to plain text."""
SOURCES = (
    "js/service-worker/service-worker.js",
    "js/service-worker/site-cache.js",
    "js/storage/integrity.js",
    "js/storage/site-file.js",
)
"""The service worker's code, which is part of the version even if no other file changes."""
ASSET = re.compile(r"[\w-]+\.(?:js|css|ftl|svg|png|woff2?)")
NOT_SENT = {"Cache-Control", "Strict-Transport-Security"}
"""Headers without effect in a response from a service worker."""


def add_service_worker(site: Path) -> None:
    """Write `site`/sw.js for the existing files, with their headers and types."""
    files, rare = kept_files(site), board_files(site)
    more = files_of(site, lambda file: is_kept_once_used(file) or file.name in rare)
    listed = files | more
    sent: dict[str, dict[str, Any]] = {"headers": sent_headers(listed), "types": types_of(listed)}
    copies = add_copies(site, [file for file in listed if file.endswith(".html")])
    built_site = {"version": version(listed, sent), "files": files, "more": more, "copies": copies, **sent}
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


def add_copies(site: Path, pages: list[str]) -> dict[str, str]:
    """Copy pages as plain text, under names that change with their content; return the copies by page."""
    copies = {}
    for page in pages:
        file = site / page
        copy = site / "assets" / f"{file.stem}-{content_name(file)[:8]}{COPIED}"
        shutil.copyfile(file, copy)
        copies[page] = address(site, copy)
    return copies


def kept_files(site: Path) -> dict[str, str]:
    """Return the hash of every file that the service worker caches at installation, by path."""
    rare = board_files(site)
    return files_of(site, lambda file: is_kept(file) and file.name not in rare)


def files_of(site: Path, is_wanted: Callable[[Path], bool]) -> dict[str, str]:
    """Return the hash of every file of `site` that `is_wanted`, by path, in a fixed order."""
    files = sorted(path for path in site.rglob("*") if path.is_file() and is_wanted(path.relative_to(site)))
    return {address(site, file): integrity(file) for file in files}


def is_kept(file: Path) -> bool:
    """Return True if the service worker caches a file at installation: neither itself nor copies."""
    return file.parts[0] not in {WORKER, *NOT_KEPT} and file.suffix != COPIED


def is_kept_once_used(file: Path) -> bool:
    """Return True if the service worker caches a file at its first use."""
    return file.parts[0] in KEPT_ONCE_USED


def board_files(site: Path) -> set[str]:
    """Return the names of the page for boards on phones, and of all assets that no other page needs."""
    assets = {file.name: file for file in (site / "assets").iterdir() if file.suffix != COPIED}
    pages = {file.name: file for file in site.glob("*.html")}
    page = pages.pop(BOARDS)
    # Every page names all files of words.
    words = {name for name in assets if name.startswith("boards-")}
    return words | ({BOARDS, *named(assets, [page])} - named(assets, list(pages.values())))


def named(assets: Mapping[str, Path], files: list[Path]) -> set[str]:
    """Return the names of the assets that `files` name, directly or not."""
    found: set[str] = set()
    while files:
        text = files.pop().read_bytes().decode("utf-8", "ignore")
        new = (assets.keys() & set(ASSET.findall(text))) - found
        found |= new
        files += [assets[name] for name in new if assets[name].suffix in {".js", ".css"}]
    return found


def sent_headers(files: Iterable[str]) -> dict[str, dict[str, str]]:
    """Return the headers that the service worker sends with these files, by path pattern."""
    sent = {
        pattern: {name: value for name, value in values.items() if name not in NOT_SENT}
        for pattern, values in header_rules()
        if any(matches(pattern, f"/{file}") for file in files)
    }
    return {pattern: values for pattern, values in sent.items() if values}


def types_of(files: Iterable[str]) -> dict[str, str]:
    """Return the type of each file name extension; raise KeyError for an unknown one."""
    return {suffix: TYPES[suffix] for suffix in sorted({Path(file).suffix for file in files})}


def version(files: dict[str, str], sent: dict[str, dict[str, Any]]) -> str:
    """Return a short name that changes with the files, their headers and the service worker's code."""
    sources = [(ROOT / source).read_text() for source in SOURCES]
    return hashlib.sha256(json.dumps([files, sent, sources]).encode()).hexdigest()[:16]
