"""Play without a server after the first visit, in every browser."""

from collections.abc import Callable

import pytest

from core.matches import play_a_match
from player import Player
from servers import OwnSite
from volle.games import GAMES


@pytest.mark.long
def test_without_a_server_a_match_of_each_game_is_played_to_its_end(
    player: Player, own_site: OwnSite, trial: Callable[..., None]
) -> None:
    driver = player.visit(own_site.url).driver
    driver.wait_for("body[data-offline=ready]")
    own_site.kill()
    driver.reload()
    player.arrive().hurry().unpaint()
    driver.wait_for("body[data-offline=ready]")
    for game in GAMES:
        play_a_match(player, game)
    trial("server gone after the first visit")
