"""Attacking custom bots: they read, write and send nothing, and change no result."""

import re
from typing import Any

from attacks import (
    HARMLESS_BOT,
    HOOK_PAGE,
    PLAYING_WORKER,
    WORKER_TEMPLATE,
    WRITE_MARKS,
    CanaryServer,
    check_attack,
    python_attack,
    run_contest,
    worker_attack,
)
from drivers import Driver
from player import NO_SNAPSHOT_WORKER
from servers import OwnSite

BLOCKED = re.compile("blocked|can’t establish a connection")
"""Firefox's message about requests that the policy blocks."""
BREAKING_OFF = [
    WORKER_TEMPLATE.format(deed="return port.postMessage('x'.repeat(20_000_000))"),
    WORKER_TEMPLATE.format(deed="return port.postMessage({ choice: NaN, list: [[[]]] })"),
    WORKER_TEMPLATE.format(deed="return self.postMessage('for the page')"),
    WORKER_TEMPLATE.format(deed="return setTimeout(() => { throw new Error('later') })"),
    WORKER_TEMPLATE.format(deed="for (;;)"),
]
"""Deeds that cost a bot its worker: the first three end its batch, the fifth ends the contest."""
FLOOD = WORKER_TEMPLATE.format(deed="for (let count = 0; count < 100_000; count++) port.postMessage(move)")


def test_hostile_bots_get_nothing_and_change_nothing(
    driver: Driver, browser_name: str, own_site: OwnSite, canary: CanaryServer, honest_result: Any
) -> None:
    if browser_name != "webkit":
        # The site's other background work takes longer than all attacks.
        driver.page.context.add_init_script(NO_SNAPSHOT_WORKER)
        driver.page.context.add_init_script("delete Navigator.prototype.serviceWorker")
    driver.open(f"{own_site.url}#arena/wolle")
    driver.wait_for("#arena-start")
    driver.run(WRITE_MARKS)
    driver.run(HOOK_PAGE)

    def logged() -> str:
        return own_site.log

    check_attack(driver, logged, canary, honest_result, worker_attack(own_site.url, canary))
    if browser_name == "webkit":
        # WebKitGTK's driver is too slow for the rest.
        return
    check_attack(driver, logged, canary, honest_result, python_attack(own_site.url, canary))
    assert [fault for fault in driver.collect_faults() if not BLOCKED.search(fault)] == []
    driver.faults.clear()
    assert run_contest(driver, HARMLESS_BOT, *BREAKING_OFF, blocks=16, limit=1000) == "refused"
    assert driver.attribute("#arena-refusal", "data-code") == "arena.too-late"
    run_contest(driver, HARMLESS_BOT, FLOOD, FLOOD, FLOOD)
    assert run_contest(driver, HARMLESS_BOT, PLAYING_WORKER) == "done"
    assert driver.count(".arena-faults") == 0
    assert driver.count("iframe") == 0
