"""The pictures of the rules: one per rule, of existing drawings, without words."""

import re
import tomllib

import pytest

from rule_pictures import SOURCES, drawn, round_pictures, rule_pictures
from setup import ROOT

GAMES = sorted(file.stem for file in SOURCES.glob("*.toml"))


@pytest.fixture(scope="module")
def pictures():
    """Return every picture as SVG."""
    rules, rounds = rule_pictures(), round_pictures()
    return drawn({game: {**rules[game], **rounds[game]} for game in GAMES})


def rules_of(game):
    """Return the ids of all rules of a game."""
    return [rule["id"] for rule in tomllib.loads((ROOT / f"rulebook/{game}.toml").read_text("utf-8"))["rule"]]


@pytest.mark.parametrize("game", GAMES)
def test_each_rule_has_a_picture_in_the_order_of_the_rules(game):
    assert list(rule_pictures()[game]) == rules_of(game)


@pytest.mark.parametrize("game", GAMES)
def test_a_round_has_five_pictures(game):
    assert list(round_pictures()[game]) == [f"{game}.round-{number}" for number in range(1, 6)]


@pytest.mark.slow
def test_all_pictures_can_be_drawn_and_have_no_words(pictures):
    assert len(pictures) == sum(len(rules_of(game)) + 5 for game in GAMES)
    for name, picture in pictures.items():
        assert re.match(r'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 400" width="640"', picture)
        assert set(re.findall(r"<(\w+)", picture)) <= {"svg", "g", "path", "rect", "circle", "ellipse"}, name
        assert not re.search(r">[^<\s]", picture.strip()), name


@pytest.mark.slow
def test_a_picture_needs_no_style_sheet_and_nothing_of_a_page(pictures):
    for name, picture in pictures.items():
        assert not re.search(
            r"\b(?:class|style|href|aria-\w+|data-\w+|on\w+)=|url\(|undefined|NaN", picture
        ), name


@pytest.mark.slow
@pytest.mark.parametrize("row", ["unicorn", "card:s99", "die:d12^glitter", "( die:d12", "num:?"])
def test_an_unknown_object_is_not_drawn(row):
    with pytest.raises(SystemExit, match=r"wolle\.dice"):
        drawn({"wolle": {"wolle.dice": [row]}})


@pytest.mark.slow
def test_other_sites_are_given_a_picture_of_the_size_that_they_want(tmp_path):
    drawn({"lotte": {"lotte.dice": ["die:1 num:26+"]}}, tmp_path / "new")
    data = (tmp_path / "new" / "lotte.dice.png").read_bytes()
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    assert [int.from_bytes(data[at : at + 4], "big") for at in (16, 20)] == [1200, 630]
