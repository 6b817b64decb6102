"""The parts around every static page, the page for missing addresses, and the generator of snippets."""

from __future__ import annotations

import json
from functools import cache
from html import escape
from pathlib import Path
from typing import Any

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource

from drawings.states import BOX
from facts import rules_of
from volle.cli.languages import USUAL
from volle.games import GAMES
from words import PAGES, languages, words_of

GENERATOR = "embed"
LINKS = {"sheet": "sheet-title", "scores": "score-sheet", GENERATOR: "generator-title"}
"""The pages beside the rules of a game: their folders, and the messages with their titles."""
THEMES = ("auto", "day", "night")

FRAME = """<a class="skip" href="#screen">{skip}</a>
    <header class="pages-bar">
      <a class="brand" href="{root}">Volle</a>
      <nav aria-label="{switch}">{games}</nav>
      <nav class="pages-languages" aria-label="{settings}">{languages}</nav>
    </header>
    <main id="screen" tabindex="-1"><article class="page rulebook" data-game="{game}">{body}</article></main>
    <footer class="pages-foot">
      <a class="button button-main" href="{root}#setup/{game}">{play}</a> {links}
    </footer>"""
GENERATOR_PAGE = """<h1>{title}</h1>
      <p class="intro">{about}</p>
      <form id="generator" class="generator">{fields}</form>
      <section class="generator-preview" id="preview" aria-label="{preview}"></section>
      {snippets}"""
FIELD = """<p><label class="field"><span>{label}</span>
      <select id="{id}" name="{id}">{options}</select></label></p>"""
SNIPPET = """<p><label class="field"><span>{label}</span>
      <textarea class="report" id="{id}" rows="5" readonly></textarea></label></p>
    <p class="row">
      <button type="button" class="button" data-copy="{id}">{copy}</button>
      <span role="status" data-copied="{id}" data-words="{copied}"></span>
    </p>"""
MISSING_PAGE = """<header class="pages-bar"><a class="brand" href="{base}">Volle</a></header>
    <main id="screen"><article class="page missing-page">{parts}{picture}</article></main>"""
PICTURE = (
    f'<span class="state-picture" aria-hidden="true"><svg class="state-art" viewBox="{BOX}"'
    ' aria-hidden="true" focusable="false"><use href="#state-lost"/></svg></span>'
)
MISSING_PART = """<section class="missing" lang="{language}">
    <h1>{heading}</h1>
    <p>{about}</p>
    <p><a class="button button-main" href="{base}?lang={language}">{play}</a></p>
  </section>"""


def message(language: str, id_: str, **words: str) -> str:
    """Return a message, or with `ID.NAME` its attribute; raise LookupError for an unknown id."""
    bundle = _bundle(language)
    name, _, attribute = id_.partition(".")
    found = bundle.get_message(name)
    pattern = found.attributes[attribute] if attribute else found.value
    assert pattern, id_
    return str(bundle.format_pattern(pattern, words)[0])


def text(language: str, id_: str, **words: str) -> str:
    """Return a message as HTML."""
    return escape(message(language, id_, **words))


def has(language: str, id_: str) -> bool:
    """Return True if there is a message of that id."""
    return _bundle(language).has_message(id_)


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(words_of(language, PAGES)))
    return bundle


def named_languages() -> dict[str, str]:
    """Return the name of each language in that language, the usual one first."""
    codes = sorted(languages(), key=lambda code: (code != USUAL, code))
    return {code: str(Locale(code).get_display_name(code)).capitalize() for code in codes}


def frame(page: dict[str, Any]) -> str:
    """Return the body of a page within links to the game, the other game, and other languages."""
    game, language, root = page["game"], page["language"], page["root"]

    def t(id_: str, **words: str) -> str:
        return text(language, id_, **words)

    def link(path: str, words: str, *, is_current: bool = False, more: str = "") -> str:
        current = ' aria-current="true"' if is_current else ""
        return f'<a class="pages-way" href="{root}{path}"{more}{current}>{words}</a> '

    own = f"rules/{game}/{language}/"
    games = (link(f"rules/{one}/{language}/", t(f"game-{one}"), is_current=one == game) for one in GAMES)
    others = (
        link(
            page["path"].replace(own, f"rules/{game}/{code}/"),
            name,
            is_current=code == language,
            more=f' lang="{code}" hreflang="{code}"',
        )
        for code, name in named_languages().items()
    )
    return FRAME.format(
        root=root,
        game=game,
        body=page["body"],
        skip=t("pages-skip"),
        switch=t("switch-game"),
        settings=t("settings-language"),
        play=t("pages-play", game=t(f"game-{game}")),
        games="".join(games),
        languages="".join(others),
        links="".join(link(f"{own}{folder}/", t(id_)) for folder, id_ in LINKS.items()),
    )


def generator(game: str, language: str, tapes: Path) -> dict[str, Any]:
    """Return the page that shows a scene and writes the snippet for it; js/pages/generator.js runs it."""

    def t(id_: str) -> str:
        return text(language, id_)

    scenes = (scene_group(tapes, rule["id"], language) for rule in rules_of(GAMES[game]))
    codes = (option(code, name, is_chosen=code == language) for code, name in named_languages().items())
    themes = (option(theme, t(f"theme-{theme}")) for theme in THEMES)
    fields = {"scene": ("generator-scene", scenes), "lang": ("settings-language", codes)}
    fields |= {"theme": ("settings-theme", themes)}
    body = GENERATOR_PAGE.format(
        title=t("generator-title"),
        about=t("generator-about"),
        preview=t("generator-preview"),
        fields="".join(
            FIELD.format(id=id_, label=t(label), options="".join(options))
            for id_, (label, options) in fields.items()
        ),
        snippets="".join(
            SNIPPET.format(
                id=id_, label=t(f"generator-{id_}"), copy=t("generator-copy"), copied=t("generator-copied")
            )
            for id_ in ("element", "frame")
        ),
    )
    return {"title": t("generator-title"), "about": t("generator-about"), "body": body}


def scenes_of(tapes: Path, rule: str) -> list[dict[str, Any]]:
    """Return the scenes of a rule, the one that its page shows first."""
    files = (tapes / f"{rule}.json", *sorted((tapes / rule).iterdir()))
    shown, *scenes = (json.loads(file.read_text("utf-8")) for file in files)
    return [shown, *(tape for tape in scenes if tape["scene"] != shown["scene"])]


def scene_group(tapes: Path, rule: str, language: str) -> str:
    """Return the choices of a rule's scenes."""
    scenes = scenes_of(tapes, rule)
    options = (option(tape["scene"], escape(tape["words"][language]["title"])) for tape in scenes)
    title = text(language, f"{rule.replace('.', '-')}.title")
    return f'<optgroup label="{title}">{"".join(options)}</optgroup>'


def option(value: str, words: str, *, is_chosen: bool = False) -> str:
    """Return one choice of a list."""
    return f'<option value="{value}"{" selected" if is_chosen else ""}>{words}</option>'


def missing(base: str) -> str:
    """Return the body of the page for missing addresses, in all languages; js/pages/missing.js shows one."""
    parts = (missing_part(base, code) for code in named_languages())
    return MISSING_PAGE.format(base=base, picture=PICTURE, parts="".join(parts))


def missing_part(base: str, language: str) -> str:
    """Return the text of that page in one language."""
    return MISSING_PART.format(
        language=language,
        heading=text(language, "nowhere-heading"),
        about=text(language, "nowhere-about"),
        base=base,
        play=text(language, "nowhere-play"),
    )
