"""Every scene has texts in every language: short, counting in words, with players called by their names."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from scenes import load
from volle.games import GAMES

LOCALES = Path(__file__).resolve().parent.parent / "locales"
TOLD = [game for game in GAMES if (LOCALES / "en" / f"{game}-scenes.ftl").exists()]
"""The games whose scenes have words."""
LANGUAGES = sorted(folder.name for folder in LOCALES.iterdir())
EACH = [
    pytest.param(game, language, id=f"{game}-{language}")
    for game in TOLD
    for language in LANGUAGES
    if (LOCALES / language / f"{game}-scenes.ftl").exists()
]
SCENES = {game: {re.sub("[./]", "-", f"scene-{scene.id}"): scene for scene in load(game)} for game in TOLD}
"""The scenes of each game by the ids of their messages."""
LIMITS = {
    "de": {"title": 8, "story": 32, "task": 15, "notice": 32},
    "en": {"title": 8, "story": 32, "task": 15, "notice": 32},
    "fr": {"title": 10, "story": 38, "task": 18, "notice": 38},
    "nl": {"title": 8, "story": 34, "task": 16, "notice": 34},
}
"""The maximum number of words per text; French needs articles and prepositions where others join words."""
NAMES = r"3‑7‑0|0‑0‑7|26\+"  # noqa: RUF001
"""Names that consist of digits."""
FIGURES = {"wolle": {*range(1, 31)}, "lotte": {*range(1, 7), *range(200, 700, 100)}}
"""The numbers on dice, bid boards and cards, and the results of dice: scenes may write them as figures."""


def messages(game, language):
    """Return the texts of all scenes by message id, each with its parts by name."""
    text = (LOCALES / language / f"{game}-scenes.ftl").read_text("utf-8")
    found = (one for one in FluentParser().parse(text).body if isinstance(one, ast.Message))
    return {
        one.id.name: {"title": one.value} | {part.id.name: part.value for part in one.attributes}
        for one in found
    }


def texts(game, language):
    """Return each text of a language by message id and part name."""
    parts = messages(game, language).items()
    return {(id_, name): text for id_, found in parts for name, text in found.items()}


def names(text):
    """Return the variables of a text."""
    expressions = (one.expression for one in text.elements if isinstance(one, ast.Placeable))
    return [one.id.name for one in expressions if isinstance(one, ast.VariableReference)]


def said(text):
    """Return a text as displayed, with a letter for each placeable."""
    return "".join(one.value if isinstance(one, ast.TextElement) else "X" for one in text.elements)


def count(text):
    """Return the number of words in a text; punctuation does not count."""
    return sum(bool(re.search(r"\w", word)) for word in said(text).split())


def test_a_game_has_words():
    assert "wolle" in TOLD


@pytest.mark.parametrize(("game", "language"), EACH)
def test_each_scene_has_its_words_and_no_other(game, language):
    wanted = {
        id_: {"title", "story", "notice"} | ({"task"} if scene.kind in ("try", "find") else set())
        for id_, scene in SCENES[game].items()
    }
    assert {id_: set(parts) for id_, parts in messages(game, language).items()} == wanted


@pytest.mark.parametrize(("game", "language"), EACH)
def test_the_words_of_a_scene_are_few(game, language):
    limits = LIMITS.get(language, LIMITS["fr"])
    counts = {key: count(text) for key, text in texts(game, language).items()}
    assert {key: words for key, words in counts.items() if words > limits[key[1]]} == {}


@pytest.mark.parametrize(("game", "language"), EACH)
def test_each_title_stands_once(game, language):
    titles = [said(parts["title"]) for parts in messages(game, language).values()]
    assert sorted(titles) == sorted(set(titles))


@pytest.mark.parametrize(("game", "language"), EACH)
def test_figures_are_those_of_dice_bids_and_cards(game, language):
    plain = {key: re.sub(NAMES, "", said(text)) for key, text in texts(game, language).items()}
    figures = {key: {int(number) for number in re.findall(r"\d+", text)} for key, text in plain.items()}
    assert {key: found - FIGURES[game] for key, found in figures.items() if found - FIGURES[game]} == {}


@pytest.mark.parametrize(("game", "language"), EACH)
def test_only_players_of_the_scene_are_named(game, language):
    allowed = {
        id_: {f"seat{seat}" for seat in range(1, len(scene.match.names) + 1)}
        for id_, scene in SCENES[game].items()
    }
    found = {key: set(names(text)) for key, text in texts(game, language).items()}
    assert {key: named for key, named in found.items() if not named <= allowed[key[0]]} == {}


@pytest.mark.parametrize(("game", "language"), EACH)
def test_the_reader_is_not_called_by_name(game, language):
    eyes = {id_: scene.seat for id_, scene in SCENES[game].items() if scene.seat is not None}
    found = {key: names(text) for key, text in texts(game, language).items() if key[0] in eyes}
    assert {key for key, named in found.items() if f"seat{eyes[key[0]] + 1}" in named} == set()
