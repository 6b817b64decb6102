"""The languages there are, which one the environment asks for, and the messages that need no library."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction
from functools import cache
from pathlib import Path
from typing import Final

from volle.core.localization import Word

USUAL: Final = "en"
"""Where no wish can be met."""
_PACKAGE: Final = Path(__file__).parents[1]
_INSTALLED: Final = _PACKAGE / "locales"
LOCALES: Final = _INSTALLED if _INSTALLED.is_dir() else _PACKAGE.parents[1] / "locales"
"""The Fluent files, a folder for each language: in an installed package, or at the top of a checkout."""
_SCENES: Final = "-scenes"
"""The ending of files that the terminal needs nothing of."""
_LINE: Final = re.compile(r"^([a-z][\w-]*) = (.+)$(?!\n[ \t]+[^ \t.\n])", re.MULTILINE)
"""A message of one line."""
_PLACE: Final = re.compile(
    r"{ *(?:\$(?P<variable>\w+)|(?P<message>[a-z][\w-]*)|(?P<number>\d+)|\"(?P<text>[^\"]*)\") *}"
)
"""A placeable of a message: a variable, another message, a number or a text."""


def languages() -> tuple[str, ...]:
    """The codes of all languages."""
    return tuple(sorted(file.parent.name for file in LOCALES.glob("*/terminal.ftl")))


def language_for(environment: Mapping[str, str]) -> str:
    """The language of the environment's locale: `de` for `LANG=de_AT.UTF-8`; where there is none, English."""
    names = (environment.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    code = re.split("[-_.@]", next(filter(None, names), ""))[0].lower()
    return code if code in languages() else USUAL


def resources(language: str) -> Iterator[str]:
    """Yield the texts of the Fluent files of a language, without those of scenes."""
    for file in sorted((LOCALES / language).glob("*.ftl")):
        if not file.stem.endswith(_SCENES):
            yield file.read_text("utf-8")


@cache
def plain_localization(language: str) -> PlainLocalization:
    """Return the messages of a language that need no library."""
    return PlainLocalization(language)


@cache
def terminal_words(language: str) -> dict[str, str]:
    """Return the messages of `terminal.ftl` that have no variables, by their ids: they need no library."""
    text = (LOCALES / language / "terminal.ftl").read_text("utf-8")
    return {id_: words for id_, words in _LINE.findall(text) if "{" not in words}


class PlainLocalization:
    """The messages of one language that choose nothing, for where the Fluent library is missing."""

    def __init__(self, language: str) -> None:
        texts = {id_: words for text in resources(language) for id_, words in _LINE.findall(text)}
        self._texts = {id_: words for id_, words in texts.items() if "{" not in _PLACE.sub("", words)}

    def has(self, id_: str) -> bool:
        """Return True if there is a message with this id that chooses nothing."""
        return id_ in self._texts

    def say(self, id_: str, /, **words: Word) -> str:
        """Return the message with this id, about these words; one that chooses as its id and the words."""
        if id_ not in self._texts:
            return " ".join((id_, *map(str, words.values())))

        def fill(place: re.Match[str]) -> str:
            variable, message = place["variable"], place["message"]
            if message:
                return self.say(message, **words)
            return str(words.get(variable, variable)) if variable else place["number"] or place["text"]

        return _PLACE.sub(fill, self._texts[id_])

    def number(self, value: float) -> str:
        """Return a number with a true minus sign."""
        return str(value).replace("-", "\N{MINUS SIGN}")

    def listed(self, words: Iterable[str]) -> str:
        """Return words with commas between them."""
        return ", ".join(words)

    def decimal(self, value: float | Fraction, digits: int = 1) -> str:
        """Return a number with some digits behind the point."""
        return f"{round(float(value), digits) + 0.0:.{digits}f}".replace("-", "\N{MINUS SIGN}")

    def percent(self, share: float | Fraction) -> str:
        """Return a share of 1 in percent, with one digit behind the point."""
        return f"{self.decimal(100 * share)}%"
