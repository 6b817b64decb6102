"""The registry of games."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from volle.core.game import AnyGame


class Games(Mapping[str, AnyGame]):
    """Games by name; each is imported when it is first used."""

    def __init__(self, **loaders: Callable[[], AnyGame]) -> None:
        self.loaders = loaders

    def __getitem__(self, name: str) -> AnyGame:
        return self.loaders[name]()

    def __iter__(self) -> Iterator[str]:
        return iter(self.loaders)

    def __len__(self) -> int:
        return len(self.loaders)


def _wolle() -> AnyGame:
    from volle.wolle import GAME  # noqa: PLC0415 - a page or program may need one game only

    return GAME


def _lotte() -> AnyGame:
    from volle.lotte import GAME  # noqa: PLC0415

    return GAME


GAMES: Final = Games(wolle=_wolle, lotte=_lotte)
