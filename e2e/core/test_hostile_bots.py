"""Attacking custom bots: they read, write and send nothing, and change no result."""

import re
from typing import Any

from attacks import (
    HONEST,
    MARK,
    PLAYING,
    PREPARE,
    WORKER,
    Stranger,
    check,
    compete,
    python_attack,
    worker_attack,
)
from drivers import Driver
from player import RESTLESS
from servers import OwnSite

BLOCKED = re.compile("blocked|can’t establish a connection")  # noqa: RUF001
"""Firefox's message about requests that the policy blocks."""
BREAKING_OFF = [
    WORKER.format(deed="return port.postMessage('x'.repeat(20_000_000))"),
    WORKER.format(deed="return port.postMessage({ choice: NaN, list: [[[]]] })"),
    WORKER.format(deed="return self.postMessage('for the page')"),
    WORKER.format(deed="return setTimeout(() => { throw new Error('later') })"),
    WORKER.format(deed="for (;;)"),
]
"""Deeds that cost a bot its worker: the first three end its batch, the fifth ends the contest."""
FLOOD = WORKER.format(deed="for (let count = 0; count < 100_000; count++) port.postMessage(move)")


def test_hostile_bots_get_nothing_and_change_nothing(
    driver: Driver, browser_name: str, own_site: OwnSite, stranger: Stranger, honest: Any
) -> None:
    if browser_name != "webkit":
        # The site's other background work takes longer than all attacks.
        driver.page.context.add_init_script(RESTLESS)
        driver.page.context.add_init_script("delete Navigator.prototype.serviceWorker")
    driver.open(f"{own_site.url}#arena/wolle")
    driver.run(MARK)
    driver.run(PREPARE)

    def logged() -> str:
        return own_site.log

    check(driver, logged, stranger, honest, worker_attack(own_site.url, stranger))
    if browser_name == "webkit":
        # WebKitGTK's driver is too slow for the rest.
        return
    check(driver, logged, stranger, honest, python_attack(own_site.url, stranger))
    assert [fault for fault in driver.note_faults() if not BLOCKED.search(fault)] == []
    driver.faults.clear()
    assert compete(driver, HONEST, *BREAKING_OFF, blocks=16, limit=1000) == "refused"
    assert driver.attribute("#arena-refusal", "data-code") == "arena.too-late"
    compete(driver, HONEST, FLOOD, FLOOD, FLOOD)
    assert compete(driver, HONEST, PLAYING) == "done"
    assert driver.count(".arena-faults") == 0
    assert driver.count("iframe") == 0
