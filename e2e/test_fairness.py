"""The page about fairness: how chance works, and whether a record's dice come from its seed."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from accessibility import axe_findings
from hosts import embed_address, fragment_of
from match_records import walk, write_save
from player import Player, painted
from volle.core.record import format_record
from volle.core.seed_source import SeedSource

BOTS = ("bot:steady", "bot:cautious")


@pytest.fixture(scope="module")
def over() -> str:
    """Return the record of a finished match, with its commitment and seed."""
    [*_, last] = walk(BOTS, "fair", "lotte", {"target": 2000})
    return format_record(last)


def check(page: Page, text: str) -> None:
    """Check a text by keyboard."""
    page.locator("#fairness-record").fill(text)
    page.locator("#fairness-record").press("Tab")
    expect(page.locator("#fairness-check")).to_be_focused()
    page.keyboard.press("Enter")


def open_fairness(player: Player) -> Page:
    """Go to the page by a link on another page."""
    page: Page = player.page
    page.evaluate("location.hash = 'about'")
    page.locator("#fairness-way").press("Enter")
    page.locator("body[data-screen=fairness]").wait_for(state="attached")
    return page


def without(text: str, header: str) -> str:
    """Return a record without one of its headers."""
    return "".join(line for line in text.splitlines(keepends=True) if not line.startswith(f"{header}:"))


def with_changed_card(text: str) -> str:
    """Return a record with another first card."""
    lines = text.splitlines(keepends=True)
    place = next(number for number, line in enumerate(lines) if line.startswith("card "))
    lines[place] = "card stop\n" if lines[place] != "card stop\n" else "card clover\n"
    return "".join(lines[: place + 1])


@pytest.mark.parametrize("way", ["record", "link", "file"])
def test_a_pasted_record_is_checked(
    shared_player: Player, site: str, tmp_path: Path, over: str, way: str
) -> None:
    page = open_fairness(shared_player)
    if way == "file":
        (tmp_path / "match.volle").write_text(over, "utf-8")
        page.locator("#fairness-file").set_input_files(tmp_path / "match.volle")
    else:
        check(page, embed_address(site, fragment_of(over)) if way == "link" else over)
    expect(page.locator(".verdict")).to_have_attribute("data-verdict", "fair")
    expect(page.locator(".verdict")).to_contain_text("Everything checks out")
    with painted(page):
        assert axe_findings(page) == []


def test_wrong_dice_are_reported(shared_player: Player, over: str) -> None:
    page = open_fairness(shared_player)
    running = format_record(next(match for match in walk(BOTS, "fair", "lotte") if match.ply))
    seed = over.partition("seed: ")[2][:32]
    wrong = {
        "no-seal": (without(over, "seal"), "no seal"),
        "no-seed": (without(over, "seed"), "no seed"),
        "running": (running, "secret until then"),
        "seal": (over.replace(seed, "0" * 32), "match the seed"),
        "drawn": (with_changed_card(over), "It should be: card"),
    }
    for verdict, (text, words) in wrong.items():
        check(page, text)
        expect(page.locator(".verdict")).to_have_attribute("data-verdict", verdict)
        expect(page.locator(".verdict")).to_contain_text(words)


def test_an_invalid_or_forged_record_is_refused_with_a_reason(shared_player: Player, over: str) -> None:
    page = open_fairness(shared_player)
    wrong = {
        "text.nothing": "Hello",
        "link.cut": "https://volle.example/#replay/hZBL",
        "notation.action": over.replace("\nroll ", "\nrall ", 1),
        "record.deal-seal": over.replace("\nseal:", "\ndeal: day 2026-11-22\nseal:"),
        "deal.day": over.replace("\nseal:", "\ndeal: day 2026-02-30\nseal:"),
    }
    for code, text in wrong.items():
        check(page, text)
        page.locator(f".notice[data-code='{code}']").wait_for()
        expect(page.locator("#fairness-record")).to_have_value(text)
        expect(page.locator(".verdict strong")).to_have_count(0)


def test_the_match_at_the_table_can_be_checked_once_it_is_over(shared_player: Player, tmp_path: Path) -> None:
    player = shared_player
    page = open_fairness(player)
    expect(page.locator("#fairness-mine")).to_have_count(0)
    [*_, last] = walk(BOTS, "fair", "lotte", {"target": 2000})
    player.go_to_menu()
    player.open_record(write_save(last, tmp_path))
    page.locator(".fold", has=page.locator("#seal")).locator("summary").click()
    page.locator("#fairness-way").click()
    page.locator("#fairness-mine").click()
    expect(page.locator(".verdict")).to_have_attribute("data-verdict", "fair")
    expect(page.locator("#fairness-record")).to_have_value(format_record(last))
    page.evaluate("location.hash = 'table'")
    expect(page.locator("#again")).to_be_visible()


def test_all_rolls_of_the_device_are_shown_except_from_known_seeds(
    open_player: Callable[..., Player], tmp_path: Path
) -> None:
    player = open_player()
    page = open_fairness(player)
    expect(page.locator(".fairness-rolls .chart")).to_have_count(0)
    [*_, last] = walk(BOTS, "fair", "lotte", {"target": 2000})
    known = replace(last, deal=SeedSource("again"))
    for match, charts in ((known, 0), (last, 1)):
        player.go_to_menu()
        player.open_record(write_save(match, tmp_path))
        page.locator("body[data-screen=table]").wait_for(state="attached")
        open_fairness(player)
        expect(page.locator(".fairness-rolls .chart")).to_have_count(charts)
    with painted(page):
        assert axe_findings(page) == []
