"""Serve the built site over a slow line, with brotli as hosts do, to the page and its workers."""

from __future__ import annotations

import io
import subprocess
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http import HTTPStatus
from pathlib import Path
from typing import Any, NamedTuple

from runtime import CACHE, content_name
from serve import HOST, Handler, Server
from setup import DIST


class Line(NamedTuple):
    """A line: bytes per second for all connections together, and seconds before each answer."""

    rate: float
    latency: float


LINES = {
    "fast": Line(20e6 / 8, 0.060),
    "slow": Line(1.6e6 * 0.9 / 8, 0.5625),
}
"""20 Mbit/s, and "Fast 3G" as the developer tools of browsers have it."""
SLOWER = {"fast": 1, "slow": 6}
"""The factor by which the processor is slowed down."""
COMPRESSED = (".css", ".ftl", ".html", ".js", ".json", ".svg", ".wasm", ".webmanifest")
FETCHED = {"assets", "engine", "fallback.js", "index.html", "lessons", "rt"}
"""The parts of the site that a visit needs, which are compressed before it."""
WAITED = 0.02
"""A request that follows the last answer of its connection within these seconds has waited for it."""
CHUNK = 1400
"""Bytes of a packet."""
COMPRESS = """
const { brotliCompressSync, constants } = require("zlib");
const { BROTLI_PARAM_QUALITY: quality, BROTLI_PARAM_LGWIN: window } = constants;
const params = { [quality]: 9, [window]: 22 };
process.stdout.write(brotliCompressSync(require("fs").readFileSync(0), { params }));
"""


def compressed(file: Path) -> bytes:
    """Return the bytes of a file with brotli at the quality that hosts use for files."""
    kept = CACHE / "brotli" / content_name(file)
    if not kept.exists():
        kept.parent.mkdir(parents=True, exist_ok=True)
        with file.open("rb") as opened:
            done = subprocess.run(["node", "-e", COMPRESS], stdin=opened, stdout=subprocess.PIPE, check=True)
        kept.write_bytes(done.stdout)
    return kept.read_bytes()


class Throttle:
    """Lets the packets of all connections pass one after the other, at the rate of a line."""

    def __init__(self, line: Line) -> None:
        self.line = line
        self._lock = threading.Lock()
        self._free_at = 0.0

    def wait(self, length: int) -> None:
        """Wait until a packet has passed."""
        with self._lock:
            self._free_at = max(self._free_at, time.monotonic()) + length / self.line.rate
            until = self._free_at
        time.sleep(max(0.0, until - time.monotonic()))


class SlowHandler(Handler):
    """Serve compressed files, packet by packet."""

    def __init__(self, *arguments: object, throttle: Throttle, directory: str) -> None:
        self.throttle = throttle
        self.ended = 0.0
        super().__init__(*arguments, directory=directory)

    def do_GET(self) -> None:  # noqa: N802
        """Answer after the latency of the line.

        Hosts send all files over one connection of HTTP/2. Here browsers hold requests back until one of six
        connections is free; such a request would have been sent before, and has no latency of its own.
        """
        if time.monotonic() - self.ended > WAITED:
            time.sleep(self.throttle.line.latency)
        super().do_GET()
        self.ended = time.monotonic()

    def send_head(self) -> io.BytesIO | Any:
        """Send the head of a compressed file, or of any other file like the site's own server."""
        file = Path(self.translate_path(self.path.split("?")[0]))
        if file.is_dir():
            file /= "index.html"
        if file.suffix not in COMPRESSED or not file.is_file():
            return super().send_head()
        body = compressed(file)
        self.send_response(HTTPStatus.OK)
        self.send_header("Content-Type", self.guess_type(str(file)))
        self.send_header("Content-Encoding", "br")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        return io.BytesIO(body)

    def copyfile(self, source: Any, outputfile: Any) -> None:
        """Send a body at the rate of the line."""
        while packet := source.read(CHUNK):
            self.throttle.wait(len(packet))
            outputfile.write(packet)


@contextmanager
def serve_slowly(line: Line) -> Iterator[str]:
    """Serve the built site over a line; yield its address."""
    for file in DIST.rglob("*"):
        if file.suffix in COMPRESSED and file.relative_to(DIST).parts[0] in FETCHED:
            compressed(file)
    handler = partial(SlowHandler, throttle=Throttle(line), directory=str(DIST))
    with Server((HOST, 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://{HOST}:{server.server_port}/"
        server.shutdown()
