"""Writes the static pages of the rules: a book for each game and language, and a page for each rule."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from html import escape
from pathlib import Path
from typing import Any

from bundle import bundle
from setup import ROOT
from words import PAGES, languages, words_of

RULES = "rules"
STYLE = "css/pages.css"
SCRIPT = "js/pages/page.js"
SITE_URL = ("SITE_URL", "URL")
"""Variables of the environment that say where the site will stand; Netlify sets the second."""

DOCUMENT = """<!doctype html>
<html lang="{language}" data-theme="day">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>{title}</title>
    <meta name="description" content="{about}">
    {links}<link rel="icon" href="{root}icons/icon.svg" type="image/svg+xml">
    <link rel="stylesheet" href="{root}{style}">
    <script type="module" blocking="render" src="{root}{script}"></script>
    <script type="module" src="{root}element/1.js"></script>
  </head>
  <body>
    {body}
  </body>
</html>
"""


def add_rule_pages(site: Path) -> None:
    """Writes all pages below `site`/rules/, with their style and their script."""
    # In their own folder: whoever installs the game needs none of it.
    bundles = bundle(site / RULES, [STYLE, SCRIPT], {})
    addresses = {
        name: f"{RULES}/{bundles[file].address}" for name, file in (("style", STYLE), ("script", SCRIPT))
    }
    for page in drawn(site / "scenes"):
        file = site / page["path"] / "index.html"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(document(page, addresses), "utf-8")


def drawn(tapes: Path) -> list[dict[str, Any]]:
    """Returns what the page's own templates make of each page and of the tapes of its scenes; exits if they cannot."""
    words = {language: words_of(language, PAGES) for language in languages()}
    made = subprocess.run(
        ["node", "tools/rule-pages.mjs", str(tapes)],
        cwd=ROOT,
        input=json.dumps(words),
        text=True,
        capture_output=True,
        check=False,
    )
    if made.returncode:
        sys.exit(f"The pages of the rules could not be drawn.\n{made.stderr}")
    found: list[dict[str, Any]] = json.loads(made.stdout)
    return found


def document(page: dict[str, Any], addresses: dict[str, str]) -> str:
    """Returns a page as HTML."""
    texts = {name: escape(str(page[name])) for name in ("language", "title", "about", "root")}
    return DOCUMENT.format(**texts, **addresses, links=links(page), body=page["body"])


def links(page: dict[str, Any]) -> str:
    """Returns links to the page in each language, by whole addresses; nothing where the site has none."""
    site = next(filter(None, map(os.environ.get, SITE_URL)), None)
    if site is None:
        return ""
    places = {
        code: f"{site.rstrip('/')}/{page['path'].replace(part(page), part({**page, 'language': code}), 1)}"
        for code in languages()
    }
    tags = [f'<link rel="canonical" href="{escape(places[page["language"]])}">']
    tags += [
        f'<link rel="alternate" hreflang="{code}" href="{escape(place)}">' for code, place in places.items()
    ]
    tags.append(f'<link rel="alternate" hreflang="x-default" href="{escape(places["en"])}">')
    return "".join(f"{tag}\n    " for tag in tags)


def part(page: dict[str, Any]) -> str:
    """Returns the part of a page's path that names its language."""
    return f"/{page['game']}/{page['language']}/"
