"""The languages there are, which one the environment asks for, and what the terminal itself says in it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Final

USUAL: Final = "en"
"""Where no wish can be met."""
_PACKAGE: Final = Path(__file__).parent
_INSTALLED: Final = _PACKAGE / "locales"
LOCALES: Final = _INSTALLED if _INSTALLED.is_dir() else _PACKAGE.parents[1] / "locales"
"""The Fluent files, a folder for each language: in an installed package, or at the top of a checkout."""


def languages() -> tuple[str, ...]:
    """The codes of all languages."""
    return tuple(sorted(file.parent.name for file in LOCALES.glob("*/terminal.ftl")))


def language_for(environment: Mapping[str, str]) -> str:
    """The language of the environment's locale: `de` for `LANG=de_AT.UTF-8`; where there is none, English."""
    names = (environment.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    code = re.split("[-_.@]", next(filter(None, names), ""))[0].lower()
    return code if code in languages() else USUAL


def terminal_words(language: str) -> dict[str, str]:
    """The messages of `terminal.ftl`, one a line, by their ids: they can be said without any library."""
    text = (LOCALES / language / "terminal.ftl").read_text("utf-8")
    return dict(re.findall(r"^([a-z-]+) = (.+)$", text, re.MULTILINE))
