"""Write the static pages: a book per game and language, a page per rule, and a missing page."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from html import escape
from pathlib import Path
from string import printable
from typing import Any
from urllib.parse import urlsplit

import page_frame
import rule_book
from bundle import bundle, folder_script
from drawings.sprite import used_in
from headers import MISSING, policy_tag
from rule_pictures import FOLDER, add_rule_pictures, cover
from setup import ROOT
from small_fonts import with_small_fonts
from words import PAGES, languages, words_of

RULES = "rules"
STYLE = "css/pages.css"
SCRIPT = "js/pages/page.js"
GENERATOR_SCRIPT = "js/pages/generator.js"
MISSING_SCRIPT = "js/pages/missing.js"
SHARED_SIZE = (1200, 630)
"""The size in pixels of pictures for link previews."""
SITE_URL = ("SITE_URL", "URL")
"""Environment variables with the address of the site; Netlify sets the second."""

OEMBED = "oembed.json"
"""The description of a page for sites that embed it by its address, see oembed.com."""

DOCUMENT = """<!doctype html>
<html lang="{language}" data-theme="day">
  <head>
    <meta charset="utf-8">
    {policy}{first}
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="darkreader-lock">
    <title>{title}</title>
    <meta name="description" content="{about}">
    {head}<link rel="icon" href="{root}icons/icon.svg" type="image/svg+xml">
    <link rel="stylesheet" href="{root}{style}">
    <script type="module" blocking="render" src="{root}{script}"></script>
    <script defer src="{root}element/1.js"></script>
  </head>
  <body>
    {body}
  </body>
</html>
"""


def add_rule_pages(site: Path) -> None:
    """Write all pages below `site`/rules/, with their style, script and pictures."""
    # In a separate folder, because installing the game needs none of it.
    bundles = bundle(site / RULES, [STYLE, SCRIPT, GENERATOR_SCRIPT, MISSING_SCRIPT], {})
    pages = all_pages(site / "scenes")
    missing = page_frame.missing(base())
    letters = "".join(sorted({*printable, *missing, *(letter for page in pages for letter in page["body"])}))
    style = with_small_fonts(site / RULES, bundles[STYLE].address, letters)

    def addresses(script: str) -> dict[str, str]:
        return {"style": f"{RULES}/{style}", "script": f"{RULES}/{bundles[script].address}"}

    where = site_address()
    add_rule_pictures(site, shared=where is not None)
    for page in pages:
        file = site / page["path"] / "index.html"
        file.parent.mkdir(parents=True, exist_ok=True)
        script = GENERATOR_SCRIPT if file.parent.name == page_frame.GENERATOR else SCRIPT
        file.write_text(document(page, addresses(script), links(page), folder_script()), "utf-8")
        if where is not None:
            (file.parent / OEMBED).write_text(json.dumps(oembed(page, where), indent=1), "utf-8")
    (site / MISSING).write_text(missing_page(missing, addresses(MISSING_SCRIPT)), "utf-8")


def all_pages(tapes: Path) -> list[dict[str, Any]]:
    """Return all pages but the missing one, with the scenes of `tapes`."""
    pages = [page for one in drawn(tapes) for page in rule_book.pages_of(one, tapes)]
    for book in [page for page in pages if page["path"] == f"{RULES}/{page['game']}/{page['language']}/"]:
        place = {"path": f"{book['path']}{page_frame.GENERATOR}/", "root": f"../{book['root']}"}
        pages.append({**book, **place, **page_frame.generator(book["game"], book["language"], tapes)})
    return [{**page, "body": page_frame.frame(page)} for page in pages]


def drawn(tapes: Path) -> list[rule_book.Drawn]:
    """Return what the app's templates draw for each game in each language; exit if drawing fails."""
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
    games: list[rule_book.Drawn] = json.loads(made.stdout)
    return games


def document(page: dict[str, Any], addresses: dict[str, str], head: str, first: str = "") -> str:
    """Return a page as HTML, with the element `first` before everything that it loads."""
    texts = {name: escape(str(page[name])) for name in ("language", "title", "about", "root")}
    body = page["body"] + used_in(page["body"])
    return DOCUMENT.format(**texts, **addresses, policy=policy_tag(), first=first, head=head, body=body)


def missing_page(body: str, addresses: dict[str, str]) -> str:
    """Return the page for missing addresses, with absolute paths, because it is sent for any path."""
    page = {"language": "en", "title": "Volle: 404", "about": "Volle", "root": base(), "body": body}
    return document(page, addresses, "")


def base() -> str:
    """Return the base path of the site; the root unless configured otherwise."""
    return f"{urlsplit(site_address() or '').path}/"


def links(page: dict[str, Any]) -> str:
    """Return the metadata for other sites, with absolute addresses; empty if the site has no address."""
    site = site_address()
    if site is None:
        return ""
    places = {
        code: f"{site}/{page['path'].replace(part(page), part({**page, 'language': code}), 1)}"
        for code in languages()
    }
    tags = [f'<link rel="canonical" href="{escape(places[page["language"]])}">']
    tags += [
        f'<link rel="alternate" hreflang="{code}" href="{escape(place)}">' for code, place in places.items()
    ]
    tags.append(f'<link rel="alternate" hreflang="x-default" href="{escape(places["en"])}">')
    title, own = escape(page["title"]), escape(f"{site}/{page['path']}{OEMBED}")
    tags.append(f'<link rel="alternate" type="application/json+oembed" href="{own}" title="{title}">')
    tags += preview_tags(preview(page, site))
    return "".join(f"{tag}\n    " for tag in tags)


def preview_tags(preview: dict[str, str]) -> list[str]:
    """Return the elements of a link preview."""
    return [
        f'<meta {"name" if name.startswith("twitter") else "property"}="{name}" content="{escape(text)}">'
        for name, text in preview.items()
    ]


def preview(page: dict[str, Any], site: str) -> dict[str, str]:
    """Return the link preview of a page: its title and its picture."""
    return {
        "og:type": "article",
        "og:title": page["title"],
        "og:description": page["about"],
        "og:image": f"{site}/{FOLDER}/{page['rule'] or cover(page['game'])}.png",
        "og:image:width": str(SHARED_SIZE[0]),
        "og:image:height": str(SHARED_SIZE[1]),
        "og:image:alt": page["picture"],
        "twitter:card": "summary_large_image",
    }


def oembed(page: dict[str, Any], site: str) -> dict[str, Any]:
    """Return the oEmbed answer of a page: a picture, because many sites forbid frames with scripts."""
    said = preview(page, site)
    return {
        "version": "1.0",
        "type": "photo",
        "title": page["title"],
        "url": said["og:image"],
        "width": SHARED_SIZE[0],
        "height": SHARED_SIZE[1],
        "provider_name": "Volle",
        "provider_url": f"{site}/",
    }


def site_address() -> str | None:
    """Return the address of the site without a slash at its end, if the environment sets one."""
    site = next(filter(None, map(os.environ.get, SITE_URL)), None)
    return site and site.rstrip("/")


def part(page: dict[str, Any]) -> str:
    """Return the part of a page's path that names its language."""
    return f"/{page['game']}/{page['language']}/"
