"""The second table: a scene of a rule, or the match as it was; the match on the first one stays as it is."""

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

from match_records import match_at, saved
from player import Player

SECOND = ".second-table"


def why_of_the_log(open_player: Callable[..., Player], folder: Path) -> Page:
    """Opens a match in which somebody takes cards, and asks why of its last turn."""
    match = match_at(("Anna", "bot:ram"), lambda match: match.state.phase == "take", seed="second")
    player = open_player(viewport={"width": 1440, "height": 900})
    player.open_record(saved(match, folder))
    player.asked()
    player.page.locator(".log-group .why").first.click()
    return player.page


def test_why_leads_to_a_scene_of_the_rule_and_back(
    open_player: Callable[..., Player], tmp_path: Path
) -> None:
    page = why_of_the_log(open_player, tmp_path)
    ply = page.locator("body").get_attribute("data-ply")
    page.locator("dialog [data-scene]").first.click()
    frame = page.frame_locator(SECOND)
    expect(frame.locator(".guide[data-kind]")).to_be_visible()
    page.locator("dialog", has=page.locator(SECOND)).get_by_role("button", name="Close").click()
    expect(page.locator(SECOND)).not_to_be_attached()
    expect(page.locator("body")).to_have_attribute("data-ply", ply or "")


def test_the_match_is_tried_from_its_last_decision_and_stays_as_it_is(
    open_player: Callable[..., Player], tmp_path: Path
) -> None:
    page = why_of_the_log(open_player, tmp_path)
    ply = int(page.locator("body").get_attribute("data-ply") or "")
    page.locator("dialog [data-try]").first.click()
    frame = page.frame_locator(SECOND)
    frame.locator("body[data-screen=table][data-ready=true]").wait_for(state="attached")
    assert 0 < int(frame.locator("body").get_attribute("data-ply") or "") <= ply
    expect(page.locator("body")).to_have_attribute("data-ply", str(ply))
