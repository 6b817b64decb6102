"""Reads the headers of netlify.toml, and tells which of them a path gets."""

from __future__ import annotations

import tomllib
from pathlib import Path

NETLIFY = Path(__file__).resolve().parent.parent / "netlify.toml"


def header_rules() -> list[tuple[str, dict[str, str]]]:
    """Gives each pattern of paths with its headers, in the order of the file."""
    rules = tomllib.loads(NETLIFY.read_text())["headers"]
    return [(rule["for"], rule["values"]) for rule in rules]


def headers_for(path: str) -> dict[str, str]:
    """Gives the headers of one path; where several patterns name a header, it gets all their values."""
    headers: dict[str, str] = {}
    for pattern, values in header_rules():
        if matches(pattern, path):
            for name, value in values.items():
                headers[name] = f"{headers[name]}, {value}" if name in headers else value
    return headers


def matches(pattern: str, path: str) -> bool:
    """Tells whether a path is the pattern, or lies below one that ends in a star."""
    if pattern.endswith("/*"):
        return path.startswith(pattern[:-1])
    return path == pattern
