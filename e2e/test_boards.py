"""Boards on phones: table and phones are browser contexts that pair by the real handshake, without a server.

The browser of these tests names the addresses of this machine in the network (HOST_ADDRESSES), as browsers do
once the camera may be used: not every machine resolves the names that stand for them otherwise.
"""

import json
import re
import select
import socket
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Playwright, expect

from accessibility import axe_findings
from conftest import chromium
from drivers import TIMEOUT
from match_records import match_to_finish
from page_opener import PageOpener, expect_no_faults
from player import player_at
from room import (
    ASKED,
    DIGITS,
    HOST_ADDRESSES,
    KEEP_TIMERS,
    TABLE_PAGE,
    USE_CAMERA,
    WITH_CONNECTIONS,
    WITHOUT_CONNECTIONS,
    Room,
    addresses_in,
    as_table,
    forged_card,
    join,
    link_of,
    texts_of,
)
from scope import FROM_NEAR_THE_END
from setup import ROOT, find_chromium, find_headless_shell

NAMES = ("Anna", "Ben", "Cleo")


FILMED = "https://example.org/#hello"
"""The text of the code before the camera of the browser."""


@pytest.fixture(scope="module")
def browser(
    playwright: Playwright, browser_versions: set[str], tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Browser]:
    """Yield a Chromium that names its addresses in the network, and grants a camera without asking."""
    film = tmp_path_factory.mktemp("camera") / "camera.y4m"
    write_camera(film, FILMED)
    camera = (
        "--use-fake-ui-for-media-stream",
        "--use-fake-device-for-media-stream",
        f"--use-file-for-fake-video-capture={film}",
    )
    with chromium(playwright, find_headless_shell() or find_chromium(), HOST_ADDRESSES, *camera) as started:
        browser_versions.add(f"Chromium {started.version}")
        yield started


@pytest.fixture(scope="module")
def rooms() -> dict[str, Room]:
    """Return the tables that the tests of this module share, by game."""
    return {}


@pytest.fixture
def lotte_room(
    shared_opener: PageOpener, rooms: dict[str, Room], request: pytest.FixtureRequest
) -> Iterator[Room]:
    """Yield the shared table of Anna and Ben with the phones of earlier tests; a failure replaces it."""
    with expect_no_faults(shared_opener, request.session):
        yield shared_room(shared_opener, rooms, "lotte", *NAMES[:2])


@pytest.fixture
def wolle_room(
    shared_opener: PageOpener, rooms: dict[str, Room], request: pytest.FixtureRequest
) -> Iterator[Room]:
    """Yield the shared table of Anna, Ben and Cleo, like `lotte_room`."""
    with expect_no_faults(shared_opener, request.session):
        yield shared_room(shared_opener, rooms, "wolle", *NAMES)


def shared_room(opener: PageOpener, rooms: dict[str, Room], game: str, *seats: str) -> Room:
    """Return the table of a game, with the phones of earlier tests and what they have played."""
    if game not in rooms or rooms[game].table.page.is_closed():
        rooms[game] = Room.begin(opener, *seats, game=game)
    rooms[game].table.close_dialogs()
    return rooms[game]


# The table ends either game by the same messages. Wolle has secrets, so its match is in `make test`.
@pytest.mark.sweep
@FROM_NEAR_THE_END
def test_a_match_of_lotte_is_played_to_its_end_on_two_phones_and_the_table(
    page_opener: PageOpener, is_whole: bool
) -> None:
    room = Room(page_opener, match_to_finish(NAMES, "lotte", {"target": 500}, is_whole=is_whole))
    for seat in (0, 1):
        room.pair(seat)
    room.play_to_the_end()
    check_end(room, "Anna", "Ben")


def check_end(room: Room, *names: str) -> None:
    """Assert that the phones of these persons show the result of the table."""
    phones = [phone.page for phone in room.phones.values()]
    assert [phone.locator(".brand").inner_text() for phone in phones] == [*names]
    heading = room.table.page.locator("#scores-heading").inner_text()
    for phone in phones:
        assert phone.locator("#scores-heading").inner_text() == heading


@pytest.mark.long
@FROM_NEAR_THE_END
def test_a_match_of_wolle_is_played_to_its_end_on_two_phones_and_the_table_without_a_secret_on_the_wrong_one(
    page_opener: PageOpener, is_whole: bool
) -> None:
    room = Room(page_opener, match_to_finish((*NAMES, "bot:ram"), is_whole=is_whole, rounds=2))
    phones = {seat: room.pair(seat) for seat in (0, 2)}
    room.play_to_the_end()
    check_end(room, "Anna", "Cleo")
    for seat, phone in phones.items():
        views = [view for text in texts_of(phone) for view in views_in(json.loads(text.split(" ", 1)[1]))]
        assert len(views) > 50
        assert {view["seat"] for view in views} == {seat}
        # Before the reveal, a view has the bid of its own seat at most.
        secret = [view for view in views if view["secret"]]
        assert secret
        for view in secret:
            assert {other for other, each in enumerate(view["seats"]) if each["bid"]} <= {seat}
        seeds = [view["seed"] for view in views if view["result"] is None]
        assert not any(seeds)


def views_in(value: Any) -> Iterator[dict[str, Any]]:
    """Yield every view in a message."""
    if isinstance(value, dict):
        if "seats" in value and "phase" in value:
            yield value
        for each in value.values():
            yield from views_in(each)
    elif isinstance(value, list):
        for each in value:
            yield from views_in(each)


def test_the_own_bid_of_a_phone_reaches_no_other_one(wolle_room: Room) -> None:
    room, ply = wolle_room, wolle_room.table.ply()
    anna, ben = room.use_phones(0, 1)
    ben.look()
    anna.decide("23")
    expect(anna.page.locator("#awaiting")).to_be_attached()
    expect(room.table.page.locator(f"body[data-ply='{ply + 1}']")).to_be_attached()
    assert "bid 23" in "".join(texts_of(anna))
    for text in texts_of(ben):
        assert '"1 bid' not in text
        assert "\\n1 bid" not in text
    assert "23" not in room.table.page.locator(".seat[data-seat='0']").inner_text()


FOREIGN = {
    "1 {}": "board.message",
    '1 {"do":"record"}': "board.message",
    '1 {"do":"act","action":"1 bid 20","ply":2}': "board.seat",
    "hello": "pair.message",
    '0 {"volle":2,"seat":0}': "board.message",
}


def test_a_foreign_message_is_refused_and_changes_nothing(wolle_room: Room) -> None:
    room = wolle_room
    *_, phone = room.use_phones(0, 1)
    phone.look()
    ply = room.table.ply()
    for message, code in FOREIGN.items():
        count = len(texts_of(phone))
        phone.page.evaluate("(text) => latestChannel.send(text)", message)
        phone.page.wait_for_function("(count) => channelTexts.length > count + 1", arg=count)
        assert json.loads(texts_of(phone)[-1].split(" ", 1)[1])["error"]["code"] == code, message
        assert room.table.ply() == ply, message
    # The channel itself carries no more.
    assert phone.page.evaluate(TRY_TO_SEND, "x" * 300_000)
    assert room.table.ply() == ply


TRY_TO_SEND = "(text) => { try { latestChannel.send(text); return false; } catch { return true; } }"


def test_the_dock_belongs_to_the_person_at_the_curtain(wolle_room: Room) -> None:
    room = wolle_room
    room.use_phones(0)
    page = room.table.page
    expect(page.locator("#open-curtain")).to_be_visible()
    ben = page.locator(".seat[data-seat='1']").get_attribute("data-avatar") or ""
    expect(page.locator(".dock")).to_have_attribute("data-avatar", ben)


def test_the_table_decides_for_a_phone_only_while_that_is_gone_and_one_scan_brings_it_back(
    lotte_room: Room,
) -> None:
    room, table = lotte_room, lotte_room.table.page
    seat = room.clear().due()
    phone = room.pair(seat)
    expect(table.locator("#awaiting")).to_be_attached()
    expect(table.locator("[data-action]")).to_have_count(0)
    phone.decide()
    room.play_until(lambda _table: bool(phone.page.evaluate(ASKED)))
    ply = room.table.ply()
    context = phone.page.context
    phone.page.close()
    # The browser gives up after about fifteen seconds.
    expect(table.locator("#boards-lost")).to_be_attached()
    room.table.look()
    room.table.decide()
    page = context.new_page()
    page.goto(room.offer(seat))
    room.phones[seat] = player_at(join(page))
    room.wait_for_board(seat)
    expect(page.locator(f"body[data-ply='{room.table.ply()}']")).to_be_attached()
    assert room.table.ply() > ply


def test_after_a_reload_of_the_table_each_phone_comes_back_by_one_scan(lotte_room: Room) -> None:
    room = lotte_room
    seat = room.due()
    phones = room.use_phones(0, 1)
    phones[seat].decide()
    room.table.page.reload()
    room.wait_for_table()
    for each, phone in enumerate(phones):
        expect(phone.page.locator("#boards-gone")).to_be_attached()
        phone.page.goto(room.offer(each))
        join(phone.page)
        room.wait_for_board(each)
    ply = room.table.ply()
    room.play_until(lambda table: table.ply() > ply + 10)


def test_a_decision_of_a_phone_is_on_its_screen_and_at_the_table_within_a_second(lotte_room: Room) -> None:
    room = lotte_room
    [phone] = room.use_phones(0)
    times = []
    for _ in range(5):
        room.play_until(lambda _table: bool(phone.page.evaluate(ASKED)))
        times.append(phone.page.evaluate(TIME_OF_DECISION))
    assert median(times) < 1000, times
    # A phone needs no engine.
    loaded = phone.page.evaluate("() => performance.getEntriesByType('resource').map(({ name }) => name)")
    assert loaded
    assert not [name for name in loaded if "/rt/" in name or "/engine/" in name or "worker" in name]


TIME_OF_DECISION = """async () => {
  const before = document.body.dataset.ply;
  const offers = [...document.querySelectorAll("#call, button[data-action]")];
  const offer = offers.find((one) => one.checkVisibility() && !one.disabled);
  const start = performance.now();
  offer.click();
  const isOver = () => document.body.dataset.ply !== before || performance.now() > start + 10_000;
  while (!isOver()) await new Promise((next) => setTimeout(next, 1));
  return performance.now() - start;
}"""


def test_a_link_that_is_opened_in_another_tab_of_the_table_is_handed_over(lotte_room: Room) -> None:
    room = lotte_room.clear()
    page = room.open_phone(room.offer(1))
    room.phones[1] = player_at(page)
    room.hand_over(link_of(page))
    asked = room.table.page.get_by_role("dialog", name="Connect a phone for Ben?")
    asked.get_by_role("button", name="Connect", exact=True).click()
    room.confirm(1)
    room.wait_for_board(1)


@contextmanager
def foreign_device(link: str) -> Iterator[tuple[socket.socket, str]]:
    """Open a port at an address in a table's link; yield it and the card of a phone there."""
    host, *_ = addresses_in(link)
    with socket.socket(socket.AF_INET6 if host.version == 6 else socket.AF_INET, socket.SOCK_DGRAM) as port:
        port.bind((str(host), 0))
        port.settimeout(TIMEOUT)
        yield port, forged_card(host, port.getsockname()[1])


def has_received(port: socket.socket) -> bool:
    """Return True if a packet has arrived."""
    return bool(select.select([port], [], [], 0)[0])


def test_opening_the_link_of_a_table_sends_nothing_before_the_tap(lotte_room: Room) -> None:
    room = lotte_room.clear()
    with foreign_device(room.offer(0)) as (port, phone):
        page = room.visit(f"{room.site}{TABLE_PAGE}#{as_table(phone)}")
        for _ in range(2):
            expect(page.get_by_role("heading", name="Your board")).to_be_visible()
            assert page.evaluate("connections") == 0
            assert not has_received(port)
            page.reload()
        page.locator("#boards-join").click()
        assert port.recv(2048)


def test_the_table_sends_nothing_to_a_phone_that_is_handed_over_before_the_answer(lotte_room: Room) -> None:
    room = lotte_room.clear()
    page = room.table.page
    link = room.offer(0)
    remotes = page.evaluate("remotes")
    with foreign_device(link) as (port, card):
        room.hand_over(card)
        assert page.evaluate("remotes") == remotes
        assert page.evaluate(KEPT_CARDS) == []
        page.get_by_role("dialog", name="Connect a phone for Anna?").get_by_role(
            "button", name="Don’t connect"
        ).click()
        assert page.evaluate("remotes") == remotes
        assert not has_received(port)
        # The rightful phone pairs at the first attempt, with the code that is still shown.
        assert room.table.page.locator("#boards-copy").get_attribute("data-link") == link
        phone = room.open_phone(link)
        room.phones[0] = player_at(phone)
        room.paste(link_of(phone))
        room.confirm(0)
        room.wait_for_board(0)


def test_a_foreign_phone_that_the_table_tries_to_reach_is_not_kept(lotte_room: Room) -> None:
    room = lotte_room.clear()
    page = room.table.page
    with foreign_device(room.offer(0)) as (port, card):
        room.hand_over(card)
        asked = page.get_by_role("dialog", name="Connect a phone for Anna?")
        asked.get_by_role("button", name="Connect", exact=True).click()
        assert port.recv(2048)
        assert page.evaluate(KEPT_CARDS) == []
    page.reload()
    room.wait_for_table()
    expect(room.place_of(0, "table")).to_be_attached()
    room.pair(0)


def test_another_phone_of_a_seat_pairs_with_a_new_code(lotte_room: Room) -> None:
    room = lotte_room
    [phone] = room.use_phones(0)
    # A phone that hangs up is gone immediately.
    phone.page.evaluate("latestChannel.close()")
    expect(room.table.page.locator("#boards-lost")).to_be_attached()
    page = room.open_phone(room.offer(0))
    room.paste(link_of(page))
    expect(room.table.page.locator("[data-code='pair.other']")).to_be_attached()
    page.goto(room.table.page.locator("#boards-copy").get_attribute("data-link") or "")
    room.phones[0] = player_at(join(page))
    expect(page.locator("#phone-code svg")).to_be_attached()
    room.paste(link_of(page))
    room.confirm(0)
    room.wait_for_board(0)


def test_before_the_yes_a_phone_gets_nothing_but_the_digits_and_is_not_connected_if_it_sends_more(
    wolle_room: Room,
) -> None:
    room = wolle_room.clear()
    for message in ('1 {"do":"view"}', '0 {"volle":2,"seat":0}', "hello"):
        phone = begin_to_pair(room, 0, room.offer(0))
        expect(room.table.page.locator("dialog .digits")).to_be_visible()
        expect(phone.locator(".digits")).to_have_text(DIGITS)
        contents = [json.loads(text.removeprefix("0 ")) for text in texts_of(room.phones[0])]
        assert [next(iter(content.keys() - {"volle", "version"})) for content in contents] == [
            "commitment",
            "nonce",
            "nonce",
        ]
        assert room.table.page.evaluate(KEPT_CARDS) == []
        expect(room.place_of(0, "table")).to_be_attached()
        texts = len(texts_of(room.phones[0]))
        phone.evaluate("(text) => latestChannel.send(text)", message)
        expect(phone.locator("#boards-gone")).to_be_attached()
        expect(room.table.page.locator("dialog .digits")).not_to_be_attached()
        assert texts_of(room.phones[0])[texts:] == [message]
        assert room.table.page.evaluate(KEPT_CARDS) == []
        room.table.close_dialogs()
    room.pair(0)


def test_a_phone_with_other_digits_gets_nothing_and_the_rightful_one_pairs_at_the_first_attempt(
    wolle_room: Room,
) -> None:
    room = wolle_room.clear()
    link = room.offer(0)
    foreign = begin_to_pair(room, 0, link)
    expect(room.table.page.locator("dialog .digits")).to_be_visible()
    room.answer("no")
    expect(foreign.locator("#boards-gone")).to_be_attached()
    expect(room.table.page.locator("[data-code='pair.digits']")).to_be_attached()
    copy = room.table.page.locator("#boards-copy")
    expect(copy).not_to_have_attribute("data-link", link)
    # The phone does not try again by itself, so no other digits come without a tap.
    assert foreign.evaluate("connections") == 1
    assert not any('"ok"' in text or "seat" in text for text in texts_of(room.phones[0]))
    assert room.table.page.evaluate(KEPT_CARDS) == []
    phone = room.open_phone(copy.get_attribute("data-link") or "")
    room.phones[0] = player_at(phone)
    room.paste(link_of(phone))
    room.confirm(0)
    room.wait_for_board(0)


def begin_to_pair(room: Room, seat: int, link: str) -> Page:
    """Let a phone and the table read each other's links; return the page of the phone."""
    page = join(room.visit(link))
    expect(page.locator("#phone-code svg")).to_be_attached()
    room.phones[seat] = player_at(page)
    room.paste(link_of(page))
    return page


KEPT_CARDS = "() => Object.keys(JSON.parse(sessionStorage.getItem('volle.phones') ?? '{}'))"


def test_where_no_phone_can_be_reached_its_seat_is_played_at_the_table(lotte_room: Room) -> None:
    room = lotte_room.clear()
    page = room.open_phone(room.offer(0))
    copy = room.table.page.locator("#boards-copy")
    before, link = copy.get_attribute("data-link") or "", link_of(page)
    page.context.close()
    room.paste(link)
    # The browser gives up after about fifteen seconds.
    expect(room.table.page.locator("[data-code='pair.unreachable']")).to_be_attached()
    expect(copy).not_to_have_attribute("data-link", before)
    expect(room.table.page.locator("#boards-elsewhere")).to_have_attribute("href", re.compile("#setup/lotte"))
    room.table.page.locator("#boards-stay").dispatch_event("click")
    expect(room.place_of(0, "table")).to_be_attached()
    room.table.close_dialogs()
    room.table.decide()


def test_where_browsers_cannot_connect_everyone_plays_at_the_table(lotte_room: Room) -> None:
    room, page = lotte_room.clear(), lotte_room.table.page
    page.evaluate(WITHOUT_CONNECTIONS)
    page.reload()
    expect(page.locator("[data-code='pair.unsupported']")).to_be_visible()
    room.table.decide()
    page.evaluate(WITH_CONNECTIONS)
    page.reload()
    room.wait_for_table()


def test_what_is_no_link_of_a_phone_is_refused(lotte_room: Room) -> None:
    room = lotte_room.clear()
    for link in ("", "hello", "https://example.org/#AAAA", "boards.html#FQ"):
        room.offer(0)
        refusal = room.table.page.locator("dialog[open] [data-code]")
        expect(refusal).not_to_be_attached()
        room.paste(link)
        expect(refusal).to_have_attribute("data-code", "pair.card")
        room.table.close_dialogs()


def test_the_dialogs_of_the_table_and_the_page_of_a_phone_are_accessible(lotte_room: Room) -> None:
    room = lotte_room.clear()
    seat = room.due()
    findings = axe_findings(room.table.page)
    page = room.visit(room.offer(seat))
    expect(page.locator("#boards-join")).to_be_visible()
    findings += axe_findings(page)
    expect(join(page).locator("#phone-code svg")).to_be_attached()
    findings += axe_findings(room.table.page) + axe_findings(page)
    room.phones[seat] = player_at(page)
    other = room.hand_over(link_of(page))
    asked = room.table.page.get_by_role("dialog", name=f"Connect a phone for {NAMES[seat]}?")
    findings += axe_findings(other) + axe_findings(room.table.page)
    asked.get_by_role("button", name="Connect", exact=True).click()
    expect(page.get_by_role("status").filter(has_text="Compare them")).to_contain_text(DIGITS)
    expect(room.table.page.locator(".digits")).to_be_focused()
    findings += axe_findings(room.table.page) + axe_findings(page)
    room.confirm(seat)
    phone = room.wait_for_board(seat)
    phone.look()
    assert findings + axe_findings(phone.page) + axe_findings(room.table.page) == []


def test_the_table_keeps_the_language_of_the_address(open_page: Callable[..., Page]) -> None:
    page = open_page("?lang=de#setup/wolle")
    page.locator("body[data-ready=true]").wait_for(state="attached")
    player_at(page).open_more()
    page.locator("#start-boards").click()
    page.wait_for_url(f"**/{TABLE_PAGE}?lang=de")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.locator(".boards-seats")).to_be_visible()


# Prints the rows of a code, a digit for each dot.
CODE = """
import { generate } from "lean-qr";
const code = generate(process.argv[1]);
for (let y = -4; y < code.size + 4; y++)
  console.log(Array.from({ length: code.size + 8 }, (_, x) => Number(code.get(x - 4, y))).join(""));
"""
SCALE = 8
"""Pixels of a dot in the picture of the camera."""


def write_camera(file: Path, text: str) -> None:
    """Write what a camera sees that looks at the code of a text: a film of one picture."""
    program = ["node", "--input-type=module", "-e", CODE, text]
    rows = subprocess.run(program, cwd=ROOT, check=True, capture_output=True, text=True).stdout.split()
    side = len(rows) * SCALE
    light = b"".join(
        bytes(16 if dot == "1" else 235 for dot in row for _ in range(SCALE)) * SCALE for row in rows
    )
    grey = bytes([128]) * (side * side // 2)
    file.write_bytes(f"YUV4MPEG2 W{side} H{side} F10:1 Ip A1:1 C420jpeg\nFRAME\n".encode() + light + grey)


def test_the_camera_of_the_table_reads_a_code(lotte_room: Room) -> None:
    room, page = lotte_room.clear(), lotte_room.table.page
    page.locator("#boards").dispatch_event("click")
    page.locator("dialog[open] [data-pair='0']").dispatch_event("click")
    page.locator(USE_CAMERA).dispatch_event("click")
    expect(page.locator(".camera video")).to_be_attached()
    # The code is not that of a phone.
    expect(page.locator("[data-code='pair.card']")).to_be_attached()
    room.table.close_dialogs()


# What some browsers give pages to read, so that no site recognizes them.
NOISE = """() => {
  globalThis.BarcodeDetector = undefined;
  globalThis.getTrueData = CanvasRenderingContext2D.prototype.getImageData;
  CanvasRenderingContext2D.prototype.getImageData = (_x, _y, width, height) =>
    new ImageData(crypto.getRandomValues(new Uint8ClampedArray(64)).reduce(
      (data, value, place) => data.fill(value, place), new Uint8ClampedArray(width * height * 4)), width);
}"""


def test_a_camera_that_reads_nothing_offers_the_links(lotte_room: Room) -> None:
    page = lotte_room.clear().table.page
    page.evaluate(f"() => {KEEP_TIMERS}")
    page.evaluate(NOISE)
    page.locator("#boards").dispatch_event("click")
    page.locator("dialog[open] [data-pair='0']").dispatch_event("click")
    page.locator(USE_CAMERA).dispatch_event("click")
    expect(page.locator(".camera video")).to_be_attached()
    expect(page.locator("#boards-vain")).to_have_count(0)
    page.evaluate("runTimers()")
    expect(page.locator("#boards-vain")).to_be_attached()
    expect(page.locator("details[open] #boards-paste")).to_be_attached()
    page.evaluate("() => { CanvasRenderingContext2D.prototype.getImageData = getTrueData; }")
    expect(page.locator("[data-code='pair.card']")).to_be_attached()
    expect(page.locator("#boards-vain")).to_have_count(0)
    lotte_room.table.close_dialogs()
