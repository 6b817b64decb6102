"""A table and the phones around it: browser contexts that pair by the real handshake, without a server."""

import re
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Any

from playwright.sync_api import BrowserContext, Page, ViewportSize, expect

from match_records import beginning
from page_opener import PageOpener
from player import FAST_PACE, SKIP_ANIMATIONS, Player, player_at
from storage import stored_save
from volle.core.match import Match

HOST_ADDRESSES = "--disable-features=WebRtcHideLocalIpsWithMdns"
PHONE: ViewportSize = {"width": 390, "height": 844}
TABLE_PAGE = "boards.html"
DIGITS = re.compile(r"\b\d{3} \d{3}$")
# The answers to the question for the camera.
USE_CAMERA = "dialog[open] .row-end .button-main"
WITHOUT_CAMERA = "dialog[open] .row-end .button:has(+ .button-main)"
# Notes every text that a page sends or receives over a channel, and offers the last channel.
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
# Counts what makes a page send packets: connections, and the descriptions of the devices to reach. A tab that
# says so in its storage has no connections, as in browsers without them.
COUNT_CONNECTIONS = """
globalThis.connections = 0;
globalThis.remotes = 0;
globalThis.RTCPeerConnection = class extends RTCPeerConnection {
  constructor(...given) { super(...given); connections += 1; }
  setRemoteDescription(...given) { remotes += 1; return super.setRemoteDescription(...given); }
};
if (location.protocol === "http:" && sessionStorage.connections === "none")
  delete globalThis.RTCPeerConnection;
"""
# Offers to run the timers that are due later. A clock of Playwright would be the one of all tabs.
KEEP_TIMERS = """{
  const { setTimeout: wait, clearTimeout: cancel } = globalThis;
  const waiting = new Map();
  globalThis.setTimeout = (run, delay, ...given) => {
    const due = () => { waiting.delete(timer); run(...given); };
    const timer = wait(due, delay);
    waiting.set(timer, due);
    return timer;
  };
  globalThis.clearTimeout = (timer) => { waiting.delete(timer); cancel(timer); };
  globalThis.runTimers = () => { for (const due of [...waiting.values()]) due(); };
}"""
WITHOUT_CONNECTIONS = "() => { sessionStorage.connections = 'none'; }"
WITH_CONNECTIONS = "() => { delete sessionStorage.connections; }"
PHASE = "() => document.body.dataset.phase"
ASKED = """() => {
  const { screen, busy, phase } = document.body.dataset;
  const dock = document.querySelector(".dock");
  return screen === "table" && busy === "false" && phase !== "over" && Boolean(dock)
    && !document.querySelector("#awaiting");
}"""
NEXT_FRAME = "() => new Promise(requestAnimationFrame)"


class Room:
    """A table, and the phones that are paired with it."""

    def __init__(self, opener: PageOpener, match: Match) -> None:
        """Open a table with a match."""
        self._opener = opener
        stored = {"match": stored_save(match)}
        self.table = opener.open_player(TABLE_PAGE, stored=stored, scripts=[COUNT_CONNECTIONS])
        self.site = self.table.page.url.removesuffix(TABLE_PAGE)
        self.phones: dict[int, Player] = {}
        self._opened: list[Page | BrowserContext] = []
        self.wait_for_table()

    @classmethod
    def begin(cls, opener: PageOpener, *seats: str, game: str, **options: Any) -> "Room":
        """Open a table where a match begins."""
        return cls(opener, beginning(seats, game, f"room {game} {seats}", options))

    def clear(self, *kept: int) -> "Room":
        """Play every seat at the table again, except those to be kept on a phone, and close all else."""
        self.table.close_dialogs()
        page = self.table.page
        page.locator("#boards").dispatch_event("click")
        expect(page.locator("dialog[open] .boards-seats")).to_be_attached()
        for seat in [*self.phones]:
            if seat not in kept or not self.place_of(seat, "phone").count():
                del self.phones[seat]
        in_use = [phone.page.context for phone in self.phones.values()]
        for opened in self._opened:
            if opened not in in_use:
                opened.close()
        self._opened = [opened for opened in self._opened if opened in in_use]
        for button in page.locator("dialog[open] [data-part]").all():
            seat = int(button.get_attribute("data-part") or 0)
            if seat not in self.phones:
                button.dispatch_event("click")
                expect(self.place_of(seat, "table")).to_be_attached()
        self.table.close_dialogs()
        return self

    def use_phones(self, *seats: int) -> list[Player]:
        """Play exactly these seats on phones, and return those; they stay paired from test to test."""
        self.clear(*seats)
        return [self.phones[seat] if seat in self.phones else self.pair(seat) for seat in seats]

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
        # A dialog that was closed just now is still in the page.
        copy, without = page.locator("dialog[open] #boards-copy"), page.locator(WITHOUT_CAMERA)
        expect(copy.or_(without)).to_be_attached()
        if without.count():
            without.dispatch_event("click")
        return copy.get_attribute("data-link") or ""

    def visit(self, link: str) -> Page:
        """Open the link of a table on a new phone, which waits for a tap."""
        page = self._opener.open_page(
            link.removeprefix(self.site),
            viewport=PHONE,
            reduced_motion="reduce",
            scripts=[FAST_PACE, SKIP_ANIMATIONS, NOTE_CHANNEL, COUNT_CONNECTIONS],
        )
        self._opened.append(page.context)
        return page

    def hand_over(self, link: str) -> Page:
        """Open the link of a phone, or the end of it, in another tab of the table; return its page."""
        page = self.table.page.context.new_page()
        self._opened.append(page)
        page.add_init_script(KEEP_TIMERS)
        page.goto(f"{self.site}{TABLE_PAGE}#{link.rpartition('#')[2]}")
        handed_over = page.get_by_role("status").first
        expect(handed_over).to_contain_text("You can close this tab")
        # The tab no longer waits to say that no table has answered.
        page.evaluate("runTimers()")
        expect(handed_over).to_contain_text("You can close this tab")
        return page

    def open_phone(self, link: str) -> Page:
        """Open the link of a table on a new phone and tap there; return its page once it shows its code."""
        page = join(self.visit(link))
        expect(page.locator("#phone-code svg")).to_be_attached()
        return page

    def pair(self, seat: int) -> Player:
        """Pair a new phone with a seat, by the links in the two codes."""
        page = self.open_phone(self.offer(seat))
        self.phones[seat] = player_at(page)
        self.paste(link_of(page))
        self.confirm(seat)
        return self.wait_for_board(seat)

    def confirm(self, seat: int) -> None:
        """Compare the digits of a phone with those at the table, and say there that they are the same."""
        shown, asked = self.phones[seat].page.locator(".digits"), self.table.page.locator("dialog .digits")
        expect(asked).to_have_text(DIGITS)
        expect(shown).to_have_text(asked.inner_text())
        self.answer("yes")

    def answer(self, words: str) -> None:
        """Answer the question about the digits at the table."""
        self.table.page.locator(f"dialog[open] [data-answer={words}]").dispatch_event("click")

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

    def due(self) -> int:
        """Return the seat that is asked at the table."""
        self.table.look()
        return int(self.table.driver.attribute(".seat[data-acts=true]", "data-seat") or 0)

    def play_until(self, is_done: Callable[[Player], bool]) -> None:
        """Play until that holds for the table: each device decides when it is asked."""
        while not is_done(self.table):
            is_waiting = True
            for device in self.devices():
                if device.page.evaluate(ASKED):
                    device.decide()
                    is_waiting = False
            if is_waiting:
                self.table.page.evaluate(NEXT_FRAME)

    def play_to_the_end(self) -> None:
        """Play until the match is over on every device."""
        self.play_until(is_over)
        for device in self.devices():
            expect(device.page.locator("body[data-phase=over]")).to_be_attached()


def join(page: Page) -> Page:
    """Tap on a phone, which then connects to the table."""
    page.locator("#boards-join").dispatch_event("click")
    return page


def is_over(player: Player) -> bool:
    return bool(player.page.evaluate(PHASE) == "over")


def link_of(page: Page) -> str:
    """Return the link in the code of a phone."""
    return page.locator("#phone-code").get_attribute("data-link") or ""


FINGERPRINT = 32
IPV4, IPV6 = 4, 6
"""The kinds of addresses on a card."""


def addresses_in(link: str) -> list[IPv4Address | IPv6Address]:
    """Return the addresses on the card in a link, without names."""
    rest = card_bytes(link)[1 + FINGERPRINT :]
    found = []
    while rest:
        length = 4 if rest[0] == IPV4 else 16
        if rest[0] in (IPV4, IPV6):
            found.append(ip_address(rest[1 : 1 + length]))
        rest = rest[1 + length + 2 :]
    return found


def forged_card(host: IPv4Address | IPv6Address, port: int) -> str:
    """Return the card of an invented phone at an address."""
    address = bytes([IPV4 if host.version == 4 else IPV6]) + host.packed + port.to_bytes(2, "big")
    return card_text(bytes([1 << 4]) + bytes(range(FINGERPRINT)) + address)


def as_table(card: str) -> str:
    """Return the card of a table, with the certificate and the addresses of a phone."""
    head, *rest = card_bytes(card)
    return card_text(bytes([head | 1, *rest]))


def card_bytes(link: str) -> bytes:
    text = link.rpartition("#")[2]
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def card_text(card: bytes) -> str:
    return urlsafe_b64encode(card).decode().rstrip("=")


def texts_of(phone: Player) -> list[str]:
    """Return all texts that a phone has sent or received."""
    return list(phone.page.evaluate("() => channelTexts"))
