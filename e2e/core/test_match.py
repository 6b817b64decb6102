"""Whole matches by taps, in every browser."""

import pytest

from core.player import Player
from volle.games import GAMES


@pytest.mark.parametrize("game", GAMES)
def test_a_match_is_played_to_its_end(player: Player, site: str, game: str) -> None:
    strongest = list(GAMES[game].bots)[-1]
    player.arrive(site).set_up(game, strongest)
    assert player.play_on() > 0
    assert player.visitor.count(".ranking tr[data-winner=true], .sheet [data-winner=true]")
