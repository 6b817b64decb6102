"""The table for everyone in a second window: it follows the first one, and no secret reaches it."""

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from accessibility import axe_findings
from match_records import PHASES, match_to_finish
from player import Player
from scope import FROM_NEAR_THE_END
from volle.core import match as matches
from volle.core.record import parse_record
from volle.games import GAMES
from volle.web.serialize import whole

SHORT: dict[str, dict[str, Any]] = {"wolle": {"short": True}, "lotte": {"target": 1000}}
PROJECTOR = {"width": 1920, "height": 1080}
# Notes everything that comes to the second window, and each table that it shows.
NOTE = """
globalThis.heard ??= [];
globalThis.BroadcastChannel = class extends BroadcastChannel {
  constructor(name) {
    super(name);
    super.addEventListener("message", ({ data }) => heard.push(data));
  }
};
"""
SHOWN = """() => ({
  controls: [...document.querySelectorAll("button, a[href], input, select, summary")].filter((one) =>
    one.checkVisibility() && !one.closest("[inert]")).length,
  actions: document.querySelectorAll("[data-action]:not([data-action=''])").length,
  boards: document.querySelectorAll(".board button, [data-verb=bid]").length,
})"""


@pytest.fixture
def first(shared_player: Player) -> Iterator[Player]:
    """Yield the shared player at the first window, and close the other windows afterwards."""
    yield shared_player
    for other in shared_player.page.context.pages[1:]:
        other.close()


def second_window(first: Player, site: str) -> Page:
    """Open the second window in the browser of the first one."""
    page: Page = first.page.context.new_page()
    page.set_viewport_size(PROJECTOR)
    page.add_init_script(NOTE)
    page.goto(f"{site}?everyone")
    return page


def heard(second: Page) -> list[dict[str, Any]]:
    """Return all tables that the second window has received."""
    return [one for one in second.evaluate("heard") if one["is"] == "table" and one["view"]]


def expect_same_position(first: Player, second: Page) -> None:
    """Wait until the second window shows the position of the first one."""
    expect(second.locator("body")).to_have_attribute("data-ply", str(first.ply()))


def record_of(first: Player) -> str:
    """Return the record of the finished match."""
    page = first.page
    expect(page.locator(".scores[data-act=all]")).to_be_visible()
    first.open_after_match()
    with page.expect_download() as download:
        page.locator("#save-record").click()
    return download.value.path().read_text("utf-8")


@pytest.mark.long
@FROM_NEAR_THE_END
@pytest.mark.parametrize(("game", "bot"), [("wolle", "bot:lamb"), ("lotte", "bot:cautious")])
def test_a_match_shows_exactly_what_everyone_may_see(
    first: Player, site: str, game: str, bot: str, is_whole: bool
) -> None:
    first.resume(match_to_finish(("Anna", bot), game, SHORT[game], is_whole=is_whole))
    now = first.look()
    second = second_window(first, site)
    expect_same_position(first, second)
    phases = {now.phase}
    while now.phase != "over":
        expect_same_position(first, second)
        assert second.evaluate(SHOWN) == {"controls": 0, "actions": 0, "boards": 0}
        now = first.play_decision()
        phases.add(now.phase)
    assert phases >= PHASES[game]
    expect(second.locator(".big-screen[data-over=true]")).to_be_visible()
    match = parse_record(record_of(first), GAMES)
    tables = heard(second)
    assert len(tables) > 5
    for table in tables:
        then = whole(matches.until(match, table["view"]["ply"]), None)
        assert {name: table[name] for name in ("view", "log")} == json.loads(
            json.dumps({name: then[name] for name in ("view", "log")})
        )
    assert all({*one} <= {"is", "view", "log", "language", "theme"} for one in tables)
    assert axe_findings(second) == []


def test_the_first_window_may_be_reloaded_and_closed(open_player: Callable[..., Player], site: str) -> None:
    first = open_player().begin("Anna", "bot:cautious", game="lotte")
    first.wait_for_decision()
    second = second_window(first, site)
    expect_same_position(first, second)
    first.page.reload()
    first.wait_until_ready().skip_animations().wait_for_decision()
    expect_same_position(first, second)
    first.play_decision()
    expect_same_position(first, second)
    first.page.evaluate("location.hash = 'menu'")
    expect(second.locator(".big-screen")).to_be_visible()
    other = first.page.context.new_page()
    first.page.close()
    expect(second.locator("[data-window=closed]")).to_contain_text("The first window is closed")
    other.close()


def test_the_second_window_may_be_reloaded_and_a_newer_one_takes_its_place(first: Player, site: str) -> None:
    first.begin("Anna", "bot:cautious", game="lotte").wait_for_decision()
    second = second_window(first, site)
    expect_same_position(first, second)
    second.reload()
    expect_same_position(first, second)
    newer = second_window(first, site)
    expect_same_position(first, newer)
    expect(second.locator("[data-window=double]")).to_contain_text("another window")
    first.play_decision()
    expect_same_position(first, newer)


def test_without_a_match_the_second_window_waits(open_player: Callable[..., Player], site: str) -> None:
    first = open_player()
    second = second_window(first, site)
    expect(second.locator("[data-window=empty]")).to_contain_text("Begin one in the first window")
    assert axe_findings(second) == []
    first.begin("Anna", "bot:cautious", game="lotte").wait_for_decision()
    expect_same_position(first, second)


def test_the_menu_of_the_table_opens_the_second_window(first: Player) -> None:
    first.begin("Anna", "bot:cautious", game="lotte").wait_for_decision()
    page = first.page
    page.locator("#table-menu").click()
    with page.context.expect_page() as opening:
        page.locator("#open-window").click()
    expect(opening.value.locator(".big-screen")).to_be_visible()
    assert opening.value.evaluate("performance.getEntriesByType('resource').length") > 0
    assert not opening.value.evaluate("'engineWorker' in globalThis")


def test_a_browser_without_channels_says_so(open_page: Callable[..., Page]) -> None:
    page = open_page("?everyone", scripts=["delete globalThis.BroadcastChannel"])
    expect(page.locator("[data-window=no-channel]")).to_contain_text("Mirror the screen instead")


def test_no_bid_of_people_at_one_device_reaches_the_second_window(first: Player, site: str) -> None:
    first.begin("Anna", "Ben", game="wolle").wait_for_decision()
    second = second_window(first, site)
    first.open_curtain()
    first.bid("23")
    first.wait_for_decision()
    expect_same_position(first, second)
    marked = [event for event in heard(second)[-1]["log"] if event["code"] == "bid.marked"]
    assert [event["bid"] for event in marked] == [None]
    assert "23" not in second.locator("#screen").inner_text()
