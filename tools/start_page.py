"""Write the start page of a first visit, drawn in each language, and the script that shows one of them."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from bundle import BROWSERS, LOADERS, esbuild
from runtime import address, content_name
from setup import ROOT
from words import languages, words_of

PAGE = "index.html"
FRAME = "embed.html"
SOURCE = "js/app/first-paint.js"
DEFINES = ("BUILT_LESSONS", "BUILT_WORDS", "BUILT_WORKER")
PLACES = {"bar": '<header id="bar">', "screen": '<h1 class="first-words">Volle</h1>'}
"""The element before each drawing in the page."""

THEMES = {"day": "light", "night": "dark"}
"""The colour scheme of a device for which each theme is the default."""


def add_start_page(site: Path, defines: Mapping[str, object]) -> None:
    """Write the drawings and their script into `site`; `defines` are the constants of bundles."""
    file = site / PAGE
    page = file.read_text("utf-8")
    pages = drawn()
    for name, place in PLACES.items():
        drawings = (f'<div class="drawn" lang="{code}">{each[name]}</div>' for code, each in pages.items())
        page = page.replace(place, place + "".join(drawings), 1)
    # That of all other screens is at the end of the page, which is painted before.
    sheet, _ = re.findall(r'<link rel="stylesheet" href="([^"]*)">', page)
    script = add_script(site, defines)
    files = [
        f'<link rel="preload" href="{script}" as="script">',
        f'<link rel="preload" href="{sheet}" as="style">',
        *emblem_links(site),
    ]
    add_to_frame(site, script)
    # A script waits for a sheet in front of it, and what follows the script waits for that.
    paint = [f'<script src="{script}"></script>', f'<link rel="stylesheet" href="{sheet}">']
    page = page.replace(paint[1], "\n    ".join(files), 1)
    file.write_text(page.replace("  </head>", f"    {paint[0]}\n    {paint[1]}\n  </head>", 1), "utf-8")


def add_to_frame(site: Path, script: str) -> None:
    """Write the script into the page of a frame, which does not wait for it: nothing is drawn there."""
    file = site / FRAME
    tag = '<link rel="stylesheet"'
    page = file.read_text("utf-8").replace(tag, f'<script async src="{script}"></script>\n    {tag}', 1)
    file.write_text(page, "utf-8")


def emblem_links(site: Path) -> list[str]:
    """Return links that preload the largest pictures of the start page, in the theme of the device."""
    return [
        f'<link rel="preload" href="{address(site, emblem)}" as="image"'
        f' media="(prefers-color-scheme: {scheme})" fetchpriority="high">'
        for theme, scheme in THEMES.items()
        for emblem in sorted(site.glob(f"assets/emblem-{theme}-*.svg"))
    ]


def drawn() -> dict[str, Any]:
    """Return the bar and the screen in each language, as HTML; exit if drawing fails."""
    made = subprocess.run(
        ["node", "tools/start-page.mjs"],
        cwd=ROOT,
        input=json.dumps({language: words_of(language) for language in languages()}),
        text=True,
        capture_output=True,
        check=False,
    )
    if made.returncode:
        sys.exit(f"The start page could not be drawn.\n{made.stderr}")
    found: dict[str, Any] = json.loads(made.stdout)
    return found


def add_script(site: Path, defines: Mapping[str, object]) -> str:
    """Write the script as a classic one, which runs before the first paint; return its address."""
    file = site / "assets" / "first-paint.js"
    esbuild(
        SOURCE,
        "--bundle",
        "--format=iife",
        "--minify",
        "--charset=utf8",
        f"--target={BROWSERS}",
        *(f"--define:{name}={json.dumps(defines[name])}" for name in DEFINES),
        *LOADERS,
        f"--outfile={file}",
    )
    return address(site, file.rename(file.with_stem(f"{file.stem}-{content_name(file)[:8]}")))
