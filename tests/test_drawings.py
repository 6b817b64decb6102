"""The drawings of the page: complete, self-contained, and listed for its scripts."""

import re
from pathlib import Path

import pytest

from drawings import sprite
from volle.games import GAMES
from volle.wolle.cards import HOUSE_DECK

ROOT = Path(__file__).resolve().parent.parent
ELEMENTS = {"g", "svg", "path", "rect", "circle", "ellipse"}
ATTRIBUTES = {
    *("d", "x", "y", "cx", "cy", "r", "rx", "ry", "width", "height", "viewBox", "preserveAspectRatio"),
    *("fill", "fill-opacity", "fill-rule", "opacity", "stroke", "stroke-width", "stroke-linecap"),
    *("stroke-linejoin", "stroke-dasharray", "stroke-opacity", "paint-order", "transform"),
}


def test_the_list_for_scripts_is_up_to_date():
    assert sprite.LIST.read_text("utf-8") == sprite.text(), "`make drawings` updates it"


def test_a_drawing_has_no_text_and_refers_to_nothing():
    for name, drawing in sprite.drawings().items():
        assert set(re.findall(r"<(\w+)", drawing.content)) <= ELEMENTS, name
        assert set(re.findall(r'([\w-]+)="', drawing.content)) <= ATTRIBUTES, name
        assert not re.search(r">[^<]", drawing.content), name


def colours_of_the_page(names):
    """Return the tokens that drawings use."""
    drawn = "".join(sprite.drawings()[name].content for name in names)
    return {*re.findall(r"var\((--[\w-]+)\)", drawn)}


def test_only_the_colours_of_seats_words_and_sceneries_come_from_the_page():
    names = [name for name in sprite.drawings() if not name.endswith("-scenery")]
    assert colours_of_the_page(names) == {"--seat", "--cream"}


@pytest.mark.parametrize("game", GAMES)
def test_a_scenery_has_each_of_its_colours_in_both_themes(game):
    styles = (ROOT / "css" / "games" / game / "scenery.css").read_text("utf-8")
    for colours in re.findall(r"\.scenery \{([^}]+)\}", styles):
        assert {*re.findall(r"(--[\w-]+):", colours)} == colours_of_the_page([f"{game}-scenery"])


def test_each_bot_has_a_face():
    for name, game in GAMES.items():
        assert {f"{name}-bot-{bot}" for bot in game.bots} <= set(sprite.drawings())


def test_each_card_of_the_house_deck_has_its_figure_and_its_signs():
    names = set(sprite.drawings())
    for card in HOUSE_DECK.cards:
        assert f"wolle-figure-{card.id}" in names
        assert card.number is None or f"wolle-number-{card.number}" in names
        assert card.corner == 0 or f"wolle-corner-{card.corner}" in names


def test_scripts_refer_to_existing_drawings_only():
    called = re.compile(r"\b(?:drawing|symbol)\(\s*[\"`]([\w-]+)(\$?)")
    names = set(sprite.drawings())
    scripts = [file for file in (ROOT / "js").rglob("*.js") if not file.name.endswith(".test.js")]
    found = [match for file in scripts for match in called.findall(file.read_text("utf-8"))]
    assert len(found) > 20
    for start, is_open in found:
        assert any(name.startswith(start) if is_open else name == start for name in names), start


def test_a_page_gets_the_drawings_that_it_refers_to():
    page = '<svg><use href="#lotte-crown"/><use href="#other"/></svg>'
    assert re.findall(r'id="([\w-]+)"', sprite.used_in(page)) == ["lotte-crown"]
    assert sprite.used_in("<p>none</p>") == ""
