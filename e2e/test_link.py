"""Matches by link: people in separate browsers, who send each other nothing but links."""

import re
from base64 import b64encode
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path

import pytest
from playwright.sync_api import expect

from accessibility import axe_findings
from conftest import reset_site
from link_matches import (
    FIRST_VISIT,
    OVER,
    SEND,
    answer,
    begin,
    device_link,
    join,
    link_of,
    open_link,
    play,
)
from link_records import invitation
from player import Player, resize
from scope import swept
from setup import ROOT
from storage import write
from tests.devices import Device
from tests.odd_links import REFUSED
from volle.cli.link import record_of, to_fragment
from volle.core.link import due
from volle.core.record import format_record, parse_record
from volle.games import GAMES


def test_a_friend_is_invited_with_four_taps_and_two_names(fresh_player: Player, site: str) -> None:
    page = fresh_player.page
    for game in ("lotte", "wolle"):
        if game == "wolle":
            reset_site(fresh_player, site)
        page.locator(f"#choose-{game}").click()
        page.locator("#link summary").click()
        page.locator("#link-name-1").wait_for()
        page.locator("#start").click()
        for name in FIRST_VISIT:
            # The first field without a name has the focus.
            page.keyboard.type(name)
            page.locator("#start").click()
        page.locator(SEND).click()
        expect(page.locator("#share-link"), game).to_be_visible()
        expect(page.get_by_role("dialog")).to_have_accessible_name(re.compile("^Ben, will you play"))


def test_the_own_name_is_asked_for_once(fresh_player: Player) -> None:
    player, page = fresh_player, fresh_player.page
    begin(player, "lotte")
    player.go_to_menu()
    page.locator("#choose-wolle").click()
    page.locator("#link summary").click()
    expect(page.get_by_label("Your name")).to_have_value("Anna")
    expect(page.get_by_label("Who’s invited?")).to_have_value("")


def test_a_person_without_a_name_is_asked_for_it_beside_the_field(fresh_player: Player) -> None:
    page = fresh_player.page
    page.locator("#choose-wolle").click()
    page.locator("#link summary").click()
    page.get_by_label("Who’s invited?").fill("Ben")
    page.locator("#start").click()
    own, friend = page.get_by_label("Your name"), page.get_by_label("Who’s invited?")
    expect(own).to_be_focused()
    expect(own).to_have_accessible_description("Every player needs a name.")
    expect(friend).to_have_accessible_description("")
    page.keyboard.type("Anna")
    expect(own).to_have_accessible_description("")


def test_the_table_asks_nothing_but_to_send_the_invitation(shared_player: Player) -> None:
    host, page = shared_player, shared_player.page
    for game in GAMES:
        begin(host, game, "Anna", "Ben")
        play(host)
        expect(page.locator(".stage .letter")).to_be_attached()
        expect(page.locator(":is(.stage, .dock) :is(input, form)")).to_have_count(0)
        expect(page.locator("#hint")).to_have_count(0)
        expect(page.locator(":is(.tableau, .turn) .button-main")).to_have_text(["Invite Ben"])


def test_of_several_free_places_one_is_chosen_at_the_table(shared_player: Player) -> None:
    host = Device("Ben").begin("lotte", ("Ben", "Anna", "Cleo"), [0]).play()
    page = shared_player.page
    open_link(shared_player, device_link(host))
    expect(page.locator("[data-sit]")).to_have_text("Play as Anna")
    place = page.get_by_role("button", name="Cleo still free")
    expect(place).to_have_attribute("aria-pressed", "false")
    place.click()
    expect(page.get_by_role("button", name="Cleo you")).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Play as Cleo").click()
    play(shared_player)
    expect(page.locator("#link-heading")).to_contain_text("Anna")


# A share sheet that the browser does not open, as without permission of the page around a frame.
NO_SHARING = """() => {
  navigator.share = () => Promise.reject(new DOMException("", "NotAllowedError"));
}"""


def test_a_link_that_cannot_be_shared_is_offered_by_the_page(shared_player: Player) -> None:
    host = shared_player
    begin(host, "lotte")
    play(host)
    host.page.evaluate(NO_SHARING)
    host.page.locator(SEND).click()
    expect(host.page.locator("#share-link")).to_be_visible()
    host.page.evaluate("() => { delete navigator.share; }")


def test_an_invitation_is_accepted_by_keyboard(shared_player: Player) -> None:
    names = ("bot:steady Wanda", "Anna", "Ben")
    host, friend = Device("Anna").begin("lotte", names, [1]).play(), shared_player
    open_link(friend, device_link(host))
    expect(friend.page.get_by_role("heading", name="Anna invites you to Volle Lotte")).to_be_visible()
    assert axe_findings(friend.page) == []
    seat = friend.page.locator("[data-sit]")
    seat.focus()
    friend.page.keyboard.press("Enter")
    friend.driver.wait_for("body[data-screen=table]")
    play(friend)
    assert axe_findings(friend.page) == []
    expect(friend.page.locator("#link-heading")).to_contain_text("turn")


def test_every_window_shows_the_button_that_accepts_an_invitation(shared_player: Player) -> None:
    page = shared_player.page
    open_link(shared_player, f"#{invitation('wolle')}")
    for width, height in [(390, 844), (360, 640), (667, 375), (1024, 768)]:
        resize(page, width, height)
        expect(page.locator("[data-sit]"), f"{width}x{height}").to_be_in_viewport(ratio=1)
    expect(page.locator(".invitation-what")).to_contain_text(re.compile(r"about \d+ minutes in all"))
    expect(page.get_by_text("Among friends")).to_be_hidden()
    page.get_by_text("Are the dice fair?").click()
    expect(page.get_by_text("Among friends")).to_be_visible()


def test_after_a_plan_the_next_device_opens_its_number(shared_player: Player) -> None:
    page = shared_player.page
    page.evaluate("(hash) => { location.hash = hash }", invitation("lotte", "plan"))
    page.locator("[data-sit]").click()
    page.locator("#link-plan-done").click()
    expect(page.locator("#link-heading")).to_have_text("Next, Anna opens the link")
    expect(page.locator("#link-without")).to_have_count(0)


def test_an_invitation_marks_names_that_look_alike(shared_player: Player) -> None:
    friend = shared_player
    # The last one begins with a Cyrillic letter.
    host = Device("Ben").begin("lotte", ("Ben", "Anna", "\u0410nna"), [0]).play()
    open_link(friend, device_link(host))
    expect(friend.page.locator("li:has([data-alike])")).to_contain_text(["nna", "nna"])
    expect(friend.page.get_by_role("alert")).to_contain_text("look alike")
    assert axe_findings(friend.page) == []


FIRST_PROTOCOL = ROOT / "tests" / "records" / "first-protocol"


def test_a_match_of_the_first_protocol_goes_on_with_a_notice(
    open_player: Callable[..., Player], tmp_path: Path
) -> None:
    """Play a match that began before with two devices of the command line to its end."""
    host, page = open_player(), open_player().page
    files = {name: tmp_path / f"{name}.volle" for name in ("anna", "cleo")}
    for name, file in files.items():
        file.write_bytes((FIRST_PROTOCOL / f"{name}.volle").read_bytes())
    put_on_table(host, (FIRST_PROTOCOL / "ben.volle").read_text("utf-8"))
    play(host)
    expect(host.page.locator("#link-weak")).to_contain_text("dice of the first turns")
    while not host.driver.count(OVER):
        text, words = link_of(host), host.page.locator(SEND).inner_text()
        name = next(each for each in files if each.title() in words)
        newest = answer(files[name], text, "steady")
        other = next(each for each in files if each != name)
        if "Ben" not in name_due(record_of(newest)):
            newest = answer(files[other], newest, "steady")
        open_link(host, newest)
        play(host)
    # New players cannot join such a match.
    free = (FIRST_PROTOCOL / "free-seat.volle").read_text("utf-8")
    page.evaluate("(hash) => { location.hash = hash }", f"link/{to_fragment(free)}")
    expect(page.locator("[role=alert][data-code='joint.weak']")).to_be_visible()


def put_on_table(player: Player, save: str) -> None:
    """Store a save of this page, as an earlier version did."""
    record = format_record(parse_record(save, GAMES))
    hashed = f"sha256-{b64encode(sha256(save.encode()).digest()).decode()}"
    identity = {"id": "11111111-1111-4111-8111-111111111111", "begun": "2026-11-01T10:00:00.000Z"}
    write(player.page, {"match": {**identity, "save": save, "record": record, "hash": hashed, "changed": ""}})
    player.driver.reload()
    player.wait_until_ready()
    player.driver.run("() => { location.hash = '#table'; }")


def name_due(record: str) -> str:
    """Return the name of the player whose device a match waits for; empty after its end."""
    match = parse_record(record, GAMES)
    found = due(match)
    return match.names[found.seat] if found else "Ben"


def test_links_that_bring_nothing_new_change_nothing(shared_player: Player) -> None:
    host = Device("Anna").begin("lotte", ("Anna", "Cleo"), [0]).play()
    friend, first = shared_player, device_link(host)
    join(friend, first)
    play(friend)
    second = link_of(friend)
    ply = friend.ply()
    for link, arrival in ((first, "older"), (second, "same")):
        open_link(friend, link)
        expect(friend.page.locator(f"[data-link={arrival}] [role=alert]")).to_be_visible()
    friend.page.locator("[data-go-on]").click()
    friend.driver.wait_for("body[data-screen=table]")
    play(friend)
    assert friend.ply() == ply


def test_the_last_link_is_sent_again_from_the_saved_matches(fresh_player: Player) -> None:
    host = fresh_player
    begin(host, "lotte")
    play(host)
    link = link_of(host)
    host.driver.run("() => { location.hash = '#matches'; }")
    host.driver.wait_for("[data-due]")
    host.driver.tap("[data-send]")
    host.driver.wait_for("#share-link")
    assert host.driver.attribute("#share-link", "data-link") == link
    host.close_dialogs()
    host.go_to_menu()
    expect(host.page.locator(".resume")).to_contain_text("Ben hasn’t joined yet")


def test_a_match_by_link_survives_a_reload(shared_player: Player) -> None:
    host = shared_player
    begin(host, "wolle")
    play(host)
    link = link_of(host)
    host.driver.reload()
    host.wait_until_ready()
    play(host)
    assert link_of(host) == link


# The engine refuses each of them in tests/test_link.py; the page has words for each code.
FOR_EACH_CODE = {code: name for name, (_, code) in REFUSED.items()}.values()


@pytest.mark.parametrize(
    "names", swept([[*REFUSED]], [*FOR_EACH_CODE]), ids=["a link for each code", "all links"]
)
def test_no_wrong_link_loses_anything(
    shared_player: Player, tmp_path: Path, count_case: Callable[..., None], names: list[str]
) -> None:
    host, friend = shared_player, tmp_path / "ben.volle"
    page = host.page
    begin(host, "lotte", "Anna", "Ben")
    play(host)
    open_link(host, answer(friend, link_of(host), "steady"))
    play(host)
    ply = host.ply()
    newest = answer(friend, link_of(host), "steady")
    record = record_of(newest)
    odd = {name: (to_fragment(REFUSED[name][0](record)), REFUSED[name][1]) for name in names}
    fragment = newest.partition("#link/")[2]
    odd |= {"foreign signs": ("abc!", "link.cut"), "cut off": (fragment[:-9], "link.cut")}
    odd["damaged"] = (fragment[:99] + fragment[105:], None)
    for name, (fragment, code) in odd.items():
        host.driver.run("() => { location.hash = '#matches'; }")
        host.driver.wait_for("body[data-screen=matches]")
        open_link(host, f"#link/{fragment}")
        notice = page.locator("[role=alert][data-code]")
        expect(notice).to_have_attribute("data-code", re.compile(code or "."))
        assert "error" not in notice.inner_text(), name
        count_case("wrong link refused by the page")
    open_link(host, newest)
    play(host)
    assert host.ply() > ply
