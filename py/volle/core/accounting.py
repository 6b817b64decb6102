"""The refusal of options that the odds, the advice or the bots of a game do not account for."""

from __future__ import annotations

from typing import Any, Final

from volle.core.errors import BadOptions
from volle.core.game import AnyGame
from volle.core.options import Accounted, Capability, agreed_values

_NOTHING: Final = Accounted()


def check_accounted(game: AnyGame, options: Any, capability: Capability) -> None:
    """Raise BadOptions if a capability of the game does not account for the options.

    It has to account for each option that is not at its default: the capability was written before the
    option, so all it knows is play without it. Codes: odds.options, advice.options, bots.options.
    """
    accounted = game.accounted.get(capability, _NOTHING)
    values = agreed_values(game.format_options(options), game.options)
    ignored = tuple(
        option.name
        for option in game.options
        if option.name not in accounted and values[option.name] != option.default
    )
    if ignored:
        raise BadOptions(f"{capability}.options", options=ignored)
