"""Try the site on several hosts, and print what works: the table of docs/hosting.md.

Each host serves two archives of `make package`, the second unpacked over the first. In each browser:

    starts      the engine is ready
    games       a decision is played in a match of each game
    coach       on a second visit, the coach answers
    offline     without the server, the page loads again and a match goes on
    update      the second version is offered, or there when the page is loaded again
    embeds      a page of another site opens a table by the documented snippet

Writes bench/out/hosts.json.
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path
from threading import Thread
from typing import NamedTuple

from playwright.sync_api import Browser, Error, Page, sync_playwright
from playwright.sync_api import TimeoutError as PlaywrightTimeout
from reports import write_report
from web_servers import WebServer, apache, caddy, nginx, python

from core.browsers import start_playwright
from hosting import FOLDER as FILES
from hosts import INDEX, HostSite, serve_host
from offline import update_site
from package import package
from player import FAST_PACE, SKIP_ANIMATIONS, Player, player_at
from serve import Server
from servers import LOOPBACK, AddingHandler, OwnSite, PlainHandler, insecure_address
from setup import DIST, ROOT

OUT = ROOT / "bench" / "out" / "hosts.json"
BROWSERS = ("chromium", "firefox")
FOLDER = "games/volle"
DATES = (1_790_000_000, 1_790_086_400)
"""The commit dates of the two versions."""
OLD, NEW = "no account", "any friend"
PATIENCE = 40_000
COLUMNS = ("starts", "games", "coach", "offline", "update", "embeds")
SNIPPET = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Another site</title>
<link rel="icon" href="data:,">
<volle-table scene="wolle.bid.tie" lang="en"><a href="{site}"><img
  src="{site}pictures/wolle.bid.tie.svg" width="640" height="400" alt="Equal bids"></a></volle-table>
<script defer src="{site}element/1.js"></script></html>"""
FRAME = """<!doctype html><html lang="en"><meta charset="utf-8"><title>A shop of games</title>
<link rel="icon" href="data:,"><iframe name="game" width="1000" height="700" src="{site}"
  sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-downloads"></iframe></html>"""


class Place(NamedTuple):
    """A host: how it serves a folder of this machine, and the address at which a browser opens it."""

    name: str
    serve: Callable[[Path, Path], WebServer | Handled]
    path: str = "/"
    address: Callable[[str], str] = str
    is_framed: bool = False


def places() -> list[Place]:
    """Return all hosts."""
    return [
        Place("nginx, as Debian has it, in a folder", stock_nginx, f"/{FOLDER}/"),
        Place("nginx with hosting/nginx.conf", own_nginx),
        Place("Apache, as Debian has it", apache),
        Place("Apache with hosting/apache.conf as .htaccess", own_apache),
        Place("Caddy, `file_server` alone", stock_caddy),
        Place("`python3 -m http.server` at 127.0.0.1", plain),
        Place("`python3 -m http.server` by name, over plain http", plain, address=insecure_address),
        Place("a host that adds a script to each page", partial(odd, {".html"})),
        Place("a host that changes styles and pictures", partial(odd, {".css"})),
        Place("a frame of another site, with a sandbox as on itch.io", plain, is_framed=True),
    ]


def stock_nginx(web: Path, root: Path) -> WebServer:
    """Return an nginx that serves files and nothing else."""
    return nginx(web, lambda port: f"server {{ listen {LOOPBACK}:{port}; root {root}; index index.html; }}")


def own_nginx(web: Path, root: Path) -> WebServer:
    """Return an nginx with the file that is generated for it."""
    text = (FILES / "nginx.conf").read_text("utf-8").replace("/var/www/volle", str(root))
    return nginx(web, lambda port: text.replace("listen 80", f"listen {LOOPBACK}:{port}"))


def own_apache(web: Path, root: Path) -> WebServer:
    """Return an Apache with the file that is generated for it."""
    shutil.copyfile(FILES / "apache.conf", root / ".htaccess")
    return apache(web, root)


def stock_caddy(web: Path, root: Path) -> WebServer:
    """Return a Caddy that serves files and nothing else."""
    return caddy(web, lambda port: f"http://{LOOPBACK}:{port} {{\n    root * {root}\n    file_server\n}}\n")


def plain(_web: Path, root: Path) -> WebServer:
    """Return Python's server."""
    return python(root)


def odd(kinds: set[str], _web: Path, root: Path) -> Handled:
    """Return a server that changes files of these kinds."""
    return Handled(type("Handler", (AddingHandler,), {"kinds": kinds}), root)


class Handled:
    """A server in a thread of this process."""

    def __init__(self, handler: type[PlainHandler], root: Path) -> None:
        self.port = 0
        self._handler = partial(handler, directory=str(root))

    def start(self) -> None:
        """Start the server, on the same port as before if it ran already."""
        self._server = Server((LOOPBACK, self.port), self._handler)
        self.port = self._server.server_port
        Thread(target=self._server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        """Stop the server."""
        self._server.shutdown()
        self._server.server_close()

    def __enter__(self) -> Handled:
        self.start()
        return self

    def __exit__(self, *_error: object) -> None:
        self.stop()


class Edited(OwnSite):
    """A copy of the site for edits, which is packed but not served."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        shutil.copytree(DIST, folder)


def archives(folder: Path) -> list[Path]:
    """Write the archives of two versions; return them."""
    first = package(DIST, folder / "first", DATES[0])
    site = Edited(folder / "site")
    update_site(site, OLD, NEW)
    return [first, package(site.folder, folder / "second", DATES[1])]


def unpack(archive: Path, folder: Path) -> None:
    """Unpack an archive over the existing files, keeping its dates."""
    subprocess.run(["unzip", "-q", "-o", str(archive), "-d", str(folder)], check=True)


class Visit:
    """A visitor of one host, in one browser."""

    def __init__(self, place: Place, server: WebServer | Handled, host: HostSite, page: Page) -> None:
        self.place, self.server, self.host, self.page = place, server, host, page
        self.site = place.address(f"http://{LOOPBACK}:{server.port}{place.path}")

    def open(self) -> Player:
        """Open the game, in a frame of another site where that is how it is shown; return its player."""
        if not self.place.is_framed:
            self.page.goto(self.site)
            return player_at(self.page)
        self.host.files = {INDEX: FRAME.format(site=self.site).encode()}
        self.page.goto(self.host.url)
        frame = self.page.locator("iframe").element_handle().content_frame()
        assert frame
        return player_at(frame)

    def wait(self, player: Player, **states: str) -> bool:
        """Wait until the page is in all these states; return False where that takes too long."""
        wanted = "".join(f"[data-{name}={value}]" for name, value in states.items())
        try:
            player.page.locator(f"body{wanted}").wait_for(state="attached", timeout=PATIENCE)
        except PlaywrightTimeout:
            return False
        return True

    def starts(self) -> str:
        """Return True if the engine becomes ready."""
        return told(self.wait(self.open(), ready="true"))

    def games(self) -> str:
        """Return True if a decision can be played in a match of each game."""
        player = self.open().wait_until_ready()
        for game, bot in (("wolle", "lamb"), ("lotte", "cautious")):
            player.set_up("Anna", f"bot:{bot}", game=game).play_decision()
        return "yes"

    def coach(self) -> str:
        """Return True if the coach answers on a second visit, from a snapshot if the browser keeps one."""
        player = self.open().wait_until_ready()
        player.page.locator("body[data-snapshot]").wait_for(state="attached", timeout=PATIENCE)
        player = self.open().wait_until_ready()
        player.go_to_menu()
        player.set_up("Anna", "bot:lamb", game="wolle").wait_for_decision()
        for button in ("#table-menu", "dialog [data-advice]"):
            player.driver.wait_for(button)
            player.driver.tap(button)
        player.page.locator("dialog .advice-win").first.wait_for(timeout=PATIENCE)
        return f"yes, from `{player.driver.attribute('body', 'data-start')}`"

    def offline(self) -> str:
        """Return True if the page loads again without the server and a match can be played."""
        if not self.wait(self.open(), offline="ready"):
            return "no"
        self.server.stop()
        try:
            self.open().wait_until_ready().set_up("Anna", "bot:cautious", game="lotte").play_decision()
        finally:
            self.server.start()
        return "yes"

    def update(self, unpack_new: Callable[[], None]) -> str:
        """Return True if the second version is offered, or is there after a reload."""
        unpack_new()
        player = self.open().wait_until_ready()
        player.go_to_menu()
        if NEW in player.page.locator(".menu-facts").inner_text():
            return "yes, at the next visit"
        if not self.wait(player, update="waiting"):
            return "no"
        player.driver.tap("#update-now")
        player.page.locator(".menu-facts", has_text=NEW).wait_for(timeout=PATIENCE)
        return "yes, offered"

    def embeds(self) -> str:
        """Return True if a page of another site opens a table by the documented snippet."""
        self.host.files = {INDEX: SNIPPET.format(site=self.site).encode()}
        self.page.goto(self.host.url)
        self.page.locator("volle-table").get_by_role("button").click(timeout=PATIENCE)
        frame = self.page.frame_locator("volle-table iframe")
        frame.locator(".guide[data-stage=start]").wait_for(timeout=PATIENCE)
        return "yes"


def told(is_so: bool) -> str:
    """Return a cell of the table."""
    return "yes" if is_so else "no"


def attempt(check: Callable[[], str]) -> str:
    """Return the result of a check; any error counts as a failure."""
    try:
        return check()
    except (Error, AssertionError) as error:
        print(f"    {check.__name__}: {str(error).splitlines()[0]}")
        return "no"


def tried(place: Place, browser: Browser, versions: list[Path]) -> dict[str, str]:
    """Return the cells of one host in one browser."""
    with tempfile.TemporaryDirectory(prefix="volle-web-") as name, serve_host() as host:
        web = Path(name)
        web.chmod(0o755)
        root = web / "root"
        folder = root / place.path.strip("/")
        folder.mkdir(parents=True)
        unpack(versions[0], folder)
        with place.serve(web, root) as server:
            context = browser.new_context(viewport={"width": 1024, "height": 768})
            context.add_init_script(FAST_PACE + SKIP_ANIMATIONS)
            visit = Visit(place, server, host, context.new_page())

            def update() -> str:
                return visit.update(lambda: unpack(versions[1], folder))

            checks = (visit.starts, visit.games, visit.coach, visit.offline, update, visit.embeds)
            cells = {check.__name__: attempt(check) for check in checks}
            context.close()
    return cells


def main() -> None:
    """Try all hosts, print the table and write the report."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--browser", choices=BROWSERS, action="append")
    parser.add_argument("--host", default="", help="a part of the name of the only hosts to try")
    options = parser.parse_args()
    names = options.browser or BROWSERS
    found: dict[str, dict[str, dict[str, str]]] = {}
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        versions = archives(Path(folder))
        for name in names:
            browser = start_playwright(playwright, name)
            for place in (each for each in places() if options.host in each.name):
                print(f"  {name}: {place.name}", flush=True)
                found.setdefault(place.name, {})[name] = tried(place, browser, versions)
            browser.close()
    print(table(found))
    write_report(OUT, {"hosts": found})


def table(found: dict[str, dict[str, dict[str, str]]]) -> str:
    """Return the cells of all hosts as a table; differing browsers are named in their cells."""
    lines = [f"| host | {' | '.join(COLUMNS)} |", f"|---|{'---|' * len(COLUMNS)}"]
    for host, browsers in found.items():
        cells = []
        for column in COLUMNS:
            by_browser = {name: each[column] for name, each in browsers.items()}
            same = len({*by_browser.values()}) == 1
            told_by = [f"{name.title()}: {cell}" for name, cell in by_browser.items()]
            cells.append(next(iter(by_browser.values())) if same else "; ".join(told_by))
        lines.append(f"| {host} | {' | '.join(cells)} |")
    return "\n".join(lines)


if __name__ == "__main__":
    main()
