"""The element on a page of somebody else, which allows no more than it needs, in every browser."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from drivers import Driver
from hosts import Host, hosting
from player import Player

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "rules-page"
TABLE = "volle-table[scene='wolle.turn.no-pass/roll-on']"
FRAME = f"{TABLE} >> iframe"
# Has the page note what a table tells it.
NOTE = """(selector) => {
  const table = document.querySelector(selector);
  globalThis.told = [];
  for (const type of ["ready", "height", "event", "solved", "state", "error"])
    table.addEventListener(type, ({ detail }) => told.push({ type, ...detail }));
}"""
HEARD = "(type) => told.find((news) => news.type === type)"


@pytest.fixture
def host() -> Iterator[Host]:
    """A site of somebody else."""
    with hosting() as started:
        yield started


def show(driver: Driver, host: Host, site: str) -> None:
    """Opens the page of somebody else."""
    driver.friends = [site]
    host.publish(EXAMPLE, site)
    driver.open(host.url)


def test_a_scene_is_played_to_its_goal_in_a_page_of_another_site(
    player: Player, site: str, host: Host
) -> None:
    driver = player.driver
    show(driver, host, site)
    driver.wait_for(f"{TABLE} >> button")
    driver.run(NOTE, TABLE)
    assert driver.sees(f"{TABLE} img")
    driver.tap(f"{TABLE} >> button")
    with driver.inside(FRAME):
        driver.wait_for("body[data-ready=true] .guide[data-stage=start]")
        driver.tap("#call")
        driver.wait_for("[data-die][data-can-keep], #decision-heading")
    driver.run("(selector) => { document.querySelector(selector).lang = 'fr'; }", TABLE)
    with driver.inside(FRAME):
        driver.wait_for("html[lang=fr]")
    assert driver.wait_until(HEARD, "ready") == {"type": "ready", "live": False}
