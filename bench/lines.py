"""Lines between browser and server: bandwidth, latency and a slower processor, for all that a page starts.

The server throttles: what the browser's developer tools throttle is one page, and neither its workers nor the
service worker. All connections share the bandwidth of a line, and a request waits for its latency. Files are
sent with brotli, as hosts send them.

The processor is slowed down by stopping the processes of the browser that run scripts, for most of every 12
milliseconds: the developer tools slow down the main thread of a page only, but Python runs in a worker.
"""

from __future__ import annotations

import hashlib
import io
import os
import signal
import subprocess
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from http import HTTPStatus
from pathlib import Path
from typing import Any, NamedTuple

from runtime import CACHE
from serve import HOST, Handler, Server

PERIOD = 0.012
"""The seconds in which a slowed process runs once."""
CHUNK = 1400
"""The bytes that a line sends at once: those of a packet."""
WAITED = 0.02
"""A request that follows the last answer of its connection within these seconds has waited for it."""
BROTLI = """
const compressed = require("zlib").brotliCompressSync(require("fs").readFileSync(0));
process.stdout.write(compressed);
"""


class Line(NamedTuple):
    """The megabits and milliseconds of a line, the slowdown of the processor, and the number of visitors."""

    megabits: float
    latency: float
    slowdown: int
    runs: int


LINES = {
    "local": Line(0, 0, 1, 7),
    "20 Mbit/s": Line(20, 60, 1, 5),
    "slow phone": Line(1.44, 562.5, 6, 2),
}
"""The line of a slow phone is what developer tools call Fast 3G."""


def brotli(file: Path) -> bytes:
    """Return the bytes of a file with brotli, or as they are if that is shorter; cached by content."""
    plain = file.read_bytes()
    cached = CACHE / "brotli" / hashlib.sha256(plain).hexdigest()
    if not cached.exists():
        cached.parent.mkdir(parents=True, exist_ok=True)
        done = subprocess.run(["node", "-e", BROTLI], input=plain, stdout=subprocess.PIPE, check=True)
        cached.write_bytes(done.stdout)
    # A server names the encoding only of what is shorter.
    return min(plain, cached.read_bytes(), key=len)


class Pipe:
    """The bandwidth that all connections share."""

    def __init__(self, megabits: float) -> None:
        """Create the pipe of a line."""
        self._seconds_per_byte = 8 / (megabits * 1e6)
        self._lock = threading.Lock()
        self._free = 0.0

    def wait(self, length: int) -> None:
        """Wait until that many bytes have passed."""
        with self._lock:
            self._free = max(self._free, time.monotonic()) + length * self._seconds_per_byte
            until = self._free
        time.sleep(max(0.0, until - time.monotonic()))


class CompressingHandler(Handler):
    """Serve files with brotli, as hosts do."""

    def send_head(self) -> io.BytesIO | Any:
        """Send the head of a compressed file, or of anything else like the site's own server."""
        file = Path(self.translate_path(self.path))
        file = file / "index.html" if file.is_dir() else file
        if not file.is_file():
            return super().send_head()
        body = brotli(file)
        self.send_response(HTTPStatus.OK)
        self.send_header("Content-Type", self.guess_type(str(file)))
        self.send_header("Content-Length", str(len(body)))
        if len(body) < file.stat().st_size:
            self.send_header("Content-Encoding", "br")
        self.end_headers()
        return io.BytesIO(body)


class LineHandler(CompressingHandler):
    """Serve compressed files at the pace of a line."""

    def __init__(self, *arguments: object, directory: str, line: Line, pipe: Pipe) -> None:
        self.line, self.pipe = line, pipe
        self.ended = 0.0
        super().__init__(*arguments, directory=directory)

    def do_GET(self) -> None:  # noqa: N802
        """Answer after the latency of the line.

        Hosts send all files over one connection of HTTP/2. Here browsers hold requests back until one of six
        connections is free; such a request would have been sent before, and has no latency of its own.
        """
        if time.monotonic() - self.ended > WAITED:
            time.sleep(self.line.latency / 1e3)
        super().do_GET()
        self.ended = time.monotonic()

    def copyfile(self, source: Any, outputfile: Any) -> None:
        """Send a body at the bandwidth of the line."""
        while chunk := source.read(CHUNK):
            self.pipe.wait(len(chunk))
            outputfile.write(chunk)


@contextmanager
def served(folder: Path, line: Line) -> Iterator[str]:
    """Serve a folder with the headers of the site on a line; yield its URL."""
    handler = partial(Handler, directory=str(folder))
    if line.megabits:
        compress(folder)
        handler = partial(LineHandler, directory=str(folder), line=line, pipe=Pipe(line.megabits))
    with serving(handler) as url:
        yield url


@contextmanager
def served_compressed(folder: Path) -> Iterator[str]:
    """Serve a folder with brotli and without a limit; yield its URL."""
    compress(folder)
    with serving(partial(CompressingHandler, directory=str(folder))) as url:
        yield url


def compress(folder: Path) -> None:
    """Compress the files that a visit may need, so that no request waits for it."""
    for file in filter(Path.is_file, folder.rglob("*")):
        if file.relative_to(folder).parts[0] not in {"pictures", "rules", "scenes"}:
            brotli(file)


@contextmanager
def serving(handler: Callable[..., Handler]) -> Iterator[str]:
    """Run a server; yield its URL."""
    with Server((HOST, 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://{HOST}:{server.server_port}/"
        server.shutdown()


@contextmanager
def slowed(profile: str, slowdown: int) -> Iterator[None]:
    """Slow down the processes that run scripts in the browser of a profile."""
    ended = threading.Event()
    thread = threading.Thread(target=slow_down, args=(profile, slowdown, ended))
    if slowdown > 1:
        thread.start()
    try:
        yield
    finally:
        ended.set()
        if slowdown > 1:
            thread.join()


def slow_down(profile: str, slowdown: int, ended: threading.Event) -> None:
    """Stop the processes for all but one of `slowdown` parts of the time, until that has ended."""
    running = PERIOD / slowdown
    while not ended.is_set():
        processes = renderers(profile)
        for _ in range(20):
            send(processes, signal.SIGSTOP)
            time.sleep(PERIOD - running)
            send(processes, signal.SIGCONT)
            time.sleep(running)


def send(processes: list[int], sent: signal.Signals) -> None:
    """Send a signal to all processes that still exist."""
    for process in processes:
        with suppress(ProcessLookupError):
            os.kill(process, sent)


def renderers(profile: str) -> list[int]:
    """Return the processes that run scripts, of the browser with this profile."""
    parents: dict[int, int] = {}
    scripts: list[int] = []
    browsers: set[int] = set()
    for folder in Path("/proc").iterdir():
        if not folder.name.isdigit():
            continue
        with suppress(OSError):
            command = (folder / "cmdline").read_text(errors="replace")
            parent = (folder / "stat").read_text().rpartition(")")[2].split()[1]
            parents[int(folder.name)] = int(parent)
            if f"--user-data-dir={profile}" in command and "--type=" not in command:
                browsers.add(int(folder.name))
            elif "--type=renderer" in command:
                scripts.append(int(folder.name))
    return [process for process in scripts if browsers & set(ancestors(process, parents))]


def ancestors(process: int, parents: dict[int, int]) -> Iterator[int]:
    """Yield the parents of a process."""
    while process := parents.get(process, 0):
        yield process
