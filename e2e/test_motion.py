"""Animations of the table: a tap ends them, and reduced motion disables them. Pressed buttons go down."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from lotte_records import write_record
from match_records import match_at, write_save
from player import Player, player_at
from volle.core.match import Match

TABLET = {"width": 1024, "height": 768}

# Counts the tumbling dice, presses a key without another function, and counts them again.
PRESS = """
globalThis.seen = [];
addEventListener("DOMContentLoaded", () => new MutationObserver(() => {
  const count = () => document.querySelectorAll("[data-tumbling], .flight").length;
  if (seen.length || !count()) return;
  seen.push(count());
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Shift", bubbles: true }));
  seen.push(count(), document.body.dataset.frame);
}).observe(document, { subtree: true, attributes: true, childList: true }));
"""

# Notes in each frame with a canvas of dice whether anything is painted on it.
PAINTED = """
globalThis.painted = [];
const note = () => {
  const canvas = document.querySelector("[data-motion-field] > .thrown-dice");
  const pixels = canvas?.getContext("2d").getImageData(0, 0, canvas.width, canvas.height).data;
  if (pixels) painted.push(pixels.some((part) => part > 0));
  requestAnimationFrame(note);
};
note();
"""

SLOW = """try { localStorage["volle.settings"] ??= '{"pace":"slow","soundOffered":true}'; } catch {}"""
# Returns the number of flights, and of those in which one look becomes another.
FLIGHTS = """() => {
  const all = [...document.querySelectorAll(".flight")];
  const changing = all.filter(({ children }) => children.length === 2);
  return all.length && { all: all.length, changing: changing.length };
}"""

# Returns the cards that are coming to a choice.
COMING = """() => {
  const cards = document.querySelectorAll("body[data-frame='cards.taken'] .stage-cards [data-motion]");
  return cards.length && [...cards].map(({ dataset }) => dataset.motion);
}"""

# Records what each turn to another screen moves from and to.
TURNS = """
globalThis.turns = [];
const { startViewTransition } = Document.prototype;
Document.prototype.startViewTransition = function (draw) {
  const named = () => [...document.querySelectorAll("[style*=view-transition-name]")]
    .map(({ style }) => style.viewTransitionName);
  const before = named();
  let after = [];
  const turn = startViewTransition.call(this, () => {
    draw();
    after = named();
  });
  turn.ready.then(() => turns.push([before, after]), () => {});
  return turn;
};
"""


def before_a_roll(match: Match) -> bool:
    """Return True if the first player of Volle Lotte is about to roll six dice."""
    return match.state.phase == "roll" and match.game.turn_of(match.state) == 0


def rolled(open_page: Callable[..., Page], folder: Path, script: str = PRESS, **options: Any) -> Player:
    """Return a page on which a person has rolled six dice and is asked again."""
    player = player_at(open_page(scripts=[script], viewport=TABLET, **options)).wait_until_ready()
    player.open_record(
        write_save(match_at(("Anna", "Ben"), before_a_roll, seed="roll", game="lotte"), folder)
    )
    player.wait_for_decision()
    player.page.locator("#call").click()
    player.wait_for_decision()
    return player


def test_a_tap_ends_all_animations_and_the_roll_continues(
    open_page: Callable[..., Page], tmp_path: Path
) -> None:
    player = rolled(open_page, tmp_path)
    assert player.page.evaluate("seen") == [6, 0, "rolling"]


def test_dice_are_painted_while_they_roll(open_page: Callable[..., Page], tmp_path: Path) -> None:
    page = rolled(open_page, tmp_path, PAINTED).page
    assert any(page.evaluate("painted")) and page.locator(".thrown-dice").count() == 0


def test_nothing_moves_with_reduced_motion(open_page: Callable[..., Page], tmp_path: Path) -> None:
    player = rolled(open_page, tmp_path, reduced_motion="reduce")
    assert player.page.evaluate("seen") == []


def test_all_new_sheep_go_to_the_herd_and_the_one_on_top_becomes_small(
    open_page: Callable[..., Page], tmp_path: Path
) -> None:
    match = match_at(("Anna", "Ben", "Mia"), has_new_sheep, seed="top")
    player = player_at(open_page(scripts=[SLOW], viewport=TABLET)).wait_until_ready()
    player.open_record(write_save(match, tmp_path))
    player.wait_for_decision()
    count = player.page.locator(".stage-cards button.card").count()
    player.driver.tap(".stage-cards button.card")
    flights = player.page.wait_for_function(FLIGHTS).json_value()
    assert flights == {"all": count, "changing": 1}


def has_new_sheep(match: Match) -> bool:
    """Return True if a player chooses the top card among several new sheep."""
    return match.state.phase == "top" and match.ply > 20


def test_taken_cards_come_straight_to_the_choice_of_the_top_one(
    open_page: Callable[..., Page], tmp_path: Path
) -> None:
    match = match_at(("Anna", "Ben", "Mia"), chooses_several, seed="top")
    player = player_at(open_page(scripts=[SLOW], viewport=TABLET)).wait_until_ready()
    player.open_record(write_save(match, tmp_path))
    player.wait_for_decision()
    for card in player.page.locator(".display button.card[id]").all()[
        : match.game.observe(match.state, None).taking.count
    ]:
        card.click()
    player.page.locator("#confirm-take").click()
    coming = player.page.wait_for_function(COMING).json_value()
    player.wait_for_decision()
    choice = player.page.locator(".stage-cards button.card").all()
    assert coming == [each.get_attribute("data-motion") for each in choice]


# Settings of a page that waits for a tap before each event.
BY_TAP = """try { localStorage["volle.settings"] ??= '{"pace":"tap","soundOffered":true}'; } catch {}"""
STRAIGHT = ("card straight", "roll 1 2 3 4 5 6")


def straight(open_page: Callable[..., Page], folder: Path, **options: Any) -> Page:
    """Return a page on which a person has just completed a straight."""
    player = player_at(open_page(scripts=[BY_TAP], viewport=TABLET, **options)).wait_until_ready()
    player.open_record(write_record(folder, *STRAIGHT, preset="tutto"))
    player.wait_for_decision()
    player.page.locator(".decision [data-action]").first.click()
    player.page.locator("body[data-frame='full-roll.made']").wait_for(state="attached")
    player.driver.tap("#go-on")
    player.page.locator(".spotlight[data-staged=straight]").wait_for(state="attached")
    return player.page


def test_a_straight_is_staged_at_its_dice_and_lamps_until_a_key(
    open_page: Callable[..., Page], tmp_path: Path
) -> None:
    page = straight(open_page, tmp_path)
    assert page.locator(".staged[data-way=light]").count() == 6
    assert page.locator(".staged[data-way=jump]").count() == 6
    expect(page.locator(".spotlight-words")).to_have_text("Straight!")
    expect(page.locator(".seat[data-mood=won]")).to_have_attribute("data-seat", "0")
    page.keyboard.press("Shift")
    assert page.locator(".spotlight").count() == 0
    expect(page.locator("body")).to_have_attribute("data-frame", "reward.given")


def test_with_reduced_motion_what_is_staged_is_framed(open_page: Callable[..., Page], tmp_path: Path) -> None:
    page = straight(open_page, tmp_path, reduced_motion="reduce")
    # The dice and the lamps.
    assert page.locator(".staged-frame").count() == 12
    assert page.locator(".spotlight-scrim, .staged").count() == 0


OVERTAKING = (
    *("card bonus-200", "roll 1 1 1 2 3 4", "1 keep 1 1 1", "1 stop"),
    *("card bonus-300", "roll 1 1 1 5 3 4", "2 keep 1 1 1 5"),
)


def test_a_sheep_that_overtakes_another_bounds_ahead_of_it(
    open_page: Callable[..., Page], tmp_path: Path
) -> None:
    player = player_at(open_page(scripts=[BY_TAP], viewport=TABLET)).wait_until_ready()
    player.open_record(write_record(tmp_path, *OVERTAKING, preset="tutto"))
    player.wait_for_decision()
    player.driver.tap("[data-verb=stop]")
    player.page.locator("[data-passing=passes][data-avatar='2']").wait_for(state="attached")
    expect(player.page.locator("[data-passing=passed]")).to_have_attribute("data-avatar", "1")


def chooses_several(match: Match) -> bool:
    """Return True if a player chooses several cards, of which one goes on top."""
    if match.state.phase != "take" or match.ply < 20:
        return False
    taking = match.game.observe(match.state, None).taking
    return taking is not None and taking.count > 1


def test_sheep_go_from_their_chairs_to_their_seats(open_page: Callable[..., Page]) -> None:
    player = player_at(open_page(scripts=[TURNS], viewport=TABLET)).wait_until_ready()
    player.fill_seats("Anna", "Ben", game="lotte")
    player.page.wait_for_function("() => turns.length === 1")
    player.driver.tap("#start")
    player.page.wait_for_function("() => turns.length === 2")
    to_set_up, to_table = player.page.evaluate("turns")
    assert to_set_up == [[], ["seat-0", "seat-1", "seat-2"]]
    assert to_table == [["seat-0", "seat-1"], ["seat-0", "seat-1"]]
    expect(player.page.locator("[style*=view-transition-name]")).to_have_count(0)


def test_a_button_goes_down_under_the_pointer_and_still_takes_the_tap(shared_player: Player) -> None:
    shared_player.go_to_menu()
    page, button = shared_player.page, shared_player.page.locator("#play-wolle")
    box = button.bounding_box()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + 1)
    page.mouse.down()
    expect(button).to_have_css("translate", "0px 2px")
    page.mouse.up()
    page.locator("body[data-screen=table]").wait_for()
