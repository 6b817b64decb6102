"""Whole matches against the strongest bot of a game."""

from player import Player
from volle.games import GAMES

SOON = 1500
"""The target of Volle Lotte: soon reached."""


def strongest(game: str) -> str:
    """The bot of a game that plays best, as a seat."""
    return f"bot:{list(GAMES[game].bots)[-1]}"


def play_a_match(player: Player, game: str) -> None:
    """Sets up a match, plays it to its end, and sees who has won."""
    player.set_up("Anna", strongest(game), game=game, target=SOON if game == "lotte" else None)
    player.play_to_the_end()
    assert player.driver.count("[data-winner=true]")
