"""Servers of the built site: one for the whole run, and one of its own for a test that kills it."""

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler
from pathlib import Path
from threading import Thread

from serve import Server
from setup import DIST, ROOT

HERE = "127.0.0.1"
INSECURE_NAME = "plain.test"
"""Another name of this machine for the browsers of the tests. Plain http by it is no secure origin."""
NAMED = f"--host-resolver-rules=MAP {INSECURE_NAME} {HERE}"
"""Makes a Chromium know that name."""


@contextmanager
def serving() -> Iterator[str]:
    """Serves dist/ on any free port; gives the address."""
    server, address = begin("--port", "0")
    yield address
    end(server)


KNOWN_TYPES = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "application/javascript",
    ".png": "image/png",
    ".svg": "image/svg+xml",
}


class Plain(SimpleHTTPRequestHandler):
    """Serves files as the barest web space does: without headers, with the types that any server knows."""

    def guess_type(self, path: object) -> str:
        """Returns the type of a file by its name."""
        return KNOWN_TYPES.get(Path(str(path)).suffix, "application/octet-stream")

    def log_message(self, *_arguments: object) -> None:
        """Log nothing."""


class Stamping(Plain):
    """Tells versions of a file apart by its time and size, as nginx and Apache do."""

    def do_GET(self) -> None:
        """Answers that a file has not changed where time and size are those that the browser knows."""
        if self.headers["If-None-Match"] == self.stamp():
            self.send_response(304)
            self.end_headers()
        else:
            super().do_GET()

    def stamp(self) -> str | None:
        """Returns the ETag of the file that is asked for, where there is one."""
        file = Path(self.translate_path(self.path))
        file = file / "index.html" if file.is_dir() else file
        about = file.stat() if file.is_file() else None
        return about and f'"{int(about.st_mtime):x}-{about.st_size:x}"'

    def end_headers(self) -> None:
        """Adds the ETag."""
        if stamp := self.stamp():
            self.send_header("ETag", stamp)
        super().end_headers()


@contextmanager
def serving_plainly(folder: Path, handler: type[Plain] = Plain) -> Iterator[str]:
    """Serves a folder on a bare web space; gives the address."""
    with Server((HERE, 0), partial(handler, directory=str(folder))) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://{HERE}:{server.server_port}/"
        server.shutdown()


def insecure(address: str) -> str:
    """Returns the address of a server of this machine on an insecure origin."""
    return address.replace(HERE, INSECURE_NAME)


class OwnSite:
    """A copy of the site on a server of its own: it can be killed, and come back with another version.

    `url` is where it is, `folder` what it serves, `requests` what it was asked for since `forget`.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.url = ""
        self._log = folder.with_suffix(".log")
        self._server: subprocess.Popen[str] | None = None
        shutil.copytree(DIST, folder)
        self.forget()

    def start(self) -> None:
        """Serves, on the port of the time before if there was one."""
        port = re.search(r":(\d+)/", self.url)
        where = ("--port", port[1] if port else "0", "--folder", str(self.folder), "--log", str(self._log))
        self._server, address = begin(*where)
        assert self.url in {"", address}, f"the port of {self.url} is taken"
        self.url = address

    def kill(self) -> None:
        """Answers nothing any more."""
        if self._server:
            end(self._server)
        self._server = None

    @property
    def log(self) -> str:
        """All requests since `forget`, a line each: how it was answered, and what it was."""
        return self._log.read_text("utf-8")

    @property
    def requests(self) -> list[str]:
        """The paths that were asked for and answered, in order, without their queries."""
        lines = self.log.splitlines()
        return [line.split(" ", 1)[1].split("?")[0].lstrip("/") for line in lines]

    def forget(self) -> None:
        """Begins the list of requests anew."""
        self._log.write_text("")


def begin(*options: str) -> tuple[subprocess.Popen[str], str]:
    """Starts tools/serve.py, and waits until it says where it is."""
    command = [sys.executable, str(ROOT / "tools" / "serve.py"), *options]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert server.stdout
    announced = re.search(r"http://\S+/", server.stdout.readline())
    assert announced, "the server did not say where it is"
    return server, announced[0]


def end(server: subprocess.Popen[str]) -> None:
    """Ends a server, and waits until its port is free."""
    server.kill()
    server.wait()
    if server.stdout:
        server.stdout.close()
