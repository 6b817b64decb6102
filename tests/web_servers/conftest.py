"""A site on each web server, with its file of hosting/, edited as that file instructs."""

import shutil
import tempfile
from pathlib import Path
from typing import NamedTuple

import pytest
import web_servers

from hosting import FOLDER as FILES
from setup import DIST

BELOW = "/games/volle"
"""The folder in the files of hosting/ for a site that is not at the root."""


class Served(NamedTuple):
    """A site on a running server."""

    port: int
    prefix: str
    site: Path


@pytest.fixture(scope="session")
def web():
    """Return a folder that every user may read: a file of each kind, at its root and in a folder."""
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
def prefix(request):
    """Return the path of the site."""
    return request.param


@pytest.fixture(scope="session", params=["nginx", "apache", "caddy"])
def served(request, web, prefix):
    """Return the site on each server."""
    root = web / ("folder" if prefix else "root")
    with MAKE[request.param](web, root, prefix) as server:
        yield Served(server.port, prefix, root / prefix.strip("/"))


def edited(name, *edits):
    """Return a file of hosting/ with edits, each of which must fit once."""
    text = (FILES / name).read_text("utf-8")
    for old, new in edits:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    return text


def nginx(web, root, prefix):
    """Return an nginx with hosting/nginx.conf."""
    below = [
        ("    default $uri;", f"    ~^{prefix}(?<below>/.*)$ $below;"),
        ("error_page 404 /404.html;", f"error_page 404 {prefix}/404.html;"),
        ("    root /var/www/volle;", f"location {prefix}/ {{\n    root /var/www/volle;"),
    ]

    def site(port):
        own = [("listen 80;", f"listen 127.0.0.1:{port};"), ("root /var/www/volle;", f"root {root};")]
        text = edited("nginx.conf", *(below if prefix else []), own[0])
        return text.replace(*own[1]) + "}\n" * bool(prefix)

    return web_servers.nginx(web, site)


def apache(web, root, prefix):
    """Return an Apache with hosting/apache.conf as its .htaccess."""
    edits = [("^(/.*)$", f"^{prefix}(/.*)$"), ("404 /404.html", f"404 {prefix}/404.html")]
    text = edited("apache.conf", *(edits if prefix else []))
    (root / prefix.strip("/") / ".htaccess").write_text(text, "utf-8")
    return web_servers.apache(web, root)


def caddy(web, root, prefix):
    """Return a Caddy with hosting/Caddyfile."""
    below = [
        ("    route {", f"    handle_path {prefix}/* {{\n    route {{"),
        ("    }\n    handle_errors", "    }\n    }\n    handle_errors"),
    ]
    site = root / prefix.strip("/")

    def text(port):
        own = [
            ("games.example {", f"http://127.0.0.1:{port} {{"),
            ("root * /var/www/volle", f"root * {site}"),
        ]
        return edited("Caddyfile", *(below if prefix else []), *own)

    return web_servers.caddy(web, text)


MAKE = {"nginx": nginx, "apache": apache, "caddy": caddy}
