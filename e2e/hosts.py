"""A pytest plugin for third-party pages on this machine that embed the table in frames."""

import base64
import html
import threading
import zlib
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from mimetypes import guess_type
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import pytest
from playwright.sync_api import Browser, Frame, Page, ViewportSize

from drivers import frame_of
from page_opener import TABLET, PageLog, PageOpener, expect_no_faults
from player import SKIP_ANIMATIONS, Player, player_at

SANDBOX = "allow-scripts allow-same-origin"
"""The minimal sandbox permissions of the frame."""

INDEX = "index.html"
SITE = "https://volle.example"
"""The game's address in the pages of examples/."""
PAGE = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>A third-party page</title>
<link rel="icon" href="data:,">
<script>
const windowMessages = [];
addEventListener("message", ({{ data, ports }}) => {{
  windowMessages.push(data);
  if (ports[0]) listen(ports[0]);
}});
// Messages through the port of the first frame, once it has connected.
let port;
const portMessages = [];
function listen(given) {{
  port = given;
  port.onmessage = ({{ data }}) => {{
    portMessages.push(data);
    document.body.dataset.portMessages = portMessages.length;
  }};
}}
</script>
<input id="own" autofocus>
{frames}
"""


class HostSite:
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
def serve_host() -> Iterator[HostSite]:
    """Serve a third-party site."""
    host = HostSite()
    threading.Thread(target=host.server.serve_forever, daemon=True).start()
    yield host
    host.server.shutdown()
    host.server.server_close()


def embed_address(site: str, fragment: str = "", *, is_eager: bool = True, **asked: str) -> str:
    """Return the address of an embedded table; an eager one starts its engine without a tap."""
    query = asked | ({"load": "eager"} if is_eager else {})
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
def host() -> Iterator[HostSite]:
    """Yield a third-party site."""
    with serve_host() as started:
        yield started


@pytest.fixture(scope="module")
def shared_host_opener(browser: Browser, site: str, host: HostSite) -> Iterator[PageOpener]:
    """Yield the opener of third-party pages that the tests of a module share."""
    with closing(PageOpener(browser, host.url, PageLog(None), site)) as visiting:
        yield visiting


@pytest.fixture
def host_opener(browser: Browser, site: str, host: HostSite, page_log: PageLog) -> Iterator[PageOpener]:
    """Yield an opener of third-party pages for one test."""
    with closing(PageOpener(browser, host.url, page_log, site)) as visiting:
        yield visiting
    assert not page_log.faults


@pytest.fixture
def open_host_page(
    shared_host_opener: PageOpener, host_opener: PageOpener, request: pytest.FixtureRequest
) -> Iterator[Callable[..., Page]]:
    """Return a function that opens the third-party page; a fault in it or its frames fails the test.

    The tests of a module share one page, because loading it in a new context takes twice as long. A test that
    uses `messages`, or passes `routes`, `scripts` or context options, gets its own.
    """

    def open_one(viewport: ViewportSize = TABLET, **options: Any) -> Page:
        is_usual = not options and "messages" not in request.fixturenames
        open_page: Callable[..., Page] = shared_host_opener.reuse_page if is_usual else host_opener.open_page
        options = {
            "scripts": [SKIP_ANIMATIONS],
            "reduced_motion": "reduce",
            "service_workers": "allow",
        } | options
        return open_page(viewport=viewport, **options)

    with expect_no_faults(shared_host_opener, request.session):
        yield open_one


@pytest.fixture
def open_frames(open_host_page: Callable[..., Page], host: HostSite) -> Callable[..., Page]:
    """Return a function that opens a third-party page with these addresses in frames."""

    def open_one(*addresses: str, width: int = 1024, height: int = 768) -> Page:
        host.show(*addresses, width=width, height=height)
        return open_host_page(viewport={"width": (width + 20) * len(addresses) + 20, "height": height + 80})

    return open_one


@pytest.fixture
def open_frame(open_frames: Callable[..., Page], site: str) -> Callable[..., Player]:
    """Return a function that opens one frame for a player, with its engine ready."""

    def open_one(fragment: str = "", width: int = 1024, height: int = 768, **asked: str) -> Player:
        page = open_frames(embed_address(site, fragment, **asked), width=width, height=height)
        return player_at(frame_in(page)).wait_until_ready()

    return open_one


def frame_in(page: Page, number: int = 0) -> Frame:
    """Return a frame of a page."""
    return frame_of(page, f"iframe[name=frame-{number}]")


def play(player: Player) -> Player:
    """Start the match of the frame's start card, and wait until a player is asked."""
    player.page.locator("#play").click()
    player.wait_for_decision()
    return player
