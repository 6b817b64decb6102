"""The games there are, by name."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import Final

from volle.core.game import AnyGame


class Games(Mapping[str, AnyGame]):
    """Games by name, each a package of its own; it is imported when it is first asked for."""

    def __init__(self, *names: str) -> None:
        self._names = names

    def __getitem__(self, name: str) -> AnyGame:
        if name not in self._names:
            raise KeyError(name)
        game: AnyGame = import_module(f"volle.{name}").GAME
        return game

    def __iter__(self) -> Iterator[str]:
        return iter(self._names)

    def __len__(self) -> int:
        return len(self._names)


GAMES: Final[Mapping[str, AnyGame]] = Games("wolle", "lotte")
