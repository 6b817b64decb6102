"""The games there are, by name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from volle import lotte, wolle
from volle.core.game import AnyGame

GAMES: Final[Mapping[str, AnyGame]] = {game.name: game for game in (wolle.GAME, lotte.GAME)}
