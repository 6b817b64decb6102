"""Replay of a match: controls and keys, seats' views, links and QR codes, and playing on."""

import io
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest
import zxingcpp
from PIL import Image
from playwright.sync_api import Page, expect

from accessibility import axe_findings
from hosts import fragment_of
from match_records import match_at
from player import Player, painted, player_at, resize
from scope import EITHER_GAME
from storage import send_request
from volle.cli.main import main as command_line
from volle.core import match as matches
from volle.core.match import Match
from volle.core.record import format_record
from volle.games import GAMES

SEED = bytes(range(16))
LONGEST = {"wolle": (6, {}), "lotte": (10, {"target": 10_000})}
"""Seats and options of the longest matches that the set-up offers."""


@cache
def finished_match(game: str, seats: int) -> Match:
    """Return a finished match between the fastest bots; with the most seats, the longest possible."""
    longest, options = LONGEST[game]
    quickest, *_ = GAMES[game].bots
    agreed = options if seats == longest else {}
    match = matches.begin(GAMES[game], (f"bot:{quickest}",) * seats, agreed, SEED)
    while match.to_act:
        match = matches.play(match, matches.automatic_action(match))
    return match


def watch(page: Page, match: Match) -> Page:
    """Open the link to a match."""
    page.evaluate("(hash) => { location.hash = hash; }", f"replay/{fragment_of(format_record(match))}")
    page.locator("#replay-time").wait_for()
    return page


def at(page: Page, ply: int) -> None:
    """Wait until the table after `ply` actions is shown."""
    page.wait_for_selector(f"body[data-ply='{ply}'] .replay", state="attached")


@pytest.fixture
def watching(shared_player: Player) -> tuple[Page, Match]:
    """Return a player at the start of a replay of Wolle."""
    match = finished_match("wolle", 3)
    return watch(shared_player.page, match), match


def test_keys_move_by_actions_and_rounds_and_to_both_ends(watching: tuple[Page, Match]) -> None:
    page, match = watching
    rounds = send_request(page, do="watch", record=format_record(match), everything=True)["rounds"]
    # The cards of the first round lie on the table.
    at(page, rounds[0])
    page.keyboard.press("ArrowRight")
    at(page, rounds[0] + 1)
    page.keyboard.press("Home")
    at(page, 0)
    page.keyboard.press("PageDown")
    at(page, rounds[0])
    page.keyboard.press("End")
    at(page, match.ply)
    expect(page.locator(".scores")).to_be_visible()
    page.keyboard.press("PageUp")
    at(page, rounds[-1])
    page.keyboard.press("Home")
    at(page, 0)


def test_the_speed_is_chosen_during_a_replay(watching: tuple[Page, Match]) -> None:
    page, _ = watching
    for pace in ("slow", "fast"):
        page.locator("#pace").click()
        page.locator(f"#paces [data-pace={pace}]").click()
        expect(page.locator("#pace")).to_have_attribute("data-pace", pace)


def test_the_time_slider_shows_the_position_and_moves_anywhere(watching: tuple[Page, Match]) -> None:
    page, match = watching
    line = page.locator("#replay-time")
    for ply in (match.ply // 2, match.ply, 3):
        line.evaluate("(line, ply) => { line.value = ply; line.dispatchEvent(new Event('input')); }", ply)
        at(page, ply)
        expect(line).to_have_js_property("value", str(ply))
        expect(line).to_have_attribute("aria-valuetext", re.compile(f"{ply}/{match.ply}$"))


def test_the_last_of_many_quick_moves_counts(watching: tuple[Page, Match]) -> None:
    page, _ = watching
    page.evaluate(
        """() => { const line = document.querySelector("#replay-time");
        for (let ply = 1; ply <= 90; ply++) { line.value = ply; line.dispatchEvent(new Event("input")); } }"""
    )
    at(page, 90)


def test_a_replay_plays_until_it_is_paused_or_over(watching: tuple[Page, Match]) -> None:
    page, match = watching
    page.locator("#replay-run").click()
    at(page, 2)
    page.locator("#replay-run").click()
    expect(page.locator("#replay-run")).to_have_attribute("aria-label", "Autoplay")
    page.keyboard.press("End")
    at(page, match.ply)
    page.keyboard.press("ArrowLeft")
    page.locator("#replay-run").click()
    at(page, match.ply)
    expect(page.locator("#replay-run")).to_have_attribute("aria-label", "Autoplay")


def test_a_replay_has_the_views_of_all_seats_and_at_the_end_an_open_one(watching: tuple[Page, Match]) -> None:
    page, match = watching
    ply = next(ply for ply in range(match.ply) if len(match.game.to_act(match.before(ply))) == 2)
    line = page.locator("#replay-time")
    line.evaluate("(line, ply) => { line.value = ply; line.dispatchEvent(new Event('input')); }", ply)
    at(page, ply)
    bidder = match.log[ply - 1].seat
    bid = page.locator(f".seat[data-seat='{bidder}'] .seat-bid")
    expect(bid).to_contain_text(re.compile("[0-9]"))
    other = next(seat for seat in range(3) if seat != bidder)
    for eyes in ("", str(other)):
        page.locator("#replay-eyes").select_option(eyes)
        at(page, ply)
        expect(bid).not_to_contain_text(re.compile("[0-9]"))
    page.locator("#replay-eyes").select_option(str(bidder))
    expect(bid).to_contain_text(re.compile("[0-9]"))


def test_playing_on_from_a_position_gives_a_valid_record(
    watching: tuple[Page, Match], tmp_path: Path
) -> None:
    page, match = watching
    late = match.ply - 60
    for dice, options in (("new", []), ("same", ["--verify"])):
        watch(page, match)
        line = page.locator("#replay-time")
        line.evaluate("(line, ply) => { line.value = ply; line.dispatchEvent(new Event('input')); }", late)
        at(page, late)
        page.locator("#replay-play-on").click()
        page.locator(f"#dice-{dice}").click()
        page.wait_for_selector("body[data-screen=table][data-phase=over]", state="attached")
        record = send_request(page, do="record", before=None)["record"]
        path = tmp_path / f"{dice}.volle"
        path.write_text(record, "utf-8")
        assert command_line(["replay", *options, str(path)]) == 0
        # The record states that its dice could be known.
        assert ("deal: again\n" in record) == (dice == "same")
        assert (record.replace("deal: again\n", "") == format_record(match)) == (dice == "same")


@pytest.mark.sweep
def test_qr_codes_of_the_longest_matches_decode_to_the_same_bytes(
    shared_player: Player, open_player: Callable[..., Player]
) -> None:
    # Another device scans the codes, so its page knows only the links.
    page, other = shared_player.page, open_player().page
    for game, (seats, _) in LONGEST.items():
        match = finished_match(game, seats)
        watch(page, match)
        resize(page, 1024, 1400)
        page.locator("#replay-share").click()
        page.locator("#share-codes").click()
        links = [read_code(page, number) for number in range(1, code_count(page) + 1)]
        assert all(link.startswith(page.url.split("#")[0].split("?")[0]) for link in links)
        for link in reversed(links):
            other.evaluate("(hash) => { location.hash = hash; }", link.split("#", 1)[1])
            other.wait_for_selector("#parts[data-missing], #replay-time")
        other.locator("#replay-time").wait_for()
        other.locator("#replay-share").click()
        link = page.locator("#share-link").get_attribute("data-link") or ""
        assert other.evaluate("location.hash") == f"#{link.split('#', 1)[1]}"
        with other.expect_download() as loading:
            other.locator("#share-file").click()
        assert Path(loading.value.path()).read_bytes() == format_record(match).encode()
        for one in (page, other):
            leave_shared(one)


def leave_shared(page: Page) -> None:
    """Leave a shared match for the menu."""
    player = player_at(page)
    player.close_dialogs()
    player.go_to_menu()


def code_count(page: Page) -> int:
    """Return the number of codes."""
    return int(page.locator(".code").get_attribute("data-count") or 0)


def read_code(page: Page, number: int) -> str:
    """Return the text of a QR code in the page."""
    code = page.locator(f".code[data-number='{number}'] svg")
    page.locator(".code svg").wait_for()
    if not code.count():
        page.locator("#code-next").click()
    with painted(page):
        picture = Image.open(io.BytesIO(code.screenshot()))
    [found] = zxingcpp.read_barcodes(picture)
    return str(found.text)


def test_links_without_a_match_are_refused_and_nothing_is_lost(shared_player: Player) -> None:
    player = shared_player.begin("Anna", "Ben", game="lotte")
    player.wait_for_decision()
    before, page = player.ply(), player.page
    record = format_record(finished_match("wolle", 2))
    fragment = fragment_of(record)
    for hash_, code in [
        (f"replay/{fragment[:-40]}", "link.deflate"),
        ("replay/x.y", "link.base64"),
        ("replay/unknown", "link.deflate"),
        ("review/unknown", "link.deflate"),
        (f"replay/{fragment_of('volle 2')}", "record.magic"),
        (f"replay/{fragment_of(record.replace('roll 1', 'roll 13', 1))}", ""),
        ("replay/00000000-0000-0000-0000-000000000000", "shelf.gone"),
        ("part/abc", "link.part"),
        ("part/abcdefgh/3/2/abc", "link.part"),
    ]:
        page.evaluate("(hash) => { location.hash = hash; }", hash_)
        error = page.locator(f"#screen [data-code='{code}']" if code else "#screen [data-code]")
        expect(error.get_by_role("alert")).not_to_be_empty()
        # The screen itself reports the error, so there is no notice.
        expect(page.locator(".notice, #replay-time")).to_have_count(0)
        error.get_by_role("link", name="Go to the start page").click()
        page.locator("body[data-screen=menu]").wait_for(state="attached")
    page.locator("#continue").click()
    player.wait_for_decision()
    assert player.ply() == before


def test_a_match_from_a_link_is_stored_on_request(shared_player: Player) -> None:
    match = match_at(("Anna", "Ben"), lambda match: match.ply > 20, "kept")
    page = watch(shared_player.page, match)
    before = kept_matches(page)
    assert format_record(match) not in before
    page.locator("#replay-keep").click()
    expect(page.locator("#replay-keep")).to_have_text("Kept")
    assert sorted(kept_matches(page)) == sorted([*before, format_record(match)])


def kept_matches(page: Page) -> list[str]:
    """Return the records of all stored matches."""
    return [copy["record"] for copy in send_request(page, do="export-matches")["matches"]]


def test_a_replay_leaves_the_match_at_the_table_unchanged(shared_player: Player) -> None:
    player = shared_player.begin("Anna", "Ben", game="lotte")
    player.wait_for_decision()
    player.play_decision()
    before, page = player.ply(), player.page
    page.evaluate("location.hash = 'replay'")
    page.locator("#replay-time").wait_for()
    at(page, before)
    page.keyboard.press("Home")
    at(page, 0)
    page.evaluate("location.hash = 'table'")
    player.wait_for_decision()
    assert player.ply() == before
    player.play_decision()


def test_a_replay_of_a_running_match_hides_secrets(shared_player: Player) -> None:
    player = shared_player.begin("Anna", "Ben", game="wolle")
    player.wait_for_decision()
    player.open_curtain()
    player.bid("20")
    player.wait_for_decision()
    page = player.page
    page.evaluate("location.hash = 'replay'")
    # The bid is an action, but still secret, so there is nothing to see.
    expect(page.locator("[data-replay=none]").get_by_role("status")).to_contain_text("nothing to watch yet")
    expect(page.locator("#replay-time")).to_have_count(0)
    watched = send_request(page, do="watch", record=None, everything=False)
    assert "1 bid 20" not in watched["record"]
    assert not watched["begun"]
    page.get_by_role("link", name="Continue").click()
    player.wait_for_decision()
    player.open_curtain()
    player.bid("21")
    player.wait_for_decision()
    ply = player.ply()
    page.evaluate("location.hash = 'replay'")
    at(page, ply)
    expect(page.locator("#replay-eyes option[value=all]")).to_have_count(0)


SIZES = [(1024, 768), (390, 844), (844, 390), (320, 640)]


@EITHER_GAME
def test_a_replay_is_accessible_at_every_size(shared_player: Player, game: str) -> None:
    match = match_at(("Anna", "Ben", "Mia"), lambda one: one.ply > 60, "sizes", game)
    page = watch(shared_player.page, match)
    page.keyboard.press("End")
    at(page, match.ply)
    for width, height in SIZES:
        resize(page, width, height)
        assert axe_findings(page) == [], width
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), width
        for name in ("#replay-back", "#replay-run", "#replay-share", "#replay-play-on"):
            expect(page.locator(name)).to_be_in_viewport()
