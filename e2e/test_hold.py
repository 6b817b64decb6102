"""Holding dice: they are shaken as long as they are held, and thrown when the pointer lets go."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from match_records import match_at, write_save
from page_opener import TABLET
from player import Player, player_at
from scope import EITHER_GAME
from volle.core.match import Match

SHAKEN = ".die[data-tumbling]"
# Notes the places of what stays where it is, in each frame until the dice lie.
NOTE_PLACES = """{
  globalThis.places = new Set();
  const { ply } = document.body.dataset;
  const note = () => {
    if (document.body.dataset.ply !== ply) return;
    const boxes = [".dock", ".dock h2", ".dock .row", ".sound-offer", ".tray, .lanes"].map((selector) => {
      const { x, y, width, height } = document.querySelector(selector)?.getBoundingClientRect() ?? {};
      return [selector, ...[x, y, width, height].map(Math.round)];
    });
    places.add(JSON.stringify(boxes));
    requestAnimationFrame(note);
  };
  note();
}"""
PLACES = {"wolle": ".tray .dice", "lotte": ".lane-rolled"}


def before_a_roll(match: Match) -> bool:
    """Return True if a person is about to roll; after the first turn of a round, no boards lie there.

    Another try of Volle Wolle is rolled without a tap.
    """
    if match.state.phase != "roll" or getattr(match.state, "tries", 0):
        return False
    return not getattr(match.game.observe(match.state, None), "reveal", ())


def before_the_first_roll(match: Match) -> bool:
    """Return True if a person is about to roll where the bids of the round still lie."""
    return match.state.phase == "roll" and bool(match.game.observe(match.state, None).reveal)


def at_a_roll(
    open_page: Callable[..., Page],
    folder: Path,
    game: str,
    wanted: Callable[[Match], bool] = before_a_roll,
    **options: object,
) -> Player:
    """Return a table on which a person is to roll: by default, dice wait for it."""
    player = player_at(open_page(viewport=TABLET, **options)).wait_until_ready()
    player.open_record(write_save(match_at(("Anna", "Ben"), wanted, "hold", game), folder))
    player.wait_for_decision()
    return player


# A button that has just appeared takes no taps, and while one screen turns to the next, nothing does.
ARRIVED = """() => document.querySelector("#call")?.getAnimations().length === 0 &&
  document.getAnimations().every(({ effect }) => !effect.pseudoElement?.startsWith("::view-transition"))"""


def press(page: Page, selector: str) -> None:
    """Press the middle of an element."""
    page.wait_for_function(ARRIVED)
    box = page.locator(selector).bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()


@EITHER_GAME
@pytest.mark.parametrize("held", ["button", "dice"])
def test_held_dice_shake_and_are_thrown_once_when_the_pointer_lets_go(
    open_page: Callable[..., Page], tmp_path: Path, game: str, held: str
) -> None:
    player = at_a_roll(open_page, tmp_path, game)
    page, before = player.page, player.ply()
    press(page, "#call" if held == "button" else PLACES[game])
    page.locator(SHAKEN).first.wait_for(state="attached")
    assert player.ply() == before
    page.mouse.up()
    page.locator(f"body[data-ply='{before}']").wait_for(state="detached")
    player.wait_for_decision()
    expect(page.locator(SHAKEN)).to_have_count(0)


def test_dice_come_under_the_bids_to_be_shaken(open_page: Callable[..., Page], tmp_path: Path) -> None:
    player = at_a_roll(open_page, tmp_path, "wolle", before_the_first_roll)
    page, before = player.page, player.ply()
    expect(page.locator(".reveal")).to_be_visible()
    press(page, "#call")
    page.locator(SHAKEN).first.wait_for(state="attached")
    expect(page.locator(".reveal")).to_have_count(0)
    assert player.ply() == before
    page.mouse.up()
    page.locator(f"body[data-ply='{before}']").wait_for(state="detached")


@EITHER_GAME
def test_dice_that_are_held_and_left_are_not_thrown(
    open_page: Callable[..., Page], tmp_path: Path, game: str
) -> None:
    player = at_a_roll(open_page, tmp_path, game)
    page, before = player.page, player.ply()
    press(page, "#call")
    page.locator(SHAKEN).first.wait_for(state="attached")
    page.mouse.move(3, 3)
    expect(page.locator(SHAKEN)).to_have_count(0)
    page.mouse.move(*middle(page))
    page.mouse.up()
    assert player.wait_for_decision() == "roll"
    assert player.ply() == before


def middle(page: Page) -> tuple[float, float]:
    """Return the middle of the button that rolls."""
    box = page.locator("#call").bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_finger_holds_dice_too(open_page: Callable[..., Page], tmp_path: Path) -> None:
    player = at_a_roll(open_page, tmp_path, "lotte", has_touch=True)
    page, before = player.page, player.ply()
    page.wait_for_function(ARRIVED)
    x, y = middle(page)
    finger = page.context.new_cdp_session(page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    page.locator(SHAKEN).first.wait_for(state="attached")
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.locator(f"body[data-ply='{before}']").wait_for(state="detached")


def test_with_reduced_motion_a_button_that_is_held_rolls_as_any_other(
    open_page: Callable[..., Page], tmp_path: Path
) -> None:
    player = at_a_roll(open_page, tmp_path, "lotte", reduced_motion="reduce")
    page, before = player.page, player.ply()
    page.clock.install()
    press(page, "#call")
    page.clock.run_for(250)
    assert page.locator(SHAKEN).count() == 0
    page.clock.resume()
    page.mouse.up()
    page.locator(f"body[data-ply='{before}']").wait_for(state="detached")


@EITHER_GAME
def test_nothing_moves_from_the_hold_to_the_throw_where_sound_is_offered(
    open_page: Callable[..., Page], tmp_path: Path, game: str
) -> None:
    player = at_a_roll(open_page, tmp_path, game)
    page, before = player.page, player.ply()
    page.locator(".sound-offer").wait_for()
    press(page, PLACES[game])
    page.locator(SHAKEN).first.wait_for(state="attached")
    page.evaluate(NOTE_PLACES)
    page.mouse.up()
    page.locator(f"body[data-ply='{before}']").wait_for(state="detached")
    expect(page.locator(".sound-offer")).to_have_count(0)
    assert len(page.evaluate("[...places]")) == 1
