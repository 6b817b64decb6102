"""Parsers for the texts of the command line."""

from __future__ import annotations

from math import inf
from pathlib import Path
from typing import Any

from volle.core.errors import GameError
from volle.core.json_text import parse_json


def positive(text: str) -> int:
    """A whole number from 1 on; raises ValueError, which argparse tells."""
    number = int(text)
    if number < 1:
        raise ValueError(text)
    return number


def seconds(text: str) -> float:
    """A time above 0; raises ValueError, which argparse tells."""
    seconds = float(text)
    if not 0 < seconds < inf:
        raise ValueError(text)
    return seconds


def grades(text: str) -> list[str]:
    """Grades of bots, each perhaps with a name, separated by commas."""
    return [grade.strip() for grade in text.split(",")]


def option_value(text: str) -> Any:
    """Parse the value of an option: JSON, @FILE with JSON in it, or a word, which stands for itself.

    Raises GameError (options.file) for a file that holds no JSON, and OSError.
    """
    if not text.startswith("@"):
        try:
            return parse_json(text)
        except ValueError:
            return text
    try:
        return parse_json(Path(text[1:]).read_text(encoding="utf-8"))
    except ValueError as error:
        raise GameError("options.file", file=text[1:]) from error
