"""Parameters in the address of a frame, and the messages about invalid ones."""

import base64
import zlib
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from hosts import HostSite, embed_address, fragment_of, frame_in, play
from match_records import match_at
from player import Player, player_at
from scope import swept
from volle.core.match import Match
from volle.core.record import format_record


def waiting_for_bot(match: Match) -> bool:
    """Return True for a bot's decision in the middle of a match."""
    nexts = match.to_act[0] if match.to_act else None
    return match.ply > 30 and nexts == 1


@pytest.fixture(scope="module")
def running() -> Match:
    """Return a match in which a bot decides next."""
    return match_at(("Anna", "bot:steady"), waiting_for_bot, seed="link", game="lotte")


def test_a_record_in_a_frame_continues_on_a_tap(
    open_host_page: Callable[..., Page], host: HostSite, site: str, running: Match
) -> None:
    host.show(embed_address(site, fragment_of(format_record(running))))
    # This page has animations.
    page = open_host_page(scripts=[])
    player = player_at(frame_in(page)).wait_until_ready()
    player.page.locator("body[data-screen=table][data-busy=false]").wait_for(state="attached")
    assert player.ply() == running.ply
    player.page.locator("#go-on").wait_for()
    assert page.evaluate("document.activeElement.id") == "own", "the frame has taken the focus"
    player.page.locator("#go-on").click()
    player.page.locator(f'body[data-ply="{running.ply}"]').wait_for(state="detached")


@pytest.mark.parametrize(("scene", "other"), [("wolle.bid.tie", "lotte"), ("lotte.roll.stop", "wolle")])
def test_a_scene_has_the_drawings_of_its_game_alone(
    open_frame: Callable[..., Player], scene: str, other: str
) -> None:
    page = open_frame(scene=scene).page
    expect(page.locator(f"#{scene.partition('.')[0]}-back")).to_be_attached()
    expect(page.locator(f"#{other}-back")).not_to_be_attached()


def test_the_player_to_act_in_a_record_plays_on_and_another_record_requires_confirmation(
    open_frame: Callable[..., Player], running: Match
) -> None:
    match = match_at(("Anna", "Ben"), lambda match: match.state.phase == "take", seed="take")
    player = open_frame(fragment_of(format_record(match)), game="lotte")
    assert player.wait_for_decision() == "take"
    check_continues(player, match.ply)
    for record, is_wanted, game in ((format_record(running), False, "wolle"), (SEEDLESS, True, "lotte")):
        player.page.evaluate("fragment => { location.hash = fragment }", fragment_of(record))
        player.page.locator(f"dialog button{'.button-main' if is_wanted else ''}").first.click()
        expect(player.page.locator("dialog")).not_to_be_attached()
        expect(player.page.locator(".table")).to_have_attribute("data-game", game)
        expect(player.page.locator(f"#{game}-back")).to_be_attached()
    # Without a seed or commitment, the dice are new.
    player.wait_for_decision()
    check_continues(player, 1)


SEEDLESS = "volle 1\ngame: lotte\nrules: 1\nseats: Anna | Ben\noptions: {}\n\ncard bonus-300\n"


def check_continues(player: Player, ply: int) -> None:
    """Assert that the player to act after `ply` actions can play on."""
    assert player.ply() == ply
    player.play_decision()
    assert player.ply() > ply


BAD_PARTS: dict[str, tuple[dict[str, str], dict[str, str]]] = {
    "unknown-game": (
        {"v": "2", "lang": "tlh", "game": "chess", "seats": "nobody's business"},
        {"v": "address.v", "lang": "address.lang", "game": "address.game"},
    ),
    "too-many-seats": (
        {"game": "wolle", "seats": "|".join("ABCDEFG"), "options": "{"},
        {"seats": "seats.count", "options": "options.format"},
    ),
    "one-seat": ({"seats": "Anna", "options": "[1]"}, {"seats": "seats.count", "options": "options.format"}),
    "empty-name": (
        {"seats": "Anna||Ben", "options": '{"depth": 9}'},
        {"seats": "name.empty", "options": "options.unknown"},
    ),
    "nobody": ({"seats": ""}, {"seats": "name.empty"}),
    "name-twice": (
        {"game": "lotte", "seats": "Anna|Anna", "options": '{"target": 1}'},
        {"seats": "name.twice", "options": "options.target"},
    ),
    "long-name": ({"seats": f"{'A' * 25}|Ben"}, {"seats": "name.long"}),
    "unknown-bot": ({"seats": "Anna|bot:wolf"}, {"seats": "name.no-such-bot"}),
}


USUAL = ("unknown-game", "too-many-seats", "name-twice")
"""Cases with a fault of each kind: found by the page, by the engine in the seats, and in the options."""


@pytest.mark.parametrize("case", swept(BAD_PARTS, *USUAL))
def test_invalid_parameters_are_reported_and_a_default_match_is_offered(
    open_frame: Callable[..., Player], case: str
) -> None:
    asked, faults = BAD_PARTS[case]
    player = open_frame(**asked)
    notices = player.page.locator("#notices .notice")
    expect(notices).to_have_count(len(faults))
    for part, code in faults.items():
        notice = player.page.locator(f".notice[data-part={part}]")
        expect(notice).to_have_attribute("data-code", code)
        expect(notice).to_contain_text(f"“{part}”")
        expect(notice).not_to_contain_text("possible here")
    expect(player.page.locator(".embedded-seats")).to_contain_text("Player 1")
    play(player)
    for _ in faults:
        notices.first.get_by_text("Close").click()
    expect(notices).to_have_count(0)


def test_unknown_parameters_are_ignored(open_frame: Callable[..., Player]) -> None:
    player = open_frame(
        game="lotte", lang="en", v="1", seats=" Anna | bot:cautious ", colour="dark", seed="1"
    )
    expect(player.page.locator(".embedded-seats")).to_contain_text("Anna and Lambert")
    expect(player.page.locator("#notices .notice")).to_have_count(0)


def compression_bomb(megabytes: int) -> str:
    """Return a fragment that unpacks to a text of this size, from one compressed block that repeats."""
    packer = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS)
    piece = packer.compress(b"a" * 1_000_000) + packer.flush(zlib.Z_FULL_FLUSH)
    return base64.urlsafe_b64encode(piece * megabytes + packer.flush()).decode().rstrip("=")


@pytest.fixture(scope="module")
def bad_records(running: Match) -> dict[str, tuple[str, str]]:
    """Yield invalid fragments, each with its error code."""
    record = format_record(running)
    whole = fragment_of(record)
    lines = record.splitlines()
    return {
        "characters": ("not a record!", "link.base64"),
        "length": ("AAAAA", "link.base64"),
        "no deflate": ("_" * 40, "link.deflate"),
        "cut off": (whole[: len(whole) // 2], "link.deflate"),
        "longer": (whole + "AAAA", "link.deflate"),
        "no text": (fragment_of(b"\xff\xfe\xff"), "link.deflate"),
        "a bomb": (compression_bomb(400), "record.too-long"),
        "too long": (fragment_of("a" * 1_000_001), "record.too-long"),
        "another text": (fragment_of("Once upon a time"), "record.magic"),
        "cut in a header": (fragment_of("\n".join(lines[:3])), "record.headers-end"),
        "cut in a line": (fragment_of("\n".join(lines[:30])[:-1]), "notation.action"),
        "another game": (fragment_of(record.replace("game: lotte", "game: chess")), "record.game"),
        "against the rules": (fragment_of(record + "1 roll\n"), "turn.not-yours"),
    }


def test_a_damaged_record_is_reported_and_changes_nothing(
    open_frame: Callable[..., Player], bad_records: dict[str, tuple[str, str]], running: Match
) -> None:
    player = open_frame(bad_records["cut off"][0], game="wolle")
    notices = player.page.locator("#notices .notice")
    for name, (fragment, code) in bad_records.items():
        player.page.evaluate("fragment => { location.hash = fragment }", fragment)
        expect(notices, name).to_have_attribute("data-code", code, timeout=60_000)
        expect(notices, name).to_have_count(1)
        expect(notices, name).to_have_attribute("data-part", "record")
        expect(player.page.locator("#play"), name).to_be_enabled()
    player.page.evaluate("fragment => { location.hash = fragment }", fragment_of(format_record(running)))
    player.page.locator("body[data-screen=table]").wait_for(state="attached")
    expect(notices).to_have_count(0)
    expect(player.page.locator(".table")).to_have_attribute("data-game", "lotte")


JUNK = "?secret=pyGE1Z7uyo"
"""A query that WordPress adds to the addresses of frames."""


def test_foreign_query_parameters_have_no_effect(
    open_frame: Callable[..., Player],
) -> None:
    scene = open_frame(JUNK, scene="wolle.turn.no-pass/roll-on")
    scene.page.locator(".guide[data-stage=start]").wait_for()
    scene.page.evaluate("(fragment) => { location.hash = fragment }", f"{JUNK}-2")
    scene.driver.tap("#call")
    scene.page.locator("button.keep").first.wait_for()
    expect(scene.page.locator("dialog, .notice")).to_have_count(0)

    player = play(open_frame(game="lotte", seats="Anna|Ben"))
    ply = player.ply()
    player.page.evaluate("(fragment) => { location.hash = fragment }", JUNK)
    player.page.locator(".notice[data-part=record][data-code='link.base64']").wait_for()
    expect(player.page.locator("dialog")).to_have_count(0)
    player.wait_for_decision()
    assert player.ply() == ply
