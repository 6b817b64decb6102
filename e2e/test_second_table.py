"""The second table: the scene of a rule, or another try; the match on the first table stays unchanged."""

from pathlib import Path

from playwright.sync_api import expect

from match_records import match_at, write_save
from player import WIDE_WINDOW, Player

SECOND = ".second-table"


def test_why_leads_to_a_scene_and_another_try_without_changing_the_match(
    shared_player: Player, tmp_path: Path
) -> None:
    match = match_at(("Anna", "bot:ram"), lambda match: match.state.phase == "take", seed="second")
    player, page = shared_player, shared_player.page
    page.set_viewport_size(WIDE_WINDOW)
    player.open_record(write_save(match, tmp_path))
    player.wait_for_decision()
    ply = player.ply()
    page.locator(".log-group .why").first.click()
    page.locator("dialog [data-scene]").first.click()
    frame = page.frame_locator(SECOND)
    expect(frame.locator(".guide[data-kind]")).to_be_visible()
    page.locator("dialog", has=page.locator(SECOND)).get_by_role("button", name="Close").click()
    expect(page.locator(SECOND)).not_to_be_attached()
    assert player.ply() == ply

    page.locator("dialog [data-try]").first.click()
    frame.locator("body[data-screen=table][data-ready=true]").wait_for(state="attached")
    assert 0 < int(frame.locator("body").get_attribute("data-ply") or "") <= ply
    assert player.ply() == ply
