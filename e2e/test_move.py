"""Everything to another device: a file or codes, merged with the matches there, counted, not overwritten."""

import hashlib
import json
import zlib
from base64 import urlsafe_b64encode
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from accessibility import axe_findings
from link_matches import device_link, join, link_of, open_link, play
from page_opener import PageLog, PageOpener, expect_no_faults
from player import Player
from storage import engine_workers, send_request
from tests.devices import Device
from volle.cli.link import record_of

SETTINGS = "JSON.parse(localStorage['volle.settings'])"
GO_TO = "(hash) => { location.hash = hash }"


def records(page: Page) -> list[str]:
    """Return the public records of all matches on a device."""
    return sorted(each["record"] for each in send_request(page, do="export-matches")["matches"])


@pytest.fixture(scope="module")
def copied(shared_opener: PageOpener, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the file with everything of a device: two matches, settings and set-ups."""
    player = shared_opener.open_player()
    player.set_up("Anna", "bot:cautious", game="lotte").wait_for_decision()
    player.play_decision()
    player.set_up("Anna", "bot:lamb", game="wolle").wait_for_decision()
    player.play_decision()
    page = player.page
    page.evaluate(GO_TO, "matches")
    page.locator("#move").click()
    expect(page.locator("#move-content")).to_have_attribute("data-matches", "2")
    assert axe_findings(page) == []
    with page.expect_download() as loading:
        page.locator("#export-matches").click()
    path = tmp_path_factory.mktemp("move") / "everything.json"
    loading.value.save_as(path)
    player.close_dialogs()
    return path


@pytest.fixture(scope="module")
def other_opener(browser: Browser, site: str) -> Iterator[PageOpener]:
    """Yield the opener of another device, which the tests of this module share."""
    with closing(PageOpener(browser, site, PageLog(None))) as staying:
        yield staying


@pytest.fixture
def other(other_opener: PageOpener, request: pytest.FixtureRequest) -> Iterator[Player]:
    """Yield a player on another device without a match, with the settings of earlier tests."""
    with expect_no_faults(other_opener, request.session):
        player = other_opener.latest or other_opener.open_player()
        player.close_dialogs()
        player.go_to_menu()
        assert send_request(player.page, do="forget")["ok"]
        yield player


@pytest.fixture
def with_one_match(other: Player) -> Page:
    """Return the page of another device, at its list of matches, with a match and a set-up of its own."""
    other.set_up("Ben", "bot:steady", game="lotte").wait_for_decision()
    other.play_decision()
    other.page.evaluate(GO_TO, "matches")
    expect(other.page.locator("#matches-count")).to_be_attached()
    return other.page


def test_a_file_is_merged_and_counted_and_replaces_nothing(with_one_match: Page, copied: Path) -> None:
    page = with_one_match
    own, before = records(page), page.evaluate(SETTINGS)
    # No test before this one has brought the set-up of the first device.
    assert "wolle" not in before["setUps"]
    page.locator("#open-record").set_input_files(copied)
    expect(page.locator("#imported")).to_contain_text("Added: 2. Already here: 0. Couldn’t be read: 0.")
    incoming = json.loads(copied.read_text("utf-8"))
    assert records(page) == sorted([*own, *(each["record"] for each in incoming["matches"])])
    after = page.evaluate(SETTINGS)
    assert after["setUps"]["lotte"] == before["setUps"]["lotte"]
    assert after["setUps"]["wolle"] == incoming["settings"]["setUps"]["wolle"]
    page.locator("#open-record").set_input_files(copied)
    expect(page.locator("#imported")).to_contain_text("Added: 0. Already here: 2. Couldn’t be read: 0.")
    assert page.evaluate(SETTINGS) == after


def parts_of(text: str, length: int) -> list[str]:
    """Return the addresses of the codes for a text, as the page writes them."""
    packer = zlib.compressobj(wbits=-15)
    packed = packer.compress(text.encode()) + packer.flush()
    fragment = urlsafe_b64encode(packed).decode().rstrip("=")
    name = urlsafe_b64encode(hashlib.sha256(fragment.encode()).digest())[:8].decode()
    count = -(-len(fragment) // length)
    pieces = [fragment[at : at + length] for at in range(0, len(fragment), length)]
    return [f"part/{name}/{number}/{count}/{piece}" for number, piece in enumerate(pieces, 1)]


def test_codes_are_collected_and_half_of_them_change_nothing(with_one_match: Page, copied: Path) -> None:
    page = with_one_match
    own = records(page)
    first, *others = parts_of(copied.read_text("utf-8"), 600)
    assert others
    for part in others:
        page.evaluate(GO_TO, part)
        expect(page.locator("#parts")).to_contain_text("scanned")
    expect(page.locator("#parts")).to_have_attribute("data-missing", "1")
    assert records(page) == own
    page.evaluate(GO_TO, first)
    page.locator("dialog .button-main").click()
    expect(page.locator("#imported")).to_contain_text("Added: 2.")
    assert len(records(page)) == 3


NOT_READ = {
    '{"format": "volle matches 9", "matches": []}': "copies.newer",
    '{"format": "volle matches 1", "matches": [{"record": "vol': "copies.format",
}


def test_a_newer_or_broken_file_is_refused_and_changes_nothing(with_one_match: Page) -> None:
    page = with_one_match
    own, before = records(page), page.evaluate(SETTINGS)
    for text, code in NOT_READ.items():
        file: Any = {"name": "a.json", "mimeType": "application/json", "buffer": text.encode()}
        page.locator("#open-record").set_input_files(file)
        expect(page.locator(f".notice[data-code='{code}']")).to_contain_text("Nothing has changed.")
        assert (records(page), page.evaluate(SETTINGS)) == (own, before)


FILL_STORAGE = """() => {
  self.put = IDBObjectStore.prototype.put;
  IDBObjectStore.prototype.put = () => { throw new DOMException("", "QuotaExceededError"); };
}"""
MAKE_ROOM = "() => { IDBObjectStore.prototype.put = put; }"


def test_a_full_storage_loses_nothing_that_was_there(with_one_match: Page, copied: Path) -> None:
    page = with_one_match
    own = records(page)
    [worker] = engine_workers(page)
    worker.evaluate(FILL_STORAGE)
    page.locator("#open-record").set_input_files(copied)
    page.locator(".notice[data-kept=false]").wait_for()
    assert set(own) <= set(records(page))
    worker.evaluate(MAKE_ROOM)


def test_the_codes_are_shown_one_after_the_other(shared_player: Player, copied: Path) -> None:
    page = shared_player.page
    page.evaluate(GO_TO, "matches")
    page.locator("#move").click()
    page.locator("#move-codes").click()
    expect(page.locator(".code")).to_have_attribute("data-number", "1")
    assert copied.exists()


def exported(page: Page, path: Path) -> Path:
    """Save everything of a device as a file; return its path."""
    page.evaluate(GO_TO, "matches")
    page.locator("#move").click()
    with page.expect_download() as loading:
        page.locator("#export-matches").click()
    loading.value.save_as(path)
    page.keyboard.press("Escape")
    return path


def take(page: Page, path: Path) -> None:
    """Open the file of another device."""
    page.evaluate(GO_TO, "matches")
    page.locator("#open-record").set_input_files(path)
    expect(page.locator("#imported")).to_contain_text("Added:")


def test_a_match_by_link_keeps_its_seat_through_another_device_and_back(
    other: Player, open_player: Callable[..., Player], tmp_path: Path
) -> None:
    host, friend, tablet = Device("Anna"), other, open_player()
    join(friend, device_link(host.begin("lotte", ("Anna", "Ben"), [0]).play()))
    play(friend)
    newer = link_of(friend)
    take(tablet.page, exported(friend.page, tmp_path / "phone.json"))
    host.receive(record_of(newer))
    newest = device_link(host.play())
    open_link(tablet, newest)
    back = exported(tablet.page, tmp_path / "tablet.json")
    # As from a device whose clock is wrong.
    content = json.loads(back.read_text("utf-8"))
    for match in content["matches"]:
        match["changed"] = "2099-01-01T00:00:00.000Z"
    back.write_text(json.dumps(content), "utf-8")
    take(friend.page, back)
    expect(friend.page.locator("#imported")).to_contain_text("Added: 0. Already here: 1.")
    open_link(friend, newest)
    play(friend)
    # Its own seat has played on.
    assert link_of(friend) not in {newer, newest}


def test_a_file_of_a_match_by_link_does_not_come_before_the_own_seat(other: Player) -> None:
    host, friend = Device("Anna").begin("lotte", ("Anna", "Ben"), [0]).play(), other
    join(friend, device_link(host))
    play(friend)
    page = friend.page
    (record,) = records(page)
    page.evaluate(GO_TO, "matches")
    file: Any = {"name": "a.volle", "mimeType": "text/plain", "buffer": record.encode()}
    page.locator("#open-record").set_input_files(file)
    expect(page.locator("[role=alert][data-code='link.known']")).to_be_visible()
    assert records(page) == [record]
