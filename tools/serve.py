"""Serve the built site locally, with exactly the headers of the deployed site."""

from __future__ import annotations

import argparse
import errno
import os
import sys
import webbrowser
from functools import partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import urlsplit

from headers import MISSING, TYPES, headers_for
from setup import DIST

HOST = "127.0.0.1"
PORT = 8400


class Handler(SimpleHTTPRequestHandler):
    """Serve the files of the site with the headers of netlify.toml."""

    protocol_version = "HTTP/1.1"
    extensions_map = SimpleHTTPRequestHandler.extensions_map | TYPES

    def __init__(self, *arguments: object, directory: str = str(DIST), log: Path | None = None) -> None:
        self.log = log
        super().__init__(*arguments, directory=directory)  # type: ignore[arg-type]

    def send_response(self, code: int, message: str | None = None) -> None:
        """Record the status, on which the headers depend."""
        self.found = code < HTTPStatus.BAD_REQUEST
        super().send_response(code, message)

    def end_headers(self) -> None:
        """Add the headers of the requested path; a missing file is never cached."""
        headers = headers_for(urlsplit(self.path).path)
        for name, value in (headers if self.found else headers | {"Cache-Control": "no-store"}).items():
            self.send_header(name, value)
        super().end_headers()

    def translate_path(self, path: str) -> str:
        """Also find a page by its name without the extension, as the deployed site does."""
        file = Path(super().translate_path(path))
        page = file.with_name(f"{file.name}.html")
        return str(page if page.is_file() and not file.exists() else super().translate_path(path))

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
        """Send the site's own page for a missing file, as the deployed site does."""
        page = Path(self.directory) / MISSING
        if code != HTTPStatus.NOT_FOUND or not page.is_file():
            super().send_error(code, message, explain)
            return
        body = page.read_bytes()
        self.send_response(code)
        self.send_header("Content-Type", self.extensions_map[page.suffix])
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(body)

    def list_directory(self, _path: object) -> None:
        """Refuse to list a folder, as the deployed site does."""
        self.send_error(HTTPStatus.NOT_FOUND)

    def log_request(self, code: int | str = "-", _size: int | str = "-") -> None:
        """Log a request and its status, if there is a log."""
        if self.log:
            with self.log.open("a", encoding="utf-8") as log:
                log.write(f"{int(code)} {self.path}\n")

    def log_message(self, *_arguments: object) -> None:
        """Print nothing about requests, because the browser reports failures."""


class Server(ThreadingHTTPServer):
    """A server that neither waits for open connections nor reports broken ones."""

    daemon_threads = True

    def handle_error(self, *_arguments: object) -> None:
        """Report an error unless the browser closed the connection."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(*_arguments)  # type: ignore[arg-type]


def open_server(port: int, folder: Path, log: Path | None) -> Server:
    """Return a server of `folder` on `port`, or on any free port if that one is taken."""
    handler = partial(Handler, directory=str(folder), log=log)
    try:
        return Server((HOST, port), handler)
    except OSError as error:
        if error.errno != errno.EADDRINUSE:
            raise
        return Server((HOST, 0), handler)


def has_display() -> bool:
    """Return True if this machine probably has a display on which a browser can open."""
    if os.environ.get("CI") or not sys.stdout.isatty():
        return False
    return sys.platform == "darwin" or any(map(os.environ.get, ("DISPLAY", "WAYLAND_DISPLAY")))


def main() -> None:
    """Serve until interrupted by Ctrl-C."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--port", type=int, default=PORT, help="0 for any free port")
    parser.add_argument("--folder", type=Path, default=DIST, help="what to serve instead of dist/")
    parser.add_argument("--log", type=Path, help="a file that gets a line for each request")
    options = parser.parse_args()
    with open_server(options.port, options.folder, options.log) as server:
        address = f"http://{HOST}:{server.server_port}/"
        print(f"volle: play at {address} (press Ctrl-C to stop)", flush=True)
        if has_display():
            webbrowser.open(address)
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            print("\nvolle: stopped")


if __name__ == "__main__":
    main()
