"""Web servers of this machine, each with its file of hosting/, edited as that file says."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import NamedTuple

import pytest

from hosting import FOLDER as FILES
from setup import DIST, find_server

BELOW = "/games/volle"
"""The folder that hosting/ names where a site does not stand at the root."""
TRIES = 5
"""A free port may be taken before a server has it."""


class Served(NamedTuple):
    """A site that a server serves: where, and what lies in it."""

    port: int
    prefix: str
    site: Path


@pytest.fixture(scope="session")
def web() -> Iterator[Path]:
    """A folder that every user may read, with a site at its root and the same site in a folder.

    The site has a file of each kind.
    """
    root = Path(tempfile.mkdtemp(prefix="volle-web-"))
    root.chmod(0o755)
    files = sorted(file for file in DIST.rglob("*") if file.is_file())
    kinds = {(file.relative_to(DIST).parts[0], file.suffix): file for file in files}
    for place in ("root", f"folder{BELOW}"):
        for file in kinds.values():
            copy = root / place / file.relative_to(DIST)
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(file, copy)
    yield root
    shutil.rmtree(root)


@pytest.fixture(scope="session", params=["", BELOW], ids=["root", "folder"])
def prefix(request: pytest.FixtureRequest) -> str:
    """Where the site stands."""
    return str(request.param)


@pytest.fixture(scope="session", params=["nginx", "apache2", "caddy"])
def served(request: pytest.FixtureRequest, web: Path, prefix: str) -> Iterator[Served]:
    """The site, served by each server."""
    root = web / ("folder" if prefix else "root")
    with RUN[request.param](web, root, prefix) as port:
        yield Served(port, prefix, root / prefix.strip("/"))


Run = Callable[[Path, Path, str], "Iterator[int]"]


def text_of(name: str) -> str:
    """Return a file of hosting/."""
    return (FILES / name).read_text("utf-8")


def edited(text: str, *edits: tuple[str, str]) -> str:
    """Return a text with edits, each of which must fit once."""
    for old, new in edits:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    return text


@contextmanager
def running(write: Callable[[int], list[str]]) -> Iterator[int]:
    """A server that `write` writes the configuration of, for a port; it returns the command to start it."""
    for _ in range(TRIES):
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        output = {"stdout": subprocess.PIPE, "stderr": subprocess.STDOUT, "text": True}
        with subprocess.Popen(write(port), **output) as server:
            if answers(server, port):
                yield port
                server.terminate()
                server.communicate()
                return
            said, _ = server.communicate()
    raise AssertionError(f"the server does not start: {said}")


def answers(server: subprocess.Popen[str], port: int) -> bool:
    """Wait until a server accepts connections; return False where it ends before."""
    while server.poll() is None:
        with suppress(ConnectionRefusedError), socket.create_connection(("127.0.0.1", port)):
            return True
        with suppress(subprocess.TimeoutExpired):
            server.wait(0.05)
    return False


@contextmanager
def nginx(web: Path, root: Path, prefix: str) -> Iterator[int]:
    """An nginx with hosting/nginx.conf."""
    folder = Path(tempfile.mkdtemp(dir=web))
    text = text_of("nginx.conf")
    if prefix:
        text = edited(
            text,
            ("    default $uri;", f"    ~^{prefix}(?<below>/.*)$ $below;"),
            ("error_page 404 /404.html;", f"error_page 404 {prefix}/404.html;"),
            ("    root /var/www/volle;", f"location {prefix}/ {{\n    root /var/www/volle;"),
        )
        text += "}\n"

    def write(port: int) -> list[str]:
        site = edited(
            text,
            ("listen 80;", f"listen 127.0.0.1:{port};"),
            ("root /var/www/volle;", f"root {root};"),
        )
        temporary = "".join(
            f"{kind}_temp_path {folder};\n" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        )
        (folder / "nginx.conf").write_text(
            f"""{"user root;" if os.geteuid() == 0 else ""}
            daemon off; pid {folder}/pid; error_log stderr;
            events {{}}
            http {{
                include /etc/nginx/mime.types; access_log off; {temporary}
                {site}
            }}""",
            "utf-8",
        )
        return [str(find_server("nginx")), "-p", str(folder), "-c", str(folder / "nginx.conf")]

    with running(write) as port:
        yield port


MODULES = ("authz_core", "deflate", "dir", "env", "filter", "headers", "mime", "mpm_event", "setenvif")
"""What Debian's Apache loads of what hosting/apache.conf uses, and mod_headers."""


@contextmanager
def apache(web: Path, root: Path, prefix: str) -> Iterator[int]:
    """An Apache with hosting/apache.conf as its .htaccess."""
    folder = Path(tempfile.mkdtemp(dir=web))
    edits = [("^(/.*)$", f"^{prefix}(/.*)$"), ("404 /404.html", f"404 {prefix}/404.html")] if prefix else []
    (root / prefix.strip("/") / ".htaccess").write_text(edited(text_of("apache.conf"), *edits), "utf-8")
    modules = "".join(
        f"LoadModule {name}_module /usr/lib/apache2/modules/mod_{name}.so\n" for name in MODULES
    )

    def write(port: int) -> list[str]:
        (folder / "apache.conf").write_text(
            f"""ServerRoot {folder}
            Listen 127.0.0.1:{port}
            ServerName 127.0.0.1
            {modules}
            PidFile {folder}/pid
            ErrorLog /dev/stderr
            {"User www-data" if os.geteuid() == 0 else ""}
            TypesConfig /etc/mime.types
            DocumentRoot {root}
            <Directory {root}>
                AllowOverride FileInfo
                Require all granted
            </Directory>
            """,
            "utf-8",
        )
        return [str(find_server("apache2")), "-D", "FOREGROUND", "-f", str(folder / "apache.conf")]

    with running(write) as port:
        yield port


@contextmanager
def caddy(web: Path, root: Path, prefix: str) -> Iterator[int]:
    """A Caddy with hosting/Caddyfile."""
    folder = Path(tempfile.mkdtemp(dir=web))
    text = text_of("Caddyfile")
    if prefix:
        text = edited(text, ("    route {", f"    handle_path {prefix}/* {{"))

    def write(port: int) -> list[str]:
        site = root / prefix.strip("/")
        address = f"http://127.0.0.1:{port}"
        edits = [("games.example {", f"{address} {{"), ("root * /var/www/volle", f"root * {site}")]
        config = folder / "Caddyfile"
        config.write_text("{\n    admin off\n}\n" + edited(text, *edits), "utf-8")
        return [str(find_server("caddy")), "run", "--config", str(config), "--adapter", "caddyfile"]

    with running(write) as port:
        yield port


RUN = {"nginx": nginx, "apache2": apache, "caddy": caddy}
