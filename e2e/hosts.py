"""A pytest plugin for third-party pages on this machine that embed the table in frames."""

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
"""The minimal sandbox permissions of the frame."""

INDEX = "index.html"
SITE = "https://volle.example"
"""The game's address in the pages of examples/."""
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
// Messages through the port of the first frame, once it has connected.
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
    """A third-party site at `url`, with the pages set by `show` and `publish`."""

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
                """Log nothing."""

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://localhost:{self.server.server_port}/"

    def show(self, *addresses: str, width: int = 1024, height: int = 768, sandbox: str = SANDBOX) -> None:
        """Serve a page with a frame for each address, named frame-0, frame-1 ..."""
        frames = [
            f'<iframe name="frame-{number}" title="A game" src="{html.escape(address)}"'
            f' width="{width}" height="{height}" sandbox="{sandbox}"></iframe>'
            for number, address in enumerate(addresses)
        ]
        self.files = {INDEX: PAGE.format(frames="\n".join(frames)).encode()}

    def publish(self, folder: Path, site: str) -> None:
        """Serve the pages of a folder, with the address of the game replaced by `site`."""
        texts = {file.name: file.read_text("utf-8") for file in folder.iterdir()}
        self.files = {name: text.replace(SITE, site.rstrip("/")).encode() for name, text in texts.items()}


@contextmanager
def hosting() -> Iterator[Host]:
    """Serve a third-party site."""
    host = Host()
    threading.Thread(target=host.server.serve_forever, daemon=True).start()
    yield host
    host.server.shutdown()
    host.server.server_close()


def embedded(site: str, fragment: str = "", *, is_pressed: bool = True, **asked: str) -> str:
    """Return the address of an embedded table; an eager one starts its engine without a tap."""
    query = asked | ({"load": "eager"} if is_pressed else {})
    return f"{site}embed.html?{urlencode(query)}#{fragment}"


def fragment_of(record: str | bytes) -> str:
    """Return a record as a URL fragment, in the format of docs/embedding-reference.md."""
    data = record.encode() if isinstance(record, str) else record
    packer = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS)
    return base64.urlsafe_b64encode(packer.compress(data) + packer.flush()).decode().rstrip("=")


def record_in(fragment: str) -> str:
    """Return the record that a URL fragment contains."""
    padded = fragment + "=" * (-len(fragment) % 4)
    return zlib.decompress(base64.urlsafe_b64decode(padded), -zlib.MAX_WBITS).decode()


@pytest.fixture(scope="module")
def host() -> Iterator[Host]:
    """Yield a third-party site."""
    with hosting() as started:
        yield started


@pytest.fixture(scope="module")
def foreigners(browser: Browser, site: str, host: Host) -> Iterator[Visitors]:
    """Yield the opener of third-party pages that the tests of a module share."""
    visiting = Visitors(browser, host.url, Seen(None), site)
    yield visiting
    visiting.leave()


@pytest.fixture
def strangers(browser: Browser, site: str, host: Host, seen: Seen) -> Iterator[Visitors]:
    """Yield an opener of third-party pages for one test."""
    visiting = Visitors(browser, host.url, seen, site)
    yield visiting
    visiting.leave()
    assert not seen.faults


@pytest.fixture
def open_foreign(
    foreigners: Visitors, strangers: Visitors, request: pytest.FixtureRequest
) -> Iterator[Callable[..., Page]]:
    """Return a function that opens the third-party page; a fault in it or its frames fails the test.

    The tests of a module share one page, because loading it in a new context takes twice as long. A test that
    uses `messages`, or passes `routes`, `scripts` or context options, gets its own.
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
    """Return a function that opens a third-party page with these addresses in frames."""

    def open_one(*addresses: str, width: int = 1024, height: int = 768) -> Page:
        host.show(*addresses, width=width, height=height)
        return open_foreign(viewport={"width": (width + 20) * len(addresses) + 20, "height": height + 80})

    return open_one


@pytest.fixture
def open_frame(open_host: Callable[..., Page], site: str) -> Callable[..., Player]:
    """Return a function that opens one frame for a player, with its engine ready."""

    def open_one(fragment: str = "", width: int = 1024, height: int = 768, **asked: str) -> Player:
        page = open_host(embedded(site, fragment, **asked), width=width, height=height)
        return player_at(frame_in(page)).arrive()

    return open_one


def frame_in(page: Page, number: int = 0) -> Frame:
    """Return a frame of a page."""
    frame = page.locator(f"iframe[name=frame-{number}]").element_handle().content_frame()
    assert frame
    return frame


def play(player: Player) -> Player:
    """Start the match of the frame's start card, and wait until a player is asked."""
    player.page.locator("#play").click()
    player.asked()
    return player
