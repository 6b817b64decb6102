"""A match watched again: by buttons and keys, through other eyes, from links and codes; and on from there."""

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
from player import Player, player_at, resize
from storage import ask
from volle.cli.main import main as command_line
from volle.core import match as matches
from volle.core.match import Match
from volle.core.record import format_record
from volle.games import GAMES

SEED = bytes(range(16))
LONGEST = {"wolle": (6, {}), "lotte": (10, {"target": 10_000})}
"""Seats and options of the longest matches that the set-up offers."""


@cache
def whole(game: str, seats: int) -> Match:
    """A match that is over, of the bots that think least; with as many seats as there may be, the longest."""
    longest, options = LONGEST[game]
    quickest, *_ = GAMES[game].bots
    agreed = options if seats == longest else {}
    match = matches.begin(GAMES[game], (f"bot:{quickest}",) * seats, agreed, SEED)
    while match.to_act:
        match = matches.play(match, matches.automatic_action(match))
    return match


def watch(page: Page, match: Match) -> Page:
    """Opens the link to a match."""
    page.evaluate("(hash) => { location.hash = hash; }", f"replay/{fragment_of(format_record(match))}")
    page.locator("#replay-time").wait_for()
    return page


def at(page: Page, ply: int) -> None:
    """Waits until the table after so many actions is shown."""
    page.wait_for_selector(f"body[data-ply='{ply}'] .replay", state="attached")


@pytest.fixture
def watching(regular: Player) -> tuple[Page, Match]:
    """A match of Wolle that is over, watched from its beginning."""
    match = whole("wolle", 3)
    return watch(regular.page, match), match


def test_keys_go_by_steps_by_rounds_and_to_both_ends(watching: tuple[Page, Match]) -> None:
    page, match = watching
    at(page, 0)
    page.keyboard.press("ArrowRight")
    at(page, 1)
    page.keyboard.press("ArrowLeft")
    at(page, 0)
    rounds = ask(page, do="watch", record=format_record(match), everything=True)["rounds"]
    page.keyboard.press("PageDown")
    at(page, rounds[0] or rounds[1])
    page.keyboard.press("End")
    at(page, match.ply)
    expect(page.locator(".scores")).to_be_visible()
    page.keyboard.press("PageUp")
    at(page, rounds[-1])
    page.keyboard.press("Home")
    at(page, 0)


def test_the_line_of_time_says_where_one_is_and_goes_anywhere(watching: tuple[Page, Match]) -> None:
    page, match = watching
    line = page.locator("#replay-time")
    for ply in (match.ply // 2, match.ply, 3):
        line.evaluate("(line, ply) => { line.value = ply; line.dispatchEvent(new Event('input')); }", ply)
        at(page, ply)
        expect(line).to_have_js_property("value", str(ply))
        expect(line).to_have_attribute("aria-valuetext", re.compile(f"{ply}/{match.ply}$"))


def test_many_wishes_at_once_end_at_the_last(watching: tuple[Page, Match]) -> None:
    page, _ = watching
    page.evaluate(
        """() => { const line = document.querySelector("#replay-time");
        for (let ply = 1; ply <= 90; ply++) { line.value = ply; line.dispatchEvent(new Event("input")); } }"""
    )
    at(page, 90)


def test_it_runs_by_itself_until_it_is_stopped_or_over(watching: tuple[Page, Match]) -> None:
    page, match = watching
    page.locator("#replay-run").click()
    at(page, 2)
    page.locator("#replay-run").click()
    expect(page.locator("#replay-run")).to_have_attribute("aria-label", "Play by itself")
    page.keyboard.press("End")
    at(page, match.ply)
    page.keyboard.press("ArrowLeft")
    page.locator("#replay-run").click()
    at(page, match.ply)
    expect(page.locator("#replay-run")).to_have_attribute("aria-label", "Play by itself")


def test_each_seat_sees_what_it_saw_and_the_end_lets_all_be_seen(watching: tuple[Page, Match]) -> None:
    page, match = watching
    ply = next(ply for ply in range(match.ply) if len(match.game.to_act(match.before(ply))) == 2)
    line = page.locator("#replay-time")
    line.evaluate("(line, ply) => { line.value = ply; line.dispatchEvent(new Event('input')); }", ply)
    at(page, ply)
    bidder = match.log[ply - 1].seat
    said = page.locator(f".seat[data-seat='{bidder}'] .seat-bid")
    expect(said).to_contain_text(re.compile("[0-9]"))
    other = next(seat for seat in range(3) if seat != bidder)
    for eyes in ("", str(other)):
        page.locator("#replay-eyes").select_option(eyes)
        at(page, ply)
        expect(said).not_to_contain_text(re.compile("[0-9]"))
    page.locator("#replay-eyes").select_option(str(bidder))
    expect(said).to_contain_text(re.compile("[0-9]"))


def test_on_from_here_gives_a_record_that_the_command_line_accepts(
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
        record = ask(page, do="record", before=None)["record"]
        path = tmp_path / f"{dice}.volle"
        path.write_text(record, "utf-8")
        assert command_line(["replay", *options, str(path)]) == 0
        # That its dice could be known is said in the record.
        assert ("deal: again\n" in record) == (dice == "same")
        assert (record.replace("deal: again\n", "") == format_record(match)) == (dice == "same")


def test_codes_of_the_longest_matches_are_read_to_the_same_bytes(
    regular: Player, open_player: Callable[..., Player]
) -> None:
    # Whoever scans them has another device: nothing is known there but the links.
    page, other = regular.page, open_player().page
    for game, (seats, _) in LONGEST.items():
        match = whole(game, seats)
        watch(page, match)
        page.set_viewport_size({"width": 1024, "height": 1400})
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
    """Leaves a match that was shared for the menu."""
    player = player_at(page)
    player.put_away()
    player.go_home()


def code_count(page: Page) -> int:
    """How many codes there are."""
    return int(page.locator(".code").get_attribute("data-count") or 0)


def read_code(page: Page, number: int) -> str:
    """What a reader finds in the picture of a code."""
    code = page.locator(f".code[data-number='{number}'] svg")
    if not code.count():
        page.locator("#code-next").click()
    picture = Image.open(io.BytesIO(code.screenshot()))
    [found] = zxingcpp.read_barcodes(picture)
    return str(found.text)


def test_links_that_hold_no_match_are_refused_and_nothing_is_lost(regular: Player) -> None:
    player = regular.set_up("Anna", "Ben", game="lotte")
    player.asked()
    before, page = player.ply(), player.page
    fragment = fragment_of(format_record(whole("wolle", 2)))
    for hash_, code in [
        (f"replay/{fragment[:-40]}", "link.deflate"),
        ("replay/x.y", "link.base64"),
        ("replay/unknown", "link.deflate"),
        ("review/unknown", "link.deflate"),
        (f"replay/{fragment_of('volle 2')}", "record.magic"),
        (f"replay/{fragment_of(format_record(whole('wolle', 2)).replace('roll 1', 'roll 13', 1))}", ""),
        ("replay/00000000-0000-0000-0000-000000000000", "shelf.gone"),
        ("part/abc", "link.part"),
        ("part/abcdefgh/3/2/abc", "link.part"),
    ]:
        page.evaluate("(hash) => { location.hash = hash; }", hash_)
        said = page.locator(f"#screen [data-code='{code}']" if code else "#screen [data-code]")
        expect(said.get_by_role("alert")).not_to_be_empty()
        # The screen says it, and nothing else says it again.
        expect(page.locator(".notice, #replay-time")).to_have_count(0)
        said.get_by_role("link", name="To the start page").click()
        page.locator("body[data-screen=menu]").wait_for(state="attached")
    page.locator("#continue").click()
    player.asked()
    assert player.ply() == before


def test_a_match_from_a_link_is_kept_when_somebody_wants_that(regular: Player) -> None:
    match = match_at(("Anna", "Ben"), lambda match: match.ply > 20, "kept")
    page = watch(regular.page, match)
    before = kept_matches(page)
    assert format_record(match) not in before
    page.locator("#replay-keep").click()
    expect(page.locator("#replay-keep")).to_have_text("Kept")
    assert sorted(kept_matches(page)) == sorted([*before, format_record(match)])


def kept_matches(page: Page) -> list[str]:
    """The records of all matches that are kept."""
    return [copy["record"] for copy in ask(page, do="export-matches")["matches"]]


def test_watching_leaves_the_match_on_the_table_as_it_is(regular: Player) -> None:
    player = regular.set_up("Anna", "Ben", game="lotte")
    player.asked()
    player.answer()
    before, page = player.ply(), player.page
    page.evaluate("location.hash = 'replay'")
    page.locator("#replay-time").wait_for()
    at(page, 0)
    page.keyboard.press("End")
    at(page, before)
    page.evaluate("location.hash = 'table'")
    player.asked()
    assert player.ply() == before
    player.answer()


def test_a_running_match_is_watched_without_what_is_hidden(regular: Player) -> None:
    player = regular.set_up("Anna", "Ben", game="wolle")
    player.asked()
    player.open_curtain()
    player.bid("20")
    player.asked()
    page, ply = player.page, player.ply()
    page.evaluate("location.hash = 'replay'")
    page.locator("#replay-time").wait_for()
    expect(page.locator("#replay-eyes option[value=all]")).to_have_count(0)
    page.keyboard.press("End")
    # The bid is an action, but nobody knows it yet.
    at(page, ply - 1)
    assert "1 bid 20" not in ask(page, do="watch", record=None, everything=False)["record"]


SIZES = [(1024, 768), (390, 844), (844, 390), (320, 640)]


@pytest.mark.parametrize("game", sorted(LONGEST))
def test_everybody_can_use_it_at_every_size(regular: Player, game: str) -> None:
    match = match_at(("Anna", "Ben", "Mia"), lambda one: one.ply > 60, "sizes", game)
    page = watch(regular.page, match)
    page.keyboard.press("End")
    at(page, match.ply)
    for width, height in SIZES:
        resize(page, width, height)
        assert axe_findings(page) == [], width
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), width
        for name in ("#replay-back", "#replay-run", "#replay-share", "#replay-play-on"):
            expect(page.locator(name)).to_be_in_viewport()
