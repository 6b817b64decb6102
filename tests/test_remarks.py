"""Bots remark on events that the table reports, each in words of its own character."""

import re
from pathlib import Path

import pytest
from fluent.syntax import ast
from fluent_texts import ENGLISH, nodes, patterns, variables

from volle.games import GAMES

ROOT = Path(__file__).resolve().parent.parent


def remarks(game):
    """Return the texts of a game's remarks by the code of their event, with dashes for dots."""
    prefix = f"remark-{game}-"
    return {
        id_.removeprefix(prefix): text for id_, text in patterns(ENGLISH).items() if id_.startswith(prefix)
    }


@pytest.mark.parametrize("game", GAMES)
def test_each_bot_of_a_game_has_remarks_of_its_own(game):
    characters = [
        {variant.key.name for variant in node.variants}
        for text in remarks(game).values()
        for node in nodes(text)
        if isinstance(node, ast.SelectExpression) and variables(node.selector) == {"bot"}
    ]
    assert len(characters) >= len(remarks(game)) > 0
    assert all(found == set(GAMES[game].bots) for found in characters)


@pytest.mark.parametrize("game", GAMES)
def test_bots_remark_on_events_that_the_table_reports(game):
    story = (ROOT / "js" / "games" / game / "story.js").read_text("utf-8")
    reported = re.search(r"headlines: \[(.*?)\]", story, re.DOTALL)[1]
    assert {code.replace("-", ".") for code in remarks(game)} <= {
        code.replace("-", ".") for code in re.findall(r'"([\w.-]+)"', reported)
    }
