"""A page that is loaded again after every single action of whole matches, and clocks that go wrong."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from guest import Guest
from keeping_kit import kept
from moments import match_at, saved
from volle.core.record import parse_record
from volle.games import GAMES

WHOLE: dict[str, tuple[str, dict[str, Any]]] = {"wolle": ("2", {}), "lotte": ("58", {"target": 1000})}
"""Seeds of matches that are over soon where two people bid least, and stop as soon as they may."""

ASKING = "#open-curtain, .board, #call, #confirm-take, button[data-action]"
"""What stands there only where somebody is asked."""

# A page that plays no action, or one once it may, and no other until it is loaded again.
ONE_ACTION = """
let left = Number(sessionStorage.actions ?? 0);
const post = Worker.prototype.postMessage;
Worker.prototype.postMessage = function (message, ...more) {
  if (!["act", "step"].includes(message?.request?.do) || left-- > 0) post.call(this, message, ...more);
};
"""


@pytest.mark.parametrize("game", sorted(WHOLE))
def test_a_whole_match_with_the_page_loaded_again_after_every_action(
    open_guest: Callable[..., Guest], tmp_path: Path, trial: Callable[..., None], game: str
) -> None:
    seed, options = WHOLE[game]
    guest = open_guest()
    remember_the_start(guest)
    guest.page.context.add_init_script(ONE_ACTION)
    guest.page.reload()
    guest.arrive()
    guest.open_record(saved(match_at(("Anna", "Ben"), lambda _: True, seed, game, options), tmp_path))
    guest.page.locator("body[data-screen=table]").wait_for(state="attached")
    guest.page.evaluate("sessionStorage.actions = 1")
    while True:
        before = kept(guest.page)["match"]["save"]
        guest.page.reload()
        guest.arrive()
        # The table may have gone on already, by the one action that it may play.
        assert kept(guest.page)["match"]["save"].startswith(before)
        assert 0 <= guest.ply() - actions(before) <= 1
        trial(f"page loaded again in a whole match of {game}")
        if guest.body.get_attribute("data-phase") == "over":
            break
        one_action_on(guest, actions(before))
    match = parse_record(before, GAMES, verify=True)
    assert not match.to_act
    assert match.ply == guest.ply()


def actions(record: str) -> int:
    """How many actions a record has."""
    lines = record.split("\n\n", 1)[1].splitlines()
    return sum(not line.startswith("result") for line in lines)


def remember_the_start(guest: Guest) -> None:
    """Lets a quiet moment pass in no time: from now on starts are short."""
    page = guest.page
    page.clock.install()
    page.reload()
    guest.arrive()
    page.clock.fast_forward(60_000)
    page.locator("body[data-snapshot=true]").wait_for(state="attached", timeout=60_000)
    page.clock.resume()


def one_action_on(guest: Guest, before: int) -> None:
    """Lets the table go on, or decides where somebody is asked; until there is one action more."""
    played = guest.page.locator(f"body:not([data-ply='{before}'])")
    asked = guest.page.locator(f"body[data-busy=false] :is({ASKING})")
    played.or_(asked).first.wait_for(state="attached", timeout=60_000)
    if guest.ply() == before:
        stop = guest.page.locator("button[data-verb=stop]")
        if stop.is_visible():
            stop.click()
        else:
            guest.tap("14")
    played.wait_for(state="attached", timeout=60_000)


TIMES = ["1970-01-01T00:00:00Z", "2038-01-20T00:00:00Z", "2001-09-09T01:46:40Z", "9999-12-31T23:59:59Z"]
"""What the clock of a device may say next."""


def test_a_clock_that_jumps_changes_nothing(
    open_guest: Callable[..., Guest], trial: Callable[..., None]
) -> None:
    guest = open_guest()
    remember_the_start(guest)
    guest.set_up("Anna", "Ben", game="lotte").asked()
    for time in TIMES:
        guest.page.clock.set_system_time(time)
        guest.answer()
        guest.asked()
        ply = guest.ply()
        guest.page.reload()
        guest.arrive().asked()
        assert guest.ply() == ply
        trial("clock set to another century")
