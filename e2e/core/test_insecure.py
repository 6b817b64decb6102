"""Plain http from another machine, as in a school's network: an insecure origin, which browsers give less."""

import pytest

from core.matches import play_a_match
from player import Player

# What secure origins alone have.
MISSING = """() => [
  ["crypto.subtle", crypto.subtle],
  ["crypto.randomUUID", crypto.randomUUID],
  ["caches", globalThis.caches],
  ["clipboard", navigator.clipboard],
  ["locks", navigator.locks],
  ["serviceWorker", navigator.serviceWorker],
  ["storage", navigator.storage],
].filter(([, found]) => found !== undefined).map(([name]) => name)"""


@pytest.mark.only_in("chromium", "firefox")
def test_a_match_is_played_there_and_kept(player: Player, insecure_site: str) -> None:
    player.visit(insecure_site)
    assert player.driver.run(MISSING) == []
    play_a_match(player)
    player.driver.reload()
    player.arrive().go_home()
