"""The headers of the site, by netlify.toml: one policy on every path, and what may be kept for how long."""

from pathlib import Path

import pytest

from headers import header_rules, headers_for

ROOT = Path(__file__).resolve().parent.parent
APP = ("/", "/index", "/index.html")
FRAMED = ("/embed", "/embed.html")
MISSING = ("/404", "/404.html")
HASHED = ("/assets/main-ABCD1234.js", "/engine/0123/volle.wasm", "/rt/1-2/pyodide.asm.wasm")
RULES = ("/rules/wolle/de/", "/rules/assets/pages-ABCD1234.css")
LASTING = ("/sw.js", "/manifests/en.webmanifest", "/icons/icon.svg", "/scenes/wolle.bid.tie.json", *RULES)
BOTS = ("/bots/bots-worker-ABCD1234.js", "/bots/0123/arena.wasm")
"""What bots of anybody run in."""
FRAMING = (*APP, *RULES)
"""What shows tables in frames of its own."""
RELEASED = ("/element/1/1.0.0.js",)
FOREIGN = ("/element/1.js", *RELEASED, "/pictures/wolle.bid.tie.svg")
"""What pages of somebody else load."""
SITE = (*APP, *FRAMED, *MISSING, *HASHED, *LASTING, *FOREIGN, *BOTS)
POLICY = {
    "default-src": "'none'",
    "script-src": "'self' 'wasm-unsafe-eval'",
    "style-src": "'self'",
    "img-src": "'self' data:",
    "font-src": "'self'",
    "connect-src": "'self'",
    "worker-src": "'self'",
    "manifest-src": "'self'",
    "media-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'none'",
    "frame-ancestors": "'self'",
    "require-trusted-types-for": "'script'",
    "trusted-types": "volle lit-html",
}


def policy_of(path):
    """The directives of a path's security policy, which is a single one."""
    policy = headers_for(path)["Content-Security-Policy"]
    assert "," not in policy
    return dict(directive.split(" ", 1) for directive in policy.split("; "))


@pytest.mark.parametrize("path", BOTS)
def test_bots_of_anybody_reach_nothing_but_scripts_of_the_site(path):
    sources = {name: value for name, value in policy_of(path).items() if name != "script-src"}
    assert policy_of(path)["script-src"] == POLICY["script-src"]
    assert sources.pop("require-trusted-types-for") == "'script'"
    assert {*sources} == {*POLICY} & {*sources}
    assert {*sources.values()} == {"'none'"}
    assert {"default-src", "connect-src", "trusted-types"} <= {*sources}


@pytest.mark.parametrize("path", [path for path in SITE if path not in BOTS])
def test_every_path_has_the_whole_policy(path):
    framed = {"frame-ancestors": "*"} if path in FRAMED else {}
    framing = {"frame-src": "'self'"} if path in FRAMING else {}
    assert policy_of(path) == POLICY | framed | framing


@pytest.mark.parametrize("path", SITE)
def test_no_policy_lets_in_what_is_unsafe(path):
    policy = policy_of(path)
    sources = {source for sources in policy.values() for source in sources.split()}
    assert not sources & {"'unsafe-inline'", "'unsafe-eval'", "'unsafe-hashes'", "'strict-dynamic'"}
    assert not [source for source in sources if ":" in source and source != "data:"]
    # An image of one's own bytes harms nobody; a script of them would.
    images = [] if path in BOTS else ["img-src"]
    assert [name for name, sources in policy.items() if "data:" in sources] == images


@pytest.mark.parametrize("path", SITE)
def test_pages_of_somebody_else_load_what_is_made_for_them_and_nothing_else(path):
    headers = headers_for(path)
    is_foreign = path in FOREIGN
    assert headers["Cross-Origin-Resource-Policy"] == ("cross-origin" if is_foreign else "same-origin")
    assert headers.get("Access-Control-Allow-Origin") == ("*" if is_foreign else None)


@pytest.mark.parametrize("path", [*SITE, "/anything-else"])
def test_every_path_has_the_common_headers(path):
    headers = headers_for(path)
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["Referrer-Policy"] == "no-referrer"
    assert headers["Cross-Origin-Opener-Policy"] == "same-origin"
    lasts, *more = headers["Strict-Transport-Security"].split("; ")
    assert int(lasts.removeprefix("max-age=")) >= 2 * 365 * 24 * 3600
    assert more == ["includeSubDomains"]
    allowed = dict(entry.split("=") for entry in headers["Permissions-Policy"].split(", "))
    assert {name for name, who in allowed.items() if who == "(self)"} == {
        "clipboard-write",
        "fullscreen",
        "screen-wake-lock",
    }
    assert {"camera", "geolocation", "microphone", "payment", "usb"} <= {
        name for name, who in allowed.items() if who == "()"
    }


def test_only_the_table_for_other_pages_may_be_framed_by_them():
    framed = {path for path in SITE if policy_of(path)["frame-ancestors"] != "'self'"}
    assert framed == {*FRAMED, *BOTS}
    assert {policy_of(path)["frame-ancestors"] for path in BOTS} == {"'none'"}
    assert {path for path in SITE if headers_for(path).get("X-Frame-Options") == "SAMEORIGIN"} == set(APP)


def test_a_page_has_its_headers_by_every_name_that_it_has_on_the_net():
    for page in ROOT.glob("*.html"):
        name = f"/{page.stem}"
        given = headers_for(f"{name}.html")
        assert all(headers_for(other) == given for other in (name, f"{name}/", name.upper(), f"{name}.HTML"))


def test_every_file_of_the_site_is_of_a_kind_that_is_tested_here():
    kinds = {path.split("/")[1] for path in SITE}
    patterns = {pattern for pattern, _ in header_rules()}
    assert {pattern.split("/")[1] for pattern in patterns} - {"*"} == kinds


def test_no_path_is_given_a_header_twice(monkeypatch):
    twice = [("/a/*", {"X": "1"}), ("/a/b", {"X": "2", "Y": "3"})]
    monkeypatch.setattr("headers.header_rules", lambda: twice)
    assert headers_for("/a/c") == {"X": "1"}
    with pytest.raises(ValueError, match="/a/b gets X"):
        headers_for("/a/b")


def test_no_header_asks_for_isolation_that_would_forbid_embedding():
    names = {name for _, values in header_rules() for name in values}
    assert "Cross-Origin-Embedder-Policy" not in names


def test_only_names_that_change_with_their_content_are_kept_for_good():
    for path in (*HASHED, *RELEASED, *BOTS):
        assert headers_for(path)["Cache-Control"] == "public, max-age=31536000, immutable"
    for path in (*APP, *FRAMED, *LASTING):
        assert headers_for(path)["Cache-Control"] == "no-cache"


def test_every_page_is_asked_for_anew():
    for page in ROOT.glob("*.html"):
        assert headers_for(f"/{page.name}")["Cache-Control"] == "no-cache"
