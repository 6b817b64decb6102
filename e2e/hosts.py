"""A plugin of pytest: pages of somebody else with the table in frames: another site, on this machine."""

import base64
import html
import threading
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from mimetypes import guess_type
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import pytest
from playwright.sync_api import Browser, Frame, Page, ViewportSize

from player import HURRY, Player, player_at
from visitors import TABLET, Seen, Visitors, nothing_wrong

SANDBOX = "allow-scripts allow-same-origin"
"""The least that the frame needs."""

INDEX = "index.html"
SITE = "https://volle.example"
"""Where the game is, in the pages of examples/."""
PAGE = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Somebody else's page</title>
<link rel="icon" href="data:,">
<script>
const heard = [];
addEventListener("message", ({{ data, ports }}) => {{
  heard.push(data);
  if (ports[0]) listen(ports[0]);
}});
// What this page and the first frame tell each other, once they have greeted.
let port;
const told = [];
function listen(given) {{
  port = given;
  port.onmessage = ({{ data }}) => {{
    told.push(data);
    document.body.dataset.told = told.length;
  }};
}}
</script>
<input id="own" autofocus>
{frames}
"""


class Host:
    """A site of its own: `url` is where it is, `show` and `publish` what it shows there."""

    def __init__(self) -> None:
        self.files: dict[str, bytes] = {}
        host = self

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                name = self.path.split("?")[0].removeprefix("/") or INDEX
                body = host.files.get(name)
                self.send_response(404 if body is None else 200)
                self.send_header("Content-Type", f"{guess_type(name)[0]}; charset=utf-8")
                self.send_header("Content-Length", str(len(body or b"")))
                self.end_headers()
                self.wfile.write(body or b"")

            def log_message(self, *_arguments: object) -> None:
                """Says nothing."""

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://localhost:{self.server.server_port}/"

    def show(self, *addresses: str, width: int = 1024, height: int = 768, sandbox: str = SANDBOX) -> None:
        """Puts these addresses into frames; they are called frame-0, frame-1 ..."""
        frames = [
            f'<iframe name="frame-{number}" title="A game" src="{html.escape(address)}"'
            f' width="{width}" height="{height}" sandbox="{sandbox}"></iframe>'
            for number, address in enumerate(addresses)
        ]
        self.files = {INDEX: PAGE.format(frames="\n".join(frames)).encode()}

    def publish(self, folder: Path, site: str) -> None:
        """Shows the pages of a folder, written for a game that is at SITE, with the one that is at `site`."""
        texts = {file.name: file.read_text("utf-8") for file in folder.iterdir()}
        self.files = {name: text.replace(SITE, site.rstrip("/")).encode() for name, text in texts.items()}


@contextmanager
def hosting() -> Iterator[Host]:
    """Serves pages of somebody else."""
    host = Host()
    threading.Thread(target=host.server.serve_forever, daemon=True).start()
    yield host
    host.server.shutdown()
    host.server.server_close()


def embedded(site: str, fragment: str = "", *, is_pressed: bool = True, **asked: str) -> str:
    """The address of a table that is asked for like this; a pressed one starts its engine with the page."""
    query = asked | ({"load": "eager"} if is_pressed else {})
    return f"{site}embed.html?{urlencode(query)}#{fragment}"


def fragment_of(record: str | bytes) -> str:
    """A record as a piece of an address, as docs/embedding-reference.md says."""
    data = record.encode() if isinstance(record, str) else record
    packer = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS)
    return base64.urlsafe_b64encode(packer.compress(data) + packer.flush()).decode().rstrip("=")


def record_in(fragment: str) -> str:
    """The record that a piece of an address holds."""
    padded = fragment + "=" * (-len(fragment) % 4)
    return zlib.decompress(base64.urlsafe_b64decode(padded), -zlib.MAX_WBITS).decode()


@pytest.fixture(scope="module")
def host() -> Iterator[Host]:
    """A site of somebody else."""
    with hosting() as started:
        yield started


@pytest.fixture(scope="module")
def foreigners(browser: Browser, site: str, host: Host) -> Iterator[Visitors]:
    """Visitors of somebody else's page who stay for all tests of a file."""
    visiting = Visitors(browser, host.url, Seen(None), site)
    yield visiting
    visiting.leave()


@pytest.fixture
def strangers(browser: Browser, site: str, host: Host, seen: Seen) -> Iterator[Visitors]:
    """Visitors of somebody else's page who come for one test."""
    visiting = Visitors(browser, host.url, seen, site)
    yield visiting
    visiting.leave()
    assert not seen.faults


@pytest.fixture
def open_foreign(
    foreigners: Visitors, strangers: Visitors, request: pytest.FixtureRequest
) -> Iterator[Callable[..., Page]]:
    """Opens the page of somebody else as it is now; nothing may go wrong in it or in any frame of it.

    It is the one page of a file, loaded anew: a start in a new one costs twice as much. Whoever reads
    `messages`, or gives `routes`, `scripts` or the options of a browser context, has one of their own.
    """

    def open_one(viewport: ViewportSize = TABLET, **options: Any) -> Page:
        is_usual = not options and "messages" not in request.fixturenames
        open_page: Callable[..., Page] = foreigners.open_again if is_usual else strangers.open_page
        options = {"scripts": [HURRY], "reduced_motion": "reduce", "service_workers": "allow"} | options
        return open_page(viewport=viewport, **options)

    with nothing_wrong(foreigners, request.session):
        yield open_one


@pytest.fixture
def open_host(open_foreign: Callable[..., Page], host: Host) -> Callable[..., Page]:
    """Opens a page of somebody else with these addresses in frames."""

    def open_one(*addresses: str, width: int = 1024, height: int = 768) -> Page:
        host.show(*addresses, width=width, height=height)
        return open_foreign(viewport={"width": (width + 20) * len(addresses) + 20, "height": height + 80})

    return open_one


@pytest.fixture
def open_frame(open_host: Callable[..., Page], site: str) -> Callable[..., Player]:
    """Opens one frame for a player, its engine ready."""

    def open_one(fragment: str = "", width: int = 1024, height: int = 768, **asked: str) -> Player:
        page = open_host(embedded(site, fragment, **asked), width=width, height=height)
        return player_at(frame_in(page)).arrive()

    return open_one


def frame_in(page: Page, number: int = 0) -> Frame:
    """A frame of a page."""
    frame = page.locator(f"iframe[name=frame-{number}]").element_handle().content_frame()
    assert frame
    return frame


def play(player: Player) -> Player:
    """Begins the match of the door, and waits until somebody is asked."""
    player.page.locator("#play").click()
    player.asked()
    return player
