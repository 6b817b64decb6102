"""Resuming a match after a reload."""

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from match_records import match_at, write_save
from player import Player
from volle.core.match import Match

POSITIONS: dict[str, Callable[[Match], bool]] = {
    "bids": lambda match: match.to_act == (0,) and match.state.phase == "bids" and match.ply > 20,
    "roll": lambda match: match.state.phase == "roll" and match.state.tries == 0 and turn_seat(match) == 0,
    "try": lambda match: match.state.phase == "try" and match.state.tries == 2 and turn_seat(match) == 0,
    "take": lambda match: match.state.phase == "take" and turn_seat(match) == 0,
    "top": lambda match: match.state.phase == "top" and turn_seat(match) == 0,
}


def turn_seat(match: Match) -> int:
    return match.game.observe(match.state, None).turn.seat


def test_a_reload_resumes_at_the_same_position(shared_player: Player, tmp_path: Path) -> None:
    player = shared_player
    page = player.page
    for name, wanted in POSITIONS.items():
        match = match_at(("Anna", "bot:lamb", "bot:lamb"), wanted, seed=name)
        player.open_record(write_save(match, tmp_path))
        phase = player.wait_for_decision()
        stage = page.locator(".stage").inner_text()
        seats = page.locator(".seats").inner_text()

        page.goto(page.url.split("#")[0])
        player.wait_until_ready()
        page.locator("#continue").click()

        assert player.wait_for_decision() == phase == match.state.phase
        assert player.ply() == match.ply
        expect(page.locator(".seats")).to_have_text(seats, use_inner_text=True)
        assert last_lines(page.locator(".stage").inner_text()) == last_lines(stage)
        player.go_to_menu()


def last_lines(text: str) -> list[str]:
    """Return the text of the stage without the sentence about the last event."""
    return [line for line in text.splitlines() if line.strip()][-3:]


def test_a_reload_keeps_a_secret_bid_secret(shared_player: Player) -> None:
    player = shared_player.begin("Anna", "Ben")
    page = player.page
    player.wait_for_decision()
    player.play_decision("26+")
    page.reload()
    player.wait_until_ready()
    assert player.wait_for_decision() == "bids"
    expect(page.locator(".curtain[data-seat='1']")).to_be_visible()
    expect(page.locator("#screen")).not_to_contain_text("26+")
