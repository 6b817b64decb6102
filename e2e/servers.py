"""Servers of the built site: a shared one, and one that a test may stop and update."""

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler
from io import BytesIO
from pathlib import Path
from threading import Thread
from typing import ClassVar

from serve import Server
from setup import DIST, ROOT

LOOPBACK = "127.0.0.1"
INSECURE_NAME = "plain.test"
"""A second host name of this machine; over plain http, it is an insecure origin."""
RESOLVE_INSECURE_NAME = f"--host-resolver-rules=MAP {INSECURE_NAME} {LOOPBACK}"
"""The Chromium flag that resolves this name."""


@contextmanager
def serve_site() -> Iterator[str]:
    """Serve dist/ on any free port; yield the address."""
    server, address = start_server("--port", "0")
    yield address
    stop_server(server)


KNOWN_TYPES = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "application/javascript",
    ".png": "image/png",
    ".svg": "image/svg+xml",
}


class PlainHandler(SimpleHTTPRequestHandler):
    """Serves files as a minimal web server does: without extra headers, and with common types only."""

    def guess_type(self, path: object) -> str:
        """Return the type of a file by its extension."""
        return KNOWN_TYPES.get(Path(str(path)).suffix, "application/octet-stream")

    def log_message(self, *_arguments: object) -> None:
        """Log nothing."""


class StampingHandler(PlainHandler):
    """Sends ETags made of a file's time and size, as nginx and Apache do."""

    def do_GET(self) -> None:
        """Answer 304 if the browser's ETag is current."""
        if self.headers["If-None-Match"] == self.stamp():
            self.send_response(304)
            self.end_headers()
        else:
            super().do_GET()

    def stamp(self) -> str | None:
        """Return the ETag of the requested file, or None if there is no such file."""
        file = Path(self.translate_path(self.path))
        file = file / "index.html" if file.is_dir() else file
        about = file.stat() if file.is_file() else None
        return about and f'"{int(about.st_mtime):x}-{about.st_size:x}"'

    def end_headers(self) -> None:
        """Add the ETag."""
        if stamp := self.stamp():
            self.send_header("ETag", stamp)
        super().end_headers()


class OddHandler(PlainHandler):
    """A server with a habit that breaks other sites; `asked` has the paths that were requested."""

    asked: ClassVar[list[str]] = []

    def do_GET(self) -> None:
        """Note the path."""
        self.asked.append(self.path.split("?")[0].lstrip("/"))
        super().do_GET()


class AddingHandler(OddHandler):
    """Adds a script and a comment to files, the comment another one each time."""

    kinds: ClassVar[set[str]] = {".html"}
    """The file name extensions of these files."""
    count = 0

    def send_head(self) -> BytesIO | None:  # type: ignore[override]
        """Send the changed file."""
        file = Path(self.translate_path(self.path))
        file = file / "index.html" if file.is_dir() else file
        if not file.is_file() or file.suffix not in self.kinds:
            return super().send_head()  # type: ignore[return-value]
        body = self.changed(file.suffix, file.read_bytes())
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(file))
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        return BytesIO(body)

    def changed(self, kind: str, body: bytes) -> bytes:
        """Return a file as the server sends it."""
        AddingHandler.count += 1
        if kind != ".html":
            return body + b"/* %d */" % self.count
        head = b"<script>window.added = 1</script></head>"
        return body.replace(b"</head>", head, 1).replace(b"</body>", b"<!-- %d --></body>" % self.count, 1)


class RefusingHandler(OddHandler):
    """Answers 404 for files of kinds that it does not know, as IIS does."""

    kinds: ClassVar[set[str]] = set()
    """The file name extensions of these files."""

    def do_GET(self) -> None:
        """Refuse some files."""
        if Path(self.path.split("?")[0]).suffix in self.kinds:
            self.send_error(404)
        else:
            super().do_GET()


class SlashlessHandler(OddHandler):
    """Sends the page of a folder for its address without a slash."""

    removes_slash = False
    """True to remove the slash from the address of a folder, too."""

    def do_GET(self) -> None:
        """Answer without redirecting to the slash."""
        path, _, query = self.path.partition("?")
        is_folder = Path(self.translate_path(path)).is_dir() and path != "/"
        if is_folder and path.endswith("/") and self.removes_slash:
            self.send_response(301)
            self.send_header("Location", f"{path.rstrip('/')}?{query}".rstrip("?"))
            self.end_headers()
            return
        if is_folder and not path.endswith("/"):
            self.path = f"{path}/index.html"
        super().do_GET()


class PolicyHandler(OddHandler):
    """Sends a security policy of its own with every file."""

    policy = ""

    def end_headers(self) -> None:
        """Add the policy."""
        self.send_header("Content-Security-Policy", self.policy)
        super().end_headers()


@contextmanager
def serve_plainly(folder: Path, handler: type[PlainHandler] = PlainHandler) -> Iterator[str]:
    """Serve a folder on a minimal server; yield the address."""
    with Server((LOOPBACK, 0), partial(handler, directory=str(folder))) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://{LOOPBACK}:{server.server_port}/"
        server.shutdown()


def insecure_address(address: str) -> str:
    """Return an address of this machine as an insecure origin."""
    return address.replace(LOOPBACK, INSECURE_NAME)


class OwnSite:
    """A copy of the site on its own server, which can stop and come back with another version.

    `url` is its address, `folder` the files, `requests` the requested paths since `clear_log`.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.url = ""
        self._log = folder.with_suffix(".log")
        self._server: subprocess.Popen[str] | None = None
        shutil.copytree(DIST, folder)
        self.clear_log()

    def start(self) -> None:
        """Start the server if it is stopped, on the same port as before if it ran already."""
        if self._server:
            return
        port = re.search(r":(\d+)/", self.url)
        where = ("--port", port[1] if port else "0", "--folder", str(self.folder), "--log", str(self._log))
        self._server, address = start_server(*where)
        assert self.url in {"", address}, f"the port of {self.url} is taken"
        self.url = address

    def kill(self) -> None:
        """Stop the server."""
        if self._server:
            stop_server(self._server)
        self._server = None

    @property
    def log(self) -> str:
        """All requests since `clear_log`, a line each: status and path."""
        return self._log.read_text("utf-8")

    @property
    def requests(self) -> list[str]:
        """The requested paths in order, without queries."""
        lines = self.log.splitlines()
        return [line.split(" ", 1)[1].split("?")[0].lstrip("/") for line in lines]

    def clear_log(self) -> None:
        """Clear the list of requests."""
        self._log.write_text("")


def start_server(*options: str) -> tuple[subprocess.Popen[str], str]:
    """Start tools/serve.py; return its process and address."""
    command = [sys.executable, str(ROOT / "tools" / "serve.py"), *options]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert server.stdout
    announced = re.search(r"http://\S+/", server.stdout.readline())
    assert announced, "the server did not print its address"
    return server, announced[0]


def stop_server(server: subprocess.Popen[str]) -> None:
    """Stop a server and wait until its port is free."""
    server.kill()
    server.wait()
    if server.stdout:
        server.stdout.close()
