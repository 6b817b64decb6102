"""The modules and files of a game, and the error for a missing one.

docs/architecture.md, "A third game, step by step", lists what every game needs.
"""

from importlib import import_module

import pytest

from facts import ON_PAGE
from setup import ROOT
from volle.core.figures import NO_FIGURES
from volle.games import GAMES

__all__ = ["COACHED", "COUNTED", "ON_PAGE", "TOLD", "module", "text_of"]

COUNTED = [name for name, game in GAMES.items() if game.statistics is not NO_FIGURES]
"""The games whose statistics go beyond places and points."""
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
    """Fail with the name of the missing part."""
    pytest.fail(f"add {path}: docs/architecture.md, 'A third game, step by step', says what it is for")
