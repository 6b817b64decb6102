"""Chosen dice and cards in a frame: trying what would have happened."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from accessibility import axe_findings
from hosts import embed_address, frame_in, play
from player import Player, player_at

# Taps the button that continues a tape; returns the reader's stage, or that chance can be chosen.
TAP = """() => {
  const { stage } = document.querySelector(".guide").dataset;
  if (stage === "left") return stage;
  if (document.querySelector("#choose-chance")) return "offered";
  document.querySelector("#scene-play-on, #go-on, #call, .decision [data-action]")?.click();
  return stage;
}"""
SEATS = {"lotte": "Anna|Ben", "wolle": "Anna|bot:lamb"}


def play_until_chance(player: Player) -> Player:
    """Start the match and play until a player rolls or draws."""
    play(player)
    while player.look().offer != "#call":
        player.play_decision("26")
    return player


def axe_of(player: Player, host: Page) -> list[str]:
    """Return axe's findings in the frame."""
    assert player.page.page == host
    return axe_findings(player.page)


@pytest.mark.parametrize("game", SEATS)
def test_dice_and_cards_are_chosen_by_keyboard(
    open_frames: Callable[..., Page], site: str, game: str
) -> None:
    host = open_frames(embed_address(site, game=game, seats=SEATS[game]))
    player = play_until_chance(player_at(frame_in(host)).wait_until_ready())
    frame, before = player.page, player.ply()
    frame.locator("#choose-chance").focus()
    host.keyboard.press("Enter")
    expect(frame.locator(".lot select").first).to_be_focused()
    assert axe_of(player, host) == []
    count = {"lotte": 1, "wolle": 3}[game]
    expect(frame.locator(".lot")).to_have_count(count)
    host.keyboard.press("Escape")
    expect(frame.locator("dialog")).to_have_count(0)
    expect(frame.locator("#choose-chance")).to_be_focused()
    assert player.ply() == before, "leaving the dialog has played something"
    host.keyboard.press("Enter")
    expect(frame.locator(".lot select").first).to_be_focused()
    for _ in range(count):
        host.keyboard.press("ArrowDown")
        host.keyboard.press("Tab")
    host.keyboard.press("Tab")
    expect(frame.locator("#chosen")).to_be_focused()
    host.keyboard.press("Enter")
    frame.locator(f'body[data-busy=false]:not([data-ply="{before}"])').wait_for(state="attached")
    shown = {"lotte": "Fireworks", "wolle": re.compile("2 + 2 + 2".replace("+", r"\+"))}[game]
    expect(frame.locator(".table")).to_contain_text(shown)


def test_chosen_dice_have_no_commitment_at_the_end(open_frame: Callable[..., Player]) -> None:
    player = play_until_chance(open_frame(game="lotte", seats="Anna|bot:cautious"))
    frame = player.page
    frame.locator("#choose-chance").click()
    frame.locator(".lot select").select_option("clover")
    frame.locator("#chosen").click()
    frame.locator("body[data-phase=roll][data-busy=false]").wait_for(state="attached")
    frame.locator("#choose-chance").click()
    frame.locator(".lot").nth(5).wait_for()
    for number, face in enumerate("111555"):
        frame.locator(".lot select").nth(number).select_option(face)
    frame.locator("#chosen").click()
    player.play_to_the_end()
    frame.locator("#scores-heading").wait_for()
    expect(frame.locator("#seed")).to_have_count(0)
    expect(frame.locator(".scores")).to_contain_text("no seal")


def test_a_taped_scene_has_fixed_dice_until_it_is_left(open_frame: Callable[..., Player]) -> None:
    player = open_frame(scene="lotte.roll.stop")
    frame = player.page
    frame.locator(".guide").wait_for()
    expect(frame.locator("#choose-chance")).to_have_count(0)
    while (stage := frame.evaluate(TAP)) != "left":
        assert stage != "offered"
        frame.locator("body[data-busy=false]").wait_for(state="attached")
    while player.look().offer != "#call":
        player.play_decision()
    frame.locator("#choose-chance").click()
    expect(frame.locator(".lot").first).to_be_visible()
