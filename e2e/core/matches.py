"""Whole matches against the bots that think least: each has few decisions of a person."""

from player import Player
from volle.games import GAMES

SOON = 1500
"""The target of Volle Lotte: soon reached."""
BOTS = {"wolle": 4, "lotte": 1}
"""How many play along: the more sit at a table of Volle Wolle, the fewer rounds its cards last."""


def seats(game: str) -> tuple[str, ...]:
    """Who sits at the table."""
    quickest, *_ = GAMES[game].bots
    return ("Anna", *[f"bot:{quickest}"] * BOTS[game])


def play_a_match(player: Player, game: str) -> None:
    """Sets up a match, plays it to its end, and sees who has won."""
    player.set_up(*seats(game), game=game, target=SOON if game == "lotte" else None)
    player.play_to_the_end()
    assert player.driver.count("[data-winner=true]")
