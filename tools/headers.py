"""Reads the headers of netlify.toml, and tells which of them a path gets."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path

NETLIFY = Path(__file__).resolve().parent.parent / "netlify.toml"
MISSING = "404.html"
"""What a host answers with where there is no page: by this name Netlify and others find it."""


@cache
def header_rules() -> list[tuple[str, dict[str, str]]]:
    """Gives each pattern of paths with its headers, in the order of the file."""
    rules = tomllib.loads(NETLIFY.read_text())["headers"]
    return [(rule["for"], rule["values"]) for rule in rules]


def headers_for(path: str) -> dict[str, str]:
    """Gives the headers of one path; raises ValueError where two patterns give one, as none would be sure."""
    headers: dict[str, str] = {}
    for pattern, values in header_rules():
        if matches(pattern, path):
            if twice := headers.keys() & values.keys():
                raise ValueError(f"{path} gets {', '.join(sorted(twice))} from {pattern} and from another")
            headers |= values
    return headers


def matches(pattern: str, path: str) -> bool:
    """Tells whether a path is the pattern, or lies below one with a star at its end: as Netlify does it."""
    parts = [part for part in pattern.split("/") if part]
    below = parts[-1:] == ["*"]
    whole = "".join(f"/{re.escape(part)}" for part in parts[: len(parts) - below])
    return bool(re.fullmatch(whole + ("(/.*)?" if below else "/?"), path, re.IGNORECASE))
