"""The local server's answers for missing pages."""

import threading
from http.client import HTTPConnection

import pytest

from headers import headers_for
from serve import open_server

PAGE = b"<!doctype html><title>404</title>"


@pytest.fixture
def ask(tmp_path):
    """Send requests to a site with one page and a missing page."""
    (tmp_path / "index.html").write_text("here")
    (tmp_path / "404.html").write_bytes(PAGE)
    (tmp_path / "folder").mkdir()
    with open_server(0, tmp_path, None) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        connection = HTTPConnection("127.0.0.1", server.server_port)

        def answer(path, method="GET"):
            connection.request(method, path)
            response = connection.getresponse()
            return response.status, response.read(), dict(response.headers)

        yield answer
        connection.close()
        server.shutdown()


@pytest.mark.parametrize("path", ["/nothing", "/folder/", "/rules/wolle/xx/", "/assets/none.js"])
def test_the_page_where_there_is_none_comes_with_its_status_and_is_not_kept(ask, path):
    status, body, headers = ask(path)
    assert (status, body) == (404, PAGE)
    assert headers["Content-Type"] == "text/html; charset=utf-8"
    expected = headers_for(path) | {"Cache-Control": "no-store"}
    assert expected.items() <= headers.items()
    assert ask(path, "HEAD")[:2] == (404, b"")


def test_a_page_that_is_there_is_found(ask):
    assert ask("/")[:2] == (200, b"here")
