"""Pages of somebody else, with the table in frames: another site than ours, though on this machine."""

import base64
import html
import threading
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import urlencode

SANDBOX = "allow-scripts allow-same-origin"
"""The least that the frame needs."""

PAGE = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Somebody else's page</title>
<link rel="icon" href="data:,">
<script>
const heard = [];
addEventListener("message", ({{ data }}) => heard.push(JSON.stringify(data)));
</script>
<input id="own" autofocus>
{frames}
"""


class Host:
    """A site of its own: `url` is where it is, `show` what it shows there."""

    def __init__(self) -> None:
        self.body = b""
        host = self

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                self.send_response(200)
                self.send_header("Content-Type", "text/html; charset=utf-8")
                self.send_header("Content-Length", str(len(host.body)))
                self.end_headers()
                self.wfile.write(host.body)

            def log_message(self, *_arguments: object) -> None:
                """Says nothing."""

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://localhost:{self.server.server_port}/"

    def show(self, *addresses: str, width: int = 1024, height: int = 768) -> None:
        """Puts these addresses into frames; they are called frame-0, frame-1 ..."""
        frames = [
            f'<iframe name="frame-{number}" title="A game" src="{html.escape(address)}"'
            f' width="{width}" height="{height}" sandbox="{SANDBOX}"></iframe>'
            for number, address in enumerate(addresses)
        ]
        self.body = PAGE.format(frames="\n".join(frames)).encode()


@contextmanager
def hosting() -> Iterator[Host]:
    """Serves pages of somebody else."""
    host = Host()
    threading.Thread(target=host.server.serve_forever, daemon=True).start()
    yield host
    host.server.shutdown()
    host.server.server_close()


def embedded(site: str, fragment: str = "", **asked: str) -> str:
    """The address of a table that is asked for like this."""
    return f"{site}embed.html?{urlencode(asked)}#{fragment}"


def fragment_of(record: str | bytes) -> str:
    """A record as a piece of an address, as docs/embedding.md says."""
    data = record.encode() if isinstance(record, str) else record
    packer = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS)
    return base64.urlsafe_b64encode(packer.compress(data) + packer.flush()).decode().rstrip("=")


def record_in(fragment: str) -> str:
    """The record that a piece of an address holds."""
    padded = fragment + "=" * (-len(fragment) % 4)
    return zlib.decompress(base64.urlsafe_b64decode(padded), -zlib.MAX_WBITS).decode()
