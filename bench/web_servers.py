"""Local web servers: nginx, Apache, Caddy and Python's own, each with a configuration."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import tempfile
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from types import TracebackType

from setup import find_server

LOOPBACK = "127.0.0.1"
TRIES = 5
"""Attempts to start a server, because another program may take a free port first."""
IS_ROOT = os.geteuid() == 0
MODULES = [
    "authz_core",
    "autoindex",
    "deflate",
    "dir",
    "env",
    "filter",
    "headers",
    "mime",
    "mpm_event",
    "negotiation",
    "reqtimeout",
    "setenvif",
]
"""The modules that Debian's Apache loads to serve files, and mod_headers."""


class WebServer:
    """A server that keeps its port between restarts.

    `command` writes the configuration for a port, and returns the command that starts the server.
    """

    def __init__(self, command: Callable[[int], list[str]]) -> None:
        self.port = 0
        self._command = command
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Start the server, and wait until it accepts connections."""
        said = ""
        for _ in range(TRIES):
            port = self.port or free_port()
            command = self._command(port)
            server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
            if accepts(server, port):
                self.port, self._process = port, server
                return
            said, _ = server.communicate()
        raise AssertionError(f"the server does not start: {said}")

    def stop(self) -> None:
        """Stop the server, if it runs."""
        if self._process:
            self._process.terminate()
            self._process.communicate()
        self._process = None

    def __enter__(self) -> WebServer:
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()


def free_port() -> int:
    """Return a free port."""
    with socket.socket() as free:
        free.bind((LOOPBACK, 0))
        return int(free.getsockname()[1])


def accepts(server: subprocess.Popen[str], port: int) -> bool:
    """Wait until a server accepts connections; return False if it exits first."""
    while server.poll() is None:
        with suppress(ConnectionRefusedError), socket.create_connection((LOOPBACK, port)):
            return True
        with suppress(subprocess.TimeoutExpired):
            server.wait(0.05)
    return False


def nginx(web: Path, site: Callable[[int], str]) -> WebServer:
    """Return an nginx as configured by Debian, with a site; its own files are in a folder of `web`."""
    folder = Path(tempfile.mkdtemp(dir=web))
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    paths = "\n".join(f"{kind}_temp_path {folder};" for kind in kinds)

    def command(port: int) -> list[str]:
        (folder / "nginx.conf").write_text(
            f"""{"user root;" if IS_ROOT else ""}
            daemon off; pid {folder}/pid; error_log stderr;
            events {{}}
            http {{
                sendfile on; tcp_nopush on; types_hash_max_size 2048;
                include /etc/nginx/mime.types; default_type application/octet-stream;
                gzip on; access_log off; {paths}
                {site(port)}
            }}""",
            "utf-8",
        )
        return [str(find_server("nginx")), "-p", str(folder), "-c", str(folder / "nginx.conf")]

    return WebServer(command)


def apache(web: Path, root: Path) -> WebServer:
    """Return an Apache as configured by Debian, with .htaccess files enabled."""
    folder = Path(tempfile.mkdtemp(dir=web))
    modules = "\n".join(
        f"LoadModule {name}_module /usr/lib/apache2/modules/mod_{name}.so" for name in MODULES
    )

    def command(port: int) -> list[str]:
        (folder / "apache.conf").write_text(
            f"""ServerRoot {folder}
            Listen {LOOPBACK}:{port}
            ServerName {LOOPBACK}
            {modules}
            PidFile {folder}/pid
            ErrorLog /dev/stderr
            {"User www-data" if IS_ROOT else ""}
            TypesConfig /etc/mime.types
            AddOutputFilterByType DEFLATE text/html text/plain text/xml text/css text/javascript
            DocumentRoot {root}
            <Directory {root}>
                AllowOverride FileInfo
                Require all granted
            </Directory>
            """,
            "utf-8",
        )
        return [str(find_server("apache2")), "-D", "FOREGROUND", "-f", str(folder / "apache.conf")]

    return WebServer(command)


def caddy(web: Path, site: Callable[[int], str]) -> WebServer:
    """Return a Caddy with a site."""
    config = Path(tempfile.mkdtemp(dir=web)) / "Caddyfile"

    def command(port: int) -> list[str]:
        config.write_text("{\n    admin off\n}\n" + site(port), "utf-8")
        return [str(find_server("caddy")), "run", "--config", str(config), "--adapter", "caddyfile"]

    return WebServer(command)


def python(root: Path) -> WebServer:
    """Return Python's own file server."""
    program = [sys.executable, "-m", "http.server", "--bind", LOOPBACK, "--directory", str(root)]
    return WebServer(lambda port: [*program, str(port)])
