"""The registry of games, and matches of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from os import urandom
from typing import TYPE_CHECKING, Any, Final, Literal, overload

from volle.core import chance
from volle.core import match as matches
from volle.core.errors import BadArgument, UnknownGame
from volle.core.game import A, AnyGame, E, Game, Opt, S, V
from volle.core.match import Match

if TYPE_CHECKING:
    import volle.lotte.events as lotte_events
    import volle.lotte.types as lotte_types
    import volle.lotte.view as lotte_view
    import volle.wolle.events as wolle_events
    import volle.wolle.types as wolle_types
    import volle.wolle.view as wolle_view

    Wolle = Game[
        wolle_types.Options, wolle_types.State, wolle_types.Action, wolle_events.Event, wolle_view.View
    ]
    Lotte = Game[
        lotte_types.Options, lotte_types.State, lotte_types.Action, lotte_events.Event, lotte_view.View
    ]


class Games(Mapping[str, AnyGame]):
    """Games by name; each is imported when it is first used."""

    def __init__(self, **loaders: Callable[[], AnyGame]) -> None:
        self.loaders = loaders

    def __getitem__(self, name: str) -> AnyGame:
        """Return a game; raises UnknownGame, which is a KeyError too."""
        loader = self.loaders.get(name) if isinstance(name, str) else None
        if loader is None:
            raise UnknownGame("game", name, " | ".join(self.loaders))
        return loader()

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
"""The games by name."""


@overload
def load(name: Literal["wolle"]) -> Wolle: ...
@overload
def load(name: Literal["lotte"]) -> Lotte: ...
@overload
def load(name: str) -> AnyGame: ...
def load(name: str) -> AnyGame:
    """Return a game by its name, `wolle` or `lotte`; raises UnknownGame, which is a KeyError too.

    >>> load("lotte").seats
    range(2, 11)
    """
    return GAMES[name]


def begin(
    game: Game[Opt, S, A, E, V],
    names: Sequence[str],
    options: Mapping[str, Any] | None = None,
    seed: str | None = None,
) -> Match[Opt, S, A, E, V]:
    """Begin a match; raises BadOptions.

    A name is that of a person, `bot:LEVEL`, or `bot:LEVEL NAME`. A seed text gives the same dice and cards
    each time; without one, they come from the system's entropy.

    >>> begin(load("wolle"), ["Anna", "bot:ram"], {"open_herd": True}, seed="x").ply
    0
    """
    if not isinstance(game, Game):
        raise BadArgument("game", game, "a game, such as volle.load('lotte')")
    agreed = dict(options) if isinstance(options, Mapping) else {} if options is None else options
    return matches.begin(game, _names(names), agreed, seed_of(seed))


def _names(given: object) -> tuple[str, ...]:
    """Return the names in a collection of texts; raises BadArgument, also for a single text."""
    names = tuple(given) if isinstance(given, Iterable) and not isinstance(given, str | bytes) else ()
    if not names or not all(isinstance(name, str) for name in names):
        raise BadArgument("names", given, "a list of names, one for each seat")
    return names


def seed_of(text: str | None) -> bytes:
    """Return the seed of a text, the first bytes of its SHA-256; without a text, a fresh seed.

    Raises BadArgument.
    """
    if not isinstance(text, str | None):
        raise BadArgument("seed", text, "a text")
    return urandom(chance.SEED_BYTES) if text is None else chance.derive_seed(text)
