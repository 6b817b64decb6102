"""Boards on phones: table and phones are browser contexts that pair by the real handshake, without a server.

The browser of these tests names the addresses of this machine in the network (HOST_ADDRESSES), as browsers do
once the camera may be used: not every machine resolves the names that stand for them otherwise.
"""

import json
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import median
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Playwright, ViewportSize, expect

from accessibility import axe_findings
from conftest import chromium
from page_opener import PageLog, PageOpener
from player import FAST_PACE, SEEDED, SKIP_ANIMATIONS, Player, player_at
from setup import ROOT, find_chromium, find_headless_shell

HOST_ADDRESSES = "--disable-features=WebRtcHideLocalIpsWithMdns"
PHONE: ViewportSize = {"width": 390, "height": 844}
TABLE_PAGE = "boards.html"
# Notes every text that a page sends or receives over a channel, and offers the last channel to the test.
NOTE_CHANNEL = """
globalThis.channelTexts = [];
globalThis.RTCPeerConnection = class extends RTCPeerConnection {
  createDataChannel(...given) {
    const channel = super.createDataChannel(...given);
    const send = channel.send.bind(channel);
    channel.send = (text) => { channelTexts.push(text); send(text); };
    channel.addEventListener("message", ({ data }) => channelTexts.push(data));
    globalThis.latestChannel = channel;
    return channel;
  }
};
"""
PHASE = "() => document.body.dataset.phase"
ASKED = """() => {
  const { screen, busy } = document.body.dataset;
  const dock = document.querySelector(".dock");
  return screen === "table" && busy === "false" && Boolean(dock) && !document.querySelector("#awaiting");
}"""


@pytest.fixture(scope="module")
def browser(playwright: Playwright, browser_versions: set[str]) -> Iterator[Browser]:
    """Yield a Chromium that names its addresses in the network."""
    with chromium(playwright, find_headless_shell() or find_chromium(), HOST_ADDRESSES) as started:
        browser_versions.add(f"Chromium {started.version}")
        yield started


class Room:
    """A table, and the phones that are paired with it."""

    def __init__(self, opener: PageOpener) -> None:
        self._opener = opener
        self.table = opener.open_player()
        self._site = self.table.page.url
        self.phones: dict[int, Player] = {}

    def begin(self, *seats: str, game: str, target: int | None = None) -> "Room":
        """Begin a match, and go to the page where phones are paired."""
        self.table.fill_seats(*seats, game=game)
        if target is not None:
            self.table.open_options().driver.write("#target", str(target))
        self.table.driver.tap("#start-boards")
        self.table.page.wait_for_url(f"**/{TABLE_PAGE}")
        return self.wait_for_table()

    def wait_for_table(self) -> "Room":
        """Wait until the table shows who plays where."""
        self.table.wait_until_ready()
        expect(self.table.page.locator(".boards-seats")).to_be_visible()
        return self

    def offer(self, seat: int) -> str:
        """Show the code of the table for a seat; return the link in it."""
        page = self.table.page
        if not page.locator("dialog[open] .boards-seats").count():
            page.locator("#boards").dispatch_event("click")
        page.locator(f"dialog[open] [data-pair='{seat}']").dispatch_event("click")
        copy, without = page.locator("#boards-copy"), page.locator("#boards-without")
        expect(copy.or_(without)).to_be_attached()
        if without.count():
            without.dispatch_event("click")
        return copy.get_attribute("data-link") or ""

    def open_phone(self, link: str) -> Page:
        """Open the link of a table on a new phone; return its page when it shows its own code."""
        page = self._opener.open_page(
            link.removeprefix(self._site),
            viewport=PHONE,
            reduced_motion="reduce",
            scripts=[FAST_PACE, SKIP_ANIMATIONS, SEEDED, NOTE_CHANNEL],
        )
        expect(page.locator("#phone-code svg")).to_be_attached()
        return page

    def pair(self, seat: int) -> Player:
        """Pair a new phone with a seat, by the links in the two codes."""
        page = self.open_phone(self.offer(seat))
        self.phones[seat] = player_at(page)
        self.paste(link_of(page))
        return self.wait_for_board(seat)

    def paste(self, link: str) -> None:
        """Paste the link of a phone at the table."""
        self.table.page.locator(".pairing ~ details").evaluate("(one) => { one.open = true; }")
        self.table.page.locator("#boards-paste").fill(link)
        self.table.page.locator("#boards-connect").dispatch_event("click")

    def wait_for_board(self, seat: int) -> Player:
        """Wait until the phone shows its board, and close the dialogs of the table."""
        phone = self.phones[seat]
        expect(phone.page.locator(".table")).to_be_visible()
        expect(self.place_of(seat, "phone")).to_be_attached()
        self.table.close_dialogs()
        return phone

    def place_of(self, seat: int, place: str) -> Any:
        """Return the line of a seat that is played at a place."""
        return self.table.page.locator(f".boards-seat[data-seat='{seat}'][data-place='{place}']")

    def devices(self) -> list[Player]:
        """Return the table and the phones."""
        return [self.table, *self.phones.values()]

    def play_until(self, is_done: Callable[[Player], bool]) -> None:
        """Play until that holds for the table: each device decides when it is asked."""
        while not is_done(self.table):
            for device in self.devices():
                if device.page.evaluate(ASKED) and device.page.evaluate(PHASE) != "over":
                    device.decide()

    def play_to_the_end(self) -> None:
        """Play until the match is over on every device."""
        self.play_until(is_over)
        for device in self.devices():
            expect(device.page.locator("body[data-phase=over]")).to_be_attached()


def is_over(player: Player) -> bool:
    return bool(player.page.evaluate(PHASE) == "over")


def link_of(page: Page) -> str:
    """Return the link in the code of a phone."""
    return page.locator("#phone-code").get_attribute("data-link") or ""


def texts_of(phone: Player) -> list[str]:
    """Return all texts that a phone has sent or received."""
    return list(phone.page.evaluate("() => channelTexts"))


@pytest.fixture
def room(page_opener: PageOpener) -> Room:
    """Return a table without a match."""
    return Room(page_opener)


@pytest.mark.long
def test_a_whole_match_of_lotte_is_played_on_two_phones_and_the_table(room: Room) -> None:
    room.begin("Anna", "Ben", "Cleo", game="lotte", target=1000)
    for seat in (0, 1):
        room.pair(seat)
    room.play_to_the_end()
    names = [phone.page.locator(".brand").inner_text() for phone in room.phones.values()]
    assert names == ["Anna", "Ben"]
    heading = room.table.page.locator("#scores-heading").inner_text()
    for phone in room.phones.values():
        assert phone.page.locator("#scores-heading").inner_text() == heading


@pytest.mark.long
def test_a_whole_match_of_wolle_is_played_on_two_phones_and_the_table_without_a_secret_on_the_wrong_one(
    room: Room,
) -> None:
    room.begin("Anna", "Ben", "Cleo", "bot:ram", game="wolle")
    phones = {seat: room.pair(seat) for seat in (0, 2)}
    room.play_to_the_end()
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


def test_the_own_bid_of_a_phone_reaches_no_other_one(room: Room) -> None:
    room.begin("Anna", "Ben", "Cleo", game="wolle")
    anna, ben = room.pair(0), room.pair(1)
    ben.look()
    anna.decide("23")
    expect(anna.page.locator("#awaiting")).to_be_attached()
    expect(room.table.page.locator("body[data-ply='3']")).to_be_attached()
    assert "bid 23" in "".join(texts_of(anna))
    for text in texts_of(ben):
        assert '"1 bid' not in text
        assert "\\n1 bid" not in text
    assert "23" not in room.table.page.locator(".seat[data-seat='0']").inner_text()


def test_the_table_lets_nobody_decide_for_a_phone_until_that_is_gone(room: Room) -> None:
    room.begin("Anna", "bot:steady", game="lotte")
    phone = room.pair(0)
    expect(room.table.page.locator("#awaiting")).to_be_attached()
    expect(room.table.page.locator("[data-action]")).to_have_count(0)
    phone.page.close()
    expect(room.table.page.locator("#boards-lost")).to_be_attached()
    room.table.look()
    room.table.decide()


def test_a_phone_that_was_killed_comes_back_by_one_scan(room: Room) -> None:
    room.begin("Anna", "Ben", game="lotte")
    phone = room.pair(0)
    phone.decide()
    ply = room.table.ply()
    context = phone.page.context
    phone.page.close()
    expect(room.table.page.locator("#boards-lost")).to_be_attached()
    page = context.new_page()
    page.goto(room.offer(0))
    room.phones[0] = player_at(page)
    room.wait_for_board(0)
    expect(page.locator(f"body[data-ply='{room.table.ply()}']")).to_be_attached()
    assert room.table.ply() >= ply


def test_after_a_reload_of_the_table_each_phone_comes_back_by_one_scan(room: Room) -> None:
    room.begin("Anna", "Ben", game="lotte")
    phones = [room.pair(seat) for seat in (0, 1)]
    phones[0].decide()
    room.table.page.reload()
    room.wait_for_table()
    for seat, phone in enumerate(phones):
        expect(phone.page.locator("#boards-gone")).to_be_attached()
        phone.page.goto(room.offer(seat))
        room.wait_for_board(seat)
    room.play_until(lambda table: table.ply() > 12)


def test_a_decision_of_a_phone_is_on_its_screen_and_at_the_table_within_a_second(room: Room) -> None:
    room.begin("Anna", "Ben", game="lotte")
    phone = room.pair(0)
    times = []
    for _ in range(5):
        room.play_until(lambda _table: bool(phone.page.evaluate(ASKED)))
        times.append(phone.page.evaluate(TIME_OF_DECISION))
    assert median(times) < 1000, times


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


@pytest.mark.parametrize(
    ("message", "code"),
    [
        ("1 {}", "board.message"),
        ('1 {"do":"record"}', "board.message"),
        ('1 {"do":"act","action":"2 bid 20","ply":2}', "board.seat"),
        ("x" * 300_000, None),
        ("hello", "pair.message"),
        ('0 {"volle":9,"version":"9"}', "pair.version"),
    ],
)
def test_a_foreign_message_is_refused_and_changes_nothing(room: Room, message: str, code: str | None) -> None:
    room.begin("Anna", "Ben", game="wolle")
    phone = room.pair(0)
    phone.look()
    ply, count = room.table.ply(), len(texts_of(phone))
    if code is None:
        # The channel itself carries no more.
        assert phone.page.evaluate(TRY_TO_SEND, message)
        return
    phone.page.evaluate("(text) => latestChannel.send(text)", message)
    phone.page.wait_for_function("(count) => channelTexts.length > count + 1", arg=count)
    assert json.loads(texts_of(phone)[-1].split(" ", 1)[1])["error"]["code"] == code
    assert room.table.ply() == ply


TRY_TO_SEND = "(text) => { try { latestChannel.send(text); return false; } catch { return true; } }"


def test_a_link_that_is_opened_in_another_tab_of_the_table_is_handed_over(room: Room) -> None:
    room.begin("Anna", "Ben", game="lotte")
    page = room.open_phone(room.offer(1))
    room.phones[1] = player_at(page)
    other = room.table.page.context.new_page()
    other.goto(link_of(page))
    expect(other.get_by_role("status").first).to_contain_text("You can close this tab")
    room.wait_for_board(1)


def test_another_phone_of_a_seat_pairs_with_a_new_code(room: Room) -> None:
    room.begin("Anna", "Ben", game="lotte")
    room.pair(0).page.context.close()
    expect(room.table.page.locator("#boards-lost")).to_be_attached()
    page = room.open_phone(room.offer(0))
    room.paste(link_of(page))
    expect(room.table.page.locator("[data-code='pair.other']")).to_be_attached()
    page.goto(room.table.page.locator("#boards-copy").get_attribute("data-link") or "")
    room.phones[0] = player_at(page)
    expect(page.locator("#phone-code svg")).to_be_attached()
    room.paste(link_of(page))
    room.wait_for_board(0)


@pytest.mark.parametrize("link", ["", "hello", "https://example.org/#AAAA", "boards.html#FQ"])
def test_what_is_no_link_of_a_phone_is_refused(room: Room, link: str) -> None:
    room.begin("Anna", "Ben", game="lotte")
    room.offer(0)
    room.paste(link)
    expect(room.table.page.locator("[data-code='pair.card']")).to_be_attached()


def test_the_dialogs_of_the_table_and_the_page_of_a_phone_are_accessible(room: Room) -> None:
    room.begin("Anna", "Ben", game="lotte")
    findings = axe_findings(room.table.page)
    page = room.open_phone(room.offer(0))
    findings += axe_findings(room.table.page) + axe_findings(page)
    room.phones[0] = player_at(page)
    room.paste(link_of(page))
    phone = room.wait_for_board(0)
    phone.look()
    assert findings + axe_findings(phone.page) + axe_findings(room.table.page) == []


def test_a_phone_needs_no_engine(room: Room) -> None:
    room.begin("Anna", "Ben", game="lotte")
    phone = room.pair(0)
    phone.look()
    loaded = phone.page.evaluate("() => performance.getEntriesByType('resource').map(({ name }) => name)")
    assert not [name for name in loaded if "/rt/" in name or "/engine/" in name or "worker" in name]


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


def test_the_camera_of_the_table_reads_a_code(playwright: Playwright, site: str, tmp_path: Path) -> None:
    write_camera(tmp_path / "camera.y4m", "https://example.org/#hello")
    # The browser grants a camera that plays a film, without asking.
    camera = (
        "--use-fake-ui-for-media-stream",
        "--use-fake-device-for-media-stream",
        f"--use-file-for-fake-video-capture={tmp_path / 'camera.y4m'}",
    )
    log = PageLog(None)
    with chromium(playwright, find_chromium(), *camera) as browser:
        room = Room(PageOpener(browser, site, log)).begin("Anna", "Ben", game="lotte")
        page = room.table.page
        page.locator("[data-pair='0']").dispatch_event("click")
        page.locator("#boards-camera").dispatch_event("click")
        expect(page.locator(".camera video")).to_be_attached()
        expect(page.locator("[data-code='pair.card']")).to_be_attached()
    assert not log.faults
