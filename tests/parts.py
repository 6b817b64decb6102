"""The modules and files of a game, and the error for a missing one.

docs/adding-a-game.md lists the parts that every game needs.
"""

from importlib import import_module

import pytest

from facts import ON_PAGE
from setup import ROOT
from volle.core.statistics import NO_STATISTICS
from volle.games import GAMES

__all__ = ["COACHED", "COUNTED", "ON_PAGE", "TOLD", "module", "text_of"]

COUNTED = [name for name, game in GAMES.items() if game.statistics is not NO_STATISTICS]
"""The games that count more of a match than places and points."""
COACHED = [name for name, game in GAMES.items() if game.coach]
"""The games that have a coach."""
TOLD = [name for name in GAMES if (ROOT / "locales" / "en" / f"{name}.ftl").exists()]
"""The games that have words."""


def module(game, name):
    """Return a module of a game."""
    try:
        return import_module(f"volle.{game}.{name}")
    except ModuleNotFoundError:
        missing(f"py/volle/{game}/{name}.py")


def text_of(path):
    """Return the text of a file below the root of the repository."""
    return (ROOT / path).read_text("utf-8") if (ROOT / path).exists() else missing(path)


def missing(path):
    """Fail, and name what to add."""
    pytest.fail(f"add {path}: docs/adding-a-game.md describes it")
