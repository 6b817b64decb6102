"""A match in the page to its end, without secrets in the page's data."""

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from conftest import ROOT
from match_records import match_to_finish
from page_opener import Messages
from player import Player, answers
from scope import FROM_NEAR_THE_END

MINUS = "\N{MINUS SIGN}"


def replay(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Return the output of `volle replay` for a record."""
    return subprocess.run(
        [sys.executable, "-m", "volle", "replay", *arguments],
        cwd=ROOT / "py",
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.long
@FROM_NEAR_THE_END
def test_two_people_and_two_bots_play_a_match_to_its_end(
    open_player: Callable[..., Player], messages: Messages, tmp_path: Path, is_whole: bool
) -> None:
    seats = ("Anna", "Ben", "bot:lamb", "bot:lamb")
    player = open_player(locale="de-DE")
    player.resume(match_to_finish(seats, options={"short": True}, is_whole=is_whole)).play_to_the_end()
    page = player.page
    expect(page.locator(".sheet tr[data-part=total] td")).to_have_count(4)
    totals = page.locator(".sheet tr[data-part=total] td").all_text_contents()

    player.open_after_match()
    with page.expect_download() as loading:
        page.locator("#save-record").click()
    record = tmp_path / "match.volle"
    loading.value.save_as(record)
    checked = replay("--verify", "--json", str(record))
    assert checked.returncode == 0, checked.stderr + checked.stdout
    assert json.loads(checked.stdout)[0]["scores"] == [int(total.replace(MINUS, "-")) for total in totals]

    assert has_no_secrets(messages)


def has_no_secrets(messages: Messages) -> bool:
    """Return True if every answer before a reveal hides every bid, and none has a private record."""
    shown = [answer for answer in answers(messages.to_page) if answer.get("view")]
    bidding = [answer for answer in shown if answer["view"]["phase"] == "bids"]
    marked = [event for answer in bidding for event in since_reveal(events_of(answer))]
    assert marked, "bids were made while others were still missing"
    return (
        not any("save" in answer for answer in shown)
        and all(seat["bid"] is None for answer in bidding for seat in answer["view"]["seats"])
        and all(event["bid"] is None for event in marked)
    )


def events_of(answer: dict[str, Any]) -> list[dict[str, Any]]:
    """Return all events of an answer."""
    return [*(answer["log"] or ()), *(frame["event"] for frame in answer["frames"])]


def since_reveal(events: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return the bids that are not revealed yet."""
    codes = [event["code"] for event in events]
    revealed = len(codes) - codes[::-1].index("bids.revealed") if "bids.revealed" in codes else 0
    return [event for event in events[revealed:] if event["code"] == "bid.marked"]


def test_a_bid_leaves_the_page_immediately(shared_player: Player) -> None:
    player = shared_player.begin("Anna", "Ben")
    player.wait_for_decision()
    expect(player.page.locator(".board")).not_to_be_attached()
    player.open_curtain()
    player.bid("26+")
    expect(player.page.locator(".curtain[data-seat='1']")).to_be_visible()
    expect(player.page.locator(".board")).not_to_be_attached()
    expect(player.page.locator("#screen")).not_to_contain_text("26+")
    player.open_curtain()
    expect(player.page.locator(".board input:checked")).not_to_be_attached()
