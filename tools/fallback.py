"""Add the texts that pages show without scripts."""

from __future__ import annotations

import json
from html import escape
from pathlib import Path

from bundle import esbuild
from words import FALLBACK, languages, plain_words, words_of

SOURCE = "js/fallback/fallback.js"
SCRIPT = "fallback.js"
"""A fixed name, because pages of every version request it."""
OLDEST = "es2015"
"""The script runs even in browsers that are too old for the game, to report that."""
STATIC = {"noscript": "needs-script", 'div class="not-started"': "start-nothing"}
"""The messages in the pages themselves, by element: for scripts that are off or failed to load."""
WORDS = (
    *("start-failed", "start-stalled", "start-file", "start-frame", "start-browser"),
    *("load-network", "load-missing", "load-changed", "load-type", "load-blocked", "load-afresh"),
)


def add_fallback(site: Path) -> None:
    """Write `site`/fallback.js, and the texts of the pages of `site` without scripts, in every language."""
    said = {language: plain_words(words_of(language, FALLBACK)) for language in languages()}
    words = {language: {name: each[name] for name in WORDS} for language, each in said.items()}
    esbuild(
        SOURCE,
        "--bundle",
        "--format=iife",
        "--minify",
        "--charset=utf8",
        f"--target={OLDEST}",
        f"--define:BUILT_FALLBACK={json.dumps(words, ensure_ascii=False)}",
        f"--outfile={site / SCRIPT}",
    )
    for page in site.glob("*.html"):
        text = page.read_text("utf-8")
        for tag, name in STATIC.items():
            lines = (f'<p lang="{language}">{escape(each[name])}</p>' for language, each in said.items())
            text = text.replace(f"<{tag}>", f"<{tag}>{''.join(lines)}")
        page.write_text(text, "utf-8")
