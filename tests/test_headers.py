"""The headers of the site in netlify.toml: one policy on every path, and the cache lifetimes."""

import base64
import hashlib
import re
from pathlib import Path

import pytest

from bundle import folder_script
from headers import POLICY as CSP
from headers import header_rules, headers_for, matches, policy

ROOT = Path(__file__).resolve().parent.parent
WALL = ROOT / "js" / "engine" / "wall.html"
APP = ("/", "/index", "/index.html")
FRAMED = ("/embed", "/embed.html")
BOARDS = ("/boards", "/boards.html")
MISSING = ("/404", "/404.html")
HASHED = (
    *("/assets/main-ABCD1234.js", "/engine/0123/volle.wasm", "/rt/1-2/pyodide.asm.wasm"),
    *("/bots/0123/arena.wasm", "/sounds/sounds-0123.mp3"),
)
RULES = ("/rules/wolle/de/", "/rules/assets/pages-ABCD1234.css")
LASTING = ("/sw.js", "/manifests/en.webmanifest", "/icons/icon.svg", "/scenes/wolle.bid.tie.json", *RULES)
RELEASED = ("/element/1/1.0.0.js",)
FOREIGN = ("/element/1.js", *RELEASED, "/pictures/wolle.bid.tie.svg")
"""Files that third-party pages load."""
FALLBACK = "/fallback.js"
"""A script that pages load if they cannot run the game, perhaps in a frame without an origin."""
SITE = (FALLBACK, *APP, *FRAMED, *BOARDS, *MISSING, *HASHED, *LASTING, *FOREIGN)
UNKNOWN = (
    "/%69ndex.html",
    "/%65mbed.html",
    "//index.html",
    "/anything-else",
    "/embed/more",
    "/%62oards.html",
)
"""Paths without a block, including other spellings of paths with one."""
POLICY = {
    "default-src": "'none'",
    "script-src": "'self' 'wasm-unsafe-eval'",
    "style-src": "'self'",
    "img-src": "'self' data:",
    "font-src": "'self'",
    "frame-src": "'self'",
    "connect-src": "'self'",
    "worker-src": "'self' blob:",
    "manifest-src": "'self'",
    "media-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'none'",
    "require-trusted-types-for": "'script'",
    "trusted-types": "volle lit-html",
}
CORP = "Cross-Origin-Resource-Policy"
PERMISSIONS = "Permissions-Policy"
MAY_REPLACE = {
    "/embed": {CSP},
    "/embed.html": {CSP},
    "/boards": {PERMISSIONS},
    "/boards.html": {PERMISSIONS},
    "/element/1.js": {CORP},
    "/element/1/*": {CORP},
    "/pictures/*": {CORP},
    FALLBACK: {CORP},
}
"""Headers of the first block that a later one may replace."""


def policy_of(path):
    """Return the directives of a path's security policy, which is a single one."""
    return directives(headers_for(path)[CSP])


def directives(policy):
    assert "," not in policy
    return dict(directive.split(" ", 1) for directive in policy.split("; "))


def wall_hash():
    """Return the hash of the script in the document in which a custom bot plays."""
    return hash_of(script_in(WALL.read_text("utf-8")))


def script_in(page):
    """Return the only inline script of a page."""
    [script] = re.findall(r"<script>(.*?)</script>", page, re.DOTALL)
    return script


def hash_of(script):
    """Return the hash of a script, as in a policy."""
    return "sha256-" + base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()


def test_the_document_around_a_bot_lets_in_its_own_script_and_a_worker_and_nothing_else():
    [policy] = re.findall(r'http-equiv="Content-Security-Policy" content="(.*?)"', WALL.read_text("utf-8"))
    assert directives(policy) == {
        "default-src": "'none'",
        "script-src": f"'{wall_hash()}' 'wasm-unsafe-eval'",
        "worker-src": "blob:",
        "base-uri": "'none'",
        "form-action": "'none'",
        "require-trusted-types-for": "'script'",
        "trusted-types": "volle",
    }


@pytest.mark.parametrize("path", [*SITE, *UNKNOWN])
def test_every_path_has_the_whole_policy(path):
    framed = {"frame-ancestors": "*"} if path in FRAMED else {}
    inline = f"'{wall_hash()}' '{hash_of(script_in(folder_script()))}'"
    assert policy_of(path) == POLICY | {"script-src": f"{POLICY['script-src']} {inline}"} | framed


def test_the_policy_of_a_page_holds_where_no_header_comes():
    # Browsers ignore these in a page, and report an error.
    assert not {"frame-ancestors", "report-uri", "sandbox"} & {*directives(policy())}


def test_a_header_is_given_twice_only_where_either_value_or_both_may_hold():
    given = [(pattern, set(values)) for pattern, values in header_rules()]
    [common, *others] = given
    assert common[0] == "/*"
    assert {pattern: names & common[1] for pattern, names in others if names & common[1]} == MAY_REPLACE
    for path in SITE:
        names = [name for pattern, names in others if matches(pattern, path) for name in names]
        assert len(names) == len({*names}), path


@pytest.mark.parametrize("path", [*SITE, *UNKNOWN])
def test_no_policy_lets_in_unsafe_sources(path):
    policy = policy_of(path)
    sources = {source for sources in policy.values() for source in sources.split()}
    assert not sources & {"'unsafe-inline'", "'unsafe-eval'", "'unsafe-hashes'", "'strict-dynamic'"}
    assert not [source for source in sources if ":" in source and source not in {"data:", "blob:"}]
    # Data images are harmless; data scripts would not be.
    assert [name for name, sources in policy.items() if "data:" in sources] == ["img-src"]
    # Only the worker of a custom bot starts from a blob, in a document with a stricter policy (WALL).
    assert [name for name, sources in policy.items() if "blob:" in sources] == ["worker-src"]


@pytest.mark.parametrize("path", [*SITE, *UNKNOWN])
def test_third_party_pages_load_what_is_made_for_them_and_nothing_else(path):
    headers = headers_for(path)
    is_foreign = path in FOREIGN
    assert headers[CORP] == ("cross-origin" if is_foreign or path == FALLBACK else "same-origin")
    assert headers.get("Access-Control-Allow-Origin") == ("*" if is_foreign else None)


@pytest.mark.parametrize("path", [*SITE, *UNKNOWN])
def test_every_path_has_the_common_headers(path):
    headers = headers_for(path)
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["Referrer-Policy"] == "no-referrer"
    assert headers["Cross-Origin-Opener-Policy"] == "same-origin"
    lasts, *more = headers["Strict-Transport-Security"].split("; ")
    assert int(lasts.removeprefix("max-age=")) >= 2 * 365 * 24 * 3600
    # Only the owner of a domain knows if its other hosts have HTTPS.
    assert more == []
    allowed = dict(entry.split("=") for entry in headers["Permissions-Policy"].split(", "))
    # The table reads the codes of phones with a camera, on one page.
    camera = {"camera"} if path in BOARDS else set()
    own = {name for name, who in allowed.items() if who == "(self)"}
    assert own == {"clipboard-write", "fullscreen", "screen-wake-lock"} | camera
    none = {name for name, who in allowed.items() if who == "()"}
    assert none >= {"camera", "geolocation", "microphone", "payment", "usb"} - camera


@pytest.mark.parametrize("path", [*SITE, *UNKNOWN])
def test_only_the_table_for_other_pages_may_be_framed_by_them(path):
    assert headers_for(path)["X-Frame-Options"] == "SAMEORIGIN"
    # `frame-ancestors` overrides that header.
    assert policy_of(path).get("frame-ancestors") == ("*" if path in FRAMED else None)


def test_a_page_has_its_headers_by_every_name_that_it_has_on_the_net():
    for page in ROOT.glob("*.html"):
        name = f"/{page.stem}"
        given = headers_for(f"{name}.html")
        assert all(headers_for(other) == given for other in (name, f"{name}/", name.upper(), f"{name}.HTML"))


def test_every_file_of_the_site_is_of_a_kind_that_is_tested_here():
    kinds = {path.split("/")[1] for path in SITE}
    patterns = {pattern for pattern, _ in header_rules()}
    assert {pattern.split("/")[1] for pattern in patterns} - {"*"} == kinds


def test_the_later_of_two_values_holds(monkeypatch):
    rules = [("/a/*", {"X": "1"}), ("/a/b", {"X": "2", "Y": "3"})]
    monkeypatch.setattr("headers.header_rules", lambda: rules)
    assert headers_for("/a/c") == {"X": "1"}
    assert headers_for("/a/b") == {"X": "2", "Y": "3"}


def test_no_header_asks_for_isolation_that_would_forbid_embedding():
    names = {name for _, values in header_rules() for name in values}
    assert "Cross-Origin-Embedder-Policy" not in names


def test_only_names_that_change_with_their_content_are_kept_for_good():
    for path in (*HASHED, *RELEASED):
        assert headers_for(path)["Cache-Control"] == "public, max-age=31536000, immutable"
    for path in (*APP, *FRAMED, *BOARDS, *LASTING):
        assert headers_for(path)["Cache-Control"] == "no-cache"


def test_every_page_is_revalidated():
    for page in ROOT.glob("*.html"):
        assert headers_for(f"/{page.name}")["Cache-Control"] == "no-cache"
