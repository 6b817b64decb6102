"""Servers of the built site: one for the whole run, and one of its own for a test that kills it."""

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from setup import DIST, ROOT


@contextmanager
def serving() -> Iterator[str]:
    """Serves dist/ on any free port; gives the address."""
    server, address = begin("--port", "0")
    yield address
    end(server)


@contextmanager
def serving_plainly(folder: Path) -> Iterator[str]:
    """Serve a folder as `python -m http.server` does, without a header of the site's own."""
    command = [
        sys.executable,
        "-u",
        "-m",
        "http.server",
        "0",
        "--bind",
        "127.0.0.1",
        "--directory",
        str(folder),
    ]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as server:
        assert server.stdout
        announced = re.search(r"http://\S+/", server.stdout.readline())
        assert announced, "the server did not say where it is"
        try:
            yield announced[0]
        finally:
            server.kill()


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
    def requests(self) -> list[str]:
        """The paths that were asked for and answered, in order, without their queries."""
        lines = self._log.read_text("utf-8").splitlines()
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
