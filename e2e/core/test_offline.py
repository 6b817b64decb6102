"""Offline play after the first visit, in every browser."""

from collections.abc import Callable

import pytest

from core.short_matches import play_a_match, play_last_rounds
from player import Player
from servers import OwnSite


@pytest.mark.long
def test_matches_of_both_games_are_played_without_a_server(
    player: Player, own_site: OwnSite, count_case: Callable[..., None]
) -> None:
    driver = player.visit(own_site.url).driver
    driver.wait_for("body[data-offline=ready]")
    own_site.kill()
    driver.reload()
    player.wait_until_ready().skip_animations().stop_painting()
    driver.wait_for("body[data-offline=ready]")
    # Both matches are long; test_match.py plays with a pointer.
    driver.has_pointer = False
    play_a_match(player)
    play_last_rounds(player, own_site.url)
    count_case("server stopped after the first visit")
