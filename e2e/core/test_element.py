"""The `volle-table` element on a third-party page with a strict policy, in every browser."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from core.frame_storage import PARTITIONED, WORKING_STORAGE
from drivers import FIND, Driver
from hosts import HostSite, serve_host

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "rules-page"
TABLE = "volle-table[scene='wolle.turn.no-pass/roll-on']"
FRAME = f"{TABLE} >> iframe"
# Records the events of a table.
RECORD_EVENTS = """(selector) => {
  const table = document.querySelector(selector);
  globalThis.tableEvents = [];
  for (const type of ["ready", "height", "event", "solved", "state", "error"])
    table.addEventListener(type, ({ detail }) => {
      tableEvents.push({ type, ...detail });
      document.body.dataset.tableEvents = tableEvents.length;
    });
}"""
FIND_EVENT = "(type) => tableEvents.find((news) => news.type === type)"
LAST_INDEX = "(type) => tableEvents.findLastIndex((news) => news.type === type)"
FOCUS = f"(selector) => ({FIND})(selector)[0].focus()"
# Polls, because a change of focus is no mutation of the page.
HAS_FOCUS = """(selector) => new Promise((resolve) => {
  const look = () =>
    document.hasFocus() && document.activeElement?.matches(selector) ? resolve() : setTimeout(look, 20);
  look();
})"""
WORKERS = "() => performance.getEntriesByType('resource').filter(({ name }) => name.includes('/rt/')).length"


@pytest.fixture
def host() -> Iterator[HostSite]:
    """Yield a third-party site."""
    with serve_host() as started:
        yield started


def show(driver: Driver, host: HostSite, site: str) -> None:
    """Open a third-party page with a poster in it."""
    driver.allowed_origins = [site]
    host.publish(EXAMPLE, site)
    driver.open(host.url)
    driver.wait_for(f"{TABLE} >> button")
    driver.run(RECORD_EVENTS, TABLE)
    assert driver.is_visible(f"{TABLE} img")
    assert not driver.count("volle-table >> iframe")


def wait_for_focus(driver: Driver, selector: str) -> None:
    """Wait until an element has the focus, in a frame whose document may still be loading."""
    driver.wait_for(selector)
    driver.run(HAS_FOCUS, selector)


def wait_for_event(driver: Driver, kind: str) -> Any:
    """Wait until the table has dispatched an event of this type, and return it."""
    return driver.wait_until(FIND_EVENT, kind)


def test_a_scene_is_played_to_its_goal_on_a_third_party_page_and_continues_with_the_engine(
    driver: Driver, site: str, host: HostSite, browser_name: str
) -> None:
    show(driver, host, site)
    driver.tap(f"{TABLE} >> button")
    assert wait_for_event(driver, "ready") == {"type": "ready", "live": False}
    with driver.inside(FRAME):
        driver.wait_for("body[data-ready=true] .guide[data-stage=start]")
        assert bool(driver.run(WORKING_STORAGE)) == (browser_name in PARTITIONED)
        driver.tap("#call")
        driver.wait_for("button.keep")
    driver.run("(selector) => { document.querySelector(selector).lang = 'fr'; }", TABLE)
    with driver.inside(FRAME):
        driver.wait_for("html[lang=fr]")
        driver.wait_for("button.keep")
        driver.tap("button.keep")
        driver.wait_for(".guide[data-stage=over]")
        assert driver.run(WORKERS) == 0, "Python was started for a tape"
    assert wait_for_event(driver, "solved") == {"type": "solved", "scene": "wolle.turn.no-pass/roll-on"}
    assert {"type": "event", "code": "dice.rolled"}.items() <= wait_for_event(driver, "event").items()
    # The last event comes after all events that led to it.
    assert driver.run(LAST_INDEX, "event") < driver.run(LAST_INDEX, "solved")
    with driver.inside(FRAME):
        # A double tap leaves the tape once, and the way back remains.
        driver.run("() => { for (const _ of [1, 2]) document.querySelector('#scene-play-on').click(); }")
        driver.wait_for(".guide[data-stage=left]")
        # The dice are random now: the bid is reached, or there is another try.
        driver.wait_for("body[data-busy=false]:is([data-phase=take], [data-phase=try]) .decision")
    driver.run("(selector) => document.querySelector(selector).requestState()", TABLE)
    state = wait_for_event(driver, "state")
    assert state["record"].startswith("volle 1\ngame: wolle\n")
    with driver.inside(FRAME):
        driver.tap("#scene-back")
        driver.wait_for(".guide[data-stage=start]")


def test_a_table_is_opened_by_enter_and_played_by_keyboard(
    driver: Driver, site: str, host: HostSite, browser_name: str
) -> None:
    show(driver, host, site)
    driver.run(FOCUS, f"{TABLE} >> button")
    driver.press("Enter")
    with driver.inside(FRAME):
        wait_for_focus(driver, "#call")
        if browser_name == "firefox":
            # Its driver sends keys to the page around a frame of another site, wherever the focus is.
            return
        driver.press("Enter")
        driver.wait_for("button.keep")
        # A dialog takes the focus and returns it.
        driver.run("() => document.querySelector('#scene-rule').focus()")
        driver.press("Enter")
        driver.wait_for("dialog[open]")
        driver.press("Escape")
        wait_for_focus(driver, "#scene-rule")
        driver.press("Tab")
        wait_for_focus(driver, "#situation")
