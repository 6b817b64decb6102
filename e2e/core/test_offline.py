"""Play without a server after the first visit, in every browser."""

from collections.abc import Callable

from core.player import Player
from servers import OwnSite
from volle.games import GAMES


def test_without_a_server_a_match_of_each_game_is_played_to_its_end(
    player: Player, own_site: OwnSite, trial: Callable[..., None]
) -> None:
    see = player.arrive(own_site.url).visitor
    see.wait_for("body[data-offline=ready]")
    own_site.kill()
    see.reload()
    player.wait()
    see.wait_for("body[data-offline=ready]")
    for game in GAMES:
        player.play_a_match(game)
    trial("server gone after the first visit")
