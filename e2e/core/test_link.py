"""Links between a browser and a device without one; test_link_matches.py plays to the end in Chromium."""

from collections.abc import Callable

import pytest

from link_matches import FIRST_VISIT, begin, device_link, link_of, open_link, play
from player import Player
from tests.devices import Device
from volle.cli.link import record_of

LEVELS = {"firefox": "plan", "webkit": "friends"}
LINKS = 2
"""Links in each direction."""


@pytest.mark.long
@pytest.mark.only_in("firefox", "webkit")
def test_a_match_by_links_is_played_with_another_device(
    player: Player, site: str, count_case: Callable[..., None], browser_name: str
) -> None:
    player.visit(site)
    begin(player, "lotte", *FIRST_VISIT, level=LEVELS[browser_name])
    player.stop_painting().driver.has_pointer = False
    friend = Device("Ben")
    for number in range(LINKS):
        play(player)
        assert friend.receive(record_of(link_of(player))) == ("next" if number else "free")
        open_link(player, device_link(friend.play()))
        play(player)
        assert friend.match.ply <= player.ply()
    count_case(f"link between {browser_name.title()} and another device", 2 * LINKS)
