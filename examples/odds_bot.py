"""A bot for Volle Lotte that plays by the odds: it takes the way that no other one surpasses.

It asks the engine for the odds of each way, and finds the action by its text.
"""

from typing import Any

from volle.core.chance import Stream
from volle.lotte import GAME
from volle.lotte.view import View


def bot(view: View, _rng: Stream) -> Any:
    """Return one of `view.legal`."""
    outlook = GAME.odds_of(view)
    if outlook and outlook.seat == view.seat:
        for way in outlook.plans[0].ways:
            if way.is_best and way.actions:
                return GAME.parse_action(way.actions[0])
    return view.legal[0]
