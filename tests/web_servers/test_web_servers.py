"""Servers with the files of hosting/ answer like the site's own server, for every kind of path."""

import gzip
from http.client import HTTPConnection, HTTPResponse
from typing import Any

import pytest

from headers import header_rules, headers_for
from hosting import NOT_HERE

KNOWN_TYPES = {
    ".css": "text/css",
    ".html": "text/html",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".wasm": "application/wasm",
}
SCRIPTS = {"application/javascript", "text/javascript"}
SMALL = 1024
"""Smaller files need not be compressed."""
PACKED = {".mp3", ".png", ".woff2"}
"""Types of files that are already compressed."""


class Answer:
    """A server's answer."""

    def __init__(self, response: HTTPResponse) -> None:
        self.status = response.status
        self.headers = {name.title(): value for name, value in response.getheaders()}
        self.body = response.read()

    def own(self) -> dict[str, str]:
        """Return the headers that netlify.toml names."""
        return {name: value for name, value in self.headers.items() if name in OWN}


OWN = {name.title() for _, values in header_rules() for name in values}
"""The headers that netlify.toml names."""


def expected(path: str) -> dict[str, str]:
    """Return the headers of a path in netlify.toml."""
    return {name.title(): value for name, value in headers_for(path).items() if name not in NOT_HERE}


@pytest.fixture
def ask(served: Any) -> Any:
    """Send a request for a path of the site."""

    def answer(path: str, method: str = "GET", **headers: str) -> Answer:
        connection = HTTPConnection("127.0.0.1", served.port)
        fields = {name.replace("_", "-"): value for name, value in headers.items()}
        connection.request(method, served.prefix + path, headers=fields)
        response = Answer(connection.getresponse())
        connection.close()
        return response

    return answer


def files(served: Any) -> dict[str, bytes]:
    """Return the content of each file of the site by its path."""
    return {
        f"/{file.relative_to(served.site).as_posix()}": file.read_bytes()
        for file in served.site.rglob("*")
        if file.is_file() and file.name != ".htaccess"
    }


def test_every_kind_of_file_comes_with_its_headers(served: Any, ask: Any) -> None:
    paths = files(served)
    assert len(paths) > 20
    for path, content in paths.items():
        answer = ask(path)
        assert (answer.status, answer.body) == (200, content), path
        assert answer.own() == expected(path), path
        suffix = "." + path.rpartition(".")[2]
        kind = answer.headers.get("Content-Type", "").partition(";")[0]
        if suffix == ".js":
            assert kind in SCRIPTS, path
        else:
            assert kind == KNOWN_TYPES.get(suffix, kind), path


def test_a_page_comes_by_its_other_names(served: Any, ask: Any) -> None:
    page = (served.site / "index.html").read_bytes()
    answer = ask("/")
    assert (answer.status, answer.body, answer.own()) == (200, page, expected("/"))
    book = next(path for path in files(served) if path.startswith("/rules/") and path.endswith("/index.html"))
    folder = book.removesuffix("index.html")
    assert ask(folder).own() == expected(folder)


@pytest.mark.parametrize("path", ["/nowhere", "/assets/none-ABCD1234.js", "/rt/none/none.wasm"])
def test_a_file_that_is_missing_comes_as_the_page_for_that_and_is_not_cached(
    served: Any, ask: Any, path: str
) -> None:
    answer = ask(path)
    assert answer.status == 404
    assert answer.body == (served.site / "404.html").read_bytes()
    assert "immutable" not in answer.headers.get("Cache-Control", "")
    for name in ("Content-Security-Policy", "X-Content-Type-Options", "Referrer-Policy"):
        assert answer.headers[name] == headers_for("/404.html")[name]


def test_large_texts_are_compressed(served: Any, ask: Any) -> None:
    for path, content in files(served).items():
        suffix = "." + path.rpartition(".")[2]
        answer = ask(path, Accept_Encoding="gzip")
        if suffix in PACKED or (len(content) <= SMALL and "Content-Encoding" not in answer.headers):
            continue
        assert answer.headers.get("Content-Encoding") == "gzip", path
        assert gzip.decompress(answer.body) == content
        assert "Accept-Encoding" in answer.headers["Vary"]


def test_a_file_that_has_not_changed_is_not_sent_again(ask: Any) -> None:
    known = ask("/sw.js").headers["Etag"]
    answer = ask("/sw.js", If_None_Match=known)
    assert (answer.status, answer.body) == (304, b"")
