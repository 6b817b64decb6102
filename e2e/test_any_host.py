"""The site in a folder of another site, on a server that sends no extra headers."""

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from attacks import (
    HARMLESS_BOT,
    HOOK_PAGE,
    WRITE_MARKS,
    CanaryServer,
    check_attack,
    run_contest,
    worker_attack,
)
from drivers import PlaywrightDriver
from hosts import HostSite, frame_in
from offline import cached_files, listed_files, update_site, wait_for
from page_opener import PageLog
from player import FAST_PACE, NO_SNAPSHOT_WORKER, SKIP_ANIMATIONS, Player, player_at
from servers import OwnSite, PlainHandler, serve_plainly
from setup import DIST

FOLDER = "games/volle"
# Starts a bot's worker in a page without a policy; resolves to the error that the worker throws.
UNWALLED = """(address) => new Promise((failed) => {
  const worker = new Worker(address);
  worker.onerror = (event) => (event.preventDefault(), failed(event.message));
  worker.postMessage({}, [new MessageChannel().port1]);
})"""


asked: list[str] = []
"""The paths requested from the site."""


class RecordingHandler(PlainHandler):
    """Records the requested paths."""

    def log_message(self, *_arguments: object) -> None:
        """Record the path."""
        asked.append(self.path)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Yield the address of the site in a folder; a request outside of it fails the test."""
    root = tmp_path_factory.mktemp("web")
    shutil.copytree(DIST, root / FOLDER)
    (root / "index.html").write_text("<!doctype html><title>Another site</title>", "utf-8")
    with serve_plainly(root, RecordingHandler) as address:
        yield f"{address}{FOLDER}/"


def test_a_match_is_played_in_a_folder_of_another_site_and_works_offline(
    open_page: Callable[..., Page], folder: str
) -> None:
    page = open_page(
        at=folder, service_workers="allow", scripts=[FAST_PACE, SKIP_ANIMATIONS], reduced_motion="reduce"
    )
    player: Player = player_at(page).wait_until_ready()
    player.begin("Anna", "bot:cautious", game="lotte")
    for _ in range(3):
        player.play_decision()
    page.locator("body[data-offline=ready]").wait_for(state="attached")
    ply = player.ply()
    page.reload()
    player.wait_until_ready()
    assert player.ply() == ply


def test_a_scene_is_played_from_a_rule_page_in_a_folder_of_another_site(
    open_page: Callable[..., Page], folder: str
) -> None:
    page = open_page("rules/wolle/de/wolle.bid.tie/", at=folder)
    picture = page.get_by_role("img", name="Bild: ")
    assert picture.evaluate("(image) => image.decode().then(() => image.naturalWidth)") == 640
    page.locator("volle-table").first.get_by_role("button").click()
    frame = page.frame_locator("volle-table iframe")
    expect(frame.locator(".guide[data-stage=start]")).to_be_visible()


def test_a_host_that_allows_framing_allows_it_on_a_second_visit_too(
    open_page: Callable[..., Page], folder: str, host: HostSite, page_log: PageLog
) -> None:
    host.show(folder)
    page = open_page(at=host.url, service_workers="allow", scripts=[NO_SNAPSHOT_WORKER])
    frame_in(page).locator("body[data-offline=ready]").wait_for(state="attached")
    page.reload()
    frame_in(page).locator("body[data-ready=true]").wait_for(state="attached")
    # For the page around it, the site in the frame is another origin.
    assert [fault for fault in page_log.faults if not fault.startswith(f"request: {folder}")] == []
    page_log.faults.clear()


def test_two_sites_on_one_origin_do_not_interfere(open_page: Callable[..., Page], tmp_path: Path) -> None:
    first, second = OwnSite(tmp_path / "first"), OwnSite(tmp_path / "second")
    update_site(second)
    with serve_plainly(tmp_path) as address:
        page = open_page("first/", at=address, service_workers="allow", scripts=[NO_SNAPSHOT_WORKER])
        for own in (first, second):
            page.goto(f"{address}{own.folder.name}/")
            wait_for(page, offline="ready")
        kept = cached_files(page)
    for own in (first, second):
        assert {f"{own.folder.name}/{path}" for path in listed_files(own)} <= {*kept}


def test_a_hostile_bot_gets_nothing_and_changes_nothing_without_headers(
    open_page: Callable[..., Page], folder: str, canary: CanaryServer, honest_result: Any, page_log: PageLog
) -> None:
    driver = PlaywrightDriver(open_page("#arena/wolle", at=folder, scripts=[NO_SNAPSHOT_WORKER]))
    driver.run(WRITE_MARKS)
    driver.run(HOOK_PAGE)
    check_attack(driver, lambda: " ".join(asked), canary, honest_result, worker_attack(folder, canary))
    assert run_contest(driver, HARMLESS_BOT) == "done"
    [worker] = (DIST / "bots").glob("bot-worker-*.js")
    bare = PlaywrightDriver(open_page(at=folder.removesuffix(f"{FOLDER}/")))
    assert "behind a wall alone" in bare.run(UNWALLED, f"{folder}{worker.relative_to(DIST).as_posix()}")
    # Chromium lists requests that it blocks; the canary server has received none.
    expected = (f"request: {canary.url}", "worker: Uncaught Error: this worker runs behind a wall alone")
    assert [fault for fault in page_log.faults if not fault.startswith(expected)] == []
    page_log.faults.clear()
