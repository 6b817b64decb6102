"""A bot for Volle Lotte that plays by the odds: it chooses the option with the best odds.

It asks the engine for the odds of each option, and parses the option's first action from its text.
"""

from typing import Any

from volle.core.chance import Stream
from volle.lotte import GAME
from volle.lotte.view import View


def bot(view: View, _rng: Stream) -> Any:
    """Return one of `view.legal`."""
    odds = GAME.odds_of(view)
    if odds and odds.seat == view.seat:
        for option in odds.aims[0].options:
            if option.best and option.actions:
                return GAME.parse_action(option.actions[0])
    return view.legal[0]
