"""Text files on the command line: in UTF-8, with or without the mark that some editors write first."""

from __future__ import annotations

import os.path
import sys
from pathlib import Path
from typing import Any, Final

from volle.core.errors import BadRecord, GameError
from volle.core.json_text import parse_json
from volle.core.record import LONGEST

_INPUT: Final = "-"
"""The name of standard input."""


def read_text(path: Path) -> str:
    """Return the text of a file, `-` for standard input.

    No more is read than a record can have, and line ends stay as they are. Raises BadRecord (record.encoding)
    and GameError (file.unreadable).
    """
    try:
        with sys.stdin.buffer if str(path) == _INPUT else path.open("rb") as file:
            data = file.read(4 * LONGEST + 1)
    except OSError as error:
        raise GameError("file.unreadable", file=str(path), reason=error.strerror or "") from error
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadRecord("record.encoding", data[: error.start].count(b"\n") + 1) from error


def option_value(text: str) -> Any:
    """Parse the value of an option: JSON, @FILE with JSON in it, or a word, which stands for itself.

    Raises GameError (options.file for a file that holds no JSON, record.encoding, file.unreadable).
    """
    if not text.startswith("@"):
        try:
            return parse_json(text)
        except ValueError:
            return text
    file = text[1:]
    try:
        return parse_json(read_text(Path(file)))
    except BadRecord as error:
        raise GameError(error.code, file=file) from error
    except ValueError as error:
        raise GameError("options.file", file=file) from error


def names_in(text: str) -> list[str]:
    """Split a list at its commas, but not inside the name of a file that exists; the longest name counts."""
    parts, names = text.split(","), list[str]()
    while parts:
        ends = range(len(parts), 1, -1)
        end = next((end for end in ends if _is_file(",".join(parts[:end]).strip())), 1)
        names.append(",".join(parts[:end]).strip())
        del parts[:end]
    return names


def _is_file(name: str) -> bool:
    """Return True for an existing file; a name that no file can have is none."""
    return os.path.isfile(name)  # noqa: PTH113 - Path raises an error for a name that is too long
