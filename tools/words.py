"""Write the words into a site: a file per language, and the texts that are needed before it is loaded."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast

from runtime import content_name
from setup import ROOT
from volle.games import GAMES

LOCALES = ROOT / "locales"
MANIFEST = ROOT / "manifest.webmanifest"
TERMINAL = "terminal.ftl"
"""Texts of the command line only."""
PAGES = "pages.ftl"
"""Texts of the static pages of the rules only."""
ARENA = "arena.ftl"
"""Texts of the arena, loaded on demand."""
MORE = "more.ftl"
"""Texts of scripts that are loaded on demand, such as the deal of the day."""
BOARDS = "boards.ftl"
"""Texts of boards on phones, loaded on their page."""
FALLBACK = "fallback.ftl"
"""Texts of pages without scripts."""
SCENES = "*-scenes.ftl"
"""Texts of scenes, delivered with their tapes."""
CRASH = (
    *("crash-page", "crash-match", "start-again", "record-download", "report-copy"),
    *("load-network", "load-missing", "load-changed", "load-blocked"),
)
"""Texts of the crash screen, which may be needed before any words are loaded."""


def languages() -> list[str]:
    """Return the codes of all languages, which are the folders of locales/."""
    return sorted(folder.name for folder in LOCALES.iterdir())


def words_of(language: str, *more: str) -> str:
    """Return all words of the page in a language, and those of `more` files, without comments."""
    left_out = {TERMINAL, PAGES, ARENA, BOARDS, MORE, FALLBACK} - set(more)
    files = sorted(
        file
        for file in (LOCALES / language).glob("*.ftl")
        if file.name not in left_out and not file.match(SCENES)
    )
    return "\n".join(words_in(language, file.name) for file in files)


def words_in(language: str, name: str) -> str:
    """Return the words of one file, without comments."""
    text = (LOCALES / language / name).read_text("utf-8")
    return re.sub(r"^#.*\n", "", text, flags=re.MULTILINE)


def add_words(site: Path) -> dict[str, object]:
    """Write the words into `site`; return their metadata for the bundles, by the names in built.d.ts.

    A file's name changes with its words, so that a page never loads those of another version.
    """
    texts = {language: words_of(language) for language in languages()}
    plain = {language: plain_words(text) for language, text in texts.items()}
    for language, words in plain.items():
        add_manifest(site, language, words)
    return {
        "BUILT_WORDS": {
            language: add_file(site, f"words-{language}", text) for language, text in texts.items()
        },
        "BUILT_ARENA_WORDS": {
            language: add_file(site, f"arena-{language}", words_in(language, ARENA)) for language in texts
        },
        "BUILT_MORE_WORDS": {
            language: add_file(site, f"more-{language}", words_in(language, MORE)) for language in texts
        },
        "BUILT_BOARDS_WORDS": {
            language: add_file(site, f"boards-{language}", words_in(language, BOARDS)) for language in texts
        },
        "BUILT_CRASH": {language: {id_: words[id_] for id_ in CRASH} for language, words in plain.items()},
    }


def add_file(site: Path, name: str, text: str) -> str:
    """Write words under a name; return their address."""
    file = site / "assets" / f"{name}.ftl"
    file.parent.mkdir(exist_ok=True)
    file.write_text(text, "utf-8")
    return file.rename(file.with_stem(f"{file.stem}-{content_name(file)[:8]}")).relative_to(site).as_posix()


def add_manifest(site: Path, language: str, words: dict[str, str]) -> None:
    """Write the web app manifest of one language, with shortcuts to the games and the matches."""
    manifest: dict[str, Any] = json.loads(MANIFEST.read_text("utf-8"))
    screens = {f"setup/{game}": f"game-{game}" for game in GAMES} | {"matches": "matches-heading"}
    shortcuts = [{"name": words[id_], "url": f"../#{screen}"} for screen, id_ in screens.items()]
    manifest |= {"lang": language, "description": words["app-description"], "shortcuts": shortcuts}
    file = site / "manifests" / f"{language}.webmanifest"
    file.parent.mkdir(exist_ok=True)
    file.write_text(json.dumps(manifest, ensure_ascii=False, indent=1) + "\n", "utf-8")


@cache
def plain_words(text: str) -> dict[str, str]:
    """Return the messages of a Fluent text without variables or choices, by id."""
    found = {}
    for entry in FluentParser(with_spans=False).parse(text).body:
        if isinstance(entry, ast.Message) and entry.value:
            texts = [part.value for part in entry.value.elements if isinstance(part, ast.TextElement)]
            if len(texts) == len(entry.value.elements):
                found[entry.id.name] = "".join(texts)
    return found
