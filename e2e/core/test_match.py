"""Whole matches by taps, in every browser."""

from core.player import Player
from volle.games import GAMES


def test_a_match_of_each_game_is_played_to_its_end(player: Player, site: str) -> None:
    player.arrive(site)
    for game in GAMES:
        player.play_a_match(game)
