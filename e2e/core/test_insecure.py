"""The site on an insecure origin, as on a school's plain-http server, where browsers offer fewer APIs."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import expect

from core.short_matches import play_a_match
from core.test_arena import CHOOSE_FEWEST_DEALS, wait_for_contest
from hosts import record_in
from player import Player

# APIs that browsers offer on secure origins only.
MISSING = """() => [
  ["crypto.subtle", crypto.subtle],
  ["crypto.randomUUID", crypto.randomUUID],
  ["caches", globalThis.caches],
  ["clipboard", navigator.clipboard],
  ["locks", navigator.locks],
  ["serviceWorker", navigator.serviceWorker],
  ["share", navigator.share],
  ["storage", navigator.storage],
  ["wakeLock", navigator.wakeLock],
].filter(([, found]) => found !== undefined).map(([name]) => name)"""

# Stores the text of the next download, because Firefox's driver reports no downloads.
KEEP_DOWNLOAD = """() => {
  const { createObjectURL } = URL;
  URL.createObjectURL = (blob) => {
    blob.text().then((text) => {
      globalThis.downloaded = text;
      document.body.dataset.downloaded = "";
    });
    return createObjectURL(blob);
  };
}"""

# Chromium has a column of the matrix for this.
pytestmark = pytest.mark.only_in("firefox")


def go_to(player: Player, screen: str) -> None:
    """Go to a screen by its address."""
    player.driver.run("(hash) => { location.hash = hash; }", screen)


@pytest.mark.long
def test_a_match_is_played_stored_reviewed_and_shared(
    player: Player, insecure_site: str, tmp_path: Path
) -> None:
    page = player.visit(insecure_site).page
    assert player.driver.run(MISSING) == []
    expect(page.locator(".offline-badge")).to_contain_text("you need to be online every time")
    # A painted match is played by pointer in test_match.py.
    player.stop_painting().driver.has_pointer = False
    play_a_match(player)
    player.driver.has_pointer = True
    player.driver.reload()
    player.wait_until_ready()
    go_to(player, "matches")
    page.locator("[data-review]").click()
    expect(page.locator(".review[aria-busy=false] .review-seat")).to_have_count(2)
    go_to(player, "statistics/lotte")
    expect(page.locator("#statistics-matches")).to_have_text("One game")
    go_to(player, "replay")
    page.locator("#replay-share").click()
    link = page.locator("#share-link").get_attribute("data-link")
    assert link
    assert link.startswith(insecure_site)
    page.locator("#share-codes").click()
    page.locator(".code path").wait_for(state="attached")
    page.locator("#share-link").click()
    expect(page.locator("dialog .copy-by-hand textarea")).to_have_value(link)
    player.close_dialogs()
    shared = record_in(link.rpartition("/")[2])
    check_export(player, tmp_path / "matches.json", shared)


def check_export(player: Player, file: Path, record: str) -> None:
    """Export all matches, delete them, and import the file again."""
    page = player.page
    go_to(player, "matches")
    player.driver.run(KEEP_DOWNLOAD)
    page.locator("#move").click()
    page.locator("#export-matches").click()
    file.write_text(player.driver.wait_until("() => globalThis.downloaded"), "utf-8")
    player.close_dialogs()
    [copy] = json.loads(file.read_text("utf-8"))["matches"]
    assert copy["record"] == record
    page.locator("#delete-matches").click()
    page.locator("dialog .button-main").click()
    page.locator("#matches-count").wait_for(state="detached")
    page.locator("#open-record").set_input_files(file)
    expect(page.locator("#matches-count")).to_contain_text("1")
    page.locator("[data-watch]").click()
    page.locator("#replay-time").wait_for()


def test_bots_compete_on_an_insecure_origin(player: Player, insecure_site: str) -> None:
    driver = player.driver
    driver.open(f"{insecure_site}#arena/lotte")
    driver.wait_for("#arena-start")
    for number, bot in enumerate(("cautious", "random"), 1):
        driver.choose(f"#arena-bot-{number}", bot)
    driver.run(CHOOSE_FEWEST_DEALS)
    driver.tap("#arena-start")
    wait_for_contest(driver)
