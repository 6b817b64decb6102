"""Parameters of which `make test` tries some values, and the sweeps of `make test-all` the others."""

from collections.abc import Iterable

import pytest

from volle.games import GAMES


def swept(values: Iterable[object], *usual: object) -> list[object]:
    """Return the values of a parameter: the usual ones first, the others for the sweeps alone."""
    return [*usual, *(pytest.param(value, marks=pytest.mark.sweep) for value in values if value not in usual)]


EITHER_GAME = pytest.mark.parametrize("game", swept(GAMES, "lotte"))
"""The parameter for what the page does alike for both games: its shared code names no game."""

FROM_NEAR_THE_END = pytest.mark.parametrize(
    "is_whole",
    [False, pytest.param(True, marks=pytest.mark.sweep)],
    ids=["from near its end", "from its start"],
)
"""The parameter of a match that is played to its end: the last round exercises what the earlier ones do."""
