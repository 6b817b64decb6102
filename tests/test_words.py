"""Every code of the engine has words on the screen."""

import ast
import re
from functools import cache
from pathlib import Path
from typing import get_args

import pytest
from parts import ON_PAGE, module, text_of

from volle.core.options import Capability
from volle.games import GAMES

ROOT = Path(__file__).resolve().parent.parent
REFUSALS = {
    "GameError",
    "IllegalAction",
    "BadNotation",
    "BadOptions",
    "BadRecord",
    "refuse",
    "_refuse",
    "_bad",
}
LANGUAGES = sorted(folder.name for folder in (ROOT / "locales").iterdir())


def messages(language: str) -> set[str]:
    """Return the ids of all messages of a language."""
    files = (ROOT / "locales" / language).glob("*.ftl")
    return set(re.findall(r"^([a-z][\w-]*) =", "\n".join(file.read_text("utf-8") for file in files), re.M))


@cache
def refusal_codes() -> set[str]:
    """Return every code with which the engine can refuse a player."""
    files = (ROOT / "py").rglob("*.py")
    calls = (node for file in files for node in ast.walk(ast.parse(file.read_text("utf-8"))))
    return {
        call.args[0].value
        for call in calls
        if isinstance(call, ast.Call)
        and isinstance(call.func, ast.Name)
        and call.func.id in REFUSALS
        and call.args
        and isinstance(call.args[0], ast.Constant)
    } | {f"{capability}.options" for capability in get_args(Capability)}


def option_codes() -> set[str]:
    """Return every code that refuses the value of an option, unless its game has its own codes."""
    options = (option for game in GAMES.values() for option in game.options)
    return {option.code for option in options if option.values or option.range}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_words(language):
    wanted = {f"error-{code.replace('.', '-')}" for code in refusal_codes() | option_codes()}
    assert len(wanted) > 40
    assert wanted - messages(language) == set()


@pytest.mark.parametrize("game", ON_PAGE)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_has_words(language, game):
    events = get_args(module(game, "events").Event)
    wanted = {f"event-{game}-{event.code.replace('.', '-')}" for event in events}
    assert len(wanted) > 10
    assert wanted - messages(language) == set()


@pytest.mark.parametrize("game", ON_PAGE)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_highlight_has_words(language, game):
    highlights = get_args(module(game, "highlights").Highlight)
    wanted = {f"highlight-{game}-{one.code}" for one in highlights}
    assert len(wanted) >= 5
    assert wanted - messages(language) == set()


@pytest.mark.parametrize("game", ON_PAGE)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_celebration_has_words(language, game):
    story = text_of(f"js/games/{game}/story.js")
    wanted = set(re.findall(r'\bwords: "([\w-]+)"', story))
    assert len(wanted) >= 2
    assert wanted - messages(language) == set()


@pytest.mark.parametrize("game", ON_PAGE)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_overview_above_the_rules_has_words(language, game):
    signs = {f"sign-{card.kind}" for card in GAMES[game].reference.deck}
    assert len(signs) > 5
    wanted = {f"rules-{game}-{part}" for part in {"aim", "players", "setup", "signs"} | signs}
    assert wanted - messages(language) == set()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_badge_has_words(language, game):
    wanted = {f"badge-{game}-{name}" for name in GAMES[game].statistics.badges}
    assert wanted - messages(language) == set()
