"""The headers in netlify.toml, and those that apply to a path."""

from __future__ import annotations

import hashlib
import json
import re
import tomllib
from functools import cache
from pathlib import Path

NETLIFY = Path(__file__).resolve().parent.parent / "netlify.toml"
MISSING = "404.html"
"""The file for missing pages; Netlify and others find it by this name."""
COMMON = "/*"
"""The pattern of headers that apply to every path."""
CACHING = "Cache-Control"
POLICY = "Content-Security-Policy"
TYPES = {
    ".css": "text/css; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".mp3": "audio/mpeg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
"""The type of each file name extension."""


@cache
def header_rules() -> list[tuple[str, dict[str, str]]]:
    """Return each pattern of paths with its headers, in the order of the file."""
    rules = tomllib.loads(NETLIFY.read_text())["headers"]
    return [(rule["for"], rule["values"]) for rule in rules]


def headers_for(path: str) -> dict[str, str]:
    """Return the headers of one path: where two patterns match, the value of the later one."""
    headers: dict[str, str] = {}
    for pattern, values in header_rules():
        if matches(pattern, path):
            headers |= values
    return headers


def policy() -> str:
    """Return the security policy of every path that has no other."""
    return dict(header_rules())[COMMON][POLICY]


def policy_tag() -> str:
    """Return the element that gives a page this policy on a host that sends no headers."""
    return f'<meta http-equiv="{POLICY}" content="{policy()}">'


def headers_name() -> str:
    """Return a short name that changes with everything that headers permit or forbid."""
    rules = [
        (pattern, {name: value for name, value in values.items() if name != CACHING})
        for pattern, values in header_rules()
    ]
    return hashlib.sha256(json.dumps(rules).encode()).hexdigest()[:8]


def matches(pattern: str, path: str) -> bool:
    """Return True if a path is the pattern, or lies below one with a star at its end: as Netlify does it."""
    parts = [part for part in pattern.split("/") if part]
    below = parts[-1:] == ["*"]
    whole = "".join(f"/{re.escape(part)}" for part in parts[: len(parts) - below])
    return bool(re.fullmatch(whole + ("(/.*)?" if below else "/?"), path, re.IGNORECASE))
